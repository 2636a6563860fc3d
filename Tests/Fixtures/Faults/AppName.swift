struct AppName: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.tint(.signal)
  }
}
