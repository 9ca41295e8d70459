"""Jackal: Treasure Island: crews on an island that is turned up tile by tile.

The board is flat lists by cell, land first, then the sea loop; one number a cell holds figures, boats and the bear
as bits. `islands` reads and checks drawings, `island` precomputes who neighbours whom. A move over many tiles is a
`journey`: `ways` looks ahead (which exits begin a good way), `moving` carries it out, `resting` is what tiles do; a
choice on the way leaves the journey in the state. `drawing` and `builder` draw positions as text.

Opponents see the island through `distances` (how many turns things take, as bit masks of cells) and
`bear_forecast`, plan `trips` for gold and add them to their other `hopes`. By `boredom` they vote and keep a truce.
All numbers are in `weights`.
"""
