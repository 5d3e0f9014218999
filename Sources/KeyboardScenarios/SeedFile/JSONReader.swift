/// A place in a JSON text, with the questions that a seed file is asked.
struct JSONReader {
  let value: JSONValue
  let place: String

  func fail(_ problem: String, remedy: String) -> SeedFileError {
    SeedFileError(problem, at: place, remedy: remedy)
  }

  /// The members of an object, none of which has a name beyond `known`.
  func object(_ known: [String]) throws(SeedFileError) -> [String: JSONReader] {
    guard case .object(let members) = value else {
      throw fail("\(value.words) is not an object", remedy: "write { \"\(known[0])\": ... }")
    }
    for name in members.keys.sorted() where !known.contains(name) {
      throw inside(name, .null).fail(
        "unknown key", remedy: "the keys here are \(known.joined(separator: ", "))")
    }
    return members.reduce(into: [:]) { $0[$1.key] = inside($1.key, $1.value) }
  }

  private func inside(_ name: String, _ value: JSONValue) -> JSONReader {
    JSONReader(value: value, place: place.isEmpty ? name : "\(place).\(name)")
  }

  func array() throws(SeedFileError) -> [JSONReader] {
    guard case .array(let elements) = value else {
      throw fail("\(value.words) is not a list", remedy: "write [ ... ]")
    }
    return elements.enumerated().map { JSONReader(value: $1, place: "\(place)[\($0)]") }
  }

  func text() throws(SeedFileError) -> String {
    guard case .text(let text) = value else {
      throw fail("\(value.words) is not a text", remedy: "put it in quotation marks")
    }
    return text
  }

  func flag() throws(SeedFileError) -> Bool {
    guard case .flag(let flag) = value else {
      throw fail("\(value.words) is neither true nor false", remedy: "write true or false")
    }
    return flag
  }

  /// A number that is finite, unless `isAny`: then NaN and the infinities are written as texts.
  func number(isAny: Bool = false) throws(SeedFileError) -> Double {
    switch value {
    case .number(let number): return number
    case .text("nan") where isAny: return .nan
    case .text("inf") where isAny: return .infinity
    case .text("-inf") where isAny: return -.infinity
    default:
      let others = isAny ? ", \"nan\", \"inf\" or \"-inf\"" : ""
      throw fail("\(value.words) is not a number", remedy: "give a number\(others)")
    }
  }

  func integer(in range: ClosedRange<Int>) throws(SeedFileError) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw fail(
        "\(number.written) is out of range",
        remedy: "give a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  func numbers(_ count: Int, like example: String, isAny: Bool = false) throws(SeedFileError) -> [Double] {
    let elements = try array()
    guard elements.count == count else {
      throw fail("\(elements.count) numbers where \(count) belong", remedy: "write \(example)")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(isAny: isAny)) }
    return numbers
  }

  func rect(isAny: Bool = false) throws(SeedFileError) -> Rect {
    let numbers = try numbers(4, like: "[x, y, width, height]", isAny: isAny)
    if numbers[2] < 0 || numbers[3] < 0 {
      throw fail("a size is not negative", remedy: "give a width and a height of zero or more")
    }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  func insets() throws(SeedFileError) -> Insets {
    let numbers = try numbers(4, like: "[top, left, bottom, right]")
    if numbers.contains(where: { $0 < 0 }) {
      throw fail("an inset is not negative", remedy: "give four numbers of zero or more points")
    }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func point() throws(SeedFileError) -> Point {
    let numbers = try numbers(2, like: "[x, y]")
    return Point(numbers[0], numbers[1])
  }

  func size() throws(SeedFileError) -> Size {
    let numbers = try numbers(2, like: "[width, height]")
    if numbers[0] < 0 || numbers[1] < 0 {
      throw fail("a size is not negative", remedy: "give a width and a height of zero or more")
    }
    return Size(numbers[0], numbers[1])
  }

  /// One of the names of an enumeration.
  func name<Name: CaseIterable & RawRepresentable<String>>(
    _ kind: Name.Type, _ what: String
  ) throws(SeedFileError) -> Name {
    let text = try text()
    guard let name = Name(rawValue: text) else {
      let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw fail("\"\(text)\" is no \(what)", remedy: "it can be \(known)")
    }
    return name
  }
}
