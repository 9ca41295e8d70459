"""Which compression a client understands, and answers and messages in it."""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Sequence
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

ACCEPT = "accept-encoding"
SMALL = 1_000  # bytes that fit into one packet are not worth the work; answers with a secret in them are smaller
LEVEL = 6
# Messages: zlib's level, how far back it looks (two to the power of so many bytes) and how much it keeps of that. It
# clears all of that first, which is most of the work for a few thousand bytes.
LONG = 15_000  # bytes
QUICKLY = 1, 13, 5
THOROUGHLY = 9, 15, 9
ENDING = b"\x00\x00\xff\xff"  # of everything that is packed so; it is left out
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


class Packable(bytes):
    """A message that is large, and in which nothing stands that people have chosen, beside what is secret."""


class SparingDeflate(PerMessageDeflate):
    """Packs the messages that may be, each by itself; others go out as they are, which costs nothing.

    What is small enough when it is packed in half the time is packed so.
    """

    def encode(self, frame: Frame) -> Frame:
        """As it is: what goes out without `packed` is small, or not to be packed."""
        return frame

    def packed(self, data: bytes) -> bytes:
        """A whole message, for a frame that says so by its first reserved bit."""
        level, far, kept = THOROUGHLY if len(data) > LONG else QUICKLY
        packer = zlib.compressobj(level, zlib.DEFLATED, -min(far, self.local_max_window_bits), kept)
        return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(ENDING)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client that messages may be packed."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, SparingDeflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )
