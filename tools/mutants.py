"""Plants small faults in the rules and the kernel, one at a time, and sees which of them no test notices.

  python -m tools.mutants --count 240 --seed 17 --write build/mutants.jsonl
  python -m tools.mutants --again build/mutants.jsonl     those that nothing noticed, once more

Everything happens in a copy of the tree, interpreted. docs/testing-a-game.md tells what came of it.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import asdict, dataclass
from itertools import accumulate, pairwise
from pathlib import Path

from tools.faults import faults_in

ROOT = Path(__file__).parents[1]
GAMES = ("silver_gold", "loot_island", "maracaibo", "jackal")


@dataclass(frozen=True)
class Mutant:
    """One fault: what stands in a file at two places, in bytes from its start, and what shall stand there instead."""

    package: str
    path: str
    line: int
    kind: str
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.kind}: {' '.join(self.before.split())} → {self.after}"


def mutants_of(package: str, path: Path) -> list[Mutant]:
    source = path.read_bytes()
    starts = list(accumulate((len(line) for line in source.splitlines(keepends=True)), initial=0))
    place = path.relative_to(ROOT).as_posix()
    found: list[Mutant] = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for kind, node, after in faults_in(function):
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                before = source[start:end].decode()
                if after != before:
                    found.append(Mutant(package, place, node.lineno, kind, start, end, before, after))
    return found


def chosen(count: int, seed: str) -> list[Mutant]:
    """Equally many of each package, spread over its modules and the kinds of faults."""
    rng = random.Random(seed)
    packages = ("core", *GAMES)
    picked: list[Mutant] = []
    for number, package in enumerate(packages):
        folder = ROOT / "src/doubloon" / (package if package == "core" else f"games/{package}/rules")
        paths = [*sorted(folder.glob("*.py")), *folder.parent.glob("puzzles/position.py")]
        modules = [mutants_of(package, path) for path in paths]
        wanted = (count + number) // len(packages)
        while wanted and any(modules):
            rng.shuffle(modules)
            for mutants in [module for module in modules if module][:wanted]:
                kind = rng.choice(sorted({mutant.kind for mutant in mutants}))
                mutant = rng.choice([mutant for mutant in mutants if mutant.kind == kind])
                mutants.remove(mutant)
                picked.append(mutant)
                wanted -= 1
    return picked


def tests_of(package: str) -> list[list[str]]:
    """What should notice a fault, quick tests first."""
    if package == "core":
        return [["tests/core"], ["tests/testkit"]]
    kit = f"tests/games/test_{package}.py"
    others = [path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"tests/games/test_{package}_*.py")]
    return [[f"tests/rules/{package}"], [kit, "-k", "golden or perft"], sorted(others), [kit]]


def noticed_by(tests: list[str], tree: Path, limit: float | None = None) -> str:
    """The first test that fails in the tree, or nothing. A test that does not end within the limit has failed."""
    environment = dict(os.environ, DOUBLOON_INTERPRETED="1", PYTHONPATH=f"{tree / 'src'}{os.pathsep}{tree}")
    # Bytecode of a mutant would be taken for that of the next one of equal length; that of the sound tree is used.
    environment["PYTHONDONTWRITEBYTECODE"] = "1" if limit else ""
    command = [sys.executable, "-m", "pytest", "-xq", "--tb=no", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return "no end"
    told = [line for line in done.stdout.decode().splitlines() if line.startswith(("FAILED", "ERROR"))]
    return told[0].split(" - ")[0] if told else "no start" if done.returncode else ""


def limits_of(package: str, tree: Path) -> list[float]:
    """How many seconds each of the tests may take with a mutant. Without one they must pass."""
    moments = [time.monotonic()]
    for tests in tests_of(package):
        if test := noticed_by(tests, tree):
            sys.exit(f"without any mutant: {test}")
        moments.append(time.monotonic())
    return [20 + 8 * (after - before) for before, after in pairwise(moments)]


def tried(mutant: Mutant, tree: Path, limits: list[float]) -> str:
    """Which test notices a mutant, or nothing."""
    path = tree / mutant.path
    source, stamp = path.read_bytes(), path.stat()
    if source[mutant.start : mutant.end].decode() != mutant.before:
        sys.exit(f"{mutant.path} has changed since: choose anew")
    path.write_bytes(source[: mutant.start] + mutant.after.encode() + source[mutant.end :])
    runs = (noticed_by(tests, tree, limit) for tests, limit in zip(tests_of(mutant.package), limits, strict=True))
    test = next(filter(None, runs), "")
    path.write_bytes(source)
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    return test


def copied(tree: Path) -> None:
    """The sources and tests as they are, without machine code."""
    names = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, text=True)
    for name in filter(lambda name: (ROOT / name).is_file(), names.splitlines()):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=240, help="mutants in all")
    parser.add_argument("--seed", default="17", help="which")
    parser.add_argument("--again", type=Path, metavar="FILE", help="the survivors in a file that --write has written")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", default=Path(os.devnull), help="one line of JSON a mutant"
    )
    given = parser.parse_args()
    lines = given.again.read_text("utf-8").splitlines() if given.again else []
    known = [json.loads(line) for line in lines]
    survivors = [Mutant(**line["mutant"]) for line in known if not line["noticed_by"]]
    mutants = survivors if given.again else chosen(given.count, given.seed)
    count: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    with tempfile.TemporaryDirectory() as folder, given.write.open("w", encoding="utf-8") as file:
        tree = Path(folder)
        copied(tree)
        limits = {package: limits_of(package, tree) for package in {mutant.package for mutant in mutants}}
        for mutant in mutants:
            test = tried(mutant, tree, limits[mutant.package])
            count[mutant.package][not test] += 1
            print(f"{'noticed ' if test else 'SURVIVED'} {mutant}", flush=True)
            told = {"mutant": asdict(mutant), "noticed_by": test}
            print(json.dumps(told, ensure_ascii=False), file=file, flush=True)
    print("\n| package | mutants | noticed | survived |\n|---|---|---|---|")
    for package, (noticed, survived) in count.items():
        print(f"| {package} | {noticed + survived} | {noticed} | {survived} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
