"""What can lie on the agenda of a game of Pirates of Maracaibo.

A task's `seat` acts or is asked. In questions that can be declined, `c` says what declining does: NO_DECLINE (not
offered), DECLINE (nothing more happens), LEAVE_LIST (the rest of the list beneath is dropped, too).
"""

from __future__ import annotations

from typing import Final

# Steps of the rules.
OPEN: Final = 0  # the quests are kept: the rest of the setup
TURN: Final = 1  # a seat's turn begins; the seat after the last one is Jordan
ACT: Final = 2  # the actions of the space where the ship stopped
END: Final = 3  # the turn is over
GAIN: Final = 4  # b treasures of type a
RUBIES: Final = 5  # the ruby step on the Gulf

# Questions. Some are steps first, which ask only if there is something to ask.
KEEP: Final = 10  # D-01, all seats under seal
MOVE: Final = 11  # D-02: a steps made from place b
PAY: Final = 12  # D-03: a is the mask of opponents not yet paid
IMPROVEMENT: Final = 13  # D-04
RESIDENCE: Final = 14  # D-05
MARKET: Final = 15  # D-06: tile a
UPGRADE: Final = 16  # D-07
LIST: Final = 17  # D-08: list a, open entries b, flags c
CHOOSE: Final = 18  # D-09: effect a, flags b
PAY_FOR: Final = 19  # D-10: effect a, flags b
DO: Final = 20  # carry out effect a (a raid, a repeated space), flags b
ROLL: Final = 21  # D-11: pips a, printed bonus b, rerolls left c
DIE: Final = 22  # D-12: pips a, printed bonus b
SPEND: Final = 23  # D-13: power a, treasure types b, uses so far c
TYPE: Final = 24  # D-14: types a, count b
STORE: Final = 25  # D-15: type a
TRADE: Final = 26  # D-16: movement a, used trades b
EXPLORE: Final = 27  # D-17: movement a
BURY: Final = 28  # D-18: shovels a
REFRESH: Final = 29  # D-19, the Whale
QUEST: Final = 30  # D-19
ACQUIRE: Final = 31  # D-20: types a, extra cost b
CONSTRUCT: Final = 32  # D-21: half price a
MARKER: Final = 33  # D-22: islands a, count b
PLACE: Final = 34  # D-23
USE: Final = 35  # D-24
FIGUREHEAD: Final = 36  # D-25
DISCARD: Final = 37  # D-26: effect a, flags b
RUBY: Final = 38  # D-28
SELL: Final = 39  # D-29
RETURN: Final = 40  # D-29
END_TURN: Final = 41  # D-30

NO_DECLINE: Final = 0
DECLINE: Final = 1
LEAVE_LIST: Final = 2

# Flags of a list. The treasure types of a raid in progress stand above them.
OFFER: Final = 1  # entries may be refused (PM-236); without it they are gains (PM-237)
CHOSEN: Final = 2  # it was chosen already: a single entry cannot be refused a second time
ORDERED: Final = 4  # in printed order, one after the other
FORCED: Final = 8  # nothing can be refused (PM-551)
TYPES_SHIFT: Final = 4

UNOPENED: Final = -1  # open entries of a list that waits for its turn
