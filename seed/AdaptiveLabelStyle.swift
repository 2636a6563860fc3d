/// Shows the icon alone where the width is compact.
struct AdaptiveLabelStyle: LabelStyle {
    @Environment(\.horizontalSizeClass) var horizontalSizeClass
    func makeBody(configuration: Configuration) -> some View {
        if horizontalSizeClass == .compact {
            Label(configuration)
                .labelStyle(.iconOnly)
        } else {
            Label(configuration)
        }
    }
}
