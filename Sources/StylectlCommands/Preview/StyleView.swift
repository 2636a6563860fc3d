import Interchange
import StyleCatalog
import StyleEvaluation
import StyleModel
import StyleSyntax
import SwiftText

/// Writes labels in a chain of styles as a SwiftUI view.
struct StyleView {
  /// The most labels that a view lists one by one.
  private static let countLimit = 1_000

  /// The styles, first one closest to the label.
  var chain: [ChainStyle]

  /// The options, of which `--set` counts.
  var options: PreviewOptions

  /// Returns the Swift of the view.
  ///
  /// The type is named after the label set as it was named, or after its file. Throws a
  /// `CommandFailure` for too many labels and for a parameter without a value.
  func text(
    _ labels: LabelList, named name: String?, from catalog: Catalog, in context: Context
  ) throws -> String {
    guard labels.count <= Self.countLimit else {
      throw CommandFailure(
        .badInput, "a view lists up to \(Self.countLimit) labels, and these are \(labels.count)",
        hint: "export the label set instead: stylectl export swift labels:NAME --output -")
    }
    let settings = try Settings(options.settings, option: "--set").values
    let uses = try catalog.withLibrary { library in
      let uses = try chain.map { try use($0, settings: settings, in: library, context: context) }
      try context.warn(ofDeprecationsIn: library)
      return uses
    }
    let items = (0..<labels.count).map { labels[$0] }
    return LabelsView(labels: items, named: name.map(Self.stem), styles: uses).text
  }

  private func use(
    _ style: ChainStyle, settings: [String: Expression], in library: CatalogLibrary,
    context: Context
  ) throws -> LabelsView.Use {
    let reference: ItemReference
    switch style {
    case .source(let source): return try use(source, settings: settings)
    case .expression(let expression, let text):
      guard Self.isKnown(expression, in: library) else { throw UnknownStyle(text: text) }
      return LabelsView.Use(expression)
    case .item(let item): reference = item
    }
    if reference.version == nil, reference.kind ?? .style == .style,
      let builtIn = BuiltInLabelStyle(name: reference.name)
    {
      return LabelsView.Use(name: ".\(builtIn.rawValue)")
    }
    let (item, source) = try library.style(reference)
    context.warn(ofConflictIn: item)
    return try use(source, settings: settings)
  }

  private func use(_ source: StyleSource, settings: [String: Expression]) throws -> LabelsView.Use {
    let interface = StyleInterface(of: source)
    var given: [String: Expression] = [:]
    for parameter in interface.initializers.joined() {
      given[parameter.name] =
        settings["\(source.name).\(parameter.name)"] ?? settings[parameter.name]
    }
    let parameters = interface.initializer(taking: Array(given.keys)) ?? interface.parameters
    if let missing = parameters.first(where: { $0.isRequired && given[$0.name] == nil }) {
      throw CommandFailure(
        .wrongUsage,
        "\(source.name) needs a value for '\(missing.name)' of type \(missing.type)",
        hint: "give it: --set '\(missing.name)=VALUE'")
    }
    return LabelsView.Use(name: source.name, parameters: parameters, values: given)
  }

  /// Whether what a style's Swift begins with is a style of the catalog or one of SwiftUI's own.
  private static func isKnown(_ expression: Expression, in library: CatalogLibrary) -> Bool {
    var root = expression
    if case .chain(let first, _) = expression.kind { root = first }
    switch root.kind {
    case .name(let name): return library.style(named: name) != nil
    case .implicitMember(let name):
      return BuiltInLabelStyle(name: name) != nil || library.style(declaring: name) != nil
    default: return true
    }
  }

  /// The name of a label set, or of the file that holds it.
  private static func stem(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let plain = last.split(separator: ":").last.map(String.init) ?? last
    return plain.split(separator: "@").first.map { String($0.prefix { $0 != "." }) } ?? plain
  }
}
