"""Random play of other public game engines, one core each, to compare ours with.

Every engine plays whole games, one after another. It is imported before the clock starts; setting up each game is on
the clock. The clock is read between games only, so every counted move lies within the elapsed time. As in throughput.py
it counts the seconds that the process had the core for.

Run as a program it measures one peer in a process of its own, where neither side's imports slow the other down.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from itertools import count
from time import process_time

from doubloon.core.errors import DoubloonError

SEED = 20_240_229
CHESS_MAX_PLIES = 300


class NoPeers(DoubloonError):
    """The other engines are not installed."""


def catanatron(seconds: float) -> tuple[int, float]:
    """Four random players, default rules; moves are executed actions."""
    from catanatron import Color, Game, RandomPlayer

    moves = 0
    begin = process_time()
    # Game reseeds Python's global generator and takes seed 0 for none: hence another seed for every game.
    for seed in count(SEED):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        # 3.2 keeps its log in `actions`, later sources in `action_records`.
        log = game.state.actions if hasattr(game.state, "actions") else game.state.action_records
        moves += len(log)
        if process_time() - begin >= seconds:
            break
    return moves, process_time() - begin


def open_spiel(name: str, seconds: float) -> tuple[int, float]:
    """A game of OpenSpiel through its Python API; chance is sampled on the clock but does not count as a move."""
    import pyspiel

    rng = random.Random(SEED)
    game = pyspiel.load_game(name)
    moves = 0
    begin = process_time()
    while moves == 0 or process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
    return moves, process_time() - begin


def chess(seconds: float) -> tuple[int, float]:
    """Random legal chess, cut off after some plies; moves are plies.

    A game ends exactly where `Board.is_game_over()` says so; the tests are spelt out here so that the legal moves are
    made once a ply and not twice.
    """
    from chess import Board

    rng = random.Random(SEED)
    moves = 0
    begin = process_time()
    while moves == 0 or process_time() - begin < seconds:
        board = Board()
        for _ in range(CHESS_MAX_PLIES):
            legal = list(board.legal_moves)
            drawn = board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
            if drawn or not legal:
                break
            board.push(rng.choice(legal))
            moves += 1
    return moves, process_time() - begin


class Peer:
    """An engine to compare with: its name in the table, its package and module, and how it plays."""

    def __init__(self, name: str, package: str, module: str, play: Callable[[float], tuple[int, float]]) -> None:
        self.name = name
        self.package = package
        self.module = module
        self.play = play

    @property
    def version(self) -> str:
        return version(self.package)


PEERS = {
    peer.name: peer
    for peer in (
        Peer("catanatron", "catanatron", "catanatron", catanatron),
        Peer("open_spiel_gin_rummy", "open_spiel", "pyspiel", lambda seconds: open_spiel("gin_rummy", seconds)),
        Peer("open_spiel_backgammon", "open_spiel", "pyspiel", lambda seconds: open_spiel("backgammon", seconds)),
        Peer("python_chess", "chess", "chess", chess),
    )
}


DOORS = {"pettingzoo": "pettingzoo", "pygame-ce": "pygame", "open_spiel": "pyspiel"}
"""What the environments to compare ours with need: packages with their modules."""


def require_peers(engines: bool) -> None:
    """The environments to compare with are there, and if asked for the engines, too."""
    needed = DOORS | ({peer.package: peer.module for peer in PEERS.values()} if engines else {})
    missing = sorted(package for package, module in needed.items() if find_spec(module) is None)
    if missing:
        raise NoPeers(
            f"what to compare with is not installed ({', '.join(missing)}): "
            "use `make bench`, or install them with `pip install 'doubloon[bench]'`"
        )


def moves_per_s_elsewhere(name: str, seconds: float) -> float:
    """A peer's moves per second, measured in a new process."""
    command = [sys.executable, "-m", "doubloon.arena.peers", name, str(seconds)]
    return float(subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout.split()[-1])


if __name__ == "__main__":
    played, elapsed = PEERS[sys.argv[1]].play(float(sys.argv[2]))
    print(played / elapsed)
