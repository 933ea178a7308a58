// A program that shows numbered frames on a terminal and says what happened, for the tests of the session. The first
// argument names what it does beside that; see `Fixture`.

import PoppingCanvas
import PoppingTerminal

var fixture = Fixture(CommandLine.arguments.dropFirst().first ?? "watch")
fixture.run()
