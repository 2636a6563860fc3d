struct Divider: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}
