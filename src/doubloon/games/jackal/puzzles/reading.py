# interpreted: reads and writes texts, nothing hot
"""The text file of a puzzle. Lines `name: value`, then the layout, one row a line, one sign a tile; # begins a comment.

    puzzle: the_ferry
    max_turns: 4
    min_survivors: 3

    bk ho ju >S
    ju em bl dn
    fo ic >N+E+S+W em
    c1 >E >SW c2

em empty    bk bank        dn bear's den   cN chest of N      lN labyrinth of N spaces
ho horse    ic ice         cr crocodile    tr trampoline      bl balloon   ca cannibal
pi pit      ba barrel      ju jungle       fo fortress        ..  no tile
>D or >D+D  arrow with these exits (N NE E SE S SW W NW)      !D  cannon (N E S W)

`max_turns`, `min_survivors` or both say what is asked (JK-359). `may_wait: yes` lets pirates stay; `coins` is checked.
"""

from __future__ import annotations

import re
from pathlib import Path

from doubloon.core.errors import DoubloonError
from doubloon.core.files import read_text
from doubloon.games.jackal.box.box import BANK, BEAR_DEN, Box
from doubloon.games.jackal.box.island import cell_name
from doubloon.games.jackal.puzzles.card import HOLE, LARGEST, NO_LIMIT, SMALLEST, Card, chest_coins
from doubloon.games.jackal.puzzles.signs import SIGNS
from doubloon.games.jackal.stories.drawing import BadDrawing, face_of

MOST_BYTES = 1 << 16
MOST_TURNS = 99
NUMBERS = {"max_turns": (1, MOST_TURNS), "min_survivors": (1, 3), "coins": (1, 19)}
NOTES = ("grade", "seed", "best")
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")

Said = tuple[str, str]  # a value, and the file and line that say it


class BadPuzzle(DoubloonError):
    """A puzzle cannot be used; the message names its line and cell, `reason` is the key of the words that say why."""

    def __init__(self, sentence: str, reason: str = "text") -> None:
        super().__init__(sentence)
        self.reason = reason


def read_puzzle(path: Path, box: Box) -> Card:
    """The card in a file."""
    return parse_puzzle(read_text(path, MOST_BYTES, BadPuzzle), box, path.name, path.stem)


def parse_puzzle(text: str, box: Box, file: str = "the puzzle", name: str = "") -> Card:
    """The card that a text describes; `name` is its id unless the text says another."""
    said: dict[str, Said] = {}
    rows: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        # A seed may have any sign in it: it makes the card again.
        line = (line if line.startswith("seed:") else line.partition("#")[0]).strip()
        if not line:
            continue
        if ":" in line:
            _read_line(line, f"{file}, line {number}", said, bool(rows))
        else:
            rows.append((number, line.split()))
    _check_shape(rows, file)
    faces = _read_tiles(rows, box, file)
    numbers = {key: _number(said, key) for key in NUMBERS}
    if not (numbers["max_turns"] or numbers["min_survivors"]):
        raise BadPuzzle(f"{file} must ask for max_turns, min_survivors or both (JK-359)", "task")
    id, at = said.get("puzzle", (name if ID.fullmatch(name) else "puzzle", file))
    if not ID.fullmatch(id):
        raise BadPuzzle(f"{at}: the id {id[:40]!r} must be small letters, digits and _, at most 40")
    wait, at = said.get("may_wait", ("no", file))
    if wait not in ("yes", "no"):
        raise BadPuzzle(f"{at}: may_wait must be yes or no, not {wait[:20]!r}")
    layout = [tokens for _, tokens in rows]
    card = Card(id, layout, faces, numbers["max_turns"], numbers["min_survivors"], wait == "yes")
    coins = sum(chest_coins(card, box))
    if coins == 0:
        raise BadPuzzle(f"{file} has no chest; there must be gold to bring home (JK-322)", "gold")
    if numbers["coins"] and numbers["coins"] != coins:
        raise BadPuzzle(f"{said['coins'][1]}: coins says {numbers['coins']}, but the chests hold {coins}")
    card.notes = {key: said[key][0] for key in NOTES if key in said}
    return card


def puzzle_text(card: Card) -> str:
    """The card as a text that reads back."""
    lines = [f"puzzle: {card.id}"]
    if card.max_turns != NO_LIMIT:
        lines.append(f"max_turns: {card.max_turns}")
    if card.min_survivors:
        lines.append(f"min_survivors: {card.min_survivors}")
    if card.may_wait:
        lines.append("may_wait: yes")
    lines += [f"{key}: {value}" for key, value in card.notes.items()]
    return "\n".join([*lines, "", *[" ".join(row) for row in card.rows]]) + "\n"


def _read_line(line: str, at: str, said: dict[str, Said], late: bool) -> None:
    key, _, value = line.partition(":")
    key, value = key.strip(), value.strip()
    known = ("puzzle", *NUMBERS, "may_wait", *NOTES)
    if key not in known:
        raise BadPuzzle(f"{at}: there is no {key[:30]!r}; there are {', '.join(known)}")
    if late:
        raise BadPuzzle(f"{at}: {key} must stand before the layout")
    if key in said:
        raise BadPuzzle(f"{at}: {key} is said twice")
    said[key] = value, at


def _number(said: dict[str, Said], key: str) -> int:
    if key not in said:
        return 0
    low, high = NUMBERS[key]
    text, at = said[key]
    if not (text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high):
        raise BadPuzzle(f"{at}: {key} must be a whole number from {low} to {high}, not {text[:20]!r}")
    return int(text)


def _check_shape(rows: list[tuple[int, list[str]]], file: str) -> None:
    if not SMALLEST <= len(rows) <= LARGEST:
        raise BadPuzzle(f"{file} must have {SMALLEST} to {LARGEST} rows of tiles, not {len(rows)}")
    for number, tokens in rows:
        if not SMALLEST <= len(tokens) <= LARGEST:
            want = f"{SMALLEST} to {LARGEST} tiles"
            raise BadPuzzle(f"{file}, line {number}: a row must have {want}, not {len(tokens)}")
        if len(tokens) != len(rows[0][1]):
            want = f"{len(rows[0][1])} tiles as the first one has"
            raise BadPuzzle(f"{file}, line {number}: this row must have {want}, not {len(tokens)}; .. is a hole")
    _check_connected(rows, file)


def _check_connected(rows: list[tuple[int, list[str]]], file: str) -> None:
    """The bear must be able to reach everything."""
    land = [(x, y) for y, (_, tokens) in enumerate(rows) for x, token in enumerate(tokens) if token != HOLE]
    if not land:
        raise BadPuzzle(f"{file} has no tiles", "bank")
    reached = [land[0]]
    for x, y in reached:
        reached += [(a, b) for a, b in land if abs(a - x) < 2 and abs(b - y) < 2 and (a, b) not in reached]
    lost = [place for place in land if place not in reached]
    if lost:
        x, y = lost[0]
        raise BadPuzzle(f"{_at(file, rows, x, y)}: these tiles touch none of the others", "apart")


def _at(file: str, rows: list[tuple[int, list[str]]], x: int, y: int) -> str:
    return f"{file}, line {rows[y][0]}, cell {cell_name(x, y)}"


def _read_tiles(rows: list[tuple[int, list[str]]], box: Box, file: str) -> list[int]:
    """The faces, none more often than the box has such tiles. (JK-338, JK-339)"""
    faces: list[int] = []
    left = [sum(tile.copies) for tile in box.tiles]
    for y, (_, tokens) in enumerate(rows):
        for x, token in enumerate(tokens):
            if token == HOLE:
                continue
            at = _at(file, rows, x, y)
            face = _face(token, box, at)
            tile = box.tiles[box.faces.tile[face]]
            left[tile.number] -= 1
            if left[tile.number] < 0:
                raise BadPuzzle(f"{at}: the box has only {sum(tile.copies)} of {token!r} (JK-339)", "many")
            faces.append(face)
    for kind, what, reason in ((BANK, "bank (bk)", "bank"), (BEAR_DEN, "bear's den (dn)", "den")):
        if all(box.faces.kind[face] != kind for face in faces):
            raise BadPuzzle(f"{file} must have a {what} (JK-322)", reason)
    return faces


def _face(token: str, box: Box, at: str) -> int:
    known = token in SIGNS.values() or re.fullmatch(r"c[1-5]|l[2-5]|>[NESW+]+|![NESW]", token)
    if not known:
        right = "take em bk dn ho ic pi ba cr ju fo bl tr ca, c1 to c5, l2 to l5, >D+D, !D or .."
        raise BadPuzzle(f"{at}: {token[:20]!r} is no tile of a puzzle; {right} (JK-338)")
    try:
        face = face_of(box, "." if token == "em" else token)
    except BadDrawing as problem:
        raise BadPuzzle(f"{at}: {problem}") from None
    exits = token[1:].split("+")
    if token[0] == ">" and len(exits) != len(box.faces.directions[face]):
        raise BadPuzzle(f"{at}: {token[:20]!r} must name directions of N NE E SE S SW W NW, with + between")
    return face
