import Glibc
import TestSupport
import Testing

/// Commands that are killed from outside, at any moment of their lives.
struct KillTests {
  @Test func killedAtAnyMoment() throws {
    let bench = try Workbench()
    var generator = Effort.generator(3)
    let chain = try CommandChain(count: 20, on: bench, using: &generator)
    let clock = ContinuousClock()
    let usual = try clock.measure { try bench.mustRun(["list", "--catalog", "Team.stylecatalog"]) }
    let longest = usual.components.attoseconds / 1_000_000_000_000 * 2
    var (done, kills, unsaid) = (chain.lines.count, 0, 0)
    for _ in 0..<(60 * Effort.factor) {
      if done == chain.lines.count {
        try chain.base.write(to: bench.folder)
        done = 0
      }
      let child = try bench.start(chain.lines[done])
      usleep(UInt32.random(in: 0...UInt32(clamping: longest), using: &generator))
      kill(child.number, SIGKILL)
      let ending = try child.wait()
      let wasTold = ending.errors.contains(chain.sentences[done])
      kills += ending.wasKilled ? 1 : 0
      let check = try bench.run(["verify", "--catalog", "Team.stylecatalog"])
      let present = try Snapshot(of: bench.folder)
      let isDone = present.equals(chain.states[done + 1])
      let place = "seed \(Effort.seed), \(chain.lines[done]): \(ending)"
      try #require(check.status == 0, "\(place): \(check)")
      try #require(
        isDone || present.equals(chain.states[done]),
        "\(place):\n\(present.difference(from: chain.states[done]))")
      try #require(isDone || (ending.status != 0 && !wasTold), "\(place): it is not there")
      unsaid += isDone && !wasTold ? 1 : 0
      done += isDone ? 1 : 0
    }
    #expect(kills > 10)
    Effort.tell("kill -9: \(kills) kills, \(unsaid) of them after the commit and before the answer")
  }
}
