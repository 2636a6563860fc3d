import SwiftUI

struct SizeClassLabelStyle: LabelStyle {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    func makeBody(configuration: Configuration) -> some View {
        if horizontalSizeClass == .compact && verticalSizeClass != .compact {
            Label(configuration)
                .labelStyle(.iconOnly)
        } else {
            Label(configuration)
                .labelStyle(.titleAndIcon)
        }
    }
}

struct FocusLabelStyle: LabelStyle {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    private var color: Color {
        if !isEnabled {
            return .gray
        }
        return isFocused ? .white : .primary
    }

    func makeBody(configuration: Configuration) -> some View {
        Group {
            Label(configuration)
                .foregroundStyle(color)
        }
        .padding(4)
        .background(isFocused ? Color.blue : Color.clear)
    }
}

struct SchemeLabelStyle: LabelStyle {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.sizeCategory) private var sizeCategory

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: sizeCategory.isAccessibilityCategory ? 20 : 8) {
            configuration.icon
                .foregroundColor(colorScheme == .dark ? .yellow : .orange)
            configuration.title
                .lineLimit(2)
        }
    }
}

struct WidgetLabelStyle: LabelStyle {
    @Environment(\.widgetFamily) private var widgetFamily
    @Environment(\.backgroundProminence) private var backgroundProminence

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.icon
            if widgetFamily != .systemSmall || backgroundProminence == .increased {
                configuration.title
                    .font(.system(.caption, design: .rounded))
            }
        }
    }
}

struct FontLabelStyle: LabelStyle {
    @Environment(\.font) private var font

    private var usedFont: Font { font ?? .caption.weight(.semibold) }

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .font(usedFont.bold())
            configuration.title
                .font(usedFont)
        }
    }
}

struct ControlSizeLabelStyle: LabelStyle {
    @Environment(\.controlSize) private var controlSize

    private var scale: Image.Scale {
        switch controlSize {
        case .mini, .small: .small
        case .regular: .medium
        default: .large
        }
    }

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .imageScale(scale)
            configuration.title
        }
    }
}

struct MeasuredLabelStyle: LabelStyle {
    @State private var size = CGSize.zero

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: size.width > 200 ? 16 : 8) {
            configuration.icon
            configuration.title
                .readSize($size)
        }
    }
}
