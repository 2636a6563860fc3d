#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables of the environment; one that is empty counts as unset.
package struct EnvironmentVariables: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The variables of this process.
  package static let process = EnvironmentVariables { name in
    getenv(name).map { String(cString: $0) }
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
}
