import JSON
import StyleModel

extension ColorSetForm {
  /// Returns what an entry of a file is for: the devices and appearances.
  static func place(of entry: JSONValue) -> String {
    let parts = ["idiom", "appearances", "display-gamut", "subtype"].map { key in
      entry[key].map { String(decoding: $0.canonical, as: UTF8.self) } ?? ""
    }
    return parts.joined(separator: " ")
  }

  /// Returns the form of a file that is there, with the entries that this one keeps beside it.
  ///
  /// The file's own stay as they are spelled; where both have an entry for the same devices, this
  /// one's colour is taken.
  func joined(to file: ColorSetReading) -> ColorSetForm {
    let present = file.form
    // Where other entries are the tint's, the file is written as this form has it.
    if file.tint != nil, present.idiom != idiom { return self }
    var joined = present
    joined.path = path
    joined.others += others.filter { member in !joined.others.contains { $0.key == member.key } }
    for (slot, notation) in notations where joined.notations[slot] == nil {
      if file.tint?.values[slot.variant] == nil { joined.notations[slot] = notation }
    }
    var entries = present.entries ?? Self.usualEntries(of: file.tint?.values ?? [:])
    for case .kept(let value) in self.entries ?? [] {
      let place = Self.place(of: value)
      let index = entries.firstIndex { present.place(of: $0) == place }
      guard let index else {
        entries.append(.kept(value))
        continue
      }
      if case .kept = entries[index] { entries[index] = .kept(value) }
    }
    joined.entries = entries
    return joined
  }

  private func place(of entry: Entry) -> String {
    switch entry {
    case .kept(let value): Self.place(of: value)
    case .slot(let slot, let others):
      Self.place(
        of: .object(
          [
            JSONMember("idiom", .string(idiom)),
            slot.appearances.map { JSONMember("appearances", $0) },
          ].compactMap(\.self) + others))
    }
  }

  /// Returns entries of which those without a colour are for the values that the tint has now.
  func filling(_ entries: [Entry], with tint: Tint) -> [Entry] {
    var filled: Set<Tint.Variant> = []
    for case .slot(let slot, _) in entries { filled.insert(slot.variant) }
    return entries.map { entry in
      guard case .kept(let value) = entry, value["color"] == nil,
        value["idiom"]?.string == idiom, let slot = ColorSlot(value["appearances"]),
        tint.values[slot.variant] != nil, filled.insert(slot.variant).inserted
      else { return entry }
      return .slot(slot, others: Self.others(of: value))
    }
  }

  /// The members of an entry that are not known.
  static func others(of entry: JSONValue) -> [JSONMember] {
    (entry.object ?? []).filter { !["appearances", "color", "idiom"].contains($0.key) }
  }
}
