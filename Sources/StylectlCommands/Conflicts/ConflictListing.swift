import Diagnostics
import StyleCatalog
import StyleModel
import StylePreview

/// What is left to settle, as `conflicts` lists it.
struct ConflictListing {
  /// The items in conflict.
  var conflicts: [Conflict]

  /// What only merges can break.
  var clashes: Clashes

  /// The listing for people, under headings, with the next command to type for each.
  func text(in terminal: Terminal) -> String {
    let sanitizer = Sanitizer(terminal.form)
    return sections.map { section in
      section.map { line in
        String(decoding: sanitizer.clean(line).isolatedBytes, as: UTF8.self) + "\n"
      }.joined()
    }.joined(separator: "\n")
  }

  private var sections: [[String]] {
    [
      ("In conflict", conflicts.flatMap(\.lines)),
      ("Rings of uses", clashes.rings.flatMap(Self.lines(ofRing:))),
      ("Uses of what was removed", clashes.dangling.flatMap(\.lines)),
      ("Names of several items", clashes.sharedNames.flatMap(\.lines)),
    ]
    .filter { !$0.1.isEmpty }.map { [$0.0] + $0.1 }
  }

  private static func lines(ofRing ring: [Item]) -> [String] {
    guard let first = ring.first else { return [] }
    let names = (ring + [first]).map(\.name).joined(separator: " -> ")
    return ["  \(first.kind.noun): \(names)", "    next: stylectl edit \(typed(first.typedName))"]
  }
}

extension Conflict {
  /// The item, its heads, and each place with what it is on either side.
  fileprivate var lines: [String] {
    var lines = ["  \(item.kind.noun) '\(item.name)'"]
    let width = sides.map(\.title.count).max() ?? 0
    for side in sides {
      for head in side.heads {
        lines.append("    \(padded(side.origin?.rawValue ?? "head", to: width))\(head.summary)")
      }
    }
    for place in places {
      lines.append("    \(place.place)")
      for (title, value) in values(of: place) {
        let rows = value.map(\.rows) ?? ["(nothing)"]
        lines.append("      \(padded(title, to: max(width, 4)))\(rows.first ?? "")")
        let indent = String(repeating: " ", count: max(width, 4) + 8)
        lines += rows.dropFirst().map { indent + $0 }
      }
    }
    return lines + ["    next: \(next)"]
  }

  /// What stands in a place in the base and on either side.
  func values(of place: MergeConflict) -> [(title: String, value: String?)] {
    zip(["base"] + sides.map(\.title), [place.base, place.ours, place.theirs])
      .map { ($0, $1) }
  }

  /// The command that settles it.
  private var next: String {
    let command = "stylectl resolve \(typed(item.typedName))"
    if sides.allSatisfy({ $0.origin != nil && $0.isWhole }) {
      return "\(command) --ours, --theirs or --from FILE"
    }
    let heads = heads.map { "--head \($0.version.short)" }.joined(separator: ", ")
    return "\(command) \(heads) or --from FILE"
  }

  private func padded(_ title: String, to width: Int) -> String {
    title + String(repeating: " ", count: max(width - title.count, 0) + 2)
  }
}

extension Conflict.Side {
  /// Whether it can be chosen as one.
  var isWhole: Bool { content != nil }
}

extension Item {
  /// The name as it is typed where another kind may have an item of it.
  var typedName: String { "\(kind.rawValue):\(name)" }

  /// The name with the version that it is at, which tells it from others of the name.
  var typedHead: String { "\(typedName)@\(version.short)" }

  /// A head in a few words.
  var summary: String {
    var words = [version.short]
    if let author { words.append(author) }
    if let time, time > 0 { words.append(Timestamp(seconds: time).iso) }
    if isRemoved { words.append("(removed)") }
    return words.joined(separator: " ")
  }
}

extension Clashes.Dangling {
  /// Who uses what, and both ways out.
  fileprivate var lines: [String] {
    [
      "  the \(user.kind.noun) '\(user.name)' uses the \(removed.kind.noun) '\(name)'",
      "    next: stylectl edit \(typed(user.typedName))"
        + (wayBack.map { ", or bring it back: " + $0 } ?? ""),
    ]
  }

  /// The commands that bring back what was removed; who has its name by now needs another one first.
  private var wayBack: String? {
    guard let last else { return nil }
    let restoring = "stylectl restore \(typed("\(removed.typedName)@\(last.short)"))"
    return holder.map { "stylectl rename \(typed($0.typedName)) NAME, then " + restoring }
      ?? restoring
  }
}

extension Clashes.SharedName {
  /// Whose name it is and was, and the way out.
  fileprivate var lines: [String] {
    let now = holders.map { "'\($0.name)' (\($0.version.short))" }.joined(separator: ", ")
    let once = formerHolders.map { "'\($0.name)'" }.joined(separator: ", ")
    let users = users.map { "'\($0.name)'" }.joined(separator: ", ")
    var text = "  the \(kind.noun) name '\(name)'"
    if !now.isEmpty { text += " is that of \(now)" }
    if !once.isEmpty { text += now.isEmpty ? " was that of \(once)" : ", and was that of \(once)" }
    if !users.isEmpty { text += "; it is used by \(users)" }
    return [text, "    next: \(next)"]
  }

  private var next: String {
    if holders.count > 1 {
      return holders.map { "stylectl rename \(typed($0.typedHead)) NAME" }
        .joined(separator: " or ")
    }
    return users.prefix(1).map { user in
      let name = typed(user.typedName)
      return "stylectl show \(name) | stylectl edit \(name) --from -"
    }.joined()
  }
}

extension String {
  /// The lines of a text.
  fileprivate var rows: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
