import StyleEvaluation
import StyleModel

extension Rule {
  /// Finds titles and icons that are hard to see.
  static let contrast = Rule(
    name: "contrast", severity: .warning,
    abstract: "Titles and icons too near in colour to what is drawn behind them",
    explanation: [
      "Each style is drawn on a label in light, dark, and both with increased contrast; where it "
        + "reads a size class, in a compact one too. The title and the icon are compared with all that "
        + "lies behind and over them, mixed by opacity on the background of the system, at several "
        + "points of which the worst counts.",
      "Text needs 4.5:1 (WCAG 2.2, 1.4.3); from 18 points, or 14 in bold, 3:1 is enough, and so it is "
        + "for icons (WCAG 2.2, 1.4.11). The Lc of APCA is told beside it and decides nothing.",
      "Darken or lighten one of the two, give the tint a value for the appearance that is named, or "
        + "set the title larger or bolder. What only the app colours, by a parameter without a default "
        + "or a colour of its own, is not judged.",
    ],
    check: { subject, report in
      var failures: [LabelPart: [PartContrast]] = [:]
      for face in subject.faces {
        let scene = PaintedScene(face.list, in: face.appearance)
        for part in [LabelPart.title, .icon] {
          if let worst = PartContrast.worst(of: part, in: scene, face), worst.ratio < worst.needed {
            failures[part, default: []].append(worst)
          }
        }
      }
      for part in [LabelPart.title, .icon] {
        guard let message = failures[part].flatMap(PartContrast.message) else { continue }
        report.find(at: subject.place(of: part), message)
      }
    })
}

/// The worst that is seen of a part of a label in one face of a style.
private struct PartContrast {
  var part: LabelPart
  var ratio: Double
  var needed: Double
  var sample: PaintedScene.Sample
  var face: StyleFace

  /// How much of what is needed is there.
  private var share: Double { ratio / needed }

  /// Returns the worst sample of a part in a drawing; nil where nothing of it is seen.
  static func worst(
    of part: LabelPart, in scene: PaintedScene, _ face: StyleFace
  ) -> PartContrast? {
    var worst: PartContrast?
    for leaf in scene.leaves where leaf.part == part {
      // WCAG 2.2: 4.5:1 for text; 3:1 for large text and for what graphics are known by.
      let needed = leaf.isLarge ? 3.0 : 4.5
      var last: PaintedScene.Sample?
      for sample in scene.samples(of: leaf) where sample != last {
        last = sample
        let ratio = sample.leaf.contrastRatio(to: sample.ground)
        guard ratio / needed < worst?.share ?? .infinity else { continue }
        worst = PartContrast(part: part, ratio: ratio, needed: needed, sample: sample, face: face)
      }
    }
    return worst
  }

  /// Returns a sentence on the worst of all faces that fail.
  static func message(_ failed: [PartContrast]) -> String? {
    guard let worst = failed.min(by: { $0.share < $1.share }) else { return nil }
    let others = failed.map(\.face.words).filter { $0 != worst.face.words }
    let (leaf, ground) = (worst.sample.leaf, worst.sample.ground)
    let isTitle = worst.part == .title
    let what = isTitle ? (worst.needed < 4 ? "large text" : "text") : "an icon"
    return "the \(isTitle ? "title" : "icon") has \(worst.ratio.hundredths):1 (APCA Lc "
      + "\(leaf.lightnessContrast(on: ground).hundredths)) against what is behind it in "
      + "\(worst.face.words): \(leaf.nearestHex) on \(ground.nearestHex); \(what) needs "
      + "\(worst.needed == 3 ? "3" : "4.5"):1 (WCAG 2.2, \(isTitle ? "1.4.3" : "1.4.11"))"
      + (others.isEmpty ? "" : "; too little also in " + others.joined(separator: ", "))
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
