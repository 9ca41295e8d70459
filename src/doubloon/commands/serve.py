"""`doubloon serve`: play in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path

from doubloon.commands import arguments

PORT = 8125


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "serve",
        "Open a server to play in the browser, alone, with friends and against bots. Tables are kept in a file of\n"
        "your own, or in PostgreSQL; nothing is lost when the server stops.",
        [
            "",
            "--host 0.0.0.0 --port 80 --limits tables=10",
            "--url https://games.example --proxy 127.0.0.1",
            "--db postgresql://me@localhost/doubloon --workers 4",
            "--keep finished=7d,records=365d",
            "--components maracaibo=mybox.toml",
        ],
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="where to listen (default: this machine only)")
    parser.add_argument(
        "--port", type=arguments.whole(0, 65535), default=PORT, metavar="P", help=f"the port (default: {PORT}; 0: any)"
    )
    parser.add_argument("--db", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file of your own)")
    parser.add_argument(
        "--workers", type=arguments.whole(1, 64), default=1, metavar="N", help="processes, on PostgreSQL (default: 1)"
    )
    parser.add_argument("--url", default="", metavar="URL", help="the address that people use, behind a proxy")
    parser.add_argument(
        "--proxy",
        default="",
        metavar="ADDRESS",
        help="believe X-Forwarded-For and X-Forwarded-Proto of this address or network (several: with commas)",
    )
    parser.add_argument(
        "--limits",
        default="",
        metavar="L",
        help="what one client may ask for: off, or such as tables=10,chat=0 (default: more than a club needs)",
    )
    parser.add_argument(
        "--keep",
        default="",
        metavar="K",
        help="when tables and records go, with h, d or forever (default: empty=1d,finished=30d,abandoned=180d,"
        "records=forever)",
    )
    parser.add_argument(
        "--notices-to",
        default="",
        metavar="ADDRESS",
        help="send notices to this private address or network, too, without HTTPS if need be (several: with commas)",
    )
    parser.add_argument(
        "--components",
        action="append",
        default=[],
        metavar="GAME=FILE",
        help="play a game with the cards of this TOML file (several: again); give each box a --db of its own",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def _files(named: list[str]) -> dict[str, Path]:
    """The files by the games that they are for."""
    from doubloon.server.run import CannotServe

    found: dict[str, Path] = {}
    for each in named:
        game, sign, file = each.partition("=")
        if not (game and sign and file):
            raise CannotServe(f"--components must be GAME=FILE, not {each[:80]!r}")
        found[game] = Path(file).absolute()
    return found


def run(given: argparse.Namespace) -> int:
    from doubloon.registry import component_files, play_with
    from doubloon.server.app import Settings
    from doubloon.server.database import default_url
    from doubloon.server.keeping import Keep, read_keep
    from doubloon.server.limits import read_limits, read_networks, read_proxies
    from doubloon.server.run import CannotServe, serve

    if given.url and not given.url.startswith(("http://", "https://")):
        raise CannotServe(f"--url must begin with http:// or https://, not be {given.url[:80]!r}")
    limits, proxies = read_limits(given.limits), read_proxies(given.proxy)
    keep = read_keep(given.keep) if given.keep else Keep()
    boxes = {game: play_with(game, file) for game, file in _files(given.components).items()}
    db = given.db or default_url(*[game.components for game in boxes.values()])
    components = {game: str(file) for game, file in component_files().items()}
    settings = Settings(
        db,
        given.url,
        proxies=proxies,
        limits=limits,
        keep=keep,
        notices_to=read_networks("--notices-to", given.notices_to),
        components=components,
    )
    return serve(settings, given.host, given.port, given.workers, given.open)
