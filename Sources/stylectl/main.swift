import Platform
import StylectlCommands

exit(Stylectl.main(Array(CommandLine.arguments.dropFirst())))
