import SwiftUI

struct PreferenceLabelStyle: LabelStyle {
    @EnvironmentObject private var preferences: Preferences
    @Setting("compactRows") private var isCompact

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: isCompact ? 4 : 12) {
            configuration.icon
                .imageScale(preferences.usesLargeIcons ? .large : .medium)
            configuration.title
                .font(.callout)
        }
    }
}

struct PaletteLabelStyle: LabelStyle {
    @Environment(\.palette) private var palette
    @Environment(\.iconWidth) private var iconWidth
    var iconFont: Font?

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .font(iconFont ?? .largeTitle)
                .foregroundStyle(palette.accent)
                .frame(width: iconWidth)
            configuration.title
                .alignmentGuide(.labelText) { $0[.leading] }
        }
    }
}

struct DisclosureLabelStyle: LabelStyle {
    var minimum: CGFloat?
    var ratio: Double = 1.5
    var contentMode: ContentMode = .fit

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
                .aspectRatio(ratio, contentMode: contentMode)
            configuration.title
            Spacer(minLength: minimum)
        }
        .symbol(.chevronRight)
        .equalSize(axes: .horizontal)
        .transition(.blurReplace)
        .task(id: ratio) {
            await Task.yield()
        }
    }
}

struct StatusLabelStyle: LabelStyle {
    enum StatusBadge {
        case none
        case count(Int)
        case text(String)

        var isShown: Bool {
            if case .none = self { false } else { true }
        }
    }

    let badge: StatusBadge

    func makeBody(configuration: Configuration) -> some View {
        ThemeElement(highlighted: badge.isShown) {
            configuration.title
            switch badge {
            case .none: EmptyView()
            case .count(let count): Text("\(count)").monospacedDigit()
            case .text(let text): Text(verbatim: text)
            }
        }
    }
}

struct StencilLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Circle()
            .frame(width: 40, height: 40)
            .inverseMask { configuration.icon }
    }
}

struct ChoiceLabelStyle: LabelStyle {
    let isVertical: Bool

    private var style: AnyLabelStyle {
        isVertical ? AnyLabelStyle(VerticalLabelStyle()) : AnyLabelStyle(TrailingIconLabelStyle())
    }

    func makeBody(configuration: Configuration) -> some View {
        style.makeBody(configuration: configuration)
    }
}
