"""What keeps people safe: origins, sizes, headers, cookies, and what is never written down."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doubloon.registry import find_game, game_ids
from tests.cli.running import Doubloon
from tests.server.serving import Guests, Player, Server, run, sqlite_in

TWO = [{"kind": "you"}, {"kind": "open"}]
ELSEWHERE = "https://elsewhere.example"


def test_other_origins_are_not_listened_to(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        body = {"game": "silver_gold", "seats": TWO, "name": "Anne"}
        refused = await anne.http.post("/api/tables", json=body, headers={"origin": ELSEWHERE})
        assert (refused.status_code, refused.json()["gate"]) == (403, "origin")
        own = await anne.http.post("/api/tables", json=body, headers={"origin": f"http://{server.address}"})
        assert own.status_code == 200
        id = own.json()["table"]
        with pytest.raises(InvalidStatus) as error:
            await connect(f"ws://{server.address}/ws/{id}", origin=ELSEWHERE)  # type: ignore[arg-type]
        assert error.value.response.status_code == 403

    run(server.address, story)


def test_every_answer_carries_the_headers_that_keep_a_browser_safe(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        for path in (
            "/",
            "/new/jackal",
            "/table/whatever",
            "/api/games",
            "/api/tables/none",
            "/nowhere",
            "/healthz",
            "/a/b/c",
        ):
            headers = (await anne.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "*" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers

    run(server.address, story)


def test_the_cookie_of_a_seat_is_out_of_reach_of_scripts_and_other_pages(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        answer = await anne.http.post("/api/tables", json={"game": "silver_gold", "seats": TWO, "name": "Anne"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Secure" not in cookie  # plain HTTP on one's own machine must work
        token = cookie.partition("=")[2].partition(";")[0]
        assert len(token) > 40
        assert token.partition(".")[2] not in answer.text

    run(server.address, story)


@pytest.mark.parametrize(
    ("body", "headers", "status", "code"),
    [
        (b"x" * 20_000, {"content-type": "application/json"}, 413, "too_big"),
        (b"{}", {}, 400, "not_json"),
        (b"{", {"content-type": "application/json"}, 400, "not_json"),
        (b"\xff", {"content-type": "application/json"}, 400, "not_json"),
        (b'{"name":"A"}', {"content-type": "application/json"}, 400, "wrong_shape"),
        (b'{"game":"silver_gold","seats":[],"name":"A"}', {"content-type": "application/json"}, 400, "wrong_shape"),
        (
            b'{"game":"chess","seats":[{"kind":"you"}],"name":"A"}',
            {"content-type": "application/json"},
            422,
            "bad_table",
        ),
    ],
)
def test_bad_bodies_are_refused(server: Server, body: bytes, headers: dict[str, str], status: int, code: str) -> None:
    async def story(guests: Guests) -> None:
        answer = await guests.come().http.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code)

    run(server.address, story)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"kind": "you"}, {"kind": "you"}]},
        {"seats": [{"kind": "you"}] + [{"kind": "open"}] * 6},
        {"seats": [{"kind": "you"}, {"kind": "bot", "level": "search:10000000"}]},
        {"options": {"memory_aid": "perhaps"}},
        {"options": {"nothing": "yes"}},
        {"seed": "two\nlines"},
        {"seed": ""},
    ],
)
def test_tables_that_the_rules_do_not_know_are_refused(server: Server, wrong: dict[str, object]) -> None:
    async def story(guests: Guests) -> None:
        body: dict[str, object] = {"game": "silver_gold", "seats": TWO, "name": "Anne", **wrong}
        answer = await guests.come().http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_table")
        assert len(answer.json()["message"]) > 10

    run(server.address, story)


def test_a_table_that_is_not_there(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        for path in ("", "/record", "/replay", "/qr.svg"):
            assert (await anne.http.get(f"/api/tables/nowhere{path}")).status_code == 404
        player = Player(await connect(f"ws://{server.address}/ws/nowhere"))
        await player.hear()
        assert player.refused[0]["code"] == "unknown_table"
        with pytest.raises(ConnectionClosed):
            await player.hear()

    run(server.address, story)


def test_a_socket_that_misbehaves_is_answered_by_gate_and_in_the_end_closed(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        id = (await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne"))["table"]
        player = await anne.connect(id)
        for data, code in (
            ("x" * 5000, "too_big"),
            ("{", "not_json"),
            ('{"type":"dance"}', "wrong_shape"),
            ('{"type":"ping"}', "hello_first"),
            ('{"type":"hello","protocol":99}', "wrong_protocol"),
        ):
            await player.connection.send(data)
            await player.hear()
            assert player.refused[-1]["code"] == code
        await player.say("hello", protocol=1)
        await player.until(lambda: player.snapshots == 1)
        for _ in range(150):
            await player.say("ping", number=1)
        await player.until(lambda: player.refused[-1]["code"] == "slow_down")
        with pytest.raises(ConnectionClosed):
            await talk_for_ever(player)

    run(server.address, story)


async def talk_for_ever(player: Player) -> None:
    while True:
        await asyncio.gather(player.say("ping", number=1), player.hear())


def test_nothing_of_tables_and_tokens_is_written_to_the_terminal(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)) as plain:
        plain.kill()
    out = tmp_path / "out.txt"
    with out.open("wb") as sink:
        server = Server(sqlite_in(tmp_path), stdout=sink)
        with server:
            secret: list[str] = []

            async def story(guests: Guests) -> None:
                anne = guests.come()
                opened = await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne Bonny")
                player = await anne.table(opened["table"])
                await player.say("nonsense")
                await player.hear()
                await anne.http.get(f"/api/tables/{opened['table']}?recover={opened['recovery'].partition('=')[2]}")
                secret.extend(
                    [opened["table"], *anne.http.cookies.values(), opened["recovery"].partition("=")[2], "Anne"]
                )

            run(server.address, story)
            assert server.stop() == 0
    text = out.read_text()
    assert re.fullmatch(r"Doubloon is open at http://localhost:\d+ \(Ctrl-C closes it\)\n", text)
    assert not [word for word in secret if word in text]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    tokens = [secret[1].partition(".")[2], secret[2]]
    assert not [token for token in tokens if token.encode() in kept], "a token is kept as it is"


def test_games_words_and_rules_are_served(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        games = await anne.get("/api/games")
        assert [game["id"] for game in games["games"]] == game_ids()
        for game in games["games"]:
            for option in game["options"]:
                if option["kind"] == "number":
                    assert option["low"] <= int(option["default"]) <= option["high"]
                else:
                    assert option["default"] in option["values"]
                for language in ("en", "nl", "fr"):
                    words = option["words"][language]
                    assert words["name"]
                    assert words["help"]
                    assert words["values"].keys() == set(option["values"])
            prefix = find_game(game["id"]).prefix
            assert (await anne.get(f"/api/rules/{game['id']}/{prefix}-001"))["text"]
            for language in ("en", "nl", "fr"):
                assert "event-" in (await anne.http.get(f"/api/words/{language}/{game['id']}.ftl")).text
        assert "seat-you" in (await anne.http.get("/api/words/nl.ftl")).text
        for path in (
            "/api/words/xx.ftl",
            "/api/words/en/..%2f..%2fsecret.ftl",
            "/api/rules/silver_gold/SG-999",
            "/..%2fx",
        ):
            assert (await anne.http.get(path)).status_code == 404

    run(server.address, story)


def test_the_link_is_drawn_as_a_qr_code(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        id = (await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne"))["table"]
        answer = await anne.http.get(f"/api/tables/{id}/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg xmlns=")

    run(server.address, story)


def test_figures_for_whoever_runs_the_server(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        await anne.http.get("/api/tables/nowhere")
        text = (await anne.http.get("/metrics")).text
        assert 'doubloon_refused_total{gate="token"}' in text
        for name in ("tables", "sockets", "entries", "bot_moves", "bot_deaths", "messages_total"):
            assert f"\ndoubloon_{name} " in text
        assert (await anne.http.get("/healthz")).text == "ok\n"

    run(server.address, story)


def test_the_command_refuses_what_cannot_be(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (
        (["--workers", "2"], "PostgreSQL"),
        (["--db", "mysql://x/y"], "SQLite or PostgreSQL"),
        (["--port", str(server.port)], "another --port"),
        (["--host", "203.0.113.5"], "another --host"),
        (["--url", "games.example"], "http:// or https://"),
        (["--db", "postgresql://nobody@127.0.0.1:1/nothing"], "the database cannot be used"),
        (["--db", "sqlite:////nowhere/at/all.db"], "the database cannot be used"),
    ):
        assert words in Doubloon(capsys)("serve", "--port", "0", *arguments).complaint()
