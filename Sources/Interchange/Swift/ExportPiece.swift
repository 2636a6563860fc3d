import Diagnostics
import StyleModel
import StyleSyntax
import SwiftText
import Vocabulary

/// What is written of one item.
struct ExportPiece {
  /// The kind of the item.
  var kind: ItemKind

  /// The name of the item.
  var name: String

  /// The name that Swift has for it: `FooLabelStyle`, `Color.brand`.
  var swiftName: String

  /// The name of its own file.
  var fileName: String

  /// The item in a sentence: `the tint 'brand'`.
  var item: String { "the \(kind.noun) '\(name)'" }

  /// What tells the item from others.
  var identity: String { kind.rawValue + ":" + name }

  /// The imports beside SwiftUI.
  var imports: [Declaration] = []

  /// The systems that it needs; nil where any that has SwiftUI will do.
  var versions: SystemVersions?

  /// The declarations.
  var declarations: [Declaration] = []

  /// The comments after the last declaration.
  var trailingComments: [String] = []

  /// Whether a colour of it follows the appearance, for which `Color` needs an initializer.
  var needsAppearances = false

  /// The name of its preview, and the view that it shows.
  var preview: (name: String, view: Expression)?
}

extension ExportPiece {
  /// Takes a style apart.
  init(style name: String, text: String) throws(InputError) {
    let document: Document
    do throws(SyntaxError) {
      document = try Reader.document(text)
    } catch {
      throw InputError(error.message, hint: error.hint)
    }
    self.init(kind: .style, name: name, swiftName: name, fileName: "\(name).swift")
    let split = document.declarations.firstIndex { !$0.isImport } ?? document.declarations.endIndex
    imports = Array(document.declarations[..<split])
    declarations = Array(document.declarations[split...])
    trailingComments = document.trailingComments
    versions = StyleAvailability.versions(of: document)
    let interface = StyleInterface(of: name, in: document)
    // A preview behind the last comments would take them, and one of a type under #if has none
    // everywhere.
    let isPlain = trailingComments.isEmpty && declarations.contains { $0.typeName == name }
    if isPlain, let call = SampleCall.call(of: name, interface, in: declarations) {
      preview = (name, SamplePreview.labels(in: call))
    }
  }

  /// Writes a tint as a member of `Color`; its description tells the tint where the names differ.
  init(tint name: String, _ tint: Tint, isPublic: Bool, where isTint: (String) -> Bool) {
    let member = TintMember.name(of: name)
    self.init(
      kind: .tint, name: name, swiftName: "Color." + member, fileName: "Color+\(member).swift")
    let color = TintExpression(tint, where: isTint)
    needsAppearances = color.followsAppearance
    let property = Declaration(
      .property(PropertyDeclaration(keyword: "let", name: member, value: color.expression)),
      attributes: isPublic ? ["public", "static"] : ["static"],
      comments: [TintMember.description(of: name), "///", TintMember.values(of: tint)])
    declarations = [
      Declaration(.type(TypeDeclaration(keyword: "extension", name: "Color", members: [property])))
    ]
  }

  /// Writes a label set as an enumeration.
  init(labels name: String, _ set: LabelSet, isPublic: Bool) {
    let enumeration = LabelsEnumeration(name: name, set)
    self.init(
      kind: .labels, name: name, swiftName: enumeration.typeName,
      fileName: "\(enumeration.typeName).swift")
    declarations = [enumeration.declaration(isPublic: isPublic)]
    preview = (enumeration.typeName, enumeration.preview)
  }
}
