import Foundation
import TestSupport
import Testing

@testable import StyleModel
@testable import StyleSyntax

/// Styles in Swift that is rarely seen in them, such as macros, packs and raw names.
///
/// The compiler takes all of them, and so must the reader.
@Suite struct OddStylesTests {
  private let styles: [(name: String, text: String)]

  init() throws {
    let path = URL(fileURLWithPath: ProjectFixture.path).deletingLastPathComponent()
    let all = try String(contentsOf: path.appending(path: "OddStyles.txt"), encoding: .utf8)
    styles = all.components(separatedBy: "=== ").dropFirst().map { section in
      let lines = section.split(separator: "\n", maxSplits: 1)
      return (String(lines[0]), String(lines[1]))
    }
  }

  @Test func eachIsReadAndItsCanonicalTextStays() throws {
    #expect(styles.count == 36)
    for (name, text) in styles {
      let found = StyleFinder.find(in: Array(text.utf8))
      #expect(found.diagnostics == [], "\(name)")
      let style = try #require(found.styles.first, "\(name)")
      #expect(found.styles.count == 1, "\(name)")
      let again = StyleFinder.find(in: Array(style.source.text.utf8))
      #expect(again.styles.map(\.source.text) == [style.source.text], "\(name)")
    }
  }

  @Test func onlyWhatTheSubsetLeavesOutIsKeptAsItStands() {
    let opaque = styles.flatMap { style in
      StyleFinder.find(in: Array(style.text.utf8)).styles.flatMap(\.opaque).map(\.text)
    }
    #expect(
      opaque == [
        "let pattern = /ab+c/", "let other = #/x/y/#",
        #"configuration.title.opacity("abbc".contains(/b+/) ? 1 : 0.5)"#,
        "self.extra = (repeat each extra)",
        "TupleView((repeat each extra))",
        "TupleView((repeat each views))",
        "for i in 0..<3 where i > 1 { print(i) }",
        "do { try f() } catch let error as NSError { print(error) } catch { }",
        #"defer { print("x") }"#, "while true { break }", "repeat { } while false",
        "throw CancellationError()",
        "let c: Color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "outer: for _ in 0..<1 { continue outer }",
      ])
  }

  @Test func theCompilerTakesThemAndTheirCanonicalTexts() throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (name, text) in styles {
      paths.append(try folder.write(text, to: "\(name).swift"))
      for style in StyleFinder.find(in: Array(text.utf8)).styles {
        paths.append(try folder.write(style.source.text, to: "\(name).canonical.swift"))
      }
    }
    let parsed = try runProgram("swiftc", ["-frontend", "-parse"] + paths)
    #expect(parsed.errors == "")
    #expect(parsed.status == 0)
  }
}
