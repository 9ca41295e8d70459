"""What can lie on the agenda of a game of Loot Island. `party` is a seat, or Aaron as the seat after the last."""

from __future__ import annotations

from typing import Final

# Questions.
KEEP: Final = 0  # sealed, initial hand variant: a card that is not kept
EXTRA: Final = 1  # event A1
TOSS: Final = 2  # a card to discard in Phase 1: a = the last one tossed
WITHDRAW: Final = 3  # event B4: a compass of party a
TURN: Final = 4  # of party a
SOURCE: Final = 5  # the compass that party a moves to landing b, where the first card is c (none: Outpost)
LAY: Final = 6  # more cards? party a on landing b; c = ranks laid so far
THIRD: Final = 7  # one more card for a small island: party a, b = cards still owed
TILE: Final = 8  # which small island, party a
DO: Final = 9  # party a performs tile b?
UNDERCUT: Final = 10  # with a compass of party a
OUTPOST: Final = 11
DROP: Final = 12  # up to a cubes; b = why
DRAW: Final = 13  # the draw icon
COPY: Final = 14  # a 1 put in front of a column with icons a
PICK: Final = 15  # a revealed treasure
OPEN_PICK: Final = 16  # event A2: an open treasure
TREASURE: Final = 17  # keep or discard
HEALER: Final = 18
OFFER: Final = 19  # sealed, healer variant 2

# Steps.
OPENING: Final = 20  # the rejected cards of the initial hand variant are shown, round 1 begins
ROUND: Final = 21  # Phase 1: ship, islands, event
IMMEDIATE: Final = 22  # the event's part that happens at once; a = next player of an offer
HANDS: Final = 23  # discards in turn order: a = how manieth player
FILL: Final = 24  # hands are filled up
PHASE_2: Final = 25  # a = next player of event B4
NEXT: Final = 26  # the turn after that of this seat
ICON: Final = 27  # landing a, icon b, c = next player
FLIP: Final = 28  # party a has used tile b
EXPLORE: Final = 29  # coast a; b = coasts that follow
LOOT: Final = 30  # landing a, b = treasures to reveal
DISTRIBUTE: Final = 31  # landing a, b = place in the order
SMALL_LOOT_CUBES: Final = 32  # event B10 on landing a, b = place in the stack
CLEAN_UP: Final = 33  # coast a
FINAL: Final = 34  # final exploration: a = next landing in sailing order
CHECK: Final = 35  # the cube check
SHOW: Final = 36  # healers are laid open
HEALERS: Final = 37  # the next to choose one
SCORE: Final = 38

# Why cubes may be dropped: `b` of a DROP.
BY_ICON: Final = 0
BY_ISLAND: Final = 1
BY_CROSSED: Final = 2
BY_DISCARD: Final = 3
BY_EVENT: Final = 4
