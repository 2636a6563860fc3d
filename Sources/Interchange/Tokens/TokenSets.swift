import Diagnostics
import JSON
import StyleModel
import StyleSyntax

/// Tokens in named sets, of which themes choose: as Tokens Studio keeps them in one file or in a
/// folder, and as Theo has its aliases and properties.
///
/// The names of sets are no part of the paths. Each group of themes is a modifier, each theme a
/// context of it; where there are no themes, sets that are called for an appearance are for that one.
struct TokenSets {
  private var sets: [(name: String, source: TokenSource)] = []
  private var order: [String] = []
  private var themes: [JSONValue] = []
  private var place = TokenPlace(file: 0, offset: 0)

  /// The names of the files of a folder that are no sets.
  private static let descriptions = ["$themes", "$metadata"]

  /// Whether one file has sets in it.
  static func isOne(_ value: JSONValue) -> Bool {
    value["$themes"]?.array != nil || value["$metadata"]?["tokenSetOrder"] != nil
      || isTheo(value)
  }

  private static func isTheo(_ value: JSONValue) -> Bool {
    guard let properties = value["props"]?.object, value["$value"] == nil else { return false }
    return value["aliases"] != nil || value["global"] != nil
      || properties.contains { $0.value["value"] != nil || $0.value["$value"] != nil }
  }

  /// Whether a file says of a folder which sets and themes it has.
  static func isDescription(_ path: String) -> Bool {
    descriptions.contains { path.split(separator: "/").last.map(String.init) == $0 + ".json" }
  }

  /// Takes the sets of one file.
  init(_ source: TokenSource) {
    place = TokenPlace(file: source.file, offset: source.value.offset)
    if Self.isTheo(source.value) {
      let type = source.value["global"]?["type"] ?? source.value["global"]?["$type"]
      for name in ["aliases", "props"] {
        guard var value = source.value[name], let members = value.object else { continue }
        if let type { value.content = .object([JSONMember("$type", type)] + members) }
        add(name, TokenSource(file: source.file, value: value))
      }
      return
    }
    for member in source.value.object ?? [] where !member.key.hasPrefix("$") {
      add(member.key, TokenSource(file: source.file, value: member.value))
    }
    describe(source.value["$metadata"])
    themes = source.value["$themes"]?.array ?? []
  }

  /// Takes the sets of a folder, each in a file of its name.
  init(_ files: [(path: String, source: TokenSource)]) {
    let folder = files.first { Self.isDescription($0.path) }?.path.folder ?? ""
    for (path, source) in files {
      guard Self.isDescription(path) else {
        let inner = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        add(String(inner.prefix(inner.count - ".json".count)), source)
        continue
      }
      place = TokenPlace(file: source.file, offset: 0)
      if path.hasSuffix("$themes.json") {
        themes = source.value.array ?? []
      } else {
        describe(source.value)
      }
    }
  }

  private mutating func add(_ name: String, _ source: TokenSource) {
    var source = source
    source.rank = sets.count + 1
    sets.append((name, source))
  }

  private mutating func describe(_ metadata: JSONValue?) {
    order = metadata?["tokenSetOrder"]?.array?.compactMap(\.string) ?? []
  }

  /// The sets and modifiers; tells of sets that no theme takes.
  func steps(_ report: inout TokenReport) -> [ThemeResolver.Step] {
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var sorted = sets.enumerated().sorted {
      (places[$0.element.name] ?? .max, $0.offset) < (places[$1.element.name] ?? .max, $1.offset)
    }.map(\.element)
    for index in sorted.indices { sorted[index].source.rank = index + 1 }
    guard !themes.isEmpty else { return steps(named: sorted) }
    var modifiers: [ThemeModifier] = []
    var used: Set<String> = []
    for theme in themes {
      let chosen = theme["selectedTokenSets"]?.object ?? []
      let names = Set(chosen.filter { $0.value.string != "disabled" }.map(\.key))
      used.formUnion(names)
      let sources = sorted.filter { names.contains($0.name) }.map(\.source)
      let group = theme["group"]?.string ?? "theme"
      let name = theme["name"]?.string ?? "\(modifiers.count + 1)"
      if let known = modifiers.firstIndex(where: { $0.name == group }) {
        modifiers[known].contexts.append((name, sources))
      } else {
        modifiers.append(
          ThemeModifier(name: group, contexts: [(name, sources)], standard: name, place: place))
      }
    }
    for (name, source) in sorted where !used.contains(name) {
      report.add(
        .warning, "no theme takes the set \(quoted(name)), which is left out",
        at: TokenPlace(file: source.file, offset: source.value.offset))
    }
    return modifiers.map { .modifier($0) }
  }

  /// The sets for appearances by their names, after all others.
  private func steps(named sorted: [(name: String, source: TokenSource)]) -> [ThemeResolver.Step] {
    func variant(_ name: String) -> Tint.Variant? {
      name.split(separator: "/").last.flatMap { ThemeModifier.variant(of: String($0), in: "") }
    }
    let modes = sorted.filter { variant($0.name) != nil }
    guard modes.contains(where: { variant($0.name) != .any }) else {
      return sorted.map { .set([$0.source]) }
    }
    var modifier = ThemeModifier(name: "set", contexts: [], standard: nil, place: place)
    if !modes.contains(where: { variant($0.name) == .any }) {
      modifier.contexts.append(("light", []))
    }
    for (name, source) in modes {
      let context = name.split(separator: "/").last.map(String.init) ?? name
      if let known = modifier.index(of: context) {
        modifier.contexts[known].sources.append(source)
      } else {
        modifier.contexts.append((context, [source]))
      }
    }
    return sorted.filter { variant($0.name) == nil }.map { .set([$0.source]) }
      + [.modifier(modifier)]
  }
}

extension String {
  /// The folder of a path, with the slash at its end; empty for a name alone.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }
}
