import Diagnostics
import JSON

/// A document as a file of a bundle holds it: all that is stored of it, but for the Swift of a style,
/// which stands in a file of its own.
package struct BundledDocument: Hashable, Sendable {
  /// The name in the file.
  package var name: ItemName

  /// What the item is known by, where the file says that.
  package var key: ItemName?

  /// The content.
  package var document: ItemDocument

  /// What is probably wrong: keys that no program so far writes, which are kept.
  package var warnings: [Diagnostic] = []

  /// Reads a file of a bundle and reports every problem in it.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - kind: The kind of the item.
  ///   - swift: The Swift of a style.
  ///   - file: The file, as the person named it.
  /// - Throws: `InputError` with every problem in the file.
  package init(
    reading bytes: [UInt8], kind: ItemKind, swift: String? = nil, file: String
  ) throws(InputError) {
    do throws(InputError) {
      self = try Self.read(bytes, kind: kind, swift: swift, file: file, origin: .added)
    } catch {
      // A newer program may have written what a person could only have mistyped.
      self = try Self.read(bytes, kind: kind, swift: swift, file: file, origin: .stored)
      warnings = error.diagnostics.map {
        var warning = $0
        warning.severity = .warning
        return warning
      }
    }
    if case .labels(let set) = document { try set.checkLimits(file: file) }
  }

  private init(name: ItemName, key: ItemName?, document: ItemDocument) {
    self.name = name
    self.key = key
    self.document = document
  }

  private static func read(
    _ bytes: [UInt8], kind: ItemKind, swift: String?, file: String, origin: DocumentReader.Origin
  ) throws(InputError) -> BundledDocument {
    var reader = DocumentReader(bytes, file: file, origin: origin)
    let value = try reader.readJSON()
    var read: BundledDocument?
    if var members = reader.members(of: value, as: "a document"),
      reader.check(kind: kind, in: members, at: value.offset)
    {
      if let member = members.first(where: { $0.key == "swift" }), swift != nil {
        reader.report("the Swift stands in the file beside this one", at: member.keyOffset)
      }
      if let swift { members.append(JSONMember("swift", .string(swift))) }
      let name = reader.name(in: members, kind: kind)
      if name == nil { reader.report("a file of a bundle needs \"name\"", at: value.offset) }
      let key = reader.key(in: members, kind: kind)
      let document = reader.document(
        members, kind: kind, head: AddedDocument.head + ["key"], at: value.offset)
      if let name, let document { read = BundledDocument(name: name, key: key, document: document) }
    }
    try reader.check()
    guard let read else { throw InputError("the document cannot be read", file: file) }
    return read
  }
}

extension BundledDocument {
  /// The JSON of an item in a bundle: for a style what it has beside its Swift, nil where that is
  /// nothing.
  ///
  /// An item that took a former name of another one is told by its key.
  package static func face(
    of document: ItemDocument, named name: ItemName, key: ItemName? = nil
  ) -> JSONValue? {
    var members = document.face(name: name).object ?? []
    if let key { members.append(JSONMember("key", .string(key.text))) }
    guard document.kind == .style else { return .object(members) }
    let others = members.filter { $0.key != "swift" }
    return others.count == AddedDocument.head.count ? nil : .object(others)
  }
}

extension DocumentReader {
  /// Returns the key that an object gives, where it gives one.
  fileprivate mutating func key(in members: [JSONMember], kind: ItemKind) -> ItemName? {
    guard let member = members.first(where: { $0.key == "key" }), let text = string(member) else {
      return nil
    }
    return name(text, for: kind, at: member.value.offset)
  }

  /// Reports that an object says it is of another kind than its folder is for, and returns whether
  /// it does not.
  fileprivate mutating func check(
    kind: ItemKind, in members: [JSONMember], at offset: Int
  ) -> Bool {
    let member = members.first { $0.key == "kind" }
    guard let word = string(member), word != kind.rawValue else { return true }
    report(
      "this is \(quoted(word)), and stands where a bundle keeps \(quoted(kind.rawValue))",
      at: member?.value.offset ?? offset)
    return false
  }
}
