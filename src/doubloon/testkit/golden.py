"""The tool that writes a game's golden files again, after a change that was meant:

python -m doubloon.testkit.golden silver_gold              compare
python -m doubloon.testkit.golden silver_gold --write      write what differs
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from doubloon.core.errors import DoubloonError
from doubloon.testkit.goldens import GOLDENS
from doubloon.testkit.kit import game_from


def main(arguments: list[str] | None = None) -> int:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("python -m doubloon.testkit.golden", description=__doc__, formatter_class=plain)
    parser.add_argument("game", help="an id such as silver_gold, or module:class")
    parser.add_argument("--data", type=Path, help="the folder; tests/data/GAME if not given")
    parser.add_argument("--write", action="store_true", help="write the files again")
    given = parser.parse_args(arguments)
    try:
        game = game_from(given.game)
    except DoubloonError as error:
        parser.error(str(error))
    folder: Path = given.data or Path("tests/data") / game.id
    wrong = 0
    for name, author in GOLDENS.items():
        text, path = author(game), folder / name
        same = path.is_file() and path.read_text(encoding="utf-8") == text
        if given.write and not same:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        wrong += not same and not given.write
        print(f"{path}: {'as it was' if same else 'written' if given.write else 'differs'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
