import Diagnostics
import StyleEvaluation
import StyleModel
import StyleSyntax

/// A place of an item that names another one.
struct NamedUse {
  /// How the other item is named.
  enum Form {
    /// `Color("brand")`.
    case asset

    /// `.brand`, `Theme.accent`: a tint, or a name of the app's own.
    case member

    /// `PillLabelStyle()`.
    case type

    /// `.labelStyle(.pill)`.
    case styleMember

    /// The alias of a variant of a tint.
    case alias(Tint.Variant)
  }

  /// How it is named.
  var form: Form

  /// The name, as it is written.
  var name: String

  /// The item; nil where the catalog has none.
  var item: Int?

  /// The byte offset in a style's Swift.
  var offset: Int?

  /// The kind of the item.
  var kind: ItemKind {
    switch form {
    case .asset, .member, .alias: .tint
    case .type, .styleMember: .style
    }
  }

  /// Where the item names the other one.
  var place: ItemPlace {
    if case .alias(let variant) = form { .variant(variant) } else { .offset(offset) }
  }
}

extension CheckedContent {
  /// Finds what an item names and that is an item, or has to be one.
  func foundUses(of index: Int) -> [NamedUse] {
    switch items[index].document {
    case .labels: []
    case .tint(let tint): uses(of: tint)
    case .style: (try? source(at: index)?.get()).map { uses(of: $0) } ?? []
    }
  }

  private func uses(of tint: Tint) -> [NamedUse] {
    Tint.Variant.allCases.compactMap { variant in
      guard let value = tint.values[variant], let name = value.tintName else { return nil }
      let item = self.index(of: .tint, named: name)
      if item == nil, value == .alias(name), SystemColor(name: name) != nil { return nil }
      return NamedUse(form: .alias(variant), name: name, item: item)
    }
  }

  private func uses(of source: StyleSource) -> [NamedUse] {
    let references = StyleReferences(of: source)
    return references.tints.compactMap { self.use($0, samples: source.samples) }
      + references.styles.compactMap { self.use($0, pins: source.pins) }
  }

  private func use(
    _ use: StyleReferences.TintUse, samples: [String: String]
  ) -> NamedUse? {
    let item = use.candidates.lazy.compactMap { self.index(of: .tint, named: $0) }.first
    let form: NamedUse.Form = use.spelling == .name ? .asset : .member
    if item == nil {
      let isSystem = use.candidates.contains { SystemColor(name: $0) != nil }
      let isSampled = use.candidates.contains { samples[$0] != nil }
      guard use.isCertain, !isSystem, !isSampled else { return nil }
    }
    guard let name = use.candidates.first else { return nil }
    return NamedUse(form: form, name: name, item: item, offset: use.start)
  }

  private func use(
    _ use: StyleReferences.StyleUse, pins: [String: ContentHash]
  ) -> NamedUse? {
    let found: NamedUse
    switch use.target {
    case .type(let name):
      if pins[name] != nil { return nil }
      let item = index(of: .style, named: name)
      found = NamedUse(form: .type, name: name, item: item, offset: use.offset)
    case .member(let name):
      let isHeld = !pins.isEmpty && style(declaring: name, heldBy: pins) != nil
      let item = isHeld ? nil : index(declaring: name)
      if isHeld { return nil }
      found = NamedUse(form: .styleMember, name: name, item: item, offset: use.offset)
    }
    return found.item != nil || use.isCertain ? found : nil
  }
}
