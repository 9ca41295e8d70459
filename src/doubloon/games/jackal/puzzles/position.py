"""Section 21: playing a puzzle. Everything that a tile or the bear does is done by their own chapters."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.looking import Looking
from doubloon.core.move import Move
from doubloon.core.outcome import Outcome
from doubloon.core.rng import rng_from
from doubloon.core.task import NOBODY, Prompt, Question, Task
from doubloon.games.jackal.box.box import (
    CANNIBAL,
    COLOURS,
    CREW_SIZE,
    FIGURES,
    KINDS,
    REST_WITHOUT_GOLD,
    Box,
    figure_name,
)
from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.moves import Act, Go
from doubloon.games.jackal.puzzles.card import Card, bank_of, chest_coins, den_of, layout_moves, layout_of
from doubloon.games.jackal.rules import actions, bear, choosing, setup
from doubloon.games.jackal.rules.crew import ABSENT, BEAR
from doubloon.games.jackal.rules.fighting import bank_gold, put, wake
from doubloon.games.jackal.setting import Setting
from doubloon.games.jackal.state import JackalState

if TYPE_CHECKING:
    from doubloon.core.view import View

CREW: Final = 0
PLAYER: Final = 0

SOLVED: Final = "solved"
TOO_LATE: Final = "turn-limit"
TOO_FEW: Final = "too-few-survivors"
COIN_GONE: Final = "coin-gone"


class PuzzleState(JackalState):
    """A position of a puzzle: white, yellow and red are the three pirates of one crew. (JK-323)"""

    def __init__(self, rules: Jackal, setting: Setting, card: Card) -> None:
        super().__init__(rules, 1, rules.options(), rng_from("puzzle"), setting)
        self.card = card
        self.bank = bank_of(card, rules.box)

    def clone(self) -> PuzzleState:
        copy = PuzzleState(self.rules, self.setting, self.card)
        self._copy_table(copy)
        return copy

    # The kernel's questions

    def view(self, seat: int) -> View:
        from doubloon.games.jackal.puzzles.view import puzzle_view

        return puzzle_view(self, seat)

    def looking(self, before: Looking | None = None) -> Looking:
        return Looking(self)

    def scores(self) -> list[int]:
        return [self.purse[CREW]]

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        winners = [PLAYER] if self.ending == SOLVED else []
        return Outcome([1], winners, self.ending, "", "")

    # What a player may ask

    def pirate(self) -> int:
        """The pirate who is asked, or whose move is in progress; NOBODY when the puzzle is over."""
        if self.journey is not None:
            return self.journey.figure
        asked = self.question
        return asked.pirate if isinstance(asked, MovePirate) and not self.over() else NOBODY

    def on_the_way(self) -> bool:
        """Is a pirate in the middle of a move, and asked for an exit?"""
        return not self.over() and isinstance(self.question, LeaveTile)

    def exit_question(self, crew: int) -> LeaveTile:
        return LEAVE_TILE

    def survivors(self) -> int:
        """Pirates alive."""
        return len([number for number in range(CREW_SIZE) if self.where[number] >= 0])

    def kind_at(self, name: str) -> str:
        """The kind of the tile on the cell with this name."""
        return KINDS[self.box.faces.kind[self.card.faces[self.island.named(name)]]]

    def tile_at(self, name: str) -> str:
        """The id of the tile there."""
        return self.box.tiles[self.box.faces.tile[self.card.faces[self.island.named(name)]]].id


class PuzzleRules(Jackal):
    """Jackal with a set of moves for layouts. What is different in puzzles is here and in `Setting.puzzle`."""

    def __init__(self) -> None:
        super().__init__(None)
        island = self.box
        abilities = ["none"]
        figures = [figure_name(figure) for figure in range(FIGURES)]
        self.box = Box(
            island.fingerprint, [], island.tiles, island.limits, island.rounds, layout_moves(abilities, figures)
        )
        # Moves that would lose a coin are not offered: to the cannibal nobody brings one (JK-333).
        faces = self.box.faces
        for face in range(len(faces)):
            if faces.kind[face] == CANNIBAL:
                faces.manner[face] = REST_WITHOUT_GOLD
        self.moveset = self.box.moveset
        self.over_clause = "JK-336"
        self.printed = island

    def __reduce__(self) -> tuple[Callable[[Path | None], Jackal], tuple[Path | None]]:
        raise TypeError("a puzzle is kept as its card and the moves so far, not pickled")

    def start(self, card: Card, listen: bool = False) -> PuzzleState:
        """The first position of a card. (JK-322)"""
        state = self.table_for(card)
        if listen:
            state.events = []
        for number in range(CREW_SIZE):
            put(state, number, state.bank)
        coins = chest_coins(card, self.box)
        state.coins = coins
        state.gold = state.laid = sum(coins)
        place_bear(state, den_of(card, self.box))
        state.agenda.append(BEGIN_TURN)
        state._settle()
        return state

    def table_for(self, card: Card) -> PuzzleState:
        """The layout without pirates, bear and gold."""
        setting = Setting(self.printed, 1, self.options())
        setting.puzzle = True
        setting.islands = [layout_of(card, self.box)]
        state = PuzzleState(self, setting, card)
        setup.clear(state, 0)
        state.where = [ABSENT] * len(state.where)
        state.tiles = card.faces.copy()
        # The bank is land like any other to those who walk; the balloon flies there (JK-323, JK-331).
        state.tiles[state.bank] = self.box.tile_named("empty").first_face
        state.boats = [state.bank]
        state.crew = CREW
        state.mover = PLAYER
        return state


def place_bear(state: PuzzleState, cell: int) -> None:
    state.bear = cell
    state.waker = CREW
    state.here[cell] |= BEAR


# The turn (JK-324)


class BeginTurn(Task["PuzzleState"]):
    """White, yellow, red, then the bear. (JK-324, JK-326)"""

    NUMBER: ClassVar[int] = 2

    def do(self, state: PuzzleState) -> None:
        wake(state, CREW)
        state.agenda.append(PROWL)
        for number in range(CREW_SIZE - 1, -1, -1):
            state.agenda.append(MOVES[number])


class PuzzleQuestion(Question["PuzzleState"]):
    """A choice in a pirate's move. What is not offered is forbidden by one clause. (JK-325)"""

    def against(self, state: PuzzleState, seat: int, move: Move) -> str:
        return "" if move in self.offers(state, seat) else "JK-325"

    def against_seat(self, state: PuzzleState, seat: int, move: Move) -> str:
        return "JK-325"


class MovePirate(PuzzleQuestion):
    """What one pirate does; he may not wait unless the card says so. (JK-325, JK-330, P1)"""

    NUMBER: ClassVar[int] = 4

    def __init__(self, pirate: int) -> None:
        super().__init__(seat=PLAYER)
        self.pirate = pirate

    def numbers(self) -> tuple[int, int, int]:
        return self.pirate, 0, 0

    def do(self, state: PuzzleState) -> None:
        offers = self.offers(state, PLAYER)
        if offers:  # drunk, trapped and stuck pirates stay (JK-325)
            state.ask(self, 1 << PLAYER)
            state.offer(PLAYER, offers)

    def offers(self, state: PuzzleState, seat: int) -> list[Move]:
        found: list[Move] = []
        number = self.pirate
        cell = state.where[number]
        if cell >= 0 and state.delay[number] == 0 and state.trapped >> number & 1 == 0:
            actions.add_land_moves(state, number, number, CREW, cell, found)  # JK-334 nobody comes back
            if state.card.may_wait:
                found.append(state.box.moves.passing)
        return found

    def answer(self, state: PuzzleState, seat: int, move: Move) -> None:
        state.answered(seat)
        if move is not state.box.moves.passing:
            cast(Act, move).do(state, CREW)
        deliver(state)

    def prompt(self, state: PuzzleState, seat: int) -> Prompt:
        return Prompt("action", "JK-324", {"figure": COLOURS[self.pirate]})


class LeaveTile(PuzzleQuestion):
    """An exit as on an island; several that lead off the layout are one choice. (JK-088, JK-329)"""

    NUMBER: ClassVar[int] = 5

    def offers(self, state: PuzzleState, seat: int) -> list[Move]:
        found: list[Move] = []
        for move in choosing.exit_offers(state):
            if move not in found:
                found.append(move)
        return found

    def answer(self, state: PuzzleState, seat: int, move: Move) -> None:
        state.answered(seat)
        choosing.take_exit(state, state.island.cell_of(cast(Go, move).place))
        deliver(state)

    def prompt(self, state: PuzzleState, seat: int) -> Prompt:
        return Prompt("exit", "JK-088")


def deliver(state: PuzzleState) -> None:
    """A coin on the bank is home and out of play. (JK-332)"""
    coins = state.coins[state.bank]
    if coins:
        state.coins[state.bank] = 0
        bank_gold(state, CREW, coins)


class Prowl(Task["PuzzleState"]):
    """The bear, then the card. (JK-324, JK-327, JK-335, JK-336)"""

    NUMBER: ClassVar[int] = 100

    def do(self, state: PuzzleState) -> None:
        bear.end_of_turn(state, CREW)
        state.turns += 1
        state.ending = verdict(state)
        if state.ending == "":
            state.agenda.append(BEGIN_TURN)


def verdict(state: PuzzleState) -> str:
    """How the puzzle ended with this turn, or "" while it goes on. (JK-335, JK-336, JK-359)"""
    alive = state.survivors()
    card = state.card
    if state.lost:
        return COIN_GONE
    if alive < card.min_survivors or (alive == 0 and state.gold):
        return TOO_FEW
    late = card.max_turns and (state.turns > card.max_turns or (state.turns == card.max_turns and state.gold))
    if late:
        return TOO_LATE
    return SOLVED if state.gold == 0 else ""


# Made once: every turn needs them, and tasks never change.
BEGIN_TURN: Final = BeginTurn()
MOVES: Final = [MovePirate(number) for number in range(CREW_SIZE)]
LEAVE_TILE: Final = LeaveTile(seat=PLAYER)
PROWL: Final = Prowl()
