"""Things that the story names are chips of the page: whatever a game can tell, none of them shows a raw id."""

from __future__ import annotations

import re

import pytest

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.event import log_for
from doubloon.core.match import Match
from doubloon.core.showing import showing_of
from doubloon.core.shown import Arg
from doubloon.core.view import event_view
from doubloon.registry import find_game
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import fill

GAMES = {"silver_gold": (12, (1, 4)), "jackal": (5, (2, 4)), "loot_island": (8, (2, 5)), "maracaibo": (10, (1, 4))}
# What stands on the components themselves, or on the edge of the board.
PRINTED = re.compile(r"[A-Z]{2}\d\d|[a-m]\d{1,2}|\d+")
RAW = re.compile(r"[a-z]_[a-z]|[a-z]-\d|\b[a-z]\d{2}\b|\w:\w")


def played(game_id: str, number: int, seats: int) -> Match:
    game = find_game(game_id)
    match = Match(game, seats, f"chips {number}", game.options([]))
    bot = make_bot("random", f"bot {number}")
    while deciders := match.state.deciders():
        match.play(deciders[0], bot.choose(Chair(match.state, deciders[0])))
    return match


def named(spots: list[str], value: str) -> bool:
    """Is a spot meant by this value? As `isMeant` of the page's `chips.ts` has it."""
    words = [value, *re.split(r"[ #]+", value)]
    return any(part in words for spot in spots for part in [spot.partition(":")[2], *re.split(r"[:/]", spot)[1:]])


@pytest.mark.parametrize("game_id", GAMES)
def test_no_chip_shows_a_raw_id(game_id: str) -> None:
    games, (fewest, most) = GAMES[game_id]
    languages = [Words(language, game_id) for language in LANGUAGES]
    chips: set[tuple[str, str, str, bool]] = set()
    called: dict[tuple[str, str, str, bool], Arg] = {}
    for number in range(games):
        match = played(game_id, number, fewest + number % (most - fewest + 1))
        view = match.state.view(0)
        for event in log_for(match.events, 0):
            told = event_view(event)
            about = showing_of(game_id).told(view, told.kind, told.args)
            for name, value in told.args.items():
                for each in value if isinstance(value, list) else [value]:
                    if isinstance(each, str) and named(about.spots, each):
                        chips.add((told.kind, name, each, isinstance(value, list)))
                        if name in about.called:
                            called[told.kind, name, each, isinstance(value, list)] = about.called[name]
    assert len(chips) > 20
    for words in languages:
        for kind, name, value, listed in chips:
            plain: Arg = [value] if listed else value
            said = str(fill(words, {name: called.get((kind, name, value, listed), plain)}, ["a"] * 6, 0)[name])
            assert PRINTED.fullmatch(value) or not RAW.search(said), (kind, name, said)
