import SwiftText

/// Finds what two clean changes break together: a name that one side uses and the other removed, or
/// that both declare.
enum NameCheck {
  /// Returns a conflict for each name that resolves in no side's way in the merged content.
  static func broken(
    in merged: ItemContent, base: ItemContent?, ours: ItemContent, theirs: ItemContent
  ) -> [MergeConflict] {
    guard let result = document(of: merged) else { return [] }
    let sides = [ours, theirs].map { NameUses(of: document(of: $0) ?? Document()) }
    var known: Set<NameUses.Use> = []
    for side in sides { known.formUnion(side.faults) }
    let faults = NameUses(of: result).faults.subtracting(known)
    guard !faults.isEmpty else { return [] }
    let declared = ([NameUses(of: document(of: base) ?? Document())] + sides).map(\.declared)
    return faults.sorted { ($0.member, $0.name) < ($1.member, $1.name) }.map { use in
      let name = use.name.hasPrefix(".") ? String(use.name.dropFirst()) : use.name
      let shown = declared.map { $0.contains(name) ? name : nil }
      return MergeConflict(
        place: use.member.isEmpty ? name : "\(use.member): \(name)", base: shown[0], ours: shown[1],
        theirs: shown[2])
    }
  }

  private static func document(of content: ItemContent?) -> Document? {
    guard case .style(let style)? = content?.document else { return nil }
    return try? Reader.document(style.swift)
  }
}
