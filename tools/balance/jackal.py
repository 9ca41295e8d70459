"""Jackal: how long the games take, how they end, and what becomes of the gold."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from doubloon.games.jackal.rules.scoring import sides_coins
from doubloon.games.jackal.state import JackalState
from tools.balance import jackal_tables
from tools.balance.observer import Finished, Observer, Played, Section

HITS = ("hit", "mauled")
DEATHS = ("eaten", "drowned", "killed-by-boat", "cycle")


class GameNote(Struct, frozen=True):
    ending: str  # the reason of the outcome
    decided: bool  # at the end nobody could have caught the leader any more
    plies: int
    rounds: float
    tiles: int  # on the island
    opened: int
    laid: int  # coins that chests gave
    lost: int
    left: int  # coins on land at the end
    home: list[int]  # by crew
    won: list[float]  # by seat
    hits: int
    deaths: int


def decided(state: JackalState) -> bool:
    """Whatever was still to be had could not have changed who wins, or nothing was."""
    coins = sorted(sides_coins(state))
    left = state.gold + (state.box.limits.coins - state.laid if state.hidden else 0)
    return left == 0 or coins[-1] > coins[-2] + left


class JackalObserver(Observer[GameNote]):
    def note(self, finished: Finished) -> GameNote:
        state = cast(JackalState, finished.state)
        outcome = state.outcome()
        assert outcome is not None
        kinds = [event.kind for event in state.events or []]
        return GameNote(
            ending=outcome.reason,
            decided=decided(state),
            plies=len(finished.plies),
            rounds=state.turns / state.crews,
            tiles=state.island.land,
            opened=state.island.land - state.hidden,
            laid=state.laid,
            lost=state.lost,
            left=state.gold,
            home=list(state.purse),
            won=finished.wins(),
            hits=sum(kinds.count(kind) for kind in HITS),
            deaths=sum(kinds.count(kind) for kind in DEATHS),
        )

    def sections(self, played: list[Played[GameNote]]) -> list[Section]:
        # Two-on-two needs four seats and so a command of its own, which fills blocks of its own.
        pairs = all("teams=two_on_two" in one.series.options for one in played)
        prefix = "pairs-" if pairs else ""
        return [
            Section(f"{prefix}length", jackal_tables.length(played)),
            Section(f"{prefix}endings", jackal_tables.endings(played)),
            Section(f"{prefix}gold", jackal_tables.gold(played)),
            Section(f"{prefix}seats", jackal_tables.seats(played)),
        ]


OBSERVER = JackalObserver()
