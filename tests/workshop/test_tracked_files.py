"""What must not stand in any file that is kept."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# The same names as in .gitignore. The tree is walked without git, which the machine may lack.
NOT_KEPT = re.compile(
    r"\.git|\.venv|\.\w+_cache|\.hypothesis|\.coverage.*|__pycache__|build|dist|site|node_modules|.*\.egg-info"
)

BUILT_PAGE = ROOT / "src" / "doubloon" / "server" / "page"

INDEX = re.compile(r"pypi\.org/simple|pythonhosted\.org/packages|registry\.(npmjs|yarnpkg)\.\w+/|file:/" + r"//")
MACHINE_PATH = re.compile(r"(?<![\w.~])/(work|root|home)/" + r"\w")
IN_A_LOCK = re.compile(r"https?:|://|\"resolved\"|--(extra-)?index-url|--find-links|--trusted-host")


def kept_files(folder: Path = ROOT) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if NOT_KEPT.fullmatch(path.name) or path == BUILT_PAGE:
            continue
        if path.is_dir():
            yield from kept_files(path)
        elif path.suffix not in {".so", ".pyd", ".png", ".ico", ".woff2"}:
            yield path


def lock_files() -> list[Path]:
    return [path for path in kept_files() if path.suffix == ".lock" or path.name == "package-lock.json"]


def findings(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_lock_file_holds_an_address() -> None:
    assert {path.name for path in lock_files()} >= {
        "requirements-dev.lock",
        "requirements-bench.lock",
        "requirements-node.lock",
        "package-lock.json",
    }
    assert findings(IN_A_LOCK, lock_files()) == []


def test_every_locked_package_is_pinned_by_hash() -> None:
    for path in lock_files():
        if path.suffix == ".lock":
            entries = re.split(r"\n(?! )", path.read_text(encoding="utf-8").strip())
            assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


def test_there_is_no_lock_of_a_kind_that_holds_addresses() -> None:
    assert [path for path in kept_files() if path.name in {"uv.lock", "pylock.toml", "poetry.lock", "yarn.lock"}] == []


def test_no_file_names_a_package_index() -> None:
    assert findings(INDEX, list(kept_files())) == []


def test_no_file_holds_a_path_of_one_machine() -> None:
    assert findings(MACHINE_PATH, list(kept_files())) == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (IN_A_LOCK, "--index-url https:" + "//example.org/simple"),
        (IN_A_LOCK, '"resolved": "somewhere"'),
        (INDEX, "https:" + "//pypi" + ".org/simple/ruff"),
        (INDEX, "file:" + "///opt/wheels"),
        (MACHINE_PATH, "see /" + "work/main/README.md"),
        (MACHINE_PATH, '"/' + 'home/someone/x"'),
    ],
)
def test_the_patterns_find_what_they_look_for(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)
