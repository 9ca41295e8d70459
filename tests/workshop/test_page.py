"""The page is built when it must be, with whatever Node there is, and stays small."""

import gzip
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.page import PACKED, TEXTS
from tools import chromium
from tools.page import find_npm

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "doubloon" / "server" / "page"
FIRST_LOAD = 150_000  # bytes, gzip

# A stand-in that writes down what it was asked for, and builds as much of a page as we look at.
NPM = """#!/bin/sh
echo "$@" >> ../npm.log
mkdir -p node_modules ../src/doubloon/server/page
touch ../src/doubloon/server/page/index.html
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a page to build, on a machine with a Node that does nothing."""
    for name in ("tools", "web/src", "web/node_modules/other", "bin", ".venv/bin"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "tools/page.py").write_text((ROOT / "tools/page.py").read_text(encoding="utf-8"))
    for name in ("web/package.json", "web/package-lock.json", "web/.npmrc", "web/src/main.ts"):
        (tmp_path / name).write_text(name)
    program(tmp_path / "bin/npm", NPM)
    program(tmp_path / "bin/node", "#!/bin/sh\necho v20.19.0\n")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    return tmp_path


def program(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


def build(checkout: Path, do: str = "build") -> list[str]:
    """What npm was asked for."""
    (checkout / "npm.log").write_text("")
    script: dict[str, Any] = runpy.run_path(str(checkout / "tools/page.py"))
    script[do]()
    return [line.split()[0] for line in (checkout / "npm.log").read_text().splitlines()]


def test_it_is_built_once(checkout: Path) -> None:
    assert build(checkout) == ["ci", "run"]
    assert build(checkout) == []


def test_a_changed_source_is_built_without_installing_again(checkout: Path) -> None:
    build(checkout)
    (checkout / "web/src/main.ts").write_text("changed")
    assert build(checkout) == ["run"]


def test_a_changed_lock_is_installed(checkout: Path) -> None:
    build(checkout)
    (checkout / "web/package-lock.json").write_text("changed")
    assert build(checkout) == ["ci", "run"]


@pytest.mark.parametrize("name", ["src/doubloon/server/page/index.html", "build/page.stamp"])
def test_what_was_deleted_is_built_again(checkout: Path, name: str) -> None:
    build(checkout)
    (checkout / name).unlink()
    assert build(checkout) == ["run"]


def test_neither_file_times_nor_other_peoples_packages_matter(checkout: Path) -> None:
    build(checkout)
    os.utime(checkout / "web/src/main.ts", (1, 1))
    (checkout / "web/node_modules/other/index.js").write_text("changed")
    assert build(checkout) == []


@pytest.mark.parametrize("version", ["v18.20.0", "v20.11.1", "nonsense"])
def test_a_node_that_is_too_old_is_replaced_by_the_one_that_pip_brings(checkout: Path, version: str) -> None:
    program(checkout / "bin/node", f"#!/bin/sh\necho {version}\n")
    program(checkout / ".venv/bin/node", "#!/bin/sh\necho v24.1.0\n")
    program(checkout / ".venv/bin/npm", NPM.replace("echo", 'echo "pip\'s"'))
    (checkout / "bin/npm").write_text("#!/bin/sh\nexit 1\n")
    assert build(checkout) == ["pip's", "pip's"]


def test_pip_is_asked_for_node_where_there_is_none_of_use(checkout: Path) -> None:
    program(checkout / "bin/node", "#!/bin/sh\necho v18.0.0\n")
    bring = f"cp {checkout}/bin/npm {checkout}/.venv/bin/npm"
    program(checkout / ".venv/bin/python", f"#!/bin/sh\necho pip $@ >> {checkout}/npm.log\n{bring}\n")
    assert build(checkout) == ["pip", "ci", "run"]


@pytest.mark.parametrize(("version", "first"), [("v20.19.0", []), ("v18.0.0", ["packages", "pip"])])
def test_checks_wait_for_pip_only_where_it_must_bring_node(checkout: Path, version: str, first: list[str]) -> None:
    """`make test` starts them before there is a .venv."""
    program(checkout / "bin/node", f"#!/bin/sh\necho {version}\n")
    program(checkout / "bin/newer", "#!/bin/sh\necho v24.1.0\n")
    bring = f"cd {checkout} && cp bin/npm .venv/bin/npm && cp bin/newer .venv/bin/node"
    python = f"#!/bin/sh\necho pip $@ >> {checkout}/npm.log\n{bring}\n"
    prepare = f"""
import sys
assert sys.argv[1:] == ["--packages"]
with open({str(checkout / "npm.log")!r}, "a") as log:
    log.write("packages\\n")
with open({str(checkout / ".venv/bin/python")!r}, "w") as python:
    python.write({python!r})
"""
    (checkout / "tools/prepare.py").write_text(prepare)
    program(checkout / ".venv/bin/python", "")
    assert build(checkout, "check") == [*first, "ci", "run", "--silent", "--silent", "--silent"]


def test_without_node_and_without_pip_there_is_one_sentence(checkout: Path) -> None:
    program(checkout / "bin/node", "#!/bin/sh\necho v18.0.0\n")
    with pytest.raises(SystemExit, match="which is missing here: `make setup` brings it"):
        build(checkout)
    program(checkout / ".venv/bin/python", "#!/bin/sh\nexit 1\n")
    with pytest.raises(SystemExit, match="cannot be installed by pip"):
        build(checkout)


# The real one


def test_the_first_load_is_small() -> None:
    """The page itself, its scripts and styles with all that they import at once, the font, and the longest language."""
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    first = set(re.findall(r"/assets/[\w.-]+", index))
    for script in [name for name in first if name.endswith(".js")]:
        first |= imported(script.removeprefix("/assets/"))
    names = {Path(name).name for name in first} | {path.name for path in (BUILT / "assets").glob("*.woff2")}
    sizes = {name: len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in names}
    spoken = [path for code in ("en", "nl", "fr") for path in BUILT.glob(f"assets/{code}-*.js")]
    languages = [len(gzip.compress(path.read_bytes())) for path in spoken]
    assert len(languages) == 3
    total = len(gzip.compress(index.encode())) + sum(sizes.values()) + max(languages)
    assert total <= FIRST_LOAD, sizes


def imported(name: str) -> set[str]:
    """The scripts that a script imports before it runs, and theirs."""
    text = (BUILT / "assets" / name).read_text(encoding="utf-8")
    found = set(re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text))
    return found.union(*(imported(one) for one in found))


UNPACK = """
const { brotliDecompressSync } = require("node:zlib");
const { readFileSync } = require("node:fs");
for (const file of process.argv.slice(1)) {
  if (!brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file))) throw new Error(file);
}
"""


def test_every_text_of_the_page_that_gets_shorter_lies_there_compressed() -> None:
    every = [path for path in BUILT.rglob("*") if path.suffix in TEXTS]
    texts = [path for path in every if len(gzip.compress(path.read_bytes())) < path.stat().st_size]
    assert {path.suffix for path in texts} >= {".html", ".js", ".css", ".svg"}
    for path in texts:
        assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
    node = find_npm().parent / "node"
    subprocess.run([node, "-e", UNPACK, *texts], check=True)
    packed = [path for path in BUILT.rglob("*") if path.suffix in PACKED.values()]
    assert len(packed) == 2 * len(texts)


def test_no_script_or_style_stands_in_the_text_of_the_page() -> None:
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]* src=)|<style| style=| on\w+=", index) == []


# Chromium


def test_the_one_that_is_named_must_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(chromium.CHOSEN, "/nowhere/chromium")
    with pytest.raises(chromium.NoChromium, match="names /nowhere/chromium"):
        chromium.find()


def test_the_headless_shell_goes_before_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.CHOSEN, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path / "chromium", "#!/bin/sh\n")
    assert chromium.find() == str(tmp_path / "chromium")
    program(tmp_path / "chromium-headless-shell", "#!/bin/sh\n")
    assert chromium.find() == str(tmp_path / "chromium-headless-shell")


@pytest.mark.parametrize("known", chromium.PACKAGES)
def test_apt_brings_what_it_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: str) -> None:
    """Not every system has a package of the shell alone."""
    monkeypatch.delenv(chromium.CHOSEN, raising=False)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    monkeypatch.setattr(chromium, "NAMES", ("brought",))
    monkeypatch.setattr(chromium, "playwrights_own", lambda: None)
    brought = tmp_path / "brought"
    program(
        tmp_path / "apt-get",
        f'#!/bin/sh\ncase "$*" in install*" {known}") printf "#!/bin/sh\\n" > {brought} && chmod +x {brought};; esac\n',
    )
    assert chromium.by_package(str(tmp_path / "apt-get")) == str(brought)


def test_without_one_and_without_a_way_to_get_one_there_is_one_sentence(tmp_path: Path) -> None:
    """As somebody without rights and without a network sees it."""
    lone = tmp_path / "python"
    program(lone, "#!/bin/sh\nexit 1\n")  # neither playwright nor its download
    told = subprocess.run(
        [sys.executable, "-c", SENTENCE.format(root=str(ROOT), python=str(lone))],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout.strip() == (
        "the tests of the page need Chromium, and playwright install could not bring it: "
        "install it, or set DOUBLOON_CHROMIUM"
    )


SENTENCE = """
import sys
sys.path.insert(0, {root!r})
from tools import chromium
sys.executable = {python!r}
try:
    chromium.chromium()
except chromium.NoChromium as reason:
    print(reason)
"""
