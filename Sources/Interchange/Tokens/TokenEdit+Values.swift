import StyleModel

extension TokenEdit {
  /// Puts a tint into the files.
  mutating func take(_ name: String, _ tint: Tint) {
    guard let path = paths[name.folded] else { return }
    var entry = present[name.folded]
    if entry == nil, let token = unread(at: path), !token.isInherited {
      entry = TokenTints.Draft(token: token, path: path, name: name)
      for mode in system.modes {
        let number = mode.resolving.numbers[token.key]
        entry?.tokens[mode.variant] = number.map { mode.resolving.tokens[$0] }
      }
    }
    var used: Set<TokenPlace> = []
    var added: [(source: TokenPlace, value: WrittenValue)] = []
    for mode in system.modes {
      guard let wanted = wanted(tint, mode.variant) else { continue }
      let token = entry?.tokens[mode.variant]
      let ranks = mode.sources.map { TokenPlace(file: $0.file, offset: $0.value.offset) }
      let own = token.flatMap { rank(of: $0, in: mode.sources) } ?? -1
      let over = added.filter { (ranks.lastIndex(of: $0.source) ?? -1) > own }.last
      if let over {
        if over.value == wanted { continue }
      } else if let token {
        if let plan = planned[token.place] {
          if plan == wanted {
            used.insert(token.place)
            continue
          }
        } else if says(entry?.values[mode.variant], wanted) {
          used.insert(token.place)
          continue
        }
        if !token.isInherited, !used.contains(token.place), planned[token.place] == nil {
          used.insert(token.place)
          set(wanted, of: token, entry?.values[mode.variant], in: mode.variant)
          continue
        }
      }
      let present = over.flatMap { ranks.lastIndex(of: $0.source) } ?? own
      guard let source = source(for: mode, path: path, after: present) else {
        unwritten[mode.variant, default: []].append(name)
        continue
      }
      add(wanted, name, tint, at: path, to: source, isFirst: token == nil && added.isEmpty)
      added.append((source, wanted))
    }
    tellMissing(name, tint)
    deprecate(tint, entry?.tokens[.any])
  }

  /// Notes the appearances that no source is for.
  private mutating func tellMissing(_ name: String, _ tint: Tint) {
    let variants = Set(system.modes.map(\.variant))
    var read = tint
    read.values = tint.values.filter { variants.contains($0.key) }
    for variant in Tint.Variant.allCases where !variants.contains(variant) {
      guard let own = tint.values[variant], own != read.value(for: variant.appearance) else {
        continue
      }
      unwritten[variant, default: []].append(name)
    }
  }

  private func wanted(_ tint: Tint, _ variant: Tint.Variant) -> WrittenValue? {
    let value = tint.value(for: variant.appearance)
    if let (name, color) = system(value) {
      return .system(name, ColorValue(of: color, for: variant))
    }
    if case .color(let color)? = value { return .color(color.inTokens) }
    guard let name = value?.tintName?.folded else { return nil }
    return paths[name].map { .alias(name, path: $0) }
  }

  private func system(_ value: Tint.Value?) -> (name: String, color: SystemColor)? {
    value?.systemColor { paths[$0.folded] != nil }
  }

  /// Whether a value that was read is the one that is wanted.
  private func says(_ value: Tint.Value?, _ wanted: WrittenValue) -> Bool {
    switch (value, wanted) {
    case (.color(let color)?, .color(let other)): color == other
    case (let value?, .alias(let other, _)): value.tintName?.folded == other
    case (let value?, .system(let other, _)): system(value)?.name == other
    default: false
    }
  }

  private mutating func set(
    _ value: WrittenValue, of token: Token, _ present: Tint.Value?, in variant: Tint.Variant
  ) {
    planned[token.place] = value
    var color = system(present).map { ColorValue(of: $0.color, for: variant) }
    if case .color(let read)? = present { color = read }
    edits[token.place.file]?.set(value, ofTokenAt: token.place.offset, present: color)
  }
}
