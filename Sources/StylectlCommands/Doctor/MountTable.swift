import Platform

/// Which kind of file system each folder of the machine is on.
struct MountTable {
  private var kinds: [(folder: String, kind: String)] = []

  /// Reads the table of Linux (proc(5), "/proc/pid/mountinfo").
  init(mountinfo text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 4, let dash = fields.dropFirst(6).firstIndex(of: "-"),
        dash + 1 < fields.count
      else { continue }
      kinds.append((Self.unescaped(fields[4]), String(fields[dash + 1])))
    }
  }

  /// The kind of the file system that a path from the root is on: that of the longest folder, and of
  /// two on one folder the later.
  func kind(of path: String) -> String? {
    var best: (folder: String, kind: String)?
    for mount in kinds where Self.holds(mount.folder, path) {
      if mount.folder.utf8.count >= best?.folder.utf8.count ?? 0 { best = mount }
    }
    return best?.kind
  }

  /// Whether a kind of file system is that of another machine, or leaves locks to another program.
  static func isRemote(_ kind: String) -> Bool {
    switch kind {
    case "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "afpfs", "ceph", "glusterfs",
      "lustre", "gpfs", "beegfs", "virtiofs", "vboxsf", "prl_fs", "davfs", "webdav", "ncpfs":
      true
    default: kind.hasPrefix("fuse.") && kind != "fuse.ntfs-3g"
    }
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// Blanks, tabs, line breaks and backslashes stand as three octal digits.
  private static func unescaped(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3,
        let value = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MountTable {
  /// The table of this machine; nil where it cannot be had.
  static var present: MountTable? {
    if let mounted = MountedFileSystem.all {
      guard !mounted.isEmpty else { return nil }
      var table = MountTable(mountinfo: "")
      table.kinds = mounted.map { ($0.folder, $0.kind) }
      return table
    }
    guard let bytes = try? InputFile.read("/proc/self/mountinfo", limit: 4 << 20) else {
      return nil
    }
    return MountTable(mountinfo: String(decoding: bytes, as: UTF8.self))
  }
}
