/// What an export writes into `$extensions` of a token, for what the format has no place for.
enum TokenMark {
  /// The key: the reverse domain that the format advises.
  static let key = "dev.stylectl"

  /// The key of a name that the path does not say.
  static let name = "name"

  /// The key of a colour of the system that the value was taken from.
  static let system = "systemColor"
}
