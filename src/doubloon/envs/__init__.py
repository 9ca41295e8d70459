"""The games as environments of the tools that researchers know: PettingZoo, Gymnasium, OpenSpiel.

Importing a module of this package needs the extra of the same door: `rl` for the first two, `spiel` for the third.
"""
