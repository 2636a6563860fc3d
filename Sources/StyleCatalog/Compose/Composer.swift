import Diagnostics
import JSON
import StyleModel
import StyleSyntax
import SwiftText
import Vocabulary

/// Finds the parts of a recipe in a catalog and makes the style.
struct Composer {
  /// What a person should know about the style.
  private(set) var diagnostics: [Diagnostic] = []

  /// The items that the parts are.
  private(set) var identities: Set<Item.Identity> = []

  private let lookup: Lookup
  private let recipe: StyleRecipe
  private var pins: [String: ContentHash] = [:]

  /// Creates a composer.
  init(lookup: Lookup, recipe: StyleRecipe) {
    self.lookup = lookup
    self.recipe = recipe
  }

  /// Makes the style of a name.
  mutating func draft(named name: ItemName) throws -> Draft {
    // `Label` would be the style itself in its own body.
    if Vocabulary.isType(name.text) { throw CatalogError.builtIn(name.text) }
    // Nothing is looked up for what is refused anyway.
    do throws(CompositionError) {
      try Composition.check(partCount: recipe.styles.count)
    } catch {
      throw RecipeError(error)
    }
    let parts = try recipe.styles.map { try part($0) }
    let composition = Composition(
      name: name.text, parts: parts, settings: try settings(), tint: try tint())
    let (text, notes) = try swift(composition)
    pins = try lookup.pins(reachedFrom: text, among: pins, holdsAll: recipe.holdsVersions)
    diagnostics += notes + unreached(in: composition)
    var draft = Draft(name: name, document: .style(StyleDocument(swift: text, pins: pins)))
    draft.saysPins = true
    return draft
  }

  private func swift(_ composition: Composition) throws -> (text: String, notes: [Diagnostic]) {
    do throws(CompositionError) {
      return try composition.swift()
    } catch {
      throw RecipeError(error)
    }
  }

  private func unreached(in composition: Composition) -> [Diagnostic] {
    let lookup = lookup
    let held = PinnedStyles(pins, lookup)
    var reach = StyleReach { target in
      let use = ItemUse(target)
      // What cannot be read here is told where it is drawn.
      if let held = try? held.style(for: use) { return held.source }
      return (try? lookup.item(forWritten: use)).flatMap { try? lookup.source(of: $0) }
    }
    return composition.unreached(&reach)
  }

  // MARK: Parts

  /// Finds the style that a word means; one at a version is held there.
  private mutating func part(_ word: String) throws -> ComposedPart {
    if let style = BuiltInLabelStyle(name: word) {
      return ComposedPart(name: ".\(style.rawValue)", style: .builtIn(style))
    }
    if word.hasPrefix(".") || word.contains("(") { return try spelled(word) }
    let reference = try ItemReference(word)
    let head = try lookup.head(reference, preferring: .style)
    let item = try lookup.item(reference, preferring: .style)
    if item.isRemoved { throw CatalogError.removed(try lookup.typed(item)) }
    guard var source = try lookup.source(of: item) else {
      throw CatalogError.otherKind(item.name, kind: "style", found: item.kind.noun)
    }
    // A former version may bear a former name; users write the present one.
    if source.name != head.name {
      source.text = try StyleReferences.renaming(
        style: source.name, to: head.name, in: source.text)
      source.document = try Reader.document(source.text)
      source.name = head.name
    }
    try hold(head, at: item, isHeld: reference.version != nil)
    return ComposedPart(name: head.name, style: .source(source))
  }

  private mutating func hold(_ head: Item, at item: Item, isHeld: Bool) throws {
    let present = pins[head.name] ?? head.version
    if isHeld { pins[head.name] = item.version }
    if !identities.insert(head.identity).inserted, present != item.version {
      throw RecipeError(
        "'\(head.name)' is given at two versions, and a style is held at one",
        hint: "name another style, or give both the same version")
    }
  }

  /// Takes Swift that gives a style; what it names must be there.
  private mutating func spelled(_ word: String) throws -> ComposedPart {
    let expression = try read(word, as: "the style '\(word)'", example: "'.iconTint(.green)'")
    let part = ComposedPart(name: word, style: .expression(expression))
    let composition = Composition(name: "_Composed", parts: [part])
    let text = try swift(composition).text
    let uses = StyleReferences(of: try Reader.document(text)).styles
    guard let use = uses.first, let item = try lookup.item(forWritten: ItemUse(use))
    else { throw try unknown(word) }
    identities.insert(item.identity)
    // Beside the present style, `.iconTint(…)` would be that one's.
    guard recipe.holdsVersions else { return part }
    let explicit = expression.naming(typeOfMember: item.name)
    return ComposedPart(name: word, style: .expression(explicit))
  }

  private func unknown(_ word: String) throws -> RecipeError {
    let members = try lookup.membersOfStyles().keys.sorted()
    let name = String(word.dropFirst(word.hasPrefix(".") ? 1 : 0).prefix { $0 != "(" && $0 != "." })
    let near = Spelling.nearest(
      to: name, among: members + BuiltInLabelStyle.allCases.map(\.rawValue))
    var error = RecipeError(
      "no style declares '\(word)'",
      hint: near.map { "did you mean '.\($0)'?" } ?? "'stylectl list --kind style' shows the styles"
    )
    error.isUnknownStyle = true
    return error
  }

  // MARK: Values

  private func settings() throws -> [String: Expression] {
    var values: [String: Expression] = [:]
    for (name, text) in recipe.settings {
      values[name] = try read(text, as: "the value of '\(name)'", example: "'Color(\"brand\")'")
    }
    return values
  }

  /// Reads the tint: a colour of the system, a name of the catalog, or Swift.
  private mutating func tint() throws -> Expression? {
    guard let word = recipe.tint else { return nil }
    if word.hasPrefix("."), SystemColor.hasName(word.dropFirst()),
      let color = SystemColor(name: word.dropFirst())
    {
      return Expression(.implicitMember(color.name))
    }
    if word.hasPrefix(".") || word.contains("(") {
      return try read(word, as: "the tint", example: "'Color(\"brand\")'")
    }
    var reference = try ItemReference(word)
    if reference.version != nil {
      throw RecipeError(
        "a tint cannot be held at a version", hint: "--tint \(reference.name)")
    }
    if reference.kind == nil, SystemColor.hasName(reference.name),
      let color = SystemColor(name: reference.name)
    {
      if try lookup.item(kind: .tint, written: reference.name).map({ !$0.isRemoved }) ?? false {
        diagnostics.append(Diagnostic(systemColorNotTint: reference.name))
      }
      return Expression(.implicitMember(color.name))
    }
    reference.kind = .tint
    let item = try lookup.head(reference)
    if item.isRemoved { throw CatalogError.removed(try lookup.typed(item)) }
    let name = Expression(.string(StringLiteral.spelling(of: item.name)))
    return Expression(
      .chain(Expression(.name("Color")), [Link(.call(Call(arguments: [Argument(value: name)])))]))
  }

  private func read(_ text: String, as what: String, example: String) throws -> Expression {
    do throws(SyntaxError) {
      return try Reader.expression(text)
    } catch {
      throw RecipeError(
        "\(what) is no Swift: \(error.message)",
        hint: error.hint ?? "quote it for the shell: \(example)")
    }
  }
}

extension Expression {
  /// Returns the expression with the type before the static member that it begins with.
  fileprivate func naming(typeOfMember type: String) -> Expression {
    var links: [Link] = []
    var root = self
    if case .chain(let first, let rest) = kind {
      root = first
      links = rest
    }
    guard case .implicitMember(let name) = root.kind else { return self }
    return Expression(.chain(Expression(.name(type)), [Link(.member(name))] + links))
  }
}
