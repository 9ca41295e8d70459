"""The one call that gives a game all its generic tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from doubloon.core.state import State
from doubloon.testkit.copies import copies_are_independent, damage_is_noticed, saves_load
from doubloon.testkit.covering import tables_for
from doubloon.testkit.fields import fields_are_kept
from doubloon.testkit.games import bot_games_end, laws_hold, random_games_end, records_replay
from doubloon.testkit.goldens import matches_golden
from doubloon.testkit.kit import Kit, KitTable, Laws, Secrets, game_from
from doubloon.testkit.legality import everything_else_is_refused, offers_are_played, table_is_sound
from doubloon.testkit.numbering import numbers_say_what_is_seen
from doubloon.testkit.offered_undo import offered_undos_work
from doubloon.testkit.opponents import bots_see_chairs_only
from doubloon.testkit.perft import perft_counts
from doubloon.testkit.presenting import what_is_shown_lies_on_the_table
from doubloon.testkit.sealed import answers_commute, answers_stay_sealed
from doubloon.testkit.secrecy import (
    imagining_uses_knowledge_alone,
    moves_tell_no_more,
    previews_come_true,
    secrets_vary,
    views_keep_secrets,
)
from doubloon.testkit.twin import interpreted_equals_compiled
from doubloon.testkit.undo import undo_is_exact

BOTS = ("random", "greedy", "search:12")
MOST_PLIES = 20_000

# Asked at every table: seats × covering options.
EVERYWHERE: list[Callable[[Kit, KitTable], None]] = [
    random_games_end,
    bot_games_end,
    laws_hold,
    copies_are_independent,
    fields_are_kept,
    saves_load,
    offers_are_played,
    everything_else_is_refused,
    views_keep_secrets,
    imagining_uses_knowledge_alone,
    secrets_vary,
    moves_tell_no_more,
    previews_come_true,
    answers_stay_sealed,
    answers_commute,
    undo_is_exact,
    offered_undos_work,
    bots_see_chairs_only,
    records_replay,
    what_is_shown_lies_on_the_table,
    numbers_say_what_is_seen,
]


@dataclass(frozen=True)
class Check:
    """One test: call it. Its name tells what is checked, with how many seats and which options."""

    name: str
    run: Callable[[], None]

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return self.name


def no_secrets(state: State, seat: int) -> dict[str, object]:
    """For games in which everything lies open."""
    return {}


def checks_for(
    origin: str,
    *,
    laws: Laws,
    data: Path,
    secrets: Secrets = no_secrets,
    fleeting: frozenset[str] = frozenset(),
    bots: tuple[str, ...] = BOTS,
    most_plies: int = MOST_PLIES,
    derived: frozenset[str] = frozenset(),
) -> list[Check]:
    """All generic checks of a game: an id of the registry, or `module:class` of a game that is not in it.

    `laws` and `secrets` are what the game declares (see `doubloon.testkit.kit`), `data` is the folder of its golden
    files, `fleeting` the event kinds of which no view keeps a trace, `most_plies` a bound on random games,
    `derived` the fields that follow from others.
    """
    kit = Kit(origin, game_from(origin), laws, secrets, data, fleeting, bots, most_plies, derived)
    tables = tables_for(kit.game)
    main = [table for table in tables if table.main]
    asked = [(function, table) for function in EVERYWHERE for table in tables]
    asked += [(damage_is_noticed, table) for table in main]
    return [
        *(Check(f"{function.__name__}-{table}", partial(function, kit, table)) for function, table in asked),
        Check("interpreted_equals_compiled", partial(interpreted_equals_compiled, kit, main)),
        Check("table_is_sound", partial(table_is_sound, kit)),
        Check("perft_counts", partial(perft_counts, kit)),
        *(Check(f"golden-{name}", partial(matches_golden, kit, name)) for name in ("moves.txt", "playthrough.txt")),
    ]
