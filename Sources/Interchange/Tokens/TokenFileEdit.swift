import JSON
import StyleModel
import StyleSyntax

/// The edit of one file of tokens: values that change, and tokens that are new.
struct TokenFileEdit {
  /// The file as it is.
  let file: Intake.File

  /// How it writes its tokens.
  let spelling: TokenSpelling

  /// How it is laid out.
  let style: JSONStyle

  /// The changes of its bytes.
  var edit: JSONEdit

  /// Members by the bytes of their keys, with the objects that they stand in.
  private var members: [Int: (object: JSONSpan, position: Int)] = [:]

  /// Objects by their first bytes.
  private var objects: [Int: JSONSpan] = [:]

  /// New tokens by the first bytes of the groups that they go into, in their order.
  private var additions: [Int: NewTokens] = [:]

  /// Begins the edit of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isOlder: Whether it is in the older form.
  ///   - tokens: The bytes of the keys of its colours, in their order.
  /// - Throws: `JSONError` for text that is no JSON.
  init(_ file: Intake.File, isOlder: Bool, tokens: [Int]) throws(JSONError) {
    self.file = file
    edit = JSONEdit(file.bytes)
    let root = try JSONSpan(reading: file.bytes)
    var style = JSONStyle(of: file.bytes, root: root)
    var found: [Int: (object: JSONSpan, position: Int)] = [:]
    var objects: [Int: JSONSpan] = [:]
    Self.collect(root, &found, &objects)
    self.members = found
    self.objects = objects
    spelling = TokenSpelling(
      of: tokens.compactMap { found[$0].map { $0.object.members[$0.position].value } },
      isOlder: isOlder)
    if root.members.isEmpty { style.colon = ": " }
    style.padding = root.padding(in: file.bytes) ?? " "
    style.openLevels = spelling.token?.openLevels(in: file.bytes) ?? 2
    self.style = style
  }

  private static func collect(
    _ value: JSONSpan, _ members: inout [Int: (object: JSONSpan, position: Int)],
    _ objects: inout [Int: JSONSpan]
  ) {
    if value.isObject { objects[value.range.lowerBound] = value }
    for (position, member) in value.members.enumerated() {
      members[member.keyRange.lowerBound] = (value, position)
      collect(member.value, &members, &objects)
    }
    for element in value.elements { collect(element, &members, &objects) }
  }

  /// The bytes after the edit.
  var bytes: [UInt8] {
    var edit = edit
    for (offset, tokens) in additions.sorted(by: { $0.key < $1.key }) {
      guard let group = objects[offset] else { continue }
      tokens.write(into: group, &edit, style)
    }
    return edit.bytes
  }

  /// Whether anything changes.
  var isChanged: Bool { !edit.isEmpty || !additions.isEmpty }

  /// The token whose key begins at a byte.
  func token(at offset: Int) -> JSONSpan? {
    members[offset].map { $0.object.members[$0.position].value }
  }

  /// The bytes of the object that begins at one.
  func range(ofObjectAt offset: Int) -> Range<Int>? { objects[offset]?.range }

  /// The object that a member stands in, by the byte of its key, and its position.
  func place(ofMemberAt offset: Int) -> (object: JSONSpan, position: Int)? { members[offset] }

  /// Adds a token in a group, in whatever groups of its path are there.
  ///
  /// - Parameters:
  ///   - path: The path within the group.
  ///   - offset: The first byte of the group.
  ///   - members: The members of the token.
  ///   - typeKey: The key that says the type where no group around the token does; nil to say none.
  mutating func add(
    _ path: [String], inObjectAt offset: Int, _ members: [JSONMember], typeKey: String?
  ) {
    guard var group = objects[offset] else { return }
    var type = group["$type"]?.string
    var rest = path[...]
    while let name = rest.first, rest.count > 1, let next = group[name], next.isObject {
      group = next
      type = group["$type"]?.string ?? type
      rest = rest.dropFirst()
    }
    var members = members
    if let typeKey, type != "color" { members.insert(JSONMember(typeKey, "color"), at: 0) }
    members = TokenSpelling.sorted(members, like: spelling.token)
    additions[group.range.lowerBound, default: NewTokens()].insert(.object(members), at: rest)
  }
}
