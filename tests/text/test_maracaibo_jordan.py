"""Jordan at the prompt: each step of the turn is told, and cards and boards explain themselves."""

from __future__ import annotations

import pytest

from doubloon.core.move import Field
from doubloon.core.showing import showing_of
from doubloon.core.view import event_view
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, rival, table
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import tell
from tests.text.maracaibo_scenes import table_in

NEAR = {"c6r1": "aruba", "c7r3": "sloop"}


def after(card: str) -> MaracaiboState:
    """Jordan has taken a turn from c5r3 with this card; only Aruba and the Sloop are in reach."""
    cells = [f"c{column}r{row}" for column in (6, 7, 8) for row in (1, 2, 3)]
    fills = " ".join(cell for cell in cells if cell not in NEAR and cell not in ("c7r2", "c8r2"))
    return table(
        [person()], cards=NEAR, fills=fills, jordan=rival(ship="c5r3", upgrades=6), active=1, solo_deck=card, dice=[4],
        options=["difficulty=1"], listen=True,
    )  # fmt: skip


def log(state: MaracaiboState, language: str) -> list[str]:
    words = Words(language, "maracaibo")
    events = [event_view(event) for event in state.events or []]
    view, called = state.view(0), showing_of("maracaibo").called
    return [tell(words, event.kind, event.args, ["you"], 0, called(view, event.kind, event.args)) for event in events]


def test_a_buy_is_told_like_every_other_action() -> None:
    said = log(after("a5"), "en")
    assert said[:5] == [
        "Round 1: Jordan’s turn.",
        "Jordan turns up a solo card: buy the first in reach of ship card, equipment, crew; else explore; else raid.",
        "Jordan’s ship stops at column 7, row 3.",
        "Jordan’s action: buy the card there.",
        "Jordan gets Sloop.",
    ]


def test_it_is_told_what_the_rolled_face_stands_for() -> None:
    view = after("a5").view(0)
    said = Words("en", "maracaibo")
    for die, why in ((1, "this face is for this treasure"), (5, "this face is for the island with the most markers")):
        event: dict[str, Field] = {"die": die, "treasure": "gold", "count": 1, "markers": 3}
        called = showing_of("maracaibo").called(view, "jordan-raids", event)
        line = tell(said, "jordan-raids", event, ["you"], 0, called)
        assert line.startswith(f"Jordan rolls {die} ({why}")
    board = {spot.id: spot for part in showing_of("maracaibo").parts(view) for spot in part.spots}["jordan:dice"]
    assert [mark.glyph for mark in board.marks if mark.tone == "treasure"] == ["gold", "emerald", "pearl", *["any"] * 3]
    assert [mark.sign for mark in board.marks if mark.tone == "figurehead"] == list("112233")


def test_a_bonus_is_told_apart_from_the_main_action() -> None:
    said = log(after("b3"), "en")
    bonus = said.index("Jordan’s bonus action: Explore.")
    main = said.index("Jordan’s action: Gain quest.")
    assert said[1].startswith("Jordan turns up a solo card: bonus: explore; gain a quest; else raid")
    assert 1 < bonus < said.index("Jordan’s ship stops at column 6, row 1.") < main
    assert sum("action: " in line for line in said) == 2


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        ("en", "a5", "Solo card: buy the first in reach of ship card, equipment, crew; else explore; else raid"),
        ("en", "b3", "Solo card: bonus: explore; gain a quest; else raid; else buy the first in reach of ship card, "
         "crew, equipment"),
        ("nl", "a5", "Solokaart: koop de eerste binnen bereik van schipkaart, uitrusting, bemanning; anders "
         "verkennen; anders plunderen"),
        ("fr", "a5", "Carte Solo : acheter la première à portée parmi carte Navire, équipement, équipage ; sinon "
         "explorer ; sinon piller"),
    ],
)  # fmt: skip
def test_a_solo_card_that_was_turned_up_explains_itself(language: str, card: str, text: str) -> None:
    assert table_in(language).explained(after(card).view(0), f"? {card}").splitlines()[-1] == text


def test_a_solo_card_that_nobody_has_seen_stays_hidden() -> None:
    assert table_in("en").explained(after("a5").view(0), "? a4") == ""


def test_a_space_and_a_solo_card_of_one_name_are_both_explained() -> None:
    said = table_in("en").explained(after("a1").view(0), "? a1")
    assert said.splitlines()[0].startswith("Space 1 before river 1: 2 doubloons")
    assert said.splitlines()[1].startswith("Solo card: raid; else buy")


@pytest.mark.parametrize(
    ("level", "raid", "explore"),
    [
        (1, "1 treasure", "3 VP"),
        (2, "2 VP, 1 treasure", "3 VP, 1 space more"),
        (4, "3 VP, 2 treasures, a marker if Jordan then has more of them than you", "6 VP, 2 spaces more"),
    ],
)
def test_jordan_explains_what_the_strength_level_brings(level: int, raid: str, explore: str) -> None:
    state = table([person()], jordan=rival(level=level, upgrades=2))
    said = table_in("en").explained(state.view(0), "? jordan")
    assert said == f"Jordan: raid: {raid}; explore: {explore}; next upgrade: a higher strength level"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_board_has_no_next_upgrade(language: str) -> None:
    state = table([person()], jordan=rival(upgrades=12))
    assert table_in(language).explained(state.view(0), "? jordan").endswith(Words(language, "maracaibo")("effect-none"))
