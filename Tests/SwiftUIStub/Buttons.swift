// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension ButtonRole {
  public static let close: ButtonRole = never()
  public static let confirm: ButtonRole = never()
}

public typealias Action = @MainActor () -> Void

extension Button where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping Action
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping Action
  ) {}
}

extension Button where Label == DefaultButtonLabel {
  nonisolated public init(role: ButtonRole, action: @escaping Action) {}
}

public struct DefaultButtonLabel: PrimitiveView {}

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping Action
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping Action
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping Action
  ) {}
}

public struct EditButton: PrimitiveView {
  nonisolated public init() {}
}

public struct RenameButton: PrimitiveView {
  nonisolated public init() {}
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

public struct ShareLink<Label: View>: PrimitiveView {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink where Label == Text {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {}
}

extension NavigationLink {
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {}
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
}

extension Toggle where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>
  ) {}
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {}
}

extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping Action
  ) {}
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping Action
  ) {}
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping Action
  ) {}
}
