// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension ProgressView {
  nonisolated public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, value: Double?, total: Double = 1) {}
  nonisolated public init<Label: View>(@ViewBuilder label: () -> Label) {}
  nonisolated public init<Label: View>(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<Label: View, Current: View>(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {}
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}
  nonisolated public init<Label: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {}
}

public struct Gauge<Label: View>: PrimitiveView {
  nonisolated public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<Current: View>(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {}
  nonisolated public init<Current: View, Bound: View>(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {}
}

public struct Slider<Label: View>: PrimitiveView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<Value: BinaryFloatingPoint, Bound: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

extension Slider where Label == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

public struct Stepper<Label: View>: PrimitiveView {
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {}
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {}
}
