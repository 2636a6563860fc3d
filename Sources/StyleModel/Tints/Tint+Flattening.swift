extension Tint {
  /// A tint that has no colour in some appearance: an alias leads nowhere, or back to itself.
  package struct Unresolved: Error, Hashable, Sendable {
    /// The variant.
    package var variant: Variant

    /// The alias.
    package var alias: String

    /// Whether it leads back.
    package var isRing: Bool

    /// Creates an error.
    package init(variant: Variant, alias: String, isRing: Bool) {
      self.variant = variant
      self.alias = alias
      self.isRing = isRing
    }
  }

  /// Returns the tint without aliases of other tints, whose colours stand in it.
  ///
  /// It has a value for each appearance that any of them has one for. Aliases of system colours stay;
  /// one that UIKit has no name for brings all variants.
  ///
  /// - Parameters:
  ///   - aliases: Where aliases lead.
  ///   - keepsUnknown: Whether an alias that leads nowhere may stay as it is.
  /// - Returns: The tint.
  /// - Throws: `Unresolved` for an alias that leads to no colour.
  package func flattened(
    _ aliases: TintAliases, keepsUnknown: (String) -> Bool = { _ in false }
  ) throws(Unresolved) -> Tint {
    var flat = self
    let variants = aliases.variants(of: self)
    for variant in Variant.allCases where variants.contains(variant) {
      let appearance = variant.appearance
      let value = value(for: appearance)
      guard let name = value?.tintName else {
        flat.values[variant] = value
        continue
      }
      if case .alias = value, aliases.tint(named: name) == nil,
        SystemColor(name: name) != nil || keepsUnknown(name)
      {
        flat.values[variant] = .system(name)
        continue
      }
      switch end(for: appearance, aliases) {
      case .color(let color): flat.values[variant] = .color(color)
      case .system(let system): flat.values[variant] = .system(system.name)
      case .nothing: throw Unresolved(variant: variant, alias: name, isRing: false)
      case .ring: throw Unresolved(variant: variant, alias: name, isRing: true)
      }
    }
    return flat
  }
}

extension Tint {
  /// Returns the tint as a colour set has it: without aliases of other tints, in the colour spaces of
  /// asset catalogs.
  ///
  /// Throws `Unresolved` for an alias that leads to no colour.
  package func inAssetCatalog(_ aliases: TintAliases) throws(Unresolved) -> Tint {
    var tint = try flattened(aliases)
    for (variant, value) in tint.values {
      switch value {
      case .color(let color): tint.values[variant] = .color(color.inAssetCatalog)
      case .alias(let name), .tint(let name), .system(let name):
        tint.values[variant] = SystemColor.inAssetCatalog(name, for: variant.appearance)
      }
    }
    return tint
  }
}

extension SystemColor {
  /// Returns a system colour as a colour set has it: by its reference, else as the colour that it is
  /// in an appearance.
  package static func inAssetCatalog(_ name: String, for appearance: Appearance) -> Tint.Value {
    if let reference = reference(to: name) { return .system(self.name(ofReference: reference)) }
    guard let color = SystemColor(name: name) else { return .system(name) }
    let rgba = color.rgba(for: appearance)
    return .color(
      ColorValue(
        space: .srgb, components: [rgba.red, rgba.green, rgba.blue], alpha: rgba.alpha))
  }
}
