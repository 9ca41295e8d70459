"""Which clauses the tests prove: read from the marks in the tests' source, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from doubloon.core.errors import DoubloonError
from doubloon.rules import Catalogue

TESTS = Path(__file__).parents[3] / "tests" / "rules"

_LEAVES_OUT = ("skip", "skipif", "xfail", "importorskip")


class NoTests(DoubloonError):
    """There are no tests to look at."""


class RuleMark(Struct, frozen=True):
    """A test names an id; one that is skipped or expected to fail does not prove it."""

    id: str
    place: str
    proves: bool


class Coverage(Struct, frozen=True):
    """What is tested of a catalogue; `unknown` are ids that tests name and the catalogue does not."""

    game: str
    clauses: int
    tested: int
    untested: list[str]
    vectors: int
    vectors_untested: list[str]
    rulings: int
    rulings_untested: list[str]
    unknown: list[str]

    def complete(self) -> bool:
        return not (self.untested or self.vectors_untested or self.rulings_untested or self.unknown)


def read_marks(game_id: str, tests: Path = TESTS) -> list[RuleMark]:
    """Every id that the tests of a game name."""
    folder = tests / game_id
    if not folder.is_dir():
        raise NoTests(f"coverage is counted from tests/rules/{game_id}, which only a checkout of Doubloon has")
    return [mark for path in sorted(folder.rglob("*.py")) for mark in _marks_of_file(path)]


def coverage(catalogue: Catalogue, marks: list[RuleMark]) -> Coverage:
    """Compare a catalogue with what the tests name."""
    proven = {mark.id for mark in marks if mark.proves}
    untested = [id for id in catalogue.clauses if id not in proven]
    return Coverage(
        game=catalogue.game,
        clauses=len(catalogue.clauses),
        tested=len(catalogue.clauses) - len(untested),
        untested=untested,
        vectors=len(catalogue.vectors),
        vectors_untested=[id for id in catalogue.vectors if id not in proven],
        rulings=len(catalogue.rulings),
        rulings_untested=[id for id in catalogue.rulings if id not in proven],
        unknown=sorted({mark.id for mark in marks if not catalogue.knows(mark.id)}),
    )


def _marks_of_file(path: Path) -> Iterator[RuleMark]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except (SyntaxError, ValueError) as error:
        raise NoTests(f"{path} is not readable Python ({error})") from None
    reader = _Reader(path, tree)
    collected = path.name.startswith("test_") or path.name.endswith("_test.py")
    plain = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    yield from reader.tests(tree.body, [], collected and not any(reader.leaves_out(node) for node in plain))


class _Reader:
    """Reads the marks of one test file."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self._path = path
        # `rule = pytest.mark.rule` gives the mark a shorter name.
        self._aliases: dict[str, str] = {}
        # `CASES = [pytest.param(…, marks=…)]` may stand above the test that takes its parameters from it.
        self._values = dict(_assignments(tree.body))
        for name, value in self._values.items():
            self._aliases[name] = self._mark_name(value)

    def tests(self, body: list[ast.stmt], inherited: list[ast.expr], counts: bool) -> Iterator[RuleMark]:
        """The marks of all tests of a module or class; what stands above them applies to each."""
        inherited = inherited + [value for name, value in _assignments(body) if name == "pytestmark"]
        for node in body:
            if isinstance(node, ast.ClassDef):
                marks = inherited + node.decorator_list
                yield from self.tests(node.body, marks, counts and node.name.startswith("Test"))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                marks = inherited + node.decorator_list
                runs = not any(self._mark_name(mark) in _LEAVES_OUT for mark in _flat(marks))
                runs = runs and counts and node.name.startswith("test") and not self.leaves_out(node)
                for mark in marks:
                    yield from self._rules(mark, runs)

    def _rules(self, mark: ast.expr, runs: bool) -> Iterator[RuleMark]:
        """The ids in a mark, also in those of single parameters."""
        if isinstance(mark, ast.Call) and self._mark_name(mark) == "rule":
            for argument in mark.args:
                text = argument.value if isinstance(argument, ast.Constant) else None
                id = text if isinstance(text, str) else f"not a text: {ast.unparse(argument)}"
                yield RuleMark(id, f"{self._path}:{mark.lineno}", runs)
        elif isinstance(mark, ast.List | ast.Tuple):
            for part in mark.elts:
                yield from self._rules(part, runs)
        elif isinstance(mark, ast.Call) and self._mark_name(mark) == "parametrize":
            for argument in mark.args:
                named = self._values.get(argument.id) if isinstance(argument, ast.Name) else None
                for node in ast.walk(named or argument):
                    if isinstance(node, ast.keyword) and node.arg == "marks":
                        left_out = any(self._mark_name(part) in _LEAVES_OUT for part in _flat([node.value]))
                        yield from self._rules(node.value, runs and not left_out)

    def leaves_out(self, node: ast.AST) -> bool:
        """Whether something in here calls `pytest.skip` or its like."""
        return any(
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr in _LEAVES_OUT
            and isinstance(call.func.value, ast.Name)
            and call.func.value.id == "pytest"
            for call in ast.walk(node)
        )

    def _mark_name(self, node: ast.expr) -> str:
        """`rule` for `pytest.mark.rule`, `pytest.mark.rule(…)` and names that stand for it; "" for anything else."""
        if isinstance(node, ast.Call):
            node = node.func
        if isinstance(node, ast.Name):
            return self._aliases.get(node.id, "")
        if isinstance(node, ast.Attribute):
            owner = node.value
            name = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
            return node.attr if name == "mark" else ""
        return ""


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            yield node.target.id, node.value


def _flat(marks: list[ast.expr]) -> list[ast.expr]:
    """Marks without the lists around them."""
    return [part for mark in marks for part in (mark.elts if isinstance(mark, ast.List | ast.Tuple) else [mark])]
