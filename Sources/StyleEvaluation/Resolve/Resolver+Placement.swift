import StylePreview

extension Resolver {
  /// Reads the rule that a modifier gives for the place of a view; nil where it is not known.
  func placement(_ name: String, _ arguments: Arguments) -> Placement? {
    switch name {
    case "aspectRatio":
      let isFilling = self.name(arguments["contentMode"]) == "fill"
      guard let first = arguments[0], !first.isNil else {
        return .aspectRatio(nil, isFilling: isFilling)
      }
      if case .term(let size) = first, size.arguments != nil || size.steps.last?.arguments != nil {
        let parts = Arguments(size.arguments ?? size.steps.last?.arguments)
        guard let width = length(parts["width"]), let height = length(parts["height"]) else {
          return nil
        }
        return .aspectRatio(width / height, isFilling: isFilling)
      }
      return length(first).map { .aspectRatio($0, isFilling: isFilling) }
    case "scaledToFit", "scaledToFill":
      return .aspectRatio(nil, isFilling: name == "scaledToFill")
    case "position":
      if case .term(let point)? = arguments[0] {
        let parts = Arguments(point.arguments)
        return .position(x: length(parts["x"]) ?? 0, y: length(parts["y"]) ?? 0)
      }
      return .position(x: length(arguments["x"]) ?? 0, y: length(arguments["y"]) ?? 0)
    default: return length(arguments[0]).map { .zIndex($0) }
    }
  }
}
