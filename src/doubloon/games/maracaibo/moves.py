"""The moves of the game. Decision points D-01 to D-30 of the catalogue in brackets.

keep 1 / keep 1 3     quests to keep at the setup (D-01)      keep / reroll        the roll of a raid (D-11)
sail c5r2 / sail gulf where the ship stops, or its next step (D-02), stop: enough of it
pay 2                 which opponent gets the doubloon (D-03)
ignore, acquire, construct                                  the card where the ship stopped (D-04, D-05)
market                activate the own black market tile (D-06)   use bm2             from afar (D-24)
slot s07              an upgrade (D-07)
entry 2, resume, done a list of effects (D-08)                 side 1               of a slash (D-09)
pay, do, skip         pay for an effect, do it, decline it (D-10 and every "–" of the catalogue)
die gold, spend s09, leave                                    a raid (D-12, D-13)
type gold, store gold plain, store gold 1                     a treasure (D-14, D-15)
trade s13, go on, explore u3                                  exploring (D-16, D-17)
bury gold plain 2, bury gold bonus1 extra3                    burying (D-18)
refresh, quest market 1, quest deck, discard q07              quests (D-19, D-26)
buy c3r1, build c3r2  through effects (D-20, D-21)             island gold          a marker (D-22)
place bm2 c4r3 (D-23) figurehead mermaid (D-25)               ruby, sell 3, return 2 (D-28, D-29)
end turn              (D-30)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.core.move import Field, Move

KEEP_QUESTS: Final = 0
SAIL: Final = 1
STOP: Final = 2
PAY_SEAT: Final = 3
IGNORE: Final = 4
TAKE_CARD: Final = 5
MARKET: Final = 6
SLOT: Final = 7
ENTRY: Final = 8
RESUME: Final = 9
DONE: Final = 10
SIDE: Final = 11
PAY: Final = 12
DO: Final = 13
SKIP: Final = 14
REROLL: Final = 15
KEEP: Final = 16
DIE: Final = 17
SPEND: Final = 18
LEAVE: Final = 19
TYPE: Final = 20
STORE: Final = 21
TRADE: Final = 22
GO_ON: Final = 23
EXPLORE: Final = 24
BURY: Final = 25
REFRESH: Final = 26
QUEST: Final = 27
DISCARD: Final = 28
BUY: Final = 29
BUILD: Final = 30
ISLAND: Final = 31
PLACE: Final = 32
USE: Final = 33
FIGUREHEAD: Final = 34
RUBY: Final = 35
SELL: Final = 36
RETURN: Final = 37
END_TURN: Final = 38

PLAIN: Final = 0  # plain storage; bonus spaces count from 1
DECK: Final = -1  # the top of the quest deck; market places count from 0


class Act(Move):
    """A move: `code` says what it is, the numbers what it is about."""

    def __init__(self, code: int, kind: str, text: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().__init__(kind, text)
        self.code: i64 = code
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.told: dict[str, Field] = {}

    def fields(self) -> dict[str, Field]:
        return {name: list(value) if isinstance(value, list) else value for name, value in self.told.items()}


class MoveSet:
    """All moves, ordered so that rules find them by number."""

    def __init__(self) -> None:
        self.keeps: list[list[Move]] = []  # for a normal setup, and for Quest Hunters
        self.sails: list[Move] = []  # by grid place
        self.pay_seats: list[Move] = []
        self.slots: list[Move] = []
        self.entries: list[Move] = []
        self.sides: list[Move] = []
        self.dice: list[Move] = []
        self.spends: list[Move] = []
        self.types: list[Move] = []
        self.stores: list[list[Move]] = []  # by treasure; plain storage first
        self.trades: list[Move] = []
        self.explores: list[Move] = []
        self.buries: list[list[list[Move]]] = []  # by treasure, from where (plain first), to where (extra spaces last)
        self.quest_market: list[Move] = []
        self.discards: list[Move] = []
        self.buys: list[Move] = []
        self.builds: list[Move] = []
        self.islands: list[Move] = []
        self.places: list[list[Move]] = []  # by tile and grid place
        self.uses: list[Move] = []
        self.figureheads: list[Move] = []
        self.sells: list[Move] = []
        self.returns: list[Move] = []
        self.stop: Move = Act(STOP, "stop", "stop")
        self.ignore: Move = Act(IGNORE, "ignore", "ignore")
        self.acquire: Move = Act(TAKE_CARD, "acquire", "acquire")
        self.construct: Move = Act(TAKE_CARD, "construct", "construct")
        self.market: Move = Act(MARKET, "market", "market")
        self.resume: Move = Act(RESUME, "resume", "resume")
        self.done: Move = Act(DONE, "done", "done")
        self.pay: Move = Act(PAY, "pay", "pay")
        self.do: Move = Act(DO, "do", "do")
        self.skip: Move = Act(SKIP, "skip", "skip")
        self.reroll: Move = Act(REROLL, "reroll", "reroll")
        self.keep: Move = Act(KEEP, "keep-roll", "keep")
        self.leave: Move = Act(LEAVE, "leave", "leave")
        self.go_on: Move = Act(GO_ON, "go-on", "go on")
        self.refresh: Move = Act(REFRESH, "refresh", "refresh")
        self.quest_deck: Move = Act(QUEST, "quest", "quest deck", DECK)
        self.ruby: Move = Act(RUBY, "ruby", "ruby")
        self.end_turn: Move = Act(END_TURN, "end-turn", "end turn")
