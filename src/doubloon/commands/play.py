"""`doubloon play`: a game in the terminal."""

from __future__ import annotations

import argparse
from os.path import exists
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.commands import arguments
from doubloon.core.errors import BadTable, DoubloonError

if TYPE_CHECKING:
    from doubloon.core.game import Game
    from doubloon.core.match import Match
    from doubloon.text.saving import Saver
    from doubloon.text.screen import Screen
    from doubloon.text.session import Session
    from doubloon.text.sitting import Ask

MAX_NAMES = 8
HASH_SHOWN = 16  # digits; help shows the others


class BadPlay(DoubloonError):
    """The arguments do not say what to play."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "play",
        "Play a game in the terminal against bots, or with several people at one keyboard. Every move is saved at\n"
        "once. Without a `you` among the seats the bots play, and the game is printed.",
        [
            "silver_gold",
            "silver_gold --seats you,admiral --lang nl",
            "silver_gold --seats you,you,sailor --option memory_aid=yes",
            "silver_gold --seats you --save solo.txt",
            "silver_gold --seats greedy,greedy,random --seed doubloon",
            "--resume solo.txt",
            "silver_gold --seats you,greedy --agent",
        ],
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="the id of a game, see `doubloon games`")
    parser.add_argument(
        "--seats",
        metavar="A,B,…",
        help="who sits where: you (a person), a level such as sailor, or file.py:Class (default: you,sailor,sailor)",
    )
    parser.add_argument("--seed", metavar="TEXT", help="what all chance follows from (default: drawn by lot)")
    arguments.add_options(parser)
    add_language(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="the record file (default: a new one of your own)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with the game in this record file")
    parser.add_argument(
        "--agent",
        action="store_true",
        help="speak JSON, one object a line: for a program that plays the one seat `you`",
    )
    arguments.add_components(parser)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="en, nl or fr (default: what your machine speaks)")


def run(given: argparse.Namespace) -> int:
    if given.agent:
        return _converse(given)
    from doubloon.text.screen import Screen, ask_on_terminal

    return play(given, Screen(), ask_on_terminal)


def _converse(given: argparse.Namespace) -> int:
    """A program instead of a person, on standard input and output, in UTF-8 as JSON is wherever this runs."""
    import io
    import sys

    from doubloon.agents.lines import converse
    from doubloon.agents.seat import Seat
    from doubloon.bots.own import seat_bot
    from doubloon.text.sitting import YOU

    if not given.game or given.resume or given.save or given.components:
        raise BadPlay("--agent begins a new game: name the game, and leave out --resume, --save and --components")
    players = _players(given.seats, arguments.game_of(given))
    if players.count(YOU) != 1:
        raise BadPlay(f"--agent plays one seat: name {YOU} once among --seats")
    seat = players.index(YOU)
    opponents = [*players[:seat], *players[seat + 1 :]]
    options = dict(assignment.partition("=")[::2] for assignment in given.options)
    agent = Seat(given.game, opponents, seat + 1, given.seed, options, given.lang or "en", seat_bot)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")  # what is no text is answered like other nonsense
    converse(agent, sys.stdin, sys.stdout)
    return 0


def play(given: argparse.Namespace, screen: Screen, ask: Ask) -> int:
    """Set the table up and play; the exit code."""
    from doubloon.text.session import Session
    from doubloon.text.sitting import YOU
    from doubloon.words import Words, language_of_machine

    language = given.lang or language_of_machine()
    Words(language)  # an unknown language is refused before anything else is looked at
    if given.save and exists(given.save):
        raise BadPlay(f"{given.save} is there already; go on with it by --resume, or name a new file with --save")
    match, players = _resume(given) if given.resume else _open(given, language)
    words = Words(language, match.game.id)
    saver = _saver(given, match, players) if YOU in players or given.save else None
    session = Session(match, players, words, screen, ask, saver)
    session.save()  # a place that cannot be written to is refused before anything is shown
    _announce(session, resumed=given.resume is not None)
    return session.run()


def _open(given: argparse.Namespace, language: str) -> tuple[Match, list[str]]:
    """A new match. One that the rules do not know is refused in the reader's language."""
    from secrets import token_hex

    from doubloon.core.match import Match
    from doubloon.words import Words
    from doubloon.words.refusing import refusal

    if not given.game:
        raise BadPlay("name the game to play, as in `doubloon play silver_gold`, or a record with --resume")
    game = arguments.game_of(given)
    players = _players(given.seats, game)
    seed = given.seed if given.seed is not None else token_hex(16)
    try:
        return Match(game, len(players), seed, game.options(given.options)), players
    except BadTable as error:
        raise BadPlay(refusal(Words(language, game.id), error)) from None


def _players(seats: str | None, game: Game) -> list[str]:
    """Who sits where; by default one person and two sailors, as far as the game has seats for them."""
    from doubloon.bots.make import UnknownBot
    from doubloon.bots.own import seat_bot
    from doubloon.text.sitting import YOU

    if seats is None:
        count = min(max(3, game.min_seats), game.max_seats)
        return [YOU, *["sailor"] * (count - 1)]
    players = [name.strip() for name in seats.split(",")]
    for name in players[:MAX_NAMES]:
        if name != YOU:
            try:
                seat_bot(name, "")
            except UnknownBot as error:
                raise BadPlay(f"{error}, or {YOU} for yourself") from None
    return players


def _resume(given: argparse.Namespace) -> tuple[Match, list[str]]:
    """The match in a record file, with the same players."""
    from doubloon.bots.own import seat_bot
    from doubloon.core.errors import BadRecord
    from doubloon.core.record import read_record, replay
    from doubloon.registry import finder
    from doubloon.text.sitting import YOU

    settled = [name for name in ("game", "seats", "seed") if getattr(given, name) is not None]
    if settled or given.options:
        what = f"--{settled[0]}" if settled and settled[0] != "game" else "--option" if not settled else "the game"
        raise BadPlay(f"a resumed game keeps what its record says; leave out {what}")
    try:
        record = read_record(given.resume)
        match = replay(record, finder(given.components))
    except BadRecord as error:
        raise BadPlay(arguments.blamed(given.resume, error)) from None
    for name in record.players:
        if name != YOU:
            seat_bot(name, "")
    return match, record.players


def _saver(given: argparse.Namespace, match: Match, players: list[str]) -> Saver:
    from doubloon.text.saving import Saver, new_save

    lasting: list[str] = []
    if given.lang:
        lasting += ["--lang", given.lang]
    if given.components:
        lasting += ["--components", str(given.components.absolute())]
    path = given.save or given.resume or new_save(match.game.id)
    return Saver(path.absolute(), players, lasting)


def _announce(session: Session, resumed: bool) -> None:
    """What is played, and a hash that binds us to the seed without telling it."""
    from doubloon.text.answers import option_words, seed_hash

    match, words, screen = session.match, session.words, session.screen
    title = words("title-published") if words.has("title-published") else match.game.title
    screen.draw([session.table.heading(title, screen.width)])
    for name, value, _, unusual in option_words(session.table, match):
        if unusual:
            screen.say(words("opening-option", name=name, value=value), "dim")
    screen.say(words("opening-seed", hash=seed_hash(match)[:HASH_SHOWN]), "dim")
    if resumed:
        screen.say(words("resumed", plies=len(match.moves)))
    if session.humans:
        screen.say(words("opening-help"))
