import Foundation
import TestSupport
import Testing

@testable import StylectlCommands

/// What `doctor` finds around a catalog, and what it says to do.
struct DoctorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try chmod(0o755, ".")
    _ = try runStylectl(["init", "Team.stylecatalog"], in: folder)
    try chmod(0o644, "Team.stylecatalog")
  }

  private func chmod(_ mode: Int, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.file(name))
  }

  private func doctor(_ words: String..., path: String = "/usr/bin:/bin") throws -> RunResult {
    try runStylectl(
      ["doctor"] + words, in: folder,
      environment: ["PATH": path, "GIT_CEILING_DIRECTORIES": NSTemporaryDirectory()])
  }

  private func expect(
    _ output: String, status: Int32 = 1, location: SourceLocation = #_sourceLocation
  ) throws {
    let seen = try doctor()
    #expect(seen.output == output, sourceLocation: location)
    #expect(seen.status == status, sourceLocation: location)
  }

  @Test func nothingIsFoundWhereAllIsWell() throws {
    let seen = try doctor()
    #expect(seen == RunResult(output: "", errors: "Nothing needs doing.\n", status: 0))
    #expect(try doctor("--json").output == "{\n  \"findings\": []\n}\n")
  }

  @Test func catalogThatIsNotThereIsNotLookedAround() throws {
    try FileManager.default.removeItem(atPath: folder.file("Team.stylecatalog"))
    #expect(try doctor().errors.hasPrefix("There is no catalog yet;"))
    #expect(try doctor("--catalog", "Other").status == 4)
  }

  @Test func copiesOfSynchronizersAreToBeMerged() throws {
    let copies = [
      "Team (Ada's conflicted copy 2026-01-01).stylecatalog", "Team (1).stylecatalog",
      "Team 2.stylecatalog", "Team.sync-conflict-20260101-120000-ABCDEFG.stylecatalog",
    ]
    for copy in copies {
      try FileManager.default.copyItem(
        atPath: folder.file("Team.stylecatalog"), toPath: folder.file(copy))
    }
    let seen = try doctor()
    #expect(seen.output.split(separator: "\n").count == 8)
    #expect(
      seen.output.contains(
        """
        copies: 'Team 2.stylecatalog' looks like a copy that holds what somebody else edited meanwhile
          take it over, then remove it: stylectl merge 'Team 2.stylecatalog' --catalog Team.stylecatalog

        """))
    #expect(seen.errors == "error: 4 things need doing\n")
    #expect(seen.status == 1)
  }

  @Test func twoCatalogsInOneFolderAreNoneOfThem() throws {
    for name in ["Team 2020.stylecatalog", "Teams.stylecatalog"] {
      try FileManager.default.copyItem(
        atPath: folder.file("Team.stylecatalog"), toPath: folder.file(name))
    }
    try expect(
      """
      copies: there is more than one catalog in this folder: Team 2020.stylecatalog, \
      Team.stylecatalog, Teams.stylecatalog
        move all but one away, or say which one: --catalog 'Team 2020.stylecatalog'

      """)
  }

  @Test func journalsAndLogsAndLinksAreFound() throws {
    try folder.write("journal", to: "Team.stylecatalog-journal")
    try folder.write("", to: "Team.stylecatalog-wal")
    try FileManager.default.linkItem(
      atPath: folder.file("Team.stylecatalog"), toPath: folder.file("Other"))
    let before = try folder.bytes(of: "Team.stylecatalog")
    try expect(
      """
      journal: a write was cut off, or is going on now: there is 'Team.stylecatalog-journal'
        any command takes back what was cut off: stylectl list; do not move or delete the journal yourself
      journal: another program has put 'Team.stylecatalog' into write-ahead logging, which loses \
      edits where a file is shared, copied or committed
        close that program, then let any command take the file back: stylectl list
      file: 'Team.stylecatalog' is one file with 2 names, and each name has a journal of its own
        keep one: cp Team.stylecatalog Team.stylecatalog.new && mv Team.stylecatalog.new \
      Team.stylecatalog

      """)
    #expect(try folder.bytes(of: "Team.stylecatalog") == before)
    #expect(try folder.names().contains("Team.stylecatalog-wal"))
  }

  @Test func headerAloneTellsOfWriteAheadLog() throws {
    var bytes = try folder.bytes(of: "Team.stylecatalog")
    (bytes[18], bytes[19]) = (2, 2)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("Team.stylecatalog")))
    #expect(try doctor().output.hasPrefix("journal: another program has put"))
    #expect(try folder.bytes(of: "Team.stylecatalog") == bytes)
  }

  @Test func rightsOfSharedFileAreOneWithThoseOfItsFolder() throws {
    try chmod(0o664, "Team.stylecatalog")
    try expect(
      """
      rights: the group may write 'Team.stylecatalog', and not its folder, where each write needs a \
      journal
        chmod g+ws .

      """)
    try chmod(0o2775, ".")
    try expect("", status: 0)
    try chmod(0o644, "Team.stylecatalog")
    try expect(
      """
      rights: the folder is a group's to write in, and 'Team.stylecatalog' is not
        chmod g+rw Team.stylecatalog

      """)
  }

  @Test func rightsAreJudgedByGroupAndOwner() {
    let check = RightsCheck(path: "T", folder: ".")
    func messages(_ file: FileState, _ place: FileState) -> [String] {
      check.findings(file: file, of: place).map(\.hint)
    }
    let shared = FileState(mode: 0o2775, group: 7)
    #expect(messages(FileState(mode: 0o664, group: 7), shared) == [])
    #expect(messages(FileState(mode: 0o664, group: 8), shared) == ["chgrp 7 T"])
    #expect(messages(FileState(mode: 0o600), FileState(mode: 0o777)) == [])
    let mine = check.findings(
      file: FileState(mode: 0o644, isWritable: false), of: FileState(mode: 0o755))
    #expect(mine.map(\.needsDoing) == [false])
    #if !canImport(Darwin)
      #expect(
        messages(FileState(mode: 0o664, group: 7), FileState(mode: 0o775, group: 7))
          == ["chmod g+s ."])
    #endif
  }

  @Test func foldersOfSynchronizersAreKnown() {
    func program(_ path: String, marker: String = "") -> String? {
      PlaceCheck.synchronizer(of: path) { $0 == marker }
    }
    #expect(program("/Users/ada/Dropbox/T.stylecatalog") == "Dropbox")
    #expect(program("/Users/ada/Dropbox (Team)/a/T.stylecatalog") == "Dropbox")
    #expect(program("/Users/ada/Library/CloudStorage/OneDrive-Team/T") == "OneDrive")
    #expect(program("/Users/ada/Library/Mobile Documents/com~apple~CloudDocs/T") == "iCloud")
    #expect(program("/home/ada/sync/a/T", marker: "/home/ada/sync/.stfolder") == "Syncthing")
    #expect(program("/home/ada/dropboxes/T") == nil)
    #expect(program("/home/ada/Dropbox") == nil)
  }

  @Test func mountsAreKnownByTheLongestFolder() {
    let table = MountTable(
      mountinfo: """
        22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
        40 22 0:35 / /mnt rw shared:2 master:3 - nfs4 server:/x rw
        41 40 0:36 / /mnt/a\\040b rw - fuse.sshfs host: rw
        42 22 0:37 / /mnt/local rw - ext4 /dev/sdb1 rw
        broken line
        """)
    #expect(table.kind(of: "/home/T") == "ext4")
    #expect(table.kind(of: "/mnt/T") == "nfs4")
    #expect(table.kind(of: "/mnt/a b/T") == "fuse.sshfs")
    #expect(table.kind(of: "/mnt/local/T") == "ext4")
    #expect(table.kind(of: "/mntx/T") == "ext4")
    #expect(MountTable.isRemote("nfs4") && MountTable.isRemote("fuse.sshfs"))
    #expect(!MountTable.isRemote("ext4") && !MountTable.isRemote("apfs"))
  }
}

/// What `doctor` finds where the catalog is in a git repository.
@Suite(.enabled(if: GitTeam.hasGit, "git is not installed"))
struct GitDoctorTests {
  private let team: GitTeam

  init() throws {
    team = try GitTeam()
  }

  private func messages() throws -> [String] {
    let seen = try team.tryStylectl("ada", ["doctor"])
    return seen.output.split(separator: "\n").filter { $0.hasPrefix("git: ") }.map(String.init)
  }

  @Test func repositoryThatIsSetUpIsFine() throws {
    #expect(try messages() == [])
  }

  @Test func missingAttributesAndDriverAreFound() throws {
    try team.folder.write("", to: "ada/.gitattributes")
    let lost =
      "git: git does not know how to merge 'Team.stylecatalog': where two people edit it, one side "
      + "is kept whole and the other is lost"
    #expect(try messages() == [lost])
    try team.folder.write("* text\n", to: "ada/.gitattributes")
    #expect(
      try messages() == [
        "git: git takes 'Team.stylecatalog' for text and changes its line ends, which destroys it",
        lost,
      ])
    try team.stylectl("ada", "git", "setup")
    try team.git("ada", "config", "--unset", "merge.stylectl.driver")
    #expect(try messages() == ["git: this clone has no merge driver for catalogs"])
    try team.git("ada", "config", "merge.stylectl.driver", "/old/stylectl git merge %O %A %B")
    #expect(
      try messages() == [
        "git: git runs another stylectl to merge than this one: /old/stylectl git merge %O %A %B"
      ])
    try team.stylectl("ada", "git", "setup")
    #expect(try messages() == [])
  }

  @Test func catalogThatGitIgnoresIsNotGits() throws {
    try team.folder.write("", to: "ada/.gitattributes")
    try team.git("ada", "rm", "-q", "--cached", "Team.stylecatalog")
    try team.folder.write("*.stylecatalog\n", to: "ada/.gitignore")
    #expect(try messages() == [])
  }
}
