import Platform

/// The variables of the environment; one that is empty counts as unset.
package struct EnvironmentVariables: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The variables of this process.
  package static let process = EnvironmentVariables { name in
    name.withCString { getenv($0) }.map { String(cString: $0) }
  }

  /// Creates an environment that asks a closure.
  private init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// Creates an environment of given variables.
  package init(_ variables: [String: String]) {
    self.init { variables[$0] }
  }

  /// The value of a variable; nil if it is unset or empty.
  package subscript(name: String) -> String? {
    guard let value = lookUp(name), !value.isEmpty else { return nil }
    return value
  }

  /// Our folder by the XDG base directory specification; nil where no variable says where.
  ///
  /// It is in the one that a variable names, else in one of the home folder. A relative path does
  /// not count.
  func folder(_ name: String, inHome place: String) -> String? {
    let named = self[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let parent = named ?? self["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(place)" : nil }
    return parent.map { $0 + "/stylectl" }
  }
}
