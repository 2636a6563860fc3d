import Platform

/// Waits until drafts and their names are on the disk: for a few one by one, for many at once, as a
/// call for each takes as long as writing a hundred.
///
/// The files of others are written with them, so that a few are better waited for alone.
struct DraftSync {
  /// The most that are waited for one by one where the system has another way.
  private static let mostAlone = 16

  /// For each file system an open folder on it; none where each file has to be waited for.
  private var systems: [UInt64: DraftFolder?] = [:]

  private var count = 0
  private var isWaiting: Set<UInt64> = []

  /// Counts a file that is written to a folder, and returns whether ``finish()`` waits for it.
  mutating func takes(fileIn folder: DraftFolder) -> Bool {
    count += 1
    guard count > Self.mostAlone, canSyncAll(of: folder), let device = folder.device else {
      return false
    }
    isWaiting.insert(device)
    return true
  }

  /// Waits for all files that were taken.
  mutating func finish() throws(FileError) {
    for device in isWaiting {
      guard let folder = systems[device] ?? nil else { continue }
      guard FileSystem.syncAll(of: folder.descriptor) == 0 else {
        throw FileError(folder.path, SystemError.last.sentence, status: .unavailable)
      }
    }
    isWaiting = []
  }

  /// Waits for new names in folders; not every file system can, and the bytes are safe either way.
  mutating func flush(_ folders: some Collection<DraftFolder>) {
    for folder in folders {
      if folders.count > Self.mostAlone, canSyncAll(of: folder), let device = folder.device {
        isWaiting.insert(device)
      } else {
        folder.flush()
      }
    }
    try? finish()
  }

  private mutating func canSyncAll(of folder: DraftFolder) -> Bool {
    guard let device = folder.device else { return false }
    if let known = systems[device] { return known != nil }
    let kind = AbsolutePath.resolved(folder.path).flatMap { MountTable.present?.kind(of: $0) }
    let can = FileSystem.canSyncAll && kind.map(Self.isKnown) == true
    systems[device] = .some(can ? folder : nil)
    return can
  }

  /// The file systems of this machine on which a sync of all is one of each file, and no less.
  private static func isKnown(_ kind: String) -> Bool {
    ["ext2", "ext3", "ext4", "xfs", "btrfs", "f2fs", "zfs", "tmpfs", "overlay"].contains(kind)
  }
}
