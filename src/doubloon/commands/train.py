"""`doubloon train`: learn how to judge positions of a game from games that bots play."""

from __future__ import annotations

import argparse
from pathlib import Path

from doubloon.commands import arguments
from doubloon.core.errors import DoubloonError

GAMES, MATCH = 2000, 400
MAX_GAMES = 1_000_000


class BadTraining(DoubloonError):
    """The arguments give no training."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "train",
        "Let bots play games, learn from them how far the evaluation misses what comes of positions, and let the\n"
        "level play with what was learned against itself as it is. Only what wins that match (lower end of the 95 %\n"
        "interval above half) is written to where the levels read it, or to --out; the exit status is 1 otherwise.\n"
        "All that is done is written down in --folder: begun again, it goes on from there.",
        ["silver_gold --games 2000 --jobs 8", "loot_island --teacher mate --level navigator --folder notes"],
    )
    arguments.add_game(parser)
    for name, default, help in (("--games", GAMES, "to learn from"), ("--match", MATCH, "against the old, even")):
        parser.add_argument(
            name, type=arguments.whole(2, MAX_GAMES), default=default, metavar="N", help=f"{help} (default: {default})"
        )
    parser.add_argument("--teacher", default="sailor", metavar="BOT", help="who plays them (default: sailor)")
    parser.add_argument("--level", default="mate", metavar="LEVEL", help="who plays the match (default: mate)")
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="for notes (default: train-GAME)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write what wins")
    arguments.add_seed(parser)
    parser.add_argument(
        "--jobs", type=arguments.whole(1, 64), default=1, metavar="N", help="how many processes (default: 1)"
    )
    arguments.add_cluster(parser)
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.arena.pools import check_place
    from doubloon.arena.training import CannotTrain, Training, train
    from doubloon.bots.levels import LEVELS
    from doubloon.bots.own import seat_bot
    from doubloon.commands.output import print_json, print_table, progress
    from doubloon.core.failures import in_words
    from doubloon.core.rng import check_seed
    from doubloon.registry import weights_file

    check_place(given.on)
    game = arguments.game_of(given)
    seat_bot(given.teacher, "1")
    if given.level not in LEVELS:
        raise BadTraining(f"the match is played by one of {', '.join(LEVELS)}")
    if given.match % 2:
        raise BadTraining(f"the games of a match exchange their seats; take {given.match + 1}")
    check_seed(f"match {given.seed}/{given.games + given.match}")
    training = Training(game.id, given.games, given.match, given.seed, given.teacher, given.level)
    folder = given.folder or Path(f"train-{game.id}")
    found, text = train(training, folder, progress, given.jobs, given.on)
    if found.accepted:
        out = given.out or weights_file(game.id)
        try:
            out.write_text(text, encoding="utf-8")
        except OSError as trouble:
            raise CannotTrain(f"{out} cannot be written ({in_words(trouble)})") from None
    if given.json:
        print_json(found)
        return 0 if found.accepted else 1
    row = [str(found.positions), f"{found.error_before:.2f}", f"{found.error_after:.2f}", f"{found.share:.1%}"]
    print_table(["positions", "error before", "after", "won", "95 %"], [[*row, f"{found.low:.1%} – {found.high:.1%}"]])
    print(f"accepted: written to {out}" if found.accepted else "not accepted: it does not surely win")
    return 0 if found.accepted else 1
