"""What the drawn island is told beyond the view is what the rules do."""

from __future__ import annotations

from typing import cast

import pytest

from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.games.loot_island.box.treasures import Treasure
from doubloon.games.loot_island.game import loot_island
from doubloon.games.loot_island.moves import Drop
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing.counting import Counted, count
from doubloon.games.loot_island.showing.drawn import Drawn
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, table
from doubloon.registry import find_game
from doubloon.testkit.walk import any_move

SHOWING = showing_of("loot_island")
BOX = loot_island().box


def drawn(state: LootState, seat: int = 0) -> Drawn:
    return cast(Drawn, SHOWING.drawn(state.view(seat)))


def gold_of(counted: Counted, held: list[Treasure]) -> int:
    """All of it together, with the gold on the treasures."""
    sets = [*counted.jewels, *counted.skulls]
    return sum(one.base for one in held) + sum(pair.gold for pair in counted.books) + sum(one.gold for one in sets)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_through_games_the_count_adds_up_and_the_loot_lies_where_the_rules_revealed_it(seats: int) -> None:
    match = Match(find_game("loot_island"), seats, f"drawn {seats}")
    rng, looted = rng_from("moves"), 0
    while match.state.deciders():
        seat, move = any_move(match.state, rng)
        state = cast(LootState, match.state)
        view, facts = cast(LootView, state.view(seat)), drawn(state, seat)
        for player, counted in zip(view.players, facts.seats):
            held = [card for card in BOX.treasures if card.ref in player.treasures]
            assert gold_of(counted.counted, held) == player.treasure_value
        if facts.looting is not None:
            looted += 1
            revealed = [event for event in match.events if event.kind == "loot"]
            assert facts.looting.landing == revealed[-1].args["landing"]
            if view.prompt and view.prompt.kind in ("pick", "treasure"):
                assert facts.looting.order[0] == seat
        match.play(seat, move)
    assert looted > 3


def test_books_go_with_the_worst_curses_and_sets_are_as_large_as_they_pay() -> None:
    by_ref = {card.ref: card for card in BOX.treasures}
    # A book ×2 and one ×3; five jewels with curses 5, 4, 3, 2, 2; skulls to the right, left, front and right again.
    books = [next(card for card in BOX.treasures if card.multiplier == times) for times in (2, 3)]
    held = [*books, *[by_ref[ref] for ref in (2, 4, 10, 21, 24, 9, 18, 19, 36)]]
    counted = count(BOX, held)
    assert [(pair.times, pair.curse, pair.gold) for pair in counted.books] == [(3, 5, 15), (2, 4, 8)]
    assert sorted(len(one.refs) for one in counted.jewels) == [2, 3]
    assert sum(one.gold for one in counted.jewels) == 28
    assert sorted((len(one.refs), one.each, one.others) for one in counted.skulls) == [(1, 1, 2), (3, 6, 2)]


def test_a_treasure_that_would_bring_the_thirteenth_cube_is_deadly() -> None:
    state = table(
        [person(cubes=10), person(), person()],
        at="loot",
        columns={0: "R02a R03a R04a R05a"},
        stacks={0: "0"},
        treasure_deck="4 2",
        event="B5",
    )
    facts = drawn(state)
    assert facts.edge == 13
    assert {ref: (fate.cubes, fate.deadly) for ref, fate in facts.fates.items()} == {"4": (15, True), "2": (12, False)}
    assert facts.fates["4"].gold == 5
    assert (facts.seats[0].left, facts.seats[0].near, facts.seats[1].near) == (3, True, False)
    assert facts.taking is None
    # Kept, the treasure brings its curse; discarded, one may drop what the rules allow.
    play(state, "take 4")
    taking = drawn(state).taking
    assert taking is not None
    after = state.clone()
    play(after, "keep")
    assert after.players[0].cubes == 10 + taking.keep == 15
    assert (drawn(after).seats[0].left, drawn(after).seats[0].over) == (0, 3)
    play(state, "discard")
    assert max(move.cubes for move in state.moves(0) if isinstance(move, Drop)) == -taking.discard


def test_a_landing_may_not_have_the_colour_of_its_neighbour() -> None:
    facts = drawn(table([person(hand="R05a"), person(), person()], columns={0: "R02a"}, event="B5"))
    assert facts.barred == [None, "red", *[None] * 6]


def test_the_event_turns_the_order_of_picking_and_says_where_it_acts() -> None:
    people = [person(hand="R02a R03a"), person(), person()]
    columns, stacks = {0: "R02b R03b"}, {0: "0 1 2"}
    plain = drawn(table(people, columns=columns, stacks=stacks, event="B5"))
    turned = drawn(table(people, columns=columns, stacks=stacks, event="B13"))
    assert (plain.picks[0], turned.picks[0]) == ([1, 2, 3], [3, 2, 1])
    assert "landing:0" not in plain.acts
    assert {"landing:0", "island:undercut"} <= set(turned.acts)
    dear = drawn(table(people, event="B7"))
    assert len([spot for spot in dear.acts if spot.startswith("island:")]) == 6


def test_double_survey_explores_the_next_coast_too_and_the_final_exploration_a_landing_at_a_time() -> None:
    two = drawn(table([person(), person(), person()], event="B14", columns={3: "R02a"}))
    assert [coast.coast for coast in two.coasts] == [0, 1]
    assert (two.explored, two.coasts[1].more) == ([0, 1, 2, 3], 3)
    column = "R02a R03a R04a R05a R06a R07a R08a R09a R10a RWa"
    state = table([person(), person(), person()], at="final", columns={5: column}, stacks={5: "1 0"}, round=5)
    facts = drawn(state, 1)
    assert (facts.coasts, facts.explored) == ([], [5])
    assert facts.looting is not None
    assert facts.looting.landing == 5


def test_a_healer_has_a_price_for_everybody_who_may_see_it() -> None:
    people = [person(cubes=4), person(cubes=9), person()]
    open_ones = table(people, healers="H01 H02 H03", options=["healers=open"])
    view = cast(LootView, open_ones.view(0))
    for healer in view.healers or []:
        face = view.healer_faces[healer]
        assert drawn(open_ones).seats[0].healers[healer] == 4 * face.per_cube + face.fixed
        assert drawn(open_ones).seats[1].healers[healer] == 9 * face.per_cube + face.fixed
    assert drawn(table(people)).seats[0].healers == {}


def test_equal_crosses_share_places_on_the_ladder() -> None:
    one, two = [card.ref for card in BOX.treasures if card.crosses == 1][:2]
    state = table([person(treasures=str(one)), person(treasures=str(two)), person()])
    facts, view = drawn(state), cast(LootView, state.view(0))
    assert [seat.crowns for seat in facts.seats] == [[1, 2], [1, 2], []]
    assert view.players[0].crown_bonus == sum(facts.ladder[place - 1] for place in facts.seats[0].crowns) // 2


def test_who_acts_for_aaron_is_told() -> None:
    state = table([person(hand="R02a"), person()], aaron=person(hand="G02a G03a"))
    assert not drawn(state).deciding
    play(state, "aaron")
    assert drawn(state).deciding
    assert not drawn(state, 1).deciding


def test_a_turn_in_one_go_is_a_chain_of_legal_moves() -> None:
    hand = "R01a R05a R05b R07a G02a"
    state = table([person(hand=hand), person(), person()], columns={0: "R02a"}, event="B5")
    chains = drawn(state).chains
    assert chains is not None
    assert [play.cards for play in chains.plays if play.landing == 4] == [["R01a", "R05a", "R05b", "R07a"], ["G02a"]]
    play = next(each for each in chains.plays if each.landing == 0)
    assert (play.cards, play.sources) == (["R01a", "R05a", "R05b", "R07a"], [])
    faces = [cast(LootView, state.view(0)).maps[card] for card in play.cards]
    assert play.adds == [2 if face.icon == "plus_one" else 1 for face in faces]
    view = cast(LootView, state.view(0))
    assert (play.need, play.does) == (view.threshold - view.landings[0].count, ["yields-front", "", "", ""])
    first, *more = play.cards
    ids = [chains.firsts[f"0 {first}"], *[chains.lays[card] for card in more], chains.done]
    for id in ids:
        state.play(0, state.game.moveset[id])
    assert state.prompt(0).key == "draw"  # the turn is over but for an icon of it
    assert len(state.landings[0].column) == 5


def test_a_compass_comes_from_another_landing_when_none_is_free() -> None:
    stacks = {2: "0", 3: "0", 4: "0"}
    state = table([person(hand="R05a"), person(), person()], stacks=stacks, event="B5")
    chains = drawn(state).chains
    assert chains is not None
    sources = {play.landing: play.sources for play in chains.plays}
    assert (sources[0], sources[3]) == ([2, 3, 4], [])
    for id in (chains.firsts["0 R05a"], chains.froms[3], chains.done):
        state.play(0, state.game.moveset[id])
    assert state.landings[0].stack == (0,)
    assert state.landings[3].stack == ()


def test_a_price_and_the_small_island_it_is_for_are_one_chain() -> None:
    state = table([person(hand="R02a R04a G05a"), person(), person()], event="B7", deck="O02a O03a")
    chains = drawn(state).chains
    assert chains is not None
    assert chains.owed == 1
    view = cast(LootView, state.view(0))
    assert view.prompt is not None
    pair = next(move.id for move in view.prompt.moves if move.kind == "pay")
    for id in (pair, chains.pays["G05a"], chains.uses["charts"]):
        state.play(0, state.game.moveset[id])
    assert state.prompt(0).key == "perform"
