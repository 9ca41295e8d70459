"""Chapter 15: treasure values."""

from __future__ import annotations

from itertools import permutations, product
from pathlib import Path

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.loot_island.game import LootIsland
from doubloon.games.loot_island.stories.builder import person, play, table
from tests.rules.loot_island.story import box, changed_game, seen

RIGHT, LEFT, FRONT = [9, 36, 41, 58], [18, 29, 45, 73], [19, 30, 53, 67]
JEWELS = [2, 4, 10, 21, 24, 31, 35, 42, 44, 50]
WORTH_OF_JEWELS = [2, 5, 3, 4, 2, 4, 3, 2, 4, 3]


def worth(treasures: str, game: LootIsland | None = None) -> int:
    """The loot value of a player with these treasures, no cubes and not the tile; nobody else has a crown."""
    five = [person(cubes=0, treasures=treasures), *(person(cubes=0) for _ in range(4))]
    state = table(five, at="end", first=1, round=5, game=game)
    assert state.over()
    return state.scores()[0]


def listed(refs: list[int]) -> str:
    return " ".join(str(ref) for ref in refs)


@pytest.mark.rule("LI-360")
@pytest.mark.parametrize(
    ("treasures", "value"),
    [
        ("", 0),
        ("15 16", 3 + 12),
        # An amulet, a bag, a book with the bag's curse, two jewels, a crown, and a skull with five other types.
        ("15 70 12 2 63 20 9", 3 + 15 + 2 * 5 + (2 + 2 + 8) + (1 + 25) + (3 + 5)),
    ],
)
def test_each_type_is_valued_on_its_own(treasures: str, value: int) -> None:
    assert worth(treasures) == value


@pytest.mark.rule("LI-361")
@pytest.mark.parametrize(
    ("treasures", "value"),
    [("8", 1), ("8 13 15", 6), ("8 22 38 55", 4), ("6", 5), ("6 7 11 16", 34), ("57 62 69 70", 46), ("8 6", 6)],
)
def test_amulets_and_coin_bags_have_base_values_only(treasures: str, value: int) -> None:
    assert worth(treasures) == value


@pytest.mark.rule("LI-362", "Q-38")
@pytest.mark.parametrize(("book", "times"), [(71, 1), (12, 2), (5, 2), (49, 3), (56, 3)])
@pytest.mark.parametrize(("partner", "base", "curse"), [(6, 5, 1), (70, 15, 5), (18, 4 + 1, 3), (20, 1 + 25, 2)])
def test_a_book_multiplies_the_curse_of_another_treasure(
    book: int, times: int, partner: int, base: int, curse: int
) -> None:
    # A skull gains its bonus of 1 through the book, a crown the first place.
    assert worth(f"{book} {partner}") == base + times * curse


@pytest.mark.rule("LI-363", "Q-38")
@pytest.mark.parametrize(
    ("treasures", "value"),
    [
        ("56 61", 0),
        ("56 61 15", 3),
        ("49 5 16", 12 + 3 * 4),
        ("49 56 5 16 6", 12 + 5 + 3 * 4 + 3 * 1),
    ],
)
def test_a_treasure_serves_one_book_and_a_book_none(treasures: str, value: int) -> None:
    assert worth(treasures) == value


@pytest.mark.rule("LI-364")
@pytest.mark.parametrize(("treasures", "value"), [("12", 0), ("56", 0), ("12 15", 3), ("49 8 13", 3)])
def test_a_book_without_a_cursed_partner_is_worth_nothing(treasures: str, value: int) -> None:
    assert worth(treasures) == value


@pytest.mark.rule("LI-364")
def test_pairing_costs_the_partner_nothing() -> None:
    # Given two jewels, each paired: their base values and their set count in full
    assert worth("12 14 2 10") == (2 + 3 + 8) + 2 * 2 + 2 * 3


@pytest.mark.rule("LI-365")
@pytest.mark.parametrize("seed", range(12))
def test_books_are_paired_for_the_best_total(seed: int) -> None:
    rng = rng_from(f"books {seed}")
    books = {5: 2, 12: 2, 49: 3, 56: 3, 71: 1}
    bags = {6: (5, 1), 7: (7, 2), 11: (10, 3), 16: (12, 4), 70: (15, 5), 62: (10, 3)}
    own = rng.sample(sorted(books), 3)
    partners = rng.sample(sorted(bags), 1 + seed % 4)
    curses = [bags[ref][1] for ref in partners] + [0, 0, 0]
    best = max(
        sum(books[book] * curse for book, curse in zip(own, chosen, strict=True)) for chosen in permutations(curses, 3)
    )
    assert worth(listed([*own, *partners])) == best + sum(bags[ref][0] for ref in partners)


@pytest.mark.rule("LI-366", "LI-373")
@pytest.mark.parametrize(
    ("count", "bonus"),
    [(0, 0), (1, 0), (2, 8), (3, 20), (4, 20), (5, 28), (6, 40), (7, 40), (8, 48), (9, 60), (10, 60)],
)
def test_jewels_pay_8_for_two_and_20_for_three(count: int, bonus: int) -> None:
    assert worth(listed(JEWELS[:count])) == sum(WORTH_OF_JEWELS[:count]) + bonus


CROWNS = {0: "", 1: "1", 2: "17", 3: "3", 4: "20", 5: "37 59", 6: "74 64"}  # by crosses
MORE_CROWNS = {1: ["1", "59"], 2: ["17", "34", "40", "64"], 3: ["3", "23", "46", "66"], 4: ["20", "37", "52", "74"]}


def crown_bonuses(*crosses: int) -> list[int]:
    """The bonuses of players with these crosses."""
    used: dict[int, int] = {}
    five = []
    for number in crosses:
        at = used.get(number, 0)
        used[number] = at + 1
        five.append(person(cubes=0, treasures=MORE_CROWNS[number][at] if number in MORE_CROWNS else CROWNS[number]))
    state = table(five, at="end", first=0, round=5)
    return [seen(state, seat).crown_bonus for seat in range(len(crosses))]


@pytest.mark.rule("LI-367", "Q-27")
@pytest.mark.parametrize(
    ("crosses", "bonuses"),
    [
        ((6, 4, 3, 2, 1), [25, 18, 11, 4, 0]),
        ((1, 2, 3, 4, 6), [0, 4, 11, 18, 25]),
        ((0, 1, 0), [0, 25, 0]),
        ((2, 5, 3, 1), [11, 25, 18, 4]),
    ],
)
def test_crowns_pay_by_places(crosses: tuple[int, ...], bonuses: list[int]) -> None:
    assert crown_bonuses(*crosses) == bonuses


@pytest.mark.rule("LI-367", "LI-373")
def test_crosses_of_several_crowns_add_up_and_base_values_come_on_top() -> None:
    five = [person(cubes=0, treasures=refs) for refs in ("1 3", "20", "", "", "")]
    state = table(five, at="end", first=2, round=5)
    assert state.scores() == [4 + 2 + (25 + 18) // 2, 1 + (25 + 18) // 2, 5, 0, 0]
    more = [person(cubes=0, treasures=refs) for refs in ("1 3 59", "20", "", "", "")]
    assert table(more, at="end", first=2, round=5).scores()[:2] == [4 + 2 + 4 + 25, 1 + 18]


@pytest.mark.rule("LI-367")
def test_players_out_by_cubes_take_no_place() -> None:
    four = [person(cubes=13, treasures="20"), *(person(cubes=0, treasures=ref) for ref in ("3", "17", "1"))]
    state = table(four, at="end", first=0, round=5)
    assert [seen(state, seat).crown_bonus for seat in range(4)] == [0, 25, 18, 11]


@pytest.mark.rule("LI-367", "LI-368")
@pytest.mark.parametrize(
    ("crosses", "bonuses"),
    [
        ((4, 4), [21, 21]),
        ((4, 4, 3, 0), [21, 21, 11, 0]),
        ((4, 3, 3, 2), [25, 14, 14, 4]),
        ((3, 3, 3, 2, 1), [18, 18, 18, 4, 0]),
        ((2, 2, 2, 2, 1), [14, 14, 14, 14, 0]),
        ((6, 2, 2, 2, 1), [25, 11, 11, 11, 0]),
        ((6, 4, 2, 1, 1), [25, 18, 11, 2, 2]),
        ((4, 4, 2, 2, 1), [21, 21, 7, 7, 0]),
    ],
)
def test_ties_share_their_places_rounded_down(crosses: tuple[int, ...], bonuses: list[int]) -> None:
    # With two players Aaron is there, who has no crown.
    assert crown_bonuses(*crosses) == bonuses


@pytest.mark.rule("LI-369")
@pytest.mark.parametrize(("crosses", "bonuses"), [((0, 0, 0), [0, 0, 0]), ((0, 4, 0, 1), [0, 25, 0, 18])])
def test_without_crosses_there_is_no_bonus_and_no_place(crosses: tuple[int, ...], bonuses: list[int]) -> None:
    assert crown_bonuses(*crosses) == bonuses


@pytest.mark.rule("LI-370", "LI-373")
@pytest.mark.parametrize(("skulls", "pays"), [([9], 1), ([9, 18], 3), ([9, 18, 19], 6), ([9, 36], 2), ([9, 36, 41], 3)])
@pytest.mark.parametrize(
    ("others", "types", "value"),
    [
        ([], 0, 0),
        ([15], 1, 3),
        ([15, 8], 1, 4),
        ([15, 16], 2, 15),
        ([15, 16, 2], 3, 17),
        ([15, 16, 2, 20], 4, 17 + 26),
        ([15, 70, 2, 20, 12], 5, 3 + 15 + 2 + 26 + 10),
    ],
)
def test_sets_of_skulls_pay_for_every_other_type(
    skulls: list[int], pays: int, others: list[int], types: int, value: int
) -> None:
    bases = sum(box().treasures[box().treasure_with(ref)].base for ref in skulls)
    assert worth(listed([*skulls, *others])) == bases + pays * types + value


@pytest.mark.rule("LI-371")
def test_skulls_make_sets_of_three_then_of_two_then_singles() -> None:
    for right, left, front in product(range(5), repeat=3):
        low, middle, high = sorted((right, left, front))
        pays = 6 * low + 3 * (middle - low) + (high - middle)
        skulls = [*RIGHT[:right], *LEFT[:left], *FRONT[:front]]
        five = [person(treasures=listed([*skulls, 15])), *(person() for _ in range(4))]
        bases = sum(box().treasures[box().treasure_with(ref)].base for ref in skulls)
        assert seen(table(five), 0).treasure_value == bases + 3 + pays, (right, left, front)


@pytest.mark.rule("LI-372")
def test_a_type_counts_once_and_a_book_even_if_worth_nothing(tmp_path: Path) -> None:
    assert worth("9 15 8 13") == 3 + 1 + (3 + 1 + 2)
    # Given a skull without a curse, so that the books find no partner
    game = changed_game(tmp_path, ('base = 3, curse = 2, kind = "right"', 'base = 3, kind = "right"'))
    assert worth("9 12", game) == 3 + 1
    assert worth("9 12 14", game) == 3 + 1


@pytest.mark.rule("LI-373")
def test_bonuses_are_part_of_the_loot_that_pays_the_healer() -> None:
    three = [person(cubes=5, treasures="2 10 21"), person(cubes=0), person(cubes=0)]
    state = table(three, at="end", first=1, round=5, healers="H14")
    play(state, "healer h14")
    assert state.scores()[0] == 2 + 3 + 4 + 20 - 17
