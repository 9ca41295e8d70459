"""The moves of the game. Decision points D1 to D15 of the catalogue in brackets.

The crew whose turn it is is known, so moves name a figure by its number in the crew; `m` is the missionary.

place f1                               where the boat starts (D1)
call, yes, no                          a vote to end the game (D2)
look e4, stop                          lookout (D2b), lighthouse (D10)
sail cw 2, sail ally ccw 1             a boat, along the sea loop, so many cells (D4)
step 1 e4, step 1 e4 coin, step m e4   onto land, from land, boat or sea; with `coin coin` for a strongman (D5)
board 1, board 1 ally coin             from land onto a boat
swim 1 cw, swim 1 ccw far              along the loop; a swimmer also two cells
advance 1, advance 1 far coin          a space of a labyrinth; a pathfinder also two
fly 1, fly 1 coin                      from an airplane; `go e4` says where
resurrect 2                            which dead pirate
pass                                   only if nothing else can be done (D3)
go e4, stay                            an exit of a tile, or not to fly (D6 to D9b)
shoot NE, hit yellow-1                 a musket (D11)
swap e4, turn 3                        an earthquake: two tiles, then quarter turns of arrows (D12)
free 1, through 1 coin, arm, done      bottles (D14)
take diver 2, decline                  an ability (D15)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.core.move import Field, Move

PLACE: Final = 0
CALL: Final = 1
YES: Final = 2
NO: Final = 3
LOOK: Final = 4
STOP: Final = 5
SAIL: Final = 6
STEP: Final = 7
BOARD: Final = 8
SWIM: Final = 9
ADVANCE: Final = 10
FLY: Final = 11
RESURRECT: Final = 12
PASS: Final = 13
GO: Final = 14
STAY: Final = 15
SHOOT: Final = 16
HIT: Final = 17
SWAP: Final = 18
TURN: Final = 19
FREE: Final = 20
THROUGH: Final = 21
ARM: Final = 22
DONE: Final = 23
TAKE: Final = 24
DECLINE: Final = 25

MOST_COINS: Final = 2  # what a strongman drags
LONGEST_SAIL: Final = 12
MEMBERS: Final = 4  # three pirates and the missionary
MISSIONARY: Final = 3

_COINS: Final = ["", " coin", " coin coin"]
_MEMBERS: Final = ["1", "2", "3", "m"]


class Act(Move):
    """A move: `code` says what it is, the numbers what it is about. `a` is the figure's number in its crew."""

    def __init__(self, code: int, kind: str, text: str, a: int = 0, b: int = 0, coins: int = 0) -> None:
        super().__init__(kind, text)
        self.code: i64 = code
        self.a: i64 = a
        self.b: i64 = b
        self.coins: i64 = coins
        self.told: dict[str, Field] = {}

    def fields(self) -> dict[str, Field]:
        return dict(self.told)


class MoveSet:
    """All moves, ordered so that rules find them by number. `land` and `sea` are places by name."""

    def __init__(self, land: dict[int, str], sea: dict[int, str], abilities: list[str], figures: list[str]) -> None:
        self.all: list[Move] = []
        cells = land | sea
        self.places = {p: self._add(PLACE, "place", f"place {sea[p]}", b=p, cell=sea[p]) for p in sorted(sea)}
        self.call = self._add(CALL, "call", "call")
        self.yes = self._add(YES, "vote", "yes")
        self.no = self._add(NO, "vote", "no")
        self.looks = {p: self._add(LOOK, "look", f"look {land[p]}", b=p, cell=land[p]) for p in sorted(land)}
        self.stop = self._add(STOP, "stop", "stop")
        self.sails: list[list[Move]] = []  # by (ally * 2 + direction), then length - 1
        for whose in ("", "ally "):
            for way, word in enumerate(("cw", "ccw")):
                self.sails.append([self._sail(whose, way, word, n) for n in range(1, LONGEST_SAIL + 1)])
        self.steps: list[dict[int, Move]] = []  # by (member * 3 + coins), then place
        for member in range(MEMBERS):
            for coins in range(MOST_COINS + 1):
                self.steps.append({p: self._step(member, coins, p, land[p]) for p in sorted(land)})
        self.boards = [self._coin_moves(BOARD, "board", whose) for whose in ("", " ally")]
        self.swims: list[list[Move]] = []  # by member, then direction * 2 + cells - 1
        for member in range(MEMBERS):
            self.swims.append([self._swim(member, n) for n in range(4)])
        self.advances = [self._coin_moves(ADVANCE, "advance", by) for by in ("", " far")]
        self.flies = self._coin_moves(FLY, "fly", "")
        self.resurrects = [self._member(RESURRECT, "resurrect", member) for member in range(MISSIONARY)]
        self.passing = self._add(PASS, "pass", "pass")
        self.goes = {p: self._add(GO, "go", f"go {cells[p]}", b=p, cell=cells[p]) for p in sorted(cells)}
        self.stay = self._add(STAY, "stay", "stay")
        ways = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
        self.shots = [self._add(SHOOT, "shoot", f"shoot {way.lower()}", b=n, way=way) for n, way in enumerate(ways)]
        self.hits = [self._add(HIT, "hit", f"hit {name}", b=n, figure=name) for n, name in enumerate(figures)]
        self.swaps = {p: self._add(SWAP, "swap", f"swap {land[p]}", b=p, cell=land[p]) for p in sorted(land)}
        self.turns = [self._add(TURN, "turn", f"turn {turn}", b=turn, number=turn) for turn in range(4)]
        self.frees = [self._member(FREE, "free", member) for member in range(MEMBERS)]
        self.throughs = self._coin_moves(THROUGH, "through", "")
        self.arm = self._add(ARM, "arm", "arm")
        self.done = self._add(DONE, "done", "done")
        self.takes = [[self._take(a, abilities[a], m) for m in range(MISSIONARY)] for a in range(len(abilities))]
        self.decline = self._add(DECLINE, "decline", "decline")

    def _add(
        self,
        code: int,
        kind: str,
        text: str,
        a: int = 0,
        b: int = 0,
        coins: int = 0,
        cell: str = "",
        figure: str = "",
        way: str = "",
        number: int = -1,
    ) -> Move:
        move = Act(code, kind, text, a, b, coins)
        if cell:
            move.told["cell"] = cell
        if figure:
            move.told["figure"] = figure
        if way:
            move.told["way"] = way
        if number >= 0:
            move.told["number"] = number
        if coins:
            move.told["coins"] = coins
        self.all.append(move)
        return move

    def _sail(self, whose: str, way: int, word: str, length: int) -> Move:
        ally = 2 if whose else 0
        return self._add(SAIL, "sail", f"sail {whose}{word} {length}", a=ally + way, b=length, way=word, number=length)

    def _step(self, member: int, coins: int, place: int, name: str) -> Move:
        if member == MISSIONARY and coins == MOST_COINS:
            return self.steps[-1][place]  # he has no ability: one coin is the most for him
        text = f"step {_MEMBERS[member]} {name}{_COINS[coins]}"
        return self._add(STEP, "step", text, member, place, coins, cell=name, figure=_MEMBERS[member])

    def _swim(self, member: int, number: int) -> Move:
        way, length = ("cw", "ccw")[number // 2], number % 2 + 1
        text = f"swim {_MEMBERS[member]} {way}{'' if length == 1 else ' far'}"
        return self._add(SWIM, "swim", text, member, number, figure=_MEMBERS[member], way=way, number=length)

    def _member(self, code: int, verb: str, member: int) -> Move:
        return self._add(code, verb, f"{verb} {_MEMBERS[member]}", member, figure=_MEMBERS[member])

    def _coin_moves(self, code: int, verb: str, more: str) -> list[Move]:
        """By member * 3 + coins."""
        made: list[Move] = []
        for member in range(MEMBERS):
            for coins in range(MOST_COINS + 1):
                if member == MISSIONARY and coins == MOST_COINS:
                    made.append(made[-1])
                    continue
                text = f"{verb} {_MEMBERS[member]}{more}{_COINS[coins]}"
                b = 1 if more else 0
                made.append(self._add(code, verb, text, member, b, coins, figure=_MEMBERS[member]))
        return made

    def _take(self, ability: int, name: str, member: int) -> Move:
        return self._add(TAKE, "take", f"take {name} {member + 1}", member, ability, figure=_MEMBERS[member])
