"""Whoever knocks, and however: an answer with one sentence and all headers of safety, nothing on the terminal."""

from __future__ import annotations

import asyncio
import random
import string
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocket

from doubloon.server.door import Door
from doubloon.server.page import PACKED, PAGE, TYPES
from doubloon.server.safety import HEADERS
from tests.server.knocking import UPGRADE, Answer, knock, request
from tests.server.serving import Guests, Server, run, sqlite_in

TWO = [{"kind": "you"}, {"kind": "open"}]
JSON = {"content-type": "application/json"}
ROUNDS = 600


class Watched:
    """A server and what it writes to the terminal."""

    def __init__(self, server: Server, out: Path) -> None:
        self.server = server
        self.port = server.port
        self._out = out
        self.table = self._open_table()

    def _open_table(self) -> str:
        body = {"game": "silver_gold", "seats": TWO, "name": "Anne"}
        answer = httpx.post(f"http://{self.server.address}/api/tables", json=body, verify=False)
        table: str = answer.json()["table"]
        return table

    def lines(self) -> list[str]:
        """All but the first, which says where the server is."""
        return self._out.read_text(errors="replace").splitlines()[1:]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder = tmp_path_factory.mktemp("door")
    with (folder / "out.txt").open("wb") as sink, Server(sqlite_in(folder), stdout=sink) as server:
        yield Watched(server, folder / "out.txt")


@pytest.fixture(scope="module")
def on_postgres(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder = tmp_path_factory.mktemp("door")
    with (folder / "out.txt").open("wb") as sink, Server(postgres, stdout=sink) as server:
        yield Watched(server, folder / "out.txt")


def check_safe(answer: Answer) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value
        assert answer.names.count(name) == 1
    assert "server" not in answer.headers


# Headers of safety


def test_every_kind_of_answer_carries_the_headers_of_safety(watched: Watched) -> None:
    port, table = watched.port, watched.table
    asset = next(path.name for path in (PAGE / "assets").glob("index-*.js"))
    elsewhere = {"origin": "https://elsewhere.example"}
    for answer, status in (
        (request(port, "/"), 200),
        (request(port, f"/assets/{asset}"), 200),
        (request(port, f"/assets/{asset}", {"if-none-match": request(port, f"/assets/{asset}").headers["etag"]}), 304),
        (request(port, "/assets/nothing.js"), 404),
        (request(port, "/icon.svg"), 200),
        (request(port, "/nothing"), 404),
        (request(port, "/a/b/c"), 404),
        (request(port, "/api/games/"), 307),
        (request(port, "/api/games"), 200),
        (request(port, "/api/tables/none"), 404),
        (request(port, "/api/tables", elsewhere, "POST"), 403),
        (request(port, "/api/tables", JSON, "POST", b"{"), 400),
        (request(port, "/api/tables", JSON, "POST", b"x" * 20_000), 413),
        (request(port, "/api/games", method="DELETE"), 405),
        (request(port, "/", method="POST"), 405),
        (request(port, "/api/games", {"host": "["}), 400),
        (knock(port, b"nonsense\r\n\r\n"), 400),
        (knock(port, b"GET /\xff HTTP/1.1\r\n\r\n"), 400),
        (request(port, f"/ws/{table}", UPGRADE), 101),
        (request(port, f"/ws/{table}", {**UPGRADE, **elsewhere}), 403),
        (request(port, "/nowhere", UPGRADE), 403),
        (request(port, f"/ws/{table}", {**UPGRADE, "sec-websocket-version": "1"}), 400),
        (request(port, f"/ws/{table}", {**UPGRADE, "sec-websocket-key": "short"}), 400),
        (request(port, f"/ws/{table}", {**UPGRADE, "x": "y" * 20_000}), 400),
    ):
        assert answer.status == status
        check_safe(answer)


def test_what_fails_behind_the_door_is_answered_with_one_sentence(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(_: Request) -> Response:
        raise ZeroDivisionError("a secret")

    inside = Starlette(routes=[Route("/", fail)], middleware=[Middleware(Door)])

    async def story() -> httpx.Response:
        transport = httpx.ASGITransport(app=inside, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get("/")

    answer = asyncio.run(story())
    assert (answer.status_code, answer.text) == (500, "something went wrong here; nothing was changed\n")
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is not None  # it is a fault of ours, and the host sees where


def test_a_socket_behind_which_something_fails_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(socket: WebSocket) -> None:
        await socket.accept()
        raise ZeroDivisionError("a secret")

    async def fail_late(socket: WebSocket) -> None:
        await socket.accept()
        await socket.close()
        raise ZeroDivisionError("a secret")

    routes = [WebSocketRoute("/early", fail), WebSocketRoute("/late", fail_late)]
    inside = Starlette(routes=routes, middleware=[Middleware(Door)])

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def knock_at(path: str) -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            if sent and sent[-1]["type"] == "websocket.close":
                raise RuntimeError("it is closed")
            sent.append(message)

        await inside({"type": "websocket", "path": path, "headers": [(b"host", b"here")]}, receive, send)
        return sent

    for path, code in (("/early", 1011), ("/late", 1000)):
        assert [message.get("code") for message in asyncio.run(knock_at(path))] == [None, code]
    assert len(caplog.records) == 2


# Odd requests


ODD_REQUESTS: list[tuple[str | bytes, dict[str, str | bytes], int]] = [
    ("/" + "x" * 5_000, {}, 404),
    ("/assets/" + "x" * 5_000, {}, 404),
    ("/%00", {}, 404),
    ("/assets/%00.js", {}, 404),
    ("/assets/..%2findex.html", {}, 404),
    ("/assets//index.html", {}, 404),
    ("/..", {}, 404),
    ("/.%2e/page.py", {}, 404),
    ("/page.py", {}, 404),
    ("/%ff%fe", {}, 404),
    ("/table/%00", {}, 200),
    ("/api/tables/%00", {}, 404),
    ("/api/tables/" + "x" * 5_000, {}, 404),
    ("/api/tables/%0a", {}, 404),
    ("/api/tables/a%0a", {}, 404),
    ("/api/tables/\xe9", {}, 400),
    ("/api/tables/%C3%A9/record", {}, 404),
    ("/api/tables/x/replay?ply=%00&seat=" + "9" * 5_000, {}, 404),
    ("/api/words/%00.ftl", {}, 404),
    ("/api/words/en/%00.ftl", {}, 404),
    ("/api/rules/%00/%00", {}, 404),
    ("/api/tables", {"cookie": 'seat_[x]"=0.a; seat_=0.; seat_\x01=1'}, 400),
    ("/api/tables", {"cookie": 'seat_[x]"=0.a; seat_=0.; seat_a b=1; seat_(;)=2; =3; seat_\xe9=1;;; a'}, 200),
    ("/api/tables", {"cookie": "seat_" + "x" * 5_000 + "=0.a"}, 200),
    ("/api/tables", {"cookie": "seat_nowhere=\xb2.a"}, 200),
    ("/api/tables", {"accept-encoding": ";;q=,,\xff;q=x"}, 200),
    ("/", {"accept-encoding": "br;q=0, *;q=0"}, 200),
    ("/", {"range": "bytes=9-1", "if-modified-since": "never"}, 200),
    ("/healthz", {"x-forwarded-for": "\xff", "x-forwarded-proto": "nonsense"}, 200),
]


@pytest.mark.parametrize(("path", "headers", "status"), ODD_REQUESTS)
def test_odd_requests_get_plain_answers(
    watched: Watched, path: str | bytes, headers: dict[str, str | bytes], status: int
) -> None:
    before = len(watched.lines())
    answer = request(watched.port, path, headers)
    assert answer.status == status
    check_safe(answer)
    assert watched.lines()[before:] in ([], ["WARNING Invalid HTTP request received."])


@pytest.mark.parametrize("origin", ["http://[", "http://]:x", "null", "", "://", "http://\xe9", "x" * 5_000])
def test_odd_origins_are_other_origins(watched: Watched, origin: str) -> None:
    before = len(watched.lines())
    answer = request(watched.port, "/api/tables", {**JSON, "origin": origin}, "POST", b"{}")
    assert (answer.status, b'"gate":"origin"' in answer.body) == (403, True)
    nameless = request(watched.port, "/api/tables", {**JSON, "origin": origin, "host": ""}, "POST", b"{}")
    assert nameless.status == 403
    assert request(watched.port, f"/ws/{watched.table}", {**UPGRADE, "origin": origin}).status == 403
    assert watched.lines()[before:] == []


@pytest.mark.parametrize("host", ["[", "[::zz]", "[:::::]", "x" * 3_000, "a b", "a/b", "a@b", "a:99999", "a:b", "\xe9"])
def test_a_name_that_no_machine_has_is_refused(watched: Watched, host: str) -> None:
    before = len(watched.lines())
    for path in (f"/api/tables/{watched.table}/qr.svg", "/", "/api/games/"):
        answer = request(watched.port, path, {"host": host})
        assert (answer.status, b"Host" in answer.body) == (400, True)
    assert watched.lines()[before:] == []


@pytest.mark.parametrize("host", ["games.example", "127.0.0.1:8125", "[::1]:8125", "my_pi.local", ""])
def test_names_that_machines_have_are_fine(watched: Watched, host: str) -> None:
    assert request(watched.port, f"/api/tables/{watched.table}/qr.svg", {"host": host}).status == 200


def test_odd_ids_are_refused_before_postgresql_is_asked(on_postgres: Watched) -> None:
    for id in ("%00", "a%00b", "%ff", "a%0a", "x" * 3_000):
        assert request(on_postgres.port, f"/api/tables/{id}").status == 404
        assert request(on_postgres.port, f"/ws/{id}", UPGRADE).status == 101  # told and closed there
    assert request(on_postgres.port, "/api/tables", {"cookie": "seat_%00=0.a; seat_\xe9=0.a"}).status == 200
    assert on_postgres.lines() == []


def test_odd_handshakes_neither_hang_nor_fill_the_log(watched: Watched) -> None:
    before = len(watched.lines())
    heads: list[tuple[str | bytes, dict[str, str | bytes], str]] = [
        (b"/ws/\xff", {}, "GET"),
        ("/ws/" + "x" * 9_000, {}, "GET"),
        ("/ws/x", {f"x-{number}": "y" for number in range(200)}, "GET"),
        ("/ws/x", {"x": b"\xff\xfe"}, "GET"),
        ("/ws/x", {"cookie": "seat_x=" + "y" * 9_000}, "GET"),
        ("/ws/x", {"sec-websocket-protocol": ",,\xff"}, "GET"),
        ("/ws/x", {}, "POST"),
        ("*", {}, "OPTIONS"),
    ]
    for path, headers, method in heads:
        answer = request(watched.port, path, {**UPGRADE, **headers}, method)
        assert answer.status in (0, 101, 400, 403, 405), (path, headers)
        if answer.status:
            check_safe(answer)
    assert not [line for line in watched.lines()[before:] if not line.startswith("WARNING ")]


def test_text_that_is_no_text_is_answered_on_the_socket(watched: Watched) -> None:
    before = len(watched.lines())

    async def story(guests: Guests) -> None:
        player = await guests.come().table(watched.table)
        await player.connection.send(b"\xff\xfe", text=True)
        await player.until(lambda: bool(player.refused))
        assert player.refused[0]["code"] == "not_json"

    run(watched.server.address, story)
    assert watched.lines()[before:] == []


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/join", "/healthz", "/"])
def test_a_request_that_is_cut_off_leaves_no_trace(watched: Watched, path: str) -> None:
    before = len(watched.lines())
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n"
    for cut in (head + '{"game":', head, head[:40]):
        knock(watched.port, cut.encode(), cut=True)
    # Heard after the others.
    assert request(watched.port, "/healthz").status == 200
    assert watched.lines()[before:] == []


def test_whatever_is_sent_gets_an_answer_that_is_no_fault_of_ours(watched: Watched) -> None:
    """Paths, queries, headers and cookies of odd shapes; a fixed seed, so that a failure comes again."""
    chance = random.Random(17)
    before = len(watched.lines())
    for _ in range(ROUNDS):
        path, headers, method, body = odd_request(chance, watched.table)
        answer = request(watched.port, path, headers, method, body)
        assert answer.status not in (0, 500, 503), (path, headers, method, body)
        check_safe(answer)
    allowed = {"WARNING Invalid HTTP request received.", "WARNING Unsupported upgrade request."}
    assert set(watched.lines()[before:]) <= allowed


PIECES = [
    "%00",
    "%0a",
    "%ff",
    "%2f",
    "..",
    ".",
    "%",
    "\xe9",
    "x" * 3_000,
    "a",
    "7",
    "-1",
    "null",
    "[",
    "]",
    "@",
    ":",
    "//",
]
PLACES = ["api", "tables", "games", "words", "rules", "en", "silver_gold", "ws", "table", "new", "assets", "healthz"]
NAMES = ["host", "origin", "cookie", "content-type", "accept-encoding", "if-none-match", "range", "expect", "te"]
NAMES += ["x-forwarded-for", "x-forwarded-proto", "transfer-encoding", "sec-websocket-key", "upgrade", "accept", "x"]


def odd_request(chance: random.Random, table: str) -> tuple[str, dict[str, str | bytes], str, bytes]:
    parts = [chance.choice([*PLACES, *PIECES, table]) for _ in range(chance.randrange(5))]
    query = "?" + "&".join(odd_text(chance) for _ in range(3)) if chance.random() < 0.4 else ""
    headers: dict[str, str | bytes] = {}
    for name in chance.sample(NAMES, chance.randrange(4)):
        headers[name] = f"seat_{odd_text(chance)}=0.{odd_text(chance)}" if name == "cookie" else odd_text(chance)
    method = chance.choice(["GET", "GET", "POST", "HEAD", "PUT", "OPTIONS"])
    body = chance.randbytes(chance.randrange(200)) if method == "POST" else b""
    return "/" + "/".join(parts).replace(" ", "") + query.replace(" ", ""), headers, method, body


def odd_text(chance: random.Random) -> str:
    letters = string.printable[:-5] + "\x80\xff\xe9"
    text = "".join(chance.choice(letters) for _ in range(chance.randrange(12)))
    return chance.choice([text, chance.choice(PIECES), chance.choice(PIECES) + text])


# The page's files


def test_only_files_of_the_page_are_served(watched: Watched) -> None:
    """A note that lies beside the page is not part of it."""
    built = {path for path in PAGE.rglob("*") if path.is_file()}
    packed = {path.with_name(path.name + suffix) for path in built for suffix in PACKED.values()}
    assert {path.suffix for path in built - packed} <= TYPES.keys()
    for name in (".hidden", "index.html.br", "index.html.gz", "assets"):
        assert request(watched.port, f"/{name}").status == 404


def test_a_page_that_a_browser_has_is_not_sent_again(watched: Watched) -> None:
    first = request(watched.port, "/")
    assert (first.status, first.headers["cache-control"]) == (200, "no-cache")
    again = request(watched.port, "/", {"if-none-match": first.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
