import StyleModel

extension Markup {
  /// Appends the definition of a gradient under a name, for what is drawn in a frame.
  mutating func add(
    _ gradient: Gradient, named name: String, in frame: Frame, on backdrop: Backdrop
  ) {
    let element: String
    switch gradient.course {
    case .linear(let start, let end):
      element = "linearGradient"
      add("<linearGradient id=\"\(name)\"")
      add(attribute: "x1", start.x)
      add(attribute: "y1", start.y)
      add(attribute: "x2", end.x)
      add(attribute: "y2", end.y)
    case .radial(let center, let startRadius, let endRadius):
      element = "radialGradient"
      add("<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"")
      add(attribute: "cx", frame.x + center.x * frame.width)
      add(attribute: "cy", frame.y + center.y * frame.height)
      add(attribute: "fr", min(startRadius, endRadius))
      add(attribute: "r", max(startRadius, endRadius))
    }
    add(">")
    for stop in gradient.stops {
      let (hex, opacity) = stop.ink.plain(on: backdrop)
      add("<stop")
      add(attribute: "offset", stop.location)
      add(" stop-color=\"\(hex)\"")
      if opacity < 1 { add(" stop-opacity=\"\(Self.decimal(opacity, places: 4))\"") }
      add("/>")
    }
    add("</\(element)>")
  }
}

extension Ink {
  /// The colour as pages write it, and its opacity; of a gradient, those of its first colour.
  func plain(on backdrop: Backdrop) -> (hex: String, opacity: Double) {
    let color: RGBA
    switch flat {
    case .color(let rgba): color = rgba
    case .foreground(let opacity): color = backdrop.foreground.rgba.opacity(opacity)
    case .gradient: color = RGBA(0, 0, 0, 0)
    }
    let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
    let opacity = color.alpha.isNaN ? 0 : min(max(color.alpha, 0), 1)
    return (OpaqueColor(opaque, over: backdrop.background).hex, opacity)
  }
}
