/// Tints the icon and leaves the title as it is.
struct IconTintLabelStyle: LabelStyle {
    init(_ color: Color) {
        self.color = color
    }
    private let color: Color
    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
                .foregroundStyle(color)
        }
    }
}
extension LabelStyle where Self == IconTintLabelStyle {
    static func iconTint(_ color: Color) -> Self {
        .init(color)
    }
}
