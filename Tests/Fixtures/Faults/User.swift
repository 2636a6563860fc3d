struct User: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).tint(Color("old")).tint(Color("class"))
  }
}
