# interpreted: for tests, lessons and puzzles, nothing hot
"""Positions made to measure: the table at a moment of a round, as a story would tell it.

    >>> from doubloon.games.loot_island.stories.builder import person, play, table
    >>> state = table(
    ...     [person(hand="R03a R05b R09a"), person()],
    ...     columns={4: "R02a"},
    ...     stacks={4: "1"},
    ... )
    >>> play(state, "play 4 r03a", "lay r05b", "done")
    >>> state.landings[4].stack, state.players[0].hand.size
    ((1, 0), 1)

Landings are 0 to 7, seats count from 0, stacks go from the bottom up and call Aaron "aaron". Whatever the story does
not mention is plain: three cubes, empty hands, an empty island, all small islands face up, no event in force, decks in
the order of the component file.
"""

from __future__ import annotations

from doubloon.core.rng import rng_from
from doubloon.core.task import NOBODY, AnyTask
from doubloon.games.loot_island.box.board import EMPTY, LANDINGS
from doubloon.games.loot_island.box.box import DEALT, HIDDEN, Box
from doubloon.games.loot_island.box.maps import set_of
from doubloon.games.loot_island.box.treasures import AMULET
from doubloon.games.loot_island.game import LootIsland, loot_island
from doubloon.games.loot_island.rules.ending import CheckCubes
from doubloon.games.loot_island.rules.loot import ExploreFinally
from doubloon.games.loot_island.rules.playing import extended
from doubloon.games.loot_island.rules.preparation import ActAtOnce, AskForDiscards, FillHands
from doubloon.games.loot_island.rules.rounds import BeginRound, BeginTurns, begin_loot, take_turn
from doubloon.games.loot_island.state import LootState, blank_table

MOMENTS = ["turn", "phase 2", "event", "hands", "round", "loot", "final", "end"]


class Person:
    """One player of a story, or Aaron; see `person`."""

    def __init__(self, hand: str, cubes: int | None, treasures: str, healers: str, passed: bool) -> None:
        self.hand = hand
        self.cubes = cubes
        self.treasures = treasures
        self.healers = healers
        self.passed = passed


def person(
    *, hand: str = "", cubes: int | None = None, treasures: str = "", healers: str = "", passed: bool = False
) -> Person:
    """A player: `hand` by card ids, `treasures` by reference numbers, `healers` for healer variant 2."""
    return Person(hand, cubes, treasures, healers, passed)


def table(
    people: list[Person],
    *,
    at: str = "turn",
    active: int = 0,
    first: int = 0,
    round: int = 1,
    columns: dict[int, str] | None = None,
    stacks: dict[int, str] | None = None,
    ship: tuple[int, int] = (0, 1),
    event: str = "",
    events: str = "",
    tiles: str | None = None,
    deck: str = "",
    deck_size: int | None = None,
    discards: str = "",
    treasure_deck: str = "",
    treasure_deck_size: int | None = None,
    treasure_discards: str = "",
    open: str = "",
    healers: str = "",
    aaron: Person | None = None,
    options: list[str] | None = None,
    seed: str = "story",
    game: LootIsland | None = None,
    listen: bool = False,
) -> LootState:
    """A position at one of these moments, and on to the first question from there:

    turn     `active` takes a turn of Phase 2           phase 2   the phase begins (event B4, then `first`)
    event    `event` comes into force: its immediate part, then Phase 2
    hands    the last step of Phase 1, then Phase 2     round     the next round begins with Phase 1
    loot     Phase 3 begins                             final     the final exploration begins
    end      the cube check

    columns, stacks    {4: "R02a R03a"}, {4: "1 0 aaron"}: laid by the rules (1s go in front); stacks bottom to top
    ship               corner and facing (1 or -1)      event     the one in force, such as "B9"; "" for none
    events             those to come, the next first (then B14, B13, …)
    tiles              those face up; None: all in play
    deck               map cards on top, the first is drawn first; the others follow, `deck_size` cards in all
    treasure_deck      reference numbers on top, likewise
    discards, treasure_discards                         open      treasures laid open by event A2
    healers            set aside
    """
    if at not in MOMENTS:
        raise ValueError(f"at = {at!r} is no moment; there are {', '.join(MOMENTS)}")
    rules = game or loot_island()
    given = rules.options(options or [])
    rules.check(len(people), given)
    state = blank_table(rules, len(people), given, rng_from(seed))
    if listen:
        state.events = []
    box = rules.box
    parties = [*people, *([aaron or person()] if state.setting.aaron != NOBODY else [])]
    for party, one in enumerate(parties):
        _seat(state, party, one)
    _lay(state, columns or {}, stacks or {})
    state.corner, state.facing = ship
    state.first, state.round = first, round
    state.tiles_up = state.setting.tiles
    if tiles is not None:
        state.tiles_up = sum(1 << [tile.id for tile in box.tiles].index(id) for id in tiles.split())
    state.map_discards = set_of(_maps(box, discards))
    _stack_maps(state, deck, deck_size)
    state.treasure_discards, state.open = _treasures(box, treasure_discards), _treasures(box, open)
    _stack_treasures(state, treasure_deck, treasure_deck_size)
    _stack_events(state, event, events)
    _set_healers(state, healers)
    _begin(state, at, active)
    return state


def play(state: LootState, *texts: str) -> None:
    """Play moves by their texts; the seat that is asked plays them, under a sealed question the first one."""
    for text in texts:
        state.play(state.deciders()[0], state.game.moveset.parse(text))


def texts(state: LootState, seat: int | None = None) -> list[str]:
    """The texts of the moves on offer, to a seat or to the first who is asked."""
    if not state.deciders():
        return []
    return [move.text for move in state.moves(state.deciders()[0] if seat is None else seat)]


def column(state: LootState, place: int) -> str:
    """The ids of a column's cards, from its beginning."""
    return " ".join(state.box.map_at[card].id for card in state.landings[place].column)


def stack(state: LootState, place: int) -> str:
    """A stack of compasses as `table` takes it."""
    names = ["aaron" if party == state.setting.aaron else str(party) for party in state.landings[place].stack]
    return " ".join(names)


def hand(state: LootState, party: int) -> str:
    """The ids of a hand's cards, by colour and number."""
    return " ".join(state.box.map_at[card].id for card in state.players[party].hand.cards())


def refs(state: LootState, party: int) -> list[int]:
    """The reference numbers of a party's treasures, in the order kept."""
    return [state.box.treasures[number].ref for number in state.players[party].treasures]


def tiles_up(state: LootState) -> str:
    """The small islands that lie face up."""
    return " ".join(tile.id for tile in state.box.tiles if state.tiles_up >> tile.number & 1)


def _maps(box: Box, ids: str) -> list[int]:
    return [box.map_named(id) for id in ids.split()]


def _treasures(box: Box, numbers: str) -> tuple[int, ...]:
    return tuple(box.treasure_with(int(ref)) for ref in numbers.split())


def _seat(state: LootState, party: int, one: Person) -> None:
    box, player = state.box, state.players[party]
    player.hand = set_of(_maps(box, one.hand))
    start = 0 if party == state.setting.aaron else box.start_cubes
    player.cubes = start if one.cubes is None else one.cubes
    player.treasures = _treasures(box, one.treasures)
    player.amulets = sum(1 for number in player.treasures if box.treasures[number].type == AMULET)
    player.own_healers = tuple(sorted(_healers(box, one.healers)))
    state.passed |= 1 << party if one.passed else 0


def _lay(state: LootState, columns: dict[int, str], stacks: dict[int, str]) -> None:
    for place in range(LANDINGS):
        landing = EMPTY
        for card in _maps(state.box, columns.get(place, "")):
            landing = extended(state, landing, card)
        for name in stacks.get(place, "").split():
            party = state.setting.aaron if name == "aaron" else int(name)
            landing = landing.on_top(party)
            state.players[party].on |= 1 << place
            state.players[party].out += 1
        state.landings[place] = landing


def _stack_maps(state: LootState, deck: str, size: int | None) -> None:
    top = _maps(state.box, deck)
    used = [*top, *state.map_discards.cards()]
    used += [card for player in state.players for card in player.hand.cards()]
    used += [card for landing in state.landings for card in landing.column]
    if len(set(used)) != len(used):
        twice = sorted({state.box.map_at[card].id for card in used if used.count(card) > 1})
        raise ValueError(f"map cards lie in two places: {', '.join(twice)}")
    rest = [card.number for card in state.box.maps if card.number not in used]
    state.map_deck = tuple([*top, *rest][:size])


def _stack_treasures(state: LootState, deck: str, size: int | None) -> None:
    box = state.box
    top = _treasures(box, deck)
    used = [*top, *state.treasure_discards, *state.open]
    used += [number for player in state.players for number in player.treasures]
    if len(set(used)) != len(used):
        twice = sorted({str(box.treasures[number].ref) for number in used if used.count(number) > 1})
        raise ValueError(f"treasures lie in two places: {', '.join(twice)}")
    rest = [one.number for one in box.treasures if one.number not in used and one.pile in state.setting.piles]
    state.treasure_deck = tuple([*top, *rest][:size])
    piles = [box.treasures[number].pile for number in state.treasure_deck]
    state.treasure_shuffled = piles != sorted(piles)


def _stack_events(state: LootState, event: str, events: str) -> None:
    box = state.box
    state.event = box.event_named(event) if event else box.plain
    told = [box.event_named(id).number for id in events.split()]
    # From the last one on: in the printed box these do nothing before Phase 3.
    others = [one.number for one in reversed(box.events) if one.deck == "B" and one is not state.event]
    to_come = [*told, *(number for number in others if number not in told)][: box.rounds - state.round]
    state.event_deck = tuple(to_come[::-1])


def _healers(box: Box, ids: str) -> list[int]:
    known = [healer.id.lower() for healer in box.healers]
    return [known.index(id.lower()) for id in ids.split()]


def _set_healers(state: LootState, ids: str) -> None:
    box, setting = state.box, state.setting
    told = _healers(box, ids)
    if setting.healers != DEALT:
        rest = [number for number in range(len(box.healers)) if number not in told]
        state.healers = tuple(sorted([*told, *rest][: setting.healer_count]))
        state.healers_open = setting.healers != HIDDEN
        return
    held = [number for player in state.players for number in player.own_healers]
    rest = [number for number in range(len(box.healers)) if number not in held]
    for player in state.players[: state.seats]:
        more = box.healers_each - len(player.own_healers)
        player.own_healers = tuple(sorted([*player.own_healers, *rest[:more]]))
        rest = rest[more:]


def _begin(state: LootState, at: str, active: int) -> None:
    if at == "turn":
        take_turn(state, active)
    else:
        tasks: dict[str, list[AnyTask]] = {
            "phase 2": [BeginTurns()],
            "event": [BeginTurns(), ActAtOnce()],
            "hands": [BeginTurns(), FillHands(), AskForDiscards()],
            "round": [BeginRound()],
            "loot": [begin_loot(state)],
            "final": [ExploreFinally()],
            "end": [CheckCubes()],
        }
        state.agenda += tasks[at]
    state._settle()
