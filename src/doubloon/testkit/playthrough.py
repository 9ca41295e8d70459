"""One whole game as readable text: every seat's view, ply by ply, and who was told what."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from doubloon.core.event import EVERYBODY, Event, all_but
from doubloon.core.game import Game
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.testkit.walk import any_move, flat, name_of

SEED = "playthrough"
MOST_PLIES = 2000
MOST_BYTES = 300_000
MOVES_IN_FULL = 10  # plies whose prompts list all moves; later only their number and a fingerprint


def playthrough_text(game: Game) -> str:
    """A game by random moves with as few seats as make a company.

    At first every seat's view as it differs from the spectator's, then from ply to ply what changes in each.
    """
    seats = max(game.min_seats, min(2, game.max_seats))
    state = game.new(seats, SEED, listen=True)
    rng = rng_from(f"{SEED}/moves")
    lines = [f"# {game.title}, ruleset {game.ruleset}: a random game, as every seat sees it. + and - mark changes."]
    lines += [f"# {seats} seats, {state.options.text() or 'no options'}, seed {SEED!r}"]
    known: dict[int, dict[str, str]] = {}
    told = 0
    headline = "the setup"
    for ply in range(MOST_PLIES):
        asked = ", ".join(str(seat + 1) for seat in state.deciders()) or "nobody"
        lines += ["", f"== {ply}: {headline}", f"asked {asked}; reveals {state.reveals}; digest {state.digest()}"]
        events = state.events or []
        lines += [f"told to {_audience(event, seats)}: {event.kind} {_json(event.args)}" for event in events[told:]]
        told = len(events)
        for viewer in range(SPECTATOR, seats):
            fields = _fields(state, viewer, ply)
            lines += _changes(viewer, known.get(viewer, known.get(SPECTATOR, {})), fields)
            known[viewer] = fields
        if state.over() or sum(map(len, lines)) > MOST_BYTES:
            break
        seat, move = any_move(state, rng)
        headline = f"seat {seat + 1} plays {move.text!r}"
        state.play(seat, move)
    lines += ["", "== the game is over" if state.over() else "== the rest is too long to show", ""]
    return "\n".join(lines)


def _fields(state: State, viewer: int, ply: int) -> dict[str, str]:
    data = msgspec.to_builtins(state.view(viewer))
    prompt = data.get("prompt")
    if prompt:
        texts = [move["text"] for move in prompt["moves"]]
        mark = blake2b("\n".join(texts).encode(), digest_size=4).hexdigest()
        prompt["moves"] = texts if ply < MOVES_IN_FULL else f"{len(texts)} moves, fingerprint {mark}"
    return {path: _json(value) for path, value in flat(data).items()}


def _changes(viewer: int, before: dict[str, str], now: dict[str, str]) -> list[str]:
    lines = [f"  - {path}" for path in before if path not in now]
    lines += [f"  + {path}: {value}" for path, value in now.items() if before.get(path) != value]
    return [f"{name_of(viewer)} sees", *lines] if lines else []


def _audience(event: Event, seats: int) -> str:
    if event.audience == EVERYBODY:
        return "all"
    for seat in range(seats):
        if event.audience == all_but(seat):
            return f"all but seat {seat + 1}"
    names = [name_of(viewer) for viewer in range(SPECTATOR, seats) if event.seen_by(viewer)]
    return " and ".join(names) or "nobody"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
