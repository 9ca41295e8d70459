"""Programs that read sit down at a table: through JSON lines, and over the Model Context Protocol."""

from __future__ import annotations

import asyncio
import io
import json
import os
import subprocess
import sys
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from doubloon.agents.lines import MOST_WRONG, converse
from doubloon.agents.mcp import MOST_TABLES, make_server
from doubloon.agents.seat import Played, Refused, Seat
from doubloon.core.record import parse_record, verify
from doubloon.core.rng import rng_from
from doubloon.registry import find_game, finder, game_ids


@pytest.mark.parametrize("game", game_ids())
def test_a_program_plays_a_game_to_its_end_by_reading(game: str) -> None:
    opponents = ["random"] * (find_game(game).min_seats if game != "silver_gold" else 1)
    seat = Seat(game, opponents[: find_game(game).max_seats - 1], seed="agents")
    for _ in range(3000):
        if seat.over:
            break
        position = seat.position()
        assert position.question
        assert position.rule
        played = seat.play(position.legal[-1].move)
        assert isinstance(played, Played)
    end = seat.position()
    assert end.over
    assert end.legal == []
    assert end.result is not None
    assert len(end.result.scores) == len(opponents) + 1
    verify(parse_record(seat.record()), finder(None))


def test_a_seat_reads_nothing_that_its_view_does_not_show() -> None:
    """Two tables that differ in the others' cards alone look the same to it."""
    seat = Seat("silver_gold", ["greedy"], seed="secret")
    said = seat.position()
    seat.match.state = seat.match.state.imagine(0, rng_from("another"))
    assert seat.position() == said


def test_a_wrong_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    seat = Seat("silver_gold", ["greedy"], seed="wrong")
    before = seat.match.state.digest()
    nonsense = seat.play("cross the sea")
    assert isinstance(nonsense, Refused)
    assert "is not a move of this game" in nonsense.error
    illegal = seat.play("take 1")
    assert isinstance(illegal, Refused)
    assert illegal.rule.startswith("SG-")
    assert illegal.text
    assert seat.match.state.digest() == before


def lines_said(seat: Seat, *lines: str) -> list[Any]:
    out = io.StringIO()
    converse(seat, lines, out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_every_line_is_answered_by_a_line() -> None:
    seat = Seat("silver_gold", ["greedy"], seed="lines")
    asked = ['{"look": true}', '{"view": true}', '{"rule": "SG-041"}']
    nonsense = ['{"rule": "XX-1"}', "{", "[]", "x" * 20_000, "\udcff", "[" * 9000]
    first, look, view, rule, *wrong = lines_said(seat, *asked, *nonsense, '{"leave": true}', '{"move": "keep 1 2"}')
    assert first == look
    assert view["view"]["game"] == "silver_gold"
    assert rule["text"]
    assert [list(line) for line in wrong] == [["error"]] * len(nonsense)


def test_a_program_that_talks_nonsense_is_sent_home() -> None:
    said = lines_said(Seat("silver_gold", ["greedy"], seed="lines"), *["nonsense"] * 1000)
    assert len(said) == MOST_WRONG + 2
    assert "this is the end" in said[-1]["error"]


def test_the_command_plays_a_whole_game_through_a_pipe() -> None:
    command = [
        sys.executable,
        "-m",
        "doubloon",
        "play",
        "silver_gold",
        "--seats",
        "you,random",
        "--agent",
        "--seed",
        "7",
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        said = json.loads(process.stdout.readline())
        for _ in range(500):
            position = said["position"]
            if position["over"]:
                break
            process.stdin.write(json.dumps({"move": position["legal"][0]["move"]}) + "\n")
            process.stdin.flush()
            said = json.loads(process.stdout.readline())
        assert said["position"]["result"]["scores"]
        assert json.loads(process.stdout.readline())["record"].startswith("doubloon")
        process.stdin.close()
        assert process.wait(20) == 0


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_lines_are_json_in_utf_8_whatever_the_machine_speaks(encoding: str) -> None:
    """Also where what came was no text at all: it is answered, and the game goes on."""
    command = [sys.executable, "-m", "doubloon", "play", "silver_gold", "--seats", "you,random", "--agent"]
    lines = b'\xff\xfe\n{"move": "\xe9"}\n{"move": "keep 1 2"}\n'
    done = subprocess.run(
        [*command, "--seed", "7"],
        input=lines,
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    _, nonsense, no_move, played = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    assert "send one JSON object a line" in nonsense["error"]
    assert "is not a move of this game" in no_move["error"]
    assert "“" in played["position"]["question"]


def test_a_language_model_plays_over_mcp() -> None:
    async def story() -> None:
        async with Client(make_server()) as client:
            tools = (await client.list_tools()).tools
            names = {tool.name for tool in tools}
            assert not any(tool.input_schema["additionalProperties"] for tool in tools)
            assert names == {"list_games", "new_table", "look", "legal_moves", "play", "look_up_rule"}
            games = await call(client, "list_games")
            assert {game["id"] for game in games["games"]} == set(game_ids())
            opened = await call(client, "new_table", game="silver_gold", opponents=["random"], seed="mcp")
            table = opened["table"]
            legal = await call(client, "legal_moves", table=table)
            assert legal["legal"] == opened["legal"]
            for _ in range(400):
                position = await call(client, "look", table=table)
                if position["over"]:
                    break
                await call(client, "play", table=table, move=position["legal"][0]["move"])
            assert position["result"]["winners"]
            view = await call(client, "look", table=table, form="json")
            assert view["view"]["ending"]

    asyncio.run(story())


def test_a_look_that_comes_while_opponents_think_waits_for_them() -> None:
    """Models call several tools at once, and these run in threads."""

    async def story() -> None:
        async with Client(make_server()) as client:
            opened = await call(client, "new_table", game="loot_island", opponents=["search:4000"], seed="s", seat=2)
            table, legal = opened["table"], opened["legal"]
            for _ in range(12):
                moving = asyncio.create_task(call(client, "play", table=table, move=legal[0]["move"]))
                await asyncio.sleep(0.02)  # now it thinks, if it was its turn
                assert (await call(client, "legal_moves", table=table))["legal"]
                legal = (await moving)["position"]["legal"]

    asyncio.run(story())


def test_what_is_wrong_over_mcp_is_said_in_our_words() -> None:
    async def story() -> None:
        async with Client(make_server()) as client:
            opened = await call(client, "new_table", game="silver_gold", opponents=["random"], seed="mcp")
            wrong: list[tuple[str, dict[str, Any], str]] = [
                ("new_table", {"game": "chess"}, "chess"),
                ("new_table", {"game": "silver_gold", "opponents": ["random"] * 9}, "takes 1 to 4 seats"),
                ("new_table", {"game": "silver_gold", "opponents": ["os:system"]}, "no opponent 'os:system'"),
                ("new_table", {"game": "silver_gold", "opponents": ["search:10001"]}, "take search:10000 or fewer"),
                ("play", {"table": opened["table"], "move": "fly"}, "is not a move of this game"),
                ("play", {"table": opened["table"], "move": "take 1"}, "SG-"),
                ("play", {"table": "table-99", "move": "take 1"}, "there is no table 'table-99'"),
                ("look", {"table": opened["table"], "form": "film"}, "form is text or json"),
                ("look_up_rule", {"game": "silver_gold", "rule": "cannonball"}, "no clause of silver_gold"),
                (
                    "play",
                    {"table": "table-1", "move": "take 1", "seat": 2},
                    "play has no argument 'seat'; it takes table, move",
                ),
                ("list_games", {"all": True}, "list_games has no argument 'all'; it takes none"),
                ("play", {"table": "table-1"}, "play needs the argument 'move'; it takes table, move"),
                (
                    "new_table",
                    {"game": "silver_gold", "seat": "left"},
                    "new_table cannot take this seat: Input should be",
                ),
            ]
            for tool, given, sentence in wrong:
                answer = await client.call_tool(tool, given)
                assert answer.is_error
                assert sentence in str(answer.content[0])
            assert (await call(client, "look_up_rule", game="silver_gold", rule="SG-041"))["rules"]["SG-041"]
            assert (await call(client, "look_up_rule", game="silver_gold", rule="palm"))["found"] > 1
            for _ in range(MOST_TABLES):
                await call(client, "new_table", game="silver_gold", opponents=["random"])
            assert (await client.call_tool("look", {"table": opened["table"]})).is_error  # the oldest was cleared away

    asyncio.run(story())


def test_the_mcp_command_serves_on_standard_streams() -> None:
    async def story() -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "doubloon", "mcp"], env=dict(os.environ))
        async with Client(stdio_client(server)) as client:
            assert (await call(client, "list_games"))["games"]

    asyncio.run(story())


async def call(client: Client, tool: str, **given: Any) -> dict[str, Any]:
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer.content
    assert isinstance(answer.structured_content, dict)
    return answer.structured_content
