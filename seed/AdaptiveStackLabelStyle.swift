/// Puts the icon above the title where the width is compact.
struct AdaptiveStackLabelStyle: LabelStyle {
    @Environment(\.horizontalSizeClass) var horizontalSizeClass
    func makeBody(configuration: Configuration) -> some View {
        if horizontalSizeClass == .compact {
            VStack {
                configuration.icon
                configuration.title
            }
        } else {
            Label(configuration)
        }
    }
}
