import CAssets

/// What the vocabulary declares under one key, read when it is first asked for and then kept.
final class Entry: Sendable {
  /// The type of that name; nil where the key is none of a type.
  let type: KnownType?

  /// The ways to call what the key stands for.
  let signatures: [Signature]

  /// The values and properties that the key stands for.
  let properties: [KnownProperty]

  /// The words of the line, for keys that list names.
  let words: [String]

  /// The key of the environment of that name.
  let environmentKey: EnvironmentKey?

  /// Reads the lines of a key.
  private init(_ key: String, _ lines: [Substring]) {
    var type: KnownType?
    var signatures: [Signature] = []
    var properties: [KnownProperty] = []
    var words: [String] = []
    var environmentKey: EnvironmentKey?
    if key.hasPrefix("\\") {
      environmentKey = lines.first.flatMap { EnvironmentKey(key.dropFirst(), declaration: $0) }
    } else if key.hasPrefix(".") {
      words = lines.map(String.init)
      signatures = Self.modifiers(key.dropFirst(), of: words)
    } else if key.hasSuffix(".") {
      words = lines.flatMap { $0.split(separator: " ").map(String.init) }
    } else {
      let dot = key.utf8.lastIndex(of: UInt8(ascii: "."))
      let owner = dot.map { String(key[..<$0]) }
      let name = dot.map { String(key[key.utf8.index(after: $0)...]) } ?? key
      for line in lines {
        if let one = Signature(declaration: line, name: name, owner: owner) {
          signatures.append(one)
        } else if let one = KnownProperty(declaration: line, name: name, owner: owner ?? "") {
          properties.append(one)
        } else {
          type = KnownType(declaration: line, name: key)
        }
      }
    }
    self.type = type
    self.signatures = signatures
    self.properties = properties
    self.words = words
    self.environmentKey = environmentKey
  }

  /// Returns what a key declares; nil where there is no such key.
  static func at(_ key: String) -> Entry? {
    VocabularyText.place(of: key).map { read(key, at: $0) }
  }

  private static func read(_ key: String, at place: Int) -> Entry {
    if let present = CAssetsVocabularyEntry(place) {
      return Unmanaged<Entry>.fromOpaque(present).takeUnretainedValue()
    }
    let fresh = Unmanaged.passRetained(Entry(key, VocabularyText.declarations(at: place)))
    let kept = CAssetsKeepVocabularyEntry(place, fresh.toOpaque())
    if kept != UnsafeRawPointer(fresh.toOpaque()) { fresh.release() }
    return Unmanaged<Entry>.fromOpaque(kept).takeUnretainedValue()
  }

  /// Whether what a signature gives can be modified on: no other colour, and no part of a path.
  private static func givesView(_ signature: Signature) -> Bool {
    switch signature.result {
    case .view, .shape: true
    case .named(let name): name != "Path" && Vocabulary.conforms(name, to: "View")
    default: false
    }
  }

  /// The ways to call a modifier on any kind of view, those of all views first.
  private static func modifiers(_ name: Substring, of owners: [String]) -> [Signature] {
    let views = owners.filter { Vocabulary.conforms($0, to: "View") }
    let sorted = views.filter { $0 == "View" } + views.filter { $0 != "View" }
    return sorted.flatMap { owner in
      (Entry.at("\(owner).\(name)")?.signatures ?? []).filter { $0.isInstance && givesView($0) }
    }
  }
}
