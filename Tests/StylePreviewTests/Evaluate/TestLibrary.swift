import StyleModel
import SwiftText

@testable import StyleEvaluation
@testable import StylePreview
@testable import StyleSyntax

/// A library of styles and tints that a test writes down.
struct TestLibrary: StyleLibrary {
  var styles: [String: StyleSource] = [:]
  var tints: [String: Tint] = [:]

  func style(named name: String) -> StyleSource? { styles[name] }

  func style(declaring member: String) -> StyleSource? {
    styles.values.first { source in
      StyleInterface(of: source).entries.contains { $0.name == member }
    }
  }

  func tint(named name: String) -> Tint? { tints[name] }
}

/// Reads the Swift of a style; its name is that of the first type that conforms to `LabelStyle`.
func source(_ text: String, samples: [String: String] = [:]) throws -> StyleSource {
  let document = try Reader.document(text)
  for declaration in document.declarations {
    if case .type(let type) = declaration.kind, type.keyword == "struct",
      type.inherits.contains("LabelStyle")
    {
      return StyleSource(name: type.name, text: text, document: document, samples: samples)
    }
  }
  return StyleSource(name: "None", text: text, document: document, samples: samples)
}

/// Evaluates styles around a label, written as Swift; words that begin with a dot are built in.
struct Preview {
  var library = TestLibrary()
  var environment = PreviewEnvironment()
  var sets: [String: String] = [:]
  var sampling = false
  var standIns: StandInColors?

  func resolve(_ chain: String...) throws -> Resolution { try resolve(chain) }

  /// The tree of what is drawn, one view a line.
  func tree(_ chain: String...) throws -> String { describe(try resolve(chain).view) }

  /// The tree of what is drawn by a chain.
  func tree(_ chain: [String]) throws -> String { describe(try resolve(chain).view) }

  /// What the evaluation of a chain gives.
  func resolution(_ chain: [String]) throws -> Resolution { try resolve(chain) }

  private func resolve(_ chain: [String]) throws -> Resolution {
    let uses = try chain.map { text in
      if let style = BuiltInLabelStyle(rawValue: String(text.dropFirst())) {
        return StyleUse(.builtIn(style))
      }
      return StyleUse(.source(try source(text)))
    }
    let evaluator = StyleEvaluator(
      library: library, environment: environment,
      sets: try sets.mapValues { try Reader.expression($0) })
    return try evaluator.resolve(uses, sampling: sampling, standIns: standIns)
  }
}

/// A style whose body is given, with members before it.
func style(_ body: String, members: String = "", name: String = "Test") -> String {
  """
  struct \(name): LabelStyle {
      \(members)
      func makeBody(configuration: Configuration) -> some View {
          \(body)
      }
  }
  """
}
