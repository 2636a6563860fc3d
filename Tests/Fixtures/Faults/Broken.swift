struct Broken: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).tint(Color("gone"))
  }
}
