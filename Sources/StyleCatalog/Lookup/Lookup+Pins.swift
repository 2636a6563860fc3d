import StyleModel
import StyleSyntax
import SwiftText

extension Lookup {
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
    let known = PinnedStyles(pins, self)
    var waiting = [swift]
    while let text = waiting.popLast() {
      for use in DocumentUses(of: try Reader.document(text)).items where use.kind == .style {
        if let held = try known.style(for: use) {
          if reached.updateValue(held.item.version, forKey: held.name) == nil {
            waiting.append(held.source.text)
          }
        } else if holdsAll, let item = try item(forWritten: use), let source = try source(of: item)
        {
          reached[item.name] = item.version
          known.pin(item.name, at: item.version)
          waiting.append(source.text)
        }
      }
    }
    return reached
  }
}
