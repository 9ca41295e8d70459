"""`doubloon mcp`: a Model Context Protocol server on standard input and output."""

from __future__ import annotations

import argparse

from doubloon.commands import arguments


def add(subparsers: arguments.Subparsers) -> None:
    arguments.add_command(
        subparsers,
        "mcp",
        "Serve the games to a language model over the Model Context Protocol, on standard input and output. Name this\n"
        "command in your agent's list of servers. It needs the extra `mcp`: pip install 'doubloon[mcp]'.",
        [""],
    )


def run(given: argparse.Namespace) -> int:
    try:
        from doubloon.agents.mcp import make_server
    except ModuleNotFoundError as error:
        raise arguments.NeedsExtra(f"`doubloon mcp` needs {error.name}: pip install 'doubloon[mcp]'") from None

    make_server().run("stdio")
    return 0
