import Diagnostics
import StyleModel

/// The cycles that aliases of tints form, found once for each variant.
///
/// Every tint leads to at most one other, so that one walk along all of them finds every cycle.
final class AliasCycles {
  /// The most names of a cycle that are told.
  private static let longestTold = 16

  private let content: CheckedContent
  private var known: [Tint.Variant: [Int: Int]] = [:]

  /// Creates the cycles of a catalog.
  init(_ content: CheckedContent) {
    self.content = content
  }

  /// Returns the names from a tint back to itself; nil where it is in no cycle.
  func cycle(from index: Int, _ variant: Tint.Variant) -> [String]? {
    let next = known[variant] ?? members(variant)
    known[variant] = next
    guard var place = next[index] else { return nil }
    var names = [content.items[index].name]
    while place != index, names.count < Self.longestTold, let following = next[place] {
      names.append(content.items[place].name)
      place = following
    }
    if place != index { names.append("…") }
    return names + [content.items[index].name]
  }

  /// The members of all cycles, with the tint that each is an alias of.
  private func members(_ variant: Tint.Variant) -> [Int: Int] {
    var targets: [Int: Int] = [:]
    for (index, item) in content.items.enumerated() {
      guard case .tint(let tint) = item.document,
        let name = tint.value(for: variant.appearance)?.tintName,
        let target = content.index(of: .tint, named: name)
      else { continue }
      targets[index] = target
    }
    var walks: [Int: Int] = [:]
    var members: [Int: Int] = [:]
    for start in content.items.indices where walks[start] == nil {
      var place = start
      while walks[place] == nil, let target = targets[place] {
        walks[place] = start
        place = target
      }
      guard walks[place] == start else { continue }
      while members[place] == nil, let target = targets[place] {
        members[place] = target
        place = target
      }
    }
    return members
  }
}

extension Tint.Variant {
  /// The appearance that the variant is meant for.
  fileprivate var appearance: Appearance {
    Appearance(
      isDark: self == .dark || self == .darkHighContrast,
      isHighContrast: self == .highContrast || self == .darkHighContrast)
  }
}
