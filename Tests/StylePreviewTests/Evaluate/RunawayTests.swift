import Diagnostics
import Foundation
import SwiftText
import Synchronization
import Testing

@testable import StyleEvaluation
@testable import StylePreview

/// Styles that do not end, or that grow without bound, are refused with a sentence.
struct RunawayTests {
  private func message(_ chain: String, library: TestLibrary = TestLibrary()) -> String {
    do {
      _ = try Preview(library: library).resolve(chain)
      return "it ended"
    } catch let error as EvaluationError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test func styleThatUsesItselfIsNamed() throws {
    let loop = style("Label(configuration).labelStyle(Loop())", name: "Loop")
    #expect(message(loop) == "Loop calls itself too deeply: Loop -> Loop")
  }

  @Test func ringOfStylesIsNamed() throws {
    let first = style("Label(configuration).labelStyle(B())", name: "A")
    let second = style("Label(configuration).labelStyle(A())", name: "B")
    let library = TestLibrary(styles: ["A": try source(first), "B": try source(second)])
    #expect(message(first, library: library) == "A calls itself too deeply: A -> B -> A")
  }

  @Test func stylesThatComeAgainAndAgainAreNoRing() throws {
    let first = style("configuration.title", name: "D0")
    var library = ["D0": try source(style("Label(configuration)", name: "D0"))]
    for number in 1...6 {
      let twice = String(repeating: ".labelStyle(D\(number - 1)())", count: 2)
      let text = style("Label(configuration)\(twice)", name: "D\(number)")
      library["D\(number)"] = try source(text)
    }
    let use = style("Label(configuration).labelStyle(D6())")
    #expect(
      message(use, library: TestLibrary(styles: library))
        == "more than 64 calls are inside one another")
    library["D0"] = try source(first)
    #expect(message(use, library: TestLibrary(styles: library)) == "it ended")
  }

  @Test func ringIsNamedInsideOfOtherStyles() throws {
    let library = TestLibrary(styles: [
      "A": try source(style("Label(configuration).labelStyle(C()).labelStyle(B())", name: "A")),
      "B": try source(style("Label(configuration).labelStyle(A())", name: "B")),
      "C": try source(style("Label(configuration)", name: "C")),
    ])
    #expect(
      message(style("Label(configuration).labelStyle(B())"), library: library)
        == "B calls itself too deeply: B -> A -> B")
  }

  @Test func functionThatCallsItselfIsNamed() {
    let members = "func width(_ n: CGFloat) -> CGFloat { width(n + 1) }"
    #expect(
      message(style("Spacer(minLength: width(1))", members: members))
        == "Test.width calls itself too deeply: Test.width -> Test.width")
  }

  @Test func propertyThatReadsItselfIsNamed() {
    let members = "static let a = Test.b; static let b = Test.a"
    #expect(
      message(style("Spacer(minLength: Test.a)", members: members))
        == "Test.a calls itself too deeply: Test.a -> Test.b -> Test.a")
  }

  @Test func computationThatDoesNotFinishIsStopped() {
    let members = """
      func count(_ depth: Int) -> Int {
          depth == 0 ? 1 : count(depth - 1) + count(depth - 1)
      }
      """
    #expect(
      message(style("Spacer(minLength: CGFloat(count(40)))", members: members))
        == "Test did not finish: more than 200,000 steps")
  }

  @Test func nestedLoopsAreBounded() {
    let rows = "ForEach(0..<9000) { _ in ForEach(0..<9000) { _ in configuration.icon } }"
    #expect(message(style(rows)) == "a style draws more than 10,000 views")
    #expect(
      message(style("ForEach(0..<1_000_000_000) { _ in configuration.icon }"))
        == "a range has more than 10,000 elements")
    #expect(
      message(style("ForEach(0...9_223_372_036_854_775_807) { _ in configuration.icon }"))
        == "a range has more than 10,000 elements")
  }

  @Test func stylesThatDoubleTheLabelAreBounded() throws {
    let double = "HStack { Label(configuration); Label(configuration) }"
    let chain = try (0..<30).map { StyleUse(.source(try source(style(double, name: "D\($0)")))) }
    #expect(throws: EvaluationError.self) {
      try StyleEvaluator(library: TestLibrary()).resolve(chain)
    }
  }

  @Test func stringsThatGrowAreBounded() {
    let members = """
      func grow(_ text: String, _ left: Int) -> String {
          left == 0 ? text : grow(text + text, left - 1)
      }
      """
    #expect(
      message(style("Text(grow(\"0123456789\", 40))", members: members))
        == "a string is longer than 100,000 bytes")
  }

  @Test func arraysThatGrowAreBounded() {
    let members = """
      func grow(_ list: [Int], _ left: Int) -> [Int] {
          left == 0 ? list : grow(list + list, left - 1)
      }
      """
    #expect(
      message(style("Text(\"\\(grow([1, 2, 3], 40).count)\")", members: members))
        == "an array has more than 10,000 elements")
  }

  @Test func workOnLargeArraysCounts() {
    let members = """
      let list = Array(0..<9999)
      func again(_ left: Int) -> Bool {
          left == 0 ? true : again(left - 1) && again(left - 1) && !list.reversed().contains(-1)
      }
      """
    #expect(
      message(style("if again(20) { configuration.icon }", members: members))
        == "Test did not finish: more than 200,000 steps")
  }

  @Test(arguments: [
    "9_223_372_036_854_775_807 + 1", "1 / 0", "7 % 0", "-9_223_372_036_854_775_807 - 2",
    "9_223_372_036_854_775_807 * 2",
  ])
  func integersThatOverflowAreAnError(expression: String) {
    #expect(
      message(style("Spacer(minLength: \(expression))"))
        == "an integer is divided by zero or grows too large")
  }

  @Test(arguments: ["1.0 / 0", "0.0 / 0.0", ".infinity", "-1.0 / 0", "CGFloat.infinity - 1"])
  func lengthsThatAreNotFiniteAreLeftOut(expression: String) throws {
    let resolution = try Preview().resolve(
      style("configuration.title.frame(width: \(expression)).padding(\(expression))"))
    #expect(describe(resolution.view) == "padding - - - -\n  title foreground")
    #expect(resolution.notes == ["a length that is not finite is left out"])
  }

  @Test func hugeNumbersAreCutDown() throws {
    #expect(
      try Preview().tree(style("configuration.title.frame(width: 1e300, height: -1e300)"))
        == "frame width 100000 height 0 center\n  title foreground")
    #expect(message(style("Spacer(minLength: Int(1e300))")) == "a number is too large for an Int")
  }

  @Test func errorsBearTheirPlace() {
    let text = style("configuration.title\n        .opacity(1 / 0)")
    let error = #expect(throws: EvaluationError.self) { try Preview().resolve(text) }
    #expect(error?.style == "Test")
    #expect(error?.place == Place(line: 5, column: 18))
  }

  @Test(arguments: [30, 300])
  func deepCodeFitsASmallStack(depth: Int) throws {
    // The reader allows 64 levels in one body; calls add to them.
    let members = """
      func deep(_ n: Int) -> Int {
          switch n { default: if true { return [n].map { $0 + (true ? (1 + (2 + deep(n + 1))) : 0) }[0] } }
      }
      """
    let groups = String(repeating: "Group { if true { ", count: 14)
    let ends = String(repeating: " } }", count: 14)
    let text = style("\(groups)Spacer(minLength: deep(1))\(ends)", members: members)
    let views = (0..<depth).map {
      style("Group { HStack { Label(configuration) } }", name: "S\($0)")
    }
    let outcomes = onSmallStack {
      [message(text), (try? Preview().tree(views)) == nil ? "refused" : "drawn"]
    }
    #expect(outcomes[0].contains("Test.deep"))
    #expect(outcomes[1] == (depth == 30 ? "drawn" : "refused"))
  }

  @Test func longChainsAreBounded() {
    let chain = String(repeating: ".padding(1)", count: 400)
    #expect(
      message(style("configuration.title\(chain)"))
        == "a chain has more than 500 members and calls")
    let nested = String(repeating: ".padding(1)", count: 200)
    var body = "configuration.title\(nested)"
    for _ in 0..<3 { body = "Group { \(body) }\(nested)" }
    #expect(message(style(body)) == "a view has more than 400 modifiers around it")
  }
}

/// Runs something on a thread with a stack of a megabyte, an eighth of the usual one.
private func onSmallStack(_ body: @Sendable @escaping () -> [String]) -> [String] {
  let result = Mutex<[String]>([])
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    result.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = 1024 * 1024
  thread.start()
  done.wait()
  return result.withLock { $0 }
}
