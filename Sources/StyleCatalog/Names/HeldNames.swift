import StyleModel
import StyleSyntax

/// The names of other items in a stored document, with what they mean.
struct HeldNames {
  /// A name in the document.
  struct Name {
    /// The kind of the item.
    var kind: ItemKind

    /// The name as it is stored.
    var text: String

    /// The name that people read for it.
    var shown: String

    /// The item; nil where the name belongs to none.
    var item: Item?

    /// Whether several items had the name, each of which may be meant.
    var isUnclear = false
  }

  /// The names, each once.
  var names: [Name] = []

  /// Every name with what people read for it.
  var shown: NameChanges {
    var changes = NameChanges()
    for name in names { changes[name.kind, name.text] = name.shown }
    return changes
  }

  /// The names of an item that cannot be misread, in byte order.
  func names(of item: Item) -> [String] {
    names.filter { $0.item?.identity == item.identity && !$0.isUnclear }.map(\.text)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension Lookup {
  /// Finds what the names in a stored document mean.
  ///
  /// Where no item has or had another name than its key, nothing need be looked up.
  func heldNames(in document: ItemDocument) throws -> HeldNames {
    var held = HeldNames()
    guard try rows.hasOtherNames() else { return held }
    for use in try DocumentUses(of: document).items where !use.isMember {
      if let name = try heldName(by: use) { held.names.append(name) }
    }
    for index in held.names.indices where try declares(held.names[index], document, held) {
      held.names[index].shown = held.names[index].item?.numberedKey ?? held.names[index].text
    }
    return held
  }

  /// Whether the Swift of a style has what people read for the name of another style as a name of its
  /// own, as a version may that has a name which that one has now.
  private func declares(
    _ name: HeldNames.Name, _ document: ItemDocument, _ held: HeldNames
  ) throws -> Bool {
    guard name.kind == .style, name.shown != name.text, case .style(let style) = document,
      !held.names.contains(where: { $0.kind == .style && $0.text == name.shown })
    else { return false }
    let other = StoredName(name.shown, number: 1).text
    return try StyleReferences.renaming(style: name.shown, to: other, in: style.swift)
      != style.swift
  }

  /// The first candidate that means an item which is there, else the first that means any or that
  /// would be misread.
  private func heldName(by use: ItemUse) throws -> HeldNames.Name? {
    var other: HeldNames.Name?
    for text in use.candidates {
      let name = try heldName(text, kind: use.kind)
      if let item = name.item, !item.isRemoved { return name }
      if other == nil, name.item != nil || name.shown != text { other = name }
    }
    return other
  }
}
