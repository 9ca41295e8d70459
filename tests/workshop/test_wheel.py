"""What is built is what is installed, and it plays.

One module, so that all builds are made in one process, one after the other: they write into build/.
"""

import ast
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from doubloon import compiled
from tests.workshop.test_deploy import instructions

ROOT = Path(__file__).parents[2]
# One that every user may run, where there is one of our version: what lies in somebody's home is theirs alone.
PYTHON = shutil.which(f"python3.{sys.version_info.minor}", path=os.defpath) or sys.executable


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    result = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


def build(kind: str, source: Path, target: Path, **environment: str) -> Path:
    """Without isolation: the tools are in .venv already, and build/ holds the compiled engine."""
    run(
        sys.executable,
        "-m",
        "build",
        f"--{kind}",
        "--no-isolation",
        "-o",
        target,
        source,
        cwd=source,
        **environment,
    )
    return next(target.iterdir())


@pytest.fixture(scope="module")
def mypy_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mypy") / "cache"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, mypy_cache: Path) -> Path:
    """Built where something was left over from an earlier build."""
    built = ROOT / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    left_over = built / "doubloon" / "rules" / "books" / "gone.md"
    left_over.parent.mkdir(parents=True, exist_ok=True)
    left_over.touch()
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"), MYPY_CACHE_DIR=str(mypy_cache))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


def test_an_isolated_build_has_all_that_the_engine_imports() -> None:
    """The builds below use .venv, where everything is installed, and would not notice what is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {
        name
        for path in compiled.engine_sources(ROOT / "src" / "doubloon")
        for name in imported(path)
        if name not in sys.stdlib_module_names | {"doubloon"}
    }
    for requirements in (project["build-system"]["requires"], project["project"]["dependencies"]):
        assert needed <= {re.split(r"\W", requirement)[0] for requirement in requirements}


def imported(path: Path) -> set[str]:
    """The packages that a module imports, by their first name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def names(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def test_the_wheel_holds_the_package_and_nothing_left_over(wheel: Path) -> None:
    source = ROOT / "src"
    kept = {".py", ".toml", ".ftl", ".md", ".txt", ".typed"}
    extensions = source.rglob("*.so") if compiled.can_compile() else ()
    files = {path for path in (source / "doubloon").rglob("*") if path.suffix in kept} | set(extensions)
    files |= {path for path in (source / "doubloon" / "server" / "page").rglob("*") if path.is_file()}
    catalogues = {f"doubloon/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    books = ROOT / "docs" / "rulebook"
    catalogues |= {f"doubloon/rules/books/{path.relative_to(books).as_posix()}" for path in books.rglob("*.md")}
    assert names(wheel) == {path.relative_to(source).as_posix() for path in files} | catalogues


@pytest.mark.usefixtures("wheel")
def test_compiling_leaves_mypys_cache_alone(mypy_cache: Path) -> None:
    """`make test` checks types while it compiles, and mypy's cache is for one process at a time."""
    assert not mypy_cache.exists()


def test_the_wheel_carries_the_page(wheel: Path) -> None:
    page = {name.removeprefix("doubloon/server/page/") for name in names(wheel) if "/server/page/" in name}
    assert {"index.html", "icon.svg"} <= page
    assert {Path(name).suffix for name in page if name.startswith("assets/")} >= {".js", ".css", ".woff2"}


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Iterator[Path]:
    """Of a clean environment, installed as in deploy/Containerfile: from a folder of wheels, without a network."""
    folder = Path(tempfile.mkdtemp(prefix="doubloon-wheel-"))  # pytest's own lets no other user in
    folder.chmod(0o755)
    wheels, found = folder / "wheels", folder / "venv" / "bin"
    download: list[str | Path] = ["download", "-qq", "-d", wheels, "-c", constraints(folder), wheel]
    run(sys.executable, "-m", "pip", *download, cwd=folder)
    run(PYTHON, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    pip: list[str | Path] = ["-m", "pip", "--python", found / "python", "install", "-qq", "--no-compile"]
    run(sys.executable, *pip, "--no-index", "--find-links", wheels, "doubloon", cwd=folder)
    yield found
    shutil.rmtree(folder)


def test_the_wheel_plays_in_a_clean_environment(programs: Path, tmp_path: Path) -> None:
    games = json.loads(run(programs / "doubloon", "games", "--json", cwd=tmp_path))
    assert "silver_gold" in json.dumps(games)

    sim = ["sim", "silver_gold", "--seats", "random,random", "--games", "1", "--seed", "wheel", "--json"]
    fast = json.loads(run(programs / "doubloon", *sim, cwd=tmp_path, DOUBLOON_INTERPRETED="0"))
    slow = json.loads(run(programs / "doubloon", *sim, cwd=tmp_path, DOUBLOON_INTERPRETED="1"))
    assert (fast["errors"], fast["compiled"]) == (0, compiled.can_compile())
    assert (slow["errors"], slow["compiled"]) == (0, False)
    assert fast["digest"] == slow["digest"]

    assert "silver" in run(programs / "doubloon", "rules", "silver_gold", cwd=tmp_path).lower()


def test_the_wheel_serves_as_in_the_container(programs: Path) -> None:
    """Its command line and its health check, as a user who owns nothing but the volume; SIGTERM ends it well."""
    image, port = instructions(), free_port()
    volume = programs.parents[1] / "data"
    volume.mkdir()
    user: dict[str, Any] = {}
    if os.geteuid() == 0 and sys.executable != PYTHON:
        uid, gid = map(int, image["USER"].split(":"))
        os.chown(volume, uid, gid)
        user = {"user": uid, "group": gid, "extra_groups": []}
    here = {image["EXPOSE"]: str(port), image["VOLUME"]: str(volume), "doubloon": str(programs / "doubloon")}

    def said(name: str) -> list[str]:
        """An instruction, with this port and this folder."""
        _, _, listed = image[name].rpartition("CMD ")
        return [re.sub("|".join(here), lambda found: here[found[0]], part) for part in json.loads(listed)]

    path = {"PATH": f"{programs}:{os.environ['PATH']}"}
    server = subprocess.Popen(said("ENTRYPOINT"), cwd=volume, env=path, **user)
    try:
        for _ in range(100):
            healthy = subprocess.run(said("HEALTHCHECK"), env=path, capture_output=True, check=False, **user)
            if healthy.returncode == 0 or server.poll() is not None:
                break
            time.sleep(0.2)
        assert healthy.returncode == 0, healthy.stderr
        with urlopen(f"http://127.0.0.1:{port}/", timeout=20) as answer:
            assert "<title>Doubloon" in answer.read().decode()
        server.send_signal(signal.Signals[image["STOPSIGNAL"]])
        assert server.wait(30) == 0
    finally:
        server.kill()
        server.wait()
    assert {file.name for file in volume.iterdir()} == {"tables.db"}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def constraints(folder: Path) -> Path:
    """The locked versions, so that a release of tomorrow does not break the test of today."""
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    pins = [line.removesuffix("\\") for line in lock.splitlines() if "==" in line]
    path = folder / "constraints.txt"
    path.write_text("\n".join(pins))
    return path


def test_a_wheel_built_from_the_sdist_is_the_same_package(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    # Not compiled: that took its time once already, and which files are packed does not depend on it.
    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    again = build("wheel", unpacked, tmp_path / "wheel", DOUBLOON_COMPILE="0")
    assert names(again) == {name for name in names(wheel) if not name.endswith(".so")}


def test_the_sdist_can_build_the_page_anew(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert packed >= {"web/package.json", "web/package-lock.json", "web/.npmrc", "web/index.html", "tools/page.py"}
    assert packed >= {"requirements-node.lock", "web/src/main.ts", "web/src/words/nl/house.ftl"}
    assert not [name for name in packed if "node_modules" in name]
