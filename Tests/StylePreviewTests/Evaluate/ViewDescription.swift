import StyleModel

@testable import StylePreview

/// The tree of a resolved view, one view a line, indented by two blanks.
func describe(_ view: ResolvedView, depth: Int = 0) -> String {
  let (line, children) = parts(of: view)
  let start = String(repeating: "  ", count: depth) + line
  return ([start] + children.map { describe($0, depth: depth + 1) }).joined(separator: "\n")
}

private func parts(of view: ResolvedView) -> (String, [ResolvedView]) {
  switch view {
  case .empty: ("empty", [])
  case .text(let text): (describe(text), [])
  case .symbol(let symbol): (describe(symbol), [])
  case .shape(let shape): (describe(shape), [])
  case .spacer(let length): ("spacer" + (length.map { " \(short($0))" } ?? ""), [])
  case .divider: ("divider", [])
  case .stack(let axis, let alignment, let spacing, let children):
    (
      "\(axis) \(describe(alignment))" + (spacing.map { " spacing \(short($0))" } ?? ""), children
    )
  case .padding(let insets, let child):
    (
      "padding "
        + [insets.top, insets.leading, insets.bottom, insets.trailing]
        .map { $0.map(short) ?? "-" }.joined(separator: " "), [child]
    )
  case .frame(let limits, let alignment, let child):
    ("frame\(describe(limits)) \(describe(alignment))", [child])
  case .fixedSize(let horizontal, let vertical, let child):
    ("fixedSize\(horizontal ? " horizontal" : "")\(vertical ? " vertical" : "")", [child])
  case .layoutPriority(let priority, let child): ("priority \(short(priority))", [child])
  case .layered(let child, let layer, let alignment, let isOverlay):
    ("\(isOverlay ? "overlay" : "background") \(describe(alignment))", [child, layer])
  case .opacity(let opacity, let child): ("opacity \(short(opacity))", [child])
  case .clip(let kind, let child): ("clip \(describe(kind))", [child])
  case .offset(let x, let y, let child): ("offset \(short(x)) \(short(y))", [child])
  case .placed(let placement, let child): ("\(placement)", [child])
  case .effect(let effect, let child): (describe(effect), [child])
  case .hidden(let child): ("hidden", [child])
  case .viewThatFits(let horizontal, let vertical, let children):
    ("fits\(horizontal ? " horizontal" : "")\(vertical ? " vertical" : "")", children)
  }
}

private func describe(_ effect: Effect) -> String {
  switch effect {
  case .blur(let radius): "blur \(short(radius))"
  case .rotation(let degrees, _): "rotation \(short(degrees))"
  case .scale(let x, let y, _): "scale \(short(x)) \(short(y))"
  case .shadow(let ink, let radius, let x, let y):
    "shadow \(describe(ink)) \(short(radius)) \(short(x)) \(short(y))"
  }
}

private func describe(_ text: ResolvedText) -> String {
  var words: [String]
  switch text.content {
  case .title: words = ["title"]
  case .titleLine(let index, _): words = ["title line \(index)"]
  case .literal(let literal): words = ["\"\(literal)\""]
  }
  words.append(describe(text.ink))
  if text.isBold { words.append("bold") }
  if text.isItalic { words.append("italic") }
  if text.isUnderlined { words.append("underlined") }
  if text.isStruck { words.append("struck") }
  if let isUppercased = text.isUppercased { words.append(isUppercased ? "upper" : "lower") }
  if let limit = text.lineLimit { words.append("lines \(limit)") }
  if text.minimumLines > 1 { words.append("from \(text.minimumLines)") }
  if text.alignment == .center { words.append("center") }
  if text.truncation != .tail { words.append("without \(text.truncation.rawValue)") }
  if text.fontSize != 17 { words.append("size \(short(text.fontSize))") }
  return words.joined(separator: " ")
}

private func describe(_ symbol: ResolvedSymbol) -> String {
  var words: [String]
  switch symbol.content {
  case .icon: words = ["icon"]
  case .named(let name): words = ["symbol \(name)"]
  }
  words.append(describe(symbol.ink))
  if !symbol.variants.isEmpty { words.append(symbol.variants.joined(separator: ".")) }
  if symbol.isBold { words.append("bold") }
  if symbol.scale != 1 { words.append("scale \(short(symbol.scale))") }
  return words.joined(separator: " ")
}

private func describe(_ shape: ResolvedShape) -> String {
  var words = [describe(shape.kind)]
  if let fill = shape.fill { words.append("fill \(describe(fill))") }
  if let stroke = shape.stroke {
    words.append("\(stroke.isInside ? "border" : "stroke") \(describe(stroke.ink))")
    words.append("width \(short(stroke.lineWidth))")
    if !stroke.dash.isEmpty {
      words.append("dash \(stroke.dash.map(short).joined(separator: ","))")
    }
  }
  if shape.inset != 0 { words.append("inset \(short(shape.inset))") }
  return words.joined(separator: " ")
}

private func describe(_ kind: ShapeKind) -> String {
  if case .roundedRectangle(let radius, let isContinuous) = kind {
    return "rounded \(short(radius))" + (isContinuous ? "" : " circular")
  }
  return "\(kind)"
}

/// An ink as `foreground`, `foreground 0.6`, `#007AFF 0.07`, or a gradient with its stops.
func describe(_ ink: Ink) -> String {
  switch ink {
  case .foreground(let opacity): opacity == 1 ? "foreground" : "foreground \(short(opacity))"
  case .gradient(let gradient):
    "\(gradient.course) ".replacing("StylePreview.Gradient.", with: "")
      + gradient.stops.map { "\(short($0.location)) \(describe($0.ink))" }.joined(separator: ", ")
  case .color(let color):
    "#"
      + [color.red, color.green, color.blue].map { component in
        let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined() + (color.alpha == 1 ? "" : " \(short(color.alpha))")
  }
}

private func describe(_ alignment: Alignment) -> String {
  alignment == .center
    ? "center" : "\(alignment.horizontal.rawValue)/\(alignment.vertical.rawValue)"
}

private func describe(_ limits: FrameLimits) -> String {
  let fields: [(String, Double?)] = [
    ("width", limits.width), ("height", limits.height), ("minWidth", limits.minWidth),
    ("idealWidth", limits.idealWidth), ("maxWidth", limits.maxWidth),
    ("minHeight", limits.minHeight), ("idealHeight", limits.idealHeight),
    ("maxHeight", limits.maxHeight),
  ]
  return fields.map { name, value in value.map { " \(name) \(short($0))" } ?? "" }.joined()
}

private func short(_ number: Double) -> String {
  guard number.isFinite else { return "\(number)" }
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
