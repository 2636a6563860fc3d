import SwiftUI

/// The icon over the title.
struct VerticalLabelStyle: LabelStyle {
    enum Order {
        case iconThenTitle, titleThenIcon
    }

    private let order: Order

    init(ordered order: Order = .iconThenTitle) {
        self.order = order
    }

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .center, spacing: 4) {
            switch order {
            case .iconThenTitle:
                configuration.icon
                configuration.title
            case .titleThenIcon:
                configuration.title
                configuration.icon
            }
        }
        .multilineTextAlignment(.center)
    }
}

extension LabelStyle where Self == VerticalLabelStyle {
    static var vertical: VerticalLabelStyle { VerticalLabelStyle() }

    static func vertical(ordered order: VerticalLabelStyle.Order) -> VerticalLabelStyle {
        VerticalLabelStyle(ordered: order)
    }
}

struct TrailingIconLabelStyle: LabelStyle {
    var spacing: CGFloat = 8

    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    static var trailingIcon: TrailingIconLabelStyle { .init() }
}

struct EdgeLabelStyle: LabelStyle {
    let edge: Edge

    func makeBody(configuration: Configuration) -> some View {
        switch edge {
        case .leading, .trailing:
            HStack {
                if edge == .leading { configuration.icon }
                configuration.title
                if edge == .trailing { configuration.icon }
            }
        case .top:
            VStack {
                configuration.icon
                configuration.title
            }
        default:
            VStack {
                configuration.title
                configuration.icon
            }
        }
    }
}

struct OverlappingLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack(alignment: .bottomTrailing) {
            configuration.title
                .padding(.trailing, 20)
                .padding(.bottom, -4)
            configuration.icon
                .font(.caption2)
        }
    }
}

struct SpreadLabelStyle: LabelStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        return HStack {
            configuration.title
            Spacer()
            Divider()
                .frame(height: 16)
            configuration.icon
        }
    }
}

struct DirectionalLabelStyle: LabelStyle {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    private var layout: AnyLayout {
        dynamicTypeSize >= .accessibility1
            ? AnyLayout(VStackLayout(alignment: .leading))
            : AnyLayout(HStackLayout(spacing: 10))
    }

    func makeBody(configuration: Configuration) -> some View {
        layout {
            configuration.icon
            configuration.title
        }
    }
}

struct FittingLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        ViewThatFits {
            HStack {
                configuration.icon
                configuration.title
                    .lineLimit(1)
            }
            VStack {
                configuration.icon
                configuration.title
            }
            configuration.icon
        }
    }
}

struct AlignedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                .alignmentGuide(.firstTextBaseline) { dimensions in
                    dimensions[.firstTextBaseline] + 2
                }
        }
    }
}

struct ColumnLabelStyle: LabelStyle {
    @ScaledMetric(relativeTo: .body) private var iconWidth = 24
    @ScaledMetric var rowHeight = 40.0

    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .center) {
            configuration.icon
                .frame(width: iconWidth, height: rowHeight / 2, alignment: .center)
            configuration.title
                .frame(maxWidth: .infinity, minHeight: rowHeight, alignment: .leading)
        }
        .fixedSize(horizontal: true, vertical: false)
    }
}
