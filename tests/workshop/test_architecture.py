"""ARCHITECTURE.md is true: whatever it says that a machine can look up is looked up."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "doubloon"
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
# Where a name in it may be looked for.
GAMES = [PACKAGE / "games" / name for name in ("jackal", "maracaibo")]
PLACES = (ROOT, PACKAGE, PACKAGE / "core", *GAMES, ROOT / "web" / "src", ROOT / "tests")

SECTIONS = {part.partition("\n")[0]: part for part in TEXT.split("\n## ")}
BLOCKS = re.findall(r"^```\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
CODE = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL))


def rows(section: str) -> list[list[str]]:
    """The cells of a section's table, without its head."""
    lines = [line for line in SECTIONS[section].split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def classes() -> dict[str, set[str]]:
    """Every class of the source with its methods and fields."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                inside = list(ast.walk(node))
                names = {part.name for part in inside if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
                names |= {part.attr for part in inside if isinstance(part, ast.Attribute)}
                found[node.name] = found.get(node.name, set()) | names
    return found


def test_it_is_two_pages() -> None:
    words = re.findall(r"[\w'-]+", re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL))
    assert 900 < len(words) < 1250


def test_it_lists_every_package_and_tool() -> None:
    tree = BLOCKS[0]
    packages = {path.name for path in PACKAGE.iterdir() if path.is_dir() and not path.name.startswith("__")}
    listed = set(re.findall(r"^  (\w+)/", tree, re.MULTILINE))
    assert listed == packages
    modules = {path.name for path in PACKAGE.glob("*.py") if not path.name.startswith("__")}
    assert [name for name in sorted(modules) if name not in tree] == []
    assert [path.name for path in (ROOT / "tools").glob("[a-z]*.py") if path.name not in tree] == []
    for folder in re.findall(r"^(\w+)/", tree, re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder


def test_its_arrows_are_those_that_import_linter_holds() -> None:
    linted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = next(contract["layers"] for contract in linted["contracts"] if contract["id"] == "layers")
    known = {path.stem for path in PACKAGE.iterdir()} - {"__main__", "cli"}
    held = [{name for name in re.findall(r"\w+", layer) if name in known} for layer in layers]
    told = [set(re.findall(r"\w+", line)) for line in BLOCKS[1].splitlines()]
    assert told == [layer for layer in held if layer]


@pytest.mark.parametrize("package", ["core", "games"])
def test_the_engine_uses_what_it_says_and_nothing_else(package: str) -> None:
    allowed = {*sys.stdlib_module_names, "librt", "msgspec", "mypy_extensions", "typing_extensions", "doubloon"}
    used = {name for path in (PACKAGE / package).rglob("*.py") for name in imported(path)}
    assert used - allowed == set()


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_the_kernel_has_these_words_in_these_files_and_no_others() -> None:
    named = set(re.findall(r"`(\w+)`", SECTIONS["The kernel"].partition("Beside these:")[2].partition("\n\n")[0]))
    for words, files, _ in rows("The kernel"):
        paths = [PACKAGE / file for file in re.findall(r"`([^`]+)`", files)]
        text = "".join(path.read_text(encoding="utf-8") for path in paths)
        for word in words.split(", "):
            assert re.search(rf"^class {word}\b", text, re.MULTILINE), f"there is no class {word} in {files}"
        named |= {path.stem for path in paths}
    modules = {path.stem for path in (PACKAGE / "core").glob("*.py")} - {"__init__"}
    assert named == modules


def test_every_module_of_the_server_has_its_place() -> None:
    named = [name for cells in rows("The server") for name in re.findall(r"`(\w+)`", cells[0])]
    modules = {path.stem for path in (PACKAGE / "server").glob("*.py")} - {"__init__"}
    assert sorted(named) == sorted(modules | {"migrations"})


def test_the_rooms_of_a_game_are_these() -> None:
    rooms = {re.findall(r"`(\w+)/`", cells[0])[0] for cells in rows("A game")}
    found = {
        path.name
        for game in (PACKAGE / "games").iterdir()
        if game.is_dir()
        for path in game.iterdir()
        if path.is_dir() and not path.name.startswith("__")
    }
    assert found == rooms


def test_every_file_and_folder_that_it_names_is_there() -> None:
    named = [name for name in CODE if re.fullmatch(r"[\w./-]+(/|\.(py|md|ts|toml))", name)]
    assert len(named) > 25
    missing = [name for name in named if not any((place / name).exists() for place in PLACES)]
    assert missing == []
    linked = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert [link for link in linked if not (ROOT / link).is_file()] == []


def test_the_verbs_that_it_names_are_there() -> None:
    known = classes()
    verbs = [name for name in CODE if re.fullmatch(r"[A-Z]\w+\.\w+", name)]
    assert len(verbs) > 3
    missing = [verb for verb in verbs if verb.partition(".")[2] not in known.get(verb.partition(".")[0], set())]
    assert missing == []
    state = next(cells for cells in rows("The kernel") if cells[0] == "State")
    assert set(re.findall(r"`(\w+)`", state[2])) <= known["State"]
    told = ["offers", "against", "answer", "prompt"]
    assert all(f"`{name}`" in TEXT for name in told)
    assert set(told) <= known["Question"]


def test_games_say_what_is_special_about_them() -> None:
    for game in (PACKAGE / "games").iterdir():
        if (game / "game.py").is_file():
            about = ast.get_docstring(ast.parse((game / "__init__.py").read_text(encoding="utf-8")))
            assert about, game.name
            modules = {path.stem for path in game.rglob("*")}
            names = re.findall(r"`([a-z_]+)/?`", about)
            assert [name for name in names if name not in modules] == [], game.name
