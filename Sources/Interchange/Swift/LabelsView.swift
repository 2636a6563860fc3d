import StyleModel
import StyleSyntax
import SwiftText

/// A SwiftUI view that shows labels in styles, as a file of its own.
package struct LabelsView: Sendable {
  /// A style of the chain and what its parameters are set to.
  package struct Use: Sendable {
    /// The name of the type, or of a style of SwiftUI's own with its dot.
    package var name: String

    /// The parameters; empty for a style of SwiftUI's own.
    package var parameters: [StyleParameter]

    /// What parameters are set to, by name.
    package var values: [String: Expression]

    /// The style as Swift, where it is spelled so; the name is then not looked at.
    package var expression: Expression?

    /// Creates a use of a style that is spelled as Swift.
    package init(_ expression: Expression) {
      self.init(name: "")
      self.expression = expression
    }

    /// Creates a use.
    package init(
      name: String, parameters: [StyleParameter] = [], values: [String: Expression] = [:]
    ) {
      self.name = name
      self.parameters = parameters
      self.values = values
    }
  }

  /// The name of the type.
  package var typeName: String

  /// The labels.
  package var labels: [LabelItem]

  /// The styles, first one closest to the label.
  package var styles: [Use]

  /// Creates a view; its type is named after a label set where it shows one.
  package init(labels: [LabelItem], named name: String?, styles: [Use]) {
    let type = name.map { SwiftName.type(of: $0, fallback: "Labels") } ?? "Labels"
    typeName = type + "View"
    self.labels = labels
    self.styles = styles
  }

  /// The file.
  package var text: String {
    let styles = styles.map(expression)
    let statements = labels.map { label in
      Statement(.expression(SamplePreview.label(label, styles: styles)))
    }
    let body = PropertyDeclaration(
      keyword: "var", name: "body", type: "some View",
      body: Block([Statement(.expression(SamplePreview.stack(statements)))]))
    let view = Declaration(
      .type(
        TypeDeclaration(
          keyword: "struct", name: typeName, inherits: ["View"],
          members: [Declaration(.property(body))])))
    let call = Expression(
      .chain(Expression(.name(typeName)), [Link(.call(Call(arguments: [])))]))
    return "import SwiftUI\n\n" + Printer.print(Document([view]), layout: .export) + "\n"
      + ExportedText.preview(call, named: nil)
  }

  private func expression(_ use: Use) -> Expression {
    if let expression = use.expression { return expression }
    if use.name.hasPrefix(".") { return Expression(.implicitMember(String(use.name.dropFirst()))) }
    return SampleCall.call(of: use.name, use.parameters, given: use.values) {
      // Whoever asks for a view has checked that nothing is missing.
      Expression(.name($0.name))
    } ?? Expression(.name(use.name))
  }
}
