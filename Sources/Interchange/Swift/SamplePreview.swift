import JSON
import StyleModel
import SwiftText

/// The views that previews of exported files show.
enum SamplePreview {
  /// The labels that a style is shown on.
  private static let labels = [
    LabelItem(title: "Monday", systemImage: "sun.max"),
    LabelItem(title: "Tuesday", systemImage: "cloud.sun"),
  ]

  /// A view that shows nothing.
  static let emptyView = Expression(
    .chain(Expression(.name("EmptyView")), [Link(.call(Call(arguments: [])))]))

  /// Returns a stack of labels in a style.
  static func labels(in style: Expression) -> Expression {
    let statements = labels.map { Statement(.expression(label($0, styles: []))) }
    return modified(stack(statements), styles: [style])
  }

  /// Returns a label in styles, first one closest to the label.
  static func label(_ item: LabelItem, styles: [Expression]) -> Expression {
    let title = Argument(value: Expression(.string(StringLiteral.spelling(of: item.title))))
    guard let symbol = item.systemImage else {
      return modified(call("Text", [title]), styles: styles)
    }
    let image = Argument(
      label: "systemImage", value: Expression(.string(StringLiteral.spelling(of: symbol))))
    return modified(call("Label", [title, image]), styles: styles)
  }

  /// Returns a vertical stack.
  static func stack(_ statements: [Statement]) -> Expression {
    let alignment = Argument(label: "alignment", value: Expression(.implicitMember("leading")))
    let closure = TrailingClosure(closure: Closure(body: Block(statements)))
    return Expression(
      .chain(
        Expression(.name("VStack")),
        [Link(.call(Call(arguments: [alignment], trailing: [closure])))]))
  }

  private static func modified(_ view: Expression, styles: [Expression]) -> Expression {
    guard case .chain(let root, var links) = view.kind else { return view }
    for style in styles {
      links.append(Link(.member("labelStyle")))
      links.append(Link(.call(Call(arguments: [Argument(value: style)]))))
    }
    return Expression(.chain(root, links))
  }

  private static func call(_ name: String, _ arguments: [Argument]) -> Expression {
    Expression(.chain(Expression(.name(name)), [Link(.call(Call(arguments: arguments)))]))
  }
}
