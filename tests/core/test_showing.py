"""The presentation of any game, and how what it says becomes words."""

from __future__ import annotations

import msgspec
import pytest

from doubloon.core.saying import joined, said
from doubloon.core.showing import Showing, showing_of
from doubloon.core.shown import Said, Text
from doubloon.core.view import View
from doubloon.registry import find_game, game_ids
from doubloon.words import Words
from doubloon.words.telling import as_sentence, say

NAMES = ["Anne", "Ben"]


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("3/5", "3/5"),
        (said("seat-name", seat=1), "Ben"),
        (joined([said("seat-name", seat=0), "", "f3"], " & "), "Anne & f3"),
        (joined(["f3"]), "f3"),
        (joined([]), ""),
        (said("explained", name=said("seat-name", seat=0), text="walks"), "Anne: walks"),
        (said("explained", name="x", text=[said("seat-name", seat=0), "b"]), "x: Anne, b"),
        (said("explained", name="x", text="Caramba!"), "x: Caramba!"),
        (Said("no-such-words", otherwise="a card of one's own"), "a card of one's own"),
    ],
)
def test_what_is_shown_becomes_words(text: Text, spoken: str) -> None:
    assert say(Words("en"), text, NAMES, -1) == spoken


@pytest.mark.parametrize("game", game_ids())
def test_any_game_can_be_shown_by_the_names_of_its_fields(game: str) -> None:
    view = find_game(game).new(2, "shown").view(0)
    plainly: Showing[View] = Showing()
    shown = plainly.shown(view)
    assert view.prompt
    assert [choice.move for choice in shown.choices] == [move.id for move in view.prompt.moves]
    assert [panel.seat for panel in shown.panels] == [0, 1]
    assert any(fact.label for part in shown.parts for fact in part.facts)


@pytest.mark.parametrize("game", game_ids())
def test_what_is_shown_can_be_sent_and_read_back(game: str) -> None:
    view = find_game(game).new(2, "shown").view(0)
    shown = showing_of(game).shown(view)
    read = msgspec.json.decode(msgspec.json.encode(shown), type=type(shown))
    if shown.drawn is not None:
        read = msgspec.structs.replace(read, drawn=msgspec.convert(read.drawn, type(shown.drawn)))
    assert read == shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("the bear", "The bear"), ("f3, horse", "f3, horse"), ("f10", "f10"), ("à bord", "À bord"), ("", "")],
)
def test_a_sentence_begins_with_a_capital_and_a_place_does_not(text: str, sentence: str) -> None:
    assert as_sentence(text) == sentence
