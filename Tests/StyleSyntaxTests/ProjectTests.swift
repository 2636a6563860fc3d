import Diagnostics
import StyleSyntax
import Testing

/// Styles whose parts stand in several files.
struct ProjectTests {
  private let chip = """
    struct Chip {
        func makeBody(configuration: LabelStyleConfiguration) -> some View {
            HStack(spacing: Metrics.gap) { configuration.title }
        }
    }

    """

  private func find(_ files: KeyValuePairs<String, String>) -> FoundStyles {
    StyleFinder.find(in: files.map { (name: $0.key, bytes: Array($0.value.utf8)) })
  }

  private func told(_ found: FoundStyles) -> [String] {
    found.diagnostics.map { "\($0.file ?? ""):\($0.place?.description ?? "") \($0.message)" }
  }

  @Test func partsOfOtherFilesStandBehindTheType() {
    let found = find([
      "Chip+Style.swift": """
      import SwiftUI

      // Conforms.
      extension Chip: LabelStyle {}
      extension LabelStyle where Self == Chip { static var chip: Chip { Chip() } }
      """,
      "Chip.swift": chip,
      "Metrics.swift": "struct Other {}\nenum Metrics { static let gap: CGFloat = Base.two }",
      "More.swift": "extension Metrics { static let four = 4 }\nenum Base { static let two = 2 }",
    ])
    #expect(told(found) == [])
    #expect(found.styles.map(\.name) == ["Chip"])
    #expect(found.styles.first?.file == "Chip.swift")
    #expect(
      found.styles.first?.text == """
        struct Chip {
            func makeBody(configuration: LabelStyleConfiguration) -> some View {
                HStack(spacing: Metrics.gap) {
                    configuration.title
                }
            }
        }
        // Conforms.
        extension Chip: LabelStyle {}
        extension LabelStyle where Self == Chip {
            static var chip: Chip {
                Chip()
            }
        }
        enum Metrics {
            static let gap: CGFloat = Base.two
        }
        extension Metrics {
            static let four = 4
        }
        enum Base {
            static let two = 2
        }

        """)
    #expect(found.skipped.map(\.name) == ["Other"])
  }

  @Test func theOrderOfTheFilesDoesNotMatter() {
    let type = (name: "A.swift", bytes: Array(chip.utf8))
    let conformance = (name: "B.swift", bytes: Array("extension Chip: LabelStyle {}".utf8))
    let metrics = (name: "C.swift", bytes: Array("enum Metrics { static let gap = 1 }".utf8))
    let one = StyleFinder.find(in: [type, conformance, metrics])
    let other = StyleFinder.find(in: [metrics, conformance, type])
    #expect(one.styles.count == 1)
    #expect(one.styles.map(\.text) == other.styles.map(\.text))
  }

  @Test func aTypeThatIsNowhereIsAnError() {
    let found = find(["A.swift": "\nextension Chip: LabelStyle {}", "B.swift": "enum Metrics {}"])
    #expect(found.styles.isEmpty)
    #expect(
      told(found) == [
        "A.swift:2:11 the type 'Chip' that becomes a label style here is in none of these files, "
          + "or in several"
      ])
  }

  @Test func whatTwoFilesDeclareIsLeftOut() {
    let found = find([
      "Chip.swift": chip + "extension Chip: LabelStyle {}",
      "A.swift": "enum Metrics { static let gap = 1 }",
      "B.swift": "\n  struct Metrics { static let gap = 2 }",
    ])
    #expect(found.styles.first?.text.contains("enum Metrics") == false)
    #expect(
      found.leftOut == [
        LeftOut(
          name: "Metrics",
          reason: "'Chip' uses it, and more than one file declares it: A.swift, B.swift",
          file: "A.swift", place: Place(line: 1, column: 1))
      ])
  }

  @Test func whatNoOtherFileSeesIsNotTaken() {
    let found = find([
      "Chip.swift": chip + "extension Chip: LabelStyle {}",
      "A.swift": "private enum Metrics { static let gap = 1 }",
    ])
    #expect(found.styles.first?.text.contains("enum Metrics") == false)
    #expect(found.leftOut == [])
  }

  @Test func aClassIsLeftOut() {
    let found = find([
      "Chip.swift": chip + "extension Chip: LabelStyle {}",
      "A.swift": "final class Metrics { static let gap = 1 }",
    ])
    #expect(found.leftOut.map(\.reason) == ["'Chip' uses it, and it is a class or an actor"])
  }

  @Test func whatStandsUnderIfStaysUnderIt() {
    let found = find([
      "Chip.swift": chip,
      "B.swift": "#if os(iOS)\nextension Chip: LabelStyle {}\n#endif",
    ])
    #expect(
      found.styles.first?.text.hasSuffix("#if os(iOS)\nextension Chip: LabelStyle {}\n#endif\n")
        == true)
  }

  @Test func aMistakeIsToldWhereItStands() {
    let found = find([
      "Chip.swift": chip + "extension Chip: LabelStyle {}",
      "Metrics.swift": """
      struct Nothing {}
      enum Metrics {
          static let gap: CGFloat = 1
          static func wide(_ view: some View) -> some View { view.fram(width: 10) }
      }
      """,
    ])
    let problems = found.styles.first?.problems() ?? []
    #expect(problems.map(\.file) == ["Metrics.swift"])
    #expect(problems.map(\.place?.line) == [4])
  }

  @Test func aStyleThatAnotherUsesStaysAStyleOfItsOwn() {
    let found = find([
      "A.swift": "struct A: LabelStyle { var b = B() }", "B.swift": "struct B: LabelStyle {}",
    ])
    #expect(found.styles.map(\.name) == ["A", "B"])
    #expect(found.styles.first?.text.contains("struct B") == false)
  }

  @Test func innerTypesAreNotTakenFromElsewhere() {
    let found = find([
      "A.swift": """
      struct A<Content>: LabelStyle {
          enum Size { case small }
          var size = Size.small
          var helper = Helper()
      }
      """,
      "Helper.swift": "struct Helper { enum Kind { case a }; var kind = Kind.a }",
      "Other.swift": "enum Size { case big }\nstruct Content {}\nenum Kind { case b }",
    ])
    #expect(
      found.styles.first?.text == """
        struct A<Content>: LabelStyle {
            enum Size {
                case small
            }
            var size = Size.small
            var helper = Helper()
        }
        struct Helper {
            enum Kind {
                case a
            }
            var kind = Kind.a
        }

        """)
    #expect(found.leftOut == [])
  }

  @Test func hugeHelpersAreLeftOut() {
    let filler = String(repeating: "    static let filler = 1234567890\n", count: 3_000)
    let found = find([
      "Chip.swift": chip + "extension Chip: LabelStyle {}",
      "Metrics.swift": "enum Metrics {\n    static let gap = 1\n\(filler)}",
    ])
    #expect(found.styles.first?.text.contains("enum Metrics") == false)
    #expect(
      found.leftOut.map(\.reason) == ["'Chip' uses it, and takes 64 KB of other files already"])
  }

  @Test func aBrokenTypeHidesOnlyItself() {
    let found = find([
      "A.swift": """
      struct Good: LabelStyle {}
      @available(iOS 17, *)
      struct Bad: LabelStyle {
          var a = (1
      }
      #if os(iOS)
      struct Conditional: LabelStyle {}
      #endif
      // The last one.
      struct Last: LabelStyle {}
      """
    ])
    #expect(found.styles.map(\.name) == ["Good", "Conditional", "Last"])
    #expect(told(found) == ["A.swift:4:13 '(' opened here is never closed"])
    #expect(found.styles.last?.place.line == 10)
  }
}
