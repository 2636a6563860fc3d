import StyleEvaluation
import StyleSyntax
import SwiftText

extension ItemReport {
  /// The rules that a style is drawn for.
  static let drawnRules: [Rule] = [.contrast, .drawing, .iconCentering, .spokenTitle]

  /// Draws a style and finds what can be told of its pictures.
  mutating func checkDrawing(
    of source: StyleSource, in content: CheckedContent, target: PreviewTarget
  ) {
    guard Self.drawnRules.contains(where: severities.isOn) else { return }
    let survey = StyleSurvey(of: source.document)
    let faces: [StyleFace]
    do {
      faces = try StyleFace.all(of: source, survey: survey, in: content, target: target)
    } catch {
      return tell(error, of: source)
    }
    checkContrast(of: faces, survey: survey)
    checkIcons(of: faces, survey: survey, target: target)
  }

  private mutating func tell(_ error: any Error, of source: StyleSource) {
    switch error {
    case let error as EvaluationError:
      let isOwn = error.style == nil || error.style == source.name
      find(
        .drawing, at: isOwn ? error.place.map { .swift($0) } ?? .item : .item,
        "cannot be drawn: " + error.message, hint: error.hint)
    case let error as UnknownStyle: find(.drawing, "cannot be drawn: " + error.message)
    default: find(.drawing, "cannot be drawn")
    }
  }

  private mutating func checkIcons(
    of faces: [StyleFace], survey: StyleSurvey, target: PreviewTarget
  ) {
    guard let bare = faces.first(where: \.isIconOnly) else { return }
    let place = survey.icon ?? survey.body
    let width = bare.isCompact ? " in a compact width" : ""
    if let silent = faces.first(where: { $0.isIconOnly && !$0.speech.saysTitle }) {
      find(
        .spokenTitle, offset: place,
        "shows the icon alone\(silent.isCompact ? " in a compact width" : ""), and VoiceOver is not "
          + "given the title",
        hint: "use Label(configuration).labelStyle(.iconOnly), which keeps it")
    }
    if target.platform == "iOS", !target.isAvailable(["iOS 16", "*"]) {
      find(
        .iconCentering, offset: place,
        "shows the icon alone\(width), which \(target.description) does not centre in a bordered "
          + "button at the accessibility text sizes (FB9951097)",
        hint: "iOS 16 does; show the title there, or leave the bordered styles to it")
    }
  }
}
