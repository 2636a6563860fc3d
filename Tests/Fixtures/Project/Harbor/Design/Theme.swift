import SwiftUI

/// The theme of the operator whose ferries are shown.
struct Theme: Sendable {
    enum FontKey: Sendable {
        case listLabel, listIcon, sidebarTitle
    }

    enum ColorKey: Sendable {
        case accent, muted
    }

    enum PaddingKey: Sendable {
        case labelTagPaddingHorizontal, labelTagPaddingVertical
    }

    var spacing: CGFloat = 8

    func font(_ key: FontKey) -> Font {
        switch key {
        case .listLabel: .body
        case .listIcon: .footnote
        case .sidebarTitle: .title3
        }
    }

    func color(_ key: ColorKey) -> Color {
        key == .accent ? .brandWave : .gray
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

private struct IsHighlightedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    var isHighlighted: Bool {
        get { self[IsHighlightedKey.self] }
        set { self[IsHighlightedKey.self] = newValue }
    }
}

extension View {
    func theme(text key: Theme.FontKey) -> some View {
        modifier(ThemedText(key: key))
    }

    func theme(padding edges: Edge.Set, _ key: Theme.PaddingKey) -> some View {
        padding(edges, key == .labelTagPaddingVertical ? 4 : 10)
    }
}

private struct ThemedText: ViewModifier {
    @Environment(\.theme) private var theme
    let key: Theme.FontKey

    func body(content: Content) -> some View {
        content.font(theme.font(key))
    }
}

/// A row whose spacing follows the theme.
struct ThemeHStack<Content: View>: View {
    @Environment(\.theme) private var theme
    @ViewBuilder let content: () -> Content

    var body: some View {
        HStack(spacing: theme.spacing, content: content)
    }
}
