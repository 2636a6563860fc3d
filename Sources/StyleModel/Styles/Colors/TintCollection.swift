import SwiftText

/// Gathers the colour constants of files into tints.
struct TintCollection {
  /// The tints in the order of their declarations.
  private(set) var tints: [FoundTint] = []

  /// The constants that are no tints.
  private(set) var leftOut: [LeftOut] = []

  private var places: [String: Int] = [:]
  private var aliases: [(tint: FoundTint, candidates: [String])] = []

  /// Takes the constants of a file.
  mutating func take(_ palette: [(entry: Palette.Entry, place: Place)], file: String?) {
    for (entry, place) in palette {
      let name = entry.path.joined(separator: ".")
      let found = FoundTint(name: name, value: .alias(""), file: file, place: place)
      switch entry.constant {
      case .color(let color): add(found, .color(color))
      case .alias(let candidates):
        let scope = entry.path.dropLast()
        let inner = candidates.count == 1 ? [(scope + candidates).joined(separator: ".")] : []
        aliases.append((found, inner + candidates))
      case .other(let words):
        leave(found, "its colour is not written in numbers: \(words)")
      }
    }
  }

  /// Resolves the constants that stand for another colour, once all files are taken.
  ///
  /// What is in none of the files may be in the catalog, so it stays an alias of the whole name.
  mutating func finish() {
    let names = Set(places.keys).union(aliases.map(\.tint.name))
    for (tint, candidates) in aliases {
      let known = candidates.first { $0 != tint.name && names.contains($0) }
      let system = candidates.first { SystemColor(name: $0) != nil }
      guard let target = known ?? system else {
        leave(tint, "it stands for \(candidates.last ?? ""), which is none of the colours here")
        continue
      }
      add(tint, .alias(target))
    }
    aliases = []
  }

  private mutating func add(_ tint: FoundTint, _ value: Tint.Value) {
    var tint = tint
    tint.value = value
    if let twin = places[tint.name].map({ tints[$0] }) {
      guard twin.value != value else { return }
      return leave(
        tint, "\(twin.file.map { $0 + ":" } ?? "")\(twin.place) has another value for it")
    }
    places[tint.name] = tints.count
    tints.append(tint)
  }

  private mutating func leave(_ tint: FoundTint, _ reason: String) {
    leftOut.append(LeftOut(name: tint.name, reason: reason, file: tint.file, place: tint.place))
  }
}
