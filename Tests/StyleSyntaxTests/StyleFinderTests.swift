import Diagnostics
import StyleSyntax
import TestSupport
import Testing

@Suite struct StyleFinderTests {
  private func find(_ text: String, file: String? = "A.swift") -> FoundStyles {
    StyleFinder.find(in: Array(text.utf8), file: file)
  }

  /// A line for each diagnostic: `file:line:column severity: message`.
  private func told(_ found: FoundStyles) -> [String] {
    found.diagnostics.map {
      "\($0.file ?? "-"):\($0.place?.description ?? "-") \($0.severity.rawValue): \($0.message)"
    }
  }

  @Test func findsTheStyleOfTheFirstArticleWithItsEntry() throws {
    let found = find(Articles.iconTint)
    let style = try #require(found.styles.first)
    #expect(found.diagnostics == [])
    #expect(style.name == "IconTintLabelStyle")
    #expect(style.place == Place(line: 1, column: 8))
    #expect(
      style.text == """
        struct IconTintLabelStyle: LabelStyle {
            init(_ color: Color) {
                self.color = color
            }
            private let color: Color
            func makeBody(configuration: Configuration) -> some View {
                Label(title: {
                    configuration.title
                }, icon: {
                    configuration.icon
                        .foregroundStyle(color)
                })
            }
        }
        extension LabelStyle where Self == IconTintLabelStyle {
            static func iconTint(_ color: Color) -> Self {
                .init(color)
            }
        }

        """)
  }

  @Test func findsANestedStyleAndTellsWhatIsSkipped() throws {
    let found = find(Articles.day)
    #expect(found.styles.map(\.name) == ["DayLabelStyle"])
    #expect(found.styles.map(\.outerTypes) == [["SampleLabelStyleView"]])
    #expect(
      found.styles.first?.text.hasPrefix("struct DayLabelStyle: LabelStyle {\n    func") == true)
    #expect(
      found.skipped.map { "\($0.keyword) \($0.name) \($0.place)" } == [
        "struct SampleLabelStyleView 3:1", "#Preview  41:1",
      ])
    #expect(found.diagnostics == [])
  }

  @Test(arguments: Articles.all)
  func theLayoutOfTheInputDoesNotMatter(text: String) throws {
    let tight = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\r\n")
    let wide = text.split(separator: "\n").joined(separator: "\n\n\t ")
    let expected = find(text).styles.map(\.text)
    #expect(expected.count == 1)
    #expect(find(tight).styles.map(\.text) == expected)
    #expect(find("\u{FEFF}" + wide).styles.map(\.text) == expected)
  }

  @Test(arguments: Articles.all)
  func whatWasFoundIsFoundAgainUnchanged(text: String) throws {
    let style = try #require(find(text).styles.first)
    let again = find(style.text)
    #expect(again.styles.map(\.text) == [style.text])
    #expect(again.styles.map(\.name) == [style.name])
    #expect(again.skipped == [])
  }

  @Test(arguments: [
    "struct A: SwiftUI.LabelStyle {}", "struct A {}\nextension A: LabelStyle {}",
    "struct A: Sendable, LabelStyle & Equatable {}", "enum Screen { struct A: LabelStyle {} }",
    "extension Screen { enum Inner { struct A: LabelStyle {} } }",
    "#if os(iOS)\nstruct A: LabelStyle {}\n#else\nstruct A: LabelStyle { }\n#endif",
    "protocol Pill: LabelStyle {}\nstruct A: Pill {}", "public final class A: LabelStyle {}",
    "enum Screen { struct A {} }\nextension Screen.A: LabelStyle {}",
    "enum Screen { struct A {} }\nextension A: LabelStyle {}",
    "@available(iOS 17, *) struct A<Content: View>: LabelStyle where Content: Equatable {}",
    "struct App { func f() { for i in 0..<3 { print(i) } }; struct A: LabelStyle {} }",
  ])
  func everyWayToConformIsFound(text: String) {
    let found = find(text)
    #expect(found.styles.map(\.name) == ["A"])
    #expect(found.diagnostics == [])
  }

  @Test func takesWhatAStyleUsesAndLeavesTheRest() throws {
    let found = find(
      """
      // The file's own header.
      import Zebra
      import SwiftUI
      import Charts

      private enum Metrics { static let gap: CGFloat = 4 }
      enum Unused { case a }
      /// A row.
      struct Row<Content: View>: View {
          var content: Content
          var body: some View { content.spaced() }
      }
      extension Row { func wide() -> some View { self } }
      extension View {
          func spaced() -> some View { padding(Metrics.gap) }
      }
      extension View { func unused() -> some View { self } }
      /// A pill.
      struct Pill: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Row(content: configuration.title)
          }
      }
      struct Other: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              Text("\\(Metrics.gap)").labelStyle(Pill())
          }
      }
      // The end.
      """)
    #expect(found.styles.map(\.name) == ["Pill", "Other"])
    #expect(
      found.styles.first?.text == """
        import Charts
        import Zebra
        private enum Metrics {
            static let gap: CGFloat = 4
        }
        /// A row.
        struct Row<Content: View>: View {
            var content: Content
            var body: some View {
                content.spaced()
            }
        }
        extension Row {
            func wide() -> some View {
                self
            }
        }
        extension View {
            func spaced() -> some View {
                padding(Metrics.gap)
            }
        }
        /// A pill.
        struct Pill: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Row(content: configuration.title)
            }
        }

        """)
    #expect(
      found.styles.last?.text == """
        import Charts
        import Zebra
        private enum Metrics {
            static let gap: CGFloat = 4
        }
        struct Other: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\\(Metrics.gap)")
                    .labelStyle(Pill())
            }
        }
        // The end.

        """)
    #expect(found.skipped.map(\.name) == ["Unused", "View"])
  }

  @Test func keepsTheConditionsThatAStyleStandsUnder() throws {
    let text = """
      import SwiftUI
      #if canImport(UIKit)
      import UIKit
      #endif
      #if os(iOS)
      struct Unrelated {}
      #elseif os(macOS)
      // A comment.
      struct A: LabelStyle {}
      #endif
      extension LabelStyle where Self == A { static var a: A { A() } }
      """
    let style = try #require(find(text).styles.first)
    #expect(
      style.text == """
        #if canImport(UIKit)
        import UIKit
        #endif
        #if os(iOS)
        #elseif os(macOS)
        // A comment.
        struct A: LabelStyle {}
        #endif
        extension LabelStyle where Self == A {
            static var a: A {
                A()
            }
        }

        """)
    #expect(find(style.text).styles.map(\.text) == [style.text])
  }

  @Test func extensionsOfANestedTypeLoseItsOuterTypes() throws {
    let found = find(
      """
      struct Screen { struct A { } }
      extension Screen.A: LabelStyle { }
      extension LabelStyle where Self == Screen.A { static var a: Self { .init() } }
      """)
    #expect(
      found.styles.map(\.text) == [
        """
        struct A {}
        extension A: LabelStyle {}
        extension LabelStyle where Self == A {
            static var a: Self {
                .init()
            }
        }

        """
      ])
  }

  @Test func anErrorInOneStyleDoesNotHideTheOthers() {
    let found = find(
      """
      struct A: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              configuration.title.padding(.horizontal 8)
          }
      }
      struct B: LabelStyle {}
      """)
    #expect(found.styles.map(\.name) == ["B"])
    #expect(found.diagnostics.map(\.severity) == [.error])
    #expect(found.diagnostics.first?.place == Place(line: 3, column: 49))
  }

  @Test func anExtensionOfATypeOfAnotherFileIsAnError() {
    #expect(
      told(find("\nextension Far: LabelStyle {}")) == [
        "A.swift:2:11 error: the type 'Far' that becomes a label style here is not in this file"
      ])
  }

  @Test func whatIsKeptWithoutALookIsListed() throws {
    let found = find(
      """
      struct A: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
              for i in 0..<3 { print(i) }
              configuration.title
          }
      }
      """)
    let opaque = try #require(found.styles.first?.opaque)
    #expect(opaque.map(\.text) == ["for i in 0..<3 { print(i) }"])
    #expect(opaque.map(\.place) == [Place(line: 3, column: 9)])
  }

  @Test func problemsNamePlacesInTheFile() throws {
    let found = find("\n\n  struct A: LabelStyle {\n  var a: some View { Text(\"a\").paddin() } }")
    let problems = try #require(found.styles.first?.problems())
    #expect(problems.map(\.place) == [Place(line: 4, column: 31)])
    #expect(problems.map(\.file) == ["A.swift"])
  }

  @Test(arguments: [
    "", "{", "struct A: LabelStyle {", "}", "\u{0}", "struct", "extension", "#if", "#endif",
    "#else",
    "struct A: LabelStyle", "extension LabelStyle where Self == {}", "import",
    "struct : LabelStyle {}",
    "\"", "/*", "struct A: LabelStyle { var }", "enum E { case struct A: LabelStyle {} }", "@", "#",
    "struct A: LabelStyle {}\n#endif\nstruct B: LabelStyle {}", ";;;", "extension A: LabelStyle",
  ])
  func everyEdgeEndsInAResult(text: String) {
    let found = find(text)
    for style in found.styles { _ = style.problems() }
    #expect(found.styles.count + found.skipped.count + found.diagnostics.count < 4)
  }

  @Test func bytesThatAreNoTextAreAnErrorWithAPlace() {
    let found = StyleFinder.find(in: Array("a\nb".utf8) + [0xE9, 0x20], file: "A.swift")
    #expect(found.diagnostics.map(\.place) == [Place(line: 2, column: 2)])
    #expect(found.hasErrors)
  }

  @Test func tornFilesNeverTrap() {
    var generator = SplitMix64(seed: 7)
    let source = Articles.all.joined(separator: "\n").utf8.map { $0 }
    for _ in 0..<400 {
      var bytes = Array(source.prefix(Int.random(in: 0...source.count, using: &generator)))
      for _ in 0..<Int.random(in: 0...6, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let other = source[Int.random(in: 0..<source.count, using: &generator)]
        if Bool.random(using: &generator) {
          bytes[place] = other
        } else {
          bytes.remove(at: place)
        }
      }
      let found = StyleFinder.find(in: bytes)
      for style in found.styles {
        _ = style.problems()
        _ = StyleReferences(of: style.source)
        let again = StyleFinder.find(in: Array(style.text.utf8))
        #expect(again.styles.map(\.text) == [style.text], "\(style.text)")
      }
    }
  }
}
