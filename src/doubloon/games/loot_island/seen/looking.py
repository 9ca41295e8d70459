"""From a position of Loot Island to what each seat may know of it: one table for all, and everybody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from doubloon.core.looking import Looking, carried_over
from doubloon.core.task import NOBODY
from doubloon.core.view import SPECTATOR, PromptView, common, prompt_for
from doubloon.games.loot_island.box.board import NO_COLOUR, coast_at_bow
from doubloon.games.loot_island.box.event_cards import ACTIONS
from doubloon.games.loot_island.box.maps import MapSet
from doubloon.games.loot_island.box.treasures import AMULET, BOOK, COIN_BAG, CROWN, JEWEL, NO_HEALER, NO_TREASURE, PILES
from doubloon.games.loot_island.player import Player
from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.seen.faces import HealerFace, MapFace, faces_of
from doubloon.games.loot_island.seen.forecast import forecasts
from doubloon.games.loot_island.seen.view import Forecast, LandingView, LootView, PlayerView, TileView

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

# Map cards that all see, those of a hand, and together.
Faces = tuple[dict[str, MapFace], list[str], dict[str, MapFace]]

PARTS: Final = ["amulet", "coin_bag", "book", "jewel", "crown", "skull", "crown_bonus", "first_player", "healer"]


class LootLooking(Looking):
    """All views of one position."""

    def __init__(self, state: LootState, before: LootLooking | None = None) -> None:
        super().__init__(state)
        if before and before.table.setting is not state.setting:
            before = None
        self.table: LootState = state
        self.own: dict[int, PlayerView] = before.own if before else {}
        self.faces: dict[int, Faces] = before.faces if before else {}
        self.crowns = scoring.crown_bonuses(state)
        self.public: LootView = carried_over(before.public if before else None, self._public())

    def view(self, seat: int) -> LootView:
        state, public = self.table, self.public
        if seat == SPECTATOR:
            return public
        asked, own = prompt_for(state, seat), self._own(seat)
        _landing_by_landing(asked)
        players = [*public.players[:seat], own, *public.players[seat + 1 :]]
        tossing = state.players[seat].tossing
        return replace(
            public,
            seat=seat,
            prompt=asked,
            players=players,
            tossing=_ids(state, tossing) if tossing is not None else None,
            maps=self._own_maps(seat, own.hand or []),
            healer_faces=self._healers([*(own.own_healers or []), *([own.offered] if own.offered else [])]),
        )

    def _own(self, seat: int) -> PlayerView:
        """What lies in front of a player, to this player."""
        state, player = self.table, self.table.players[seat]
        healers = state.box.healers
        now = replace(
            self.public.players[seat],
            hand=_ids(state, player.hand),
            own_healers=[healers[number].id for number in player.own_healers] if player.own_healers else None,
            offered=healers[player.offered].id if player.offered != NO_HEALER else None,
        )
        if self.own.get(seat) != now:
            self.own[seat] = now
        return self.own[seat]

    def _maps(self, ids: list[str], public: dict[str, MapFace]) -> dict[str, MapFace]:
        """The faces of all map cards that a view names, by their names."""
        faces = faces_of(self.table.box).maps
        more = [id for id in ids if id not in public]
        return {id: faces[id] for id in sorted([*public, *more])} if more else public

    def _own_maps(self, seat: int, hand: list[str]) -> dict[str, MapFace]:
        """The same for a seat with this hand."""
        public: dict[str, MapFace] = self.public.maps
        had = self.faces.get(seat)
        if had is None or had[0] is not public or had[1] != hand:
            had = self.faces[seat] = (public, hand, self._maps(hand, public))
        return had[2]

    def _healers(self, own: list[str]) -> dict[str, HealerFace]:
        public: dict[str, HealerFace] = self.public.healer_faces
        faces = faces_of(self.table.box).healers
        return {id: faces[id] for id in sorted({*public, *own})} if own else public

    def _public(self) -> LootView:
        """What everybody sees."""
        state = self.table
        box, setting, faces = state.box, state.setting, faces_of(state.box)
        people = [_player(state, party, self.crowns[party]) for party in range(setting.parties)]
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
        met = [*(healers or []), *[one.healer for one in people if one.healer]]
        met += [one.offered for one in people if one.offered]
        shown = [box.events[number].id for number in sorted(state.event_deck)] if setting.events_shown else None
        return LootView(
            **common(state, SPECTATOR),
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
            tossing=None,
            maps=self._maps(named, {}),
            treasures={str(ref): faces.treasures[ref] for ref in sorted(_refs(state, tuple(refs)))},
            healer_faces={id: faces.healers[id] for id in sorted(set(met))},
            event_faces=faces.events,
        )


def view_of(state: LootState, seat: int) -> LootView:
    return LootLooking(state).view(seat)


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


def _player(state: LootState, party: int, crown_bonus: int) -> PlayerView:
    """What everybody sees of a player."""
    box, player = state.box, state.players[party]
    return PlayerView(
        cubes=player.cubes,
        cards=player.hand.size,
        hand=_ids(state, player.hand) if party == state.setting.aaron else None,
        area=box.compasses - player.out,
        landings=[place for place in range(len(state.landings)) if player.on >> place & 1],
        treasures=_refs(state, player.treasures),
        treasure_value=scoring.treasure_value(state, player),
        crosses=scoring.crosses(state, player),
        crown_bonus=crown_bonus,
        passed=state.passed >> party & 1 == 1,
        own_healers=None,
        offered=box.healers[player.offered].id if state.healers_open and player.offered != NO_HEALER else None,
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
