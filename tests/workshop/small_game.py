"""Makes a package of the game in docs/a-small-game.md, and runs what the page shows of it.

`python -m tests.workshop.small_game` in the folder of the package plays, checks and shows the game: in a process of its
own, so that no other test finds a fifth game.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from doubloon.testkit import golden
from tests.workshop.markdown import Block, blocks, run_blocks

PAGE = Path(__file__).parents[2] / "docs" / "a-small-game.md"


def parts() -> tuple[list[Block], list[Block], str]:
    """The blocks of the module, those that use it, and the words."""
    text = PAGE.read_text(encoding="utf-8")
    python = blocks(text, "python")
    words = blocks(text, "fluent")[0]
    return [b for b in python if b.line < words.line], [b for b in python if b.line > words.line], words.code


def pack(folder: Path) -> Path:
    """The package as an installer would lay it down."""
    module, _, words = parts()
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(words, encoding="utf-8")
    (folder / "purse.py").write_text("\n\n".join(block.code for block in module), encoding="utf-8")
    about = folder / "purse-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: purse\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[doubloon.games]\npurse = purse\n", encoding="utf-8")
    return folder


def main() -> None:
    golden.main(["purse", "--data", "data", "--write"])
    _, uses, _ = parts()
    run_blocks(PAGE, uses, dict(vars(import_module("purse"))))


if __name__ == "__main__":
    main()
