import Diagnostics
import JSON
import StyleModel
import StylePreview
import Vocabulary

/// A symbol as the list shows it.
struct SymbolEntry {
  /// The name.
  var name: String

  /// What stands for it.
  var resolution: SymbolResolution

  /// The first systems that have it; nil where that is not known.
  var systems: SystemVersions?

  /// Why that sign stands for it.
  private var reason: String {
    let entry = resolution.entry
    let start = resolution.name == name ? "" : "drawn as '\(resolution.name)'; "
    let glyph = resolution.glyph
    let marks = (glyph.isBold ? ", bold" : "") + (glyph.isStruck ? ", struck through" : "")
    return switch resolution.way {
    case .exact: start + "a sign of its own"
    case .script: start + "as '\(entry)', for any script and direction"
    case .enclosed: start + "a number or a letter in a shape" + marks
    case .badge: start + "as '\(entry)', without its badge" + marks
    case .shortened: start + "as '\(entry)', the longest part with a sign" + marks
    case .second: start + "as '\(entry)', the second of two things" + marks
    case .word: start + "as '\(entry)', a word of it"
    case .unknown: start + "nothing of the name is known"
    }
  }

  private func sign(in form: TextForm) -> String { resolution.glyph.text(in: form).string }

  /// The fields in a terminal.
  func row(in form: TextForm) -> [String] {
    [name, sign(in: form), systems.map { "iOS \($0.iOS)" } ?? "", reason]
  }

  /// The symbol as a line of fields with tabs between them.
  var record: String {
    let fields = [
      name, sign(in: TextForm()), sign(in: TextForm(isASCII: true)),
      systems.map(\.description) ?? "", reason,
    ]
    return fields.map(visible).joined(separator: "\t") + "\n"
  }

  /// The symbol as JSON.
  var json: JSONValue {
    .object([
      "ascii": .string(sign(in: TextForm(isASCII: true))),
      "bold": resolution.glyph.isBold ? .bool(true) : nil,
      "drawnAs": resolution.name == name ? nil : .string(resolution.name),
      "entry": resolution.entry.isEmpty ? nil : .string(resolution.entry),
      "glyph": .string(sign(in: TextForm())),
      "name": .string(name),
      "struck": resolution.glyph.isStruck ? .bool(true) : nil,
      "systems": systems.map { systems in
        .object([
          "iOS": .string("\(systems.iOS)"), "macOS": .string("\(systems.macOS)"),
          "tvOS": .string("\(systems.tvOS)"), "watchOS": .string("\(systems.watchOS)"),
        ])
      },
      "way": .string(resolution.way.rawValue),
    ])
  }
}
