"""Section 21: playing a puzzle. Everything that a tile or the bear does is done by their own chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from doubloon.core.move import Field, Move
from doubloon.core.outcome import Outcome
from doubloon.core.rng import rng_from
from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.jackal import actions, bear, choosing, moves, setup
from doubloon.games.jackal.box import CANNIBAL, COLOURS, CREW_SIZE, KINDS, REST_WITHOUT_GOLD, Box
from doubloon.games.jackal.fighting import bank_gold, put, wake
from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.moves import Act
from doubloon.games.jackal.places import ABSENT, BEAR
from doubloon.games.jackal.puzzles.card import Card, bank_of, chest_coins, den_of, layout_moves, layout_of
from doubloon.games.jackal.setting import Setting
from doubloon.games.jackal.state import JackalState, furnish
from doubloon.games.jackal.tasks import ACTION, EXIT, TURN

if TYPE_CHECKING:
    from doubloon.core.view import View

CREW: Final = 0
PLAYER: Final = 0
# More of what can lie on the agenda; TURN, ACTION (a = the pirate) and EXIT mean what they mean on an island.
PROWL: Final = 100  # the bear moves, and the turn is over

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

    def _legal(self, seat: int) -> list[Move]:
        if self.question.kind == EXIT:
            return exit_offers(self)
        return pirate_offers(self, self.question.a)

    def _answer(self, seat: int, move: Move) -> None:
        asked = self.question.kind
        self.answered(seat)
        act(self, asked, cast(Act, move))
        deliver(self)

    def _step(self, task: Task) -> None:
        if task.kind == TURN:
            begin_turn(self)
        elif task.kind == ACTION:
            offers = pirate_offers(self, task.a)
            if offers:  # drunk, trapped and stuck pirates stay (JK-325)
                self.ask(task, 1 << PLAYER)
                self.offer(PLAYER, offers)
        elif task.kind == PROWL:
            end_turn(self)
        else:
            self.ask(task, 1 << PLAYER)

    def _why_not(self, seat: int, move: Move) -> str:
        return "JK-336" if self.over() else "JK-325"

    def asked_in_words(self, seat: int) -> tuple[str, str, dict[str, Field]]:
        if self.question.kind == EXIT:
            return "exit", "JK-088", {}
        return "action", "JK-324", {"figure": COLOURS[self.question.a]}

    def view(self, seat: int) -> View:
        from doubloon.games.jackal.puzzles.view import puzzle_view

        return puzzle_view(self, seat)

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
        if self.over():
            return NOBODY
        journey = self.journey
        return journey.figure if self.question.kind == EXIT and journey is not None else self.question.a

    def survivors(self) -> int:
        return survivors(self)

    def kind_at(self, name: str) -> str:
        """The kind of the tile on the cell with this name."""
        return KINDS[self.box.faces.kind[self.card.faces[self.island.named(name)]]]


def survivors(state: PuzzleState) -> int:
    """Pirates alive."""
    count = 0
    for number in range(CREW_SIZE):
        if state.where[number] >= 0:
            count += 1
    return count


class PuzzleRules(Jackal):
    """Jackal with a table of moves for layouts. What is different in puzzles is here and in `Setting.puzzle`."""

    def __init__(self) -> None:
        super().__init__(None)
        island = self.box
        abilities = ["none"]
        figures = [move.text.split()[1] for move in island.moves.hits]
        self.box = Box(
            island.fingerprint, [], island.tiles, island.limits, island.rounds, layout_moves(abilities, figures)
        )
        # Moves that would lose a coin are not offered: to the cannibal nobody brings one (JK-333).
        faces = self.box.faces
        for face in range(len(faces)):
            if faces.kind[face] == CANNIBAL:
                faces.manner[face] = REST_WITHOUT_GOLD
        self.table = self.box.table
        self.printed = island

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
        state.agenda.append(Task(TURN))
        state._settle()
        return state

    def table_for(self, card: Card) -> PuzzleState:
        """The layout without pirates, bear and gold."""
        setting = Setting(self.printed, 1, self.options())
        setting.puzzle = True
        setting.islands = [layout_of(card, self.box)]
        state = PuzzleState(self, setting, card)
        furnish(state)
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


def begin_turn(state: PuzzleState) -> None:
    """White, yellow, red, then the bear. (JK-324, JK-326)"""
    wake(state, CREW)
    state.agenda.append(_prowl)
    for number in range(CREW_SIZE - 1, -1, -1):
        state.agenda.append(_moves[number])


_prowl: Final = Task(PROWL)
_moves: Final = [Task(ACTION, PLAYER, number) for number in range(CREW_SIZE)]


def pirate_offers(state: PuzzleState, number: int) -> list[Move]:
    """What one pirate may do; he may not wait unless the card says so. (JK-325, JK-330, P1)"""
    found: list[Move] = []
    cell = state.where[number]
    if cell >= 0 and state.delay[number] == 0 and state.trapped >> number & 1 == 0:
        actions.add_land_moves(state, number, number, CREW, cell, found)
        if state.card.may_wait:
            found.append(state.box.moves.passing)
    return found


def exit_offers(state: PuzzleState) -> list[Move]:
    """Exits as on an island; several that lead off the layout are one choice. (JK-329)"""
    found: list[Move] = []
    for move in choosing.exit_offers(state):
        if move not in found:
            found.append(move)
    return found


def act(state: PuzzleState, asked: int, move: Act) -> None:
    if asked == EXIT:
        choosing.take_exit(state, state.island.cell_of(move.b))
    elif move.code == moves.STEP:
        actions.step(state, CREW, move)
    elif move.code == moves.ADVANCE:
        actions.advance(state, CREW, move)


def deliver(state: PuzzleState) -> None:
    """A coin on the bank is home and out of play. (JK-332)"""
    coins = state.coins[state.bank]
    if coins:
        state.coins[state.bank] = 0
        bank_gold(state, CREW, coins)


def end_turn(state: PuzzleState) -> None:
    """The bear, then the card. (JK-324, JK-327, JK-335, JK-336)"""
    bear.end_of_turn(state, CREW)
    state.turns += 1
    state.ending = verdict(state)
    if state.ending == "":
        state.agenda.append(Task(TURN))


def verdict(state: PuzzleState) -> str:
    """How the puzzle ended with this turn, or "" while it goes on. (JK-335, JK-336, JK-359)"""
    alive = survivors(state)
    card = state.card
    if state.lost:
        return COIN_GONE
    if alive < card.min_survivors or (alive == 0 and state.gold):
        return TOO_FEW
    late = card.max_turns and (state.turns > card.max_turns or (state.turns == card.max_turns and state.gold))
    if late:
        return TOO_LATE
    return SOLVED if state.gold == 0 else ""
