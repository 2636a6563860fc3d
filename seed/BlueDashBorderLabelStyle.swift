/// Draws a dashed blue border around the label.
struct BlueDashBorderLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .padding()
            .overlay(RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 10])))
    }
}
