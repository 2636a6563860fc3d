import StyleSyntax
import SwiftText

/// A Swift file that stands where an export writes.
struct StandingFile {
  /// A declaration at top level, or in an extension there.
  struct Part {
    /// The declaration as the outline found it.
    var outline: OutlineItem

    /// The bytes of it, with the comments before it.
    var range: Range<Int>

    /// The declaration; nil where it stands under `#if` or cannot be read.
    var declaration: Declaration?

    /// What tells it from the others of the file.
    var key: DeclarationKey?

    /// What it says.
    var words: SwiftWords
  }

  /// The path.
  let path: String

  /// The bytes on the disk.
  let bytes: [UInt8]

  /// The declarations at top level; none where the file cannot be read.
  private(set) var parts: [Part] = []

  /// The comments behind the last of them.
  private(set) var trailingComments: [String] = []

  /// Whether the file could be read.
  private(set) var isReadable = false

  private var tokens: Tokens?

  /// Finds the declarations of a file.
  init(_ file: Intake.File) {
    path = file.path
    bytes = file.bytes
    guard let source = try? SourceText(file.bytes), let tokens = try? Tokens(source),
      let outline = try? Outline(tokens)
    else { return }
    self.tokens = tokens
    isReadable = true
    parts = outline.items.map { Self.part($0, in: tokens) }
    trailingComments = tokens.comments(before: tokens.tokens.count - 1)
  }

  /// Whether nothing stands in the file.
  var isBlank: Bool { bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  /// The text of the file.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What the file says; nil where it cannot be read.
  var words: SwiftWords? { tokens.map { SwiftWords($0, $0.tokens.indices) } }

  /// The members of an extension or a type.
  func members(of part: Part) -> [Part] {
    guard let tokens else { return [] }
    return part.outline.children.map { Self.part($0, in: tokens) }
  }

  private static func part(_ item: OutlineItem, in tokens: Tokens) -> Part {
    let first = item.tokens.lowerBound
    let behind = first > 0 ? Int(tokens.tokens[first - 1].end) : 0
    let known = first > 0 ? Int(tokens.tokens[first - 1].commentEnd) : 0
    // A comment on the line of what stands before belongs to that.
    let comments = tokens.comments[known..<Int(tokens.tokens[first].commentEnd)].filter {
      first == 0 || tokens.source.bytes[behind..<$0.range.lowerBound].contains(UInt8(ascii: "\n"))
    }
    let start = comments.first?.range.lowerBound ?? Int(tokens.tokens[first].start)
    let end = Int(tokens.tokens[max(first, item.tokens.upperBound - 1)].end)
    var reader = Reader(tokens)
    let declaration = item.conditions.isEmpty ? try? reader.declaration(at: item.tokens) : nil
    return Part(
      outline: item, range: start..<max(start, end), declaration: declaration,
      key: declaration.flatMap(DeclarationKey.init), words: SwiftWords(tokens, item.tokens))
  }
}
