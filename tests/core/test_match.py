"""A match: playing, taking back, the log."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from pickle import dumps, loads

import pytest

from doubloon.core.errors import IllegalMove, UndoRefused
from doubloon.core.match import Match
from doubloon.registry import find_game, game_ids
from tests.testkit.faults_of_secrecy import AsksInSilence, TrustingMatch, keeper_of
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import BID, OPEN, Errand


def cove(seats: int = 3, *options: str, seed: str = "match") -> Match:
    game = Toy()
    return Match(game, seats, seed, game.options(["vote=yes", "gull=tame", *options]))


def act(match: Match, seat: int, text: str) -> None:
    match.play(seat, match.game.moveset.parse(text))


def lowest_bid(match: Match, seat: int) -> str:
    return match.state.moves(seat)[0].text


def bid(match: Match, seat: int) -> None:
    """Bid the lowest card, with a boast if it takes one."""
    act(match, seat, lowest_bid(match, seat))
    if seat in match.state.deciders() and match.state.moves(seat)[0].text == "boast":
        act(match, seat, "boast")


def table_of(match: Match) -> Cove:
    assert isinstance(match.state, Cove)
    return match.state


def captains_turn() -> tuple[Match, int]:
    """A match in which the bids are shown."""
    match = cove()
    for seat in range(3):
        bid(match, seat)
    return match, table_of(match).captain


def test_a_refused_move_leaves_no_trace() -> None:
    match = cove()
    before, events = match.state.digest(), len(match.events)
    with pytest.raises(IllegalMove, match=r"seat 1 may not play 'roll' now: TOY-2 forbids it"):
        act(match, 0, "roll")
    assert (list(match.moves), match.state.digest(), len(match.events)) == ([], before, events)


def test_who_is_not_asked_is_told_who_is() -> None:
    match, captain = captains_turn()
    with pytest.raises(IllegalMove, match=f"is not asked now, seat {captain + 1} is") as refused:
        act(match, (captain + 1) % 3, "roll")
    assert refused.value.clause == "TOY-1"


def test_a_move_that_reveals_nothing_is_taken_back() -> None:
    match, captain = captains_turn()
    act(match, captain, "done")
    before, log = match.state.digest(), match.log(captain)
    sailor = match.state.deciders()[0]
    act(match, sailor, "sail up")
    assert match.undo(sailor).text == "sail up"
    assert match.state.digest() == before
    assert [event.kind for event in match.log(captain)] == [event.kind for event in log]
    assert match.moves[-1][1].text == "done"


def test_several_moves_are_taken_back_one_by_one() -> None:
    match, captain = captains_turn()
    before = match.state.digest()
    act(match, captain, "done")
    act(match, match.state.deciders()[0], "sail up")
    assert match.undo(captain).text == "sail up"  # the captain's ship sails first
    assert match.undo(captain).text == "done"
    assert match.state.digest() == before


def test_what_came_to_light_stays() -> None:
    match, captain = captains_turn()
    act(match, captain, "roll")
    before = match.state.digest()
    with pytest.raises(UndoRefused, match=r"cannot take back: something came to light \(rolled\)") as refused:
        match.undo(captain)
    assert refused.value.reason == "rolled"
    assert match.state.digest() == before


def test_what_only_one_seat_saw_came_to_light_too() -> None:
    match, captain = captains_turn()
    act(match, captain, "look")
    with pytest.raises(UndoRefused) as refused:
        match.undo(captain)
    assert refused.value.reason == "looked"


def test_who_has_not_moved_takes_nothing_back() -> None:
    match = cove()
    for seat in (0, -1, 99):
        with pytest.raises(UndoRefused, match=f"seat {seat + 1} has made no move") as refused:
            match.undo(seat)
        assert refused.value.reason == "nothing"


def test_under_seal_the_others_answers_stay() -> None:
    match = cove()
    bid(match, 0)
    bid(match, 1)
    mine, theirs = table_of(match).bids[0], table_of(match).bids[1]
    while table_of(match).bids[0]:
        match.undo(0)
    assert table_of(match).bids == [0, theirs, 0]
    assert match.state.deciders() == (0, 2)
    bid(match, 0)
    assert table_of(match).bids == [mine, theirs, 0]


def sailed_round(game: Toy) -> tuple[Match, int]:
    """A match of two in which the last ship has sailed and both are asked for a sealed bid; and who decided last."""
    match = Match(game, 2, "sailed", game.options(["vote=no", "gull=none"]))
    last = 0
    while not (match.moves and match.state.sealed and match.state.asked_at == len(match.moves)):
        last = match.state.deciders()[0]
        match.play(last, match.state.moves(last)[-1])
    assert match.moves[-1][1].text.startswith("sail")
    return match, last


def test_an_open_move_stays_once_a_sealed_question_has_followed() -> None:
    match, last = sailed_round(Toy())
    assert match.undo_obstacle(last) == "asked-in-secret"
    before = match.state.digest()
    with pytest.raises(UndoRefused, match="something came to light") as refused:
        match.undo(last)
    assert refused.value.reason == "asked-in-secret"
    bid(match, 1 - last)
    assert match.undo_obstacle(last) == "asked-in-secret", "nobody can tell by it whether others have answered"
    assert not match.undo_obstacle(1 - last)
    match.undo(1 - last)
    while match.undo_obstacle(1 - last) == "":
        match.undo(1 - last)
    assert match.state.digest() == before


def test_answers_to_a_later_sealed_question_build_on_an_open_move() -> None:
    """Even where a game does not count the question as a reveal."""
    game = keeper_of(AsksInSilence)
    assert isinstance(game, Toy)
    match, last = sailed_round(game)
    assert match.undo_obstacle(last) == "", "nobody has answered yet"
    bid(match, 1 - last)
    before = match.state.digest()
    with pytest.raises(UndoRefused) as refused:
        match.undo(last)
    assert refused.value.reason == match.undo_obstacle(last) == "others-moved"
    assert match.state.digest() == before


def test_answers_to_a_later_sealed_question_build_on_an_earlier_sealed_answer() -> None:
    """What everybody answered in one sealed question is settled as soon as somebody answers the next."""

    class ThenAsksAgain(AsksInSilence):
        def _open_bids(self) -> None:
            """Two sealed questions in a row, with nothing between them."""
            self.agenda += [Errand(OPEN), Errand(BID)] if self.round == 1 else []
            self.round, self.bids = 2, [0] * self.seats

    game = keeper_of(ThenAsksAgain)
    match = Match(game, 2, "twice", game.options([]))
    bid(match, 0)
    bid(match, 1)
    assert match.state.asked_at == len(match.moves)
    assert (match.undo_obstacle(0), match.undo_obstacle(1)) == ("", "")
    bid(match, 1)
    assert (match.undo_obstacle(0), match.undo_obstacle(1)) == ("others-moved", "")


def test_an_undo_that_the_others_moves_do_not_fit_is_refused_and_changes_nothing() -> None:
    game = keeper_of(AsksInSilence)
    assert isinstance(game, Toy)
    match, last = sailed_round(game)
    bid(match, 1 - last)
    trusting = TrustingMatch(game, 2, "sailed", match.state.options)
    for seat, move in match.moves:
        trusting.play(seat, move)
    assert trusting.undo_obstacle(last) == ""
    with pytest.raises(UndoRefused, match=f"seat {last + 1} cannot take back: seat ") as refused:
        trusting.undo(last)
    assert refused.value.reason == "others-moved"
    assert (trusting.state.digest(), trusting.moves) == (match.state.digest(), match.moves)


def test_what_is_tried_on_a_copy_leaves_the_match_alone() -> None:
    match, captain = captains_turn()
    act(match, captain, "done")
    before, moves, told = match.state.digest(), list(match.moves), list(match.events)
    copy = match.clone()
    assert (copy.state.digest(), list(copy.moves), copy.events) == (before, moves, told)
    assert copy.undo(captain).text == "done"
    act(copy, captain, "roll")
    assert copy.undo_obstacle(captain) == "rolled"
    assert (match.state.digest(), list(match.moves), match.events) == (before, moves, told)
    assert match.undo(captain).text == "done"
    act(match, captain, "look")
    assert (match.undo_obstacle(captain), copy.undo_obstacle(captain)) == ("looked", "rolled")
    assert not match.last_was_sealed


@pytest.mark.parametrize("copied", [copy, deepcopy, lambda match: loads(dumps(match))], ids=["copy", "deep", "pickle"])
@pytest.mark.parametrize("game", game_ids())
def test_a_match_that_is_copied_or_sent_elsewhere_keeps_its_log_and_goes_its_own_way(
    game: str, copied: Callable[[Match], Match]
) -> None:
    match = Match(find_game(game), 2, "copied")
    for _ in range(12):
        seat = match.state.deciders()[0]
        match.play(seat, match.state.moves(seat)[0])
    before, moves, told = match.state.digest(), list(match.moves), [repr(event) for event in match.events]
    other = copied(match)
    assert told
    assert (other.state.digest(), list(other.moves), [repr(event) for event in other.events]) == (before, moves, told)
    assert [other.undo_obstacle(seat) for seat in range(2)] == [match.undo_obstacle(seat) for seat in range(2)]
    seat = other.state.deciders()[0]
    other.play(seat, other.state.moves(seat)[0])
    assert (match.state.digest(), list(match.moves), len(match.events)) == (before, moves, len(told))


def test_what_is_played_on_a_copy_is_not_played_in_the_match() -> None:
    match, captain = captains_turn()
    before, moves, told = match.state.digest(), list(match.moves), list(match.events)
    copy = match.clone()
    act(copy, captain, "done")
    sailor = copy.state.deciders()[0]
    act(copy, sailor, "sail up")
    assert (match.state.digest(), list(match.moves), match.events) == (before, moves, told)
    assert match.last_was_sealed, "the newest move here is a bid"
    assert not copy.last_was_sealed
    assert copy.state.digest() != before


def test_a_name_given_in_a_copy_is_not_given_in_the_match() -> None:
    match = Match(find_game("jackal"), 2, "names")
    piece = match.game.namable(0, 2, match.state.options)[0]
    copy = match.clone()
    copy.name_piece(0, piece, "Anne Bonny")
    assert (match.names, copy.names) == ({}, {piece: "Anne Bonny"})


def test_a_move_that_others_built_on_stays() -> None:
    match, captain = captains_turn()
    act(match, captain, "done")
    while match.state.deciders()[0] == captain:
        act(match, captain, "sail up")
    act(match, match.state.deciders()[0], "sail up")
    before = match.state.digest()
    with pytest.raises(UndoRefused, match="others have moved since") as refused:
        match.undo(captain)
    assert refused.value.reason == "others-moved"
    assert match.state.digest() == before


def test_a_vote_cannot_be_changed_once_others_have_answered_it() -> None:
    match, captain = captains_turn()
    act(match, captain, "done")
    while match.state.moves(match.state.deciders()[0])[0].text.startswith("sail"):
        act(match, match.state.deciders()[0], "sail up")
    assert match.state.deciders() == (0, 1, 2), "an open question to all"
    act(match, 0, "yes")
    match.undo(0)  # nobody has answered yet
    act(match, 0, "yes")
    act(match, 1, "abstain")
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reason == "others-moved"


def test_the_reason_is_what_came_to_light_first() -> None:
    game = find_game("silver_gold")
    match = Match(game, 2, "reasons")
    for seat in range(2):
        act(match, seat, "keep 1 2")  # the kept cards are shown, then the display and the first expedition
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reason == "kept-shown"


def test_the_log_is_for_its_seat() -> None:
    match, captain = captains_turn()
    act(match, captain, "look")
    other = (captain + 1) % 3
    assert "saw" in [event.kind for event in match.log(captain)]
    assert "saw" not in [event.kind for event in match.log(other)]
    assert match.log(other)[-1].kind == "looked"
    assert sum(event.kind == "dealt" for event in match.log(other)) == 1
    assert [event.ply for event in match.log(other)[:1]] == [0]  # the setup


def test_under_seal_the_log_counts_no_plies() -> None:
    match = cove()
    bid(match, 0)
    bid(match, 1)
    assert {event.ply for event in match.events} == {0}
    assert match.state.public_ply() == 0
    bid(match, 2)
    assert match.state.public_ply() == len(match.moves)
    assert {event.ply for event in match.events if event.kind == "bid"} == {len(match.moves)}
