import Foundation
import Testing

/// Disks and files that have no more room, at every size.
struct FullDiskTests {
  private static let plans: [ScenarioPlan] = [
    .replace, .addSeveral, .createWithSeed, .exportSeveral,
  ]

  /// A file may not grow beyond a limit: the system's own check, with its signal.
  ///
  /// The files of an asset catalog are smaller than the least limit.
  @Test(arguments: plans)
  func fileOfAnyGreatestSize(_ plan: ScenarioPlan) throws {
    let bench = try Workbench()
    let scenario = try Scenario(plan, on: bench)
    // The sentence about the failure has to fit, too: it goes to a file.
    var blocks = 1
    var failures = 0
    while true {
      try scenario.base.write(to: bench.folder)
      let ending = try bench.run(scenario.words, shell: "ulimit -f \(blocks); exec \"$@\"")
      let violations = try Invariants(scenario: scenario, bench: bench).violations(
        after: ending, nil)
      #expect(violations == [], "at \(blocks) blocks")
      if ending.status == 0 { break }
      failures += 1
      blocks += Effort.isLong ? 1 : 8
    }
    #expect(failures > 0)
  }

  @Test(
    .enabled(if: canMount, "a file system in memory cannot be mounted here: no right to do so"),
    arguments: plans + [.exportAssets])
  func diskOfAnySize(_ plan: ScenarioPlan) throws {
    let bench = try Workbench()
    let scenario = try Scenario(plan, on: bench)
    // A page for each file, and one more for each of 4096 bytes; folders take none.
    var pages = scenario.base.contents.values.reduce(0) { $0 + ($1.count + 4095) / 4096 }
    var failures = 0
    while true {
      try scenario.base.write(to: bench.folder)
      let ending = try bench.run(scenario.words, shell: Self.onSmallDisk(pages: pages))
      let violations = try Invariants(scenario: scenario, bench: bench).violations(
        after: ending, nil)
      #expect(violations == [], "on \(pages) pages")
      if ending.status == 0 { break }
      failures += 1
      pages += 1
    }
    #expect(failures > 0)
  }

  /// Runs the line on a copy of the folder in a file system of some pages, and brings it back.
  private static func onSmallDisk(pages: Int) -> String {
    """
    exec \(namespace) /bin/sh -c '
    work=$PWD && disk=$(mktemp -d) &&
    mount -t tmpfs -o size=\(pages * 4096) tmpfs "$disk" && cp -R "$work/." "$disk" &&
    cd "$disk" && "$@"; status=$?
    rm -rf "$work"/* && cp -R "$disk/." "$work" && cd / && umount "$disk"
    rmdir "$disk"; exit $status' sh "$@"
    """
  }

  /// A program that lets another mount what nobody else sees.
  private static let namespace = geteuid() == 0 ? "unshare -m" : "unshare -rm"

  private static var canMount: Bool {
    let script = "exec \(namespace) mount -t tmpfs tmpfs /mnt"
    return
      (try? Child(
        ["/bin/sh", "-c", script], in: "/", environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
      ).wait().status) == 0
  }
}
