/// The names that a block sees: its own, then those of the blocks around it.
final class Scope {
  /// The scope around this one.
  let parent: Scope?

  /// What the code belongs to.
  let context: EvaluationContext

  private var names: [String: Value] = [:]

  /// Creates a scope inside another.
  init(inside parent: Scope) {
    self.parent = parent
    context = parent.context
  }

  /// Creates the outermost scope of a body.
  init(_ context: EvaluationContext) {
    parent = nil
    self.context = context
  }

  /// Returns the value of a name, or nil where no block declares it.
  func value(of name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.names[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// Declares a name in this block.
  func declare(_ name: String, _ value: Value) {
    names[name] = value
  }

  /// Sets a name where it is declared; false where it is not.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.names[name] != nil {
        current.names[name] = value
        return true
      }
      scope = current.parent
    }
    return false
  }
}

/// What a body belongs to: its file, its type, `self` and the environment of its place.
final class EvaluationContext {
  /// The file.
  let module: StyleModule

  /// The type that declares the body; nil for a function of the file.
  let type: DeclaredType?

  /// `self`; an initializer sets its members.
  var instance: Value?

  /// The environment that `@Environment` reads.
  let environment: ViewEnvironment

  /// Creates a context.
  init(
    module: StyleModule, type: DeclaredType? = nil, instance: Value? = nil,
    environment: ViewEnvironment
  ) {
    self.module = module
    self.type = type
    self.instance = instance
    self.environment = environment
  }
}
