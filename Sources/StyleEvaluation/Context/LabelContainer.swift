/// What a label stands in: the control or the container that decides how `.automatic` looks.
package enum LabelContainer: String, CaseIterable, Sendable {
  /// The label of a button.
  case button

  /// A row of a list.
  case list

  /// A row of a sidebar.
  case sidebar

  /// A row of a form.
  case form

  /// A button in a toolbar.
  case toolbar

  /// An item of a menu.
  case menu

  /// A button that a swipe over a row shows.
  case swipeActions

  /// An item of a tab bar.
  case tabBar
}

/// The roles of SwiftUI's `ButtonRole` that change how a button looks.
package enum ButtonRole: String, CaseIterable, Sendable {
  case cancel
  case destructive
}

/// SwiftUI's styles of a button.
package enum BuiltInButtonStyle: String, CaseIterable, Sendable {
  case automatic
  case plain
  case borderless
  case bordered
  case borderedProminent

  /// Whether the button has a border, which labels ask about.
  var hasBorder: Bool { self == .bordered || self == .borderedProminent }
}
