import JSON
import StyleModel

/// The file of a colour set.
package struct ColorSetText {
  /// The text, in the layout that the tint came in, else in Xcode's present one.
  package var text: String { layout.text(of: root) }

  private let root: JSONValue
  private let layout: ColorSetLayout

  /// Writes a tint that has no aliases but those of system colours, in the form that it keeps.
  package init(_ tint: Tint) {
    self.init(tint, form: ColorSetForm(of: tint))
  }

  /// Writes a tint in a form.
  package init(_ tint: Tint, form: ColorSetForm) {
    let entries = Self.entries(of: tint, form).map { entry -> JSONValue in
      switch entry {
      case .kept(let value): return value
      case .slot(let slot, let others):
        let value = tint.values[slot.variant]
        return .object(
          [
            slot.appearances.map { JSONMember("appearances", $0) },
            value.map { JSONMember("color", form.color($0, in: slot)) },
            JSONMember("idiom", .string(form.idiom)),
          ].compactMap(\.self) + others)
      }
    }
    root = .object(
      [JSONMember("colors", .array(entries)), JSONMember("info", form.info)] + form.others)
    layout = form.layout
  }

  /// Returns the text as an edit of a file: what says the same stays byte for byte.
  func text(over bytes: [UInt8]) -> String {
    let edited = JSONUpdate.bytes(
      of: bytes, saying: layout.ordered(root), place: ColorSetForm.place(of:))
    return edited.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The entries that the file has: those that it had and the tint still has values for, and one for
  /// each other value, behind those that come before it.
  private static func entries(of tint: Tint, _ form: ColorSetForm) -> [ColorSetForm.Entry] {
    guard let kept = form.entries else { return ColorSetForm.usualEntries(of: tint.values) }
    var seen: Set<ColorSlot> = []
    var entries = form.filling(kept, with: tint).filter { entry in
      guard case .slot(let slot, _) = entry else { return true }
      return tint.values[slot.variant] != nil && seen.insert(slot).inserted
    }
    let variants = Set(seen.map(\.variant))
    for variant in Tint.Variant.allCases where tint.values[variant] != nil {
      guard !variants.contains(variant) else { continue }
      let before = entries.lastIndex { entry in
        guard case .slot(let slot, _) = entry else { return false }
        return ColorSlot.order(of: slot.variant) < ColorSlot.order(of: variant)
      }
      entries.insert(.slot(ColorSlot(variant), others: []), at: before.map { $0 + 1 } ?? 0)
    }
    return entries
  }
}

extension ColorSetForm {
  /// The `color` of an entry.
  fileprivate func color(_ value: Tint.Value, in slot: ColorSlot) -> JSONValue {
    let notation = notations[slot] ?? ColorNotation()
    switch value {
    case .color(let color): return notation.json(of: color)
    case .alias(let name), .tint(let name), .system(let name):
      let kept = notation.reference.flatMap { SystemColor.name(ofReference: $0) == name ? $0 : nil }
      if let reference = kept ?? SystemColor.reference(to: name) {
        return notation.json(ofReference: reference)
      }
      let seen = SystemColor.inAssetCatalog(name, for: slot.variant.appearance)
      guard case .color(let color) = seen else { return notation.json(ofReference: name) }
      return notation.json(of: color)
    }
  }
}

extension ColorNotation {
  fileprivate func json(ofReference reference: String) -> JSONValue {
    let platform = platform ?? Self.usualPlatform
    let members: [JSONMember] = [
      platform.isEmpty ? nil : JSONMember("platform", .string(platform)),
      JSONMember("reference", .string(reference)),
    ].compactMap(\.self)
    return .object(members + others)
  }

  fileprivate func json(of color: ColorValue) -> JSONValue {
    let color = color.inAssetCatalog
    let numbers = color.components.map { $0 ?? 0 }
    let isGray = numbers.allSatisfy { $0 == numbers.first }
    let usual = color.space.rawValue
    let space = isGray && space.flatMap(AssetColorSpace.space) == color.space ? space : nil
    let names = space == nil ? ["red", "green", "blue"] : ["white"]
    var components = zip(names, numbers).map { name, number in
      JSONMember(name, spelling(of: name).value(of: number) ?? .null)
    }
    if let alpha = spelling(of: "alpha").value(of: color.alpha) {
      components.append(JSONMember("alpha", alpha))
    }
    return .object(
      [
        JSONMember("color-space", .string(space ?? usual)),
        JSONMember("components", .object(components)),
      ] + others)
  }

  private func spelling(of name: String) -> ComponentSpelling {
    let spelling = spellings[name] ?? .decimal
    return spelling == .absent && name != "alpha" ? .decimal : spelling
  }
}
