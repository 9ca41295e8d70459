"""The page itself: the files that were built from `web/`, and the headers that keep a browser safe."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PAGE = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"

# Everything from here and nothing from anywhere else; no script and no style within the page's text.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Doubloon</title>
<p>The server runs, but its page has not been built: <code>make setup</code> builds it.</p></html>
"""


async def page(request: Request) -> Response:
    """The one page, whatever part of it the address means."""
    return _page(200)


async def icon(request: Request) -> Response:
    """A file beside the page, such as its icon; where there is none, the page says so in its reader's language."""
    name = request.path_params["name"]
    file = PAGE / name
    if Path(name).name != name or not file.is_file():
        return _page(404)
    return FileResponse(file, headers={"cache-control": "no-cache"})


def _page(status: int) -> Response:
    index = PAGE / "index.html"
    headers = {"cache-control": "no-cache"}
    return FileResponse(index, status, headers) if index.is_file() else HTMLResponse(NOT_BUILT, status, headers)


class Assets(StaticFiles):
    """The page's parts: their names hold a fingerprint, so a browser may keep them for ever."""

    def __init__(self) -> None:
        super().__init__(directory=PAGE / "assets", check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = FOR_EVER
        return response


class SafeHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)
