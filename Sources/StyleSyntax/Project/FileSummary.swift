import Diagnostics
import SwiftText

/// What other files of a project may want of a file, and what it may want of them.
struct FileSummary {
  /// A declaration that may go with a style of another file.
  struct Entry {
    /// The whole name: `Screen.Pill`, also of the type that an extension is of.
    var name: String

    /// The keyword that declares it.
    var keyword: String

    /// The style that an extension of `LabelStyle` is about.
    var target: String?

    /// Whether it makes a type a label style.
    var makesStyle: Bool

    /// Whether it stands at top level, where a piece of a file can be cut out.
    var isTopLevel: Bool

    /// Whether no other file sees it.
    var isPrivate: Bool

    /// The names of what it holds beside colours that are tints of their own; nil without any.
    var others: Set<String>?

    /// The conditions of `#if` that it stands under, outermost first.
    var conditions: [String]

    /// The bytes that it takes, with the comments before it.
    var bytes: Range<Int>

    /// The byte offset of its first token.
    var offset: Int
  }

  /// A style of the file.
  struct Style {
    /// The whole name, with those of the types that it is nested in.
    var name: String

    /// The last component of the name.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The names that it uses.
    var usedNames: Set<String>
  }

  /// A style whose type is not in the file.
  struct Orphan {
    /// The name as the extension writes it.
    var name: String

    /// Where the name stands.
    var place: Place
  }

  /// The types and extensions.
  var entries: [Entry] = []

  /// The styles whose types are here.
  var styles: [Style] = []

  /// The styles whose types are not.
  var orphans: [Orphan] = []

  /// The file's colour constants, with their places.
  var palette: [(entry: Palette.Entry, place: Place)] = []

  /// Creates the summary of a file that cannot be read.
  init() {}

  /// Lists the types and extensions of a file.
  init(_ items: [FileItem], palettes: [Int: Set<String>], in tokens: Tokens) {
    for index in items.indices where items[index].isType || items[index].isExtension {
      let item = items[index]
      let attributes = item.outline.attributes
      entries.append(
        Entry(
          name: item.isExtension && item.outerTypes.isEmpty
            ? item.outline.name : (item.outerTypes + [item.lastName]).joined(separator: "."),
          keyword: item.outline.keyword, target: item.labelStyleTarget,
          makesStyle: item.makesStyle, isTopLevel: item.outerTypes.isEmpty,
          isPrivate: attributes.contains { $0 == "private" || $0 == "fileprivate" },
          others: palettes[index], conditions: item.outline.conditions,
          bytes: tokens.bytes(of: item.outline), offset: item.outline.offset))
    }
  }
}

extension Tokens {
  /// The bytes of a declaration, from the first comment before it that begins a line.
  fileprivate func bytes(of item: OutlineItem) -> Range<Int> {
    let first = item.tokens.lowerBound
    guard tokens.indices.contains(first), item.tokens.upperBound > first else { return 0..<0 }
    let end = Int(tokens[min(item.tokens.upperBound, tokens.count) - 1].end)
    let before = first > 0 ? Int(tokens[first - 1].commentEnd) : 0
    let own = comments[before..<Int(tokens[first].commentEnd)].first {
      beginsLine($0.range.lowerBound)
    }
    return (own?.range.lowerBound ?? Int(tokens[first].start))..<end
  }

  private func beginsLine(_ offset: Int) -> Bool {
    let blanks = source.bytes[..<offset].reversed().prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let before = offset - blanks.count
    return before == 0 || source.bytes[before - 1] == UInt8(ascii: "\n")
  }
}
