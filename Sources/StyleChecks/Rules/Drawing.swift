import StyleEvaluation

extension Rule {
  /// Finds styles that no preview can draw.
  static let drawing = Rule(
    name: "drawing", severity: .error,
    abstract: "Styles that cannot be evaluated",
    explanation: [
      "Each style is evaluated as a preview does it, within bounds on steps, depth and size. What "
        + "cannot be evaluated cannot be drawn, and its contrast is not known.",
      "The message says where it stops. 'stylectl preview STYLE' shows the same.",
    ],
    check: { subject, report in
      if case .failure(let error)? = subject.reading {
        report.find(at: .offset(error.offset), "cannot be read: " + error.message)
      }
      guard case .failure(let error) = subject.drawing else { return }
      switch error {
      case let error as EvaluationError:
        let isOwn = error.style == nil || error.style == subject.item.name
        report.find(
          at: isOwn ? error.place.map { .swift($0) } ?? .item : .item,
          "cannot be drawn: " + error.message, hint: error.hint)
      case let error as UnknownStyle: report.find("cannot be drawn: " + error.message)
      default: report.find("cannot be drawn")
      }
    })
}
