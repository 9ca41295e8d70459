# interpreted: for tests, lessons and puzzles, nothing hot
"""Lays on the table what a story tells: players, Jordan, cards, tokens, quests. For `builder`."""

from __future__ import annotations

from doubloon.games.maracaibo.box.box import Box
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.player import NONE, Area, Player
from doubloon.games.maracaibo.rules.buying import residences_in
from doubloon.games.maracaibo.rules.remembering import SEEN, UNSEEN
from doubloon.games.maracaibo.state import MaracaiboState


class Person:
    """One player of a story; see `builder.person` and `builder.rival`."""

    def __init__(self, told: dict[str, object]) -> None:
        self.told = told


def numbers_of(ids: list[str], text: str) -> list[int]:
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


def seated(state: MaracaiboState, one: Person) -> Player:
    box, layout = state.box, state.setting.layout
    player = Player()
    player.doubloons, player.score = _whole(one, "doubloons"), _whole(one, "score")
    player.ship = layout.cell_named(_text(one, "ship"))
    player.explorer = [node.id for node in box.nodes].index(_text(one, "explorer"))
    player.cards = tuple(box.card_named(id) for id in _text(one, "cards").split())
    slots = numbers_of([slot.id for slot in box.slots], _text(one, "upgrades"))
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
        for number in numbers_of(ids, _text(one, key)):
            player.add_quest(number, tag)
    placed = _words(one, "markets")
    player.markets = tuple(layout.cell_named(placed[t.id]) if t.id in placed else NONE for t in box.tiles)
    player.residences = tuple(layout.cell_named(space) for space in _text(one, "residences").split())
    player.rubies = _whole(one, "rubies")
    player.retired = bool(one.told["retired"])
    player.learn(box)
    return player


def rival_seated(state: MaracaiboState, one: Person) -> Jordan:
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
    for number in numbers_of([quest.id for quest in box.quests], _text(one, "quests")):
        jordan.add_quest(number, SEEN)
    jordan.residences = tuple(layout.cell_named(space) for space in _text(one, "residences").split())
    return jordan


def lay_cards(state: MaracaiboState, named: dict[int, int], taken: list[int], tier2: str | None, tier2_up: str) -> None:
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
    # Who owns many Tier I cards has been here for a while: Tier II cards have filled the cells.
    filling = [card for card in box.tier2 if card not in used and card not in _named_cards(box, tier2)]
    order = ((improvements + filling)[:count] + dealt)[: len(free)]
    cells = dict(named)
    cells.update(zip(free, order))
    state.cells = [cells[cell] for cell in range(len(state.setting.layout.cells))]
    gone = [*state.cells, *taken]
    state.reserve = tuple(card for card in box.tier1_improvements + box.residences if card not in gone)
    deck = [card for card in box.tier2 if card not in gone]
    if tier2 is not None:
        deck = _named_cards(box, tier2)
    state.tier2 = tuple(deck[::-1])
    if state.setting.fog_improvements:
        up = _named_cards(box, tier2_up)
        state.tier2_up = tuple(1 if card in up else 0 for card in state.tier2)


def _named_cards(box: Box, ids: str | None) -> list[int]:
    return [box.card_named(id) for id in (ids or "").split()]


def lay_tokens(state: MaracaiboState) -> None:
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


def lay_quests(state: MaracaiboState, market: str, deck: str | None) -> None:
    ids = [quest.id for quest in state.box.quests]
    held = [quest for player in state.players for quest in player.quests]
    held += list(state.jordan.quests) if state.jordan else []
    named = numbers_of(ids, deck or "")
    free = [quest for quest in range(len(ids)) if quest not in held and quest not in named]
    size = state.box.numbers.hunters_market if state.setting.hunters else state.box.numbers.quest_market
    shown = [] if market == "-" else numbers_of(ids, market) if market else free[:size]
    rest = [quest for quest in free if quest not in shown] if deck is None else named
    state.quest_market = tuple(shown)
    state.quest_deck = tuple(rest[::-1])
    state.deck_tags = tuple(UNSEEN for _ in rest)


def mask_of(state: MaracaiboState, spaces: str) -> int:
    mask = 0
    for space in spaces.split():
        mask |= 1 << state.setting.layout.cell_named(space)
    return mask


def by_cell(state: MaracaiboState, told: dict[str, int], otherwise: int) -> tuple[int, ...]:
    named = {state.setting.layout.cell_named(space): value for space, value in told.items()}
    return tuple(named.get(cell, otherwise) for cell in range(len(state.cells)))
