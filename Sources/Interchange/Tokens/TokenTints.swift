import Diagnostics
import JSON
import StyleModel

/// Puts the colours of tokens together as tints, variant by variant.
struct TokenTints {
  /// A tint with the place of its token.
  struct Found {
    var name: ItemName
    var tint: Tint
    var isUndeprecated: Bool
    var place: TokenPlace
  }

  /// A tint that is being put together.
  struct Draft {
    /// The token that was found first.
    var token: Token

    /// The path.
    var path: [String]

    /// The name of the tint.
    var name: String

    /// The values that were read, also where they are what a tint falls back to.
    var values: [Tint.Variant: Tint.Value] = [:]

    /// The token that says the value.
    var tokens: [Tint.Variant: Token] = [:]
  }

  private var groups = TokenGroups()

  /// The tints in the order in which they were found, those that cannot be read left out.
  var entries: [Draft] { drafts.filter { !failed.contains($0.token.key) } }

  private var drafts: [Draft] = []

  /// The paths of colours that cannot be read in some appearance.
  private var failed: Set<String> = []

  /// The paths of the tokens that others stand for.
  private var targets: [String: Set<String>] = [:]
  private var numbers: [String: Int] = [:]

  /// How many tokens there are of types that are no colours, with the place of the first of all.
  private var others: [String: Int] = [:]
  private var firstOther: TokenPlace?

  /// Takes the colours of one variant.
  mutating func take(
    _ resolving: TokenResolving, for variant: Tint.Variant, _ report: inout TokenReport
  ) {
    if variant == .any { groups = TokenGroups(of: resolving.tree, &report) }
    let reader = TokenValueReader(tokens: resolving)
    for (number, token) in resolving.tokens.enumerated() {
      guard let type = resolving.types[number] else {
        failed.insert(token.key)
        continue
      }
      guard type == "color" else {
        if variant == .any {
          others[type, default: 0] += 1
          firstOther = firstOther ?? token.place
        }
        continue
      }
      let value: Tint.Value
      if let target = resolving.targets[number], case .at = resolving.chains.ends[number] {
        targets[token.key, default: []].insert(resolving.tokens[target].key)
        value = .tint(named: Self.name(of: resolving.tokens[target]))
      } else {
        guard case .at = resolving.chains.ends[number],
          let color = reader.color(of: token, &report)
        else {
          // Another appearance must not take its place.
          failed.insert(token.key)
          continue
        }
        value = Self.system(of: token, variant, color) ?? .color(color)
      }
      take(value, of: token, for: variant, &report)
    }
  }

  private mutating func take(
    _ value: Tint.Value, of token: Token, for variant: Tint.Variant, _ report: inout TokenReport
  ) {
    if let number = numbers[token.key] {
      drafts[number].values[variant] = value
      drafts[number].tokens[variant] = token
      return
    }
    var draft = Draft(token: token, path: token.path, name: Self.name(of: token))
    draft.values[variant] = value
    draft.tokens[variant] = token
    if let modifier = token["$extensions"]?.value["studio.tokens"]?["modify"] {
      report.add(
        .warning, "Tokens Studio changes the colour of '\(token.key)', which is taken unchanged",
        at: token.place(of: modifier))
    }
    if variant != .any, !failed.contains(token.key) {
      report.add(
        .warning, "'\(token.key)' has no value but this one, which is taken for every appearance",
        at: token.place)
      draft.values[.any] = value
    }
    numbers[token.key] = drafts.count
    drafts.append(draft)
  }

  /// Tells what is in the files beside colours.
  func tellOthers(_ report: inout TokenReport) {
    guard let place = firstOther else { return }
    let count = others.values.reduce(0, +)
    let kinds = others.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    report.add(
      .note,
      "\(count) token\(count == 1 ? " that is no colour is" : "s that are no colours are") left "
        + "out: \(kinds.joined(separator: ", "))", at: place)
  }

  /// Returns the tints; two tokens that would be one tint are an error.
  mutating func tints(_ report: inout TokenReport) -> [Found] {
    dropFollowers()
    var owners: [String: Draft] = [:]
    var found: [Found] = []
    var paths: [[String]] = []
    for draft in entries {
      let name: ItemName
      do throws(InputError) {
        name = try ItemName(draft.name, for: .tint)
      } catch {
        for problem in error.diagnostics {
          report.add(problem.message, at: draft.token.place, hint: problem.hint)
        }
        continue
      }
      if let other = owners.updateValue(draft, forKey: name.folded) {
        let place = report.places(of: [other.token.place])[other.token.place]
        report.add(
          "the token '\(draft.token.key)' would be the tint '\(name)', as '\(other.token.key)'"
            + (place.map { " at \($0)" } ?? "") + " would",
          at: draft.token.place, hint: "rename one of the two")
        continue
      }
      found.append(tint(draft, named: name, &report))
      paths.append(draft.path)
    }
    tellRenamed(&report)
    return keepingGroups(found, paths, &report)
  }

  /// Drops what stands for colours that cannot be read.
  private mutating func dropFollowers() {
    guard !failed.isEmpty else { return }
    var followers: [String: [String]] = [:]
    for (key, targets) in targets {
      for target in targets { followers[target, default: []].append(key) }
    }
    var waiting = Array(failed)
    while let key = waiting.popLast() {
      for follower in followers[key] ?? [] where failed.insert(follower).inserted {
        waiting.append(follower)
      }
    }
  }

  /// Gives what groups say of themselves to the first tint in each.
  private func keepingGroups(
    _ found: [Found], _ paths: [[String]], _ report: inout TokenReport
  ) -> [Found] {
    var (found, groups) = (found, groups)
    let order = found.indices.sorted {
      found[$0].name.text.utf8.lexicographicallyPrecedes(found[$1].name.text.utf8)
    }
    for index in order {
      let members = groups.take(around: paths[index])
      guard !members.isEmpty else { continue }
      var extensions = found[index].tint.extras.extensions
      var remains = TokenRemains(in: extensions)
      remains.groups = members
      extensions.removeAll { $0.key == TokenRemains.key }
      found[index].tint.extras.extensions = extensions + [remains.member].compactMap(\.self)
    }
    groups.tellRest(&report)
    return found
  }

  private func tint(
    _ draft: Draft, named name: ItemName, _ report: inout TokenReport
  ) -> Found {
    var tint = Tint(any: draft.values[.any] ?? .alias("clear"))
    for variant in Tint.Variant.allCases {
      // What a variant falls back to anyway is not stored.
      guard let value = draft.values[variant], tint.value(for: variant.appearance) != value
      else { continue }
      tint.values[variant] = value
    }
    let token = draft.token
    var remains = TokenRemains()
    remains.description = token["$description"]?.value.string
    remains.members = token.members.filter { !TokenTree.tokenKeys.contains($0.key) }
    let plain = draft.path.last == TokenPath.root ? Array(draft.path.dropLast()) : draft.path
    if Self.statedName(of: token) == nil, TokenName.path(of: name.text) != plain {
      remains.path = plain
    }
    if let member = token["$description"], member.value.string == nil {
      report.add(
        .warning, "\"$description\" is no string and is left out", at: token.place(of: member.value)
      )
    }
    tint.extras.extensions = extensions(of: token, &report) + [remains.member].compactMap(\.self)
    var isUndeprecated = false
    if let member = token.deprecated {
      if member.value.bool == nil, member.value.string == nil {
        report.add(.warning, "\"$deprecated\" must be true, false or a string", at: token.place)
      }
      tint.extras.deprecated = TokenSentence.deprecation(member.value)
      isUndeprecated = tint.extras.deprecated == nil
    }
    return Found(name: name, tint: tint, isUndeprecated: isUndeprecated, place: token.place)
  }

  /// What other tools keep in the token, but for what an export of ours writes.
  private func extensions(of token: Token, _ report: inout TokenReport) -> [JSONMember] {
    guard let member = token["$extensions"] else { return [] }
    guard let members = member.value.object else {
      report.add(
        .warning, "\"$extensions\" is no object and is left out", at: token.place(of: member.value))
      return []
    }
    return members.compactMap { member in
      guard member.key == TokenMark.key else {
        return member.key == TokenRemains.key ? nil : member
      }
      let rest = (member.value.object ?? []).filter {
        $0.key != TokenMark.name && $0.key != TokenMark.system
      }
      return rest.isEmpty ? nil : JSONMember(member.key, .object(rest))
    }
  }

  private func tellRenamed(_ report: inout TokenReport) {
    let renamed = entries.filter { draft in
      Self.statedName(of: draft.token) == nil
        && draft.path.filter { $0 != TokenPath.root }.joined(separator: ".") != draft.name
    }
    guard let first = renamed.first else { return }
    report.add(
      .note,
      renamed.count == 1
        ? "'\(first.token.key)' is the tint '\(first.name)'"
        : "\(renamed.count) names are written otherwise: '\(first.token.key)' is the tint "
          + "'\(first.name)'", at: first.token.place)
  }
}
