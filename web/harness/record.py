"""Records views of real games of Silver & Gold for the harness page and for the tests of the board.

python web/harness/record.py > web/harness/views.json
"""

from __future__ import annotations

import sys
from importlib.resources import files

import msgspec

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.view import SPECTATOR, event_view
from doubloon.registry import find_game

# What is recorded: a name, the seats, the options, whose eyes, and the moment (the prompt's kind, round, turn).
MOMENTS: list[tuple[str, int, list[str], int, str, int, int]] = [
    ("keep", 3, [], 0, "keep", 0, 0),
    ("cross early", 3, [], 0, "cross", 1, 2),
    ("cross", 3, [], 0, "cross", 3, 2),
    ("extra", 3, [], 0, "extra", 2, 1),
    ("replace", 2, [], 0, "replace", 2, 1),
    ("no fit", 4, ["memory_aid=yes"], 0, "cross-no-fit", 3, 3),
    ("four", 4, ["memory_aid=yes"], 2, "cross", 4, 3),
    ("solo", 1, ["memory_aid=yes"], 0, "cross", 3, 4),
    ("spectator", 3, [], SPECTATOR, "", 2, 4),
    ("end", 3, [], 0, "end", 4, 7),
]


def recorded(seats: int, options: list[str], eyes: int, kind: str, round: int, turn: int) -> dict[str, object]:
    """The first moment of a game that fits, with everything these eyes have been told."""
    game = find_game("silver_gold")
    for number in range(20):
        match = Match(game, seats, f"harness {number}", game.options(options))
        bots = [make_bot("greedy", f"harness {seat}") for seat in range(seats)]
        while True:
            view = match.state.view(eyes)
            late = (view.round, view.turn) >= (round, turn)
            asked = view.prompt.kind if view.prompt else "end" if view.ending else ""
            if late and asked == kind:
                log = match.log(eyes)
                return {"view": view, "log": [{**msgspec.to_builtins(event_view(e)), "fades": e.fades} for e in log]}
            if match.state.over():
                break
            # The eyes' own seat answers last, so that the others are seen to be ready.
            seat = min(match.state.deciders(), key=lambda one: one == eyes)
            match.play(seat, bots[seat].choose(Chair(match.state, seat)))
    raise LookupError(f"no game came to {kind} in round {round}")


def main() -> None:
    frames = [{"name": name, **recorded(*rest)} for name, *rest in MOMENTS]
    folder = files("doubloon.games.silver_gold") / "words"
    words = {language: (folder / f"{language}.ftl").read_text("utf-8") for language in ("en", "nl", "fr")}
    sys.stdout.write(msgspec.json.encode({"frames": frames, "words": words}).decode())


if __name__ == "__main__":
    main()
