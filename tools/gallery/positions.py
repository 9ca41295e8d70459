"""The recorded positions: games as numbers of moves, and the moments at which somebody is asked something."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from doubloon.core.match import Match
from doubloon.registry import find_game

FILE = Path(__file__).parent / "games.json"

# Moments that are no question: somebody else is asked, and the game is over.
WAITING = "waiting"
OVER = "over"


class Moment(Struct, frozen=True, array_like=True):
    """After so many moves this seat is asked this kind of question."""

    kind: str
    ply: int
    seat: int


class Played(Struct, frozen=True):
    """A game as far as it is needed; `moves` are pairs of seat and move."""

    game: str
    seats: int
    options: list[str]
    seed: str
    moments: list[Moment]
    moves: list[tuple[int, int]]

    def match(self, plies: int) -> Match:
        """The game after so many moves."""
        game = find_game(self.game)
        match = Match(game, self.seats, self.seed, game.options(self.options))
        for seat, move in self.moves[:plies]:
            match.play(seat, game.moveset[move])
        return match


class Position(Struct, frozen=True):
    """One picture's worth: a game and one of its moments."""

    played: Played
    moment: Moment

    @property
    def name(self) -> str:
        """Such as `jackal place`."""
        return f"{self.played.game} {self.moment.kind}"

    @property
    def table(self) -> str:
        """The id of the table at which it can be looked at: letters and digits only."""
        return "".join(letter for letter in self.name if letter.isalnum())


def recorded() -> list[Position]:
    """All positions, game by game."""
    games = msgspec.json.decode(FILE.read_bytes(), type=list[Played])
    found = [Position(played, moment) for played in games for moment in played.moments]
    return sorted(found, key=lambda one: one.name)


def write(games: list[Played]) -> None:
    lines = ",\n".join(msgspec.json.encode(played).decode() for played in games)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
