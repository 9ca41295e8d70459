"""Texts made fit to print: without signs that do something to a terminal, with letters that the terminal has."""

from __future__ import annotations

import codecs
import unicodedata

# The name of our way to print what a stream's encoding lacks; see `codecs.register_error`.
SPELLED = "doubloon-spelled"

# What Unicode itself does not take apart into plain letters.
_SPELLINGS = {
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "·": "-",
    "…": "...",
    "×": "x",
    "œ": "oe",
    "Œ": "OE",
    "\u00a0": " ",
    "\u202f": " ",
}


def plain(text: str) -> str:
    """A text on one line, without signs that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def spelled(text: str) -> str:
    """A text in plain letters: accents go, quotes and dashes become simple ones; the rest shows its code.

    >>> spelled("« étalage » · 3 − 2 …")
    '" etalage " - 3 - 2 ...'
    """
    return "".join(sign if sign.isascii() else _spell(sign) for sign in text)


def _spell(sign: str) -> str:
    kin = _SPELLINGS.get(sign) or "".join(part for part in unicodedata.normalize("NFKD", sign) if part.isascii())
    return kin or ascii(sign)[1:-1]


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return spelled(error.object[error.start : error.end]), error.end


codecs.register_error(SPELLED, _replace)
