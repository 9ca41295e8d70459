"""The page itself: the files that were built from `web/`, as they were when the server started.

They are read once. So a name can be anything and ask the disk for nothing, and a page that is built again meanwhile
does not mix with the one that people have open.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from doubloon.server import packing

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
ANEW = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"  # for parts with a fingerprint in their names

# What may be part of the page; anything else that lies there is not ours to give away.
TEXTS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
TYPES = {
    **TEXTS,
    ".ico": "image/x-icon",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # the build puts such a file beside each text

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Doubloon</title>
<p>The server runs, but its page has not been built: <code>make setup</code> builds it.</p></html>
"""


class File:
    """One file in all encodings that it was built in; "" is the file as it is."""

    def __init__(self, path: Path) -> None:
        self.type = TYPES[path.suffix]
        self.encodings = {"": path.read_bytes()}
        for encoding, suffix in PACKED.items():
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                self.encodings[encoding] = packed.read_bytes()
        self._mark = sha256(self.encodings[""]).hexdigest()[:20]

    def answer(self, request: Request, status: int, keep: str) -> Response:
        understood = packing.accepted(request.headers)
        encoding = min(understood & self.encodings.keys(), key=lambda name: len(self.encodings[name]), default="")
        headers = {"cache-control": keep, "etag": f'"{self._mark}{encoding}"'}
        if len(self.encodings) > 1:
            headers["vary"] = packing.ACCEPT
        if status == 200 and headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.encodings[encoding], status, headers, self.type)


@cache
def files() -> dict[str, File]:
    """All of the page by name, such as `index.html` and `assets/index-CiHYgiqM.js`."""
    found = [path for path in PAGE.rglob("*") if path.suffix in TYPES and path.is_file()]
    return {path.relative_to(PAGE).as_posix(): File(path) for path in found}


async def page(request: Request) -> Response:
    """The one page, whatever part of it the address means."""
    return _page(request, 200)


async def icon(request: Request) -> Response:
    """A file beside the page, such as its icon; where there is none, the page says so in its reader's language."""
    file = files().get(request.path_params["name"])
    return file.answer(request, 200, ANEW) if file else _page(request, 404)


async def asset(request: Request) -> Response:
    """One of the page's parts: their names hold a fingerprint, so a browser may keep them for ever."""
    file = files().get(f"assets/{request.path_params['name']}")
    return file.answer(request, 200, FOR_EVER) if file else PlainTextResponse("Not Found", 404)


def _page(request: Request, status: int) -> Response:
    index = files().get(INDEX)
    if index:
        return index.answer(request, status, ANEW)
    return HTMLResponse(NOT_BUILT, status, {"cache-control": ANEW})
