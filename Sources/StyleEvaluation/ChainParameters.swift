import Diagnostics
import StyleSyntax
import SwiftText
import Vocabulary

/// The values that a person set, matched to the parameters of a chain's styles.
struct ChainParameters {
  private let sets: [String: Expression]
  private var unused: Set<String>
  private var names: Set<String> = []

  /// The values that belong to no parameter of the chain: those of the app's own names.
  private(set) var freeValues: [String: Expression] = [:]

  /// Matches what is set to a chain; in `A.b`, a style of the chain comes before a free name.
  init(_ chain: [StyleUse], sets: [String: Expression]) {
    self.sets = sets
    unused = Set(sets.keys)
    for case .source(let source) in chain.map(\.style) {
      for parameter in StyleInterface(of: source).initializers.joined() {
        names.insert(parameter.name)
        names.insert(source.name + "." + parameter.name)
      }
    }
    freeValues = sets.filter { !names.contains($0.key) }
  }

  /// Returns the parameters of a style with what they are set to, in the order of its initializer.
  mutating func values(of source: StyleSource, _ use: StyleUse) -> [(StyleParameter, Expression?)] {
    let interface = StyleInterface(of: source)
    let known = Set(interface.initializers.joined().map(\.name))
    var given = use.arguments.filter { known.contains($0.key) }
    for name in known {
      for key in [source.name + "." + name, name] {
        guard let value = sets[key] else { continue }
        unused.remove(key)
        if given[name] == nil { given[name] = value }
      }
    }
    let parameters = interface.initializer(taking: Array(given.keys)) ?? interface.parameters
    return parameters.map { ($0, given[$0.name]) }
  }

  /// Throws for a name that is set but neither a parameter nor a name that the styles use.
  func checkNames(consulted: Set<String>, modules: [String: StyleModule]) throws {
    for name in unused.sorted() where !consulted.contains(name) {
      if modules.values.contains(where: { $0.text.contains(name) }) { continue }
      let free = consulted.filter { path in
        path.contains(".") && !Vocabulary.isType(String(path.prefix { $0 != "." }))
      }
      let candidates = names.filter { !$0.contains(".") }.union(free).sorted()
      let nearest = Spelling.nearest(to: name, among: candidates)
      throw UnknownSetting(
        name: name, candidates: (nearest.map { [$0] } ?? []) + candidates.filter { $0 != nearest })
    }
  }
}
