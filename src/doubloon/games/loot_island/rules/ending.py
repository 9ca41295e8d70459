"""Chapter 14: cube check, healers, the count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Field, Move
from doubloon.core.task import NOBODY, Task
from doubloon.games.loot_island.box.box import DEALT
from doubloon.games.loot_island.box.treasures import NO_HEALER
from doubloon.games.loot_island.moves import OfHealer
from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.rules.questions import LootQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


class CheckCubes(Task["LootState"]):
    """Too many cubes: out, and all treasures are lost. (LI-342)"""

    NUMBER: ClassVar[int] = 35

    def do(self, state: LootState) -> None:
        state.active = NOBODY
        for seat in range(state.seats):
            player = state.players[seat]
            if player.cubes >= state.box.deadly_cubes:
                player.eliminated = True
                state.treasure_discards = state.treasure_discards + player.treasures
                player.treasures = ()
                player.amulets = 0
                state.tell("eliminated", {"seat": seat, "cubes": player.cubes})
        state.agenda += [CountLoot(), NextHealer(), ShowHealers()]
        if state.setting.healers == DEALT:
            OfferHealer().do(state)


class OfferHealer(LootQuestion):
    """D-25: which own healer to put on the table, in secret until all have. (LI-603)"""

    NUMBER: ClassVar[int] = 19
    KEY: ClassVar[str] = "offer"
    CLAUSE: ClassVar[str] = "LI-603"

    def do(self, state: LootState) -> None:
        state.ask(self, (1 << state.seats) - 1, sealed=True)  # also the eliminated

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.offers[healer] for healer in state.players[seat].own_healers]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        offer = cast(OfHealer, move)
        state.players[seat].offered = offer.healer
        state.answered(seat)
        state.tell("offering", {"seat": seat, "id": offer.healer_id}, 1 << seat)


class ShowHealers(Task["LootState"]):
    """Turned face up (LI-344), or put on the table together (LI-603, LI-609)."""

    NUMBER: ClassVar[int] = 36

    def do(self, state: LootState) -> None:
        if state.setting.healers == DEALT:
            for seat in range(state.seats):
                player = state.players[seat]
                player.own_healers = tuple([healer for healer in player.own_healers if healer != player.offered])
            state.healers = tuple(sorted([state.players[seat].offered for seat in range(state.seats)]))
        state.healers_open = True
        state.reveal("healers-shown")
        state.tell("healers-shown", {"ids": [state.box.healers[healer].id for healer in state.healers]})


class NextHealer(Task["LootState"]):
    """Who has fewest cubes chooses first, ties clockwise from the First Player. (LI-345 to LI-347)"""

    NUMBER: ClassVar[int] = 37

    def do(self, state: LootState) -> None:
        best = NOBODY
        for place in range(state.seats):
            seat = (state.first + place) % state.seats
            player = state.players[seat]
            waits = not player.eliminated and player.cubes > 0 and player.healer == NO_HEALER
            if waits and (best == NOBODY or player.cubes < state.players[best].cubes):
                best = seat
        if best != NOBODY:
            state.agenda.append(self)
            ChooseHealer(seat=best).do(state)


class ChooseHealer(LootQuestion):
    """D-24: one of the healers that lie open. (LI-345)"""

    NUMBER: ClassVar[int] = 18
    KEY: ClassVar[str] = "healer"
    CLAUSE: ClassVar[str] = "LI-345"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.healers[healer] for healer in state.healers]

    def against(self, state: LootState, seat: int, move: Move) -> str:
        known = state.box.moves
        return "LI-347" if move is known.decline or move is known.passing else super().against(state, seat, move)

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        state.answered(seat)
        chosen = cast(OfHealer, move)
        state.players[seat].healer = chosen.healer
        state.healers = tuple([other for other in state.healers if other != chosen.healer])
        if state.events is not None:
            state.tell("healed", {"seat": seat, "id": chosen.healer_id})

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"cubes": state.players[seat].cubes}


class CountLoot(Task["LootState"]):
    """Loot values; who cannot pay the healer is out. (LI-349 to LI-351)"""

    NUMBER: ClassVar[int] = 38

    def do(self, state: LootState) -> None:
        state.reveal("game-over")
        crowns = scoring.crown_bonuses(state)  # LI-351 counted once, before anybody pays
        for seat in range(state.seats):
            player = state.players[seat]
            if player.eliminated:
                continue
            player.loot = scoring.treasure_value(state, player) + crowns[seat]
            if seat == state.first:
                player.loot += state.box.tile_bonus
            if player.healer != NO_HEALER:
                player.loot -= state.box.healers[player.healer].cost(player.cubes)
            if player.loot < 0:
                player.eliminated = True
                player.loot = 0
                state.tell("cannot-pay", {"seat": seat})
        if state.events is not None:
            for seat in range(state.seats):
                if not state.players[seat].eliminated:  # LI-356
                    state.tell("loot-value", {"seat": seat, "loot": state.players[seat].loot})
            state.tell("game-over", {})
