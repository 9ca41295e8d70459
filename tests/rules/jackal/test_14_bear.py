"""Chapter 14: how the bear chooses its way, and whom it mauls."""

from __future__ import annotations

import math

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.rules.bear import quarry_of
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, coins, play, table, tile, trapped, where
from tests.rules.jackal.story import act, kinds, look, scene, step

Place = tuple[int, int]
PREY = ["y1", "y2", "y3"]


def hunt(bear: Place, *prey: Place, island: str = "treasure_island") -> JackalState:
    """White, whose pirates are all aboard, woke the bear; yellow pirates are its prey."""
    tokens: dict[Place, str] = {}
    for place, pirate in zip([bear, *prey], ["&", *PREY]):
        tokens[place] = tokens.get(place, ".:") + pirate
    return table(scene(tokens), island=island)


def bear_after(state: JackalState) -> Place:
    """Where the bear is once white has sailed and the turn is over."""
    play(state, "sail cw 1")
    island = state.island
    return island.x[state.bear], island.y[state.bear]


def goes(bear: Place, *prey: Place, island: str = "treasure_island") -> Place:
    return bear_after(hunt(bear, *prey, island=island))


@pytest.mark.rule("JK-242", "JK-248", "T-110")
def test_the_quarry_is_the_first_clockwise_from_north_and_so_is_the_way_there() -> None:
    assert goes((5, 5), (5, 2), (8, 5)) == (6, 4)
    assert goes((5, 5), (8, 5), (5, 2)) == (6, 4)


@pytest.mark.rule("JK-245", "T-111", "T-112", "T-113")
@pytest.mark.parametrize(("prey", "there"), [((7, 5), (6, 5)), ((7, 6), (6, 6)), ((7, 7), (6, 6))])
def test_two_steps_away_it_comes_to_a_side_of_its_quarry(prey: Place, there: Place) -> None:
    assert goes((5, 5), prey) == there


@pytest.mark.rule("JK-246", "JK-247", "T-114", "T-117", "A-31")
@pytest.mark.parametrize(
    ("bear", "prey", "there"),
    [((5, 5), (8, 6), (6, 6)), ((5, 5), (8, 4), (6, 4)), ((1, 4), (4, 2), (2, 3)), ((5, 5), (6, 9), (6, 6))],
)
def test_further_away_it_prefers_diagonals_and_then_the_nearest_as_the_crow_flies(
    bear: Place, prey: Place, there: Place
) -> None:
    assert goes(bear, prey) == there


@pytest.mark.rule("JK-242", "JK-243", "T-115", "T-116", "A-30")
@pytest.mark.parametrize(
    ("prey", "there"),
    [
        (((4, 5), (5, 6)), (5, 6)),  # south before west
        (((2, 4), (2, 6)), (4, 6)),  # 252 degrees before 288
        (((4, 4), (5, 4)), (5, 4)),  # north before north-west
        (((6, 6), (6, 4)), (6, 4)),  # north-east before south-east
        (((5, 4), (6, 4)), (5, 4)),  # north is the very first
        (((4, 6), (6, 5)), (6, 5)),  # the eastern half before the western
    ],
)
def test_among_equally_near_prey_the_smallest_bearing_counts(prey: tuple[Place, Place], there: Place) -> None:
    assert goes((5, 5), *prey) == there
    assert goes((5, 5), *reversed(prey)) == there


@pytest.mark.rule("JK-351", "T-122")
def test_of_two_in_the_same_direction_and_distance_the_nearer_as_the_crow_flies_is_the_quarry() -> None:
    # Given a bear west of the bay: the way to both leads round it
    state = hunt((4, 6), (9, 6), (10, 6), island="crescent_bay")
    near, far = (state.island.named(at(x, 6)) for x in (9, 10))
    for prey in ([near, far], [far, near]):
        assert quarry_of(state.island, state.bear, prey) == near
    # The first step is the same to both, as everywhere on the printed islands.
    assert bear_after(state) == (4, 5)


def foretold(bear: Place, prey: list[Place], land: set[Place]) -> Place:
    """The catalogue's words, told once more and slowly."""

    def far_from(start: Place) -> dict[Place, int]:
        steps = {start: 0}
        edge = [start]
        for x, y in edge:
            for there in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
                if there in land and there not in steps:
                    steps[there] = steps[x, y] + 1
                    edge.append(there)
        return steps

    def bearing(there: Place) -> float:
        return math.degrees(math.atan2(there[0] - bear[0], bear[1] - there[1])) % 360

    away = far_from(bear)
    quarry = min(prey, key=lambda cell: (away[cell], round(bearing(cell), 6), math.dist(cell, bear)))
    back = far_from(quarry)
    beside = [cell for cell in land if away[cell] == 1 and back[cell] == back[bear] - 1]
    return min(
        beside,
        key=lambda cell: (
            back[bear] == 2 and math.dist(cell, quarry) != 1,
            math.dist(cell, bear) == 1,
            round(math.dist(cell, quarry), 6),
            bearing(cell),
        ),
    )


@pytest.mark.rule("JK-237", "JK-241", "JK-242", "JK-243", "JK-244", "JK-245", "JK-246", "JK-247", "JK-248")
@pytest.mark.parametrize("island", ["treasure_island", "skerry", "crescent_bay", "long_reef"])
def test_on_every_island_it_goes_where_the_rules_foretell(island: str) -> None:
    shape = jackal().box.island_named(island)
    land = [(shape.x[cell], shape.y[cell]) for cell in range(shape.land)]
    rng = rng_from(f"bear of {island}")
    for _ in range(60):
        rng.shuffle(land)
        bear, prey = land[0], land[1 : 2 + rng.below(3)]
        assert goes(bear, *prey, island=island) == foretold(bear, prey, set(land)), (bear, prey)


@pytest.mark.rule("JK-237", "JK-241")
def test_the_bear_walks_round_the_bay_and_never_swims() -> None:
    # Given prey across the water, two columns away by sea and far by land
    state = hunt((4, 6), (9, 6), island="crescent_bay")
    path = [bear_after(state)]
    while where(state, "yellow-1") == at(9, 6):
        play(state, "sail cw 1")
        path.append(bear_after(state))
    assert path == [(4, 5), (5, 4), (6, 3), (7, 4), (8, 4), (9, 5), (9, 6)]


@pytest.mark.rule("JK-236", "JK-221", "JK-222", "JK-223", "T-118", "T-029")
def test_woken_it_mauls_steps_once_and_moves_again_only_in_the_wakers_later_turns() -> None:
    # Given a den beside white's pirate, and yellow's pirate three cells north of the den
    state = table(scene({(5, 6): ".:w1", (5, 5): "?dn", (5, 2): ".:y1"}), listen=True)
    act(state, step(1, 5, 5))
    # Then it has made one step, not two
    assert (where(state, "white-1"), look(state).bear, look(state).waker) == ("ship", at(6, 4), "white")
    play(state, "sail cw 1")
    assert look(state).bear == at(6, 4)  # yellow's turn moves nothing
    play(state, "sail cw 1")
    assert look(state).bear == at(5, 3)
    assert where(state, "white-1") == "ship"
    play(state, "sail cw 1")
    assert where(state, "white-1") == "aboard white"


@pytest.mark.rule("T-118", "JK-222", "JK-245")
def test_woken_two_steps_from_somebody_it_comes_to_his_side_at_once() -> None:
    state = table(scene({(4, 5): ".:w1", (5, 5): "?dn", (5, 3): ".:y1"}))
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), look(state).bear, where(state, "yellow-1")) == ("ship", at(5, 4), at(5, 3))


@pytest.mark.rule("JK-240", "T-119")
def test_without_prey_on_land_it_stays() -> None:
    # Given nobody but the discoverer on land, and a swimmer
    state = table(scene({(5, 6): ".:w1", (5, 5): "?dn", (10, 4): "~:y1"}))
    act(state, step(1, 5, 5))
    assert look(state).bear == at(5, 5)
    act(state, "swim 1 cw", "sail cw 1")
    assert look(state).bear == at(5, 5)


@pytest.mark.rule("JK-236", "JK-217")
def test_whoever_moves_the_wakers_crew_the_bear_moves_after_its_turn() -> None:
    # Given smoke: yellow's player moves white
    state = table(scene({(5, 5): ".:&", (8, 5): ".:y1"}), smoke=1)
    assert state.deciders() == (1,)
    assert bear_after(state) == (6, 4)


@pytest.mark.rule("JK-236")
def test_a_waker_without_living_figures_still_has_turns_after_which_it_moves() -> None:
    state = table(scene({(5, 5): ".:&", (8, 5): ".:y1"}), turn="yellow", dead="white-1 white-2 white-3", listen=True)
    act(state, "sail cw 1")
    assert kinds(state)[-3:] == ["passed", "bear-moved", "turn"]
    assert look(state).bear == at(6, 4)


@pytest.mark.rule("JK-238")
@pytest.mark.parametrize(
    "sign",
    [">N", "ic", "ho", "cr", "tr", "bl", "!N", "x0", "l5", "pi", "ba", "ca", "ju", "fo", "sh", "bk", "ai", "?c3"],
)
def test_no_tile_does_anything_to_the_bear(sign: str) -> None:
    # Given a tile on its only way to a pirate
    state = table(scene({(4, 4): ".:&", (5, 5): sign, (7, 7): ".:y1"}))
    before = tile(state, at(5, 5))
    assert bear_after(state) == (5, 5)
    assert tile(state, at(5, 5)) == before, "it explores nothing"
    play(state, "sail cw 1")
    assert bear_after(state) == (6, 6)


@pytest.mark.rule("JK-249", "JK-254", "JK-102", "JK-239")
@pytest.mark.parametrize("sign", ["fo", "sh", "bk", "ju", "pi", "l3", "."])
def test_everybody_in_the_cell_it_enters_is_hit_and_coins_stay(sign: str) -> None:
    mates = "" if sign == "bk" else "r1!" if sign == "pi" else "r1"
    gold = "$" if sign in ("bk", "pi", "l3", ".") else ""
    state = table(scene({(5, 5): ".:&", (6, 5): f"{sign}:y1{mates}{gold}"}), seats=3)
    play(state, "sail cw 1")
    assert look(state).bear == at(6, 5)
    assert where(state, "yellow-1") == "ship"
    assert sign == "bk" or where(state, "red-1") == "ship"
    assert coins(state, at(6, 5), 1 if sign == "l3" else 0) == len(gold)
    assert trapped(state) == []


@pytest.mark.rule("JK-239", "JK-262")
def test_armed_missionaries_and_the_wakers_own_pirates_are_prey() -> None:
    state = table(scene({(4, 4): ".:&", (7, 7): ".:M"}))
    assert bear_after(state) == (5, 5)
    state = table(scene({(4, 4): ".:&", (7, 7): ".:w1"}))
    assert bear_after(state) == (5, 5)


@pytest.mark.rule("JK-239", "T-121", "JK-119")
def test_a_pirate_with_his_missionary_is_no_prey() -> None:
    state = table(scene({(5, 5): ".:&", (5, 4): ".:y1m", (5, 8): ".:w1"}), missionary="yellow")
    assert bear_after(state) == (6, 6)
    assert where(state, "yellow-1") == at(5, 4)


@pytest.mark.rule("JK-239", "JK-059")
def test_figures_aboard_or_at_sea_and_a_lone_unarmed_missionary_are_no_prey() -> None:
    state = table(scene({(6, 1): ".:&", (5, 1): ".:m", (7, 0): "~:y1"}), missionary="white")
    assert bear_after(state) == (6, 1)
