"""The command `doubloon`: finds the subcommand, runs it, and turns what goes wrong into a sentence and an exit code."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, NoReturn

from doubloon import __version__
from doubloon.commands.plain import SPELLED, plain
from doubloon.core.errors import DoubloonError
from doubloon.core.failures import sentence

COMMANDS = {
    "serve": "play in the browser, with people and bots",
    "tables": "list, export and remove the tables of a server",
    "play": "play a game in the terminal, against bots or each other",
    "learn": "learn a game in the terminal, step by step",
    "replay": "step through a recorded game",
    "sim": "let bots play many games and count up what came of them",
    "ladder": "rate the levels of bots, or look how they behave",
    "train": "learn from games how to judge positions, for the levels of bots",
    "verify": "check recorded games move by move",
    "analyse": "find out what a finished game could have been",
    "puzzle": "solve pirate puzzles, have new ones made, play them",
    "games": "list the games with their options",
    "rules": "look up the rules, or how much of them the tests prove",
    "perft": "count the ways to play on, to a depth",
    "mcp": "let a language model play, over the Model Context Protocol",
    "bench": "measure the speed of the engine",
    "promises": "compare what the coach promises with what comes",
}
"""Each is a module of `doubloon.commands`, imported when its command is given."""

WITHOUT_ARGUMENTS = ["serve", "--open"]
"""Who gives no command wants to play."""

DONE, FAILED, WRONG_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141

EXAMPLES = """\
examples:
  doubloon                     (plays in the browser)
  doubloon play silver_gold
  doubloon sim silver_gold --seats greedy,random,random --games 1000
  doubloon rules silver_gold SG-041
  doubloon sim --help
"""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, and which takes options before, between and behind the rest."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {plain(message)}; see {self.prog} --help\n")

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        words = sys.argv[1:] if args is None else list(args)
        return super().parse_known_args(words if self._subparsers else self._options_first(words), namespace)

    def _options_first(self, words: list[str]) -> list[str]:
        """The same command line in the only order in which argparse fills a list that an option has interrupted."""
        options: list[str] = []
        others: list[str] = []
        rest = iter(words)
        for word in rest:
            if word == "--":
                return [*options, "--", *others, *rest]
            if not word.startswith("-") or word == "-":
                others.append(word)
                continue
            options.append(word)
            action = self._option_string_actions.get(word)
            if action is not None and action.nargs is None:  # its value is the next word
                options += islice(rest, 1)
        return [*options, *others]


def main(argv: list[str] | None = None) -> int:
    """Run a command line; the exit code."""
    _replace_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal or file that lacks a letter shows its nearest kin, or its code, instead of failing.
            stream.reconfigure(errors=SPELLED)
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except DoubloonError as error:
        return _complain(str(error), WRONG_INPUT)
    except BrokenPipeError:
        # The reader of our output has enough. Python would complain again when it flushes at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        return _complain(sentence(error), FAILED)
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)


def _replace_missing_streams() -> None:
    """Where cron or a daemon has closed a stream, Python has none: what would go there goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  open as long as we run
            setattr(sys, name, nowhere)


def _run(arguments: list[str]) -> int:
    arguments = arguments or WITHOUT_ARGUMENTS
    parser = make_parser(next((word for word in arguments if not word.startswith("-")), ""))
    try:
        given = parser.parse_args(arguments)
    except SystemExit as stop:  # --help, --version, or a complaint that has been printed
        return stop.code if isinstance(stop.code, int) else DONE
    code = import_module(f"doubloon.commands.{given.command}").run(given)
    assert isinstance(code, int)
    return code


def make_parser(command: str) -> Parser:
    """The parser of the whole command line, with the arguments of one command: only its module is imported."""
    parser = Parser(
        prog="doubloon",
        description="Treasure-island board games: play, simulate, research.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"doubloon {__version__}")
    subparsers = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        if name == command:
            import_module(f"doubloon.commands.{name}").add(subparsers)
        else:
            subparsers.add_parser(name, help=summary, add_help=False)
    return parser


def _complain(said: str, code: int) -> int:
    print(f"doubloon: {plain(said)}", file=sys.stderr)
    return code
