"""What can be learned about a player's position, as it is at the ends of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.maracaibo.box.layout import MARACAIBO
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules.counting import doubloon_income
from doubloon.games.maracaibo.steering.evaluation import turns_left
from doubloon.games.maracaibo.steering.weights import USUAL

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

PHASES: Final = 10
TURNS: Final = 2  # that are left, a phase
MOST_DOUBLOONS: Final = 40

TRAITS: Final = [
    "doubloons",
    "doubloon income",
    "point income",
    "crew cards",
    "equipment cards",
    "ship cards",
    "end scoring effects",
    "power",
    "power of single dice",
    "rerolls",
    "exploration",
    "movement",
    "discount",
    "raid actions",
    "trades",
    "spaces explored",
    "treasures stored",
    "treasures buried",
    "most treasures of a type",
    "markers",
    "market tiles",
    "residences",
    "rubies",
    "figurehead",
    "quests",
    "in Maracaibo",
    "next to move",
]


def phase_of(state: MaracaiboState) -> int:
    """By the turns that the fastest leaves to all."""
    least = 99.0
    for seat in range(state.seats):
        least = min(least, turns_left(state, seat, USUAL))
    return min(int(least) // TURNS, PHASES - 1)


def traits_of(state: MaracaiboState, seat: int) -> list[int]:
    """In the order of their names."""
    player, box = state.players[seat], state.box
    able = player.able
    return [
        min(player.doubloons, MOST_DOUBLOONS),
        doubloon_income(state, player, 0),
        able.vp_income,
        able.crew,
        able.equipment,
        able.ship,
        len(able.endgame),
        able.power,
        sum(able.die_power),
        able.rerolls,
        able.explore_plus,
        able.move_plus,
        able.discount,
        len(able.actions),
        len(able.trades),
        box.nodes[box.start_node].shortest - box.nodes[player.explorer].shortest,
        player.areas[0].stored + player.areas[1].stored + player.areas[2].stored,
        player.buried,
        max(player.have(0), player.have(1), player.have(2)),
        player.markers,
        len(player.markets) - player.markets.count(NONE),
        len(player.residences),
        player.rubies,
        0 if player.figurehead == NONE else 1,
        len(player.quests),
        1 if player.ship == MARACAIBO else 0,
        1 if state.active == seat else 0,
    ]
