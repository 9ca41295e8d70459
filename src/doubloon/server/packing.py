"""Which compression a client understands, and answers in it."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response

ACCEPT = "accept-encoding"
SMALL = 1_000  # bytes that fit into one packet are not worth the work; answers with a secret in them are smaller
LEVEL = 6
ZERO = re.compile(r"q\s*=\s*0(\.0*)?")


def accepted(headers: Headers) -> set[str]:
    """The encodings that a request names and does not rule out."""
    found: set[str] = set()
    for part in headers.get(ACCEPT, "").lower().split(","):
        name, _, quality = part.partition(";")
        if not ZERO.fullmatch(quality.strip()):
            found.add(name.strip())
    return found


def pack(headers: Headers, response: Response) -> None:
    """Compress a long answer for who understands that."""
    body = bytes(response.body)
    if len(body) <= SMALL:
        return
    response.headers.add_vary_header(ACCEPT)
    if "gzip" in accepted(headers):
        response.body = _packed(body)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


@lru_cache(maxsize=32)
def _packed(body: bytes) -> bytes:
    """The games and the words are asked for again and again."""
    return gzip.compress(body, LEVEL, mtime=0)
