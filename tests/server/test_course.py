"""How the points of a finished game grew."""

from __future__ import annotations

import pytest

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.registry import find_game
from doubloon.server.api import Remark
from doubloon.server.course import Gain, course, remarks_of
from tests.server.serving import Guests, Server, run


def played(game_id: str, seats: int) -> Match:
    game = find_game(game_id)
    match = Match(game, seats, "course", game.options([]))
    bot = make_bot("random", "bot")
    while deciders := match.state.deciders():
        match.play(deciders[0], bot.choose(Chair(match.state, deciders[0])))
    return match


@pytest.mark.parametrize("game_id", ["silver_gold", "maracaibo"])
def test_the_course_ends_with_the_score_and_tells_only_what_changed(game_id: str) -> None:
    match = played(game_id, 3)
    told = course(match)
    assert told.points[0] == [0, 0, 0, 0]
    assert told.points[-1][1:] == match.state.scores()
    plies = [row[0] for row in told.points]
    assert plies == sorted(set(plies))
    assert plies[-1] <= told.plies == len(match.moves)
    assert all(one[1:] != other[1:] for one, other in zip(told.points, told.points[1:], strict=False))
    assert told.rounds == sorted(told.rounds)
    assert len(told.rounds) > 1
    assert 1 <= len(told.remarks) <= 4


def test_remarks_name_the_first_points_the_biggest_gain_who_led_and_how_often_that_changed() -> None:
    points = [[0, 0, 0], [2, 3, 0], [4, 3, 9], [9, 10, 9], [10, 10, 9]]
    gains = [Gain(3, 0, 2), Gain(0, 1, 2), Gain(9, 1, 4), Gain(7, 0, 9), Gain(40, 0, 11)]
    first, biggest, ahead, changes = remarks_of(points, gains, 11)
    assert first == Remark("first", 0, 2, 3)
    assert biggest == Remark("biggest", 1, 4, 9)
    assert ahead == Remark("ahead", 1, 0, 50)
    assert changes == Remark("changes", -1, 9, 2)
    assert remarks_of([[0, 0, 0]], [], 0) == []


def test_nobody_is_told_before_the_end(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        opened = await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne")
        assert (await anne.get(f"/api/tables/{opened['table']}/course"))["code"] == "not_over"

    run(server.address, story)
