import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText

/// Writes the styles that a style holds at versions inside of its type, where its own code finds
/// them before the present ones.
struct HeldStyles {
  private let item: ExportItem

  /// The styles that the code of the item sees, those of the styles around it included.
  private let seen: [ExportItem]

  /// The number of types that held styles nest in one another at most.
  private static let depthLimit = 16

  /// Prepares an item that stands inside of others.
  init(_ item: ExportItem, inside outer: [ExportItem] = []) {
    self.item = item
    seen = item.held + outer.filter { other in !item.held.contains { $0.name == other.name } }
  }

  /// Takes a style apart, with what it holds inside of its type.
  ///
  /// Where it holds none, the static members that its code sees are those of the style around it.
  func piece(
    of style: StyleDocument, spelled: (String) throws(InputError) -> String, depth: Int = 0,
    outerOwners: [String: String] = [:]
  ) throws(InputError) -> ExportPiece {
    let owners = item.held.isEmpty ? outerOwners : try owners()
    let text = try spelled(try naming(style.swift, by: owners))
    var piece = try ExportPiece(style: item.name, text: text)
    guard depth < Self.depthLimit || item.held.isEmpty else {
      throw InputError(
        "'\(item.name)' is held in styles that are held in others, more than \(Self.depthLimit) deep",
        hint: "compose one of them anew without a version: stylectl compose NAME STYLE --replace")
    }
    var nested: [Declaration] = []
    for held in item.held {
      guard case .style(let document) = held.document else { continue }
      let inner = try HeldStyles(held, inside: seen)
        .piece(of: document, spelled: spelled, depth: depth + 1, outerOwners: owners)
      let type = NestedStyle(inner.declarations, named: held.name, version: held.version)
      nested.append(contentsOf: type.nested)
      piece.declarations.append(contentsOf: type.others)
      piece.imports.append(contentsOf: inner.imports)
      if let versions = inner.versions {
        if piece.versions == nil { piece.versions = versions }
        piece.versions?.formMaximum(versions)
      }
    }
    for index in piece.declarations.indices {
      guard case .type(var type) = piece.declarations[index].kind, type.keyword != "extension",
        type.name == item.name
      else { continue }
      type.members = nested + type.members
      piece.declarations[index].kind = .type(type)
    }
    return piece
  }

  /// Writes the type before each static member of a held style: `.iconTint(.green)` would be that of
  /// the present one.
  private func naming(
    _ text: String, by owners: [String: String]
  ) throws(InputError) -> String {
    guard !owners.isEmpty else { return text }
    do throws(SyntaxError) {
      let bytes = Array(text.utf8)
      var output: [UInt8] = []
      var next = 0
      for use in StyleReferences(of: try Reader.document(text)).styles {
        guard case .member(let member) = use.target, let owner = owners[member],
          use.offset >= next, use.offset <= bytes.count
        else { continue }
        output += bytes[next..<use.offset]
        output += Array(owner.utf8)
        next = use.offset
      }
      return String(decoding: output + bytes[next...], as: UTF8.self)
    } catch {
      throw InputError(error.message, hint: error.hint)
    }
  }

  /// The held styles by the static members of `LabelStyle` that they declare.
  private func owners() throws(InputError) -> [String: String] {
    var owners: [String: String] = [:]
    for held in seen {
      guard case .style(let style) = held.document else { continue }
      do throws(SyntaxError) {
        let interface = StyleInterface(of: held.name, in: try Reader.document(style.swift))
        for entry in interface.entries where owners[entry.name] == nil {
          owners[entry.name] = held.name
        }
      } catch {
        throw InputError(error.message, hint: error.hint)
      }
    }
    return owners
  }
}

/// A style's declarations as they stand inside of another type.
struct NestedStyle {
  /// What goes into the other type.
  private(set) var nested: [Declaration] = []

  /// What stays at top level: extensions of other types, functions and constants.
  private(set) var others: [Declaration] = []

  /// Puts what belongs to a style into its type: its helpers, its extensions, its static members.
  init(_ declarations: [Declaration], named name: String, version: ContentHash?) {
    var helpers: [Declaration] = []
    var additions: [(type: String, members: [Declaration], inherits: [String])] = []
    var style: Declaration?
    let helperNames = Set(declarations.compactMap(\.nestableName))
    for declaration in declarations {
      guard case .type(let type) = declaration.kind else {
        others.append(declaration)
        continue
      }
      let isEntry = type.keyword == "extension" && type.requirements == "Self == \(name)"
      if isEntry
        || type.keyword == "extension" && type.requirements == nil
          && helperNames.contains(type.name)
      {
        additions.append((isEntry ? name : type.name, type.members, isEntry ? [] : type.inherits))
      } else if type.keyword == "extension" {
        others.append(declaration)
      } else if type.name == name {
        style = declaration
      } else {
        helpers.append(declaration)
      }
    }
    guard var style else {
      others = declarations
      return
    }
    for addition in additions {
      for index in helpers.indices { helpers[index].take(addition, ifNamed: addition.type) }
      style.take(addition, ifNamed: addition.type)
    }
    style.take((name, helpers, []), ifNamed: name, atStart: true)
    if let version {
      style.comments.append(HeldMark.comment(style: name, version: version))
    }
    nested = [style]
  }
}

extension Declaration {
  /// The name of a type that can stand inside of another.
  fileprivate var nestableName: String? {
    guard case .type(let type) = kind, type.keyword != "extension" else { return nil }
    return type.name
  }

  /// Adds members and conformances to the type of a name.
  fileprivate mutating func take(
    _ addition: (type: String, members: [Declaration], inherits: [String]), ifNamed name: String,
    atStart: Bool = false
  ) {
    guard case .type(var type) = kind, type.name == name else { return }
    type.members = atStart ? addition.members + type.members : type.members + addition.members
    type.inherits += addition.inherits.filter { !type.inherits.contains($0) }
    kind = .type(type)
  }
}
