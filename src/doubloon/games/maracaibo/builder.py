# interpreted: for tests, lessons and puzzles, nothing hot
"""Positions made to measure: the table at the start of a turn, as a story would tell it.

    >>> from doubloon.games.maracaibo.builder import person, play, table
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
from doubloon.core.state import Task
from doubloon.games.maracaibo.box import Box
from doubloon.games.maracaibo.buying import residences_in
from doubloon.games.maracaibo.cards import LOCATION, NO_LIST
from doubloon.games.maracaibo.effects import TREASURES
from doubloon.games.maracaibo.gains import open_list
from doubloon.games.maracaibo.game import Maracaibo, maracaibo
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.player import NONE, SEEN, UNSEEN, Area, Player
from doubloon.games.maracaibo.state import MaracaiboState, blank_table
from doubloon.games.maracaibo.tasks import END, END_TURN, FORCED, OFFER, ORDERED, TURN

MOST_SEEDS = 5_000_000


class Person:
    """One player of a story; see `person`."""

    def __init__(self, told: dict[str, object]) -> None:
        self.told = told


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
    state.players = [_seated(state, one) for one in people]
    if state.seats == 1:
        state.jordan = _rival(state, jordan or rival())
    taken = [card for player in state.players for card in player.cards]
    taken += list(state.jordan.bought) if state.jordan else []
    named = {layout.cell_named(space): box.card_named(id) for space, id in (cards or {}).items()}
    _lay_cards(state, named, taken, tier2, tier2_up)
    state.down = _mask(state, down)
    state.fills = _mask(state, fills)
    _lay_tokens(state)
    state.values = _by_cell(state, {space: TREASURES.index(name) for space, name in (values or {}).items()}, NONE)
    state.coins = _by_cell(state, coins or {}, 0)
    state.islands = list(islands)
    _lay_quests(state, quest_market, quest_deck)
    held = [player.figurehead for player in state.players]
    count = box.numbers.figureheads_solo if state.seats == 1 else state.seats + box.numbers.figureheads_extra
    free = [tile.number for tile in box.figureheads if tile.number not in held]
    shown = free[: count - sum(1 for tile in held if tile != NONE)]
    state.figureheads = tuple(shown if figureheads is None else _numbers([t.id for t in box.figureheads], figureheads))
    state.sides = sum(1 << tile.number for tile in box.tiles if tile.id in backs.split())
    state.ruby_market = sum(1 << int(space) - 1 for space in ruby_market.split())
    solo = _numbers([card.id for card in box.solo_cards], solo_deck)
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
    """Play moves by their texts; whoever is asked plays them."""
    for text in texts:
        state.play(state.deciders()[0], state.game.table.parse(text))


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
        state.agenda += [Task(TURN, active)]
        state._settle()
        return
    state.active = active
    state.agenda += [Task(END, active), Task(END_TURN, active)]
    number, flags = _list_of(state.box, doing)
    open_list(state, active, number, flags)
    state._settle()


def _list_of(box: Box, id: str) -> tuple[int, int]:
    """The effects of a card, slot, figurehead, space or side of a tile (bm1 front), with the flags they run by."""
    for card in box.cards:
        if card.id == id:
            return (card.actions_list if card.kind == LOCATION else card.now), OFFER
    for slot in box.slots:
        if slot.id == id and slot.now != NO_LIST:
            return slot.now, OFFER
    for node in box.nodes:
        if node.id == id:
            return node.fx, ORDERED | FORCED if node.tile else OFFER
    for figurehead in box.figureheads:
        if figurehead.id == id and figurehead.now != NO_LIST:
            return figurehead.now, 0
    for tile in box.tiles:
        if id in (f"{tile.id} front", f"{tile.id} back"):
            return (tile.front if id.endswith("front") else tile.back), 0
    raise KeyError(id)


def _numbers(ids: list[str], text: str) -> list[int]:
    return [ids.index(id) for id in text.split()]


def _text(one: Person, key: str) -> str:
    return str(one.told[key])


def _whole(one: Person, key: str) -> int:
    value = one.told[key]
    assert isinstance(value, int)
    return value


def _words(one: Person, key: str) -> dict[str, str]:
    value = one.told[key]
    return {str(k): str(v) for k, v in value.items()} if isinstance(value, dict) else {}


def _seated(state: MaracaiboState, one: Person) -> Player:
    box, layout = state.box, state.setting.layout
    player = Player()
    player.doubloons, player.score = _whole(one, "doubloons"), _whole(one, "score")
    player.ship = layout.cell_named(_text(one, "ship"))
    player.explorer = [node.id for node in box.nodes].index(_text(one, "explorer"))
    player.cards = tuple(box.card_named(id) for id in _text(one, "cards").split())
    slots = _numbers([slot.id for slot in box.slots], _text(one, "upgrades"))
    player.upgrades = sum(1 << slot for slot in slots)
    player.markers = len(slots)
    if _text(one, "figurehead"):
        player.figurehead = [tile.id for tile in box.figureheads].index(_text(one, "figurehead"))
        spaces = len(box.figureheads[player.figurehead].spaces)
        covered = [*_text(one, "extra").split(), *["-"] * spaces][:spaces]
        player.extra = tuple(NONE if name == "-" else TREASURES.index(name) for name in covered)
    areas = []
    for name in TREASURES:
        stored = _words(one, "stored").get(name, "").split()
        covered_spaces = sum(1 << int(space) - 1 for space in stored if space != "plain")
        below = sum(1 << int(space) - 1 for space in _words(one, "buried").get(name, "").split())
        areas.append(Area(stored.count("plain"), covered_spaces, below))
    player.areas = (areas[0], areas[1], areas[2])
    player.buried = sum(area.below for area in areas) + sum(1 for treasure in player.extra if treasure != NONE)
    ids = [quest.id for quest in box.quests]
    for tag, key in ((UNSEEN, "quests"), (SEEN, "seen")):
        for number in _numbers(ids, _text(one, key)):
            player.add_quest(number, tag)
    placed = _words(one, "markets")
    player.markets = tuple(layout.cell_named(placed[t.id]) if t.id in placed else NONE for t in box.tiles)
    player.residences = tuple(layout.cell_named(space) for space in _text(one, "residences").split())
    player.rubies = _whole(one, "rubies")
    player.retired = bool(one.told["retired"])
    player.learn(box)
    return player


def _rival(state: MaracaiboState, one: Person) -> Jordan:
    box, layout = state.box, state.setting.layout
    jordan = Jordan()
    jordan.score, jordan.rubies, jordan.slots = _whole(one, "score"), _whole(one, "rubies"), _whole(one, "upgrades")
    jordan.ship = layout.cell_named(_text(one, "ship"))
    jordan.explorer = [node.id for node in box.nodes].index(_text(one, "explorer"))
    jordan.level = _whole(one, "level") - 1
    treasures = one.told["treasures"]
    assert isinstance(treasures, tuple)
    jordan.treasures = treasures
    jordan.bought = tuple(box.card_named(id) for id in _text(one, "bought").split())
    for number in _numbers([quest.id for quest in box.quests], _text(one, "quests")):
        jordan.add_quest(number, SEEN)
    jordan.residences = tuple(layout.cell_named(space) for space in _text(one, "residences").split())
    return jordan


def _lay_cards(
    state: MaracaiboState, named: dict[int, int], taken: list[int], tier2: str | None, tier2_up: str
) -> None:
    """Named cards in their cells, then what a plain setup would deal; the rest is reserve and Tier II deck."""
    box, numbers = state.box, state.box.numbers
    used = [*named.values(), *taken]
    if len(set(used)) != len(used):
        raise ValueError("a card lies in two places")
    residences = sum(1 for number in named.values() if number in box.residences)
    dealt = [card for card in box.residences if card not in used][: max(0, numbers.residences_used - residences)]
    dealt += [card for card in box.tier1_locations if card not in used]
    free = [cell for cell in range(len(state.setting.layout.cells)) if cell not in named]
    improvements = [card for card in box.tier1_improvements if card not in used]
    count = max(0, len(free) - len(dealt))
    order = (improvements[:count] + dealt)[: len(free)]
    cells = dict(named)
    cells.update(zip(free, order))
    state.cells = [cells[cell] for cell in range(len(state.setting.layout.cells))]
    gone = [*state.cells, *taken]
    state.reserve = tuple(card for card in box.tier1_improvements + box.residences if card not in gone)
    deck = [card for card in box.tier2 if card not in gone]
    if tier2 is not None:
        deck = [box.card_named(id) for id in tier2.split()]
    state.tier2 = tuple(deck[::-1])
    if state.setting.fog_improvements:
        up = [box.card_named(id) for id in tier2_up.split()]
        state.tier2_up = tuple(1 if card in up else 0 for card in state.tier2)


def _lay_tokens(state: MaracaiboState) -> None:
    state.residence_cells = residences_in(state)
    tokens: list[tuple[int, ...]] = [()] * len(state.cells)
    owners: list[tuple[int, tuple[int, ...]]] = [(s, player.residences) for s, player in enumerate(state.players)]
    if state.jordan:
        owners.append((state.seats, state.jordan.residences))
    for seat, cells in owners:
        for cell in cells:
            tokens[cell] = (*tokens[cell], seat)
    state.tokens = tuple(tokens)
    for player in state.players:
        state.market_cells |= sum(1 << cell for cell in player.markets if cell != NONE)


def _lay_quests(state: MaracaiboState, market: str, deck: str | None) -> None:
    ids = [quest.id for quest in state.box.quests]
    held = [quest for player in state.players for quest in player.quests]
    held += list(state.jordan.quests) if state.jordan else []
    named = _numbers(ids, deck or "")
    free = [quest for quest in range(len(ids)) if quest not in held and quest not in named]
    size = state.box.numbers.hunters_market if state.setting.hunters else state.box.numbers.quest_market
    shown = [] if market == "-" else _numbers(ids, market) if market else free[:size]
    rest = [quest for quest in free if quest not in shown] if deck is None else named
    state.quest_market = tuple(shown)
    state.quest_deck = tuple(rest[::-1])
    state.deck_tags = tuple(UNSEEN for _ in rest)


def _mask(state: MaracaiboState, spaces: str) -> int:
    return sum(1 << state.setting.layout.cell_named(space) for space in spaces.split())


def _by_cell(state: MaracaiboState, told: dict[str, int], otherwise: int) -> tuple[int, ...]:
    named = {state.setting.layout.cell_named(space): value for space, value in told.items()}
    return tuple(named.get(cell, otherwise) for cell in range(len(state.cells)))
