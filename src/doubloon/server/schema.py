"""The protocol as an OpenAPI 3.1 document, from which the page makes its types.

python -m doubloon.server.schema web/openapi.json           write it
python -m doubloon.server.schema --check web/openapi.json   is it up to date?
"""

from __future__ import annotations

import argparse
import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from doubloon.coach.analysis import Moment
from doubloon.core import shown
from doubloon.core.showing import showing_of
from doubloon.core.view import SPECTATOR, View
from doubloon.registry import find_game, game_ids
from doubloon.rules.book import Book
from doubloon.server import api, catalogue_api, notice_api, protocol, puzzle_api
from doubloon.server.heard import FromClient
from doubloon.server.protocol import PROTOCOL, FromServer

REF = "#/components/schemas/{name}"

# path, method, what it is for, the body, the answer
ROUTES: list[tuple[str, str, str, type[Struct] | None, type[Struct] | str]] = [
    ("/api/games", "get", "The games and the form for a table of each", None, catalogue_api.Games),
    ("/api/games/{game}/fit", "post", "Which options go together", catalogue_api.Plan, catalogue_api.Fit),
    ("/api/daily", "get", "Today's voyage and yesterday's", None, api.Daily),
    ("/api/daily", "post", "Open a table for today's voyage", api.Sail, api.Seated),
    ("/api/islands", "get", "The islands of campaigns", None, catalogue_api.Islands),
    ("/api/rules/{game}", "get", "Which rule lines and points are about", None, catalogue_api.RuleLinks),
    ("/api/cards/{game}", "get", "All that is printed on a game's cards", None, catalogue_api.PrintedCards),
    ("/api/figures/{game}", "get", "The figures of a rulebook", None, catalogue_api.BookFigures),
    ("/api/rules/{game}/{clause}", "get", "A rule", None, catalogue_api.Clause),
    ("/api/rulebook/{language}/{game}", "get", "The rules of a game to read", None, Book),
    ("/api/lessons/{game}", "get", "The guided first game of a game", None, catalogue_api.LessonInfo),
    ("/api/lessons/{game}", "post", "Begin a guided first game", api.BeginLesson, api.Seated),
    ("/api/words/{language}.ftl", "get", "The common words in Fluent", None, "text/plain"),
    ("/api/words/{language}/{game}.ftl", "get", "A game's words in Fluent", None, "text/plain"),
    ("/api/puzzles", "get", "The puzzles of the shelf", None, puzzle_api.Puzzles),
    ("/api/puzzles/tiles", "get", "What puzzles can be made of", None, puzzle_api.PuzzleTiles),
    ("/api/puzzles/card/{code}", "get", "The card in an address", None, puzzle_api.PuzzleCard),
    ("/api/puzzles/card", "post", "Read a card", puzzle_api.ReadCard, puzzle_api.PuzzleCard),
    ("/api/puzzles/day/{date}", "get", "The puzzle of a day", None, puzzle_api.PuzzleCard),
    ("/api/puzzles/made/{grade}/{seed}", "get", "A puzzle made to order", None, puzzle_api.PuzzleCard),
    ("/api/puzzles/position", "post", "A puzzle after some moves", puzzle_api.AskPosition, puzzle_api.PuzzlePosition),
    ("/api/puzzles/advice", "post", "Can it still be solved?", puzzle_api.AskPosition, puzzle_api.PuzzleAdvice),
    ("/api/puzzles/proof", "post", "What is proved of a card", puzzle_api.AskProof, puzzle_api.PuzzleProof),
    ("/api/push", "get", "The key that subscriptions are made for", None, notice_api.PushKey),
    ("/api/push", "post", "Be told when it is your turn", notice_api.Subscribe, notice_api.Subscribed),
    ("/api/push", "delete", "Be told no more", None, notice_api.Subscribed),
    ("/api/tables/{table}/webhook", "get", "Where the group is told", None, notice_api.WebhookInfo),
    (
        "/api/tables/{table}/webhook",
        "post",
        "Tell a group whose turn it is",
        notice_api.Webhook,
        notice_api.WebhookInfo,
    ),
    ("/api/tables/{table}/nudge", "post", "Remind somebody who is away", notice_api.Nudge, notice_api.Nudged),
    ("/api/tables", "get", "Open public tables and your own", None, api.Tables),
    ("/api/tables", "post", "Open a table", api.CreateTable, api.Seated),
    ("/api/tables/{table}", "get", "One table", None, api.TableCard),
    ("/api/tables/{table}/join", "post", "Take a seat", api.JoinTable, api.Seated),
    ("/api/tables/{table}/fill", "post", "Bots on all open seats", api.FillTable, api.TableCard),
    ("/api/tables/{table}/leave", "post", "Give your seat up", api.Leave, api.TableCard),
    ("/api/tables/{table}/recover", "post", "Come back by recovery link", api.RecoverSeat, api.Seated),
    ("/api/tables/{table}/sign-out", "post", "Sign out your other devices", api.SignOut, api.Seated),
    ("/api/tables/{table}/rematch", "post", "Play again", api.Rematch, api.Seated),
    ("/api/tables/{table}/analysis", "post", "Analyse a finished game", api.Analyse, api.Analysed),
    ("/api/tables/{table}/analysis", "get", "How far its analysis is", None, api.Analysed),
    ("/api/tables/{table}/analysis/try", "post", "Try another move of a finished game", api.TryMove, Moment),
    ("/api/tables/{table}/fork", "post", "Play on from a moment of a finished game", api.Fork, api.Seated),
    ("/api/tables/{table}/course", "get", "How the points of a finished game grew", None, api.Course),
    ("/api/tables/{table}/missed", "get", "What happened since your own last move", None, api.Missed),
    ("/api/tables/{table}/replay", "get", "A moment of a finished game", None, api.ReplayFrame),
    ("/api/tables/{table}/record", "get", "The record of a finished game", None, "text/plain"),
    ("/api/tables/{table}/qr.svg", "get", "The table's link as a QR code", None, "image/svg+xml"),
    ("/healthz", "get", "Is the server well?", None, "text/plain"),
    ("/metrics", "get", "Figures for Prometheus", None, "text/plain"),
]
QUERY = {"/api/tables/{table}/replay": ["ply", "seat"], "/api/tables/{table}/analysis": ["seat"]}


def document() -> dict[str, Any]:
    """The whole document. The types of the socket are among the components as `FromClient` and `FromServer`."""
    used = [part for _, _, _, *parts in ROUTES for part in parts if isinstance(part, type)]
    types: list[Any] = [*dict.fromkeys([*used, protocol.Refused]), View, FromClient, FromServer]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    components |= {"FromClient": schemas[-2], "FromServer": schemas[-1]}
    shared = set(msgspec.json.schema_components([View], ref_template=REF)[1])
    views: dict[str, str] = {}
    for game in map(find_game, game_ids()):
        view = game.new(game.min_seats, "1").view(SPECTATOR)
        views[game.id], parts = _view_parts(game.id, type(view), shared)
        components |= parts
        drawn = showing_of(game.id).drawn(view)
        if drawn is not None:
            components |= _view_parts(game.id, type(drawn), shared)[1]
    components["View"] = {
        "anyOf": [{"$ref": ref} for ref in views.values()],
        "discriminator": {"propertyName": "type", "mapping": views},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Doubloon", "version": str(PROTOCOL)},
        "paths": _paths(),
        "components": {"schemas": {name: _clean(part) for name, part in sorted(components.items())}},
    }


# What is left out where it is as usual; everything else is always said.
SPARING = {
    kind.__name__
    for kind in vars(shown).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.omit_defaults
}


def _clean(part: dict[str, Any]) -> dict[str, Any]:
    """Descriptions are docstrings, which keep their indentation before Python 3.13 and lose it since."""
    cleaned = {**part, "description": cleandoc(part["description"])} if "description" in part else part
    if part.get("title") in SPARING:
        fields = {
            name: {key: each for key, each in kind.items() if key != "default"}
            for name, kind in part["properties"].items()
        }
        cleaned = {**cleaned, "properties": fields}
    return cleaned


def _view_parts(game_id: str, view: type[Struct], shared: set[str]) -> tuple[str, dict[str, Any]]:
    """The types of a game's view, or of its drawing, each with the game in front: several have a `PlayerView`."""
    (schema,), parts = msgspec.json.schema_components([view], ref_template=REF)
    prefix = game_id.title().replace("_", "")
    text = json.dumps({"view": schema, "parts": {name: part for name, part in parts.items() if name not in shared}})
    for name in set(parts) - shared:
        if not name.startswith(prefix):
            text = text.replace(f'"{REF.format(name=name)}"', f'"{REF.format(name=prefix + name)}"')
            text = text.replace(f'"{name}": {{"title"', f'"{prefix}{name}": {{"title"')
    named = json.loads(text)
    return named["view"]["$ref"], named["parts"]


def text() -> str:
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


def _paths() -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for path, method, summary, body, answer in ROUTES:
        names = [part.partition("}")[0] for part in path.split("{")[1:]]
        operation: dict[str, Any] = {
            "summary": summary,
            "parameters": [_parameter(name, "path") for name in names]
            + [_parameter(name, "query") for name in (QUERY.get(path, []) if method == "get" else [])],
            "responses": {
                "200": {"description": "Done", "content": _content(answer)},
                "4XX": {"description": "Refused, and nothing done", "content": _content(protocol.Refused)},
            },
        }
        if body:
            operation["requestBody"] = {"required": True, "content": _content(body)}
        paths.setdefault(path, {})[method] = operation
    return paths


def _parameter(name: str, place: str) -> dict[str, Any]:
    schema = {"type": "integer" if place == "query" else "string"}
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _content(kind: type[Struct] | str) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m doubloon.server.schema", description="Write the protocol's types.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    given = parser.parse_args(argv)
    if not given.check:
        given.file.write_text(text(), encoding="utf-8")
    elif not given.file.is_file() or given.file.read_text(encoding="utf-8") != text():
        print(f"{given.file} is not what the server speaks; write it: {parser.prog} {given.file}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
