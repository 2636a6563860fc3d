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

  private struct Draft {
    var token: Token
    var path: [String]
    var name: String
    var values: [Tint.Variant: Tint.Value] = [:]
  }

  private var groups = TokenGroups()
  private var drafts: [Draft] = []
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
      guard let type = resolving.types[number] else { continue }
      guard type == "color" else {
        if resolving.targets[number] == nil, case .at = resolving.chains.ends[number] {
          check(token, type, with: reader, &report)
        }
        if variant == .any {
          others[type, default: 0] += 1
          firstOther = firstOther ?? token.place
        }
        continue
      }
      let value: Tint.Value
      if let target = resolving.targets[number] {
        guard case .at = resolving.chains.ends[number] else { continue }
        value = .tint(named: Self.name(of: resolving.tokens[target]))
      } else {
        guard case .at = resolving.chains.ends[number],
          let color = reader.color(of: token, &report)
        else { continue }
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
      return
    }
    var draft = Draft(token: token, path: token.path, name: Self.name(of: token))
    draft.values[variant] = value
    if variant != .any {
      report.add(
        .warning, "'\(token.key)' has no value but this one, which is taken for every appearance",
        at: token.place)
      draft.values[.any] = value
    }
    numbers[token.key] = drafts.count
    drafts.append(draft)
  }

  private func check(
    _ token: Token, _ type: String, with reader: TokenValueReader, _ report: inout TokenReport
  ) {
    switch type {
    case "dimension": reader.checkMeasure(token, units: ["px", "rem"], &report)
    case "duration": reader.checkMeasure(token, units: ["ms", "s"], &report)
    default: break
    }
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
  func tints(_ report: inout TokenReport) -> [Found] {
    var owners: [String: Draft] = [:]
    var found: [Found] = []
    var paths: [[String]] = []
    for draft in drafts {
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
      report.add("\"$description\" must be a string", at: token.place(of: member.value))
    }
    tint.extras.extensions = extensions(of: token, &report) + [remains.member].compactMap(\.self)
    var isUndeprecated = false
    if let member = token.deprecated {
      if member.value.bool == nil, member.value.string == nil {
        report.add("\"$deprecated\" must be true, false or a string", at: token.place)
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
      report.add("\"$extensions\" must be an object", at: token.place(of: member.value))
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
    let renamed = drafts.filter { draft in
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

  // MARK: What an export of ours says

  private static func mark(_ token: Token, _ key: String) -> String? {
    token["$extensions"]?.value[TokenMark.key]?[key]?.string
  }

  /// The name of the tint that a token becomes.
  static func name(of token: Token) -> String {
    statedName(of: token) ?? TokenName.name(of: token.path)
  }

  /// The name that an export wrote into the token, where the path does not say it.
  private static func statedName(of token: Token) -> String? {
    let path = token.path.last == TokenPath.root ? Array(token.path.dropLast()) : token.path
    guard let name = mark(token, TokenMark.name), TokenName.path(of: name) == path else {
      return nil
    }
    return name
  }

  /// The colour of the system that a value was taken from, as long as it is that one's.
  private static func system(
    of token: Token, _ variant: Tint.Variant, _ color: ColorValue
  ) -> Tint.Value? {
    guard let name = mark(token, TokenMark.system), let system = SystemColor(name: name),
      ColorValue(of: system, for: variant) == color
    else { return nil }
    return .system(name)
  }
}

extension ColorValue {
  /// The colour of the system as it is in a variant.
  init(of system: SystemColor, for variant: Tint.Variant) {
    let rgba = system.rgba(for: variant.appearance)
    self.init(
      space: .srgb, components: [rgba.red, rgba.green, rgba.blue], alpha: rgba.alpha)
  }
}
