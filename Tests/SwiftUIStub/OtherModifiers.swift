// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    Changed<Self>()
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    Changed<Self>()
  }
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { Changed<Self>() }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { Changed<Self>() }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { Changed<Self>() }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { Changed<Self>() }
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View {
    Changed<Self>()
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { Changed<Self>() }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    Changed<Self>()
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View { Changed<Self>() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Changed<Self>() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Changed<Self>() }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { Changed<Self>() }
  nonisolated public func badge(_ count: Int) -> some View { Changed<Self>() }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { Changed<Self>() }
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  { Changed<Self>() }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { Changed<Self>() }
  nonisolated public func hoverEffect() -> some View { Changed<Self>() }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    Changed<Self>()
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { Changed<Self>() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Changed<Self>()
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Changed<Self>()
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func task(_ action: @escaping @Sendable () async -> Void) -> some View {
    Changed<Self>()
  }
  nonisolated public func task<T: Equatable>(
    id value: T, _ action: @escaping @Sendable () async -> Void
  ) -> some View { Changed<Self>() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { Changed<Self>() }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { Changed<Self>() }
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    Changed<Self>()
  }
  nonisolated public func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View {
    Changed<Self>()
  }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Changed<Self>()
  }
}
