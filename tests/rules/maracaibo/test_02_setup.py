"""Chapter 2: setup."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from doubloon.core.errors import BadOption
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.maracaibo.stories.builder import person, table
from tests.rules.maracaibo.story import (
    LAYOUTS,
    MODULES,
    SEATS,
    act,
    box,
    card,
    changed_game,
    clause_against,
    inside,
    kinds,
    look,
    new_game,
    offers,
    opened,
    rules,
    seen,
    told,
)


def dealt_kinds(state: State) -> Counter[str]:
    """What kinds of cards lie in the Caribbean, all of them face up."""
    view = look(state)
    return Counter(view.cards[cell.card].kind for cell in view.cells if cell.card)


def locations(state: State) -> set[str]:
    """The spaces with a location, face up or down."""
    view = look(state)
    return {
        cell.space
        for cell in view.cells
        if (cell.back == "location" if cell.card is None else view.cards[cell.card].kind == "location")
    }


def largest_cluster(spaces: set[str]) -> int:
    """How many of these spaces hang together edge to edge, at most."""
    left = {(int(name[1 : name.index("r")]), int(name[name.index("r") + 1 :])) for name in spaces}
    best = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            x, y = edge.pop()
            size += 1
            near = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & left
            left -= near
            edge += near
        best = max(best, size)
    return best


# Modules and options


@pytest.mark.rule("PM-020")
def test_no_module_is_the_default() -> None:
    options = rules().options([])
    assert [options.flag(module) for module in MODULES] == [False] * 6
    assert options.choice("layout") == "standard"
    assert not options.flag("beginner")


@pytest.mark.rule("PM-020")
@pytest.mark.parametrize("subset", range(64))
def test_any_subset_of_the_modules_may_be_played(subset: int) -> None:
    chosen = [f"{module}={'yes' if subset >> place & 1 else 'no'}" for place, module in enumerate(MODULES)]
    state = opened(3, "modules", *chosen)
    assert offers(state, state.deciders()[0], "sail") != []
    view = look(state)
    down = {cell.back for cell in view.cells if cell.card is None}
    assert down == {name for place, name in enumerate(["location", "improvement"]) if subset >> place & 1}
    assert len(view.quest_market) == (3 if subset & 8 else 2)


@pytest.mark.rule("PM-020")
def test_modules_are_chosen_before_the_setup_and_there_are_no_others() -> None:
    with pytest.raises(BadOption, match="kraken_attack"):
        rules().options(["kraken_attack=yes"])


# The Caribbean


@pytest.mark.rule("PM-021", "PM-023", "A-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_25_cards_are_dealt(layout: str, seats: int) -> None:
    state = opened(seats, f"deal {layout}", f"layout={layout}")
    assert dealt_kinds(state) == {"improvement": 15, "residence": 4, "location": 6}
    dealt = [cell.card for cell in look(state).cells]
    assert len(set(dealt)) == 25
    assert all(look(state).cards[id].tier == 1 for id in dealt if id)
    assert {id for id in dealt if id and card(id).actions_list >= 0} == {
        "trinidad",
        "tobago",
        "aruba",
        "bonaire",
        "curacao",
        "margarita",
    }


@pytest.mark.rule("PM-022")
def test_7_improvements_and_8_residences_are_set_aside_unseen() -> None:
    state = opened(2, "aside")
    view = look(state)
    assert view.reserve == 15
    unused = {entry.id for entry in box().cards if entry.tier == 1} - {cell.card for cell in view.cells}
    assert Counter(card(id).kind for id in unused) == {0: 7, 1: 8}
    assert sorted(box().cards[number].id for number in inside(state).reserve) == sorted(unused)
    for looker in (SPECTATOR, 0, 1):
        assert not unused & set(look(state, looker).cards)


@pytest.mark.rule("PM-023", "PM-025")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_cells_are_filled_column_by_column_from_top_to_bottom(layout: str) -> None:
    view = look(opened(2, "cells", f"layout={layout}"))
    cards = [(x, y) for x in range(9) for y in range(4) if view.rows[y][x] == "#"]
    assert view.layout == layout
    assert [cell.space for cell in view.cells] == [f"c{x + 1}r{y + 1}" for x, y in cards]
    assert Counter("".join(view.rows).replace(".", "")) == {"#": 25, "G": 2, "E": 2, "P": 2}


@pytest.mark.rule("PM-025", "PM-058")
def test_a_custom_layout_may_be_used(tmp_path: Path) -> None:
    rows = '["###PP####", "######GG#", "#EE######", "#..##.#.."]'
    added = f'[[layout]]\nid = "mine"\nrows = {rows}\n\n[locations]\n'
    game = changed_game(tmp_path, ("[locations]\n", added))
    assert look(opened(2, "mine", "layout=mine", game=game)).rows[3] == "#..##.#.."


@pytest.mark.rule("PM-024", "A-51")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("fog", ["no", "yes"])
def test_beginners_find_no_cluster_of_four_locations(layout: str, fog: str) -> None:
    clusters = 0
    for seed in range(80):
        options = [f"layout={layout}", f"fog_locations={fog}"]
        plain = new_game(2, f"cluster {seed}", *options)
        easy = new_game(2, f"cluster {seed}", *options, "beginner=yes")
        # Residences never change places, and all locations are still there, with their tiles
        assert {cell.space for cell in look(plain).cells if cell.card and card(cell.card).kind == 1} == {
            cell.space for cell in look(easy).cells if cell.card and card(cell.card).kind == 1
        }
        assert len(locations(easy)) == 6
        assert {cell.space for cell in look(easy).cells if cell.value} == locations(easy)
        assert {cell.space for cell in look(easy).cells if cell.card is None} == (
            locations(easy) if fog == "yes" else set()
        )
        if largest_cluster(locations(plain)) < 4:
            assert [cell.card for cell in look(easy).cells] == [cell.card for cell in look(plain).cells]
        else:
            clusters += 1
            assert largest_cluster(locations(easy)) < 4
            # A swap changes two cells: one location less in the clusters of four to six each time
            moved = len(locations(plain) - locations(easy))
            assert 1 <= moved <= 3
    assert clusters > 3, "without the option there are clusters"


@pytest.mark.rule("PM-026")
def test_all_tier_ii_cards_are_in_the_deck_face_down() -> None:
    view = look(opened(2, "tier two"))
    assert view.tier2 == sum(1 for entry in box().cards if entry.tier == 2) == 34 + 6
    assert view.tier2_top is None
    assert not view.tier2_top_up
    assert all(face.tier == 1 for face in view.cards.values())


@pytest.mark.rule("PM-027")
def test_every_island_starts_with_four_markers() -> None:
    assert look(opened(4, "islands")).islands == {"gold": 4, "emerald": 4, "pearl": 4}


@pytest.mark.rule("PM-028")
@pytest.mark.parametrize("seed", range(5))
def test_the_six_value_tiles_lie_on_the_six_locations(seed: int) -> None:
    state = opened(2, f"tiles {seed}")
    tiles = {cell.space: cell.value for cell in look(state).cells if cell.value}
    assert set(tiles) == locations(state)
    assert Counter(tiles.values()) == {"gold": 2, "emerald": 2, "pearl": 2}


@pytest.mark.rule("PM-028")
def test_a_location_without_the_symbol_gets_no_tile(tmp_path: Path) -> None:
    change = ('id = "aruba", tier = 1, value_tile = true', 'id = "aruba", tier = 1, value_tile = false')
    game = changed_game(tmp_path, change, ('"emerald", "pearl", "pearl"]', '"emerald", "pearl"]'))
    view = look(opened(2, "fewer", game=game))
    assert [cell.card for cell in view.cells if cell.card == "aruba" and cell.value] == []
    assert sum(1 for cell in view.cells if cell.value) == 5


# Players


@pytest.mark.rule("PM-029")
@SEATS
def test_everybody_starts_with_empty_boards_in_the_starting_zone(seats: int) -> None:
    for player in look(opened(seats, "empty")).players:
        assert (player.ship, player.explorer, player.score, player.rivers) == ("start", "start", 0, 0)
        assert (player.cards, player.upgrades, player.figurehead, player.residences) == ([], [], None, [])
        assert [(area.total, area.buried) for area in player.areas.values()] == [(0, [])] * 3
        assert set(player.markets.values()) == {None}
        assert (player.movement, player.discount, player.power, player.rubies) == (3, 0, 0, 0)


@pytest.mark.rule("PM-030")
def test_the_five_tiles_show_the_same_sides_for_everybody() -> None:
    # The back of bm1 has points and a marker, its front a bury icon: whoever uses it finds the same.
    for seat in (0, 1):
        state = table([person(), person()], cards={"c2r1": "aruba"}, backs="bm1", doing="s17", active=seat)
        act(state, seat, "place bm1 c2r1")
        assert offers(state, seat, "island") != []


@pytest.mark.rule("PM-030")
def test_each_tile_falls_on_a_random_side() -> None:
    backs = [tuple(look(opened(2, f"sides {seed}")).market_backs) for seed in range(60)]
    assert len(set(backs)) > 20
    assert set().union(*backs) == {"bm1", "bm2", "bm3", "bm4", "bm5"}


# Quests


@pytest.mark.rule("PM-031")
@SEATS
def test_everybody_draws_two_quests_and_keeps_exactly_one(seats: int) -> None:
    state = new_game(seats, "quests")
    hands = [look(state, seat).dealt or [] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [2] * seats
    assert len({quest for hand in hands for quest in hand}) == 2 * seats
    assert state.deciders() == tuple(range(seats))
    for seat in range(seats):
        assert offers(state, seat) == ["keep 1", "keep 2"]
        assert clause_against(state, seat, "keep 1 2") == "PM-031"
        act(state, seat, f"keep {seat % 2 + 1}")
    for seat, hand in enumerate(hands):
        assert look(state, seat).players[seat].quests == [hand[seat % 2]]


@pytest.mark.rule("PM-031")
def test_the_choice_is_made_once_and_nothing_else_happens_during_it() -> None:
    state = new_game(2, "once")
    act(state, 0, "keep 1")
    assert clause_against(state, 0, "keep 2") == "PM-031"
    assert clause_against(state, 1, "sail c1r1") == "PM-031"
    view = look(state, 0)
    assert (view.quest_market, view.figureheads) == ([], [])


@pytest.mark.rule("PM-031")
def test_the_discards_are_shuffled_back_before_the_market_is_revealed() -> None:
    returned_to_market = 0
    for seed in range(120):
        state = new_game(4, f"back {seed}", listen=True)
        hands = [look(state, seat).dealt or [] for seat in range(4)]
        for seat in range(4):
            assert look(state).quest_market == []
            act(state, seat, "keep 1")
        view = look(state)
        assert len(view.quest_market) == 2
        assert view.quest_deck == 28 - 4 - 2
        assert not {hand[0] for hand in hands} & set(view.quest_market)
        returned_to_market += len({hand[1] for hand in hands} & set(view.quest_market))
        assert kinds(told(state))[:3] == ["quest-market", "figureheads", "first"]
    # Of 24 cards four were discarded: 40 of the 240 market cards, give or take 6.
    assert 16 < returned_to_market < 64


@pytest.mark.rule("PM-031")
def test_the_order_of_choosing_has_no_influence() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1)):
        state = new_game(3, "any order")
        for seat in order:
            act(state, seat, f"keep {seat % 2 + 1}")
        digests.add(state.digest())
    assert len(digests) == 1


# Figureheads, first player, doubloons


@pytest.mark.rule("PM-032", "X-15", "PM-452")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_the_figurehead_market_has_two_more_tiles_than_players(seats: int, tiles: int) -> None:
    shown = look(opened(seats, "heads")).figureheads
    assert len(shown) == len(set(shown)) == tiles


@pytest.mark.rule("PM-033", "PM-034", "X-15")
@SEATS
@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_has_10_doubloons_the_next_ones_more_and_the_last_a_token(seats: int, seed: int) -> None:
    state = opened(seats, f"first {seed}", listen=True)
    (first,) = state.deciders()
    purses = [seen(state, (first + turn) % seats).doubloons for turn in range(seats)]
    assert purses == [10, 11, 12, 13][:seats]
    assert look(state).last == (first + seats - 1) % seats
    assert look(state).round == 1
    assert [event.args["seat"] for event in told(state) if event.kind == "first"] == [first]


@pytest.mark.rule("PM-033")
def test_everybody_may_be_first() -> None:
    assert {opened(4, f"anybody {seed}").deciders() for seed in range(40)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.rule("PM-034", "PM-312")
def test_the_token_on_maracaibo_marks_who_acts_last() -> None:
    # Given round 3 and the token of seat 3, when seat 2 reaches Maracaibo
    state = table([person(ship="c1r1"), person(ship="gulf"), person(ship="c1r1")], round=3, active=1, last=2)
    act(state, 1, "sail maracaibo", "skip", "end turn")
    # Then seat 3 has one more turn, and the game is over
    assert state.deciders() == (2,)
    act(state, 2, "sail c2r1", "ignore", "end turn")
    assert state.over()
