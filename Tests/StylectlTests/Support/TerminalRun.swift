import Foundation
import TestSupport

/// Runs the built binary in a terminal of its own and returns what is seen there.
///
/// Results and errors arrive in the order in which they were written.
func runInTerminal(
  _ arguments: [String], in folder: TemporaryFolder, columns: UInt16 = 80,
  environment: [String: String] = [:]
) throws -> (text: String, status: Int32) {
  let (master, slave) = try makeTerminal()
  defer { close(master) }
  var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
  _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  let process = Process()
  process.executableURL = try builtStylectl()
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
  process.environment = surroundings(of: folder).merging(environment) { $1 }
  let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
  process.standardInput = terminal
  process.standardOutput = terminal
  process.standardError = terminal
  try process.run()
  close(slave)
  let bytes = readToEnd(of: master)
  process.waitUntilExit()
  let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  return (text.replacing(folder.path, with: "FOLDER"), process.terminationStatus)
}

/// Makes a pseudo-terminal: the end that a program has, and the end that looks at it.
func makeTerminal() throws -> (master: Int32, slave: Int32) {
  #if os(Linux)
    // The functions for this are hidden from Swift there; these are the requests that they make.
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, unlock, &isLocked) == 0,
      ioctl(master, getNumber, &number) == 0
    else { throw POSIXError(.ENOTTY) }
    let path = "/dev/pts/\(number)"
  #else
    let master = posix_openpt(O_RDWR | O_NOCTTY)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
    else { throw POSIXError(.ENOTTY) }
    let path = String(cString: name)
  #endif
  let slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
  guard slave >= 0 else { throw POSIXError(.ENOTTY) }
  return (master, slave)
}

/// Reads until nobody has the other end open; Linux then answers with an error.
private func readToEnd(of descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}
