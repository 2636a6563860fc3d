import Diagnostics
import JSON
import SwiftText

/// Tokens with their aliases followed and their types found.
struct TokenResolving {
  /// The tokens.
  let tokens: [Token]

  /// The token that each one is an alias of; nil for a value of its own.
  private(set) var targets: [Int?]

  /// The types; nil where none can be known.
  private(set) var types: [String?]

  /// Where the aliases lead.
  private(set) var chains = AliasChains([])

  /// The tokens that cannot be followed, of which a warning tells.
  private(set) var leftOut: Set<Int> = []

  /// The tokens by their paths.
  let numbers: [String: Int]

  /// The groups and tokens.
  let tree: TokenTree

  /// The types of the format (Design Tokens, Format module 2025.10, 8 and 9).
  static let knownTypes: Set = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// The number of members of a ring that one sentence names.
  private static let shownMembers = 8

  /// Follows all aliases of a tree, and reports those that lead nowhere.
  init(_ tree: TokenTree, _ report: inout TokenReport) {
    self.tree = tree
    tokens = tree.tokens()
    var numbers = [String: Int](minimumCapacity: tokens.count)
    for (number, token) in tokens.enumerated() { numbers[token.key] = number }
    self.numbers = numbers
    targets = Array(repeating: nil, count: tokens.count)
    types = Array(repeating: nil, count: tokens.count)
    var links: [AliasChains.Link] = []
    links.reserveCapacity(tokens.count)
    for (number, token) in tokens.enumerated() {
      let link = link(of: token, &report)
      if case .to(let target) = link { targets[number] = target }
      if link == .broken, isComputed(token) || token.statedType != "color" {
        leftOut.insert(number)
      }
      links.append(link)
    }
    chains = AliasChains(links)
    reportRings(&report)
    findTypes(&report)
    tellFollowers(&report)
  }

  /// Adds what is wrong with the value of a token: an error where it is a colour, nothing where it is
  /// something else.
  private func add(
    _ message: String, of token: Token, at place: TokenPlace, hint: String? = nil,
    _ report: inout TokenReport
  ) {
    switch token.statedType {
    case "color": report.add(message, at: place, hint: hint)
    case nil: report.add(.warning, message + "; it is left out", at: place, hint: hint)
    default: break
    }
  }

  /// Tells of colours that stand for what is left out.
  private mutating func tellFollowers(_ report: inout TokenReport) {
    for number in chains.order {
      guard let target = targets[number], leftOut.contains(target) else { continue }
      leftOut.insert(number)
      let token = tokens[number]
      guard token.statedType == nil || token.statedType == "color" else { continue }
      report.add(
        .warning,
        "'\(token.key)' stands for '\(tokens[target].key)', which is left out, and is left out too",
        at: token.place)
    }
  }

  /// Whether the value of a token is worked out of others, as `{base} * 0.5`, which no reader of the
  /// format does.
  private func isComputed(_ token: Token) -> Bool {
    guard let text = token["$value"]?.value.string, TokenPath.alias(text) == nil,
      let open = text.firstIndex(of: "{")
    else { return false }
    let inner = text[text.index(after: open)...]
    return inner.firstIndex(of: "}").map { TokenPath.alias("{\(inner[..<$0])}") != nil } ?? false
  }

  /// What a token is: a value, or an alias.
  private func link(of token: Token, _ report: inout TokenReport) -> AliasChains.Link {
    if let member = token["$ref"] { return link(ofPointer: member.value, in: token, &report) }
    guard let value = token["$value"]?.value else { return .broken }
    if let reference = value["$ref"], value.object?.count == 1 {
      return link(ofPointer: reference, in: token, &report)
    }
    guard let text = value.string, TokenPath.looksLikeAlias(text) else { return .end }
    let place = token.place(of: value)
    guard let path = TokenPath.alias(text) else {
      if token.statedType == "fontFamily" { return .end }
      if isComputed(token), token.statedType == nil || token.statedType == "color" {
        report.add(
          .warning, "\(quoted(text)) is worked out of other tokens; it is left out", at: place,
          hint: "write the colour that it comes to")
        return .broken
      }
      add(
        "\(quoted(text)) is no alias of a token", of: token, at: place,
        hint: "the whole value is one path in braces: \"{group.token}\"", &report)
      return .broken
    }
    return link(to: path, of: token, at: place, &report)
  }

  private func link(
    ofPointer value: JSONValue, in token: Token, _ report: inout TokenReport
  ) -> AliasChains.Link {
    let place = token.place(of: value)
    guard let text = value.string, var path = TokenPath.pointer(text) else {
      add(
        "\"$ref\" must be a JSON Pointer, as \"#/group/token/$value\"", of: token, at: place,
        &report)
      return .broken
    }
    if path.last == "$value" { path.removeLast() }
    if let inner = path.firstIndex(of: "$value") {
      add(
        "'\(text)' leads into the value of '\(TokenPath.text(Array(path[..<inner])))', and a token "
          + "stands for a whole one", of: token, at: place, &report)
      return .broken
    }
    return link(to: path, of: token, at: place, &report)
  }

  private func link(
    to path: [String], of token: Token, at place: TokenPlace, _ report: inout TokenReport
  ) -> AliasChains.Link {
    if let number = numbers[TokenPath.text(path)] { return .to(number) }
    // Style Dictionary writes {a.b.value} for {a.b}, and Theo {!a}.
    if path.last == "value", let number = numbers[TokenPath.text(path.dropLast())] {
      return .to(number)
    }
    if let name = path.first, path.count == 1, name.hasPrefix("!"),
      let number = numbers[String(name.dropFirst())]
    {
      return .to(number)
    }
    let name = TokenPath.text(path)
    if let node = tree.node(at: path) {
      let hasRoot = tree.child(TokenPath.root, of: node) != nil
      add(
        "the alias names '\(name)', which is a group and not a token", of: token, at: place,
        hint: hasRoot ? "its own token is \"{\(name).$root}\"" : "name one of the tokens in it",
        &report)
    } else {
      add("there is no token '\(name)'", of: token, at: place, hint: hint(for: path), &report)
    }
    return .broken
  }

  /// The nearest name in the last group of the path that is there.
  private func hint(for path: [String]) -> String? {
    var node = 0
    for (count, name) in path.enumerated() {
      if let next = tree.child(name, of: node) {
        node = next
        continue
      }
      let names = tree.nodes[node].children.prefix(1000).map { tree.nodes[$0].name }
      return Spelling.nearest(to: name, among: names).map { near in
        let whole = path[..<count] + [near] + path[(count + 1)...]
        return "did you mean \"{\(TokenPath.text(Array(whole)))}\"?"
      }
    }
    return nil
  }

  private func reportRings(_ report: inout TokenReport) {
    for ring in chains.rings {
      for (place, number) in ring.enumerated() {
        let token = tokens[number]
        var names = (0..<min(ring.count, Self.shownMembers)).map { step in
          "'\(tokens[ring[(place + step) % ring.count]].key)'"
        }
        if ring.count > Self.shownMembers { names.append("\(ring.count - Self.shownMembers) more") }
        names.append("'\(token.key)'")
        add(
          "these aliases lead to one another in a ring: \(names.joined(separator: " -> "))",
          of: token,
          at: (token["$value"] ?? token["$ref"]).map { token.place(of: $0.value) } ?? token.place,
          &report)
      }
    }
  }

  private mutating func findTypes(_ report: inout TokenReport) {
    for number in chains.order {
      let token = tokens[number]
      let own = token["$type"]
      let inherited = targets[number].flatMap { types[$0] }
      types[number] = own?.value.string ?? inherited ?? token.groupType
      let place = own.map { token.place(of: $0.value) } ?? token.place
      if let own, own.value.string == nil {
        report.add(
          .warning, "\"$type\" must be a string, but is \(own.value.kindName)", at: place)
      } else if let type = own?.value.string, let inherited, type != inherited,
        let target = targets[number]
      {
        guard type == "color" || inherited == "color" else { continue }
        report.add(
          "'\(token.key)' has the type \(type), and stands for '\(tokens[target].key)', which has "
            + "the type \(inherited)", at: place)
        types[number] = nil
      } else if types[number] == nil, case .at = chains.ends[number], targets[number] == nil {
        report.add(
          .warning, "'\(token.key)' has no type and is left out", at: place,
          hint: "write \"$type\": \"color\" into it, or into a group around it")
      } else if let type = types[number], !Self.knownTypes.contains(type), targets[number] == nil,
        !report.olderFiles.contains(token.place.file)
      {
        reportUnknown(type, of: token, at: place, &report)
      }
    }
  }

  /// A type that means a colour is misspelt; another one is not ours.
  private func reportUnknown(
    _ type: String, of token: Token, at place: TokenPlace, _ report: inout TokenReport
  ) {
    let near = Spelling.nearest(to: type, among: Self.knownTypes.sorted())
    report.add(
      near == "color" || ["color", "colour"].contains(type.lowercased()) ? .error : .warning,
      "\(quoted(type)) is no type of tokens", at: place,
      hint: near.map { "did you mean \"\($0)\"? Upper and lower case count" })
  }
}
