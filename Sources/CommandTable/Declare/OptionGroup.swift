/// Options that several commands share, bound to a part of the value that is read from the line.
///
/// They are made only where a line has an option that none of the command's own parameters is.
package struct OptionGroup<Root>: Sendable {
  /// Returns the number of the options.
  let count: @Sendable () -> Int

  /// Makes what is said about the options.
  let definitions: @Sendable () -> [ParameterDefinition]

  /// Sets or appends to the field of the option at an index; false if the word is no value for it.
  let apply: @Sendable (inout Root, Int, String) -> Bool

  /// Creates the group of a part under a heading of its own; options that the part has in groups keep
  /// the headings of those.
  package init<Part: ParameterSet>(
    _ heading: String, _ path: @autoclosure @escaping Parameter<Root>.Path<Part>
  ) {
    count = { Part.count }
    definitions = {
      var list = Part.definitions() + Part.groupedDefinitions()
      for index in list.indices where list[index].heading.isEmpty { list[index].heading = heading }
      return list
    }
    apply = { root, index, word in root[keyPath: path()].apply(word, at: index) }
  }
}

extension ParameterSet {
  /// Has no groups.
  package static var optionGroups: [OptionGroup<Self>] { [] }

  /// Returns what is said about the value's own parameters.
  static func definitions() -> [ParameterDefinition] {
    let parameters = parameters
    return (0..<parameters.count).map { parameters[$0].definition }
  }

  /// Returns what is said about the options of its groups, which count on from its own parameters.
  static func groupedDefinitions() -> [ParameterDefinition] {
    let groups = optionGroups
    return (0..<groups.count).flatMap { groups[$0].definitions() }
  }

  /// The number of its parameters, those of its groups among them.
  fileprivate static var count: Int {
    let groups = optionGroups
    return (0..<groups.count).reduce(parameters.count) { $0 + groups[$1].count() }
  }

  /// Sets or appends to the field of a parameter; false if the word is no value for it.
  mutating func apply(_ word: String, at index: Int) -> Bool {
    let parameters = Self.parameters
    if index < parameters.count { return parameters[index].apply(&self, word) }
    let groups = Self.optionGroups
    var rest = index - parameters.count
    for group in 0..<groups.count {
      let count = groups[group].count()
      if rest < count { return groups[group].apply(&self, rest, word) }
      rest -= count
    }
    return false
  }
}
