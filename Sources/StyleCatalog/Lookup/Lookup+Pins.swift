import StyleModel
import StyleSyntax
import SwiftText

extension Lookup {
  /// A style at the version that a pin holds it at.
  struct HeldStyle {
    /// The name that the pin holds it by.
    var name: String

    /// The item at that version.
    var item: Item

    /// Its Swift, with the names that others have now.
    var source: StyleSource
  }

  /// Finds the style that a name means among pins, present and former names alike.
  ///
  /// - Throws: `CatalogError.noSuchVersion` where the version is not in this catalog.
  func held(_ name: String, in pins: [String: ContentHash]) throws -> HeldStyle? {
    guard !pins.isEmpty, let owner = try item(kind: .style, written: name) else { return nil }
    for (pin, version) in pins.sorted(by: { $0.key < $1.key }) {
      if let held = try held(pin, at: version, ifOf: owner) { return held }
    }
    return nil
  }

  /// Finds the style among pins whose held version declares a static member of `LabelStyle`.
  func held(declaring member: String, in pins: [String: ContentHash]) throws -> HeldStyle? {
    for (pin, version) in pins.sorted(by: { $0.key < $1.key }) {
      guard let owner = try item(kind: .style, written: pin),
        let held = try held(pin, at: version, ifOf: owner)
      else { continue }
      if StyleInterface(of: held.source).entries.contains(where: { $0.name == member }) {
        return held
      }
    }
    return nil
  }

  /// Finds what a use of a style means among pins.
  func held(_ use: ItemUse, in pins: [String: ContentHash]) throws -> HeldStyle? {
    guard use.kind == .style, let name = use.candidates.first else { return nil }
    return try use.isMember ? held(declaring: name, in: pins) : held(name, in: pins)
  }

  private func held(_ pin: String, at version: ContentHash, ifOf owner: Item) throws -> HeldStyle? {
    guard try item(kind: .style, written: pin)?.identity == owner.identity else { return nil }
    let versions = try rows.versions(kind: .style, key: owner.key)
    guard let record = versions.first(where: { $0.hash == version })?.record else {
      throw CatalogError.noSuchVersion(
        item: owner.name, version: version.short, count: versions.count)
    }
    let item = Item(
      kind: .style, key: owner.key, name: record.name.text, version: version,
      document: record.document, author: record.author, time: record.time, isConflicted: false)
    return try source(of: item).map { HeldStyle(name: pin, item: item, source: $0) }
  }

  /// The pins that a style's Swift reaches, through what they hold too.
  ///
  /// - Parameters:
  ///   - swift: The Swift.
  ///   - pins: The pins that there are.
  ///   - holdsAll: Whether every other style that is reached is held at its present version.
  /// - Returns: The pins by the names that they hold styles by.
  /// - Throws: `CatalogError.noSuchVersion` where a version is not in this catalog.
  func pins(
    reachedFrom swift: String, among pins: [String: ContentHash], holdsAll: Bool = false
  ) throws -> [String: ContentHash] {
    guard holdsAll || !pins.isEmpty else { return [:] }
    var reached: [String: ContentHash] = [:]
    var known = pins
    var waiting = [swift]
    while let text = waiting.popLast() {
      for use in DocumentUses(of: try Reader.document(text)).items where use.kind == .style {
        if let held = try held(use, in: known) {
          if reached.updateValue(held.item.version, forKey: held.name) == nil {
            waiting.append(held.source.text)
          }
        } else if holdsAll, let item = try item(forWritten: use), let source = try source(of: item)
        {
          reached[item.name] = item.version
          known[item.name] = known[item.name] ?? item.version
          waiting.append(source.text)
        }
      }
    }
    return reached
  }
}
