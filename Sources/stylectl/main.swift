import StylectlCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(Stylectl.main(Array(CommandLine.arguments.dropFirst())))
