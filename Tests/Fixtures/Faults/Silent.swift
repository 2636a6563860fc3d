struct Silent: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}
