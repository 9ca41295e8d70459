"""Chapter 18: the draft of abilities between two islands."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.jackal.box.box import ABILITIES
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import offered, table
from tests.rules.jackal.story import act, changed_game, clause_against, figure, kinds, look, scene, told

CAMPAIGN = ["campaign=skerry"]


def island_ends(
    purse: dict[str, int],
    seats: int = 4,
    options: list[str] | None = None,
    abilities: dict[str, str] | None = None,
    seed: str = "story",
) -> JackalState:
    """White brings the last coin home, which makes the purses what they are said to be; another island follows."""
    state = table(
        scene({(5, 1): ".:w1$"}),
        seats=seats,
        explored=True,
        purse={**purse, "white": purse["white"] - 1},
        options=options or CAMPAIGN,
        abilities=abilities,
        seed=seed,
        listen=True,
    )
    act(state, "board 1 coin")
    return state


def choosers(state: JackalState) -> list[int]:
    """The seats that choose, one after another; all decline."""
    asked = []
    while "decline" in offered(state):
        asked.append(state.deciders()[0])
        act(state, "decline")
    return asked


@pytest.mark.rule("JK-285", "JK-286", "JK-287", "T-134", "A-39")
@pytest.mark.parametrize(
    ("coins", "order"),
    [
        ((7, 5, 2, 5), [0, 1, 3]),  # the worked example: equals in turn order, two coins are too few
        ((3, 4, 5, 6), [3, 2, 1, 0]),
        ((3, 3, 3, 3), [0, 1, 2, 3]),
        ((2, 8, 2, 3), [1, 3]),
        ((2, 2, 2, 2), []),
        ((1, 0, 0, 3), [3]),
    ],
)
def test_who_has_three_coins_chooses_the_richest_first(coins: tuple[int, ...], order: list[int]) -> None:
    state = island_ends(dict(zip(["white", "yellow", "red", "black"], coins)))
    assert choosers(state) == order


@pytest.mark.rule("JK-357", "T-144", "A-54")
def test_in_two_on_two_everybody_drafts_by_his_own_coins() -> None:
    purse = {"white": 6, "yellow": 4, "red": 1, "black": 3}
    state = island_ends(purse, options=[*CAMPAIGN, "teams=two_on_two"])
    assert look(state).results == [[6, 4, 1, 3]]
    assert look(state).wins == [1, 1, 1, 1], "the pairs tie at 7 coins"
    assert choosers(state) == [0, 1, 3]


@pytest.mark.rule("JK-358", "JK-357")
def test_who_leads_two_crews_drafts_for_each() -> None:
    purse = {"white": 6, "yellow": 2, "red": 3, "black": 4}
    state = island_ends(purse, seats=2, options=[*CAMPAIGN, "teams=two_crews_each"])
    first = look(state).shown[0]
    assert state.deciders() == (0,)
    act(state, "decline")
    assert state.deciders() == (1,)
    act(state, f"take {first} 2")
    assert figure(state, "black-2").ability == first
    assert state.deciders() == (0,)
    second = look(state).shown[0]
    act(state, f"take {second} 1")
    assert figure(state, "red-1").ability == second


@pytest.mark.rule("JK-286", "JK-288")
def test_four_cards_that_nobody_holds_are_shown_to_all() -> None:
    held = {"white-1": "diver", "yellow-2": "lookout", "red-3": "climber"}
    for number in range(20):
        state = island_ends({"white": 3, "yellow": 3}, abilities=held, seed=f"draft {number}")
        shown = look(state).shown
        assert len(shown) == len(set(shown)) == 4
        assert not set(shown) & set(held.values())
        assert look(state, 2).shown == shown
        assert {text.split()[1] for text in offered(state) if text.startswith("take")} == set(shown)
        assert [event.args["abilities"] for event in told(state) if event.kind == "abilities"] == [shown]


@pytest.mark.rule("JK-286")
def test_every_card_is_shown_equally_often() -> None:
    counts = dict.fromkeys(ABILITIES, 0)
    for number in range(240):
        for card in look(island_ends({"white": 3}, seats=2, seed=f"deal {number}")).shown:
            counts[card] += 1
    # Each of 12 cards is expected 80 times, with a standard deviation of about 7.3.
    assert all(50 < count < 110 for count in counts.values()), counts


@pytest.mark.rule("JK-286")
def test_if_fewer_cards_are_left_all_are_shown_and_who_finds_none_is_not_asked() -> None:
    pirates = [f"{colour}-{number}" for colour in ("white", "yellow", "red", "black") for number in (1, 2, 3)]
    held = dict(zip(pirates, [card for card in ABILITIES if card not in ("diver", "climber")]))
    state = island_ends({"white": 6, "yellow": 5, "red": 4}, abilities=held)
    assert sorted(look(state).shown) == ["climber", "diver"]
    act(state, "take diver 1", "take climber 1")
    assert "place" in offered(state)[0], "red finds no card"


@pytest.mark.rule("JK-285", "JK-289", "JK-286")
def test_one_card_is_bound_to_one_pirate_and_gone_for_those_who_follow() -> None:
    state = island_ends({"white": 6, "yellow": 5})
    one, two, three, four = look(state).shown
    assert offered(state) == [f"take {card} {pirate}" for card in (one, two, three, four) for pirate in (1, 2, 3)] + [
        "decline"
    ]
    act(state, f"take {two} 3")
    assert figure(state, "white-3").ability == two
    assert state.deciders() == (1,), "one card each"
    assert look(state).shown == [one, three, four]
    assert clause_against(state, f"take {two} 1") == "JK-286"


@pytest.mark.rule("JK-288")
def test_nobody_has_to_take_a_card() -> None:
    state = island_ends({"white": 6, "yellow": 2})
    act(state, "decline")
    assert all(seen.ability is None for seen in look(state).figures)
    assert "declined" in kinds(state)


@pytest.mark.rule("JK-290")
def test_a_new_card_replaces_an_old_one_which_is_not_dealt_in_this_draft() -> None:
    state = island_ends({"white": 6, "yellow": 5}, abilities={"white-2": "diver"})
    card = look(state).shown[0]
    act(state, f"take {card} 2")
    assert figure(state, "white-2").ability == card
    assert "diver" not in look(state).shown
    assert "take diver 1" not in offered(state)


@pytest.mark.rule("JK-290", "JK-288", "JK-285")
def test_replaced_cards_and_cards_left_over_are_in_the_deck_of_the_next_draft(tmp_path: Path) -> None:
    # Given a deck with four cards that nobody holds, and a box whose drafts ask for no coins
    pirates = [f"{colour}-{number}" for colour in ("white", "yellow", "red") for number in (1, 2, 3)]
    held = dict(zip(pirates, ["diver", *[card for card in ABILITIES if card != "diver"][:7]]))
    state = table(
        scene({(5, 1): ".:w1$"}),
        seats=3,
        explored=True,
        abilities=held,
        game=changed_game(tmp_path, ("min_coins_to_draft = 3", "min_coins_to_draft = 0")),
        options=["campaign=skerry-skerry", "vote_after_idle_rounds=1"],
    )
    act(state, "board 1 coin")
    shown = look(state).shown
    assert sorted([*held.values(), *shown]) == sorted(ABILITIES)
    # When one of the four replaces the diver, and the next island is left soon
    act(state, f"take {shown[0]} 1", "decline", "decline")
    while "call" not in offered(state):
        act(state, offered(state)[0])
    act(state, "call", "yes", "yes", "yes")
    # Then the diver and the three cards left over are shown
    assert sorted(look(state).shown) == sorted(["diver", *shown[1:]])


@pytest.mark.rule("JK-285")
def test_after_the_last_island_and_without_a_campaign_nobody_drafts() -> None:
    state = island_ends({"white": 6}, options=["campaign=no"])
    assert state.over()
    assert look(state).shown == []


@pytest.mark.rule("JK-289")
def test_all_are_told_who_took_what() -> None:
    state = island_ends({"white": 6})
    card = look(state).shown[1]
    act(state, f"take {card} 2")
    took = [event.args for event in told(state) if event.kind == "took"]
    assert took == [{"figure": "white-2", "ability": card}]


@pytest.mark.rule("JK-289")
def test_players_name_the_pirates_of_their_own_crews_and_nobody_else() -> None:
    game = island_ends({"white": 6}).game
    assert game.namable(1, 3, game.options()) == ["yellow-1", "yellow-2", "yellow-3"]
    both = [f"{colour}-{number}" for colour in ("white", "red") for number in (1, 2, 3)]
    assert game.namable(0, 2, game.options(["teams=two_crews_each"])) == both


@pytest.mark.rule("JK-288")
def test_what_nobody_took_lies_open_no_more_on_the_next_island() -> None:
    state = island_ends({"white": 3})
    assert look(state).shown
    act(state, "decline")
    assert (look(state).shown, look(state).island) == ([], "skerry")
