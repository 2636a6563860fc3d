import Diagnostics
import StyleModel
import StyleSyntax

extension Format {
  /// How files become items.
  package struct Reading: Sendable {
    /// The kinds of the items.
    package var kinds: [ItemKind]

    /// Whether a file is one by its content, where its name does not tell.
    var isOne: @Sendable (Intake.File) -> Bool = { _ in false }

    /// What its files hold; nil where it has folders alone.
    var content: Content?

    /// How its folders are read; nil where it has files alone.
    package var folder: Folder?

    /// What the names of its files end in that are taken from a folder beside Swift; of one without
    /// Swift all are taken that are of the format by their content.
    package var inFolders: [String] = []

    /// Whether it lets a person choose among contexts; then it is asked to read also where it has no
    /// file, so that it can say that there is nothing to choose.
    package var takesContexts = false

    /// A paragraph of the help of `add`; empty where the name says all.
    package var help = ""

    /// Lines to try, and what they do.
    package var examples: KeyValuePairs<String, String> = [:]
  }

  /// What the files of a format hold.
  package enum Content: Sendable {
    /// A label set each.
    case labels(LabelReading)

    /// Items of any kind; files that are added together are read together.
    case items(@Sendable ([Intake.File], ReadingRequest) throws -> Intake)
  }

  /// How folders become items.
  package struct Folder: Sendable {
    /// Whether a path is one, or lies in one.
    var isOne: @Sendable (String, any FileAccess) -> Bool

    /// Reads one.
    package var read: @Sendable (String, ReadingRequest) throws -> Intake

    /// Whether it says itself what its items are, so that it is added alone.
    package var isWhole = false
  }

  /// Reads files of the format.
  package func read(_ files: [Intake.File], _ request: ReadingRequest) throws -> Intake {
    switch reading?.content {
    case .labels(let reading)?: reading.intake(of: files, request)
    case .items(let read)?: try read(files, request)
    case nil: Intake()
    }
  }
}
