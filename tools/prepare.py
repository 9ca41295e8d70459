"""Brings .venv, the compiled engine and the page up to date; does nothing where they are.

Run by `make setup` with the machine's python3: standard library only. With `--packages` it stops before the engine and
the page, which take longest. Every step remembers a fingerprint of what it was made from, so that contents decide
and not file times, which a git checkout changes at will.
"""

import fcntl
import hashlib
import runpy
import subprocess
import sys
import time
import venv
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "doubloon"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements-dev.lock"
ENGINE_STAMP = ROOT / "build" / "engine.stamp"

compiled = runpy.run_path(str(PACKAGE / "compiled.py"))


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036, this runs before anything checks the version
        sys.exit(f"Doubloon needs Python 3.11 or newer, this is {sys.version.split()[0]}: make setup PYTHON=…")
    # A lock a half: who waits for packages alone need not wait for a compiler that is at work already.
    with alone(ROOT / "tools" / "prepare.py"):
        make_venv()
        install_packages()
        install_doubloon()
    if "--packages" not in sys.argv[1:]:
        with alone(ROOT / "setup.py"):
            compile_engine()
        build_page()


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Two set-ups at once would build into each other's files: the second waits, and finds all done."""
    with path.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    """A virtual environment of the Python that runs this; one of another is replaced."""
    if venv_is_of_this_python():
        return
    say(f"creating .venv for Python {sys.version.split()[0]}")
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except subprocess.CalledProcessError:
        sys.exit("python3 -m venv failed: this Python lacks ensurepip (on Debian: apt install python3-venv)")


def venv_is_of_this_python() -> bool:
    """Its Python is asked: it stops when the one that it was made of is removed."""
    if not PYTHON.exists():
        return False
    question = "import sys; print(sys.base_prefix, sys.version)"
    answer = subprocess.run([PYTHON, "-c", question], capture_output=True, text=True, check=False)
    return answer.stdout == f"{sys.base_prefix} {sys.version}\n"


def install_packages() -> None:
    stamp = VENV / "packages.stamp"
    print_of_lock = fingerprint([LOCK])
    if read(stamp) != print_of_lock:
        say(f"installing {LOCK.name}")
        # Python compiles what it imports; compiling all that lies there would take a good part of the set-up.
        pip("--no-compile", "--require-hashes", "-r", LOCK)
        stamp.write_text(print_of_lock)


def install_doubloon() -> None:
    """The package as a pointer to this checkout, with the `doubloon` command."""
    stamp = VENV / "doubloon.stamp"
    print_of_project = fingerprint([ROOT / "pyproject.toml", ROOT / "setup.py"])
    if read(stamp) != print_of_project:
        say("installing doubloon")
        pip("--no-build-isolation", "--no-deps", "-e", ROOT)
        stamp.write_text(print_of_project)


def compile_engine() -> None:
    if not compiled["can_compile"]():
        remove_extensions()
        print("No C compiler found: Doubloon runs interpreted, many times slower.")
    elif not engine_is_fresh():
        say("compiling the engine")
        started = time.monotonic()
        # Taken now: who saves a file while the compiler runs gets a second round.
        print_of_engine = engine_fingerprint()
        # Removed, not overwritten: a running game keeps the files that it has open. And all of them: one
        # whose source was deleted or renamed would be imported for ever.
        remove_extensions()
        ENGINE_STAMP.unlink(missing_ok=True)
        # By force: setuptools compares file times only, and would not see a changed compiler option.
        run(PYTHON, "setup.py", "--quiet", "build_ext", "--inplace", "--force")
        ENGINE_STAMP.parent.mkdir(exist_ok=True)
        ENGINE_STAMP.write_text(print_of_engine)
        say(f"compiled in {time.monotonic() - started:.0f} s")


def build_page() -> None:
    runpy.run_path(str(ROOT / "tools" / "page.py"))["build"]()


def engine_is_fresh() -> bool:
    """Whether every compiled module is there and was made from the source as it is now."""
    modules: list[Path] = compiled["engine_modules"](PACKAGE)
    have_extension = {path.with_name(path.name.split(".")[0] + ".py") for path in extensions()}
    return read(ENGINE_STAMP) == engine_fingerprint() and have_extension >= set(modules)


def engine_fingerprint() -> str:
    """Also interpreted modules and the lock count: their types and mypyc's version shape the machine code."""
    build = [ROOT / "setup.py", ROOT / "pyproject.toml", PACKAGE / "compiled.py", LOCK]
    return fingerprint([*build, *compiled["engine_sources"](PACKAGE)])


def extensions() -> list[Path]:
    return list(SOURCE.rglob("*.so"))


def remove_extensions() -> None:
    for path in extensions():
        path.unlink()


def fingerprint(paths: Iterable[Path]) -> str:
    """A digest of names and contents, and of the Python that they are for."""
    digest = hashlib.sha256((VENV / "pyvenv.cfg").read_bytes())
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


def pip(*arguments: str | Path) -> None:
    run(PYTHON, "-m", "pip", "-qq", "--disable-pip-version-check", "install", *arguments)


def run(*command: str | Path) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        sys.exit(f"This failed: {' '.join(map(str, command))}")


def say(what: str) -> None:
    print(f"-- {what}", flush=True)


if __name__ == "__main__":
    main()
