/// What lies behind the text of one cell: one colour, or several by the samples that have them.
struct CellGround: Hashable {
  /// A colour and where it is.
  struct Part: Hashable {
    var color: TerminalColor
    var samples: SampleMask
  }

  /// The colour of the whole cell; nil when an outline crosses it.
  private(set) var single: TerminalColor?

  /// The colours with their samples, in the order in which they were drawn; empty for a single colour.
  private(set) var parts: [Part] = []

  /// Creates the ground of one colour.
  init(_ color: TerminalColor) {
    single = color
  }

  /// Lays a translucent colour over some samples.
  mutating func cover(_ samples: SampleMask, mixing: (TerminalColor) -> TerminalColor) {
    if samples == .none { return }
    if let single, samples == .all {
      self.single = mixing(single)
      return
    }
    let before = single.map { [Part(color: $0, samples: .all)] } ?? parts
    parts = []
    for part in before {
      append(part.color, part.samples & samples.inverted)
      append(mixing(part.color), part.samples & samples)
    }
    single = nil
    if parts.count == 1 {
      single = parts[0].color
      parts = []
    }
  }

  /// The colour of most of the samples in a set: the terminal's own ground if that has more than half
  /// of them, else the most frequent of the colours drawn.
  ///
  /// An exact colour rather than a mean, so that a drawing shows its source colours and no others.
  func dominant(in samples: SampleMask) -> TerminalColor {
    if let single { return single }
    let total = samples.count
    var best = TerminalColor.background
    var bestCount = 0
    for part in parts {
      let count = (part.samples & samples).count
      if part.color == .background {
        if count * 2 > total { return .background }
      } else if count > bestCount {
        best = part.color
        bestCount = count
      }
    }
    return best
  }

  private mutating func append(_ color: TerminalColor, _ samples: SampleMask) {
    if samples == .none { return }
    if let index = parts.firstIndex(where: { $0.color == color }) {
      parts[index].samples = parts[index].samples | samples
    } else {
      parts.append(Part(color: color, samples: samples))
    }
  }
}
