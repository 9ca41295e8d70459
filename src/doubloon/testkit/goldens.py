"""Files that a game's tests compare with; `doubloon.testkit.golden` writes them."""

from __future__ import annotations

from collections.abc import Callable
from difflib import unified_diff

from doubloon.core.game import Game
from doubloon.testkit.covering import tables_for
from doubloon.testkit.kit import Kit
from doubloon.testkit.perft import perft_text
from doubloon.testkit.playthrough import playthrough_text

MOST_LINES = 12


def moves_text(game: Game) -> str:
    """The move table in short: ids must never change within a ruleset."""
    kinds: dict[str, list[str]] = {}
    for move in game.moveset:
        kinds.setdefault(move.kind, []).append(f"{move.id} {move.text!r}")
    lines = [f"ruleset {game.ruleset}", f"size {len(game.moveset)}", f"digest {game.moveset.digest()}"]
    lines += [f"{kind}: {len(moves)} moves, from {moves[0]} to {moves[-1]}" for kind, moves in kinds.items()]
    return "\n".join([*lines, ""])


GOLDENS: dict[str, Callable[[Game], str]] = {
    "moves.txt": moves_text,
    "perft.txt": perft_text,
    "playthrough.txt": playthrough_text,
}


def matches_golden(kit: Kit, name: str) -> None:
    """The file in the game's data folder says what the game does today."""
    path = kit.data / name
    again = f"python -m doubloon.testkit.golden {kit.origin} --data {kit.data} --write"
    failed = tables_for(kit.game)[0].failed
    if not path.is_file():
        raise failed(f"{path} is missing; if the game is right, write it by: {again}")
    known, now = path.read_text(encoding="utf-8"), GOLDENS[name](kit.game)
    if known != now:
        changes = list(unified_diff(known.splitlines(), now.splitlines(), str(path), "today", n=1, lineterm=""))
        shown = "\n".join(line[:200] for line in changes[:MOST_LINES])
        raise failed(f"{path} differs from today's game; if that is meant, write it by: {again}\n{shown}")
