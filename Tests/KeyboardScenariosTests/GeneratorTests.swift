import KeyboardScenarios
import PropertyTesting
import Testing

@Suite struct GeneratorTests {
  /// Drawn as a campaign draws them.
  private static let scenarios: [Scenario] = (0..<10_000).map { index in
    var source = Draw(seed: Random.seed(campaign: 1, block: 0, index: index))
    return Scenario.draw(from: &source)
  }

  @Test(arguments: Habit.all)
  func `chance draws it often enough`(habit: Habit) {
    let count = Self.scenarios.count(where: habit.isThere)
    #expect(count >= habit.least)
  }
}
