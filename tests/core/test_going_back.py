"""Going back in a match, and keeping one as plain data: both must end where playing the moves again would."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from doubloon.core import match as matches
from doubloon.core.errors import BadBytes, BadMove
from doubloon.core.frozen import FrozenEvent, FrozenMatch
from doubloon.core.match import Match
from doubloon.registry import find_game, game_ids

LONG = 200


def walked(game: str, chance: random.Random, plies: int) -> Iterator[Match]:
    """A match at every ply, with undos where they are offered."""
    match = Match(find_game(game), 3, "going back")
    while len(match.moves) < plies and not match.state.over():
        yield match
        seat = chance.choice(match.state.deciders())
        if chance.random() < 0.2 and match.undo_obstacle(seat) == "":
            match.undo(seat)
        else:
            match.play(seat, chance.choice(match.state.moves(seat)))
    yield match


def played(match: Match, plies: int) -> Match:
    """The first moves of a match, played once more."""
    state = match.state
    again = Match(match.game, state.seats, match.seed, state.options)
    for seat, move in match.moves[:plies]:
        again.play(seat, move)
    return again


def all_of(match: Match) -> tuple[object, ...]:
    """Everything that can be asked of a match."""
    seats = range(match.state.seats)
    told = [FrozenEvent.of(event) for event in match.events]
    obstacles = [match.undo_obstacle(seat) for seat in seats]
    return match.state.digest(), match.moves, told, obstacles, match.last_was_sealed, match._sealed, match._reveals


def ends_alike(match: Match, other: Match, chance: random.Random) -> bool:
    """Both take the same moves and undos from here on, and stay equal."""
    for _ in range(25):
        if match.state.over():
            break
        seat = chance.choice(match.state.deciders())
        if chance.random() < 0.4 and match.undo_obstacle(seat) == "":
            assert other.undo(seat) is match.undo(seat)
        else:
            move = chance.choice(match.state.moves(seat))
            match.play(seat, move)
            other.play(seat, move)
        assert all_of(match) == all_of(other)
    return True


@pytest.mark.parametrize("game", game_ids())
def test_a_match_that_went_back_is_the_match_that_never_went_on(game: str) -> None:
    chance = random.Random(game)
    *_, match = walked(game, chance, LONG)
    for ply in (*chance.sample(range(len(match.moves)), 12), 0, len(match.moves)):
        back = match.clone()
        back.rewind(ply)
        assert all_of(back) == all_of(played(match, ply))
    assert ends_alike(back, match.clone(), chance)


@pytest.mark.parametrize("game", game_ids())
def test_step_by_step_back_to_the_beginning(game: str) -> None:
    *_, match = walked(game, random.Random(game), 60)
    whole = match.clone()
    for ply in range(len(match.moves) - 1, -1, -1):
        match.rewind(ply)
        assert all_of(match) == all_of(played(whole, ply))


def test_going_back_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game: Jackal turns a tile up in nearly every ply."""
    *_, match = walked("jackal", random.Random(3), 400)
    again = 0

    def counted(self: Match, *move: object, play=Match.play) -> None:  # type: ignore[no-untyped-def]
        nonlocal again
        again += 1
        play(self, *move)

    monkeypatch.setattr(Match, "play", counted)
    for ply in range(len(match.moves) - 1, 0, -7):
        before = again
        match.rewind(ply)
        assert again - before < 3 * matches.APART


def test_no_more_positions_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MILESTONES", 6)
    monkeypatch.setattr(matches, "APART", 2)
    *_, match = walked("jackal", random.Random(5), 150)
    plies = [milestone.ply for milestone in match._milestones]
    assert len(plies) <= 6
    assert plies[0] == 0
    assert plies[-1] > 100
    for ply in (149, 120, 90, 33, 1):
        whole = match.clone()
        match.rewind(ply)
        assert all_of(match) == all_of(played(whole, ply))


def test_a_copy_goes_back_on_its_own() -> None:
    *_, match = walked("jackal", random.Random(8), 80)
    before, milestones = all_of(match), list(match._milestones)
    match.clone().rewind(0)
    assert (all_of(match), match._milestones) == (before, milestones)


@pytest.mark.parametrize("ply", [-1, 81])
def test_there_is_no_way_to_a_ply_that_was_not_played(ply: int) -> None:
    *_, match = walked("jackal", random.Random(8), 80)
    before = all_of(match)
    with pytest.raises(ValueError, match="the plies 0 to 80"):
        match.rewind(ply)
    assert all_of(match) == before


def thawed(match: Match) -> Match:
    """Frozen, written, read and thawed."""
    data = msgspec.msgpack.encode(FrozenMatch.of(match))
    again = msgspec.msgpack.decode(data, type=FrozenMatch).thaw(match.game)
    assert msgspec.msgpack.encode(FrozenMatch.of(again)) == data
    return again


@pytest.mark.parametrize("game", game_ids())
def test_a_thawed_match_is_the_match_that_was_frozen(game: str) -> None:
    chance = random.Random(game)
    for match in walked(game, chance, LONG):
        again = thawed(match)
        assert all_of(again) == all_of(match)
        if len(match.moves) % 40 == 39:
            ends_alike(again, match.clone(), chance)
            again.rewind(len(match.moves) // 2)
            assert all_of(again) == all_of(played(match, len(match.moves) // 2))


def test_names_are_kept() -> None:
    match = Match(find_game("jackal"), 2, "names")
    piece = match.game.namable(0, 2, match.state.options)[0]
    match.name_piece(0, piece, "Anne Bonny")
    assert thawed(match).names == {piece: "Anne Bonny"}


def test_what_is_of_another_game_or_damaged_does_not_thaw() -> None:
    *_, match = walked("jackal", random.Random(2), 20)
    frozen = FrozenMatch.of(match)
    with pytest.raises(BadBytes):
        frozen.thaw(find_game("silver_gold"))
    with pytest.raises(BadBytes):
        msgspec.structs.replace(frozen, position=frozen.position[:-1]).thaw(match.game)
    with pytest.raises(BadMove):
        msgspec.structs.replace(frozen, moves=[(0, 1 << 30)]).thaw(match.game)
