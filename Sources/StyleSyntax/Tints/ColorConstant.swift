import JSON
import StyleModel
import SwiftText

/// What a constant of type `Color` is set to.
enum ColorConstant: Hashable {
  /// A colour that is written out in numbers: `Color(red: 0.2, green: 0.4, blue: 0.6)`.
  case color(ColorValue)

  /// Another colour, by the names to look it up by: `.blue`, `DesignTokens.signal`.
  case alias([String])

  /// One of an asset catalog, likewise: `Color("brand")`, which no colour of the system is.
  case asset([String])

  /// One of UIKit: `Color(uiColor: .systemTeal)`.
  case system(String)

  /// A colour for each of several appearances: `Color(.white, dark: .black)`, as an export writes it.
  case variants([Tint.Variant: ColorConstant])

  /// What only the app can compute, with the words that begin it: `Color(hex:)`.
  case other(String)

  /// Reads the constant that a property declares; nil where it is none of type `Color`.
  init?(_ property: PropertyDeclaration, isInColor: Bool) {
    let type = property.type
    let isColor = type == "Color" || type == "SwiftUI.Color" || isInColor && type == "Self"
    guard isColor || type == nil, let value = Self.value(of: property) else { return nil }
    self.init(value, isColor: isColor)
  }

  /// The initial value, or the only expression of a computed property.
  private static func value(of property: PropertyDeclaration) -> Expression? {
    if let value = property.value { return property.body == nil ? value : nil }
    guard let body = property.body, body.statements.count == 1 else { return nil }
    switch body.statements[0].kind {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }

  /// Reads an expression; nil where it is no colour for all that can be seen.
  private init?(_ expression: Expression, isColor: Bool) {
    var root = expression
    var links: ArraySlice<Link> = []
    if case .chain(let first, let rest) = expression.kind {
      root = first
      links = rest[...]
    }
    var components: [String] = []
    var startsWithColor = false
    switch root.kind {
    case .name("Color"): startsWithColor = true
    case .name(let name), .implicitMember(let name): components = [name]
    default: break
    }
    let takesMembers = startsWithColor || !components.isEmpty
    while takesMembers, case .member(let name)? = links.first?.kind, name != "opacity" {
      if startsWithColor, components.isEmpty, name == "init" { break }
      components.append(name)
      links.removeFirst()
    }
    if case .member("init")? = links.first?.kind { links.removeFirst() }
    guard isColor || startsWithColor else { return nil }
    let isMade = components.isEmpty && startsWithColor || components == ["init"]
    self.init(components: isMade ? [] : components, links: links, isColor: isColor)
  }

  private init?(components: [String], links: ArraySlice<Link>, isColor: Bool) {
    var links = links
    var constant: ColorConstant?
    if components.isEmpty {
      guard case .call(let call)? = links.first?.kind else { return nil }
      links.removeFirst()
      constant =
        ColorValue(call).map { .color($0) } ?? call.namedColor ?? Self.variants(call)
        ?? .other("Color(\(call.labels))")
    } else if !links.isEmpty, let system = SystemColor(name: components.joined(separator: ".")),
      let level = system.level
    {
      constant = .color(ColorValue(space: .srgb, components: [level, level, level]))
    } else {
      let path = components.joined(separator: ".")
      constant = .alias(components.count > 1 ? [path, components[components.count - 1]] : [path])
    }
    while !links.isEmpty, let present = constant {
      guard let opacity = Self.opacity(&links) else {
        if !isColor { return nil }
        constant = .other(present.words)
        break
      }
      constant = present.with(opacity: opacity)
    }
    guard let constant else { return nil }
    self = constant
  }

  /// Reads a call with a colour for each of several appearances; nil for any other.
  private static func variants(_ call: Call) -> ColorConstant? {
    guard call.trailing.isEmpty, let arguments = call.arguments, arguments.count > 1 else {
      return nil
    }
    var values: [Tint.Variant: ColorConstant] = [:]
    for (index, argument) in arguments.enumerated() {
      let variant = index == 0 ? .any : argument.label.flatMap(Tint.Variant.init)
      guard let variant, (index == 0) == (argument.label == nil), values[variant] == nil else {
        return nil
      }
      switch ColorConstant(argument.value, isColor: true) {
      case .variants, .other, nil: return nil
      case let value?: values[variant] = value
      }
    }
    return .variants(values)
  }

  /// Takes `.opacity(0.5)` off the front of a chain.
  private static func opacity(_ links: inout ArraySlice<Link>) -> Double? {
    guard links.count >= 2, case .member("opacity") = links[links.startIndex].kind,
      case .call(let call) = links[links.startIndex + 1].kind, let argument = call.onlyArgument,
      let value = ConstantNumber.value(of: argument), 0...1 ~= value
    else { return nil }
    links = links.dropFirst(2)
    return value
  }

  private func with(opacity: Double) -> ColorConstant {
    guard case .color(var value) = self else { return .other(words + ".opacity(_:)") }
    value.alpha *= opacity
    return .color(value)
  }

  /// The name that it is looked up by last; empty where it is none.
  var lastName: String {
    switch self {
    case .alias(let names), .asset(let names): names.last ?? ""
    case .system(let name): name
    case .color, .variants, .other: ""
    }
  }

  private var words: String {
    switch self {
    case .color, .variants: "this colour"
    case .alias(let names), .asset(let names): names[0]
    case .system(let name): name
    case .other(let words): words
    }
  }
}

extension SystemColor {
  /// The level of grey of a colour that is the same in every appearance; nil for any other.
  fileprivate var level: Double? {
    switch self {
    case .white: 1
    case .black: 0
    default: nil
    }
  }
}

extension Call {
  /// The labels of the arguments as Swift names a function: `red:green:blue:`.
  fileprivate var labels: String {
    (arguments ?? []).prefix(8).map { ($0.label ?? "_") + ":" }.joined()
  }

  /// What `Color("brand")`, `Color(.brand)` or `Color(uiColor: .brand)` means.
  fileprivate var namedColor: ColorConstant? {
    guard trailing.isEmpty, let first = arguments?.first else { return nil }
    switch (first.label, first.value.kind) {
    case (nil, .string(let spelling)):
      guard let name = StringLiteral.text(of: spelling), !name.isEmpty else { return nil }
      return .asset(ReferenceVisitor.candidates(forAssetName: name))
    case (nil, .implicitMember(let name)), ("uiColor", .implicitMember(let name)),
      ("nsColor", .implicitMember(let name)):
      guard arguments?.count == 1 else { return nil }
      return SystemColor.hasName(name) ? .system(name) : .asset([name])
    default: return nil
    }
  }

  /// The argument of a call that has one, without a label.
  var onlyArgument: Expression? {
    guard trailing.isEmpty, let arguments, arguments.count == 1, arguments[0].label == nil else {
      return nil
    }
    return arguments[0].value
  }
}
