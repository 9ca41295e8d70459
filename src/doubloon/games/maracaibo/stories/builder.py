# interpreted: for tests, lessons and puzzles, nothing hot
"""Positions made to measure: the table at the start of a turn, as a story would tell it.

    >>> from doubloon.games.maracaibo.stories.builder import person, play, table
    >>> state = table(
    ...     [person(ship="c1r1", doubloons=6, cards="ghost_ship"), person(ship="c2r1")],
    ...     cards={"c2r1": "tobacco"},
    ... )
    >>> play(state, "sail c2r1", "acquire")
    >>> state.players[0].doubloons, state.players[1].doubloons
    (0, 11)

Whatever the story does not mention is as after a plain setup in the order of the component file: improvements,
residences, then locations fill the cells that it does not name. `doing` starts with the effects of a card, slot, space
or tile instead of a move. `dice` finds a seed whose next rolls are these.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from doubloon.core.rng import rng_from
from doubloon.games.maracaibo.box.box import Box
from doubloon.games.maracaibo.box.cards import LOCATION, NO_LIST
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.game import Maracaibo, maracaibo
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules.questions import FORCED_IN_ORDER, GAIN, OFFER, Terms
from doubloon.games.maracaibo.rules.rounds import BEGIN_TURN, END_TURN, FINISH_TURN
from doubloon.games.maracaibo.state import MaracaiboState, blank_table
from doubloon.games.maracaibo.stories.placing import (
    Person,
    by_cell,
    lay_cards,
    lay_quests,
    lay_tokens,
    mask_of,
    numbers_of,
    rival_seated,
    seated,
)

__all__ = ["Person", "person", "play", "rival", "table", "texts"]

MOST_SEEDS = 5_000_000


def person(
    *,
    ship: str = "start",
    explorer: str = "start",
    doubloons: int = 10,
    score: int = 0,
    cards: str = "",
    upgrades: str = "",
    figurehead: str = "",
    stored: dict[str, str] | None = None,
    buried: dict[str, str] | None = None,
    extra: str = "",
    quests: str = "",
    seen: str = "",
    markets: dict[str, str] | None = None,
    residences: str = "",
    rubies: int = 0,
    retired: bool = False,
) -> Person:
    """A player.

    stored       {"gold": "plain plain 1"}: markers on plain storage and on bonus spaces
    buried       {"gold": "1 3"}: covered buried spaces; `extra` "gold - pearl -": those of the figurehead
    quests       ids in hand, drawn from the deck; those in `seen` came from the market
    markets      {"bm1": "c4r2"}: placed black market tiles
    residences   spaces with a token, in the order constructed
    """
    return Person(dict(locals()))


def rival(
    *,
    ship: str = "start",
    explorer: str = "start",
    score: int = 0,
    level: int = 1,
    upgrades: int = 0,
    treasures: tuple[int, int, int] = (0, 0, 0),
    bought: str = "",
    quests: str = "",
    residences: str = "",
    rubies: int = 0,
) -> Person:
    """Jordan, for a solo story."""
    return Person(dict(locals()))


def table(
    people: list[Person],
    *,
    cards: dict[str, str] | None = None,
    down: str = "",
    fills: str = "",
    values: dict[str, str] | None = None,
    coins: dict[str, int] | None = None,
    islands: tuple[int, int, int] = (4, 4, 4),
    tier2: str | None = None,
    tier2_up: str = "",
    quest_market: str = "",
    quest_deck: str | None = None,
    figureheads: str | None = None,
    backs: str = "",
    ruby_market: str = "",
    jordan: Person | None = None,
    solo_deck: str = "",
    round: int = 1,
    active: int = 0,
    last: int | None = None,
    ender: int = -1,
    doing: str = "",
    dice: Iterable[int] = (),
    options: list[str] | None = None,
    seed: str = "story",
    game: Maracaibo | None = None,
    listen: bool = False,
) -> MaracaiboState:
    """The moment at which `active` is asked to move (the seat after the last is Jordan), or where `doing` leads.

    cards         {"c2r1": "tobacco"}: what lies in a cell          down, fills   spaces with face-down cards
    values        {"c3r1": "pearl"}: treasure value tiles           coins         doubloons on hidden locations
    tier2         ids from the top down; the rest of the box leaves the game if it is given. tier2_up: face-up ids
    quest_market  ids, the first next to the deck                   quest_deck    ids from the top down, then no more
    backs         black market tiles that show their back           ruby_market   taken spaces, such as "1 4"
    dice          the next pips rolled, die by die
    """
    rules = game or maracaibo()
    given = rules.options(options or [])
    rules.check(len(people), given)
    rng = rng_from(_seed_for(tuple(dice), seed))
    state = blank_table(rules, len(people), given, rng)
    if listen:
        state.events = []
    box, layout = rules.box, state.setting.layout
    state.players = [seated(state, one) for one in people]
    if state.seats == 1:
        state.jordan = rival_seated(state, jordan or rival())
    taken = [card for player in state.players for card in player.cards]
    taken += list(state.jordan.bought) if state.jordan else []
    named = {layout.cell_named(space): box.card_named(id) for space, id in (cards or {}).items()}
    lay_cards(state, named, taken, tier2, tier2_up)
    state.down = mask_of(state, down)
    state.fills = mask_of(state, fills)
    lay_tokens(state)
    state.values = by_cell(state, {space: TREASURES.index(name) for space, name in (values or {}).items()}, NONE)
    state.coins = by_cell(state, coins or {}, 0)
    state.islands = list(islands)
    lay_quests(state, quest_market, quest_deck)
    held = [player.figurehead for player in state.players]
    count = box.numbers.figureheads_solo if state.seats == 1 else state.seats + box.numbers.figureheads_extra
    free = [tile.number for tile in box.figureheads if tile.number not in held]
    shown = free[: count - sum(1 for tile in held if tile != NONE)]
    state.figureheads = tuple(
        shown if figureheads is None else numbers_of([t.id for t in box.figureheads], figureheads)
    )
    state.sides = sum(1 << tile.number for tile in box.tiles if tile.id in backs.split())
    state.ruby_market = sum(1 << int(space) - 1 for space in ruby_market.split())
    solo = numbers_of([card.id for card in box.solo_cards], solo_deck)
    easy = [card.number for card in box.solo_cards if not card.hard]
    rest = [number for number in easy if number not in solo][: max(0, 6 - len(solo))]
    if state.jordan:
        state.solo_deck = tuple(rest[::-1] + solo[::-1])
    state.round = round
    state.last = (state.seats if state.seats == 1 else state.seats - 1) if last is None else last
    state.ender = ender
    _begin(state, active, doing)
    return state


def play(state: MaracaiboState, *texts: str) -> None:
    """Play moves by their texts, each by the seat that is asked."""
    for text in texts:
        state.play(state.deciders()[0], state.game.moveset.parse(text))


def texts(state: MaracaiboState) -> list[str]:
    """The texts of the moves on offer."""
    return [move.text for move in state.moves(state.deciders()[0])] if state.deciders() else []


@cache
def _seed_for(dice: tuple[int, ...], seed: str) -> str:
    """A seed whose first rolls are these."""
    if not dice:
        return seed
    for number in range(MOST_SEEDS):
        rng = rng_from(f"{seed} {number}")
        if all(rng.die() == pips for pips in dice):
            return f"{seed} {number}"
    raise ValueError(f"no seed rolls {dice}")


def _begin(state: MaracaiboState, active: int, doing: str) -> None:
    if not doing:
        state.agenda.append(BEGIN_TURN[active])
        state._settle()
        return
    state.active = active
    state.agenda += [FINISH_TURN[active], END_TURN[active]]
    number, terms = _list_of(state.box, doing)
    state.open_list(active, number, terms)
    state._settle()


def _list_of(box: Box, id: str) -> tuple[int, Terms]:
    """The effects of a card, slot, figurehead, space or side of a tile (bm1 front), with the terms of their use."""
    for card in box.cards:
        if card.id == id:
            return (card.actions_list if card.kind == LOCATION else card.now), OFFER
    for slot in box.slots:
        if slot.id == id and slot.now != NO_LIST:
            return slot.now, OFFER
    for node in box.nodes:
        if node.id == id:
            return node.fx, FORCED_IN_ORDER if node.tile else OFFER
    for figurehead in box.figureheads:
        if figurehead.id == id and figurehead.now != NO_LIST:
            return figurehead.now, GAIN
    for tile in box.tiles:
        if id in (f"{tile.id} front", f"{tile.id} back"):
            return (tile.front if id.endswith("front") else tile.back), GAIN
    raise KeyError(id)
