"""Loot Island: how much of the treasure is found, who survives the curse, and what winners hold."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from doubloon.games.loot_island.box.treasures import NO_TREASURE, PILES, TYPES
from doubloon.games.loot_island.moves import OfHealer
from doubloon.games.loot_island.rules.rounds import Turn
from doubloon.games.loot_island.state import LootState
from tools.balance import loot_island_tables
from tools.balance.observer import Finished, Observer, Played, Section


class SeatNote(Struct, frozen=True):
    loot: int
    won: float
    eliminated: bool
    cubes: int
    treasures: list[str]  # their types
    opened: bool  # the game's first turn was theirs


class Choice(Struct, frozen=True):
    """A healer chosen: which lay open, and for how many cubes."""

    chosen: str
    open: list[str]
    cubes: int


class GameNote(Struct, frozen=True):
    seats: list[SeatNote]
    plies: int
    turns: int
    revealed: list[int]  # treasures, by pile
    piles: list[int]  # treasures in the game, by pile
    healers: list[Choice]
    cut_short: bool
    reshuffled: bool  # the treasures ran out once and were shuffled


class LootObserver(Observer[GameNote]):
    def note(self, finished: Finished) -> GameNote:
        state = cast(LootState, finished.state)
        box = state.box
        turns = 0
        opener = -1
        healers: list[Choice] = []
        seen: set[int] = set()
        deck: set[int] = set()
        for position, seat, move in finished.replay():
            before = cast(LootState, position)
            if not deck:
                deck = set(before.treasure_deck)
            if isinstance(before.question, Turn):
                opener = seat if opener < 0 else opener
                turns += 1
            seen |= {*before.loot, *before.open, *before.treasure_discards, before.taken}
            if isinstance(move, OfHealer) and move.kind == "healer":
                lying = [box.healers[healer].id for healer in before.healers]
                healers.append(Choice(move.healer_id, lying, before.players[seat].cubes))
        seen |= {treasure for player in state.players for treasure in player.treasures}
        seen.discard(NO_TREASURE)
        return GameNote(
            seats=[
                SeatNote(
                    loot=player.loot,
                    won=won,
                    eliminated=player.eliminated,
                    cubes=player.cubes,
                    treasures=[TYPES[box.treasures[number].type] for number in player.treasures],
                    opened=seat == opener,
                )
                for seat, (player, won) in enumerate(zip(state.players, finished.wins()))
            ],
            plies=len(finished.plies),
            turns=turns,
            revealed=[sum(box.treasures[number].pile == pile for number in seen) for pile in range(len(PILES))],
            piles=[sum(box.treasures[number].pile == pile for number in deck) for pile in range(len(PILES))],
            healers=healers,
            cut_short=state.cut_short,
            reshuffled=state.treasure_shuffled,
        )

    def sections(self, played: list[Played[GameNote]]) -> list[Section]:
        return [
            Section("scores", loot_island_tables.scores(played)),
            Section("curse", loot_island_tables.curse(played)),
            Section("piles", loot_island_tables.piles(played)),
            Section("treasures", loot_island_tables.treasures(played)),
            Section("healers", loot_island_tables.healers(played)),
        ]


OBSERVER = LootObserver()
