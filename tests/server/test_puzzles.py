"""Puzzles by HTTP: cards in addresses, positions that are told by their moves, proofs and new cards within limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from doubloon.registry import puzzles
from doubloon.server import puzzling
from doubloon.server.gates import Refusal
from doubloon.server.prover import Desk, Failed, MadeCard, Make, Prove, Proved
from doubloon.server.proving import Prover
from tests.server.serving import ANSWERING, Server, sqlite_in

MONDAY = "2025-01-06"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_in(tmp_path_factory.mktemp("puzzles")), limits="proofs=4,proofs_per_minute=1") as server:
        yield server


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}", timeout=ANSWERING) as client:
        yield client


def code_of(id: str) -> str:
    return puzzles().code(puzzles().card(id))


def test_the_shelf_has_every_card_with_its_first_position(client: httpx.Client) -> None:
    told = client.get("/api/puzzles").json()
    assert [card["id"] for card in told["cards"]] == puzzles().ids()
    assert {card["grade"] for card in told["cards"]} == set(told["grades"])
    card = told["cards"][0]
    assert client.get(f"/api/puzzles/card/{card['code']}").json() == {**card, "id": ""}
    assert client.post("/api/puzzles/card", json={"text": card["text"]}).json()["code"] == card["code"]


@pytest.mark.parametrize("id", ["over_the_ice", "sample_1", "eight_turns"])
def test_a_card_comes_back_from_its_address(id: str) -> None:
    book = puzzles()
    card = book.card(id)
    assert book.text(book.coded(book.code(card))) == book.text(card)


@pytest.mark.parametrize("code", ["abc", "!!!", "a" * 999, "é", code_of("sample_1")[:-9], code_of("sample_1") + "AAAA"])
def test_what_is_no_card_is_refused_in_a_sentence(client: httpx.Client, code: str) -> None:
    answer = client.get(f"/api/puzzles/card/{code}")
    assert (answer.status_code, answer.json()["code"], answer.json()["reason"]) == (422, "bad_puzzle", "code")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "text"),
        ("max_turns: 4\n" + "em em em em\n" * 4, "many"),
        ("max_turns: 4\nbk ju ho ic\nju dn >E ic\npi pi ba ba\ncr cr tr bl", "gold"),
        ("max_turns: 4\nc1 ju ho ic\nju dn >E ic\npi pi ba ba\ncr cr tr bl", "bank"),
        ("max_turns: 4\nbk ju ho ic\nju c1 >E ic\npi pi ba ba\ncr cr tr bl", "den"),
        ("bk ju ho ic\nju dn >E c1\npi pi ba ba\ncr cr tr bl", "task"),
        ("max_turns: 4\nbk .. ho ic\n.. .. .. ic\npi pi ba dn\ncr cr tr c1", "apart"),
    ],
)
def test_a_card_that_lacks_something_says_what(client: httpx.Client, text: str, reason: str) -> None:
    answer = client.post("/api/puzzles/card", json={"text": text})
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)


def test_a_position_is_told_by_its_moves(client: httpx.Client) -> None:
    code = code_of("sample_1")
    start: dict[str, Any] = client.post("/api/puzzles/position", json={"code": code}).json()
    moves = [move["id"] for move in start["view"]["prompt"]["moves"]]
    assert [preview["move"] for preview in start["previews"]] == moves
    assert (start["turn"], start["pirate"], start["ending"]) == (1, 0, "")
    after = client.post("/api/puzzles/position", json={"code": code, "moves": moves[:1]}).json()
    assert [(step["ply"], step["turn"], step["pirate"]) for step in after["story"]] == [(0, 1, 0)]
    wrong = client.post("/api/puzzles/position", json={"code": code, "moves": [moves[0], moves[0]]})
    assert (wrong.status_code, wrong.json()["code"], wrong.json()["clause"]) == (422, "illegal", "JK-325")
    endless = client.post("/api/puzzles/position", json={"code": code, "moves": [1] * 500})
    assert endless.status_code == 400


def test_the_solver_proves_advises_and_is_paid_for_work_only(client: httpx.Client) -> None:
    code = code_of("sample_1")
    proof = client.post("/api/puzzles/proof", json={"code": code}).json()
    assert (proof["verdict"], proof["proved"], proof["best"]["turns"]) == ("solved", True, 4)
    line = [move for turn in proof["line"] for move in turn]
    end = client.post("/api/puzzles/position", json={"code": code, "moves": line}).json()
    assert (end["ending"], end["home"], end["alive"]) == ("solved", 3, 3)
    advice = client.post("/api/puzzles/advice", json={"code": code, "moves": line[:3]}).json()
    assert (advice["verdict"], advice["turns"]) == ("solvable", 4)
    # A wrong step, and where it was taken.
    start = client.post("/api/puzzles/position", json={"code": code, "moves": line[:3]}).json()
    other = next(move["id"] for move in start["view"]["prompt"]["moves"] if move["id"] != line[3])
    lost = client.post("/api/puzzles/advice", json={"code": code, "moves": [*line[:3], other]}).json()
    assert (lost["verdict"], lost["since"]) == ("lost", 3)
    # Asked again it costs nothing; something new runs out.
    for _ in range(6):
        assert client.post("/api/puzzles/proof", json={"code": code}).status_code == 200
    seen = [client.post("/api/puzzles/advice", json={"code": code, "moves": line[:n]}).status_code for n in (1, 2, 4)]
    assert seen[-1] == 429


def test_the_card_of_a_day_is_made_from_the_date_alone(client: httpx.Client) -> None:
    told = client.get(f"/api/puzzles/day/{MONDAY}").json()
    made = Desk().answer(Make("easy", MONDAY))
    assert isinstance(made, MadeCard)
    assert (told["text"], told["grade"]) == (made.text, "easy")
    assert (told["best"]["turns"], told["best"]["survivors"]) == (told["max_turns"], told["min_survivors"])
    for date in ("2999-01-01", "1999-01-01", "2025-02-30", "x"):
        assert client.get(f"/api/puzzles/day/{date}").json()["code"] == "unknown_day"


def test_the_days_of_a_week_grow_harder() -> None:
    week = [f"2025-01-{day:02}" for day in range(6, 13)]
    grades = [puzzling.grade_on(date) for date in week]
    assert grades == ["easy", "easy", "medium", "medium", "hard", "fiendish", "medium"]


def test_a_search_that_is_given_up_proves_nothing() -> None:
    answer = Desk(most_positions=300).answer(Prove(code_of("sample_2")))
    assert isinstance(answer, Proved)
    assert (answer.proof.verdict, answer.proof.proved) == ("unknown", False)


def test_what_takes_too_long_is_ended_and_the_next_is_answered() -> None:
    async def story() -> None:
        prover = Prover(seconds=0.01)
        failed = await prover.ask(Prove(code_of("frozen_fortune")))
        assert isinstance(failed, Failed)
        assert (prover.deaths, prover.pid) == (1, None)
        patient = Prover(seconds=ANSWERING)
        same = await asyncio.gather(*[patient.ask(Prove(code_of("over_the_ice"))) for _ in range(3)])
        assert same[0] is same[1] is same[2]
        await patient.close()
        assert patient.pid is None

    asyncio.run(story())


def test_the_queue_has_an_end() -> None:
    async def story() -> None:
        prover = Prover(seconds=ANSWERING, queue=1)
        first = asyncio.create_task(prover.ask(Make("fiendish", "1")))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await prover.ask(Make("fiendish", "2"))
        assert refused.value.code == "busy"
        await prover.close()
        with pytest.raises(asyncio.CancelledError):
            await first

    asyncio.run(story())
