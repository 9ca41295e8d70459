"""Chapter 24, setup, turn order, meetings and the end of a game against Jordan."""

from pathlib import Path

import pytest

from doubloon.core.errors import BadOption
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, rival, table
from tests.rules.maracaibo.story import (
    act,
    clause_against,
    complaint,
    heard,
    jordan_of,
    kinds,
    look,
    new_game,
    no_targets,
    offers,
    opened,
    rules,
    seen,
    told,
    wander_to_the_end,
)

DEALT = range(12)


# Setup


@pytest.mark.rule("PM-450", "PM-456")
@pytest.mark.parametrize("seed", ["calm", "storm", "tide"])
def test_the_human_begins_with_ten_doubloons_and_jordans_token_lies_on_maracaibo(seed: str) -> None:
    view = look(opened(1, seed))
    assert (view.active, view.last) == (0, 1)
    assert view.players[0].doubloons == 10
    assert (len(view.quest_market), view.islands) == (2, {"gold": 4, "emerald": 4, "pearl": 4})


@pytest.mark.rule("PM-452")
def test_three_figureheads_lie_in_the_market_of_a_solo_game() -> None:
    assert len(set(look(opened(1, "three")).figureheads)) == 3


@pytest.mark.rule("PM-453", "PM-029")
def test_jordan_begins_at_level_one_with_nothing() -> None:
    jordan = jordan_of(opened(1, "level"))
    assert (jordan.level, jordan.upgrades, jordan.score) == (1, 0, 0)
    assert (jordan.ship, jordan.explorer) == ("start", "start")
    assert (jordan.bought, jordan.residences, sum(jordan.treasures.values())) == ([], [], 0)


@pytest.mark.rule("PM-455", "PM-031")
def test_jordan_gets_one_quest_face_down_and_the_human_keeps_one_of_two() -> None:
    state = new_game(1, "quests")
    assert offers(state, 0) == ["keep 1", "keep 2"]
    act(state, 0, "keep 1")
    view = look(state)
    assert jordan_of(state).quests == [None], "nobody sees it"
    assert view.quest_deck == 28 - 1 - 1 - 2


@pytest.mark.rule("PM-455")
def test_jordans_first_quest_is_random() -> None:
    first = set()
    for deal in DEALT:
        state = opened(1, f"deal {deal}")
        wander_to_the_end(state, "same")
        first.add(jordan_of(state).quests[0])
    assert None not in first, "at the end all is shown"
    assert len(first) > 5


@pytest.mark.rule("PM-454")
@pytest.mark.parametrize("hard", range(7))
def test_the_solo_deck_has_six_cards_of_which_the_difficulty_are_b_cards(hard: int) -> None:
    state = opened(1, "deck", f"difficulty={hard}", listen=True)
    wander_to_the_end(state, "deck")
    cards = {str(card) for card in heard(state, "jordan-card", "card")}
    assert len(cards) == 6
    assert sorted(card[0] for card in cards) == ["a"] * (6 - hard) + ["b"] * hard


@pytest.mark.rule("PM-454")
def test_which_card_is_replaced_and_by_which_is_random() -> None:
    decks = set()
    for deal in DEALT:
        state = opened(1, f"deal {deal}", "difficulty=1", listen=True)
        wander_to_the_end(state, "same")
        decks.add(tuple(sorted(str(card) for card in set(heard(state, "jordan-card", "card")))))
    assert len({card for deck in decks for card in deck if card[0] == "b"}) > 2
    assert len({tuple(card for card in deck if card[0] == "a") for deck in decks}) > 2


@pytest.mark.rule("PM-454")
def test_the_difficulty_runs_from_zero_to_six_and_is_for_solo_games() -> None:
    assert rules().options([]).number("difficulty") == 0
    with pytest.raises(BadOption):
        rules().options(["difficulty=7"])
    with pytest.raises(BadOption, match="PM-454"):
        new_game(2, "two", "difficulty=1")


@pytest.mark.rule("PM-012", "PM-454")
@pytest.mark.parametrize(("id", "deck"), [("a1", "A"), ("b1", "B")])
def test_a_box_with_a_missing_solo_card_is_refused(tmp_path: Path, id: str, deck: str) -> None:
    other = "B" if deck == "A" else "A"
    bonus = '", bonus = "upgrade"' if deck == "B" else '"'
    change = (f'{{id = "{id}", deck = "{deck}{bonus}', f'{{id = "{id}", deck = "{other}"')
    assert "must have 6 cards of deck A" in complaint(tmp_path, change)


@pytest.mark.rule("PM-478", "PM-453", "PM-470")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('treasure_tie_order = ["gold", "emerald"', 'treasure_tie_order = ["emerald", "gold"', "PM-478"),
        ("raid_levels = [{vp = 0, treasures = 1, marker_if_more = false}, ", "raid_levels = [", "4 raid_levels"),
        ("explore_levels = [{vp = 3, extra = 0}, ", "explore_levels = [", "4 explore_levels"),
    ],
)
def test_a_box_with_another_jordan_is_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in complaint(tmp_path, (old, new))


# Turns and cards


@pytest.mark.rule("PM-456", "PM-459", "PM-490")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_turns_alternate_through_all_rounds_and_jordan_has_the_last_one(seed: str) -> None:
    state = opened(1, seed, listen=True)
    wander_to_the_end(state, seed)
    turns = [event.kind for event in told(state) if event.kind in ("turn", "jordan-turn")]
    assert turns == ["turn", "jordan-turn"] * (len(turns) // 2)
    assert heard(state, "round-over", "round") == [1, 2, 3]


@pytest.mark.rule("PM-459")
def test_when_the_solo_deck_is_empty_all_six_cards_are_shuffled() -> None:
    state = opened(1, "shuffles", "difficulty=3", listen=True)
    wander_to_the_end(state, "shuffles")
    passes: list[list[object]] = [[]]
    for event in told(state):
        if event.kind == "jordan-shuffles":
            passes.append([])
        if event.kind == "jordan-card":
            passes[-1].append(event.args["card"])
    assert len(passes) > 2
    assert all(len(cards) == 6 and set(cards) == set(passes[0]) for cards in passes[:-1])
    assert len({tuple(cards) for cards in passes[:-1]}) > 1, "in another order"


@pytest.mark.rule("PM-459")
def test_the_top_card_is_revealed_and_lies_open_afterwards() -> None:
    state = table(
        [person()], cards={"c7r3": "trinidad"}, fills=no_targets("c7r3"), jordan=rival(ship="c5r3"), active=1,
        solo_deck="a4 a2", listen=True,
    )  # fmt: skip
    assert heard(state, "jordan-card", "card") == ["a4"]
    assert (jordan_of(state).discard, jordan_of(state).deck) == (["a4"], 5)


# Meetings


@pytest.mark.rule("PM-457")
@pytest.mark.parametrize(("had", "left"), [(4, 3), (1, 0), (0, 0)])
def test_the_human_pays_the_supply_on_jordans_card_if_there_is_a_doubloon(had: int, left: int) -> None:
    state = table([person(ship="c1r1", doubloons=had)], cards={"c2r1": "aruba"}, jordan=rival(ship="c2r1"))
    play(state, "sail c2r1")
    assert seen(state, 0).doubloons == left
    assert "skip" in offers(state, 0), "then come the actions of Aruba"


@pytest.mark.rule("PM-458", "PM-451")
def test_the_human_takes_a_doubloon_when_jordan_stops_on_the_same_card() -> None:
    state = table(
        [person(ship="c7r3", doubloons=4)], cards={"c7r3": "aruba"}, fills=no_targets("c7r3"),
        jordan=rival(ship="c5r3"), active=1, solo_deck="a3",
    )  # fmt: skip
    assert jordan_of(state).ship == "c7r3"
    assert seen(state, 0).doubloons == 5


@pytest.mark.rule("PM-458", "PM-093")
def test_nobody_takes_anything_when_jordan_joins_the_human_on_the_gulf() -> None:
    state = table([person(ship="gulf", doubloons=4)], jordan=rival(ship="c9r1"), active=1, solo_deck="a1")
    assert jordan_of(state).ship == "gulf"
    assert seen(state, 0).doubloons == 4


@pytest.mark.rule("PM-458", "PM-095")
def test_sailing_past_the_human_costs_nothing() -> None:
    state = table(
        [person(ship="c6r3", doubloons=4)], cards={"c7r3": "aruba"}, fills=no_targets("c7r3"),
        jordan=rival(ship="c5r3"), active=1, solo_deck="a3",
    )  # fmt: skip
    assert (jordan_of(state).ship, seen(state, 0).doubloons) == ("c7r3", 4)


# The end


@pytest.mark.rule("PM-490", "PM-311", "PM-323")
def test_a_round_that_the_human_ends_is_followed_by_jordans_turn() -> None:
    state = table([person(ship="gulf")], jordan=rival(ship="c1r1"), solo_deck="a1", listen=True)
    play(state, "sail maracaibo", "skip", "end turn")
    assert kinds(told(state)).index("round-over") < kinds(told(state)).index("jordan-turn")
    assert jordan_of(state).ship.startswith("c"), "from the starting zone"
    assert (look(state).round, seen(state, 0).ship) == (2, "start")


@pytest.mark.rule("PM-460", "PM-490", "PM-322")
def test_a_round_that_jordan_ends_is_followed_by_the_humans_turn() -> None:
    state = table(
        [person(ship="c1r1")], jordan=rival(ship="gulf", level=2, upgrades=2, score=10), active=1, listen=True
    )
    assert "jordan-card" not in kinds(told(state))
    assert (jordan_of(state).level, jordan_of(state).upgrades) == (3, 3)
    assert jordan_of(state).score == 16
    assert (jordan_of(state).ship, seen(state, 0).ship, look(state).round) == ("start", "start", 2)
    assert look(state).active == 0


def ending(ships: tuple[str, str], scores: tuple[int, int] = (0, 0), active: int = 0) -> MaracaiboState:
    return table(
        [person(ship=ships[0], score=scores[0], doubloons=0)],
        jordan=rival(ship=ships[1], score=scores[1], upgrades=12), round=3, active=active, islands=(0, 0, 0),
        solo_deck="a1", listen=True,
    )  # fmt: skip


@pytest.mark.rule("PM-490", "PM-312")
def test_jordan_has_a_last_turn_after_the_human_has_reached_maracaibo_in_round_three() -> None:
    state = ending(("gulf", "c1r1"))
    play(state, "sail maracaibo", "skip", "end turn")
    assert state.over()
    assert kinds(told(state)).count("jordan-turn") == 1


@pytest.mark.rule("PM-490", "PM-312")
def test_the_game_ends_at_once_when_jordan_reaches_maracaibo_in_round_three() -> None:
    state = ending(("c1r1", "gulf"), active=1)
    assert state.over()
    assert clause_against(state, 0, "sail c2r1") == "PM-335"


@pytest.mark.rule("PM-492", "A-41", "PM-346")
@pytest.mark.parametrize(("human", "won"), [(27, True), (26, False), (25, False)])
def test_the_human_wins_only_with_more_points_than_jordan(human: int, won: bool) -> None:
    state = ending(("c1r1", "gulf"), (human, 20), active=1)
    assert (seen(state, 0).score, jordan_of(state).score) == (human, 26)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ([0] if won else [])


@pytest.mark.rule("PM-491", "PM-469", "PM-488", "A-48")
@pytest.mark.parametrize(
    ("part", "points", "jordan"),
    [
        ("rivers", 12, rival(ship="gulf", upgrades=12, explorer="d1")),
        ("improvements", 18, rival(ship="gulf", upgrades=12, bought="gravedigger galleon jamaica")),
        ("residences", 30, rival(ship="gulf", upgrades=12, residences="c1r1 c1r2")),
        ("treasures", 1 * 2 + 2 * 3 + 3 * 5, rival(ship="gulf", upgrades=12, treasures=(1, 2, 3))),
        ("quests", 25, rival(ship="gulf", upgrades=12, quests="q01 q02 q03 q04 q05")),
        ("quest_bonus", 10, rival(ship="gulf", upgrades=12, quests="q01 q02 q03 q04 q05 q06")),
    ],
)  # fmt: skip
def test_jordan_scores_by_an_own_sheet(part: str, points: int, jordan: Person) -> None:
    cards = {"c1r1": "hacienda", "c1r2": "shipyard"}
    state = table([person()], jordan=jordan, cards=cards, round=3, active=1, islands=(2, 3, 7))
    sheet = jordan_of(state).sheet
    assert sheet is not None
    expected = {"track": 6, part: points}
    if part == "quest_bonus":
        expected["quests"] = 30
    assert {key: value for key, value in sheet.items() if value} == expected
    assert jordan_of(state).score == sum(expected.values())


@pytest.mark.rule("PM-492", "PM-335")
def test_the_human_scores_by_the_usual_rules() -> None:
    human = person(doubloons=14, cards="gravedigger", buried={"gold": "1"}, quests="q08", explorer="b1")
    state = table([human], jordan=rival(ship="gulf", upgrades=12), round=3, active=1, islands=(0, 0, 0))
    sheet = seen(state, 0).sheet
    assert sheet is not None
    shown = {part: points for part, points in sheet.items() if points}
    assert shown == {"rivers": 4, "doubloons": 2, "buried": 2, "improvements": 4, "effects": 2, "treasures": 2}
