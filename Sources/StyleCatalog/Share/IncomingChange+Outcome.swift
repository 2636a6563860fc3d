import StyleModel
import StyleStore

extension IncomingChange {
  /// A change of heads to those of the other side, until more is known.
  init(ours: [HeadRow], theirs: [HeadRow]) {
    outcome = ours.isEmpty ? .added : .updated
    kind = theirs.first?.kind ?? .style
    name = theirs.first?.name ?? ""
    let known = Set(ours.map(\.version))
    authors = Set(theirs.filter { !known.contains($0.version) }.compactMap(\.author)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    places = []
  }

  /// Says that the item is in conflict.
  mutating func conflict(at places: [String]) {
    outcome = .conflicted
    self.places = places
  }

  /// Takes the names from the versions that the item is at now, and those before.
  mutating func take(_ versions: [Version], over ours: [HeadRow]) {
    let shown = versions.first { $0.document != nil } ?? versions.first
    name = shown?.name.text ?? name
    let old = ours.first { $0.document != nil } ?? ours.first
    if let old, old.name != name { formerName = old.name }
    guard outcome == .updated else { return }
    if shown?.document == nil {
      outcome = .removed
    } else if formerName != nil {
      outcome = .renamed
    }
  }
}
