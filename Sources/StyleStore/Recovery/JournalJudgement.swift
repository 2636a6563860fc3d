import StyleModel

/// What is to be done with the journal beside a file that SQLite is about to roll into it.
///
/// SQLite takes any journal of the right name for the file's own. Where the file was replaced after
/// a write to the former one was cut off, as git does, that would mix two files into one; their
/// first pages cannot tell them apart. So it is judged by what would come out.
enum JournalJudgement: Equatable {
  /// The journal is the file's own, as far as anything tells.
  case rollBack

  /// The file is whole, and the journal is not its own.
  case setAside

  /// Neither the file nor what the journal makes of it is to be trusted.
  case refuse(StoreError.Problem)

  /// Judges by the bytes of both, while nobody else may write the file.
  init(file: [UInt8], journal bytes: [UInt8], migrations: [Migration]) {
    guard let journal = RollbackJournal(bytes) else {
      self = .rollBack
      return
    }
    let rolled = journal.rolled(into: file, sizeLimit: FileCheck.sizeLimit)
    if rolled == file {
      self = .rollBack
      return
    }
    let present = CatalogState(file, migrations: migrations)
    guard present.isDatabase else {
      self = .refuse(.notACatalog(.unknown))
      return
    }
    guard present.applicationID == Migrator.applicationID else {
      self = .refuse(.notACatalog(.database(applicationID: present.applicationID)))
      return
    }
    guard present.version <= migrations.count else {
      self = .refuse(.newer(found: present.version, known: migrations.count))
      return
    }
    let former = rolled.map { CatalogState($0, migrations: migrations) }
    let operation = JournalNote.operation(in: bytes)
    if let former, file.count >= journal.fileSize, former.isNoWorse(than: present),
      former.canBecome(present, by: operation)
    {
      self = .rollBack
    } else if present.isWhole {
      self = .setAside
    } else {
      self = .refuse(.damaged(Self.bothAreDamaged))
    }
  }

  /// What is told where nothing whole is left.
  static let bothAreDamaged =
    "a write was cut off, and the journal beside the file does not bring back a whole catalog"
}
