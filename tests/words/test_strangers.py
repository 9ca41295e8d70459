"""Who sees with somebody else's eyes, in a replay or by a link to a moment, hears names and is not called "you"."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from doubloon.core.event import log_for
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import Said
from doubloon.core.view import SPECTATOR
from doubloon.registry import find_game
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import say, tell

NAMES = ["Anne", "Ben", "Cor"]
CALLED_YOU = {
    "en": re.compile(r"\b(you|yours?)\b", re.IGNORECASE),
    "nl": re.compile(r"\b(je|jij|jou|jouw|jullie)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos|vôtres?)\b", re.IGNORECASE),
}
# What is printed on a card or a tile calls everybody "you" who reads it.
PRINTED = re.compile(r"(effects?|tile_text|ability_text|about)-|explain-(one|skull|amulet)$")
OFTEN = 9  # plies from look to look


def frames(game: str) -> Iterator[tuple[Match, int]]:
    """A game by chance, seen with the eyes of each now and then."""
    made = find_game(game)
    match = Match(made, len(NAMES), "strangers", made.options([]))
    rng = rng_from("strangers")
    while seats := match.state.deciders():
        moves = match.state.moves(seats[0])
        match.play(seats[0], moves[rng.below(len(moves))])
        if len(match.moves) % OFTEN == 0:
            yield match, len(match.moves) // OFTEN % len(NAMES)


def all_said(part: object) -> Iterator[Said]:
    """Every message in what is shown; those within others apart."""
    if isinstance(part, Said):
        if part.key and not PRINTED.match(part.key):
            yield Said(
                part.key, {name: value if isinstance(value, int | str) else "…" for name, value in part.args.items()}
            )
        yield from all_said(list(part.args.values()))
        yield from all_said(part.parts)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from all_said(each)
    elif isinstance(part, msgspec.Struct):
        yield from all_said([getattr(part, name) for name in part.__struct_fields__])


@pytest.mark.parametrize("game", ["silver_gold", "maracaibo", "loot_island", "jackal"])
def test_a_stranger_hears_names(game: str) -> None:
    showing, speakers = showing_of(game), {language: Words(language, game) for language in LANGUAGES}
    own: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    strange: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for match, eyes in frames(game):
        view = match.state.view(eyes)
        seen = {msgspec.json.encode(said): said for said in all_said([showing.parts(view), showing.panels(view)])}
        for language, words in speakers.items():
            for heard, reader in ((own, eyes), (strange, SPECTATOR)):
                heard[language] |= {say(words, said, NAMES, reader) for said in seen.values()}
                for event in log_for(match.events, eyes)[-OFTEN:]:
                    heard[language].add(tell(words, event.kind, event.args, NAMES, reader))
    for language, called in CALLED_YOU.items():
        assert any(called.search(text) for text in own[language])
        assert [text for text in sorted(strange[language]) if called.search(text)] == []
