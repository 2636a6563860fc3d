/// The arguments of a call, found by label or by place.
struct Arguments {
  private let list: [EvaluatedArgument]

  /// Creates arguments; nil is none.
  init(_ list: [EvaluatedArgument]?) {
    self.list = list ?? []
  }

  /// Whether there are none.
  var isEmpty: Bool { list.isEmpty }

  /// The labels in order.
  var labels: [String] { list.compactMap(\.label) }

  /// Returns the value with a label, or nil.
  subscript(label: String) -> Value? {
    list.first { $0.label == label }?.value
  }

  /// Returns the unlabelled value at a place among the unlabelled ones, or nil.
  subscript(place: Int) -> Value? {
    let values = list.filter { $0.label == nil }
    return values.indices.contains(place) ? values[place].value : nil
  }

  /// Returns the view builder with a label, else the unlabelled one, or nil.
  func content(_ label: String = "content") -> Value? {
    self[label]
      ?? list.last { argument in
        if case .closure = argument.value, argument.label == nil { true } else { false }
      }?.value
  }
}
