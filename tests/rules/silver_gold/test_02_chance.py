"""Chapter 2 and the table "Chance": what the shuffles of the setup must be like."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.silver_gold.story import (
    EXPEDITIONS,
    act,
    card_ids,
    hand,
    ids,
    look,
    new_game,
    opened,
    plausible,
)

GAMES = 1200


@pytest.mark.rule("SG-017")
def test_the_deal_comes_from_the_full_shuffled_deck() -> None:
    # Given many deals to three players
    at_place: Counter[tuple[int, int, str]] = Counter()
    to_seat: Counter[tuple[int, str]] = Counter()
    together = 0
    for game in range(GAMES):
        state = new_game(3, f"deal {game}")
        for seat in range(3):
            dealt = hand(state, seat)
            for place, card in enumerate(dealt):
                at_place[seat, place, card] += 1
                to_seat[seat, card] += 1
            together += "PU01" in dealt and "PU02" in dealt
    # Then every card comes to every seat and every place of a hand equally often
    for seat in range(3):
        assert all(plausible(to_seat[seat, card], GAMES, 4 / 47) for card in card_ids())
        for place in range(4):
            assert all(plausible(at_place[seat, place, card], GAMES, 1 / 47) for card in card_ids())
    # and neighbours of the deck do not stay together
    assert plausible(together, GAMES, 3 * 4 * 3 / (47 * 46))


@pytest.mark.rule("SG-022", "SG-021", "SG-024")
@pytest.mark.parametrize("pair", ["keep 1 2", "keep 3 4"])
def test_the_returned_cards_are_shuffled_into_the_whole_rest(pair: str) -> None:
    # Given many setups of four players, which return eight cards to the other 31
    games = 600
    returned_on: Counter[int] = Counter()
    on_display: Counter[str] = Counter()
    for game in range(games):
        state = new_game(4, f"return {game}")
        hands = [hand(state, seat) for seat in range(4)]
        for seat in range(4):
            act(state, seat, pair)
        kept = slice(0, 2) if pair == "keep 1 2" else slice(2, 4)
        returned = {card for dealt in hands for card in dealt} - {card for dealt in hands for card in dealt[kept]}
        assert len(returned) == 8
        shown = ids(look(state).display)
        on_display.update(shown)
        for place, card in enumerate(shown):
            returned_on[place] += card in returned
    # Then a returned card is turned up as often as any other
    assert all(plausible(returned_on[place], games, 8 / 39) for place in range(4))
    assert all(plausible(on_display[card], games, 4 / 47) for card in card_ids())


@pytest.mark.rule("SG-026")
def test_the_expedition_cards_are_shuffled() -> None:
    first: Counter[str | None] = Counter()
    for game in range(GAMES):
        first[look(opened(2, f"expedition {game}")).expedition] += 1
    for pattern, cards in EXPEDITIONS.items():
        assert plausible(first[pattern], GAMES, cards / 8)


@pytest.mark.rule("SG-026", "SG-034")
def test_any_card_can_lie_anywhere_in_the_expedition_stack() -> None:
    # Given many first rounds, with the memory aid on to see all of each
    games = 400
    seen: Counter[tuple[int, str]] = Counter()
    for game in range(games):
        state = opened(1, f"stack {game}", "memory_aid=yes")
        for _ in range(60):
            if look(state).turn < 7:
                state.play(0, state.moves(0)[-1])
        revealed = look(state).revealed
        assert revealed is not None
        assert len(revealed) == 7
        # seven of the eight cards, none of them twice
        assert Counter(revealed) <= EXPEDITIONS
        seen.update(enumerate(revealed))
    for turn in range(7):
        for pattern, cards in EXPEDITIONS.items():
            assert plausible(seen[turn, pattern], games, cards / 8)


@pytest.mark.rule("SG-027", "A-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_drawn_start_player_is_any_player_equally_often(seats: int) -> None:
    games = 500
    starts = Counter(look(opened(seats, f"start {game}")).start for game in range(games))
    assert set(starts) == set(range(seats))
    assert all(plausible(starts[seat], games, 1 / seats) for seat in range(seats))
