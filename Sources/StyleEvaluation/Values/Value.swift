import SwiftText

/// What an expression of a style gives.
///
/// The code of a style is evaluated away. What belongs to SwiftUI, or to an app that the preview
/// does not know, stays a `Term`, which the resolver reads in its context.
indirect enum Value {
  /// No value, as a statement gives.
  case void

  /// `nil`.
  case none

  /// A Boolean.
  case bool(Bool)

  /// An integer; `/` cuts the fraction off.
  case integer(Int)

  /// A floating-point number; what is not finite stops at the resolver.
  case number(Double)

  /// A string.
  case string(String)

  /// A tuple.
  case tuple([EvaluatedArgument])

  /// An array.
  case array([Value])

  /// A dictionary in the order of its literal.
  case dictionary([(key: Value, value: Value)])

  /// A range of numbers.
  case range(RangeValue)

  /// A key path, as it is spelled.
  case keyPath(String)

  /// A closure with what it captured.
  case closure(ClosureValue)

  /// A function that is ready to be called.
  case function(FunctionValue)

  /// A type that a style declares.
  case type(DeclaredType)

  /// A case of an enumeration that a style declares.
  case enumeration(EnumerationValue)

  /// An instance of a structure that a style declares.
  case structure(StructureValue)

  /// What a label style is given.
  case configuration(LabelConfiguration)

  /// A name with members and calls that are none of the style's own.
  case term(Term)

  /// The views of a view builder, in order.
  case views([Value])

  /// Whether the value is `nil`; an implicit `.none` counts.
  var isNil: Bool {
    switch self {
    case .none: true
    case .term(let term): term.implicitName == "none"
    default: false
    }
  }
}

/// An argument or an element of a tuple, evaluated.
struct EvaluatedArgument {
  /// The label; nil where there is none.
  var label: String?

  /// The value.
  var value: Value
}

/// A range; a bound that is left out is nil.
struct RangeValue {
  /// The lower bound.
  var lower: Value?

  /// The upper bound.
  var upper: Value?

  /// Whether the upper bound belongs to the range.
  var isClosed: Bool
}

/// A closure with what it captured.
struct ClosureValue {
  /// The code.
  var closure: Closure

  /// The names that it sees.
  var scope: Scope
}

/// A function with the value or the type that it is called on.
enum FunctionValue {
  /// Functions of one name that a style declares; the call's labels choose.
  case declared([FunctionDeclaration], name: String, context: EvaluationContext)

  /// A function that a body declares, with the names that it sees.
  case local(FunctionDeclaration, Scope)

  /// A method of the standard library on a value.
  case method(String, on: Value)

  /// The case of an enumeration with associated values.
  case enumerationCase(DeclaredType, String)
}

/// A case of an enumeration that a style declares.
struct EnumerationValue {
  /// The enumeration.
  var type: DeclaredType

  /// The name of the case.
  var name: String

  /// The associated values.
  var payload: [EvaluatedArgument]
}

/// An instance of a structure that a style declares.
struct StructureValue {
  /// The structure.
  var type: DeclaredType

  /// The values of its stored properties.
  var fields: [String: Value]

  /// The environment of the place where it was installed as a style or a view.
  var environment: ViewEnvironment?
}

/// What `configuration` is inside a label style: the title and the icon of a label.
final class LabelConfiguration {
  /// What a title or an icon shows.
  enum Content {
    /// What the label brings along.
    case placeholder

    /// A view builder.
    case closure(ClosureValue)

    /// Views.
    case value(Value)
  }

  /// The title.
  let title: Content

  /// The icon.
  let icon: Content

  /// Creates a configuration.
  init(title: Content = .placeholder, icon: Content = .placeholder) {
    self.title = title
    self.icon = icon
  }
}
