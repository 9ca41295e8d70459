"""Chance: every law of the catalogue, seen over many seeds. The seeds are fixed, so nothing here fails by bad luck."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.stories.builder import person, rival, table
from tests.rules.maracaibo.story import (
    act,
    box,
    inside,
    is_fair,
    jordan_of,
    look,
    new_game,
    opened,
    told,
    unfairness,
)

GAMES = 600
TWO = [person(ship="c1r1"), person(ship="c1r2")]


@cache
def opened_games() -> list[MaracaiboView]:
    """Many setups for two players."""
    return [look(opened(2, f"chance {number}")) for number in range(GAMES)]


def kind_of(view: MaracaiboView, place: int) -> str:
    return view.cards[view.cells[place].card or ""].kind


# Shuffles


@pytest.mark.rule("PM-021", "PM-023")
@pytest.mark.parametrize("place", [0, 1, 12, 24])
def test_every_kind_of_card_comes_to_every_cell_by_its_share(place: int) -> None:
    counts = Counter(kind_of(view, place) for view in opened_games())
    shares = {"improvement": 15, "residence": 4, "location": 6}
    expected = [GAMES * share / 25 for share in shares.values()]
    assert unfairness([counts[kind] for kind in shares], expected) < 4


@pytest.mark.rule("PM-021", "PM-022")
def test_every_improvement_and_residence_is_dealt_equally_often() -> None:
    dealt = Counter(cell.card for view in opened_games() for cell in view.cells)
    for kind, used, of in ((0, 15, 22), (1, 4, 12)):
        counts = [dealt[card.id] for card in box().cards if (card.kind, card.tier) == (kind, 1)]
        assert len(counts) == of
        assert all(
            abs(count - GAMES * used / of) < 5 * (GAMES * used / of * (1 - used / of)) ** 0.5 for count in counts
        )
    assert all(dealt[box().cards[number].id] == GAMES for number in box().tier1_locations)


@pytest.mark.rule("PM-023")
def test_locations_are_dealt_independently_of_each_other() -> None:
    # The cards of neighbouring cells are both locations with chance 6/25 · 5/24 = 1/20.
    both = sum(kind_of(view, 7) == kind_of(view, 8) == "location" for view in opened_games())
    assert abs(both - GAMES / 20) < 4 * (GAMES / 20) ** 0.5


@pytest.mark.rule("PM-026", "PM-105")
def test_every_tier_ii_card_may_come_first() -> None:
    tops = Counter(inside(new_game(2, f"tier two {number}")).tier2[-1] for number in range(GAMES))
    assert set(tops) <= set(box().tier2)
    assert is_fair(list(tops.values()), 40)


@pytest.mark.rule("PM-022", "PM-113")
def test_any_set_aside_card_may_fill_a_cell() -> None:
    tops = Counter(box().cards[inside(new_game(2, f"aside {number}")).reserve[-1]].kind for number in range(GAMES))
    assert unfairness([tops[0], tops[1]], [GAMES * 7 / 15, GAMES * 8 / 15]) < 4


@pytest.mark.rule("PM-031")
def test_every_quest_is_dealt_and_shown_equally_often() -> None:
    for place in (0, 1):
        hands = [look(new_game(2, f"hand {number}"), seat).dealt or [] for number in range(300) for seat in (0, 1)]
        assert is_fair(list(Counter(hand[place] for hand in hands).values()), 28)
        assert is_fair(list(Counter(view.quest_market[place] for view in opened_games()).values()), 28)


@pytest.mark.rule("PM-031")
def test_a_discarded_quest_comes_back_as_often_as_any_other() -> None:
    shown = 0
    for number in range(GAMES):
        state = new_game(4, f"back {number}")
        returned = {(look(state, seat).dealt or [])[1] for seat in range(4)}
        for seat in range(4):
            act(state, seat, "keep 1")
        shown += len(returned & set(look(state).quest_market))
    assert abs(shown - GAMES * 2 * 4 / 24) < 4 * (GAMES * 2 * 4 / 24) ** 0.5


@pytest.mark.rule("PM-032")
def test_every_figurehead_is_offered_equally_often_in_every_place() -> None:
    for place in range(4):
        assert is_fair(list(Counter(view.figureheads[place] for view in opened_games()).values()), 12)


@pytest.mark.rule("PM-028")
@pytest.mark.parametrize("location", ["trinidad", "tobago", "aruba", "bonaire", "curacao", "margarita"])
def test_every_location_gets_every_value_equally_often(location: str) -> None:
    values = Counter(cell.value for view in opened_games() for cell in view.cells if cell.card == location)
    assert set(values) == {"gold", "emerald", "pearl"}
    assert is_fair(list(values.values()), 3)


@pytest.mark.rule("PM-028")
@pytest.mark.parametrize("nth", [0, 5])
def test_the_tiles_are_shuffled_and_not_laid_from_left_to_right(nth: int) -> None:
    values = Counter([cell.value for cell in view.cells if cell.value][nth] for view in opened_games())
    assert is_fair(list(values.values()), 3)


@pytest.mark.rule("PM-030")
def test_every_tile_shows_its_back_in_half_of_the_games_and_each_for_itself() -> None:
    combinations = Counter(tuple(view.market_backs) for view in opened_games())
    assert is_fair(list(combinations.values()), 32)


@pytest.mark.rule("PM-033")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_first_equally_often(seats: int) -> None:
    firsts = Counter(opened(seats, f"first {number}").deciders() for number in range(240))
    assert len(firsts) == seats
    assert is_fair(list(firsts.values()), seats)


@pytest.mark.rule("PM-454")
@pytest.mark.parametrize("difficulty", [0, 2, 6])
def test_the_solo_deck_mixes_any_a_cards_with_any_b_cards(difficulty: int) -> None:
    games = 300
    counts: Counter[str] = Counter()
    first: Counter[bool] = Counter()
    for number in range(games):
        deck = inside(new_game(1, f"solo {number}", f"difficulty={difficulty}")).solo_deck
        cards = [box().solo_cards[place] for place in deck]
        assert len(set(deck)) == 6
        assert sum(card.hard for card in cards) == difficulty
        counts.update(card.id for card in cards)
        first[cards[-1].hard] += 1
    for letter, share in (("a", 6 - difficulty), ("b", difficulty)):
        expected = games * share / 6
        assert all(abs(counts[f"{letter}{k}"] - expected) < 4 * (expected + 1) ** 0.5 for k in range(1, 7))
    assert abs(first[True] - games * difficulty / 6) < 4 * 8.7


@pytest.mark.rule("PM-510")
def test_half_of_the_tier_ii_deck_lies_face_up_anywhere_in_it() -> None:
    tops = 0
    for number in range(300):
        state = inside(new_game(2, f"fog {number}", "fog_improvements=yes"))
        assert sum(state.tier2_up) == 20
        tops += look(state).tier2_top_up
    assert abs(tops - 150) < 4 * 8.7


# Dice


def roll(seed: str, source: str) -> dict[str, int]:
    """The dice of a raid."""
    state = table(TWO, doing=source, seed=seed)
    act(state, 0, "do")
    raid = look(state).raid
    assert raid is not None
    return raid.dice


@pytest.mark.rule("PM-150", "PM-002")
def test_three_fair_and_independent_dice() -> None:
    rolls = [roll(f"dice {number}", "trinidad") for number in range(GAMES)]
    for colour in ("gold", "emerald", "pearl"):
        assert is_fair(list(Counter(dice[colour] for dice in rolls).values()), 6)
    pairs = Counter((dice["gold"], dice["pearl"]) for dice in rolls)
    assert is_fair(list(pairs.values()), 36)


@pytest.mark.rule("PM-162")
def test_one_fair_die() -> None:
    rolls = [roll(f"one {number}", "brigantine") for number in range(300)]
    assert {tuple(dice) for dice in rolls} == {("pearl",)}
    assert is_fair(list(Counter(dice["pearl"] for dice in rolls).values()), 6)


@pytest.mark.rule("PM-151")
def test_a_reroll_is_a_fresh_roll_of_all_dice() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(GAMES):
        state = table(TWO, doing="trinidad", seed=f"reroll {number}")
        act(state, 0, "do")
        before = look(state).raid
        act(state, 0, "reroll")
        after = look(state).raid
        assert before is not None
        assert after is not None
        pairs[before.dice["emerald"], after.dice["emerald"]] += 1
    assert is_fair(list(pairs.values()), 36)


@pytest.mark.rule("PM-521")
def test_fair_dice_in_a_skirmish() -> None:
    results: Counter[str] = Counter()
    for number in range(400):
        people = [person(ship="c1r1"), person(ship="c2r1")]
        state = table(people, options=["pirate_skirmish=yes"], seed=f"fight {number}", listen=True)
        act(state, 0, "sail c2r1")
        (combat,) = [event.args["results"] for event in told(state) if event.kind == "combat"]
        results[str(combat)] += 1
    assert is_fair(list(results.values()), 36)


@pytest.mark.rule("PM-471")
def test_jordans_treasure_die_is_fair() -> None:
    # 1, 2, 3 are gold, emerald, pearl; with most markers on the pearl island 4, 5, 6 are pearls too.
    taken: Counter[str] = Counter()
    for number in range(300):
        cards = {"c2r1": "trinidad", "c2r2": "sugar", "c3r1": "rum", "c3r2": "tobacco"}
        state = table(
            [person(ship="c1r4")],
            jordan=rival(ship="c1r1"),
            cards=cards,
            islands=(3, 3, 9),
            solo_deck="a1",
            active=1,
            seed=f"treasure {number}",
        )
        (treasure,) = [name for name, count in jordan_of(state).treasures.items() if count]
        taken[treasure] += 1
    assert unfairness([taken["gold"], taken["emerald"], taken["pearl"]], [50, 50, 200]) < 4


@pytest.mark.rule("PM-482")
def test_jordans_figurehead_die_is_fair() -> None:
    taken: Counter[str] = Counter()
    for number in range(300):
        # The fifth upgrade is the figurehead.
        state = table(
            [person(ship="c1r4")],
            jordan=rival(ship="gulf", upgrades=4),
            figureheads="mermaid dragon harpy",
            active=1,
            seed=f"head {number}",
        )
        taken.update(jordan_of(state).figureheads)
    assert set(taken) == {"mermaid", "dragon", "harpy"}
    assert is_fair(list(taken.values()), 3)


@pytest.mark.rule("PM-484")
def test_jordans_residence_die_is_fair() -> None:
    taken: Counter[str] = Counter()
    for number in range(300):
        # The second upgrade is a residence; one of the four holds Jordan's token already.
        state = table(
            [person(ship="c1r4")],
            jordan=rival(ship="gulf", upgrades=1, residences="c2r1"),
            cards={"c2r1": "hacienda", "c3r1": "tavern", "c3r2": "armoury", "c4r2": "shipyard"},
            active=1,
            seed=f"house {number}",
        )
        taken.update(jordan_of(state).residences[1:])
    assert set(taken) == {"c3r1", "c3r2", "c4r2"}
    assert is_fair(list(taken.values()), 3)


@pytest.mark.rule("PM-545")
def test_jordans_ruby_die_is_fair() -> None:
    taken: Counter[int] = Counter()
    for number in range(300):
        state = table(
            [person(ship="c1r4")],
            jordan=rival(ship="c9r1", rubies=1),
            options=["rubies=yes"],
            solo_deck="a1",
            active=1,
            seed=f"ruby {number}",
        )
        assert jordan_of(state).rubies == 0
        taken.update(look(state).ruby_market)
    assert is_fair(list(taken.values()), 6)


# Draws


@pytest.mark.rule("PM-230", "PM-031")
def test_every_quest_may_lie_on_top_of_the_deck() -> None:
    tops = Counter(inside(opened(2, f"top {number}")).quest_deck[-1] for number in range(GAMES))
    assert is_fair(list(tops.values()), 28)


@pytest.mark.rule("A-27", "PM-403")
def test_refreshed_quests_go_below_the_deck_in_random_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(200):
        whale = person(figurehead="whale")
        state = table([whale, person()], quest_market="q01 q02", doing="aruba", seed=f"refresh {number}")
        act(state, 0, "refresh")
        orders[state.quest_deck[:2]] += 1
    assert len(orders) == 2
    assert is_fair(list(orders.values()), 2)


@pytest.mark.rule("A-51", "PM-024")
def test_the_swap_that_breaks_a_cluster_is_drawn_at_random() -> None:
    # Over many games with a cluster, locations end up in more than a few cells.
    moved: Counter[str] = Counter()
    for number in range(400):
        plain, easy = (look(new_game(2, f"swap {number}", f"beginner={word}")) for word in ("no", "yes"))
        before = {cell.space for cell in plain.cells if cell.value}
        moved.update({cell.space for cell in easy.cells if cell.value} - before)
    assert len(moved) > 9
