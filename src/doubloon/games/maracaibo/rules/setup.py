"""Chapter 2: setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt, Question, Task
from doubloon.games.maracaibo.box.cards import IMPROVEMENT, LOCATION
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.moves import KeepQuests
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules.buying import residences_in
from doubloon.games.maracaibo.rules.remembering import UNSEEN
from doubloon.games.maracaibo.rules.rounds import BEGIN_TURN

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

CLUSTER = 4


def lay_out(state: MaracaiboState) -> None:
    """Prepare the table up to the choice of quests. (PM-021 to PM-031)"""
    box, numbers, setting = state.box, state.box.numbers, state.setting
    improvements = state.rng.sample(box.tier1_improvements, len(box.tier1_improvements))
    residences = state.rng.sample(box.residences, len(box.residences))
    deck = improvements[: numbers.improvements_used] + residences[: numbers.residences_used] + box.tier1_locations
    reserve = improvements[numbers.improvements_used :] + residences[numbers.residences_used :]
    state.rng.shuffle(reserve)
    state.reserve = tuple(reserve)  # PM-022
    state.rng.shuffle(deck)
    state.cells = deck  # PM-023 column by column, from top to bottom
    for cell, number in enumerate(deck):
        kind = box.cards[number].kind
        if (kind == LOCATION and setting.fog_locations) or (kind == IMPROVEMENT and setting.fog_improvements):
            state.down |= 1 << cell  # PM-500, PM-510
    if setting.beginner:
        _break_clusters(state)
    state.residence_cells = residences_in(state)
    cells = len(deck)
    state.tokens = tuple([_nobody for _ in range(cells)])
    state.coins = tuple([_coins(state, cell) for cell in range(cells)])
    _shuffle_tier2(state)
    state.islands = [numbers.island_markers for _ in TREASURES]  # PM-027
    _lay_value_tiles(state)
    for tile in range(len(box.tiles)):
        state.sides |= state.rng.below(2) << tile  # PM-030
    for player in state.players:
        player.explorer = box.start_node  # PM-029
        player.markets = tuple([NONE for _ in box.tiles])
        player.learn(box)
    if state.seats == 1:
        _seat_jordan(state)
    _deal_quests(state)
    state.agenda += [OpenTable(), ChooseQuests()]


_nobody: tuple[int, ...] = ()


def _coins(state: MaracaiboState, cell: int) -> int:
    """Each face-down location gets a doubloon. (PM-500)"""
    hidden = state.down >> cell & 1 == 1 and state.box.cards[state.cells[cell]].kind == LOCATION
    return state.box.numbers.fog_coins if hidden else 0


def _shuffle_tier2(state: MaracaiboState) -> None:
    """The Tier II deck; with fog, half of it lies face up. (PM-026, PM-510)"""
    tier2 = state.box.tier2.copy()
    state.rng.shuffle(tier2)
    state.tier2 = tuple(tier2)
    if state.setting.fog_improvements:
        up = len(tier2) // 2  # with an odd number the smaller pile is the face-up one
        orientation = [1 if place < up else 0 for place in range(len(tier2))]
        state.rng.shuffle(orientation)
        state.tier2_up = tuple(orientation)


def _lay_value_tiles(state: MaracaiboState) -> None:
    """One tile at random on each location that shows the symbol. (PM-028)"""
    tiles = state.box.value_tiles.copy()
    state.rng.shuffle(tiles)
    values = [NONE for _ in state.cells]
    for cell, number in enumerate(state.cells):
        if state.box.cards[number].value_tile:
            values[cell] = tiles.pop()
    state.values = tuple(values)


# Beginners (PM-024)


def clustered(state: MaracaiboState, cells: list[int]) -> int:
    """How many locations lie in connected clusters of four or more. (A-51)"""
    steps = state.setting.layout.steps
    places = [cell for cell in range(len(cells)) if state.box.cards[cells[cell]].kind == LOCATION]
    seen: set[int] = set()
    count = 0
    for start in places:
        if start in seen:
            continue
        cluster = {start}
        edge = [start]
        while edge:
            for there in steps[edge.pop()]:
                if there in places and there not in cluster:
                    cluster.add(there)
                    edge.append(there)
        seen |= cluster
        if len(cluster) >= CLUSTER:
            count += len(cluster)
    return count


def _break_clusters(state: MaracaiboState) -> None:
    """A location changes places with an improvement until no cluster is left. (PM-024, A-51)"""
    now = clustered(state, state.cells)
    while now:
        swaps: list[tuple[int, int]] = []
        for one in range(len(state.cells)):
            for other in range(len(state.cells)):
                kinds = state.box.cards[state.cells[one]].kind, state.box.cards[state.cells[other]].kind
                if kinds == (LOCATION, IMPROVEMENT) and clustered(state, _swapped(state.cells, one, other)) < now:
                    swaps.append((one, other))
        if not swaps:
            return
        one, other = swaps[state.rng.below(len(swaps))]
        state.cells = _swapped(state.cells, one, other)
        bits = state.down >> one & 1, state.down >> other & 1  # a face-down card stays face down
        state.down = state.down & ~(1 << one | 1 << other) | bits[1] << one | bits[0] << other
        now = clustered(state, state.cells)


def _swapped(cells: list[int], one: int, other: int) -> list[int]:
    swapped = cells.copy()
    swapped[one], swapped[other] = cells[other], cells[one]
    return swapped


# Quests (PM-031, PM-530)


def _deal_quests(state: MaracaiboState) -> None:
    numbers = state.box.numbers
    draw = numbers.hunters_draw if state.setting.hunters else numbers.quest_draw
    deck = list(range(len(state.box.quests)))
    state.rng.shuffle(deck)
    for seat, player in enumerate(state.players):
        player.dealt = tuple([deck.pop() for _ in range(draw)])
        if state.events is not None:
            state.tell("dealt", {"seat": seat, "quests": [state.box.quests[q].id for q in player.dealt]}, 1 << seat)
    state.quest_deck = tuple(deck)
    state.deck_tags = tuple([UNSEEN for _ in deck])


class ChooseQuests(Question["MaracaiboState"]):
    """D-01: which of the dealt quests to keep. (PM-031)"""

    NUMBER: ClassVar[int] = 10

    def do(self, state: MaracaiboState) -> None:
        state.ask(self, (1 << state.seats) - 1, sealed=True)  # all at once

    def offers(self, state: MaracaiboState, seat: int) -> list[Move]:
        return state.box.moves.keeps[1 if state.setting.hunters else 0]

    def against(self, state: MaracaiboState, seat: int, move: Move) -> str:
        return "" if move in self.offers(state, seat) else "PM-031"

    def against_seat(self, state: MaracaiboState, seat: int, move: Move) -> str:
        return "PM-031"

    def answer(self, state: MaracaiboState, seat: int, move: Move) -> None:
        """Choose in secret; nobody learns more than that. (PM-031)"""
        player = state.players[seat]
        player.kept = move.id
        if state.events is not None:
            places = cast(KeepQuests, move).places
            kept = [state.box.quests[quest].id for place, quest in enumerate(player.dealt) if places >> place & 1]
            state.tell("keeping", {"seat": seat, "quests": kept}, 1 << seat)
        state.answered(seat)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("keep", "PM-031")


class OpenTable(Task["MaracaiboState"]):
    """The discards are shuffled back, then markets, first player and doubloons. (PM-031 to PM-034)"""

    NUMBER: ClassVar[int] = 0

    def do(self, state: MaracaiboState) -> None:
        box, numbers = state.box, state.box.numbers
        state.reveal("table-opened")
        _sort_quests(state)
        solo = state.seats == 1
        count = numbers.figureheads_solo if solo else state.seats + numbers.figureheads_extra  # PM-032, PM-452
        state.figureheads = tuple(state.rng.sample(list(range(len(box.figureheads))), count))
        first = state.rng.below(state.seats)  # PM-033; alone the human is first (PM-450)
        for turn in range(state.seats):
            state.players[(first + turn) % state.seats].doubloons = numbers.start_doubloons[turn]
        state.last = state.seats if solo else (first + state.seats - 1) % state.seats  # PM-034
        state.round = 1
        if state.events is not None:
            state.tell("quest-market", {"quests": [box.quests[quest].id for quest in state.quest_market]})
            state.tell("figureheads", {"figureheads": [box.figureheads[tile].id for tile in state.figureheads]})
            state.tell("first", {"seat": first})
        state.agenda.append(BEGIN_TURN[first])


def _sort_quests(state: MaracaiboState) -> None:
    """Into hands, Jordan's first ones, the market and the deck. (PM-031, PM-455, PM-533)"""
    box, numbers = state.box, state.box.numbers
    deck = list(state.quest_deck)
    for player in state.players:
        choice = cast(KeepQuests, state.game.moveset[player.kept])
        for place, quest in enumerate(player.dealt):
            if choice.places >> place & 1:
                player.add_quest(quest, UNSEEN)
            else:
                deck.append(quest)
        player.dealt = ()
        player.kept = NONE
    deck.sort()  # the order of the returns must not matter
    state.rng.shuffle(deck)
    size = numbers.hunters_market if state.setting.hunters else numbers.quest_market
    if state.jordan is not None:
        for _ in range(numbers.hunters_keep if state.setting.hunters else box.jordan.setup_quests):
            state.jordan.add_quest(deck.pop(), UNSEEN)
    state.quest_market = tuple([deck.pop() for _ in range(size)])
    state.quest_deck = tuple(deck)
    state.deck_tags = tuple([UNSEEN for _ in deck])


# Solo (PM-450 to PM-455)


def _seat_jordan(state: MaracaiboState) -> None:
    """Jordan's boards and the Solo deck: some A cards replaced by B cards. (PM-453, PM-454)"""
    box = state.box
    jordan = Jordan()
    jordan.explorer = box.start_node
    jordan.level = box.jordan.start_level
    state.jordan = jordan
    hard = state.options.number("difficulty")
    easy_cards = [card.number for card in box.solo_cards if not card.hard]
    hard_cards = [card.number for card in box.solo_cards if card.hard]
    deck = state.rng.sample(easy_cards, len(easy_cards) - hard) + state.rng.sample(hard_cards, hard)
    state.rng.shuffle(deck)
    state.solo_deck = tuple(deck)
