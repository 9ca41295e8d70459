"""Perft goldens: how many ways there are to play on, from the setup and from the middle of games."""

from __future__ import annotations

from doubloon.bots.perft import perft
from doubloon.core.game import Game
from doubloon.core.rng import rng_from
from doubloon.testkit.covering import tables_for
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import any_move

HEAD = "# seats  options  seed  plies played before, at random  depth  count"
AFTER = (0, 5, 25, 60)
MOST = 150_000  # sequences a line, so that the whole file takes seconds
MOST_ELSEWHERE = 3_000  # with options other than the defaults
DEEPEST = 8


def count(game: Game, table: KitTable, after: int, depth: int) -> int:
    """The sequences of `depth` moves after some random ones; with none before it is what `doubloon perft` counts."""
    state = game.new(table.seats, table.seed, game.options(table.options.split()))
    rng = rng_from(f"{table.seed}/perft")
    for _ in range(after):
        if state.over():
            break
        state.play(*any_move(state, rng))
    return perft(state, depth)


def perft_text(game: Game) -> str:
    """The golden file: for every table as deep as it stays quick."""
    lines = [HEAD]
    for table in tables_for(game):
        for after in AFTER if table.main else AFTER[1:2]:
            depth, found = _deepest(game, table, after, MOST if table.main else MOST_ELSEWHERE)
            if found:
                lines.append(_line(table, after, depth, found))
    return "\n".join([*lines, ""])


def _deepest(game: Game, table: KitTable, after: int, most: int) -> tuple[int, int]:
    """The largest depth with at most so many sequences, and their number."""
    depth, found = 1, count(game, table, after, 1)
    while depth < DEEPEST and found:
        more = count(game, table, after, depth + 1)
        if not 0 < more <= most:
            break
        depth, found = depth + 1, more
    return depth, found


def perft_counts(kit: Kit) -> None:
    """Every line of the file is counted again."""
    path = kit.data / "perft.txt"
    tables = tables_for(kit.game)
    if not path.is_file():
        raise tables[0].failed(f"{path} is missing; see doubloon.testkit.golden")
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    if not lines:
        raise tables[0].failed(f"{path} holds no counts")
    for line in lines:
        seats, options, seed, after, depth, expected = line.split("\t")
        table = KitTable(kit.game.id, int(seats), options, seed)
        found = count(kit.game, table, int(after), int(depth))
        if found != int(expected):
            raise table.failed(f"{found} sequences of {depth} moves, {path.name} says {expected}", int(after))


def _line(table: KitTable, after: int, depth: int, found: int) -> str:
    return "\t".join([str(table.seats), table.options, table.seed, str(after), str(depth), str(found)])
