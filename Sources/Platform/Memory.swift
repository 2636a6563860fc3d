import CMalloc

/// The memory that the process asks the system for.
package enum Memory {
  /// Uses freed memory again in place of giving it back to the system.
  ///
  /// glibc maps each block from 128 KB on anew and unmaps it when it is freed, so that an array that grows
  /// touches new pages again and again, which is a quarter of the time of a long list. 32 MB is the largest
  /// threshold that it takes on machines of 64 bits (mallopt(3)).
  package static func keepFreed() {
    #if canImport(Glibc)
      _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
      _ = mallopt(M_TRIM_THRESHOLD, 256 << 20)
    #endif
  }
}
