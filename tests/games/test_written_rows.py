"""What is kept of rows of numbers from ply to ply: made once for all seats, written anew where it has changed."""

from __future__ import annotations

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import offered, play, table, where
from doubloon.games.maracaibo.stories.builder import person
from doubloon.games.maracaibo.stories.builder import play as play_maracaibo
from doubloon.games.maracaibo.stories.builder import table as maracaibo_table


def test_all_seats_of_maracaibo_share_a_chart_in_which_only_changed_cells_are_written() -> None:
    # Given a residence in reach, and rows of both seats
    state = maracaibo_table(
        [person(ship="c1r1", doubloons=33), person(ship="c1r1")], cards={"c2r1": "tavern"}, coins={"c3r1": 2}
    )
    before = [state.numbers(seat) for seat in (-1, 0, 1)]
    chart = state.chart
    assert chart is not None
    columns = [column.name for column in state.game.columns(2)]
    first = columns.index("c2r1: tokens/1")
    # When seat 1 builds there
    play_maracaibo(state, "sail c2r1", "construct")
    after = [state.numbers(seat) for seat in (-1, 0, 1)]
    # Then nothing but the owner has come to the chart, whom each seat counts from its own place
    assert state.chart is chart
    assert [row[first] for row in before] == [-1, -1, -1]
    assert [row[first] for row in after] == [0, 0, 1]
    assert chart.cells.changed == []
    assert after == [state.clone().numbers(seat) for seat in (-1, 0, 1)]


def test_what_a_seat_of_jackal_has_glimpsed_is_written_once_while_other_cells_change() -> None:
    # Given a tile at which white has looked
    state = table(
        """
              4        5     6
        4     .        ?c2   .
        5     .:w1     ?c3   .
        6     .        .     .:y1
        """,
        abilities={"white-1": "lookout"},
    )
    play(state, "look f5")
    rows = [state.numbers(seat) for seat in (0, 1)]
    assert rows[0] != rows[1]
    ground = state.ground
    assert ground is not None
    kept = [ground.glimpses(state, seat) for seat in (0, 1)]
    # When he turns another one over
    play(state, "step 1 f6")
    # Then that is still what was written, and rows are what they would be if written afresh
    assert [state.numbers(seat) for seat in (0, 1)] == [state.clone().numbers(seat) for seat in (0, 1)]
    assert state.ground is ground
    assert all(ground.glimpses(state, seat) is kept[seat] for seat in (0, 1))


def test_exits_of_a_tile_on_which_a_pirate_waits_are_looked_for_once() -> None:
    state = table(
        """
              4        5      6
        4     .:w1     >N+S   .
        5     .        .      .
        """
    )
    play(state, "step 1 f5")
    journey = state.journey
    assert journey is not None
    assert len(journey.legal) == len(offered(state)) == 2
    # And a position that was saved meanwhile finds the same
    saved = state.game.load(state.to_bytes())
    assert isinstance(saved, JackalState)
    assert saved.moves(0) == state.moves(0)
    chosen = offered(state)[0]
    play(state, chosen)
    play(saved, chosen)
    assert where(state, "white-1") != "f5"
    assert state.digest() == saved.digest()
