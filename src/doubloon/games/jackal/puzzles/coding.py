# interpreted: reads and writes texts, nothing hot
"""A card as one word of an address: its text, packed, in letters that every link may have."""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from doubloon.games.jackal.box.box import Box
from doubloon.games.jackal.puzzles.card import Card
from doubloon.games.jackal.puzzles.reading import BadPuzzle, parse_puzzle, puzzle_text

LONGEST = 1000  # letters; the largest card has some 300
MOST_TEXT = 4000  # letters that a code may unpack to


def code_of(card: Card) -> str:
    """Equal cards have equal codes: everything that is said of a card is in it, in one order."""
    packed = zlib.compress(puzzle_text(card).encode(), 9)
    return urlsafe_b64encode(packed).decode().rstrip("=")


def card_of(code: str, box: Box) -> Card:
    """The card that a code stands for; whatever else an address holds is refused in a sentence."""
    if len(code) > LONGEST:
        raise BadPuzzle(f"the code of a card has at most {LONGEST} letters, not {len(code)}", "code")
    try:
        packed = urlsafe_b64decode(code.encode("ascii") + b"=" * (-len(code) % 4))
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(packed, MOST_TEXT).decode()
        whole = unpacking.eof and not unpacking.unused_data
    except (binascii.Error, zlib.error, UnicodeError):
        whole = False
    if not whole:
        raise BadPuzzle("this is no code of a card, or a part of it is missing", "code")
    return parse_puzzle(text, box, "the card")
