import Diagnostics
import SwiftText

/// The call that makes a part, with what of it becomes the composed style's own.
struct PartCall {
  /// The call: `IconTintLabelStyle(color)`.
  private(set) var expression: Expression

  /// The parameters that have no value here, and become the composed style's.
  private(set) var own: [PartParameter] = []

  /// What a person should know.
  private(set) var notes: [Diagnostic] = []

  /// Makes the call with the first initializer that takes what is given.
  init(_ name: String, _ source: StyleSource, given: [String: Expression])
    throws(CompositionError)
  {
    let parameters = try Self.initializer(of: name, source, taking: given)
    let names = PartNames(of: source)
    var arguments: [Argument] = []
    for parameter in parameters {
      if let value = given[parameter.name] {
        arguments.append(Argument(label: parameter.label, value: value))
        continue
      }
      switch names.outside(parameter) {
      case .own(let type, let value):
        let own = PartParameter(part: name, name: parameter.name, type: type, value: value)
        arguments.append(Argument(label: parameter.label, value: own.reference))
        self.own.append(own)
      case .inside(let reason):
        if parameter.isRequired {
          throw CompositionError(
            "'\(parameter.name)' of \(name) must be set: \(reason)",
            hint: "--set '\(name).\(parameter.name)=\(PartParameter.example(parameter))'")
        }
        notes.append(
          Diagnostic(
            .note,
            message: "'\(parameter.name)' stays as \(name) has it: \(reason)",
            hint: "to set it: --set '\(name).\(parameter.name)=VALUE'"))
      }
    }
    let call = Link(.call(Call(arguments: arguments)))
    expression = Expression(.chain(Expression(.name(Renaming.spelled(name))), [call]))
  }

  private static func initializer(
    of name: String, _ source: StyleSource, taking given: [String: Expression]
  ) throws(CompositionError) -> [StyleParameter] {
    let interface = StyleInterface(of: source)
    guard !interface.openInitializers.isEmpty else {
      let entry = interface.entries.first?.spelling
      throw CompositionError(
        "\(name) cannot be made by another style: its initializer is private",
        hint: entry.map { "name it by its member: '\($0)'" } ?? interface.wayToOpen)
    }
    let taking = interface.openInitializers.first { parameters in
      given.keys.allSatisfy { key in parameters.contains { $0.name == key } }
    }
    guard let taking else {
      let names = given.keys.sorted().map { "'\($0)'" }.joined(separator: " and ")
      throw CompositionError("no initializer of \(name) takes \(names) together")
    }
    return taking
  }
}
