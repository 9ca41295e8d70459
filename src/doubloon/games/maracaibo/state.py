"""A position of Pirates of Maracaibo. The rules are in the chapters beside this file; here is what they act on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from doubloon.core.looking import Looking
from doubloon.core.numbers import Row
from doubloon.core.options import Options
from doubloon.core.outcome import Outcome
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.task import NOBODY, Prompt
from doubloon.games.maracaibo.box.box import Setting
from doubloon.games.maracaibo.jordan import Jordan, read_jordan
from doubloon.games.maracaibo.player import Player, read_player
from doubloon.games.maracaibo.rules import scoring
from doubloon.games.maracaibo.rules.gains import gain_doubloons, gain_points
from doubloon.games.maracaibo.rules.questions import Terms, lone_answer
from doubloon.games.maracaibo.rules.raiding import SpendPower
from doubloon.games.maracaibo.rules.resolving import UNOPENED, ResolveList
from doubloon.games.maracaibo.rules.upgrades import ChooseSlot
from doubloon.games.maracaibo.seen import knowledge, observation

if TYPE_CHECKING:
    from doubloon.core.view import View
    from doubloon.games.maracaibo.box.box import Box
    from doubloon.games.maracaibo.game import Maracaibo


class MaracaiboState(State):
    """The table: players, Caribbean, decks, markets, islands.

    Tuples are shared between copies and replaced as a whole; only `cells`, `islands` and `aside` change in place.
    """

    def __init__(self, rules: Maracaibo, seats: int, options: Options, rng: Rng, setting: Setting) -> None:
        super().__init__(rules, seats, options, rng)
        self.rules = rules
        self.box: Box = rules.box
        self.setting = setting
        self.players: list[Player] = []
        self.jordan: Jordan | None = None
        # The Caribbean, cell by cell.
        self.cells: list[int] = []  # cards; -1 where the reserve had none left
        self.down = 0  # face-down cards of the Fog modules, as a bit mask of cells
        self.fills = 0  # face-down fill cards (PM-113)
        self.values: tuple[int, ...] = ()  # treasure value tiles, or -1
        self.coins: tuple[int, ...] = ()  # doubloons on hidden locations
        self.tokens: tuple[tuple[int, ...], ...] = ()  # residence tokens from the left; Jordan is the last seat + 1
        self.residence_cells: tuple[int, ...] = ()
        self.market_cells = 0  # cells with a black market tile, as a bit mask
        self.islands: list[int] = [0, 0, 0]
        # Decks: the last one is the top.
        self.tier2: tuple[int, ...] = ()
        self.tier2_up: tuple[int, ...] = ()  # 1 for face up, with Fog of War: Improvements
        self.reserve: tuple[int, ...] = ()
        self.quest_deck: tuple[int, ...] = ()
        self.deck_tags: tuple[int, ...] = ()
        self.quest_groups = 0  # how many groups of quests went under the deck in an order that nobody knows
        self.quest_mixes = 0  # how many hands were mixed by a discard (see remembering)
        self.quest_market: tuple[int, ...] = ()  # the first lies next to the deck (PM-235)
        self.figureheads: tuple[int, ...] = ()
        self.sides = 0  # black market tiles that show their back
        self.ruby_market = 0  # taken spaces
        self.solo_deck: tuple[int, ...] = ()
        self.solo_discard: tuple[int, ...] = ()
        self.solo_seen = 0
        self.round = 0
        self.active = NOBODY  # whose turn it is; Jordan is the seat after the last
        self.last = NOBODY  # whose token lies on Maracaibo (PM-034)
        self.ender = NOBODY  # who reached Maracaibo first in this round
        self.aside: list[SpendPower] = []  # raids left with power
        self.chart: observation.Chart | None = None  # the cells as they were written last; never saved

    def clone(self) -> MaracaiboState:
        copy = MaracaiboState(self.rules, self.seats, self.options, self.rng.clone(), self.setting)
        self._copy_kernel(copy)
        copy.players = [player.clone() for player in self.players]
        jordan = self.jordan
        if jordan is not None:
            copy.jordan = jordan.clone()
        copy.cells = self.cells.copy()
        copy.down = self.down
        copy.fills = self.fills
        copy.values = self.values
        copy.coins = self.coins
        copy.tokens = self.tokens
        copy.residence_cells = self.residence_cells
        copy.market_cells = self.market_cells
        copy.islands = self.islands.copy()
        copy.tier2 = self.tier2
        copy.tier2_up = self.tier2_up
        copy.reserve = self.reserve
        copy.quest_deck = self.quest_deck
        copy.deck_tags = self.deck_tags
        copy.quest_groups = self.quest_groups
        copy.quest_mixes = self.quest_mixes
        copy.quest_market = self.quest_market
        copy.figureheads = self.figureheads
        copy.sides = self.sides
        copy.ruby_market = self.ruby_market
        copy.solo_deck = self.solo_deck
        copy.solo_discard = self.solo_discard
        copy.solo_seen = self.solo_seen
        copy.round = self.round
        copy.active = self.active
        copy.last = self.last
        copy.ender = self.ender
        copy.aside = self.aside.copy()
        return copy

    # Lists of effects. What a list does may open another: so the chapters open them here.

    def open_list(self, seat: int, number: int, terms: Terms) -> None:
        """Fixed points and doubloons come as soon as a list opens; the rest is a task. (PM-238)"""
        printed = self.box.lists[number]
        if printed.points:
            gain_points(self, seat, printed.points)
        if printed.doubloons:
            gain_doubloons(self, seat, printed.doubloons)
        if printed.rest:
            self.agenda.append(ResolveList(seat, number, printed.rest, terms))

    def queue_list(self, seat: int, number: int, terms: Terms) -> None:
        """A list that opens when what lies above it on the agenda is done."""
        self.agenda.append(ResolveList(seat, number, UNOPENED, terms))

    # The kernel's questions

    def _settle(self) -> None:
        super()._settle()
        lone = lone_answer(self)
        while lone is not None:
            self._offered_to = NOBODY
            self.question.answer(self, self.question.seat, lone)
            super()._settle()
            lone = lone_answer(self)

    def begun(self, seat: int) -> list[Prompt]:
        """The upgrade and the lists of effects that wait on the agenda. (PM-130, PM-239)"""
        found: list[Prompt] = []
        for task in self.agenda[::-1]:
            if isinstance(task, ResolveList) and task.seat == seat:
                found.append(task.left(self))
            elif isinstance(task, ChooseSlot) and task.seat == seat:
                found.append(task.prompt(self, seat))
        return found

    def view(self, seat: int) -> View:
        from doubloon.games.maracaibo.seen.looking import view_of  # it knows positions

        return view_of(self, seat)

    def looking(self, before: Looking | None = None) -> Looking:
        from doubloon.games.maracaibo.seen.looking import MaracaiboLooking

        return MaracaiboLooking(self, before if isinstance(before, MaracaiboLooking) else None)

    def _number(self, seat: int, row: Row) -> None:
        observation.fill(self, seat, row)

    def imagine(self, seat: int, rng: Rng) -> MaracaiboState:
        return knowledge.imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.over() else None

    # Bytes

    def _write(self, out: Writer) -> None:
        for player in self.players:
            player.write(out)
        if self.jordan is not None:
            self.jordan.write(out)
        out.numbers(self.cells)
        out.numbers(self.islands)
        for numbers in (
            self.values,
            self.coins,
            self.residence_cells,
            self.tier2,
            self.tier2_up,
            self.reserve,
            self.quest_deck,
            self.deck_tags,
            self.quest_market,
            self.figureheads,
            self.solo_deck,
            self.solo_discard,
        ):
            out.numbers(list(numbers))
        out.number(len(self.tokens))
        for tokens in self.tokens:
            out.numbers(list(tokens))
        out.numbers([self.down, self.fills, self.market_cells, self.sides, self.ruby_market])
        out.numbers(
            [self.quest_groups, self.quest_mixes, self.solo_seen, self.round, self.active, self.last, self.ender]
        )
        out.number(len(self.aside))
        for task in self.aside:
            task.write(out)

    def _read(self, data: Reader) -> None:
        self.players = [read_player(data, self.box) for _ in range(self.seats)]
        if self.seats == 1:
            self.jordan = read_jordan(data)
        self.cells = data.numbers()
        self.islands = data.numbers()
        self.values = tuple(data.numbers())
        self.coins = tuple(data.numbers())
        self.residence_cells = tuple(data.numbers())
        self.tier2 = tuple(data.numbers())
        self.tier2_up = tuple(data.numbers())
        self.reserve = tuple(data.numbers())
        self.quest_deck = tuple(data.numbers())
        self.deck_tags = tuple(data.numbers())
        self.quest_market = tuple(data.numbers())
        self.figureheads = tuple(data.numbers())
        self.solo_deck = tuple(data.numbers())
        self.solo_discard = tuple(data.numbers())
        self.tokens = tuple([tuple(data.numbers()) for _ in range(data.number())])
        self.down, self.fills, self.market_cells, self.sides, self.ruby_market = data.numbers()
        self.quest_groups, self.quest_mixes, self.solo_seen, self.round, self.active, self.last, self.ender = (
            data.numbers()
        )
        self.aside = [cast(SpendPower, self.game.read_task(data)) for _ in range(data.number())]


def blank_table(rules: Maracaibo, seats: int, options: Options, rng: Rng) -> MaracaiboState:
    state = MaracaiboState(rules, seats, options, rng, rules.setting(options))
    state.players = [Player() for _ in range(seats)]
    return state
