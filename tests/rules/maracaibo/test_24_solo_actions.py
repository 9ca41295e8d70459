"""Chapter 24, what Jordan's actions and upgrades do."""

from pathlib import Path

import pytest

from doubloon.games.maracaibo.game import Maracaibo
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, rival, table
from tests.rules.maracaibo.story import changed_game, heard, islands, jordan_of, look, no_targets, seen, space

FULL = 12  # upgrades: nothing more comes of them


def visit(
    location: str,
    card: str,
    jordan: Person,
    *,
    human: Person | None = None,
    cards: dict[str, str] | None = None,
    islands: tuple[int, int, int] = (4, 4, 4),
    dice: tuple[int, ...] = (),
    tier2: str | None = None,
    market: str = "q01 q02",
    deck: str = "q03 q04 q05 q06",
    figureheads: str | None = None,
    options: list[str] | None = None,
    game: Maracaibo | None = None,
) -> MaracaiboState:
    """Jordan's turn from c5r3 to the only target in reach, on c7r3."""
    return table(
        [human or person()], cards={"c7r3": location, **(cards or {})}, fills=no_targets("c7r3"), jordan=jordan,
        active=1, solo_deck=card, islands=islands, dice=dice, tier2=tier2, quest_market=market, quest_deck=deck,
        figureheads=figureheads, options=options, game=game, listen=True,
    )  # fmt: skip


# Raids


@pytest.mark.rule("PM-470", "PM-180", "PM-472")
@pytest.mark.parametrize(
    ("level", "human", "score", "gold", "island"),
    [
        (1, 0, 0, 1, 3),
        (2, 0, 2, 1, 3),
        (3, 0, 2, 1, 4),  # more than the human: a marker
        (3, 1, 2, 1, 3),  # as many
        (4, 0, 3, 2, 3),
        (4, 1, 3, 2, 3),
        (4, 2, 3, 2, 2),
    ],
)
def test_a_raid_of_each_level(level: int, human: int, score: int, gold: int, island: int) -> None:
    owner = person(stored={"gold": "plain " * human, "pearl": "plain plain plain"})
    state = visit("trinidad", "a1", rival(ship="c5r3", level=level, upgrades=FULL), human=owner, dice=(1,))
    assert jordan_of(state).score == score
    assert jordan_of(state).treasures == {"gold": gold, "emerald": 0, "pearl": 0}
    assert islands(state) == (island, 4, 4)


@pytest.mark.rule("PM-470")
def test_the_human_counts_stored_and_buried_treasures_against_the_marker() -> None:
    owner = person(stored={"gold": "plain"}, buried={"gold": "1"})
    strong = rival(ship="c5r3", level=3, upgrades=FULL, treasures=(1, 0, 0))
    assert islands(visit("trinidad", "a1", strong, human=owner, dice=(1,))) == (3, 4, 4)
    assert islands(visit("trinidad", "a1", strong, human=person(stored={"gold": "plain"}), dice=(1,))) == (4, 4, 4)


@pytest.mark.rule("PM-471", "A-41", "PM-478", "X-28")
@pytest.mark.parametrize(
    ("die", "markers", "treasure"),
    [
        (1, (0, 4, 4), "gold"),
        (2, (4, 0, 4), "emerald"),
        (3, (4, 4, 0), "pearl"),
        (4, (2, 3, 5), "pearl"),
        (5, (2, 5, 3), "emerald"),
        (6, (5, 3, 2), "gold"),
        (5, (4, 4, 3), "gold"),
        (6, (3, 4, 4), "emerald"),
        (4, (4, 4, 4), "gold"),
    ],
)
def test_a_die_says_which_treasure_jordan_takes(die: int, markers: tuple[int, int, int], treasure: str) -> None:
    state = visit("trinidad", "a1", rival(ship="c5r3", upgrades=FULL), islands=markers, dice=(die,))
    held = jordan_of(state).treasures
    assert [name for name, count in held.items() if count] == [treasure]


@pytest.mark.rule("PM-472", "PM-181")
@pytest.mark.parametrize(("level", "markers", "gold"), [(1, 0, 1), (4, 1, 2)])
def test_the_supply_provides_what_an_island_does_not_have(level: int, markers: int, gold: int) -> None:
    rich = person(stored={"gold": "plain plain"})
    jordan = rival(ship="c5r3", upgrades=FULL, level=level)
    state = visit("trinidad", "a1", jordan, human=rich, islands=(markers, 4, 4), dice=(1,))
    assert (jordan_of(state).treasures["gold"], islands(state)) == (gold, (0, 4, 4))


@pytest.mark.rule("PM-488", "PM-491")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_jordans_treasures_cover_no_bonus_and_jordan_places_no_market(die: int) -> None:
    state = visit("trinidad", "a1", rival(ship="c5r3", upgrades=FULL), dice=(die,))
    assert (jordan_of(state).score, jordan_of(state).explorer) == (0, "start")
    assert all(cell.market is None for cell in look(state).cells)


@pytest.mark.rule("PM-487", "PM-481")
def test_an_advance_on_arrival_already_counts_for_the_action() -> None:
    state = visit("trinidad", "a1", rival(ship="c5r3", upgrades=2), dice=(1,))
    assert (jordan_of(state).level, jordan_of(state).score) == (2, 2)
    state = visit("bonaire", "a2", rival(ship="c5r3", level=3, upgrades=6))
    assert (jordan_of(state).level, jordan_of(state).score) == (4, 6)


# Explores


@pytest.mark.rule("PM-474", "PM-473")
@pytest.mark.parametrize(("level", "score", "space"), [(1, 3, "l1"), (2, 3, "l2"), (3, 4, "l3"), (4, 6, "l3")])
def test_an_explore_of_each_level(level: int, score: int, space: str) -> None:
    state = visit("bonaire", "a2", rival(ship="c5r3", level=level, upgrades=FULL))
    assert (jordan_of(state).score, jordan_of(state).explorer) == (score, space)


@pytest.mark.rule("PM-473", "A-43", "PM-197", "PM-204", "PM-555")
@pytest.mark.parametrize(
    ("location", "start", "human", "end"),
    [
        ("tobago", "start", "start", "a2"),  # 2 spaces
        ("jamaica", "start", "start", "l2"),  # 4
        ("bonaire", "start", "a1", "l2"),  # the human is skipped
        ("bonaire", "start", "l1", "l2"),  # also where Jordan would have stopped
        ("bonaire", "a2", "start", "l3"),  # the lower branch is longer
        ("bonaire", "b3", "start", "bl3"),
        ("tobago", "c2", "start", "cl1"),  # past the Retirement tile
        ("tobago", "c3", "cl3", "cl2"),  # the human makes no branch shorter
        ("tobago", "d3", "dl3", "dl2"),
        ("jamaica", "e1", "start", "e3"),  # or to the final space
        ("tobago", "e1", "e3", "e3"),  # which is shared
    ],
)
def test_jordans_explorer_takes_the_longest_path_and_all_of_the_value(
    location: str, start: str, human: str, end: str
) -> None:
    jordan = rival(ship="c5r3", explorer=start, upgrades=FULL)
    owner = person(explorer=human)
    for options in ([], ["retirement=yes"]):
        state = visit(location, "a2", jordan, human=owner, options=options)
        assert jordan_of(state).explorer == end
        assert jordan_of(state).score == 3, "spaces give nothing"
        assert (jordan_of(state).upgrades, sum(islands(state)), jordan_of(state).quests) == (FULL, 12, [])


@pytest.mark.rule("A-43")
@pytest.mark.parametrize("branches", ['"cu1", "cl1"', '"cl1", "cu1"'])
def test_of_two_equal_branches_jordan_takes_the_one_listed_first(tmp_path: Path, branches: str) -> None:
    game = changed_game(
        tmp_path, ('"cu3", at = [16, 2], river = 2, to = ["d1"]', '"cu3", at = [16, 2], river = 2, to = ["cl4"]'),
        ('to = ["cu1", "cl1"]', f"to = [{branches}]"),
    )  # fmt: skip
    state = visit("tobago", "a2", rival(ship="c5r3", explorer="c2", upgrades=FULL), game=game)
    assert jordan_of(state).explorer == branches[1:4]


@pytest.mark.rule("PM-489", "A-61")
def test_a_bonus_explore_on_the_final_space_is_lost() -> None:
    state = visit("aruba", "b3", rival(ship="c5r3", explorer="e3", upgrades=FULL))
    assert (jordan_of(state).score, jordan_of(state).quests) == (0, ["q02"])


# Quests and cards


@pytest.mark.rule("PM-475", "PM-235", "A-45", "A-65", "X-36")
@pytest.mark.parametrize(
    ("place", "gap_filled", "taken", "slid"),
    [(1, ["q03", "q02"], "q02", ["q04", "q03"]), (2, ["q01", "q03"], "q03", ["q04", "q01"])],
)
def test_a_humans_quest_is_replaced_in_its_place_and_jordan_slides_the_row(
    place: int, gap_filled: list[str], taken: str, slid: list[str]
) -> None:
    human = person(ship="c1r1")
    state = table(
        [human], cards={"c2r1": "aruba", "c7r3": "martinique"}, fills=no_targets("c7r3"), quest_market="q01 q02",
        quest_deck="q03 q04 q05", jordan=rival(ship="c5r3", upgrades=FULL), solo_deck="a3",
    )  # fmt: skip
    play(state, "sail c2r1", "skip", f"quest market {place}")
    assert look(state).quest_market == gap_filled
    play(state, "end turn")
    assert jordan_of(state).quests == [taken]
    assert look(state).quest_market == slid


@pytest.mark.rule("PM-475", "PM-233")
def test_without_a_deck_jordans_quest_is_not_replaced() -> None:
    state = visit("aruba", "a3", rival(ship="c5r3", upgrades=FULL), deck="")
    assert (jordan_of(state).quests, look(state).quest_market) == (["q02"], ["q01"])


@pytest.mark.rule("PM-476", "A-48")
@pytest.mark.parametrize("location", ["curacao", "margarita", "barbados"])
def test_an_acquisition_takes_the_top_tier_two_card_and_none_of_the_caribbean(location: str) -> None:
    state = visit(location, "a6", rival(ship="c5r3", upgrades=FULL), tier2="jamaica coffee")
    assert jordan_of(state).bought == ["jamaica"], "a Location counts as well"
    assert (look(state).tier2, space(state, "c7r3").card) == (1, location)


@pytest.mark.rule("PM-477")
@pytest.mark.parametrize(
    ("card", "bought"), [("a1", "gunner"), ("a2", "sugar"), ("a3", "sloop"), ("a4", "sugar"), ("a6", "gunner")]
)
def test_the_first_type_of_the_card_with_a_card_in_range_is_bought(card: str, bought: str) -> None:
    near = {"c6r1": "gunner", "c7r3": "sugar", "c6r3": "sloop"}
    state = table(
        [person()], cards=near, fills=no_targets(*near), jordan=rival(ship="c5r3"), active=1, solo_deck=card
    )  # fmt: skip
    assert jordan_of(state).bought == [bought]


@pytest.mark.rule("PM-477")
@pytest.mark.parametrize(
    ("card", "near", "bought"),
    [
        ("a1", {"c7r3": "sloop", "c6r3": "sugar"}, "sugar"),
        ("a2", {"c7r3": "gunner", "c6r3": "sloop"}, "sloop"),
        ("a5", {"c7r3": "gunner", "c8r3": "hacienda"}, "gunner"),
        ("a1", {"c6r1": "gunner", "c7r3": "lookout", "c8r3": "sloop"}, "lookout"),
    ],
)
def test_without_the_first_type_the_second_and_third_are_checked(card: str, near: dict[str, str], bought: str) -> None:
    state = table([person()], cards=near, fills=no_targets(*near), jordan=rival(ship="c5r3"), active=1, solo_deck=card)
    assert jordan_of(state).bought == [bought]


# Upgrades


COLUMNS = [
    ["quest", "residence", "advance"],
    ["quest", "figurehead", "quest"],
    ["advance", "residence", "quest"],
    ["quest", "advance", "residence"],
]
ORDER = [icon for column in COLUMNS for icon in column]


@pytest.mark.rule("PM-480", "PM-483", "PM-489")
@pytest.mark.parametrize("filled", range(13))
def test_upgrades_are_filled_column_by_column_from_the_top_without_barriers(filled: int) -> None:
    state = visit("bonaire", "a2", rival(ship="c5r3", upgrades=filled))
    assert heard(state, "jordan-upgrade", "icon") == ORDER[filled : filled + 1]
    assert jordan_of(state).upgrades == min(filled + 1, 12)
    quest = ORDER[filled : filled + 1] == ["quest"]
    assert (jordan_of(state).quests, look(state).quest_market) == (
        (["q02"], ["q03", "q01"]) if quest else ([], ["q01", "q02"])
    )


@pytest.mark.rule("PM-481")
@pytest.mark.parametrize(("level", "then"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_an_advance_moves_the_strength_marker_up_to_level_four(level: int, then: int) -> None:
    state = visit("aruba", "a3", rival(ship="c5r3", level=level, upgrades=2))
    assert jordan_of(state).level == then


@pytest.mark.rule("PM-489", "PM-483")
def test_a_quest_upgrade_with_an_empty_market_is_lost() -> None:
    state = visit("bonaire", "a2", rival(ship="c5r3"), market="-", deck="q03")
    assert (jordan_of(state).upgrades, jordan_of(state).quests, look(state).quest_deck) == (1, [], 1)


@pytest.mark.rule("PM-482")
@pytest.mark.parametrize(("die", "taken"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_die_says_which_figurehead_leaves_the_market(die: int, taken: int) -> None:
    tiles = ["hawk", "sea_snake", "lion"]
    state = visit("aruba", "a3", rival(ship="c5r3", upgrades=4), dice=(die,), figureheads=" ".join(tiles))
    assert jordan_of(state).figureheads == [tiles[taken]]
    assert look(state).figureheads == [tile for tile in tiles if tile != tiles[taken]]
    assert (jordan_of(state).treasures, jordan_of(state).score) == ({"gold": 0, "emerald": 0, "pearl": 0}, 0)


@pytest.mark.rule("PM-482")
def test_jordan_takes_no_figurehead_once_the_human_has_one() -> None:
    human = person(figurehead="whale")
    state = visit("aruba", "a3", rival(ship="c5r3", upgrades=4), human=human, figureheads="hawk lion shark")
    assert (jordan_of(state).figureheads, look(state).figureheads) == ([], ["hawk", "lion", "shark"])
    assert jordan_of(state).upgrades == 5


FOUR = {"c1r2": "hacienda", "c1r4": "shipyard", "c2r1": "armoury", "c9r1": "tavern"}


@pytest.mark.rule("PM-484")
@pytest.mark.parametrize(
    ("dice", "held", "built"),
    [
        ((1,), "", "c1r2"),
        ((2,), "", "c1r4"),
        ((3,), "", "c2r1"),
        ((4,), "", "c9r1"),
        ((5, 6, 3), "", "c2r1"),
        ((2, 5, 2, 4), "c1r4", "c9r1"),
    ],
)
def test_a_die_says_where_jordan_builds(dice: tuple[int, ...], held: str, built: str) -> None:
    state = visit("aruba", "a3", rival(ship="c5r3", upgrades=1, residences=held), cards=FOUR, dice=dice)
    assert jordan_of(state).residences == [*held.split(), built]
    assert (space(state, built).tokens, jordan_of(state).score) == ([1], 2)


@pytest.mark.rule("PM-484", "PM-123")
def test_a_second_token_on_a_residence_scores_nothing_at_once() -> None:
    human = person(residences="c2r1")
    state = visit("aruba", "a3", rival(ship="c5r3", upgrades=1), human=human, cards=FOUR, dice=(3,))
    assert (space(state, "c2r1").tokens, jordan_of(state).score) == ([0, 1], 0)
    assert seen(state, 0).score == 0


@pytest.mark.rule("A-44", "PM-489")
def test_with_all_four_residences_built_the_icon_does_nothing() -> None:
    state = visit("aruba", "a3", rival(ship="c5r3", upgrades=1, residences=" ".join(FOUR)), cards=FOUR)
    assert (len(jordan_of(state).residences), jordan_of(state).score, jordan_of(state).upgrades) == (4, 0, 2)
