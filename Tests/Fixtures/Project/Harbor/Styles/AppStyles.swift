import SwiftUI

struct SignalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: IterSpace.lg) {
            configuration.icon
                .foregroundStyle(DesignTokens.signal)
            configuration.title
                .foregroundStyle(Color.compound.textSecondary)
        }
        .padding(.horizontal, IterSpace.sm)
        .background(DesignTokens.deck)
    }
}

struct SettingsLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
                .font(.timetable)
        } icon: {
            configuration.icon
                .frame(size: Constants.main.settingsIconSize)
                .foregroundStyle(.themedAccent)
        }
    }
}

struct ThemedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .theme(text: .listIcon)
            configuration.title
                .theme(text: .listLabel)
        }
        .theme(padding: .horizontal, .labelTagPaddingHorizontal)
        .theme(padding: .vertical, .labelTagPaddingVertical)
    }
}

struct ThemeRowLabelStyle: LabelStyle {
    @Environment(\.theme) private var theme

    func makeBody(configuration: Configuration) -> some View {
        ThemeHStack {
            configuration.icon
                .foregroundStyle(theme.color(.accent))
            configuration.title
        }
    }
}

struct ConditionalLabelStyle: LabelStyle {
    @Environment(\.isHighlighted) private var isHighlighted
    var isCompact = false

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
        .applyIf(isCompact) { $0.padding() }
        .apply(if: isHighlighted) { view in
            view.background(Color.brandFoam)
        }
    }
}

struct HeightLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
        .modifier(FontPointSizeHeight())
        .frame(minHeight: Constants.minHeight)
    }
}

struct ColorKeyLabelStyle: LabelStyle {
    @Environment(\.theme) private var theme
    let key: Theme.ColorKey

    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .foregroundStyle(theme.color(key))
    }
}
