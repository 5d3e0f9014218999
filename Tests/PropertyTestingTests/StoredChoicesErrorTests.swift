import PropertyTesting
import Testing

@Suite struct StoredChoicesErrorTests {
  @Test(arguments: [
    ("", "the text is empty: stored choices begin with 'choices/1'"),
    (" \n", "the text is empty: stored choices begin with 'choices/1'"),
    ("more: yes", "'more: yes' comes first: stored choices begin with 'choices/1'"),
    ("choices/2; more: yes", "choices/2: this library reads choices/1"),
    (
      "choices/1\n\nmore yes\n",
      "line 3: 'more yes' is no choice: write 'label: answer' or 'label: answer (meaning)'"
    ),
    (
      "choices/1; a: 1; more yes",
      "choice 2: 'more yes' is no choice: write 'label: answer' or 'label: answer (meaning)'"
    ),
    (
      "choices/1; kind: 2 (focus; b: 1",
      "choice 1: 'kind: 2 (focus' is no choice: write 'label: answer' or 'label: answer (meaning)'"
    ),
    (
      "choices/1; kind: 2 focus",
      "choice 1: 'kind: 2 focus' is no choice: write 'label: answer' or 'label: answer (meaning)'"
    ),
    ("choices/1; kind: two", "choice 1: 'two' is no answer: write yes, no, a number or a text in quotes"),
    ("choices/1; kind:", "choice 1: '' is no answer: write yes, no, a number or a text in quotes"),
    (
      "choices/1; a: 99999999999999999999",
      "choice 1: '99999999999999999999' is no answer: write yes, no, a number or a text in quotes"
    ),
    ("choices/1\na: \"b\nc: 1", "line 2: a text does not end: close it with a quote"),
    ("choices/1; a: \"b\\", "choice 1: a text does not end: close it with a quote"),
    (
      #"choices/1; a: "\q""#,
      #"choice 1: '\q' is no escape: write \n, \r, \t, \0, \", \\ or \u{1F600}"#
    ),
    (
      #"choices/1; a: "\u{D800}""#,
      #"choice 1: '\u{D800}' is no escape: write \n, \r, \t, \0, \", \\ or \u{1F600}"#
    ),
  ])
  func `what cannot be read is named with its place and a remedy`(text: String, message: String) {
    let error = #expect(throws: StoredChoicesError.self) { try StoredChoices(parsing: text) }
    #expect(error?.description == message)
  }
}
