import JSON
import StyleModel

/// All of a colour set's file but the colours of its tint: which entries there are and in which order,
/// what else stands in it, and how everything is spelled.
///
/// A tint keeps it in its `extensions`, under two keys: what the file has beside the tint, and how the
/// file spells it. The second is no part of what tints are compared by.
package struct ColorSetForm: Hashable {
  /// An entry.
  enum Entry: Hashable {
    /// One that has a value of the tint, with the members that are not known.
    case slot(ColorSlot, others: [JSONMember])

    /// One that is kept as it is: for other devices, or without a colour.
    case kept(JSONValue)
  }

  /// The entries; nil for one for each value of the tint.
  var entries: [Entry]?

  /// The idiom of the entries that have the values of the tint.
  var idiom = "universal"

  /// Who made the file, and its version.
  var info = Self.usualInfo

  /// Other members of the root.
  var others: [JSONMember] = []

  /// The name in the asset catalog by its parts; nil where it follows from that of the tint.
  package var path: [String]?

  /// How entries say their colours, by slot.
  var notations: [ColorSlot: ColorNotation] = [:]

  /// The layout of the file.
  var layout = ColorSetLayout()

  /// What Xcode writes.
  static let usualInfo: JSONValue = ["author": "xcode", "version": 1]

  /// Creates the form of a file that Xcode writes today.
  package init() {}
}

extension ColorSetForm {
  /// The form as members of a tint's extensions; an empty object says that there is nothing to keep.
  package var extensions: [JSONMember] {
    let content = JSONValue.object([
      "asset": path.map { .array($0.map(JSONValue.string)) },
      "entries": entries.map { .array($0.map(Self.json)) },
      "idiom": idiom == "universal" ? nil : .string(idiom),
      "info": info.canonical == Self.usualInfo.canonical ? nil : info,
      "others": others.isEmpty ? nil : .object(others),
    ])
    var notation: [JSONMember] = notations.compactMap { slot, notation in
      notation.json.map { JSONMember(slot.rawValue, $0) }
    }
    if layout != ColorSetLayout() {
      notation.append(
        JSONMember(
          "layout",
          .object([
            "newline": .bool(layout.hasFinalNewline),
            "order": .string(layout.isOld ? "old" : "sorted"),
          ])))
    }
    notation.sort { $0.key < $1.key }
    return [
      JSONMember(Tint.formKey, content), JSONMember(Tint.notationKey, .object(notation)),
    ]
  }

  /// Whether another form has the same beside the colours, however it spells it and is named.
  func hasContent(of other: ColorSetForm) -> Bool {
    func content(_ form: ColorSetForm) -> [UInt8]? {
      var form = form
      form.path = nil
      return form.extensions.first?.value.canonical
    }
    return content(self) == content(other)
  }

  /// Whether a tint keeps one.
  package static func isKept(by tint: Tint) -> Bool {
    tint.extras.extensions.contains { $0.key == Tint.formKey || $0.key == Tint.notationKey }
  }

  /// Reads what a tint keeps; what is not of this form is passed over, as anyone can have written it.
  package init(of tint: Tint) {
    let extensions = JSONValue.object(tint.extras.extensions)
    let content = extensions[Tint.formKey]
    entries = content?["entries"]?.array.map { $0.compactMap(Self.entry) }
    idiom = content?["idiom"]?.string ?? idiom
    info = content?["info"].flatMap { $0.object == nil ? nil : $0 } ?? info
    others = (content?["others"]?.object ?? []).filter { !["colors", "info"].contains($0.key) }
    path = content?["asset"]?.array.flatMap { Self.path($0.map { $0.string ?? "" }) }
    let notation = extensions[Tint.notationKey]
    for slot in ColorSlot.allCases {
      if let kept = notation?[slot.rawValue] { notations[slot] = ColorNotation(kept) }
    }
    if let kept = notation?["layout"] {
      layout.isOld = kept["order"]?.string == "old"
      layout.hasFinalNewline = kept["newline"]?.bool ?? !layout.isOld
    }
  }

  private static func json(_ entry: Entry) -> JSONValue {
    switch entry {
    case .slot(let slot, let others):
      others.isEmpty
        ? .string(slot.rawValue)
        : .object(["others": .object(others), "slot": .string(slot.rawValue)])
    case .kept(let value): .object(["kept": value])
    }
  }

  private static func entry(_ json: JSONValue) -> Entry? {
    if let kept = json["kept"] { return kept.object == nil ? nil : .kept(kept) }
    guard let slot = (json.string ?? json["slot"]?.string).flatMap(ColorSlot.init(rawValue:))
    else { return nil }
    let known = ["appearances", "color", "idiom"]
    return .slot(slot, others: (json["others"]?.object ?? []).filter { !known.contains($0.key) })
  }
}

extension ColorSetForm {
  /// Returns the parts of a name where each can be that of a folder; they become paths.
  private static func path(_ parts: [String]) -> [String]? {
    let areFit = parts.allSatisfy { part in
      1...240 ~= part.utf8.count && !part.hasPrefix(".") && !part.utf8.contains(UInt8(ascii: "/"))
        && !part.unicodeScalars.contains { $0.value < 0x20 }
    }
    return areFit && 1...32 ~= parts.count ? parts : nil
  }

  /// Whether an entry says a name by a reference of its own.
  package func hasReference(for name: String) -> Bool {
    notations.values.contains { notation in
      notation.reference.map { SystemColor.name(ofReference: $0) == name } ?? false
    }
  }
}
