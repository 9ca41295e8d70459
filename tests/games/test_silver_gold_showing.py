"""The presentation of Silver & Gold: every choice in words and on the table, what it brings, the sheet, the look-up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import Choice, Said, Shown, Text
from doubloon.core.state import State
from doubloon.core.view import MoveView, event_view
from doubloon.games.silver_gold.seen.view import CardView, SilverGoldView, WorkingView
from doubloon.games.silver_gold.showing.cards import face_of
from doubloon.games.silver_gold.state import SilverGoldState
from doubloon.games.silver_gold.stories.builder import person, table
from doubloon.text.signs import UNICODE
from doubloon.text.table import table_for
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import say
from tests.rules.silver_gold.story import BYSTANDER, new_game, symbols, two_crosses

SHOWING = showing_of("silver_gold")
WORDS = {language: Words(language, "silver_gold") for language in LANGUAGES}
NAMES = ["Anne", "Ben", "Carl", "Dora"]


def english(text: Text) -> str:
    return say(WORDS["en"], text, NAMES, 0)


def choice(state: State, move: str, seat: int = 0) -> Choice:
    """A legal move, explained to who is asked."""
    view = state.view(seat)
    assert view.prompt
    return SHOWING.choice(view, next(each for each in view.prompt.moves if each.text == move))


def brings(state: State, move: str, seat: int = 0) -> str:
    return english(choice(state, move, seat).brings)


def ids(shown: Shown) -> list[str]:
    return [spot.id for part in shown.parts for spot in part.spots]


def check_words(shown: Shown) -> None:
    """Everything can be said in every language: words that are missing are an error."""
    for words in WORDS.values():
        for each in shown.choices:
            assert say(words, each.label, NAMES, 0)
            for text in (each.about, each.group, each.brings):
                say(words, text, NAMES, 0)
        for part in shown.parts:
            for text in (part.title, *[text for fact in part.facts for text in (fact.label, fact.value)]):
                say(words, text, NAMES, 0)
            for spot in part.spots:
                assert say(words, spot.name, NAMES, 0)
                assert say(words, spot.about, NAMES, 0)
        for panel in shown.panels:
            assert [say(words, fact.value, NAMES, 0) for fact in panel.facts]


@pytest.mark.parametrize(("seats", "option"), [(1, "no"), (2, "yes"), (3, "no"), (4, "yes")])
def test_over_whole_games_every_choice_and_event_is_on_the_table_in_words(seats: int, option: str) -> None:
    state = new_game(seats, f"shown {seats}", f"memory_aid={option}", listen=True)
    rng = rng_from("shown")
    kinds: set[str] = set()
    while state.deciders():
        seat = state.deciders()[rng.below(len(state.deciders()))]
        view = state.view(seat)
        assert view.prompt
        shown = SHOWING.shown(view)
        lying = ids(shown)
        assert len(lying) == len(set(lying)), "a spot lies in one place"
        for each, move in zip(shown.choices, view.prompt.moves, strict=True):
            assert each.move == move.id
            assert each.goal
            assert set(each.goal) <= set(lying)
        if state.plies % 7 == 0 or view.prompt.kind not in kinds:
            check_words(shown)
        kinds.add(view.prompt.kind)
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        for viewer in (-1, seat):
            seen = state.view(viewer)
            there = set(ids(SHOWING.shown(seen)))
            for event in (state.events or [])[-12:]:
                if event.seen_by(viewer):
                    told = event_view(event)
                    assert set(SHOWING.spots(seen, told.kind, told.args)) <= there
    assert kinds >= {"keep", "cross", "extra", "replace"}
    check_words(SHOWING.shown(state.view(0)))


def test_a_choice_names_what_one_points_at() -> None:
    state = table([person("PU12", "GN01"), BYSTANDER], expedition="I2", display="OR05 - - -")
    pattern = choice(state, "cross 1 c2 d2")
    assert english(pattern.label) == "The pattern on PU12: c2 d2"
    assert english(pattern.group) == "card 1 PU12: the pattern"
    assert pattern.goal == ["box:PU12/c2", "box:PU12/d2"]
    dealt = new_game(2, "dealt")
    hand = dealt.view(0).hand  # type: ignore[attr-defined]
    kept = choice(dealt, "keep 2 4")
    assert kept.goal == [f"card:{hand[1].id}", f"card:{hand[3].id}"]
    assert english(kept.label) == f"Keep {hand[1].id} and {hand[3].id}"


def test_a_card_to_take_is_pointed_at_on_the_display_or_on_the_stack() -> None:
    state = table([person(("GY09", "all but a1"), "PU01"), person("GN01", "GN02")], display="OR05 - - GY06")
    for seat, move in ((1, "box 1 b1"), (0, "box 1 a1")):
        state.play(seat, state.game.moveset.parse(move))
    extra = state.moves(0)[-1]
    state.play(0, extra)
    taken, top = choice(state, "take 1"), choice(state, "take top")
    assert (english(taken.label), taken.goal) == ("Take OR05", ["card:OR05"])
    assert english(taken.about).startswith("orange, 12 VP")
    assert (english(top.label), top.goal) == ("take the top card", ["stack"])


# What a crossing brings


def counted(text: Text) -> Counter[str]:
    """How much of what is told, by the keys of the words."""
    found: Counter[str] = Counter()
    for part in (text.parts or [text]) if isinstance(text, Said) else []:
        assert isinstance(part, Said)
        amount = part.args.get("count", part.args.get("points", 1))
        found[part.key.removeprefix("yields-")] += amount if isinstance(amount, int) else 0
    return found


def paid(state: SilverGoldState, seat: int, move: Move) -> Counter[str]:
    """What the rules tell the seat about a crossing, in the same words."""
    after = state.clone()
    after.events = []
    before = after.reveals
    due = after.players[seat].due
    after.play(seat, move)
    found: Counter[str] = Counter()
    for event in after.events:
        if event.reveals == before and event.args.get("seat") == seat:
            names = {"coin": "coins", "coin-forfeited": "coins-lost", "palm": "palm", "palm-forfeited": "palm-lost"}
            if event.kind in names:
                points = event.args.get("points", 1)
                found[names[event.kind]] += points if event.kind == "palm" and isinstance(points, int) else 1
    if seat in after.deciders() and after.reveals == before:
        found["extra"] = after.players[seat].due - max(0, due - 1)
    return +found


def test_what_a_choice_brings_is_what_the_rules_pay() -> None:
    state = cast(SilverGoldState, new_game(3, "paid"))
    rng = rng_from("paid")
    while state.deciders():
        seat = state.deciders()[0]
        view = state.view(seat)
        assert view.prompt
        for shown, move in zip(SHOWING.choices(view), state.moves(seat), strict=True):
            if move.kind in ("cross", "box", "extra") and state.plies % 3 == 0:
                told = counted(shown.brings)
                for key in ("row", "row-only", "cup", "completes", "seals"):
                    told.pop(key, None)
                assert told == paid(state, seat, move)
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])


def test_a_coin_without_a_coin_box_is_forfeited() -> None:
    coin = min(symbols("OR04", "C"))
    for coins, told in ((2, "1 coin"), (12, "1 coin forfeited")):
        state = table([person("OR04", "GN01", coins=coins), person("GY01", "GY02")], expedition="O4")
        assert brings(state, f"box 1 {coin}") == told


def test_a_full_coin_row_brings_a_cup_that_is_sure_for_who_claims_first() -> None:
    coin = min(symbols("OR04", "C"))
    people = [person("OR04", "GN01", coins=3), person("GY01", "GY02")]
    first = table(people, expedition="O4", start=0)
    assert brings(first, f"box 1 {coin}") == "1 coin, a full coin row: the cup worth 6"
    second = table(people, expedition="O4", start=1)
    assert brings(second, f"box 1 {coin}") == "1 coin, a full coin row"
    none_left = table(people, expedition="O4", start=0, cups_out=6)
    assert brings(none_left, f"box 1 {coin}") == "1 coin, a full coin row, but no cup is left"


def test_a_palm_pays_what_the_display_says_until_the_palm_boxes_are_full() -> None:
    palm = min(symbols("PU12", "P"))
    for palms, told in (((), "palm: 3 VP"), ((1, 1, 1, 1), "palm forfeited")):
        people = [person("PU12", "GN01", palms=palms), person("GY01", "GY02")]
        assert brings(table(people, expedition="I2", display="GY06 GN04 - -"), f"box 1 {palm}") == told


def test_every_cross_brings_an_extra_box_unless_no_box_is_left(tmp_path: Path) -> None:
    state = table([person("GN04"), person("OR12")], expedition="I2", game=two_crosses(tmp_path))
    assert brings(state, "cross 1 d1 d2") == "2 extra boxes"
    last = table([person(("GY09", "all but a1"), None), person("GN01", "GN04")], expedition="I2")
    assert symbols("GY09", "X") == {"a1"}
    assert brings(last, "box 1 a1") == "completes the card: 8 VP"


def test_a_full_card_brings_its_value_and_what_seals_pay_more() -> None:
    """GN02 pays 2 for each completed orange card, OR01 pays 2 for each purple one."""
    people = [person(("OR01", "all but b1"), "GY01", completed="GN02 PU04"), BYSTANDER]
    state = table(people, expedition="I2", display="OR05 - - -")
    before = SHOWING.sheet(state.view(0))
    assert brings(state, "box 1 b1") == "completes the card: 12 VP, seals: 4 VP"
    for seat, move in ((1, "box 1 b1"), (0, "box 1 b1")):
        state.play(seat, state.game.moveset.parse(move))
    after = SHOWING.sheet(state.view(0))
    assert before
    assert after
    gained = [_number(new.values[0]) - _number(old.values[0]) for new, old in zip(after.rows, before.rows, strict=True)]
    assert gained == [12, 4, 0, 0, 0]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


# Sheet, look-up, secrets


def test_the_sheet_adds_up_to_the_scores() -> None:
    state = new_game(3, "sheet")
    rng = rng_from("sheet")
    while state.deciders():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        view = state.view(0)
        sheet = SHOWING.sheet(view)
        assert sheet
        for column, score in enumerate(view.scores):
            assert sum(_number(row.values[column]) for row in sheet.rows) == score
            assert sheet.totals[0].values[column] == score


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "OR01", "OR01: orange, 12 VP, 2 crosses, seal: 2 VP for each completed purple card"),
        ("en", "?small corner", "Small corner: ■· / ■■, 2 of 8 expedition cards"),
        ("nl", "kleine hoek", "Kleine hoek: ■· / ■■, 2 van de 8 expeditiekaarten"),
        ("nl", "beker 6", "Beker 6: beker voor een volle muntenrij, 6 waard"),
        ("fr", "palmier", "Palmier : rapporte tout de suite"),
        ("en", "nothing like it", ""),
    ],
)
def test_cards_patterns_symbols_and_cups_can_be_looked_up(language: str, asked: str, told: str) -> None:
    state = table([person("OR01", "GN01"), person("GY01", "GY02")])
    surface = table_for("silver_gold", WORDS[language], NAMES, UNICODE)
    found = surface.explained(state.view(0), asked)
    assert found.startswith(told)
    assert bool(found) == bool(told)


def test_a_sealed_choice_of_somebody_else_is_not_shown() -> None:
    state = table([person("OR01", "GN01"), BYSTANDER], expedition="I2")
    before = SHOWING.shown(state.view(0))
    state.play(1, state.game.moveset.parse("box 1 b1"))
    after = SHOWING.shown(state.view(0))
    assert (after.parts, after.panels, after.sheet) == (before.parts, before.panels, before.sheet)


def test_what_was_done_on_a_card_that_is_completed_is_about_the_card() -> None:
    state = table([person("OR01", "GN01", completed="GY04"), person("GY01", "GY02")], expedition="I2")
    view = state.view(1)
    assert SHOWING.spots(view, "plan", {"seat": 0, "card": "OR01", "boxes": ["a1", "b1"]}) == [
        "box:OR01/a1",
        "box:OR01/b1",
    ]
    assert SHOWING.spots(view, "plan", {"seat": 0, "card": "GY04", "boxes": ["a1"]}) == ["card:GY04"]
    assert SHOWING.spots(view, "plan-coins", {"seat": 0, "count": 1, "coins": 3}) == ["seat:0"]
    assert SHOWING.spots(view, "turn", {"round": 1, "turn": 2}) == []


def test_cards_of_two_boxes_that_have_the_same_name_keep_their_own_faces_and_choices() -> None:
    ours = CardView("PU11", "purple", 11, ["..X"], "", 0)
    theirs = CardView("PU11", "purple", 11, ["CP", ".."], "", 0)
    view = cast(SilverGoldView, new_game(2, "two boxes").view(0))
    moves = [MoveView(7, "box", "box 1 a1", {"place": 0, "boxes": ["a1"]})]
    moves.append(MoveView(8, "box", "box 1 a1", {"place": 0, "boxes": ["a1"]}))
    for _ in range(2):
        for card, boxes, told in ((ours, 3, ""), (theirs, 4, "coin")):
            assert len(face_of(card).signs) == boxes
            mine = replace(view.players[0], working=[WorkingView(card, []), None])
            for move in moves:
                found = SHOWING.choice(replace(view, players=[mine, *view.players[1:]]), move)
                assert (found.move, found.goal) == (move.id, ["box:PU11/a1"])
                assert told in english(found.brings)
                assert bool(told) == bool(found.brings)
