"""The plain door: a JSON object a line, in and out, for programs in any language.

First comes the position. The program answers `{"move": "cross 1 a1 b1"}`, or asks `{"rule": "SG-041"}`,
`{"view": true}`, `{"look": true}`; `{"leave": true}` ends it. Every line is answered by one line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TextIO

import msgspec

from doubloon.agents.seat import Seat

MOST_BYTES = 10_000  # of one line
MOST_WRONG = 100  # answers in a row that are none

_USAGE = 'send one JSON object a line: {"move": "…"}, {"look": true}, {"view": true}, {"rule": "…"} or {"leave": true}'


def converse(seat: Seat, lines: Iterable[str], out: TextIO) -> bool:
    """Play until the game is over, the program leaves or its lines end; whether the game came to its end."""
    _say(out, {"position": seat.position()})
    wrong = 0
    for line in lines:
        asked = _read(line)
        if asked.get("leave"):
            break
        said, fine = _answer(seat, asked)
        _say(out, said)
        wrong = 0 if fine else wrong + 1
        if wrong >= MOST_WRONG:
            _say(out, {"error": f"{MOST_WRONG} wrong lines in a row; this is the end"})
            break
        if seat.over:
            _say(out, {"record": seat.record()})
            return True
    return False


def _read(line: str) -> dict[str, Any]:
    if len(line) > MOST_BYTES:
        return {}
    try:
        asked = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # no JSON, no text, brackets within brackets
        return {}
    return asked if isinstance(asked, dict) else {}


def _answer(seat: Seat, asked: dict[str, Any]) -> tuple[object, bool]:
    """What is said to a line, and whether it was one that makes sense."""
    move, rule = asked.get("move"), asked.get("rule")
    if isinstance(move, str):
        played = seat.play(move)
        return played, hasattr(played, "position")
    if isinstance(rule, str):
        text = seat.rule(rule)
        return ({"rule": rule, "text": text}, True) if text else ({"error": f"there is no rule {rule[:40]!r}"}, False)
    if asked.get("look"):
        return {"position": seat.position()}, True
    if asked.get("view"):
        return {"view": seat.view()}, True
    return {"error": _USAGE}, False


def _say(out: TextIO, said: object) -> None:
    out.write(msgspec.json.encode(said).decode() + "\n")
    out.flush()
