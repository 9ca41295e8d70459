"""A Model Context Protocol server: a language model opens tables and plays a seat of them, seeing that seat's view."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult, Tool
from pydantic import ValidationError

from doubloon.agents.seat import Seat
from doubloon.bots.bot import Bot
from doubloon.bots.make import UnknownBot, make_bot
from doubloon.bots.search import SearchBot
from doubloon.core.errors import DoubloonError
from doubloon.core.options import Value
from doubloon.registry import find_game, game_ids
from doubloon.rules import catalogue

MOST_TABLES = 20
MOST_FOUND = 10
MOST_ITERATIONS = 10_000  # of an opponent at every move: some seconds

_NO_OTHERS = {"additionalProperties": False}  # as schemas say it

_INSTRUCTIONS = (
    "Board games to play. Open a table with new_table, read it with look, choose one of legal_moves and send it with "
    "play exactly as it is written under `move`. The opponents answer at once. look_up_rule explains a clause."
)


class Tables:
    """The tables of one conversation: the oldest is cleared away when there are too many.

    Tools run in threads, and models call several at once: a look waits until a move has had its answers.
    """

    def __init__(self) -> None:
        self._seats: dict[str, tuple[Seat, Lock]] = {}
        self._opened = 0
        self._opening = Lock()

    def open(self, seat: Seat) -> str:
        with self._opening:
            if len(self._seats) >= MOST_TABLES:
                del self._seats[next(iter(self._seats))]
            self._opened += 1
            name = f"table-{self._opened}"
            self._seats[name] = seat, Lock()
        return name

    @contextmanager
    def at(self, name: str) -> Iterator[Seat]:
        """A table that nobody else looks at or plays on meanwhile."""
        found = self._seats.get(name)
        if found is None:
            raise ToolError(f"there is no table {name[:40]!r}; open one with new_table")
        seat, one_by_one = found
        with one_by_one:
            yield seat


def bot_for(name: str, seed: str) -> Bot:
    """An opponent that answers while somebody waits."""
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot) and bot.iterations > MOST_ITERATIONS:
        raise UnknownBot(f"{name} would think for too long here; take search:{MOST_ITERATIONS} or fewer iterations")
    return bot


class Server(MCPServer[Any]):
    """Refuses arguments that a tool does not know, lacks or cannot take: the library passes over the first in silence
    and says the others in words for programmers.
    """

    async def list_tools(self) -> list[Tool]:
        tools = await super().list_tools()
        return [tool.model_copy(update={"input_schema": tool.input_schema | _NO_OTHERS}) for tool in tools]

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        for tool in await self.list_tools():
            if tool.name == name:
                _check(name, tool.input_schema, arguments)
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                wrong = error.__cause__.errors()[0]
                place = ".".join(str(part) for part in wrong["loc"])
                raise ToolError(f"{name} cannot take this {place}: {wrong['msg']}") from None
            raise


def _check(tool: str, schema: dict[str, Any], given: dict[str, Any]) -> None:
    known, needed = list(schema.get("properties", {})), schema.get("required", [])
    takes = f"it takes {', '.join(known)}" if known else "it takes none"
    unknown = [name for name in given if name not in known]
    if unknown:
        raise ToolError(f"{tool} has no argument {unknown[0][:40]!r}; {takes}")
    missing = [name for name in needed if name not in given]
    if missing:
        raise ToolError(f"{tool} needs the argument {missing[0]!r}; {takes}")


def make_server() -> MCPServer[Any]:
    """A server with tables of its own."""
    server = Server("doubloon", instructions=_INSTRUCTIONS, log_level="WARNING")
    tables = Tables()

    @server.tool()
    def list_games() -> dict[str, Any]:
        """The games there are, with their numbers of seats and their options."""
        return {"games": [_told(id) for id in game_ids()]}

    @server.tool()
    def new_table(
        game: str,
        opponents: list[str] | None = None,
        seat: int = 1,
        options: dict[str, str] | None = None,
        seed: str | None = None,
        language: str = "en",
    ) -> dict[str, Any]:
        """Sit down at a new table. `opponents` are bots for the other seats, such as "greedy" or "search:200"."""
        chosen: dict[str, Value] = dict(options or {})
        try:
            made = Seat(game, opponents if opponents is not None else ["greedy"], seat, seed, chosen, language, bot_for)
        except DoubloonError as error:
            raise ToolError(str(error)) from None
        name = tables.open(made)
        return {"table": name, **_plain(made.position())}

    @server.tool()
    def look(table: str, form: str = "text") -> dict[str, Any]:
        """The table as your seat sees it: `form` is "text" to read, or "json" for the whole view as data."""
        if form not in ("text", "json"):
            raise ToolError(f"form is text or json, not {form[:40]!r}")
        with tables.at(table) as seat:
            return {"view": seat.view()} if form == "json" else _plain(seat.position())

    @server.tool()
    def legal_moves(table: str) -> dict[str, Any]:
        """The moves that you may play now, each as it is sent and in words."""
        with tables.at(table) as seat:
            position = _plain(seat.position())
        return {"question": position["question"], "rule": position["rule"], "legal": position["legal"]}

    @server.tool()
    def play(table: str, move: str) -> dict[str, Any]:
        """Play a move, written as in legal_moves. What is not legal changes nothing, and says why."""
        with tables.at(table) as seat:
            said = _plain(seat.play(move))
        if "error" in said:
            raise ToolError(" ".join(filter(None, [said["error"], said["text"]])))
        return said

    @server.tool()
    def look_up_rule(game: str, rule: str) -> dict[str, Any]:
        """A clause of the rules by its id, such as SG-041; or those in which some words stand."""
        try:
            rules = catalogue(find_game(game).id)
        except DoubloonError as error:
            raise ToolError(str(error)) from None
        if rules.knows(rule):
            return {"rules": {rule: rules.find(rule)}}
        found = {id: text for id, text in rules.clauses.items() if rule.lower() in text.lower()}
        if not found:
            raise ToolError(f"no clause of {game} is called {rule[:40]!r} or has these words")
        return {"rules": dict(list(found.items())[:MOST_FOUND]), "found": len(found)}

    return server


def _told(id: str) -> dict[str, Any]:
    game = find_game(id)
    options = [{"name": option.name, "takes": option.allowed(), "rule": option.rule} for option in game.declared]
    return {"id": id, "title": game.title, "seats": [game.min_seats, game.max_seats], "options": options}


def _plain(said: object) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(said)
    return made
