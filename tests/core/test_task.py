"""Kinds of tasks can be told apart, also where compiled classes meet interpreted code."""

from __future__ import annotations

from doubloon.core.task import Question, Task
from doubloon.games.maracaibo.rules.questions import TurnQuestion
from doubloon.games.maracaibo.rules.rounds import BeginTurn, EndTurn
from doubloon.games.maracaibo.rules.setup import ChooseQuests


def test_a_task_is_of_its_own_kinds_and_of_no_other() -> None:
    # Given a question and a step, asked about again and again: an answer must not colour the next one
    question, step = EndTurn(seat=0), BeginTurn(seat=0)
    for _ in range(2):
        assert not isinstance(question, ChooseQuests)
        assert isinstance(question, TurnQuestion)
        assert isinstance(question, Question)
        assert isinstance(question, Task)
        assert not isinstance(step, Question)
        assert isinstance(step, Task)
