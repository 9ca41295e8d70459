"""Puzzles by HTTP: the shelf, cards in addresses, positions, and what the processes of `proving` find out."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from doubloon.core.errors import DoubloonError
from doubloon.core.rng import check_seed
from doubloon.registry import puzzles
from doubloon.server import http, puzzling
from doubloon.server.gates import Refusal
from doubloon.server.guard import Thing
from doubloon.server.prover import Advise, Advised, Answer, Failed, Job, MadeCard, Make, Prove, Proved
from doubloon.server.proving import Prover, Provers
from doubloon.server.puzzle_api import AskPosition, AskProof, PuzzleCard, ReadCard


async def shelf(request: Request) -> Response:
    return http.json(puzzling.all_puzzles())


async def tiles(request: Request) -> Response:
    return http.json(puzzling.tiles())


async def card(request: Request) -> Response:
    """The card in an address."""
    return http.json(puzzling.card_info(puzzling.coded(request.path_params["code"])))


async def read_card(request: Request) -> Response:
    wanted = await http.body(request, ReadCard)
    return http.json(puzzling.card_info(puzzling.read(wanted.text)))


async def position(request: Request) -> Response:
    asked = await http.body(request, AskPosition)
    return http.json(puzzling.position(puzzling.coded(asked.code), asked.moves))


async def advice(request: Request) -> Response:
    asked = await http.body(request, AskPosition)
    puzzling.position(puzzling.coded(asked.code), asked.moves)  # what is not legal is refused before anything is proved
    answer = await _proved(request, Advise(asked.code, tuple(asked.moves)))
    assert isinstance(answer, Advised)
    return http.json(answer.advice)


async def proof(request: Request) -> Response:
    asked = await http.body(request, AskProof)
    puzzling.coded(asked.code)
    answer = await _proved(request, Prove(asked.code))
    assert isinstance(answer, Proved)
    return http.json(answer.proof)


async def day(request: Request) -> Response:
    """The card of a day, which is made from the date alone: the same on every server."""
    date = puzzling.check_day(request.path_params["date"])
    made = await _made(request, puzzling.grade_on(date), date)
    tomorrow = puzzling.soon()
    if tomorrow:
        _ahead(_provers(request).cards, Make(puzzling.grade_on(tomorrow), tomorrow))
    return http.json(made)


async def made(request: Request) -> Response:
    """The card of a grade that a seed leads to."""
    grade, seed = request.path_params["grade"], request.path_params["seed"]
    if grade not in puzzles().grades:
        raise Refusal("schema", "unknown_day", f"the grades are {', '.join(puzzles().grades)}")
    try:
        check_seed(seed)
    except DoubloonError as error:
        raise Refusal("schema", "wrong_shape", str(error)) from None
    return http.json(await _made(request, grade, seed))


# What they share


def _provers(request: Request) -> Provers:
    provers: Provers = request.app.state.provers
    return provers


async def _proved(request: Request, job: Job) -> Answer:
    return await _ask(request, _provers(request).proofs, job, "proofs")


async def _made(request: Request, grade: str, seed: str) -> PuzzleCard:
    answer = await _ask(request, _provers(request).cards, Make(grade, seed), "cards")
    assert isinstance(answer, MadeCard)
    return puzzling.card_info(puzzles().read(answer.text), "", answer.best)


async def _ask(request: Request, prover: Prover, job: Job, costs: Thing) -> Answer:
    """Work costs the client's allowance; what is known already does not."""
    if not prover.knows(job):
        http.spend(request, costs)
    answer = await prover.ask(job)
    if isinstance(answer, Failed):
        raise Refusal("turn", "not_proved", answer.error)
    return answer


_tasks: set[asyncio.Task[Answer]] = set()


def _ahead(prover: Prover, job: Job) -> None:
    """Have it made while nobody waits for it."""
    if not prover.knows(job):
        task = asyncio.create_task(prover.ask(job))
        _tasks.add(task)
        task.add_done_callback(_tasks.discard)
