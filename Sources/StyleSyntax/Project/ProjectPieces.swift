import Diagnostics
import SwiftText
import Vocabulary

/// What the styles of one file take with them of other files.
///
/// These are extensions of the styles and of `LabelStyle` about them, and the structures and
/// enumerations that they use where one name means one type.
struct ProjectPieces {
  /// The most declarations of other files that a file is read with.
  private static let mostPieces = 64

  /// The most bytes of them.
  private static let mostBytes = 64 * 1024

  private let file: Int
  private let index: ProjectIndex
  private let files: [SwiftProject.File]
  private var sources: [Int: SourceText] = [:]
  private var seenTypes: Set<String> = []
  private var bytes = 0

  /// The declarations in the order in which they are wanted.
  private(set) var chosen: [ProjectIndex.Site] = []

  /// What is wanted and left out.
  private(set) var leftOut: [LeftOut] = []

  /// Creates an empty collection for a file.
  init(of file: Int, in index: ProjectIndex, files: [SwiftProject.File]) {
    self.file = file
    self.index = index
    self.files = files
  }

  /// Collects what the styles of the file want.
  mutating func collect() {
    var open: [(style: String, names: Set<String>)] = []
    for style in index.styles(of: file) {
      let isOnly = index.types(named: style.name).count == 1
      var names = style.usedNames
      if isOnly {
        let others = index.extensions(of: style.name) + index.entries(of: style.lastName)
        for site in others where site.file != file { names.formUnion(take(site, for: style.name)) }
        if style.usedNames.isEmpty { names.formUnion(namesInType(style.name)) }
      }
      open.append((style.name, names))
    }
    var next = 0
    while next < open.count, open.count < 1_000 {
      let (style, names) = open[next]
      next += 1
      for name in names.sorted() where name.isTypeName && !seenTypes.contains(name) {
        let used = takeType(name, for: style, using: names)
        if !used.isEmpty { open.append((style, used)) }
      }
    }
  }

  /// Puts the file and the pieces together; nil where the file cannot be read.
  mutating func joined() -> JoinedText? {
    guard let source = source(file) else { return nil }
    var joined = JoinedText(source, file: files[file].name)
    for site in chosen {
      guard let other = self.source(site.file) else { continue }
      joined.append(
        index[site].bytes, of: other, file: files[site.file].name,
        conditions: index[site].conditions)
    }
    return joined
  }

  /// Takes a type that a style uses, with its extensions; returns the names that these use.
  private mutating func takeType(
    _ name: String, for style: String, using used: Set<String>
  ) -> Set<String> {
    guard !Vocabulary.isType(name) else { return [] }
    let sites = index.types(named: name).filter { index[$0].isTopLevel }
    guard !sites.isEmpty, !sites.contains(where: { $0.file == file }) else { return [] }
    let visible = sites.filter { !index[$0].isPrivate }
    guard let site = visible.first, !visible.contains(where: index.isStyle) else { return [] }
    let parts = ([site] + index.extensions(of: name)).filter {
      index[$0].others?.isDisjoint(with: used) != true
    }
    // Colours alone are looked up as tints.
    guard parts.contains(site) else { return [] }
    seenTypes.insert(name)
    guard visible.count == 1 else {
      let places = visible.prefix(3).map { files[$0.file].name ?? "" }.joined(separator: ", ")
      leave(name, at: site, "'\(style)' uses it, and more than one file declares it: \(places)")
      return []
    }
    guard ["struct", "enum"].contains(index[site].keyword) else {
      leave(name, at: site, "'\(style)' uses it, and it is a class or an actor")
      return []
    }
    var names: Set<String> = []
    for part in parts {
      names.formUnion(take(part, for: style))
    }
    return names
  }

  /// Takes one declaration; returns the names of types that it uses.
  private mutating func take(_ site: ProjectIndex.Site, for style: String) -> Set<String> {
    let entry = index[site]
    guard entry.isTopLevel, !entry.isPrivate, !chosen.contains(site) else { return [] }
    guard entry.conditions.allSatisfy({ $0.hasPrefix("#if") }) else {
      leave(entry.name, at: site, "it belongs to '\(style)' and stands under #else")
      return []
    }
    guard chosen.count < Self.mostPieces, bytes + entry.bytes.count <= Self.mostBytes else {
      leave(
        entry.name, at: site,
        "'\(style)' uses it, and takes \(Self.mostBytes >> 10) KB of other files already")
      return []
    }
    chosen.append(site)
    bytes += entry.bytes.count
    return names(in: site)
  }

  /// The names of types that a type of this file uses.
  private mutating func namesInType(_ name: String) -> Set<String> {
    index.types(named: name).first.map { names(in: $0) } ?? []
  }

  private mutating func names(in site: ProjectIndex.Site) -> Set<String> {
    guard let source = source(site.file),
      let piece = try? SourceText(source.text(index[site].bytes.clamped(to: source.bytes.indices))),
      let tokens = try? Tokens(piece)
    else { return [] }
    let inner = (try? Outline(tokens))?.items.first?.innerTypes ?? []
    return UsedNames.names(in: tokens.tokens.indices, of: tokens).subtracting(inner)
  }

  private mutating func source(_ number: Int) -> SourceText? {
    if let known = sources[number] { return known }
    let source = try? SourceText(files[number].bytes)
    sources[number] = source
    return source
  }

  private mutating func leave(_ name: String, at site: ProjectIndex.Site, _ reason: String) {
    let place = source(site.file)?.place(of: index[site].offset) ?? Place(line: 1, column: 1)
    leftOut.append(
      LeftOut(name: name, reason: reason, file: files[site.file].name, place: place))
  }
}
