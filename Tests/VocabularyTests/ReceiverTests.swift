import Testing
import Vocabulary

/// What a call is made on, and what it gives.
struct ReceiverTests {
  @Test(arguments: ["resizable", "renderingMode", "interpolation", "antialiased"])
  func imagesAloneAreResized(name: String) {
    #expect(Vocabulary.owners(of: name) == ["Image"])
    #expect(Vocabulary.calls(of: name, on: "View").isEmpty)
    #expect(Vocabulary.calls(of: name, on: "Text").isEmpty)
    #expect(Vocabulary.calls(of: name, on: "Image").map(\.result) == [.named("Image")])
  }

  @Test(arguments: ["fill", "stroke", "trim", "strokeBorder", "inset"])
  func shapesAloneAreFilled(name: String) {
    #expect(Vocabulary.calls(of: name, on: "View").isEmpty)
    #expect(Vocabulary.calls(of: name, on: "Image").isEmpty)
    #expect(!Vocabulary.calls(of: name, on: "Circle").isEmpty)
  }

  @Test func aShapeThatIsNotInsettableHasNoBorderInside() {
    #expect(Vocabulary.calls(of: "strokeBorder", on: "AnyShape").isEmpty)
    #expect(!Vocabulary.calls(of: "stroke", on: "AnyShape").isEmpty)
  }

  @Test func whatIsOnAShapeBecomesAView() {
    let fill = Vocabulary.calls(of: "fill", on: "Circle").first
    #expect(fill?.result == .named("ShapeView"))
    #expect(fill?.receiver == .value(of: "Shape"))
    #expect(!Vocabulary.calls(of: "stroke", on: "ShapeView").isEmpty)
    #expect(Vocabulary.calls(of: "trim", on: "ShapeView").isEmpty)
    #expect(Vocabulary.calls(of: "trim", on: "Circle").map(\.result) == [.shape])
  }

  @Test func theOwnOfATypeComesBeforeWhatAllViewsHave() {
    let bold = Vocabulary.calls(of: "bold", on: "Text")
    #expect(bold.map(\.receiver) == [.value(of: "Text"), .value(of: "Text"), .value(of: "View")])
    #expect(bold.map(\.result) == [.named("Text"), .named("Text"), .view])
    #expect(bold.map(\.availability.introduced.iOS.major) == [13, 16, 16])
  }

  @Test func staticMembersAndInitializersBelongToTheType() {
    #expect(
      Vocabulary.calls(of: "system", on: "Font").map(\.receiver) == [.type("Font"), .type("Font")])
    #expect(
      Vocabulary.initializers(of: "Gradient.Stop").map(\.receiver) == [
        .initializer(of: "Gradient.Stop")
      ])
    #expect(Vocabulary.property("red", of: "ShapeStyle")?.type == .color)
    #expect(Vocabulary.property("gradient", of: "Color")?.type == .named("AnyGradient"))
    #expect(Vocabulary.property("gradient", of: "Color")?.isStatic == false)
  }

  @Test func optionalResultsAreTold() {
    #expect(Vocabulary.initializers(of: "URL").map(\.isResultOptional) == [true, false])
    #expect(Vocabulary.initializers(of: "EdgeInsets").map(\.isResultOptional) == [false, false])
  }

  @Test func whatIsDeprecatedSaysWhatTakesItsPlace() throws {
    let radius = try #require(Vocabulary.calls(of: "cornerRadius", on: "View").first?.availability)
    #expect(radius.deprecated?.major == 100)
    #expect(radius.replacement == "clipShape(_:style:)")
    let change = Vocabulary.calls(of: "onChange", on: "View")
    #expect(change.map(\.availability.deprecated?.major) == [nil, nil, 17])
  }

  @Test func whatIsKnownInPartIsMarked() {
    #expect(Vocabulary.type("UIColor")?.isPartlyKnown == true)
    #expect(Vocabulary.type("Circle")?.isPartlyKnown == false)
    #expect(Set(Vocabulary.calls(of: "toolbar", on: "View").map(\.isPartlyKnown)) == [true])
    #expect(Set(Vocabulary.calls(of: "padding", on: "View").map(\.isPartlyKnown)) == [false])
  }

  @Test func closuresSayWhatTheyAreGiven() {
    let guide = Vocabulary.calls(of: "alignmentGuide", on: "View").first
    #expect(guide?.parameters.last?.closureParameters == [.named("ViewDimensions")])
    let relative = Vocabulary.calls(of: "containerRelativeFrame", on: "View")[1]
    #expect(relative.parameters.last?.closureParameters == [.length, .named("Axis")])
    #expect(relative.parameters.last?.type == .function(.length))
  }

  @Test func aLineageIsNearestFirst() {
    #expect(Vocabulary.lineage(of: "Circle") == ["Circle", "InsettableShape", "Shape", "View"])
    #expect(Vocabulary.lineage(of: "Binding<Bool>") == ["Binding"])
    #expect(Vocabulary.lineage(of: "Chip") == ["Chip"])
  }

  @Test(arguments: ["Layout", "Gesture", "Anchor", "View", "Theme"])
  func whatNobodyMakesMayBeATypeOfTheApp(name: String) {
    #expect(!Vocabulary.isType(name))
  }
}
