"""What a drawn island needs beyond the view: all that follows from the rules is worked out here, nothing by a board."""

from __future__ import annotations

from functools import cache
from typing import Final

from doubloon.core.memory import Memory
from doubloon.games.loot_island.box.board import COASTS, landings_of
from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.box.treasures import Treasure
from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing.chains import chains_of, tosses_of
from doubloon.games.loot_island.showing.counting import count
from doubloon.games.loot_island.showing.drawn import Coast, Drawn, Fate, Looting, SeatFacts, Taking

NEAR: Final = 3  # so many cubes before the edge are a warning


class Shore:
    """What follows from the landings alone: the same for all who look."""

    def __init__(self, view: LootView) -> None:
        self.coasts = explored_coasts(view)
        self.compared = [Coast(coast, _more(view, coast)) for coast in self.coasts]
        self.explored = _explored(view, self.coasts)
        self.picks = [_picks(view, len(landing.stack)) for landing in view.landings]
        self.barred = [_barred(view, place) for place in range(len(view.landings))]


def _shore(view: LootView, memory: Memory) -> Shore:
    of = (view.landings, view.coast, view.facing, view.event, view.in_force, view.ending is None)
    return memory.once("shore", of, lambda: Shore(view))


@cache
def _by_ref(box: Box) -> dict[int, Treasure]:
    return {card.ref: card for card in box.treasures}


def drawn_of(view: LootView, box: Box, memory: Memory) -> Drawn | None:
    """The facts of a view; none of one that was made with another box."""
    known = _by_ref(box)
    if not memory.once("of this box", view.treasures, lambda: all(int(ref) in known for ref in view.treasures)):
        return None
    held = [[known[ref] for ref in player.treasures] for player in view.players]
    crosses = [player.crosses for player in view.players]
    shore = _shore(view, memory)
    return Drawn(
        edge=box.deadly_cubes,
        coasts=shore.compared,
        explored=shore.explored,
        picks=shore.picks,
        looting=_looting(view, shore.coasts),
        fates=_fates(view, box, held, known),
        taking=_taking(view, box, known),
        barred=shore.barred,
        acts=acts(view, shore.coasts),
        wanted=_wanted(view),
        deciding=_deciding(view),
        chains=chains_of(view, box, view.aaron if _deciding(view) and view.aaron is not None else view.seat),
        tosses=tosses_of(view, box),
        ladder=box.crown_ladder[: len(view.players)],
        seats=[_kept_seat(view, box, held[seat], crosses, seat, memory) for seat in range(view.seats)],
    )


# The island


def explored_coasts(view: LootView) -> list[int]:
    """In the order of exploring; none in the final exploration, which goes landing by landing. (LI-438)"""
    if view.event is None or view.ending is not None:
        return []
    face = view.event_faces[view.event]
    extra = face.figures["extra"] if face.effect == "explore_two_coasts" else 0
    return [(view.coast + step * view.facing) % COASTS for step in range(extra + 1)]


def _along(coasts: list[int]) -> list[int]:
    """The landings of some coasts, in the order of these."""
    return [place for coast in coasts for place in landings_of(coast, 1)]


def _explored(view: LootView, coasts: list[int]) -> list[int]:
    if coasts:
        return _along(coasts)
    return [place for place, here in enumerate(view.landings) if here.now.loot == "small"]


def _more(view: LootView, coast: int) -> int | None:
    one, two = landings_of(coast, 1)
    counts = view.landings[one].count, view.landings[two].count
    if counts[0] == counts[1]:
        return None
    return one if counts[0] > counts[1] else two


def _barred(view: LootView, place: int) -> str | None:
    """The other landing of the coast has it. (LI-121)"""
    return None if view.landings[place].column else view.landings[place ^ 1].colour


def _picks(view: LootView, many: int) -> list[int]:
    """From the bottom up, while the event turns the stack from the top down. (LI-173, LI-437)"""
    turns = list(range(1, many + 1))
    return turns[::-1] if view.in_force["reversed"] else turns


def _looting(view: LootView, coasts: list[int]) -> Looting | None:
    """The big loot of a coast comes before its small one, and the final exploration has one landing at a time."""
    if not view.revealed:
        return None
    places = _along(coasts) or range(len(view.landings))
    lying = [place for place in places if view.landings[place].now.loot in ("big", "small")]
    lying.sort(key=lambda place: (coasts.index(place // 2) if coasts else 0, view.landings[place].now.loot == "small"))
    for place in lying:
        order = view.landings[place].now.order
        if len(order) == len(view.revealed):
            return Looting(place, order if view.taken is None else [*view.deciders, *order])
    return None


# Events

SMALL_ISLANDS: Final = frozenset({"island_use_gives_cube", "island_cost", "island_cheap_then_pass"})
ON_PASSING: Final = frozenset({"treasure_on_pass", "first_pass_curses_others", "island_cheap_then_pass"})
ON_HANDS: Final = frozenset({"optional_draw_for_cubes", "smaller_refill"})
ON_SHIP: Final = frozenset({"ship_moves_again", "ship_turns_round"})


def acts(view: LootView, coasts: list[int]) -> list[str]:
    """The spots where the event of the round changes something now."""
    if view.event is None:
        return []
    effect = view.event_faces[view.event].effect
    found = [f"island:{tile.id}" for tile in view.tiles if tile.up and effect in SMALL_ISLANDS]
    found += ["pass"] if effect in ON_PASSING else []
    found += ["deck:maps"] if effect in ON_HANDS else []
    found += [f"corner:{view.corner}"] if effect in ON_SHIP else []
    if effect == "compass_limit":
        found += [f"compass:{party}" for party in range(len(view.players))]
    if effect == "discard_icon_doubled":
        found += [f"map:{id}" for id, face in view.maps.items() if face.icon == "discard"]
    if effect == "reverse_stack":
        found += [f"island:{tile.id}" for tile in view.tiles if tile.up and tile.action == "compass_to_bottom"]
    return found + [f"landing:{place}" for place in _touched(view, effect, coasts)]


def _touched(view: LootView, effect: str, coasts: list[int]) -> list[int]:
    """Landings whose loot, or the order of whose stack, the event changes."""
    landings = view.landings
    places = _along(coasts)
    if effect == "loot_shift":
        return [place for place in places if landings[place].now.loot]
    if effect == "small_loot_cleanse":
        return [place for place in places if landings[place].now.loot == "small"]
    if effect == "big_is_fewer":
        return [place for place in places if landings[place].enough and landings[place ^ 1].enough]
    if effect == "explore_two_coasts":
        return [place for place in places if place // 2 != view.coast]
    if effect == "reverse_stack":
        return [place for place in places if len(landings[place].stack) > 1]
    return []


# Whom the question is about


def _wanted(view: LootView) -> str | None:
    tile = view.prompt.args.get("tile") if view.prompt else None
    return str(tile) if tile is not None else None


def _deciding(view: LootView) -> bool:
    if view.prompt is None or view.aaron is None:
        return False
    return view.prompt.kind == "turn-aaron" or view.prompt.args.get("party") == view.aaron


# Treasures


def _fates(view: LootView, box: Box, held: list[list[Treasure]], known: dict[int, Treasure]) -> dict[str, Fate]:
    """Of all treasures that lie open, for the reader."""
    if view.seat < 0:
        return {}
    refs = [*view.revealed, *view.open, *([] if view.taken is None else [view.taken])]
    return {str(ref): _fate(view, box, held, known[ref]) for ref in refs}


def _fate(view: LootView, box: Box, held: list[list[Treasure]], one: Treasure) -> Fate:
    seat = view.seat
    now = tuple(card.number for card in held[seat])
    crosses = [player.crosses for player in view.players]
    then = [each + one.crosses if party == seat else each for party, each in enumerate(crosses)]
    gold = scoring.value_of(box, (*now, one.number)) - scoring.value_of(box, now)
    gold += scoring.climb(box.crown_ladder, then)[seat] - scoring.climb(box.crown_ladder, crosses)[seat]
    cubes = view.players[seat].cubes + one.curse
    return Fate(gold, cubes, cubes >= box.deadly_cubes)


def _kept_seat(
    view: LootView, box: Box, held: list[Treasure], crosses: list[int], seat: int, memory: Memory
) -> SeatFacts:
    player = view.players[seat]
    of = (player.cubes, player.treasures, player.healer, player.own_healers, view.healers, crosses)
    return memory.once(("facts", seat, seat == view.seat), of, lambda: _seat(view, box, held, crosses, seat))


def _taking(view: LootView, box: Box, known: dict[int, Treasure]) -> Taking | None:
    """Of what may be dropped afterwards all is. (LI-192 to LI-197, LI-051)"""
    if view.taken is None or view.prompt is None or view.prompt.kind != "treasure":
        return None
    one, player = known[view.taken], view.players[view.seat]
    amulets = len([ref for ref in player.treasures if view.treasures[str(ref)].type == "amulet"])
    kept = max(0, player.cubes + one.curse - one.crossed)
    dropped = min(player.cubes, box.discard_cubes + box.amulet_cubes * amulets)
    return Taking(kept - player.cubes, -dropped)


def _seat(view: LootView, box: Box, held: list[Treasure], crosses: list[int], seat: int) -> SeatFacts:
    player = view.players[seat]
    ids = [player.healer] if player.healer else [*(view.healers or []), *(player.own_healers or [])]
    left = max(0, box.deadly_cubes - player.cubes)
    prices = {healer.id: healer.cost(player.cubes) for healer in box.healers if healer.id in ids}
    over = max(0, player.cubes - box.deadly_cubes + 1)
    return SeatFacts(left, over, left <= NEAR, _crowns(crosses, player.crosses), count(box, held), prices)


def _crowns(crosses: list[int], own: int) -> list[int]:
    """The places that so many crosses take, Aaron's among them. (LI-367, LI-368)"""
    above, tied = len([other for other in crosses if other > own]), crosses.count(own)
    return list(range(above + 1, above + tied + 1)) if own else []
