import JSON
import StyleCatalog
import StyleModel
import StylePreview

/// The base and the sides of an item in conflict, as `show` prints and draws them.
struct ConflictSides {
  /// What one of them says of the item.
  private struct Part {
    /// `base`, `ours`, `theirs`, or the first digits of a head.
    var title: String

    /// The title with the heads and who wrote them when.
    var heading: String

    /// The title with who wrote it, short enough to stand over a picture.
    var caption: String

    var name: ItemName
    var document: ItemDocument?
    var version: ContentHash?
  }

  private let parts: [Part]

  /// Takes in a conflict, with the names that its documents use as they are now.
  init(_ conflict: Conflict, in catalog: Catalog) throws {
    var parts: [Part] = []
    if let base = conflict.base {
      parts.append(
        Part(
          title: "base", heading: "base", caption: "base", name: base.name,
          document: try catalog.shownForm(of: base)))
    }
    for side in conflict.sides {
      // The heads of a side that is itself in conflict stand for themselves.
      let heads = side.content == nil ? side.heads.map { [$0] } : [side.heads]
      for heads in heads {
        guard let head = heads.first else { continue }
        let content = try side.content ?? catalog.content(of: head)
        let title = side.content == nil ? head.version.short : side.title
        let origin = side.origin.map { "\($0.rawValue) " } ?? ""
        parts.append(
          Part(
            title: title, heading: origin + heads.map(\.summary).joined(separator: ", "),
            caption: Self.caption(title, content: content, by: heads),
            name: content.name, document: try catalog.shownForm(of: content),
            version: heads.count == 1 ? head.version : nil))
      }
    }
    self.parts = parts
  }

  /// `ours (Ada)`, with the names of the authors but not their addresses.
  private static func caption(_ title: String, content: ItemContent, by heads: [Item]) -> String {
    let names = heads.compactMap(\.author).compactMap { author in
      author.split(separator: "<", omittingEmptySubsequences: false).first.map { name in
        String(name.hasSuffix(" ") ? name.dropLast() : name)
      }
    }
    let authors = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    return title + authors + (content.document == nil ? " removed" : "")
  }

  /// The texts under headings.
  func text() throws -> String {
    try parts.map { part in
      let text = try part.document?.text(named: part.name.text)
      return "--- \(safe(part.heading))\n" + (text ?? "")
    }
    .joined(separator: "\n")
  }

  /// The documents as JSON, by their titles.
  var json: JSONValue {
    .object(
      parts.map { part in
        var members =
          part.document?.face(name: part.name).object ?? [JSONMember("removed", .bool(true))]
        if let version = part.version {
          members.append(JSONMember("version", .string(version.hex)))
        }
        return JSONMember(part.title, .object(members))
      })
  }

  /// Draws them beside one another, or below one another in a narrow terminal.
  func draw(with options: PreviewOptions, from catalog: Catalog, in context: Context) throws {
    let terminal = options.terminal(context)
    let columns = try parts.map { part in
      let bytes = try context.capture { inner in
        guard let document = part.document else { return }
        try ItemPreview(options: options, catalog: catalog, context: inner)
          .draw(document, named: part.name.text)
      }
      return PaintedColumns.Column(title: part.caption, bytes: bytes)
    }
    let picture = PaintedColumns(columns, width: terminal.width, form: terminal.form)
    try context.output.write(picture.bytes()[...])
  }
}
