import StyleEvaluation
import StyleModel
import StyleSyntax

/// The worst that is seen of a part of a label in one face of a style.
private struct PartContrast {
  var ratio: Double
  var needed: Double
  var sample: PaintedScene.Sample
  var face: StyleFace
}

extension ItemReport {
  /// Compares titles and icons with what lies behind them, in every face.
  mutating func checkContrast(of faces: [StyleFace], survey: StyleSurvey) {
    guard severities.isOn(.contrast) else { return }
    var failures: [LabelPart: [PartContrast]] = [:]
    for face in faces {
      let scene = PaintedScene(face.list, in: face.appearance)
      for part in [LabelPart.title, .icon] {
        if let worst = Self.worst(of: part, in: scene, face), worst.ratio < worst.needed {
          failures[part, default: []].append(worst)
        }
      }
    }
    for part in [LabelPart.title, .icon] {
      guard let failed = failures[part] else { continue }
      let place = part == .title ? survey.title : survey.icon
      tell(failed, of: part, at: place ?? survey.body)
    }
  }

  private static func worst(
    of part: LabelPart, in scene: PaintedScene, _ face: StyleFace
  ) -> PartContrast? {
    var worst: PartContrast?
    for leaf in scene.leaves where leaf.part == part {
      // WCAG 2.2: 4.5:1 for text; 3:1 for large text and for what graphics are known by.
      let needed = leaf.isLarge ? 3.0 : 4.5
      for sample in scene.samples(of: leaf) {
        let ratio = sample.leaf.contrastRatio(to: sample.ground)
        guard ratio / needed < worst.map({ $0.ratio / $0.needed }) ?? .infinity else { continue }
        worst = PartContrast(ratio: ratio, needed: needed, sample: sample, face: face)
      }
    }
    return worst
  }

  private mutating func tell(_ failed: [PartContrast], of part: LabelPart, at offset: Int?) {
    guard let worst = failed.min(by: { $0.ratio / $0.needed < $1.ratio / $1.needed }) else {
      return
    }
    let others = failed.filter { $0.face.words != worst.face.words }.map(\.face.words)
    let (leaf, ground) = (worst.sample.leaf, worst.sample.ground)
    let lightness = leaf.lightnessContrast(on: ground)
    let source = part == .title ? "1.4.3" : "1.4.11"
    let what = part == .title ? (worst.needed < 4 ? "large text" : "text") : "an icon"
    find(
      .contrast, offset: offset,
      "the \(part == .title ? "title" : "icon") has \(worst.ratio.hundredths):1 (APCA Lc "
        + "\(lightness.hundredths)) against what is behind it in \(worst.face.words): "
        + "\(leaf.nearestHex) on \(ground.nearestHex); \(what) needs "
        + "\(worst.needed == 3 ? "3" : "4.5"):1 (WCAG 2.2, \(source))"
        + (others.isEmpty ? "" : "; too little also in " + others.joined(separator: ", ")))
  }
}

extension Double {
  /// The number with two digits behind the point, cut towards zero so that what is too little reads so.
  fileprivate var hundredths: String {
    let number = isFinite ? Int((self.magnitude * 100).rounded(.down)) : 0
    let rest = number % 100
    return (self < 0 ? "-" : "") + "\(number / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
