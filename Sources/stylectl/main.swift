import Platform
import StylectlCommands

let count = max(Int(CommandLine.argc), 1)
let words = (1..<count).compactMap { CommandLine.unsafeArgv[$0].map { String(cString: $0) } }
exit(Stylectl.main(words))
