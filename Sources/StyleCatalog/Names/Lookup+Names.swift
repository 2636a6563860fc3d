import StyleModel
import StyleSyntax

extension Lookup {
  /// The items of a kind that have or had a name.
  func nameOwners(kind: ItemKind, name: String) throws -> NameOwners {
    NameOwners(of: name, try owners(kind: kind, folded: name.folded))
  }

  /// Finds the item that a stored document means by a name; a removed one, too.
  func item(kind: ItemKind, stored name: String) throws -> Item? {
    if let item = try numbered(name, kind: kind) { return item }
    return try nameOwners(kind: kind, name: name).meant
  }

  /// Finds the item that a person means by a name in a text: the one that has it, else the one that
  /// had it.
  func item(kind: ItemKind, written name: String) throws -> Item? {
    if let item = try numbered(name, kind: kind) { return item }
    let holder = try items(kind: kind, named: name.folded).first
    if let holder, !holder.isRemoved { return holder }
    let owners = try nameOwners(kind: kind, name: name)
    if let meant = owners.meant, !meant.isRemoved { return meant }
    return owners.live.first ?? holder ?? owners.meant
  }

  /// Finds the item that a name with a number says.
  private func numbered(_ name: String, kind: ItemKind) throws -> Item? {
    let name = StoredName(stored: name)
    guard let number = name.number else { return nil }
    return try nameOwners(kind: kind, name: name.stem).item(number)
  }

  /// What a name in a stored document means, and what people read for it.
  func heldName(_ name: String, kind: ItemKind) throws -> HeldNames.Name {
    var held = HeldNames.Name(kind: kind, text: name, shown: name)
    if let item = try numbered(name, kind: kind) {
      held.item = item
      held.shown = try shown(StoredName(stored: name).stem, of: item)
      return held
    }
    let owners = try nameOwners(kind: kind, name: name)
    held.isUnclear = owners.isUnclear
    held.item = owners.meant
    if let item = held.item {
      // Most often nobody else had the name, nor this item another one.
      let isPlain = owners.items.count == 1 && item.key == item.name && item.name == name
      if !isPlain { held.shown = try shown(name, of: item) }
    } else if !owners.live.isEmpty {
      // Nothing is meant; what came by the name since was not.
      held.shown = StoredName(name, number: 1).text
    }
    return held
  }

  /// The name that people read and write for an item that a document calls by a name.
  ///
  /// It is the one that the item has now. Where that would mean another item, as where two have one
  /// name after a merge, it is the key.
  private func shown(_ name: String, of item: Item) throws -> String {
    let present = try isFormer(name, of: item) ? item.name : name
    return try self.item(kind: item.kind, written: present)?.identity == item.identity
      ? present : item.numberedKey
  }

  /// Whether an item bore a name once and has another now.
  ///
  /// A name that differs from the present one only in case is most often only how a user spells it.
  func isFormer(_ name: String, of item: Item) throws -> Bool {
    if name.nfc == item.name { return false }
    if name.folded != item.name.folded { return true }
    return try rows.versions(kind: item.kind, key: item.key).contains {
      $0.record.name.text == name.nfc
    }
  }

  /// The key of a new item of a name.
  func freshKey(kind: ItemKind, name: ItemName) throws -> ItemName {
    guard var number = try nameOwners(kind: kind, name: name.text).nextNumber else {
      return name
    }
    while true {
      let key = StoredName(name.text, number: number).text
      // Before there were such keys, an item could be called so.
      if try owners(kind: kind, folded: key.folded).isEmpty { return try ItemName(key, for: kind) }
      number += 1
    }
  }
}

extension Item {
  /// The key with its number, which says the item where its name would be misread.
  var numberedKey: String {
    StoredName(stored: key).number == nil ? StoredName(key, number: 1).text : key
  }
}
