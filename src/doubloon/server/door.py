"""What stands in front of everything: no request gets in with a name for us that cannot be, none breaks the house."""

from __future__ import annotations

import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from doubloon.server import gates, http
from doubloon.server.gates import Refusal

BROKEN = 1011

logger = logging.getLogger("doubloon")


class Door:
    """Lets requests through, and answers for whatever goes wrong behind it: one sentence, one line in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_on(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        answer = await self._let_in(scope, receive, send_on)
        if scope["type"] == "websocket" and answer is not None:
            with contextlib.suppress(RuntimeError):  # it may be closed already
                await send({"type": "websocket.close", "code": BROKEN})
        elif answer is not None and not begun:
            await answer(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> Response | None:
        """What is left to answer, if anything."""
        try:
            if scope["type"] == "http":
                http.spend(HTTPConnection(scope), "requests")
            gates.check_host(Headers(scope=scope).get("host", ""))
            await self._app(scope, receive, send)
        except Refusal as refusal:
            return http.refused(scope["app"].state.figures, refusal)
        except (ClientDisconnect, WebSocketDisconnect):
            pass  # gone in the middle of a sentence: there is nobody to answer
        except (SQLAlchemyError, OSError) as error:
            logger.error("a request was not answered, as the database does not do its part: %s", type(error).__name__)
            return http.refused(scope["app"].state.figures, gates.cannot_write())
        except Exception:
            logger.exception("a request could not be answered")
            return PlainTextResponse("something went wrong here; nothing was changed\n", 500)
        return None
