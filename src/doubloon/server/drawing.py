"""Links drawn as QR codes, without keeping anybody else waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from io import BytesIO

import segno

from doubloon.server.gates import Refusal

KEPT = 500  # drawings, of some 10 kB each
LONGEST = 160  # letters of a link: a machine's name that people use is far shorter, and drawing takes ever longer


class Drawer:
    """Draws one code at a time, beside the event loop, and keeps the newest."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._lock = asyncio.Lock()

    async def draw(self, link: str) -> bytes:
        """The link as an SVG picture."""
        if len(link) > LONGEST:
            raise Refusal("schema", "wrong_shape", f"a link of more than {LONGEST} letters is not drawn")
        if link not in self._drawn:
            async with self._lock:
                if link not in self._drawn:  # nobody else has asked for the same
                    self._drawn[link] = await asyncio.to_thread(picture, link)
                    if len(self._drawn) > KEPT:
                        self._drawn.popitem(last=False)
        return self._drawn[link]


def picture(link: str) -> bytes:
    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=8, border=2, light="white", xmldecl=False)
    return drawn.getvalue()
