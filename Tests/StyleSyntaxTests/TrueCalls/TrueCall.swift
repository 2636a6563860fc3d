import Foundation
import StyleSyntax
import SwiftText

/// A call that SwiftUI has, as a style writes it, with the page that it comes from.
///
/// `Tests/Fixtures/TrueCalls` holds them a line each, `CALL  // PAGE`, below a line `# TYPE` that says
/// what is wanted at their place. `icon` and `title` stand for those of the configuration; the page is a
/// path below developer.apple.com/documentation.
struct TrueCall: Hashable, CustomStringConvertible {
  /// The type that is wanted where the call stands.
  var context: String

  /// The call.
  var text: String

  /// The page of the documentation.
  var page: String

  /// The file that it stands in, without its ending.
  var file: String

  /// The number of its line in the file.
  var line: Int

  /// What a failing test calls it.
  var description: String { "\(file):\(line) \(text)" }

  /// A function that makes the call.
  func function(named name: String) -> String {
    let part = #/\b(?:icon|title)\b(?!:)/#.wordBoundaryKind(.simple)
    let body = text.replacing(part) { "configuration.\($0.output)" }
    if context == "View" {
      return """
        @ViewBuilder func \(name)(configuration: Configuration) -> some View {
        \(body)
        }
        """
    }
    return
      "func \(name)(configuration: Configuration) {\nlet value: \(context) = \(body)\n_ = value\n}"
  }

  /// A style that makes the call.
  var style: String {
    Self.style(of: function(named: "made"))
  }

  /// A style with some members, and all that the calls take for granted.
  static func style(of members: String) -> String {
    """
    struct Sample: LabelStyle {
    \(surroundings)
    func makeBody(configuration: Configuration) -> some View {
    configuration.title
    }
    \(members)
    }
    """
  }

  /// The properties, functions and types of the app that the calls use.
  private static let surroundings = """
    struct Item: Identifiable {
    let id: Int
    let name: String
    }
    final class Model: ObservableObject {}
    struct Rank: LayoutValueKey {
    static let defaultValue = 1
    }
    struct Width: PreferenceKey {
    static let defaultValue = 1
    static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    struct Spots: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {}
    }
    @State var isShown = false
    @State var note: String = ""
    @State var amount: Double = 0.5
    @State var whole: Int = 1
    let day: Date
    @State var shade: Color = .red
    @State var chosen: Int?
    @State var item: Item?
    @State var items: [Item] = []
    @FocusState var isEdited: Bool
    @FocusState var place: Int?
    @Namespace var space
    let words: [String] = []
    let width: CGFloat = 20
    let model = Model()
    let page: URL
    let picture: ImageResource
    let tone: ColorResource
    let clock: PassthroughSubject<Date, Never>
    func save() {}
    """
}

extension TrueCall {
  /// The folder of the files.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/TrueCalls").standardizedFileURL

  /// All calls, in the order of the files' names and of their lines.
  static let all: [TrueCall] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return read(text ?? "", of: String(name.dropLast(4)))
    }
  }()

  private static func read(_ text: String, of file: String) -> [TrueCall] {
    var context = ""
    var calls: [TrueCall] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("# ") {
        context = String(line.dropFirst(2))
      } else if let mark = line.ranges(of: "  // ").last {
        calls.append(
          TrueCall(
            context: context, text: String(line[..<mark.lowerBound]),
            page: String(line[mark.upperBound...]), file: file, line: index + 1))
      }
    }
    return calls
  }
}
