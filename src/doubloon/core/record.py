# interpreted: reads and writes files, nothing hot
"""The text file of a game: what was agreed, the seed, the moves, and fingerprints to check them by.

    doubloon record 1
    game: silver_gold
    ruleset: 1
    components: box
    seats: 2
    options: start=random memory_aid=no
    seed: 7
    players: you | greedy
    names: red-1 Anne Bonny     only if pieces were given names; white-2 Jim would stand behind a |

    1  1  keep 1 3              ply, seat, move
    2  2  keep 2 4
    2  =  5d3c0f9b7e1a2468      after that ply the state has this digest

    end: 88 91                  the scores, or "unfinished"

Empty lines and lines that begin with # do not count.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from doubloon.core.errors import BadName, BadRecord, DoubloonError, IllegalMove, UnknownGame
from doubloon.core.files import read_text
from doubloon.core.game import BOX, Game
from doubloon.core.match import Match
from doubloon.core.naming import names_of, names_text
from doubloon.core.signs import readable
from doubloon.core.state import MAX_SEATS, State

TITLE = "doubloon record 1"
FIELDS = ("game", "ruleset", "components", "seats", "options", "seed", "players")
NAMES = "names"  # the one field that a record may do without
MAX_BYTES = 4 << 20

# How a record finds its game: id, ruleset, fingerprint of the components.
Finder = Callable[[str, int, str], Game]


class Record:
    """One game as text. `moves` are (seat, text), seats counted from 0; `digests` go by ply."""

    def __init__(
        self,
        header: dict[str, str],
        moves: list[tuple[int, str]],
        digests: dict[int, str],
        end: str,
    ) -> None:
        self.header = header
        self.moves = moves
        self.digests = digests
        self.end = end

    @property
    def players(self) -> list[str]:
        return [name.strip() for name in self.header["players"].split("|")]

    def text(self) -> str:
        fields = [field for field in (*FIELDS, NAMES) if field in self.header]
        lines = [TITLE, *(f"{field}: {self.header[field]}" for field in fields), ""]
        for ply, (seat, move) in enumerate(self.moves, start=1):
            lines.append(f"{ply}  {seat + 1}  {move}")
            if ply in self.digests:
                lines.append(f"{ply}  =  {self.digests[ply]}")
        return "\n".join([*lines, "", f"end: {self.end}", ""])


def record_of(match: Match, players: list[str]) -> Record:
    """The record of a match as far as it has been played."""
    game = match.game
    header = {
        "game": game.id,
        "ruleset": str(game.ruleset),
        "components": game.components,
        "seats": str(match.state.seats),
        "options": match.state.options.text(),
        "seed": match.seed,
        "players": " | ".join(_plain_name(name) for name in players),
    }
    if match.names:
        header[NAMES] = names_text(match.names)
    return Record(header, [(seat, move.text) for seat, move in match.moves], match.digests(), _end_of(match.state))


def parse_record(text: str) -> Record:
    """The record that a text holds; a text that is none raises BadRecord with the line."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise BadRecord(f"line 1: a record begins with the line {TITLE!r}", line=1)
    header: dict[str, str] = {}
    rest = lines[1:]
    for field in FIELDS:
        number, line = rest.pop(0) if rest else (lines[-1][0] + 1, "the end")
        key, colon, value = line.partition(":")
        if key != field or not colon:
            raise BadRecord(f"line {number}: expected '{field}: …' here, not {line[:40]!r}", line=number)
        header[field] = value.strip()
    if rest and rest[0][1].startswith(f"{NAMES}:"):
        header[NAMES] = rest.pop(0)[1].partition(":")[2].strip()
    moves: list[tuple[int, str]] = []
    digests: dict[int, str] = {}
    while rest and not rest[0][1].startswith("end:"):
        _read_ply(*rest.pop(0), moves, digests)
    if len(rest) != 1:
        last = lines[-1][0]
        raise BadRecord(f"line {last}: a record ends with one line 'end: …', the scores or 'unfinished'", line=last)
    return Record(header, moves, digests, rest[0][1].removeprefix("end:").strip())


def read_record(path: Path) -> Record:
    return parse_record(read_text(path, MAX_BYTES, BadRecord))


def replay(record: Record, find: Finder, plies: int | None = None) -> Match:
    """Play a record through, up to a ply; whatever does not fit raises BadRecord with the place."""
    match = _open(record, find)
    moveset = match.game.moveset
    last = len(record.moves) if plies is None else plies
    for ply, (seat, text) in enumerate(record.moves[:last], start=1):
        try:
            match.play(seat, moveset.parse(text))
        except IllegalMove as error:
            raise BadRecord(f"ply {ply}: illegal move: {error}", ply=ply, clause=error.clause) from None
        except DoubloonError as error:
            raise BadRecord(f"ply {ply}: {error}", ply=ply) from None
        expected = record.digests.get(ply)
        if expected and expected != match.state.digest():
            raise BadRecord(
                f"ply {ply}: digest mismatch: the record says {expected}, the game gives {match.state.digest()}",
                ply=ply,
            )
    return match


def verify(record: Record, find: Finder) -> Match:
    """Replay the whole record and compare its end."""
    match = replay(record, find)
    end = _end_of(match.state)
    if record.end != end:
        raise BadRecord(
            f"ply {len(record.moves)}: the record ends with {record.end!r}, the game with {end!r}",
            ply=len(record.moves),
        )
    return match


def _end_of(state: State) -> str:
    """The scores, or that there are none yet."""
    return " ".join(str(score) for score in state.scores()) if state.over() else "unfinished"


def _open(record: Record, find: Finder) -> Match:
    header = record.header
    for field in ("ruleset", "seats"):
        if not _small_number(header[field]):
            raise BadRecord(f"bad header: {field} must be a whole number, not {header[field][:40]!r}")
    try:
        game = find(header["game"], int(header["ruleset"]), header["components"])
        if game.components != header["components"]:
            whose = "the game's own box" if header["components"] == BOX else "another component file"
            raise BadRecord(
                f"bad header: the record was played with {whose} ({header['components']}), "
                f"not with {game.components}; name the right file with --components"
            )
        options = game.options(header["options"].split())
        seats = int(header["seats"])
        match = Match(game, seats, header["seed"], options)
    except UnknownGame as error:
        raise BadRecord(f"unknown game or ruleset: {error}") from None
    except BadRecord:
        raise
    except DoubloonError as error:
        raise BadRecord(f"bad header: {error}") from None
    if len(record.players) != seats:
        raise BadRecord(f"bad header: {seats} seats need {seats} players, not {len(record.players)}")
    if NAMES in header:
        _give_names(match, header[NAMES])
    return match


def _give_names(match: Match, text: str) -> None:
    """The names of a record, given as people gave them."""
    state = match.state
    owner = {
        piece: seat for seat in range(state.seats) for piece in match.game.namable(seat, state.seats, state.options)
    }
    for piece, name in names_of(text):
        if piece in match.names:
            raise BadRecord(f"bad header: names has {piece!r} twice")
        try:
            match.name_piece(owner.get(piece, 0), piece, name)
        except BadName as error:
            raise BadRecord(f"bad header: names: {error}") from None


def _read_ply(number: int, line: str, moves: list[tuple[int, str]], digests: dict[int, str]) -> None:
    parts = line.split(maxsplit=2)
    wrong = BadRecord(f"line {number}: expected 'ply seat move' or 'ply = digest', not {line[:60]!r}", line=number)
    if len(parts) != 3 or not _small_number(parts[0]):
        raise wrong
    ply = int(parts[0])
    if parts[1] == "=":
        if ply != len(moves) or ply == 0:
            raise BadRecord(f"line {number}: a digest of ply {ply} stands behind ply {len(moves)}", line=number)
        digests[ply] = parts[2]
        return
    if not _small_number(parts[1]) or not 1 <= int(parts[1]) <= MAX_SEATS:
        raise wrong
    if ply != len(moves) + 1:
        raise BadRecord(f"line {number}: ply {len(moves) + 1} should come here, not ply {ply}", line=number)
    moves.append((int(parts[1]) - 1, parts[2]))


def _small_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8


def _plain_name(name: str) -> str:
    """A name without the signs that mean something in a record."""
    return " ".join("".join(sign for sign in name if sign != "|" and readable(sign)).split()) or "?"
