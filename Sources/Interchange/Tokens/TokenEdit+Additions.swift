import JSON
import StyleModel

extension TokenEdit {
  /// The position of the source that a token stands in.
  func rank(of token: Token, in sources: [TokenSource]) -> Int? {
    sources.lastIndex { source in
      source.file == token.place.file
        && edits[source.file]?.range(ofObjectAt: source.value.offset)?
          .contains(token.place.offset) == true
    }
  }

  /// The source that gets a token for an appearance: of `any` the one with most of its groups, of
  /// others the last that no earlier appearance has.
  func source(for mode: TokenSystem.Mode, path: [String], after rank: Int) -> TokenPlace? {
    let places = mode.sources.map { TokenPlace(file: $0.file, offset: $0.value.offset) }
    guard mode.variant != .any else {
      let depths = mode.sources.map { source in
        path.indices.prefix { path[...$0].reduce(source.value as JSONValue?, { $0?[$1] }) != nil }
          .count
      }
      let most = depths.max() ?? 0
      return depths.firstIndex(of: most).map { places[$0] }
    }
    let earlier = system.modes.prefix { $0.variant != mode.variant }.flatMap(\.sources)
    let known = Set(earlier.map { TokenPlace(file: $0.file, offset: $0.value.offset) })
    guard let own = places.lastIndex(where: { !known.contains($0) }), own > rank else { return nil }
    return places[own]
  }

  /// Adds a token to a source.
  mutating func add(
    _ value: WrittenValue, _ name: String, _ tint: Tint, at path: [String],
    to source: TokenPlace, isFirst: Bool
  ) {
    guard let spelling = edits[source.file]?.spelling else { return }
    var mark: [JSONMember] = []
    let plain = path.last == TokenPath.root ? Array(path.dropLast()) : path
    if isFirst, TokenName.name(of: plain) != name {
      mark.append(JSONMember(TokenMark.name, .string(name)))
    }
    var isAlias = false
    let json: JSONValue
    switch value {
    case .alias(_, let target):
      isAlias = true
      json = .string(spelling.alias(to: target, like: nil))
    case .color(let color): json = spelling.value(color, like: nil)
    case .system(let system, let color):
      mark.append(JSONMember(TokenMark.system, .string(system)))
      json = spelling.value(color, like: nil)
    }
    var members = [JSONMember(spelling.valueKey, json)]
    if isFirst {
      members += described(tint, mark, spelling)
    } else if !mark.isEmpty {
      members.append(JSONMember("$extensions", [TokenMark.key: .object(mark)]))
    }
    let type = isAlias && !spelling.isOlder ? nil : spelling.typeKey
    edits[source.file]?.add(path, inObjectAt: source.offset, members, typeKey: type)
  }

  /// What a new token says beside its value.
  private func described(
    _ tint: Tint, _ mark: [JSONMember], _ spelling: TokenSpelling
  ) -> [JSONMember] {
    let remains = TokenRemains(in: tint.extras.extensions)
    var members = remains.members
    if let description = remains.description {
      members.append(
        JSONMember(spelling.isOlder ? "description" : "$description", .string(description)))
    }
    if let deprecation = tint.extras.deprecated, !spelling.isOlder {
      members.append(JSONMember("$deprecated", sentence(deprecation)))
    }
    let extensions = TokenExport.extensions(of: tint, mark)
    if !extensions.isEmpty { members.append(JSONMember("$extensions", .object(extensions))) }
    return members
  }

  private func sentence(_ deprecation: Deprecation) -> JSONValue {
    TokenSentence.value(deprecation) { name in
      TokenPath.text(paths[name.folded] ?? TokenName.path(of: name))
    }
  }

  /// Says of a token that it is deprecated where it does not say so.
  mutating func deprecate(_ tint: Tint, _ token: Token?) {
    guard let deprecation = tint.extras.deprecated, let token, !token.isInherited,
      edits[token.place.file]?.spelling.isOlder == false
    else { return }
    let present = token.deprecated.flatMap { TokenSentence.deprecation($0.value) }
    guard present?.use != deprecation.use || present?.note != deprecation.note || present == nil
    else { return }
    let value = sentence(deprecation)
    edits[token.place.file]?.deprecate(value, ofTokenAt: token.place.offset)
  }
}
