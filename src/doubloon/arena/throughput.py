"""How fast the engine is, measured for a moment on one core.

Seconds are those that this process had the core for: what else the machine does at the time does not count.

Run as a program it measures random play in a process of its own and prints a line of JSON: that is how compiled and
interpreted code are compared, which cannot live in one process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import process_time

import msgspec
from msgspec import Struct

from doubloon.bots.make import bot_seed, make_bot
from doubloon.bots.outlook import Outlook
from doubloon.bots.playout import play_randomly, random_games
from doubloon.bots.search import Search
from doubloon.compiled import is_compiled
from doubloon.core.chair import Chair
from doubloon.core.game import Game
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.steering import WHOLE_STAGES, steering_of
from doubloon.registry import find_game, puzzles

OUTLOOK = 100  # iterations of a search that plays on
SEARCH = 2_000  # iterations of one search: its tree grows as a bot's tree does, not for ever
LAYOUTS = 100_000  # that are drawn for a puzzle, at most
CLONES = 1_000
CHOICES = 20  # of which a level's times are measured at least


class Speed(Struct, frozen=True):
    """Random play from the setup to the end."""

    compiled: bool
    moves_per_s: float
    games_per_s: float


def random_play(game: Game, seats: int, seconds: float) -> Speed:
    """Whole games one after the other; the clock is read between them."""
    rng = rng_from("throughput")
    moves = games = 0
    begin = process_time()
    while (elapsed := process_time() - begin) < seconds or games == 0:
        moves += random_games(game, seats, 2, f"throughput/{games}", rng)
        games += 2
    return Speed(is_compiled(), moves / elapsed, games / elapsed)


def random_play_elsewhere(game_id: str, seats: int, seconds: float, *, interpreted: bool) -> Speed:
    """The same in a new process, where the compiled modules are loaded or left alone."""
    command = [sys.executable, "-m", "doubloon.arena.throughput", game_id, str(seats), str(seconds)]
    environment = {**os.environ, "DOUBLOON_INTERPRETED": "1" if interpreted else "0"}
    printed = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    return msgspec.json.decode(printed, type=Speed)


def clones_per_s(game: Game, seats: int, seconds: float) -> float:
    """Copies of a position from the middle of a game."""
    state = middle_game(game, seats)
    copies = 0
    begin = process_time()
    while (elapsed := process_time() - begin) < seconds or copies == 0:
        for _ in range(CLONES):
            state.clone()
        copies += CLONES
    return copies / elapsed


def search_iterations_per_s(game: Game, seats: int, seconds: float) -> float:
    """Iterations of the search bot that thinks about a position from the middle of a game."""
    state = middle_game(game, seats)
    chair = Chair(state, state.deciders()[0])
    iterations = 0
    begin = process_time()
    while (elapsed := process_time() - begin) < seconds or iterations == 0:
        if steering_of(game).horizon == WHOLE_STAGES:
            Outlook(chair, rng_from("throughput"), f"throughput/{iterations}").advice(OUTLOOK)
            iterations += OUTLOOK
            continue
        if iterations % SEARCH == 0:
            search = Search(chair, rng_from(f"throughput/{iterations}"))
        for _ in range(10):
            search.iterate()
        iterations += 10
    return iterations / elapsed


def move_times(game: Game, level: str, seconds: float) -> list[float]:
    """Milliseconds of a level's choices where there is one, in positions spread over a game of two sailors."""
    state = game.new(2, "times")
    bots = [make_bot("sailor", bot_seed("times", seat)) for seat in range(2)]
    choices: list[tuple[State, int]] = []
    while deciders := state.deciders():
        seat = deciders[0]
        if len(state.offers(seat)) > 1:
            choices.append((state.clone(), seat))
        state.play(seat, bots[seat].choose(Chair(state, seat)))
    thinker = make_bot(level, "times")
    times: list[float] = []
    stride = max(1, len(choices) // CHOICES)
    spread_out = [choice for start in range(stride) for choice in choices[start::stride]]
    whole = process_time()
    for number, (position, seat) in enumerate(spread_out):
        if number >= min(CHOICES, len(spread_out)) and process_time() - whole > seconds:
            break
        begin = process_time()
        thinker.choose(Chair(position, seat))
        times.append(1000 * (process_time() - begin))
    return times


def puzzle_positions_per_s(cards: int) -> float:
    """Positions that the solver of puzzles looks at: so many cards of the shelf, the easiest first, one proof each.

    Whatever a proof needs is part of it. Small cards have few positions and take their time for making tables.
    """
    book = puzzles()
    shelf = [book.card(id) for id in book.ids()[:cards]]
    begin = process_time()
    positions = sum(book.prove(card).positions for card in shelf)
    return positions / (process_time() - begin)


def seconds_to_a_puzzle(grade: str, seed: str) -> float:
    """From nothing to a card that is proved to be of the grade."""
    begin = process_time()
    puzzles().make(grade, seed, LAYOUTS)
    return process_time() - begin


def middle_game(game: Game, seats: int) -> State:
    """A position half-way through a random game in which a seat has a choice."""
    whole = play_randomly(game.new(seats, "middle"), rng_from("middle"), 1 << 30)
    state = game.new(seats, "middle")
    rng = rng_from("middle")
    play_randomly(state, rng, whole // 2)
    while len(state.offers(state.deciders()[0])) < 2:
        play_randomly(state, rng, 1)
    return state


if __name__ == "__main__":
    id, seats, seconds = sys.argv[1:]
    print(msgspec.json.encode(random_play(find_game(id), int(seats), float(seconds))).decode())
