"""Plays games until every kind of question has come up, and keeps them: `python -m tools.gallery.record`.

Needed again when a game has a new kind of question or a new ruleset. Greedy bots play as people do; what never comes up
among them is looked for in many quick games of random moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.registry import find_game
from tools.gallery.positions import OVER, WAITING, Moment, Played, write

TRIES = 300  # games of random moves at each table
LATE = 2 / 3  # of a kind's moments in a game: the fuller a table is, the more can be wrong with it

# Seats and options of the tables that are played at.
TABLES = {
    "silver_gold": ["4", "1 memory_aid=yes"],
    "loot_island": ["5", "2 initial_hand=yes events_shown=yes", "3 healers=dealt"],
    "jackal": ["4", "2 campaign=skerry-crescent_bay", "4 teams=two_on_two"],
    "maracaibo": [
        "4",
        "3 fog_locations=yes fog_improvements=yes pirate_skirmish=yes quest_hunters=yes rubies=yes retirement=yes",
        "4 layout=the_narrows",
        "1",
    ],
}


def kinds_of(game: str) -> set[str]:
    """Every kind of question that the game has words for."""
    text = (files("doubloon.games") / game / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^prompt-([\w-]+) =", text, re.MULTILINE))


def played(game: str, table: str, level: str, number: int) -> tuple[Match, list[Moment]]:
    """A whole game, with all its moments."""
    seats, *options = table.split()
    rules = find_game(game)
    match = Match(rules, int(seats), f"gallery {number}", rules.options(options))
    bots = [make_bot(level, f"gallery {number} {seat}") for seat in range(int(seats))]
    moments: list[Moment] = []
    while not match.state.over():
        asked = match.state.deciders()
        ply = len(match.moves)
        for seat in range(int(seats)):
            if seat not in asked:
                moments.append(Moment(WAITING, ply, seat))
            elif len(match.state.moves(seat)) > 1:
                moments.append(Moment(match.state.prompt(seat).key, ply, seat))
        match.play(asked[0], bots[asked[0]].choose(Chair(match.state, asked[0])))
    return match, [*moments, Moment(OVER, len(match.moves), 0)]


def games_of(game: str) -> Iterator[Played]:
    """Few games in which every kind of question comes up."""
    missing = {*kinds_of(game), WAITING, OVER}
    if find_game(game).max_seats == 1:
        missing -= {WAITING}
    plans = [("greedy", table, 0) for table in TABLES[game]]
    plans += [("random", table, number) for number in range(TRIES) for table in TABLES[game]]
    for level, table, number in plans:
        if not missing:
            return
        match, moments = played(game, table, level, number)
        chosen = []
        for kind in sorted(missing & {moment.kind for moment in moments}):
            all_of_it = [moment for moment in moments if moment.kind == kind]
            chosen.append(all_of_it[int(len(all_of_it) * LATE)])
        if chosen:
            missing -= {moment.kind for moment in chosen}
            moves = [(seat, move.id) for seat, move in match.moves[: max(moment.ply for moment in chosen)]]
            seats, *options = table.split()
            yield Played(game, int(seats), options, f"gallery {number}", chosen, moves)
    if missing:
        raise LookupError(f"no game of {game} came to {', '.join(sorted(missing))}")


def main() -> None:
    write([one for game in TABLES for one in games_of(game)])


if __name__ == "__main__":
    main()
