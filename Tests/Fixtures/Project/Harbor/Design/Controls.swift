import SwiftUI

/// What a person has chosen in the settings.
final class Preferences: ObservableObject {
    @Published var usesLargeIcons = false
}

/// A value of the settings, by its key.
@propertyWrapper
struct Setting: Sendable {
    let wrappedValue: Bool

    init(_ key: String) {
        wrappedValue = key.isEmpty
    }
}

struct Palette: Sendable {
    var accent = Color.brandWave
}

private struct PaletteKey: EnvironmentKey {
    static let defaultValue = Palette()
}

private struct IconWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
    var palette: Palette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }

    var iconWidth: CGFloat? {
        get { self[IconWidthKey.self] }
        set { self[IconWidthKey.self] = newValue }
    }
}

private enum LabelText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[HorizontalAlignment.leading]
    }
}

extension HorizontalAlignment {
    static let labelText = HorizontalAlignment(LabelText.self)
}

enum PierSymbol: String, Sendable {
    case chevronRight = "chevron.right"
    case anchor
}

extension View {
    func symbol(_ symbol: PierSymbol) -> some View {
        overlay(alignment: .trailing) { Image(systemName: symbol.rawValue) }
    }

    func inverseMask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> some View {
        self.mask {
            Rectangle().overlay { mask().blendMode(.destinationOut) }
        }
    }

    func equalSize(axes: Axis.Set) -> some View {
        fixedSize(horizontal: axes == .horizontal, vertical: axes == .vertical)
    }
}

/// A surface of the theme around what it holds.
struct ThemeElement<Content: View>: View {
    let highlighted: Bool
    @ViewBuilder let content: () -> Content

    var body: some View {
        content().background(highlighted ? Color.brandFoam : .clear)
    }
}

/// A label style of any type.
struct AnyLabelStyle: LabelStyle {
    private let make: @MainActor (LabelStyleConfiguration) -> AnyView

    init<Style: LabelStyle & Sendable>(_ style: Style) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    func makeBody(configuration: Configuration) -> some View {
        make(configuration)
    }
}
