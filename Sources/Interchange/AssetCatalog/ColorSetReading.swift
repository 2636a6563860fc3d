import Diagnostics
import JSON
import StyleModel

/// A colour set of an asset catalog as a tint.
package struct ColorSetReading {
  /// The tint, with the form of the file in its extensions; nil where the set has no colour.
  package private(set) var tint: Tint?

  /// Whether the set has colours, and none of them for an appearance that has none of its own.
  private(set) var lacksAny = false

  /// What is worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The number of problems that are told one by one.
  private static let problemLimit = 100

  private let file: String
  private let bytes: [UInt8]

  /// All that the file has beside the colours of the tint.
  private(set) var form = ColorSetForm()

  /// An entry of the file.
  private struct Found {
    var raw: JSONValue
    var idiom: String
    var slot: ColorSlot?
    var color: ColorEntry?
    var hasGamut: Bool
  }

  /// Reads a `Contents.json`.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: The file, as the person named it.
  ///   - path: The name of the set by its parts, where that of the tint does not say it.
  /// - Throws: `InputError` with every colour that cannot be read.
  package init(reading bytes: [UInt8], file: String, path: [String]? = nil) throws(InputError) {
    self.file = file
    self.bytes = bytes
    form.path = path
    let root: JSONValue
    do throws(JSONError) { root = try JSONValue(reading: bytes) } catch {
      throw InputError(error, in: bytes, file: file)
    }
    guard let colors = root["colors"]?.array, root["info"]?.object != nil else {
      let lacking = root["colors"]?.array == nil ? ("colors", "an array") : ("info", "an object")
      throw InputError([
        Diagnostic(
          .error, file: file,
          place: Place(ofByte: (root[lacking.0] ?? root).offset, inFile: bytes),
          message: "the file of a colour set needs \"\(lacking.0)\", \(lacking.1)")
      ])
    }
    form.info = root["info"] ?? form.info
    form.others = (root.object ?? []).filter { !["colors", "info"].contains($0.key) }
    take(try entries(colors))
    guard tint != nil else { return }
    settleLayout()
    tint?.extras.extensions = form.extensions
  }

  private mutating func entries(_ values: [JSONValue]) throws(InputError) -> [Found] {
    var problems: [ColorEntryProblem] = []
    var entries: [Found] = []
    for value in values {
      var found = Found(
        raw: value, idiom: value["idiom"]?.string ?? "", slot: ColorSlot(value["appearances"]),
        hasGamut: value["display-gamut"] != nil)
      do throws(ColorEntryProblem) {
        if let color = value["color"] { found.color = try ColorEntry(reading: color) }
      } catch {
        problems.append(error)
      }
      entries.append(found)
    }
    if !problems.isEmpty { throw InputError(told(problems, as: .error)) }
    return entries
  }

  /// Returns what is told of problems, the first of very many one by one.
  private func told(
    _ problems: [ColorEntryProblem], as severity: Diagnostic.Severity
  ) -> [Diagnostic] {
    let shown = problems.prefix(Self.problemLimit)
    let places = PlaceFinder.places(of: shown.map(\.offset), in: bytes)
    let diagnostics = shown.map {
      Diagnostic(
        severity, file: file, place: places[$0.offset], message: $0.message, hint: $0.hint)
    }
    let rest = problems.count - shown.count
    return rest > 0 ? diagnostics + [Diagnostic(omittedProblems: rest, file: file)] : diagnostics
  }

  /// Takes the values of the tint, and keeps the other entries.
  private mutating func take(_ entries: [Found]) {
    let colored = entries.filter { $0.color != nil && $0.slot != nil }
    guard let first = colored.first(where: { $0.idiom == form.idiom }) ?? colored.first else {
      form.entries = entries.map { .kept($0.raw) }
      return
    }
    form.idiom = first.idiom
    var chosen: [ColorSlot: Int] = [:]
    // A colour for any gamut comes before those for one.
    for hasGamut in [false, true] {
      for (index, entry) in entries.enumerated()
      where entry.idiom == form.idiom && entry.color != nil && entry.hasGamut == hasGamut {
        if let slot = entry.slot, chosen[slot] == nil { chosen[slot] = index }
      }
    }
    var values: [Tint.Variant: Tint.Value] = [:]
    // What is light is seen before what is any.
    for slot in [
      ColorSlot.light, .lightHighContrast, .any, .dark, .highContrast, .darkHighContrast,
    ] {
      guard let index = chosen[slot], let color = entries[index].color else { continue }
      if values[slot.variant] == nil { values[slot.variant] = color.value }
      guard values[slot.variant] == color.value else {
        chosen[slot] = nil
        continue
      }
      if color.notation != ColorNotation() { form.notations[slot] = color.notation }
    }
    guard let any = values[.any] else {
      lacksAny = true
      form.entries = entries.map { .kept($0.raw) }
      return
    }
    tint = Tint(any: any, others: values)
    form.entries = entries.indices.map { index in
      entry(entries[index], isChosen: entries[index].slot.map { chosen[$0] == index } ?? false)
    }
    if form.entries == ColorSetForm.usualEntries(of: values) { form.entries = nil }
    tell(of: entries, chosen: Set(chosen.values))
  }

  private func entry(_ found: Found, isChosen: Bool) -> ColorSetForm.Entry {
    guard isChosen, let slot = found.slot else { return .kept(found.raw) }
    return .slot(slot, others: ColorSetForm.others(of: found.raw))
  }

  private mutating func tell(of entries: [Found], chosen: Set<Int>) {
    let doubtful = entries.compactMap(\.color?.doubtfulOffset).map {
      ColorEntryProblem(
        offset: $0, message: "\"1\" is taken as 1/255, as Xcode does",
        hint: "all of a component is written \"1.000\"")
    }
    diagnostics += told(doubtful, as: .warning)
    let others = entries.enumerated().filter { index, entry in
      entry.color != nil && !chosen.contains(index)
    }.map(\.element)
    guard !others.isEmpty else { return }
    let idioms = Set(others.map(\.idiom)).subtracting([form.idiom]).sorted()
    let whose = idioms.isEmpty ? "" : " (\(idioms.joined(separator: ", ")))"
    diagnostics.append(
      Diagnostic(
        .note, file: file,
        message: "\(counted(others.count, "colour")) for other devices or appearances"
          + "\(whose) \(others.count == 1 ? "is" : "are") kept for exports and not shown"))
  }

  /// Finds the layout that gives the bytes back; a file in another one gets Xcode's.
  private mutating func settleLayout() {
    guard let tint else { return }
    for layout in ColorSetLayout.all {
      form.layout = layout
      if ColorSetText(tint, form: form).text.utf8.elementsEqual(bytes) { return }
    }
    form.layout = ColorSetLayout()
  }
}

extension ColorSetForm {
  /// One entry for each value, in Xcode's order.
  static func usualEntries(of values: [Tint.Variant: Tint.Value]) -> [Entry] {
    Tint.Variant.allCases.filter { values[$0] != nil }.map { .slot(ColorSlot($0), others: []) }
  }
}
