"""The cookies that hold seats: one a table, out of reach of scripts, sent to us only."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from doubloon.core.view import SPECTATOR
from doubloon.server import permits
from doubloon.server.table import Table
from doubloon.server.tokens import is_table_id, matches

PREFIX = "seat_"
SECONDS = 180 * 24 * 3600
MOST_TABLES = 60  # at which a client sits, as far as we look


def seat_at(cookies: Mapping[str, str], table: Table) -> tuple[int, str]:
    """The seat and the token that a client has at this table; a spectator has none. A wrong token is refused."""
    value = cookies.get(PREFIX + table.setup.id)
    if value is None:
        return SPECTATOR, ""
    seat, token = _read(value)
    return permits.seat_of(table, seat, token), token


def fit(cookies: Mapping[str, str], id: str, hashes: list[list[str]]) -> bool:
    """Does a client sit at a table whose seats have these tokens?"""
    return seat_in(cookies, id, hashes) is not None


def seat_in(cookies: Mapping[str, str], id: str, hashes: list[list[str]]) -> tuple[int, str] | None:
    """The seat and the token that a client has at a table whose seats have these tokens."""
    seat, token = _read(cookies.get(PREFIX + id, ""))
    return (seat, token) if 0 <= seat < len(hashes) and matches(token, hashes[seat]) else None


def _read(value: str) -> tuple[int, str]:
    number, _, token = value.partition(".")
    seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
    return seat, token


def tables_of(cookies: Mapping[str, str]) -> list[str]:
    """The tables at which a client says it sits."""
    ids = (name.removeprefix(PREFIX) for name in cookies if name.startswith(PREFIX))
    return [id for id in ids if is_table_id(id)][:MOST_TABLES]


def give(response: Response, request: Request, table: str, seat: int, token: str) -> None:
    secure = "https" in (request.scope["scheme"], request.app.state.public_url.partition(":")[0])
    response.set_cookie(
        PREFIX + table, f"{seat}.{token}", SECONDS, path="/", secure=secure, httponly=True, samesite="strict"
    )


def take(response: Response, table: str) -> None:
    response.delete_cookie(PREFIX + table, path="/", httponly=True, samesite="strict")
