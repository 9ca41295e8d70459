"""What is long goes compressed to who understands that, and is the same for everybody once it is unpacked."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.datastructures import Headers
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from doubloon.server.conversation import LARGE, encoded
from doubloon.server.packing import LONG, SMALL, Packable, SparingDeflate, SparingFactory, accepted
from doubloon.server.page import PAGE, TEXTS, TYPES
from doubloon.server.protocol import ChatLine, TableInfo, UndoState, Update
from tests.server.serving import Server

TWO = [{"kind": "you"}, {"kind": "open"}]


def raw(server: Server, path: str, accepts: str) -> tuple[httpx.Headers, bytes]:
    """The headers and the bytes as they came over the wire."""
    url = f"http://{server.address}{path}"
    with httpx.stream("GET", url, headers={"accept-encoding": accepts}, verify=False) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_every_file_of_the_page_comes_in_the_best_encoding_that_is_understood(server: Server) -> None:
    names = [path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.suffix in TYPES]
    for name in names:
        plain, text = raw(server, f"/{name}", "identity")
        assert text == (PAGE / name).read_bytes()
        assert "content-encoding" not in plain
        best, packed = raw(server, f"/{name}", "gzip, deflate, br, zstd")
        if not (PAGE / f"{name}.br").exists():
            assert "vary" not in plain
            assert Path(name).suffix not in TEXTS or len(gzip.compress(text)) >= len(text), f"{name} could be smaller"
            assert ("content-encoding" in best, packed) == (False, text)
            continue
        brotli, by_brotli = raw(server, f"/{name}", "br")
        assert (brotli["content-encoding"], by_brotli) == ("br", (PAGE / f"{name}.br").read_bytes())
        zipped, by_gzip = raw(server, f"/{name}", "br;q=0, gzip")
        assert (zipped["content-encoding"], gzip.decompress(by_gzip)) == ("gzip", text)
        for headers in (plain, best, brotli, zipped):
            assert headers["content-type"] == TYPES["." + name.rpartition(".")[2]]
            assert headers["vary"] == "accept-encoding"
            assert ("immutable" in headers["cache-control"]) == name.startswith("assets/")
        assert len(packed) == int(best["content-length"]) == min(len(by_brotli), len(by_gzip)) < len(text)
        assert len({headers["etag"] for headers in (plain, brotli, zipped)}) == 3


@pytest.mark.parametrize("path", ["/api/games", "/api/words/nl.ftl", "/api/words/en/maracaibo.ftl"])
def test_long_answers_are_compressed(server: Server, path: str) -> None:
    plain, text = raw(server, path, "")
    zipped, packed = raw(server, path, "gzip, br")
    assert len(text) > SMALL
    assert (zipped["content-encoding"], gzip.decompress(packed)) == ("gzip", text)
    assert zipped["content-type"] == plain["content-type"]
    assert plain["vary"] == zipped["vary"] == "accept-encoding"
    assert int(zipped["content-length"]) == len(packed) < len(text)


def test_an_answer_with_a_secret_in_it_is_not_compressed(server: Server) -> None:
    """Beside text that somebody else chose, its length would tell about the secret."""
    body = {"game": "silver_gold", "seats": TWO, "name": "A" * 24}
    address = f"http://{server.address}/api/tables"
    answer = httpx.post(address, json=body, headers={"accept-encoding": "gzip", "host": "x" * 250}, verify=False)
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers
    assert "#recover=" in answer.json()["recovery"]


@pytest.mark.parametrize(
    ("header", "understood"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("GZIP;q=0.5 , br ; q=0", {"gzip"}),
        ("br;q=0.000, gzip; q = 0", set()),
        ("br;q=0.001", {"br"}),
        ("", {""}),
        ("*", {"*"}),
    ],
)
def test_what_a_client_understands(header: str, understood: set[str]) -> None:
    assert accepted(Headers({"accept-encoding": header})) == understood


# Messages of sockets


def an_update(**said: Any) -> Update:
    patch = {"view": {"cells": [["abcd" * 10] * 200]}}
    told = Update(3, 4, None, None, None, [], [], [], UndoState(False, "nothing"), patch=patch)
    return msgspec.structs.replace(told, **said)


def agreed(offered: ClientPerMessageDeflateFactory | None = None) -> tuple[SparingDeflate, PerMessageDeflate]:
    """The server's and the client's side of a socket."""
    offered = offered or ClientPerMessageDeflateFactory()
    answer, server = SparingFactory().process_request_params(offered.get_request_params(), [])
    assert isinstance(server, SparingDeflate)
    assert ("server_no_context_takeover", None) in answer
    return server, offered.process_response_params(answer, [])


def test_a_large_piece_of_news_is_packed_and_others_are_not() -> None:
    server, client = agreed()
    data = encoded(an_update())
    assert isinstance(data, Packable)
    for _ in range(2):  # each by itself: what was packed before does not help
        packed = server.packed(data)
        assert len(packed) <= len(data) // 20
        assert bytes(client.decode(Frame(Opcode.TEXT, packed, rsv1=True)).data) == data
        plain = server.encode(Frame(Opcode.TEXT, data))
        assert (plain.data, plain.rsv1) == (data, False)
        assert bytes(client.decode(plain).data) == data


@pytest.mark.parametrize("size", [LARGE + 1, LONG, LONG + 1, 5 * LONG])
def test_short_and_long_news_are_read_alike(size: int) -> None:
    """Short ones are packed in less time, which the client need not know."""
    server, client = agreed()
    data = b"".join(b"%d," % (number * number) for number in range(size))[:size]
    packed = server.packed(data)
    assert len(packed) < len(data)
    assert bytes(client.decode(Frame(Opcode.TEXT, packed, rsv1=True)).data) == data


@pytest.mark.parametrize("bits", range(9, 16))
def test_a_client_may_look_back_less_far_than_we_can(bits: int) -> None:
    server, client = agreed(ClientPerMessageDeflateFactory(server_max_window_bits=bits))
    data = b"".join(b"%d," % (number * number) for number in range(5 * LONG))
    assert bytes(client.decode(Frame(Opcode.TEXT, server.packed(data), rsv1=True)).data) == data


def test_what_people_have_said_is_never_packed_with_what_is_secret() -> None:
    said: list[dict[str, Any]] = [{"chat": [ChatLine(0, "Anne", "Who has the crown?", 0)]}, {"patch": {"ply": [3]}}]
    for more in said:
        assert not isinstance(encoded(an_update(**more)), Packable)


def test_names_are_packed_only_when_the_game_is_over_and_nothing_is_secret_any_more() -> None:
    table = TableInfo("abc", "silver_gold", 1, {}, [], False, "playing", 1, False, "", None, None)
    assert not isinstance(encoded(an_update(table=table)), Packable)
    assert isinstance(encoded(an_update(table=msgspec.structs.replace(table, phase="over"))), Packable)
