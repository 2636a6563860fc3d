/// An item that should not be used any more, and the items that use it.
struct DeprecatedUse {
  /// The item.
  var item: Item

  /// What is said of it.
  var deprecation: Deprecation

  /// The names of its users; none where it is used by itself.
  var users: [String] = []

  /// The file and the place of the first user.
  var origin: Draft?

  /// The number of users that are named in a warning.
  private static let namedUsers = 3

  /// One warning that names the users and what to use instead.
  var warning: Diagnostic {
    let what = "the \(item.kind.noun) '\(item.name)'"
    let message =
      users.isEmpty
      ? "\(what) is deprecated" : "\(subject) \(what), which is deprecated"
    return Diagnostic(
      .warning, file: origin?.file, place: origin?.place,
      message: message + deprecation.reason, hint: deprecation.advice)
  }

  /// The users as the beginning of a sentence, with its verb.
  private var subject: String {
    var names = users.prefix(Self.namedUsers).map { "'\($0)'" }
    let rest = users.count - names.count
    if rest > 0 { names.append("\(rest) more") }
    guard let last = names.popLast(), !names.isEmpty else { return "'\(users[0])' uses" }
    return "\(names.joined(separator: ", ")) and \(last) use"
  }
}

extension [DeprecatedUse] {
  /// Adds a user of an item that should not be used.
  mutating func add(_ user: String?, of item: Item, _ deprecation: Deprecation, in draft: Draft?) {
    let place = firstIndex { $0.item.identity == item.identity }
    guard let place else {
      return append(
        DeprecatedUse(
          item: item, deprecation: deprecation, users: user.map { [$0] } ?? [], origin: draft))
    }
    if let user, !self[place].users.contains(user) { self[place].users.append(user) }
  }
}
