extension Markup {
  /// Begins a group that is drawn with an effect, its definition first.
  mutating func begin(
    _ effect: Effect, named name: String, in frame: Frame, on backdrop: Backdrop
  ) {
    switch effect {
    case .rotation(let degrees, let anchor):
      let turn = "rotate(\(Self.decimal(degrees)) \(place(anchor, in: frame)))"
      add("<g transform=\"\(turn)\">")
    case .scale(let x, let y, let anchor):
      let place = place(anchor, in: frame)
      let back =
        "\(Self.decimal(-frame.x - anchor.x * frame.width)) "
        + Self.decimal(-frame.y - anchor.y * frame.height)
      add("<g transform=\"translate(\(place)) scale(\(Self.decimal(x, places: 4)) ")
      add("\(Self.decimal(y, places: 4))) translate(\(back))\">")
    case .blur(let radius):
      beginFilter(named: name, in: frame, reaching: radius * 3)
      add("<feGaussianBlur")
      add(attribute: "stdDeviation", radius)
      endFilter(named: name)
    case .shadow(let ink, let radius, let x, let y):
      let (hex, opacity) = ink.plain(on: backdrop)
      beginFilter(named: name, in: frame, reaching: radius * 3 + max(abs(x), abs(y)))
      add("<feDropShadow")
      add(attribute: "dx", x)
      add(attribute: "dy", y)
      add(attribute: "stdDeviation", radius)
      add(" flood-color=\"\(hex)\" flood-opacity=\"\(Self.decimal(opacity, places: 4))\"")
      endFilter(named: name)
    }
  }

  private func place(_ anchor: Gradient.UnitPoint, in frame: Frame) -> String {
    Self.decimal(frame.x + anchor.x * frame.width) + " "
      + Self.decimal(frame.y + anchor.y * frame.height)
  }

  /// Begins a filter that also draws around the frame, as far as it reaches.
  private mutating func beginFilter(named name: String, in frame: Frame, reaching reach: Double) {
    let place = frame.inset(by: -reach - SVGFigure.margin)
    add(
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    add(attribute: "x", place.x)
    add(attribute: "y", place.y)
    add(attribute: "width", place.width)
    add(attribute: "height", place.height)
    add(">")
  }

  private mutating func endFilter(named name: String) {
    add("/></filter><g filter=\"url(#\(name))\">")
  }
}
