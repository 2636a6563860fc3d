// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  nonisolated public init(wrappedValue value: Value) {}
  nonisolated public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { never() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { never() }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() {}
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { never() }
  public var wrappedValue: Value {
    get { never() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> { never() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  nonisolated public init(wrappedValue: Value) {}
  public var wrappedValue: Value { never() }
}

extension ScaledMetric: Sendable where Value: Sendable {}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { never() }
}

extension Environment: Sendable where Value: Sendable {}

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}
  public var wrappedValue: ObjectType { never() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType { never() }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { never() }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  nonisolated public init(wrappedValue: Value, _ key: String) {}
  public var wrappedValue: Value {
    get { never() }
    nonmutating set {}
  }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  nonisolated public init() {}
  public var wrappedValue: ID { never() }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  public struct Binding {}
  nonisolated public init() where Value == Bool {}
  nonisolated public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { never() }
    nonmutating set {}
  }
  public var projectedValue: Binding { never() }
}

public struct Anchor<Value>: Sendable {
  public struct Source: Sendable {}
}

extension Anchor<CGRect>.Source {
  public static var bounds: Anchor<CGRect>.Source { never() }
}

public final class PassthroughSubject<Output, Failure: Error> {}
