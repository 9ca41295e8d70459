"""Runs the code blocks of a Markdown file.

```python blocks run in order in one namespace: those with >>> as doctests, the others as they are.
```console blocks hold `$ doubloon …` commands and, where it is shown, their output; `...` is any text.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    language: str
    line: int
    """The line of the file on which the code starts."""
    code: str


class Failure(AssertionError):
    """A code block does not do what the document shows."""


def blocks(text: str, language: str) -> list[Block]:
    return [
        Block(match[1], text.count("\n", 0, match.start(2)) + 1, match[2])
        for match in FENCE.finditer(text)
        if match[1] == language
    ]


def run_python(path: Path) -> int:
    """Run all Python blocks; how many there were."""
    found = blocks(path.read_text(encoding="utf-8"), "python")
    run_blocks(path, found, {"__name__": "__main__"})
    return len(found)


def run_blocks(path: Path, found: list[Block], namespace: dict[str, object]) -> None:
    """Run Python blocks of a file in order."""
    for block in found:
        where = f"{path.name}:{block.line}"
        if ">>>" in block.code:
            run_doctest(block, namespace, where)
        else:
            exec(compile("\n" * (block.line - 1) + block.code, str(path), "exec"), namespace)


def run_doctest(block: Block, namespace: dict[str, object], where: str) -> None:
    test = doctest.DocTestParser().get_doctest(block.code, namespace, where, where, block.line - 1)
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    if runner.run(test, out=report.append, clear_globs=False).failed:
        raise Failure("".join(report))
    namespace.update(test.globs)


def run_console(path: Path, folder: Path) -> int:
    """Run all commands of the console blocks in a folder; how many there were."""
    count = 0
    for block in blocks(path.read_text(encoding="utf-8"), "console"):
        for command, expected in commands(block):
            where = f"{path.name}:{block.line}: $ {command}"
            shown = run_command(command, folder, where)
            if expected and not matches(expected, shown):
                raise Failure(f"{where}\nshown in the document:\n{expected}\nprinted:\n{shown}")
            count += 1
    return count


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a block, each with the output that the document shows for it."""
    parts = re.split(r"^\$ ", block.code.replace("\\\n", " "), flags=re.MULTILINE)
    if parts[0].strip():
        raise Failure(f"line {block.line}: a console block starts with `$ doubloon …`")
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts[1:])]


def run_command(command: str, folder: Path, where: str) -> str:
    words = shlex.split(command)
    if words[0] != "doubloon":
        raise Failure(f"{where}\nconsole blocks run only `doubloon`; show other commands in ```sh blocks")
    bin_folder = Path(sys.executable).parent
    environment = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    result = subprocess.run(
        [bin_folder / "doubloon", *words[1:]],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    if result.returncode != 0:
        raise Failure(f"{where}\nexit code {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def matches(expected: str, shown: str) -> bool:
    """Equal but for white space at the ends of lines, with `...` for anything."""
    pieces = [re.escape(piece) for piece in tidy(expected).split("...")]
    return re.fullmatch(".*?".join(pieces), tidy(shown), re.DOTALL) is not None


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").split("\n")).rstrip()
