"""The README is true: its code runs and prints what it shows."""

from pathlib import Path

import pytest

from tests.workshop.markdown import Failure, matches, run_console, run_python

README = Path(__file__).parents[2] / "README.md"


def test_the_python_of_the_readme_runs() -> None:
    assert run_python(README) > 0


def test_the_commands_of_the_readme_print_what_it_shows(tmp_path: Path) -> None:
    assert run_console(README, tmp_path) > 0


def document(folder: Path, text: str) -> Path:
    path = folder / "page.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_python_blocks_share_their_names(tmp_path: Path) -> None:
    page = document(
        tmp_path,
        "```python\nx = 2\n```\n\n```python\n>>> y = x\n>>> y\n2\n```\n```python\nassert y == 2\n```\n",
    )
    assert run_python(page) == 3


def test_a_wrong_result_in_a_doctest_is_found(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"page\.md"):
        run_python(document(tmp_path, "```python\n>>> 1 + 1\n3\n```\n"))


def test_an_error_in_plain_code_is_found(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        run_python(document(tmp_path, "```python\n1 / 0\n```\n"))


@pytest.mark.parametrize(
    "block", ["$ doubloon --no-such-option", "$ doubloon --help\nSomething else", "$ ls", "doubloon"]
)
def test_a_command_that_fails_or_prints_something_else_is_found(tmp_path: Path, block: str) -> None:
    with pytest.raises(Failure):
        run_console(document(tmp_path, f"```console\n{block}\n```\n"), tmp_path)


def test_three_dots_stand_for_anything() -> None:
    assert matches("a\n...\nd\n", "a\nb\nc\nd\n")
    assert matches("seed ... ends", "seed 1.5 (x) ends  \n")
    assert not matches("a\n...\nd\n", "a\nb\nc\n")
