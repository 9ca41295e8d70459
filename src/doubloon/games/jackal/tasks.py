"""What can lie on the agenda. `seat` is the seat that decides; `a` is the crew where a crew matters."""

from __future__ import annotations

from typing import Final

ISLAND: Final = 0  # lay out the next island
PLACE: Final = 1  # D1: where the boat of crew a starts
TURN: Final = 2  # crew a begins its turn
VOTE: Final = 3  # D2: this seat answers; a = crew whose turn it is
ACTION: Final = 4  # D2b to D5
EXIT: Final = 5  # D6 to D9b: an exit of the tile that the journey is on
LOOKS: Final = 6  # D10: b looks are left; c unused
SHOT: Final = 7  # D11: the direction; b = cell, c = figure
VICTIM: Final = 8  # D11: who is hit; b = cell
QUAKE: Final = 9  # D12: the first tile (b = -1) or the second (b = the first)
ROTATE: Final = 10  # D12: the arrow on cell b is turned; c = the other swapped cell, to be asked about next, or -1
BOTTLES: Final = 11  # D14
CLOSE: Final = 12  # bear and end check of crew a's turn
DRAFT: Final = 13  # draw the cards
PICK: Final = 14  # D15: crew a takes a card
FINISH: Final = 15  # end the island by a vote
