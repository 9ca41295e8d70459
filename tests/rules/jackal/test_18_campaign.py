"""Chapter 18: from island to island, and who wins a campaign."""

from __future__ import annotations

import pytest

from doubloon.core.outcome import Outcome
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import boat, offered, table
from tests.rules.jackal.story import act, crew, look, new_game, scene, told

Coins = tuple[int, int]


def first_island(coins: Coins, islands: str, seed: str, *options: str) -> JackalState:
    """White brings the last coin of the first island home and both have these coins; nobody wants an ability."""
    state = table(
        scene({(5, 1): ".:w1$", (7, 5): "pi:y1!", (3, 5): ".:m", (5, 7): ".:&", (8, 4): "l4:y3/2", (8, 6): "ba:w2~"}),
        explored=True,
        purse={"white": coins[0] - 1, "yellow": coins[1]},
        bottles={"white": 2},
        dead="yellow-2",
        smoke=2,
        options=[f"campaign={islands}", "vote_after_idle_rounds=1", *options],
        abilities={"white-1": "diver", "yellow-3": "climber"},
        seed=seed,
        turn="white",
        listen=True,
    )
    act(state, "board 1 coin")
    while "decline" in offered(state):
        act(state, "decline")
    return state


def chest_on_the_beach(state: JackalState) -> int | None:
    """A cell beside the sea whose face-down tile is a chest: more than players know."""
    faces = state.box.faces
    for cell in range(state.island.land):
        if state.box.tiles[faces.tile[~state.tiles[cell]]].id == "chest_1" and state.island.coastal[cell]:
            return cell
    return None


def fetch(state: JackalState, colour: str) -> None:
    """A new island: one crew places its boat beside a chest, fetches its coin, and both agree to leave the rest."""
    chest = chest_on_the_beach(state)
    assert chest is not None, "the seed lays no chest on the beach"
    while offered(state)[0].startswith("place"):
        own = look(state, state.deciders()[0]).prompt
        assert own is not None
        near = own.args["crew"] == colour
        spots = [
            text for text in offered(state) if state.island.beside(state.island.named(text.split()[1]), chest) == near
        ]
        act(state, spots[0])
    name = state.island.names[chest]
    for text in (f"step 1 {name}", "board 1 coin"):
        if look(state).turn != colour:
            act(state, "sail cw 1")
        act(state, text)
    leave(state)


def leave(state: JackalState) -> None:
    """Sail up and down until a vote can be called, and agree."""
    while offered(state)[0].startswith("place"):
        act(state, offered(state)[0])
    while "call" not in offered(state):
        act(state, "sail cw 1")
    act(state, "call")
    while "yes" in offered(state):
        act(state, "yes")
    while "decline" in offered(state):
        act(state, "decline")


def campaign(first: Coins, *then: str) -> tuple[JackalState, Outcome]:
    """The first island ends with these coins; on each later one this crew (or "nobody") fetches one coin."""
    for number in range(60):
        state = first_island(first, "-".join(["skerry"] * len(then)), f"campaign {number}")
        for winner in then:
            if winner != "nobody" and chest_on_the_beach(state) is None:
                break
            if winner == "nobody":
                leave(state)
            else:
                fetch(state, winner)
        if state.over():
            outcome = state.outcome()
            assert outcome is not None
            return state, outcome
    raise AssertionError("no seed lays chests where they are wanted")


@pytest.mark.rule("JK-308")
@pytest.mark.parametrize(
    ("first", "then", "wins", "places", "tie_break"),
    [
        ((7, 5), ["nobody"], [2, 1], [1, 2], ""),  # a shared first place is a win for each
        ((7, 5), ["yellow"], [1, 1], [1, 2], "coins"),  # equal islands: most coins in total
        ((1, 0), ["yellow"], [1, 1], [1, 1], "shared"),
        ((9, 0), ["yellow", "yellow"], [1, 2], [2, 1], ""),  # islands before coins
    ],
)
def test_most_islands_win_then_most_coins_then_it_is_shared(
    first: Coins, then: list[str], wins: list[int], places: list[int], tie_break: str
) -> None:
    state, outcome = campaign(first, *then)
    assert look(state).wins == wins
    assert (outcome.places, outcome.tie_break, outcome.reason) == (places, tie_break, "campaign-over")
    fetched = then.count("yellow")
    assert state.scores() == [first[0], first[1] + fetched]


@pytest.mark.rule("JK-307", "JK-274", "JK-029")
def test_the_next_island_starts_anew_but_for_the_abilities() -> None:
    state = first_island((6, 2), "long_reef", "anew")
    view = look(state)
    assert (view.island, view.number, view.islands) == ("long_reef", 2, ["treasure_island", "long_reef"])
    # Crews are complete and aboard; no missionary, no bear.
    assert [(seen.id, seen.aboard) for seen in view.figures] == [
        (f"{colour}-{number}", colour) for colour in ("white", "yellow") for number in (1, 2, 3)
    ]
    assert all((seen.state, seen.space) == ("", 0) for seen in view.figures)
    assert (view.bear, view.waker) == (None, None)
    # Gold and bottles stay behind.
    assert [(seen.purse, seen.bottles) for seen in view.crews] == [(0, 0), (0, 0)]
    assert (view.gold, view.lost, view.bottles, view.smoke, view.idle, view.turns) == (0, 0, 5, 0, 0, 0)
    assert view.face_down == 54
    # Abilities come along; the result is kept.
    assert {seen.id: seen.ability for seen in view.figures if seen.ability} == {
        "white-1": "diver",
        "yellow-3": "climber",
    }
    assert (view.results, state.scores()) == ([[6, 2]], [6, 2])


@pytest.mark.rule("JK-356")
@pytest.mark.parametrize("landing", ["free", "recommended"])
def test_seats_stay_white_begins_and_the_landing_is_free(landing: str) -> None:
    state = first_island((6, 2), "skerry", "again", f"landing={landing}")
    assert [(seen.colour, seen.seat) for seen in look(state).crews] == [("white", 0), ("yellow", 1)]
    assert (state.deciders(), len(offered(state)) > 4) == ((0,), True)
    act(state, "place e1")
    assert state.deciders() == (1,)
    act(state, "place e9")
    assert (look(state).turn, state.deciders()) == ("white", (0,))
    assert (boat(state, "white"), boat(state, "yellow")) == (0, 16)


@pytest.mark.rule("JK-356", "JK-342")
def test_on_the_first_island_recommended_boats_stand_already() -> None:
    state = new_game(2, "first", "landing=recommended", "campaign=skerry")
    assert (look(state).turn, boat(state, "white"), boat(state, "yellow")) == ("white", 0, 20)


@pytest.mark.rule("JK-308", "JK-277", "JK-340")
def test_a_vote_ends_the_island_not_the_campaign() -> None:
    state = first_island((6, 2), "skerry-long_reef", "votes")
    leave(state)
    assert (look(state).number, look(state).island, look(state).results) == (3, "long_reef", [[6, 2], [0, 0]])
    assert sum(look(state).in_the_box.values()) == 66 - look(state).face_down, "the box is packed anew"
    leave(state)
    assert state.over()
    assert [event.args["reason"] for event in told(state) if event.kind == "island-over"] == [
        "island-cleared",
        "vote",
        "vote",
    ]


@pytest.mark.rule("JK-307", "JK-291")
def test_coins_of_earlier_islands_stay_in_the_score_and_out_of_the_purse() -> None:
    state, _ = campaign((4, 2), "yellow")
    assert look(state).results == [[4, 2], [0, 1]]
    assert crew(state, "yellow").purse == 1
    assert state.scores() == [4, 3]
