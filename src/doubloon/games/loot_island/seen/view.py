# interpreted: msgspec structs live here
"""What a seat of Loot Island may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from doubloon.core.task import NOBODY
from doubloon.core.view import PromptView, View, common
from doubloon.games.loot_island.box.board import NO_COLOUR, coast_at_bow
from doubloon.games.loot_island.box.event_cards import ACTIONS
from doubloon.games.loot_island.box.maps import MapSet
from doubloon.games.loot_island.box.treasures import AMULET, BOOK, COIN_BAG, CROWN, JEWEL, NO_HEALER, NO_TREASURE, PILES
from doubloon.games.loot_island.player import Player
from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.seen.faces import EventFace, HealerFace, MapFace, TreasureFace, faces_of
from doubloon.games.loot_island.seen.forecast import Forecast, forecasts

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


PARTS = ["amulet", "coin_bag", "book", "jewel", "crown", "skull", "crown_bonus", "first_player", "healer"]


class LandingView(Struct, frozen=True):
    """A column from its first card to its last, a stack from the bottom up. Parties are seats; Aaron follows them."""

    column: list[str]
    stack: list[int]
    colour: str | None
    last: int  # the value that the next card must reach
    count: int  # map cards, +1 cards counted twice
    chests: int
    enough: bool
    now: Forecast  # what it would yield if Phase 3 came now


class TileView(Struct, frozen=True):
    """A small island in play."""

    id: str
    up: bool
    action: str
    amount: int
    cubes: int  # that performing it costs


class PlayerView(Struct, frozen=True):
    """A player, or Aaron as the last of the list in a game of two."""

    cubes: int
    cards: int
    hand: list[str] | None  # owner only; Aaron's lies open
    area: int  # compasses that are not on the island
    landings: list[int]
    treasures: list[int]  # reference numbers, in the order kept
    treasure_value: int  # without the crowns' bonus
    crosses: int
    crown_bonus: int  # as things stand
    passed: bool
    own_healers: list[str] | None  # healer variant 2, owner only
    offered: str | None  # the one put on the table; owner only until all have
    healer: str | None
    eliminated: bool
    loot: int | None  # the loot value, once it is counted
    sheet: dict[str, int] | None  # where it comes from, as things stand; nobody else has one than a player still in


class LootView(View, frozen=True, kw_only=True, tag="loot_island"):
    """The table from one seat."""

    round: int
    rounds: int
    active: int | None
    first: int  # who has the First Player tile
    aaron: int | None
    corner: int
    facing: int
    coast: int  # that the bow points at
    threshold: int
    event: str | None
    in_force: dict[str, int]  # what the event makes of the rules, for words to count with
    past_events: list[str]
    events_left: int
    events_shown: list[str] | None  # in the variant: those still to come, in no order
    landings: list[LandingView]
    tiles: list[TileView]
    map_deck: int
    map_discards: list[str]
    treasure_deck: int
    treasure_top: str | None  # the numeral on the back of the top card
    treasure_discards: list[int]
    revealed: list[int]
    open: list[int]
    taken: int | None
    healers: list[str] | None  # on the table; None while they lie face down
    players: list[PlayerView]
    tossing: list[str] | None  # initial hand variant, owner only
    maps: dict[str, MapFace]  # the faces of all cards that this view names
    treasures: dict[str, TreasureFace]
    healer_faces: dict[str, HealerFace]
    event_faces: dict[str, EventFace]  # of all events in the box: the rules list them


def view_of(state: LootState, seat: int) -> LootView:
    box, setting = state.box, state.setting
    faces = faces_of(box)
    own = state.players[seat] if seat >= 0 else None
    crowns = scoring.crown_bonuses(state)
    people = [_player(state, party, party == seat, crowns[party]) for party in range(setting.parties)]
    yields = forecasts(state)
    landings = [_landing(state, place, yields[place]) for place in range(len(state.landings))]
    discards = _ids(state, state.map_discards)
    top = state.treasure_deck[state.treasure_at] if state.treasure_at < len(state.treasure_deck) else NO_TREASURE
    refs = [*state.loot, *state.open, *state.treasure_discards]
    refs += [number for player in state.players for number in player.treasures]
    refs += [state.taken] if state.taken != NO_TREASURE else []
    healers = [box.healers[number].id for number in state.healers] if state.healers_open else None
    named = [*discards, *(id for one in landings for id in one.column)]
    named += [id for one in people for id in one.hand or []]
    met = [*(healers or []), *(id for one in people for id in one.own_healers or [])]
    met += [one.healer for one in people if one.healer] + [one.offered for one in people if one.offered]
    shown = [box.events[number].id for number in sorted(state.event_deck)] if setting.events_shown else None
    fields = common(state, seat)
    _landing_by_landing(fields["prompt"])
    return LootView(
        **fields,
        round=state.round,
        rounds=box.rounds,
        active=None if state.active == NOBODY else state.active,
        first=state.first,
        aaron=None if setting.aaron == NOBODY else setting.aaron,
        corner=state.corner,
        facing=state.facing,
        coast=coast_at_bow(state.corner, state.facing),
        threshold=setting.threshold,
        event=state.event.id or None,
        in_force=state.event.in_force(),
        past_events=[box.events[number].id for number in state.past_events],
        events_left=len(state.event_deck),
        events_shown=shown,
        landings=landings,
        tiles=_tiles(state),
        map_deck=len(state.map_deck) - state.map_at,
        map_discards=discards,
        treasure_deck=len(state.treasure_deck) - state.treasure_at,
        treasure_top=None if top == NO_TREASURE else PILES[box.treasures[top].pile],
        treasure_discards=_refs(state, state.treasure_discards),
        revealed=_refs(state, state.loot),
        open=_refs(state, state.open),
        taken=None if state.taken == NO_TREASURE else box.treasures[state.taken].ref,
        healers=healers,
        players=people,
        tossing=_ids(state, own.tossing) if own and own.tossing is not None else None,
        maps={id: faces.maps[id] for id in sorted(set(named))},
        treasures={str(ref): faces.treasures[ref] for ref in sorted(_refs(state, tuple(refs)))},
        healer_faces={id: faces.healers[id] for id in sorted(set(met))},
        event_faces=faces.events,
    )


def _landing_by_landing(prompt: PromptView | None) -> None:
    """Plays as people look at the island, where the rules find them by colour."""
    if prompt:
        prompt.moves.sort(key=lambda move: (move.kind != "play", move.fields["landing"] if move.kind == "play" else 0))


def _ids(state: LootState, cards: MapSet) -> list[str]:
    return [state.box.map_at[card].id for card in cards.cards()]


def _refs(state: LootState, treasures: tuple[int, ...]) -> list[int]:
    return [state.box.treasures[number].ref for number in treasures]


def _landing(state: LootState, place: int, now: Forecast) -> LandingView:
    landing = state.landings[place]
    return LandingView(
        column=[state.box.map_at[card].id for card in landing.column],
        stack=list(landing.stack),
        colour=None if landing.colour == NO_COLOUR else state.box.colours[landing.colour],
        last=landing.last,
        count=landing.count,
        chests=landing.chests,
        enough=landing.count >= state.setting.threshold,
        now=now,
    )


def _tiles(state: LootState) -> list[TileView]:
    in_play = [tile for tile in state.box.tiles if state.setting.tiles >> tile.number & 1]
    return [
        TileView(tile.id, state.tiles_up >> tile.number & 1 == 1, ACTIONS[tile.action], tile.amount, tile.cubes)
        for tile in in_play
    ]


def _player(state: LootState, party: int, own: bool, crown_bonus: int) -> PlayerView:
    box, player = state.box, state.players[party]
    shown = own or state.healers_open
    return PlayerView(
        cubes=player.cubes,
        cards=player.hand.size,
        hand=_ids(state, player.hand) if own or party == state.setting.aaron else None,
        area=box.compasses - player.out,
        landings=[place for place in range(len(state.landings)) if player.on >> place & 1],
        treasures=_refs(state, player.treasures),
        treasure_value=scoring.treasure_value(state, player),
        crosses=scoring.crosses(state, player),
        crown_bonus=crown_bonus,
        passed=state.passed >> party & 1 == 1,
        own_healers=[box.healers[number].id for number in player.own_healers] if own and player.own_healers else None,
        offered=box.healers[player.offered].id if shown and player.offered != NO_HEALER else None,
        healer=box.healers[player.healer].id if player.healer != NO_HEALER else None,
        eliminated=player.eliminated,
        loot=player.loot if state.over() and not player.eliminated else None,
        sheet=None if player.eliminated or party == state.setting.aaron else _sheet(state, party, crown_bonus),
    )


def _sheet(state: LootState, seat: int, crown_bonus: int) -> dict[str, int]:
    """Gold by type of treasure, with its collector bonus; the crowns' bonus, the tile and the healer on their own."""
    player, box = state.players[seat], state.box
    held = [box.treasures[number] for number in player.treasures]
    jewels = Player(player.hand, 0, 0, 0, tuple(one.number for one in held if one.type == JEWEL), 0)
    books = [one.multiplier for one in held if one.type == BOOK]
    curses = [one.curse for one in held if one.type != BOOK]
    parts = dict.fromkeys(PARTS, 0)
    for type, part in ((AMULET, "amulet"), (COIN_BAG, "coin_bag"), (CROWN, "crown")):
        parts[part] = sum(one.base for one in held if one.type == type)
    parts["book"] = scoring.book_value(books, curses)
    parts["jewel"] = scoring.treasure_value(state, jewels)
    parts["skull"] = scoring.treasure_value(state, player) - sum(parts.values())
    parts["crown_bonus"] = crown_bonus
    if seat == state.first:
        parts["first_player"] = box.tile_bonus
    if player.healer != NO_HEALER:
        parts["healer"] = -box.healers[player.healer].cost(player.cubes)
    return parts
