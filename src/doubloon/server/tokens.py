"""Tokens: what proves that a client holds a seat. They are random, and only their hashes are kept.

The hashes stand in the log, in the entries of those who sat down, at most eight a seat. Giving the seat up voids them
in the same moment on every worker; signing other devices out voids all but one. Beside the log lies a copy of the
hashes for lists: an invented cookie loads no table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

TOKEN_BYTES = 32
ID_BYTES = 12  # of a table: too many to be guessed
TABLE_ID = re.compile(r"[0-9A-Za-z]{1,40}")


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Letters and digits only, so that people can select it with a double click."""
    while True:
        id = token_urlsafe(ID_BYTES)
        if id.isalnum():
            return id


def is_table_id(text: str) -> bool:
    """Could this be a table? Asked before anything else is: not every text may be put to a database or a browser."""
    return TABLE_ID.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is kept. A token holds 256 random bits, so one round of a fast hash hides it."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, hashes: Iterable[str]) -> bool:
    """Is this one of the tokens? Takes as long for any wrong one."""
    mine = hashed(token)
    found = False
    for kept in hashes:
        found |= compare_digest(mine, kept)
    return found
