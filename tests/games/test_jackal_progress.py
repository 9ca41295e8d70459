"""What keeps Jackal's opponents moving: each of these was seen in games that came to nothing."""

import pytest

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.games.jackal.box.box import MISSIONARY_FIGURE
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.steering.bear_forecast import BearForecast
from doubloon.games.jackal.steering.boredom import quarrels, tiredness, truce, winners_already
from doubloon.games.jackal.steering.delays import rowers_of, turns_to_swim, turns_trapped
from doubloon.games.jackal.steering.distances import Distances
from doubloon.games.jackal.steering.hopes import Hopes
from doubloon.games.jackal.steering.weights import HOPE, NEVER
from doubloon.games.jackal.stories.builder import play, table


def greedy_move(state: JackalState) -> str:
    seat = state.deciders()[0]
    return make_bot("greedy", "progress").choose(Chair(state, seat)).text


def cell(state: JackalState, name: str) -> int:
    return state.island.named(name)


# Nothing happens


def test_who_has_waited_long_turns_a_tile_over_rather_than_to_stand_beside_it() -> None:
    unseen = """
             4    5      6
        1    .    ?.     .
        2    .    .      .
        8    .    .      ?.
    """
    state = table(unseen, explored=True, laid=19, purse={"white": 9, "yellow": 8}, idle=20)
    assert greedy_move(state).endswith("f2")


def test_a_truce_ends_for_some_rounds_and_begins_again() -> None:
    idle = [16, 27, 28, 39, 40, 59]
    states = [table(idle=turns) for turns in idle]
    assert [truce(state, tiredness(state)) for state in states] == [1.0, 1.0, 0.0, 0.0, 1.0, 1.0]


def test_hits_of_rivals_count_twice_as_much_as_own_ones() -> None:
    state = table("", seats=3, ship="white-1 white-2 red-1")
    assert quarrels(state, 3) == [2.0, 3.0, 2.5]
    allied = table("", seats=4, ship="white-1 yellow-2 red-1", options=["teams=two_on_two"])
    assert quarrels(allied, 2) == [2.0, 2.5]


def test_nobody_gives_up_an_open_game_because_he_is_tired_of_it() -> None:
    gold = """
             4    5      6
        5    .    .:$    .
    """
    state = table(gold, idle=20, purse={"white": 2, "yellow": 2}, ship="white-1 white-2 yellow-1", explored=True)
    play(state, "call", "yes")
    assert greedy_move(state) == "no"


def test_nobody_gives_up_an_open_game_for_fear_of_the_next_turn() -> None:
    # White is out of it, and in the end of this turn the bear mauls yellow's first pirate
    gold = """
             4    5      6
        4    .    .:&    .:y1
        8    .    .      .:y2$
    """
    dead = "white-1 white-2 white-3"
    state = table(gold, seats=3, idle=40, purse={"white": 2, "yellow": 2}, dead=dead, waker="white", explored=True)
    play(state, "call", "yes")
    assert greedy_move(state) == "no"


# When all is lost and won


def test_a_side_of_dead_pirates_catches_nobody_up() -> None:
    gold = """
             5
        4    .:$$$
    """
    dead = "yellow-1 yellow-2 yellow-3"
    assert winners_already(table(gold, purse={"white": 5, "yellow": 3}, laid=19)) == []
    assert winners_already(table(gold, purse={"white": 5, "yellow": 3}, laid=19, dead=dead)) == [0]
    assert winners_already(table(gold, purse={"white": 3, "yellow": 5}, laid=19, dead=dead)) == []
    assert winners_already(table(gold, purse={"white": 5, "yellow": 5}, laid=19, dead=dead)) == []


# Boats


def test_somebody_aboard_knows_where_his_boat_could_take_him() -> None:
    walled = """
             i    j
        5    ca   ca
        6    ca   .
        7    ca   ca
    """
    state = table(walled, explored=True, boats={"white": 0})
    distances = Distances(state)
    walks = distances.walks_to(1 << cell(state, "j6"))
    boat = state.boats[0]
    assert distances.landing(boat, walks) == 6, "nine cells in five turns, then ashore"
    assert distances.landing(boat + 8, walks) == 2
    assert distances.landing(boat + 9, walks) == 1


def test_a_boat_with_a_rower_comes_to_meet_a_coin() -> None:
    walled = table(
        """
             i    j
        5    ju   ju
        6    ju   .:$
        7    ju   ju
        """,
        explored=True,
        boats={"white": 0},
    )
    walls = Distances(walled)
    beach = cell(walled, "j6")
    assert walls.hauls_to(walled.boats[0], -1)[beach] == NEVER
    assert walls.hauls_to(walled.boats[0], -1, True)[beach] == 6


@pytest.mark.parametrize("island", ["treasure_island", "crescent_bay"])
def test_a_boat_comes_from_anywhere(island: str) -> None:
    state = table("", explored=True, island=island)
    distances = Distances(state)
    beach = state.island.near[distances.land][0]
    for cell in range(distances.land):
        if cell != beach:
            distances.hauling[cell] = NEVER  # all but one beach is jungle
    for boat in range(distances.land, state.island.cells):
        assert distances.hauls_to(boat, -1, True)[beach] < NEVER, state.island.names[boat]


def test_one_alone_aboard_leaves_nobody_to_row() -> None:
    coin = """
             i    j
        5    ju   ju
        6    ju   .:$
        7    ju   ju
    """
    alone = Hopes(table(coin, explored=True, boats={"white": 0}, dead="white-2 white-3"), 1.0)
    two = Hopes(table(coin, explored=True, boats={"white": 0}, dead="white-3"), 1.0)
    beach = cell(alone.state, "j6")
    assert (alone.haul_from_boat[0][beach], two.haul_from_boat[0][beach]) == (NEVER, 6)
    assert alone.haul[0][beach] == 6


def test_ice_by_the_shore_is_a_way_inland() -> None:
    state = table(
        """
             h    i    j
        5    ca   ca   .
        6    ?.   ca   .
        7    ca   ic   ca
        8    .    ca   ~
        """,
        explored=True,
        boats={"white": 13},
    )
    distances = Distances(state)
    walks = distances.walks_to(1 << cell(state, "h6"))
    assert distances.landing(state.boats[0], walks) == 1


def test_a_swimmer_goes_the_long_way_round_where_a_rivals_boat_bars_the_short_one() -> None:
    # White's boat is six cells on, yellow's two; nobody can row white's
    sea = """
             10
        5    ~:w1
    """
    state = table(sea, boats={"white": 16, "yellow": 12}, dead="white-2 white-3")
    swimmer = cell(state, "k6")
    assert turns_to_swim(state, 0, swimmer) == 34
    assert greedy_move(state) == "swim 1 ccw"
    rowed = table(sea, explored=True, boats={"white": 16, "yellow": 12}, dead="white-3")
    assert turns_to_swim(rowed, 0, swimmer) == 8
    free = table(sea, explored=True, boats={"white": 16, "yellow": 5}, dead="white-2 white-3")
    assert turns_to_swim(free, 0, swimmer) == 6


# Tiles and figures in the way


def test_a_barrel_on_the_way_costs_one_turn_and_not_two() -> None:
    barrels = """
             3    4    5      6    7
        3    ca   ca   .:$    ca   ca
        4    ca   ca   ba     ca   ca
        5    ca   ca   .:w1   ca   ca
        6    ca   ca   .      ca   ca
    """
    state = table(barrels, explored=True)
    waits = Hopes(state, 1.0)
    play(state, "step 1 f5")
    drunk = Hopes(state, 1.0)
    walks = drunk.distances.walks_to(1 << cell(state, "f4"))
    assert waits.walk(0, walks, waits.landings(walks)) == 3
    assert drunk.walk(0, walks, drunk.landings(walks)) == 2


def test_who_is_trapped_waits_as_long_as_his_comrade_needs() -> None:
    pit = """
             4    5        6
        4    .    pi:w1!   .
        5    .    l4:w2/1  .
    """
    state = table(pit, explored=True, dead="white-3")
    there = cell(state, "f5")
    before = turns_trapped(state, 0, 0, there, Distances(state))
    play(state, "advance 2")
    assert turns_trapped(state, 0, 0, there, Distances(state)) == before - 1


def test_a_coin_under_somebody_whom_nobody_can_help_is_anybodys() -> None:
    pit = """
             4    5         6
        4    .    pi:y1!$   .
    """
    lost = Hopes(table(pit, explored=True, dead="yellow-2 yellow-3"), 1.0)
    helped = Hopes(table(pit, explored=True, dead="yellow-3"), 1.0)
    assert (lost.taken, len(helped.taken)) == ([], 1)
    assert lost.gold[0] > helped.gold[0] == 0.0


def test_a_missionary_alone_does_not_row() -> None:
    walled = """
             f      i    j
        1    ~:Wm   _    _
        5    .      ca   ca
        6    .      ca   ?.
        7    .      ca   ca
    """
    turns: list[int] = []
    for dead in ("white-1 white-2 white-3", "white-2 white-3"):
        hopes = Hopes(table(walled, explored=True, dead=dead), 1.0)
        walks = hopes.distances.walks_to(hopes.distances.unseen)
        turns.append(hopes.walk(hopes.figures.index(MISSIONARY_FIGURE), walks, hopes.landings(walks)))
    assert turns == [NEVER + 1, 6]


def test_an_armed_missionary_rows() -> None:
    aboard = """
             f
        1    ~:WM
    """
    state = table(aboard, explored=True, dead="white-1 white-2 white-3")
    assert rowers_of(state, 0) == 1
    assert rowers_of(table(aboard.replace("M", "m"), explored=True, dead="white-1 white-2 white-3"), 0) == 0


ON_GOLD = """
         4    5         6
    5    .    .:m$      .
"""


def test_coins_under_a_missionary_are_his_crews_alone() -> None:
    state = table(ON_GOLD, explored=True, missionary="white")
    there = cell(state, "f6")
    hopes = Hopes(state, 1.0)
    assert hopes.haul[0][there] < NEVER
    assert hopes.haul[1][there] == NEVER


def test_who_stands_beside_a_missionary_may_still_take_the_coin_away() -> None:
    state = table(ON_GOLD.replace("m$", "my1$"), explored=True, missionary="white")
    hopes = Hopes(state, 1.0)
    assert hopes.haul[1][cell(state, "f6")] < NEVER
    assert hopes.best[1] > 0.0


# The bear


BEAR = """
         2      3    4    5    6
    4    .      .    .    .:&  .:$
"""


def test_who_is_with_a_missionary_is_not_the_bears() -> None:
    starts = []
    for there in ("w1", "mw1"):
        hopes = Hopes(table(BEAR.replace("$", there), turn="yellow", waker="yellow"), 1.0)
        starts.append(hopes.start[0] < hopes.distances.land)
    assert starts == [False, True]


def test_gold_is_guarded_from_the_ally_who_comes_for_it_too() -> None:
    # Red alone can bring it home, in 24 turns, and the bear is beside it
    guarded = """
             8      9
        4    ju     ju:r1
        5    ju:&   .:$
        6    ju     ju
    """
    boats = {"white": 0, "yellow": 20, "red": 30, "black": 25}
    dead = "white-1 white-2 white-3"
    hopes = Hopes(table(guarded, seats=4, boats=boats, dead=dead, explored=True, options=["teams=two_on_two"]), 1.0)
    assert hopes.best[0] == pytest.approx(0.6 * HOPE[24])


def test_gold_that_is_reached_before_the_bear_is_not_guarded() -> None:
    state = table(BEAR)
    prowl = BearForecast(state)
    assert prowl.worth_of_gold(cell(state, "g5"), 1) < prowl.worth_of_gold(cell(state, "g5"), 0) == 1.0


@pytest.mark.parametrize(("stay", "doomed"), [(0, False), (1, False), (2, True)])
def test_who_cannot_leave_is_the_bears(stay: int, doomed: bool) -> None:
    # Two steps away; yellow's turn, in which it moves, comes after white's
    state = table(BEAR.replace("4    .      .   ", "4    .      .:w1"), turn="white", waker="yellow")
    assert BearForecast(state).dooms(0, cell(state, "d5"), stay) == doomed
