import JSON
import SwiftText
import Vocabulary

/// Gathers the tints and styles that a document names.
struct ReferenceVisitor: TypedVisitor {
  let names: DeclaredNames
  private(set) var tints: [StyleReferences.TintUse] = []
  private(set) var styles: [StyleReferences.StyleUse] = []
  private var places: [Range<Int>: Int] = [:]

  /// Whether `.labelStyle(...)` is given a style that the document declares, by its type.
  private(set) var usesOwnType = false

  /// The static members that `.labelStyle(...)` is given by a name that the document declares too.
  private(set) var ownMembers: Set<String> = []

  /// Creates a visitor.
  init(names: DeclaredNames) {
    self.names = names
  }

  mutating func visit(_ expression: Expression, wanted: ValueType) {
    if wanted.takesTint {
      noteMember(expression, isCertain: true, isColor: wanted == .color)
    }
    if case .chain(let root, let links) = expression.kind, case .name("Color") = root.kind,
      !wanted.takesTint, case .member? = links.first?.kind
    {
      noteMember(expression, isCertain: true)
    }
    if wanted == .labelStyle, let (name, offset) = expression.uncalledImplicitMember {
      note(.member(name), offset: offset, isCertain: true)
    }
    if wanted == .labelStyle, case .chain(let root, let links) = expression.kind,
      case .name(let name) = root.kind, name.isTypeName, case .member? = links.first?.kind
    {
      // `PillLabelStyle.pill`; the type may as well be a namespace of the app.
      note(.type(name), offset: root.offset, isCertain: false)
    }
  }

  mutating func visit(_ site: CallSite) {
    switch site.kind {
    case .modifier where site.name == "labelStyle":
      if let argument = site.call.arguments?.first { noteOwnStyle(argument.value) }
    case .plain:
      if site.name == "Color" {
        noteColor(site.call, at: site.offset)
      } else if site.name.isTypeName, site.signatures == nil || isStyleOfThatName(site) {
        note(.type(site.name), offset: site.offset, isCertain: site.wanted == .labelStyle)
        noteArguments(of: site)
      }
    case .method(of: .labelStyle):
      note(.member(site.name), offset: site.offset, isCertain: true)
      noteArguments(of: site)
    default: break
    }
  }

  /// Whether a type that SwiftUI has, but not as a label style, stands where one is wanted: it is a
  /// style that is called like it.
  private func isStyleOfThatName(_ site: CallSite) -> Bool {
    site.wanted == .labelStyle && BuiltInLabelStyle(typeName: site.name) == nil
  }

  private mutating func note(
    _ target: StyleReferences.StyleUse.Target, offset: Int, isCertain: Bool
  ) {
    switch target {
    case .type(let name): if names.typeNames.contains(name) { return }
    case .member(let name):
      let isBuiltIn = Vocabulary.isMember(name, of: .labelStyle)
      if isBuiltIn || name == "init" || names.all.contains(name) { return }
    }
    styles.append(.init(target: target, offset: offset, isCertain: isCertain))
  }

  /// Notes a style that the document declares itself: `Self()`, `PillLabelStyle()`, `.pill`.
  private mutating func noteOwnStyle(_ expression: Expression) {
    var root = expression
    if case .chain(let first, _) = expression.kind { root = first }
    switch root.kind {
    case .name("self"), .name("Self"): usesOwnType = true
    case .name(let name) where names.typeNames.contains(name) && names.initializers[name] != nil:
      usesOwnType = true
    case .implicitMember(let name) where names.all.contains(name): ownMembers.insert(name)
    default: break
    }
  }

  /// Notes members among the arguments of another style: which of its parameters are colours is not
  /// known here.
  private mutating func noteArguments(of site: CallSite) {
    for argument in site.call.arguments ?? [] where site.match == nil {
      noteMember(argument.value, isCertain: false)
    }
  }

  /// Notes the argument of `Color("brand")` or `Color(.brand)`.
  private mutating func noteColor(_ call: Call, at offset: Int) {
    guard let first = call.arguments?.first, first.label == nil else { return }
    switch first.value.kind {
    case .string(let spelling):
      guard let name = StringLiteral.text(of: spelling), !name.isEmpty else { return }
      let start = first.value.offset
      tints.append(
        .init(
          candidates: Self.candidates(forAssetName: name), spelling: .name,
          range: start..<start + spelling.utf8.count, start: offset, isCertain: true))
    case .implicitMember, .chain:
      // `Color(.displayP3, red: …)` begins with a colour space.
      guard call.arguments?.count == 1, first.value.uncalledImplicitMember != nil else { return }
      noteMember(first.value, isCertain: true, resource: offset)
    default: return
    }
  }

  /// The names that an asset's name stands for: `Brand/primary` is the tint `Brand.primary`.
  static func candidates(forAssetName name: String) -> [String] {
    let dotted = String(name.map { $0 == "/" ? "." : $0 })
    return dotted == name ? [name] : [dotted]
  }

  /// Notes a path of members that the vocabulary does not know, such as `.brand` or
  /// `DesignTokens.signal`; the argument of `Color(.brand)` comes with the offset of `Color`.
  private mutating func noteMember(
    _ expression: Expression, isCertain: Bool, isColor: Bool = false, resource: Int? = nil
  ) {
    guard let path = ColorPath(expression, names: names, isResource: resource != nil) else {
      return
    }
    let use = StyleReferences.TintUse(
      candidates: path.candidates, spelling: .member, range: path.range,
      start: resource ?? path.start, isCertain: isCertain, isColor: isColor)
    if let place = places[use.range] {
      if isCertain { tints[place].isCertain = true }
      if isColor { tints[place].isColor = true }
    } else {
      places[use.range] = tints.count
      tints.append(use)
    }
  }
}
