/// How two contents differ, in the terms of their documents.
///
/// A content does not differ from itself, and two that are not equal differ in one place at least.
package struct Difference: Hashable, Sendable {
  /// The changes, in the order of the document.
  package private(set) var changes: [Change]

  /// Compares contents.
  package init(from old: ItemContent, to new: ItemContent) {
    changes = []
    guard old != new else { return }
    var comparison = PartComparison(PartBuilder(for: [old, new]))
    comparison.compareItems(old, new)
    let placeholder = comparison.builder.placeholder
    changes = comparison.changes.map { change in
      var change = change
      change.place = placeholder.restoring(new.name, in: change.place)
      change.old = change.old.map { placeholder.restoring(old.name, in: $0) }
      change.new = change.new.map { placeholder.restoring(new.name, in: $0) }
      return change
    }
    if changes.isEmpty { changes = [Change(.changed, place: "layout")] }
  }

  /// One change.
  package struct Change: Hashable, Sendable {
    /// What was done; the raw values are the words of JSON output.
    package enum Kind: String, Sendable {
      case added
      case removed
      case changed
      case moved
      case wrapped
    }

    /// What was done.
    package var kind: Kind

    /// Where, in the document's own words: `dark`, `label 'monday' title`,
    /// `makeBody: configuration.icon.padding(.horizontal)`; the name of a type for what it declares.
    package var place: String

    /// What stood there, the place of what was moved from 1 on, or what was wrapped.
    package var old: String?

    /// What stands there now, the place of what was moved, or what was put around.
    package var new: String?

    /// Creates a change.
    init(_ kind: Kind, place: String, old: String? = nil, new: String? = nil) {
      self.kind = kind
      self.place = place
      self.old = old
      self.new = new
    }
  }
}

extension Difference.Change {
  /// The greatest length of what a line says of either side, in characters.
  private static let longest = 80

  /// The change in one line: `makeBody: configuration.icon.padding(.horizontal): 8 -> 12`.
  package var line: String {
    let (old, new) = (Self.line(old), Self.line(new))
    let words =
      switch kind {
      case .added: self.new == nil ? "added" : "added \(new)"
      case .removed: self.old == nil ? "removed" : "removed \(old)"
      case .moved: "moved from \(old) to \(new)"
      case .wrapped: "\(old) wrapped in \(new)"
      case .changed: self.old == nil && self.new == nil ? "changed" : "\(old) -> \(new)"
      }
    return place.isEmpty ? words : "\(place): \(words)"
  }

  /// A text as one line, cut where it is long.
  private static func line(_ text: String?) -> String {
    guard let text else { return "nothing" }
    let line = text.split(separator: "\n").reduce(into: "") { line, next in
      let next = next.drop { $0 == " " }
      line += (line.isEmpty || next.hasPrefix(".") ? "" : " ") + next
    }
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}
