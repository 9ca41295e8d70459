"""Lines of Python, TypeScript, Svelte and CSS by package, at each of some commits; what tools have made is left out.

python -m tools.lines cb22c3e HEAD
"""

from __future__ import annotations

import sys
from collections import Counter
from subprocess import run

KINDS = (".py", ".ts", ".svelte", ".css")
MADE = "web/src/lib/schema.d.ts"
KERNEL = ("core", "bots", "words", "rules")


def part_of(path: str) -> str:
    """The row of the table that a file counts for."""
    top, *folders = path.split("/")[:-1] or [path]
    if top == "web":
        tested = ".test." in path or "tests" in folders
        return f"web: {'tests' if tested else 'boards' if 'boards' in folders else 'the rest'}"
    if top != "src":
        return top
    package = folders[1] if len(folders) > 1 else ""
    if package == "games":
        return f"src: games, {'steering' if 'steering' in folders else 'showing' if 'showing' in folders else 'rules'}"
    if package in KERNEL:
        return f"src: {', '.join(KERNEL)}"
    return f"src: {package if package in ('server', 'text') else 'the rest'}"


def lines_at(commit: str) -> Counter[str]:
    """How many lines each part had."""
    names = run(["git", "ls-tree", "-r", "--name-only", commit], capture_output=True, text=True, check=True).stdout
    paths = [path for path in names.splitlines() if path.endswith(KINDS) and path != MADE]
    counted: Counter[str] = Counter()
    for path in paths:
        text = run(["git", "show", f"{commit}:{path}"], capture_output=True, check=True).stdout
        counted[part_of(path)] += text.count(b"\n")
    return counted


def main(commits: list[str]) -> None:
    found = [lines_at(commit) for commit in commits]
    for part in sorted({part for counted in found for part in counted}):
        print(f"| {part} | {' | '.join(f'{counted[part]:,}' for counted in found)} |")


if __name__ == "__main__":
    main(sys.argv[1:])
