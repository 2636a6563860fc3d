/// The Secure Hash Algorithm with 256 bits (FIPS 180-4), fed piece by piece.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// What has not filled a block of 64 bytes yet.
  private var pending: [UInt8] = []

  /// The number of bytes fed.
  private var count: UInt64 = 0

  /// Creates a hash of nothing.
  package init() {}

  /// Feeds bytes.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { feed(UnsafeRawBufferPointer($0)) }
    if isDone == nil { Array(bytes).withUnsafeBytes { feed($0) } }
  }

  /// Returns the 32 bytes of the hash of all that was fed.
  package func finalize() -> [UInt8] {
    var last = self
    var ending = [UInt8](repeating: 0, count: 1 + (119 - Int(count % 64)) % 64 + 8)
    ending[0] = 0x80
    for index in 0..<8 {
      let shift = 8 * UInt64(index)
      ending[ending.count - 1 - index] = UInt8(truncatingIfNeeded: (count &* 8) >> shift)
    }
    last.update(ending)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    for word in last.state {
      withUnsafeBytes(of: word.bigEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  private mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    count &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(64 - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      guard pending.count == 64 else { return }
      pending.withUnsafeBytes { compress(&state, $0) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count & ~63
    compress(&state, UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    pending.append(contentsOf: rest.dropFirst(whole))
  }
}

/// Works whole blocks of 64 bytes into the state (FIPS 180-4, section 6.2.2).
private func compress(_ state: inout [UInt32], _ blocks: UnsafeRawBufferPointer) {
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
    schedule.initialize(repeating: 0)
    state.withUnsafeMutableBufferPointer { state in
      roundConstants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          expand(UnsafeRawBufferPointer(rebasing: blocks[start..<start + 64]), into: schedule)
          mix(schedule, constants, into: state)
        }
      }
    }
  }
}

/// Makes the 64 words that one block is mixed in by.
private func expand(_ block: UnsafeRawBufferPointer, into words: UnsafeMutableBufferPointer<UInt32>)
{
  for index in 0..<16 {
    words[index] = UInt32(
      bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
  }
  for index in 16..<64 {
    let early = words[index - 15]
    let late = words[index - 2]
    let small = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
    let large = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
    words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
  }
}

/// Runs the 64 rounds.
private func mix(
  _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
  into state: UnsafeMutableBufferPointer<UInt32>
) {
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for index in 0..<64 {
    let choice = g ^ e & (f ^ g)
    let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice
    let sum = first &+ constants[index] &+ words[index]
    let majority = a & b | c & (a | b)
    let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
    (h, g, f, e) = (g, f, e, d &+ sum)
    (d, c, b, a) = (c, b, a, sum &+ second)
  }
  for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
}

@inline(__always) private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 - count)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5,
  0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
  0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
  0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
  0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC,
  0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
  0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
  0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
  0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
  0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
  0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3,
  0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
  0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5,
  0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
  0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
  0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
]
