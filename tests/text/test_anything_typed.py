"""Nothing that can be typed at a prompt breaks it."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.text.session import Session
from doubloon.text.typed import interpret
from tests.text.scripts import lines, session


@settings(max_examples=200)
@given(st.one_of(st.text(max_size=30), st.text("abcd1234 ,+!pugnory0topkexrb", max_size=14)))
def test_whatever_is_typed_gets_a_sentence_or_is_a_legal_move(line: str) -> None:
    for one in _questions():
        view = one.match.state.view(0)
        answer = interpret(one.table, one.match, view, line)
        if isinstance(answer, str):
            assert answer.endswith(".") or "1 to" in answer
            assert "\n" not in answer
        else:
            assert answer[0] in one.match.state.moves(0)
            assert len(answer) == 1


@cache
def _questions() -> list[Session]:
    """A session at each kind of question: keeping, crossing, an extra box, taking a card."""
    found: dict[str, Session] = {}
    for plies in range(60):
        one, _ = session("you,random", lines(*["1!"] * plies))
        one.run()
        view = one.match.state.view(0)
        if view.prompt:
            found.setdefault(view.prompt.kind, one)
        if {"keep", "cross", "extra", "replace"} <= found.keys():
            break
    assert {"keep", "cross", "extra", "replace"} <= found.keys()
    return list(found.values())
