import Diagnostics
import Platform
import StyleCatalog
import StyleModel

/// The text of an item in a file of its own, for an editor.
struct EditorDraft {
  /// The path of the file.
  let path: String

  private let original: [UInt8]
  private let editor: String

  /// Writes what is shown of an item into a new file, which those can read who can read the catalog.
  init(of item: Item, _ document: ItemDocument, in context: Context) throws {
    context.surroundings.showAtOnce()
    editor = context.environment["VISUAL"] ?? context.environment["EDITOR"] ?? "vi"
    let folder = context.environment["TMPDIR"] ?? "/tmp"
    let ending = item.kind == .style ? "swift" : "json"
    path = "\(folder)/stylectl-\(UInt64.random(in: 0 ... .max)).\(ending)"
    original = Array(try document.text(named: item.name).utf8)
    let catalog = try CatalogPath(options: context.options, environment: context.environment)
    let rights = FileState(catalog.path).map { $0.mode & 0o666 } ?? 0o600
    try OutputFile.make(path, mode: rights | 0o600, original)
  }

  /// Opens the editor and waits for it.
  ///
  /// - Returns: the new text; nil where it is the old one.
  func edit() throws -> [UInt8]? {
    // The shell splits a setting such as "code --wait"; the path goes in as a parameter of its own.
    let status = ChildProcess.run(["sh", "-c", "\(editor) \"$1\"", "sh", path])
    guard status == 0 else {
      throw CommandFailure(
        .unavailable, "the editor \(named(editor)) did not end well",
        hint: "set VISUAL to your editor; the text is in \(path)")
    }
    let bytes = try InputFile.read(path)
    if bytes == original {
      remove()
      return nil
    }
    return bytes
  }

  /// Removes the file.
  func remove() {
    unlink(path)
  }
}
