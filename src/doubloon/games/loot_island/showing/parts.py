"""What lies on the table of Loot Island, region by region."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.saying import joined, said
from doubloon.core.shown import Fact, Mark, Part, Said, Spot, Text
from doubloon.games.loot_island.box.board import CORNERS, LANDINGS
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing import cards

# Columns and rows on a board of four by four, north on top.
LANDING_CELLS: Final = [(2, 1), (3, 1), (4, 2), (4, 3), (3, 4), (2, 4), (1, 3), (1, 2)]
CORNER_CELLS: Final = [(1, 1), (4, 1), (4, 4), (1, 4)]
SEATS: Final = "ABCDE"


def parts_of(view: LootView, memory: Memory) -> list[Part]:
    own = view.players[view.seat] if view.seat >= 0 else None
    away = view.tossing or []
    hand = [id for id in own.hand or [] if id not in away] if own else []
    aaron = [] if view.aaron is None else view.players[view.aaron].hand or []
    healers, cubes = [healer_spot(view, id) for id in own_healers(view)], _droppable(view)
    common = memory.once("common", _lying(view), lambda: Common(view, memory))
    return [
        *common.island,
        *_maps(view, memory, "hand", said("table-hand", seat=view.seat), hand),
        *_maps(view, memory, "tossing", said("table-tossing"), away),
        *_maps(view, memory, "aaron", said("table-aaron-hand"), aaron),
        *common.laid,
        *([Part("own-healers", "cards", said("table-own-healers", seat=view.seat), healers)] if healers else []),
        *common.piled,
        *([Part("cubes", "cards", said("score-cubes"), cubes)] if cubes else []),
        *common.held,
    ]


class Common:
    """What lies open, as far as there is any of it: of one position the very same for all who look."""

    def __init__(self, view: LootView, memory: Memory) -> None:
        taken = [] if view.taken is None else [view.taken]
        self.island = [_times(view, memory), _main_island(view, memory)]
        laid = [
            _treasures(view, memory, "taken", "components-treasure", taken),
            _treasures(view, memory, "revealed", "table-revealed", view.revealed),
            _treasures(view, memory, "open", "table-open", view.open),
            memory.once("islands", (view.tiles, view.in_force), lambda: _islets(view)),
            Part("healers", "cards", said("table-healers"), [healer_spot(view, id) for id in view.healers or []]),
        ]
        self.laid = [part for part in laid if part.spots]
        decks = memory.once("decks", _piled(view), lambda: Part("decks", "cards", said("table-piles"), _decks(view)))
        self.piled = [decks, _everybody(view, memory)]
        held = [
            *[_kept(view, party, memory) for party in range(len(view.players))],
            _columns(view, memory),
            memory.once("events", (view.events_shown, view.past_events), lambda: _all_events(view)),
        ]
        self.held = [part for part in held if part.spots]


def _lying(view: LootView) -> object:
    """All that these parts depend on."""
    island = (view.landings, view.coast, view.corner, view.event, view.round, view.ending is None)
    laid = (view.tiles, view.in_force, view.taken, view.revealed, view.open, view.healers)
    events = (view.rounds, view.events_shown, view.events_left, view.past_events)
    held = [(each.cubes, each.cards, each.area, each.landings, each.treasures, each.healer) for each in view.players]
    return island, laid, events, _piled(view), view.first, held


def _maps(view: LootView, memory: Memory, key: str, title: Said, ids: list[str]) -> list[Part]:
    """Cards that lie in a row, if there are any."""
    if not ids:
        return []
    name, of = (key, view.seat), (ids, view.in_force)
    return [memory.once(name, of, lambda: Part(key, "cards", title, [map_spot(view, id) for id in ids]))]


def _treasures(view: LootView, memory: Memory, key: str, title: str, refs: list[int]) -> Part:
    return memory.once(key, refs, lambda: Part(key, "cards", said(title), [treasure_spot(view, ref) for ref in refs]))


def _times(view: LootView, memory: Memory) -> Part:
    of = (view.round, view.rounds, view.events_shown, view.events_left, view.landings)
    return memory.once("now", of, lambda: Part("now", "facts", facts=_now(view)))


def _now(view: LootView) -> list[Fact]:
    """The round, what is to come, and who would take the treasures of this round's loot."""
    found = [Fact(said("table-round", round=view.round, rounds=view.rounds))]
    if view.events_shown:
        found.append(Fact(said("table-events-known", ids=[cards.event_name(id) for id in view.events_shown])))
    elif view.events_left:
        found.append(Fact(said("table-events-left", count=view.events_left)))
    for place in range(LANDINGS):
        now = view.landings[place].now
        if now.order and now.loot in ("big", "small"):
            order = [cards.party_name(party) for party in now.order]
            found.append(Fact(said("table-loot-order", landing=place, loot=cards.loot(view, place), order=order)))
    return found


# The main island


def columns(view: LootView) -> list[str]:
    """All map cards that lie at landings."""
    return [id for landing in view.landings for id in landing.column]


def _columns(view: LootView, memory: Memory) -> Part:
    """Card by card, to be looked up and lit."""
    ids = columns(view)
    return memory.once("columns", (ids, view.in_force), lambda: _all_columns(view, ids))


def _all_columns(view: LootView, ids: list[str]) -> Part:
    return Part("columns", "cards", said("table-columns"), [map_spot(view, id) for id in ids], folded=True)


def compass(view: LootView, party: int) -> Mark:
    """Of a party; Aaron's has the colour after the last seat's."""
    return Mark(cards.party_name(party), _sign(view, party), seat=party)


def _sign(view: LootView, party: int) -> Text:
    return said("letter-aaron") if party == view.aaron else SEATS[party]


def _main_island(view: LootView, memory: Memory) -> Part:
    when = (view.coast, view.corner, view.event, view.round, view.ending is None)
    return memory.once("island", (view.landings, when), lambda: _island(view, memory, when))


def _island(view: LootView, memory: Memory, when: object) -> Part:
    landings = [_kept_landing(view, place, memory, when) for place in range(LANDINGS)]
    spots = [*landings, *[_corner(view, corner) for corner in range(CORNERS)], _centre(view)]
    return Part("island", "grid", said("components-main-island"), spots, columns=4, wordy=True)


def _kept_landing(view: LootView, place: int, memory: Memory, when: object) -> Spot:
    return memory.once(("landing", place), (view.landings[place], when), lambda: _landing(view, place))


def _landing(view: LootView, place: int) -> Spot:
    """What its marks mean is said in one sentence about it."""
    here = view.landings[place]
    column, row = LANDING_CELLS[place]
    explored = place // 2 == view.coast
    marks = [Mark("", f"{here.count}/{view.threshold}")]
    marks += [Mark("", f"{cards.ICONS['chest']}{here.chests}")] if here.chests else []
    marks += [Mark("", cards.map_sign(view.maps[id]), tone=view.maps[id].colour) for id in here.column]
    return Spot(
        f"landing:{place}",
        cards.landing_name(place),
        cards.landing_words(view, place),
        joined(["⚓" if explored else "", str(place), said(f"colours-{here.colour}") if here.colour else ""], " · "),
        cards.loot(view, place),
        here.colour or "paper",
        marks=[*marks, *[Mark("", _sign(view, party), seat=party) for party in here.stack]],
        col=column,
        row=row,
        faded=not explored,
    )


def _corner(view: LootView, corner: int) -> Spot:
    column, row = CORNER_CELLS[corner]
    ship = corner == view.corner
    bow = said("table-bow", coast=view.coast) if ship else ""
    place = said(f"corners-{corner}")
    name = said("explained", name=said("components-corner"), text=place)
    return Spot(f"corner:{corner}", name, bow, place, bow, "sea", "ship" if ship else "", col=column, row=row)


def _centre(view: LootView) -> Spot:
    if view.event is None:
        return Spot("event:none", said("table-final"), tone="beach", col=2, row=2, wide=2, high=2)
    name, text = cards.event_name(view.event), cards.event_words(view, view.event)
    return Spot(f"event:{view.event}", name, text, sub=text, tone="beach", col=2, row=2, wide=2, high=2)


# Cards and tiles


def map_spot(view: LootView, id: str) -> Spot:
    face = view.maps[id]
    colour = said(f"colours-{face.colour}")
    icon = said(f"map-icon-{face.icon}") if face.icon != "none" else ""
    marks = [Mark(icon, cards.ICONS[face.icon])] if face.icon != "none" else []
    value = cards.map_value(face)
    sub = joined([colour, said("legend-wild") if face.value == 0 else "", icon], " · ")
    return Spot(f"map:{id}", cards.map_name(view, id), cards.map_words(view, id), value, sub, face.colour, marks=marks)


def treasure_spot(view: LootView, ref: int) -> Spot:
    face = view.treasures[str(ref)]
    name = cards.treasure_name(view, ref)
    marks = [Mark("", f"■{face.curse}")] if face.curse else []  # what it means is said about it
    return Spot(f"treasure:{ref}", name, cards.treasure_words(face), cards.worth(face), name, "gold", face.type, marks)


def healer_spot(view: LootView, id: str) -> Spot:
    price = cards.healer_words(view, id)
    return Spot(f"healer:{id}", said("choice-healer", id=id), price, id, price, "green")


def own_healers(view: LootView) -> list[str]:
    """Those that were dealt to the reader, until all healers lie open."""
    return view.players[view.seat].own_healers or [] if view.seat >= 0 and view.healers is None else []


def _islets(view: LootView) -> Part:
    return Part("islands", "cards", said("table-islands"), _small_islands(view))


def _small_islands(view: LootView) -> list[Spot]:
    found: list[Spot] = []
    for tile in view.tiles:
        text = cards.tile_words(view, tile)
        sub = text if tile.up else said("table-shut")
        tone = "beach" if tile.up else "hidden"
        found.append(Spot(f"island:{tile.id}", cards.tile_name(tile.id), text, sub=sub, tone=tone, faded=not tile.up))
    return found


def _piled(view: LootView) -> object:
    """All that the decks show."""
    maps = (view.map_deck, view.map_discards)
    return (maps, view.treasure_deck, view.treasure_top, view.treasure_discards)


def _decks(view: LootView) -> list[Spot]:
    pile = said("explain-pile", pile=view.treasure_top) if view.treasure_top else ""
    gone = [cards.treasure_name(view, ref) for ref in view.treasure_discards]
    return [
        _deck("maps", view.map_deck),
        _deck("map-discards", len(view.map_discards), faces=cards.maps_words(view, view.map_discards)),
        _deck("treasures", view.treasure_deck, pile),
        _deck("treasure-discards", len(gone), faces=joined([*gone], ", ")),
    ]


def _deck(name: str, size: int, about: Text = "", faces: Text = "") -> Spot:
    """So many cards; those that lie face up can be looked through."""
    count = joined([said("table-cards", count=size), about], " · ")
    full = joined([count, faces], cards.JOINED)
    return Spot(f"deck:{name}", said(f"deck-{name}"), full, sub=count, tone="grey", faded=size == 0)


# Whose is what


def seat_spot(view: LootView, party: int) -> str:
    return "aaron" if party == view.aaron else f"seat:{party}"


def _everybody(view: LootView, memory: Memory) -> Part:
    of = (view.first, [(each.cubes, each.cards, each.area, each.landings) for each in view.players])
    return memory.once("people", of, lambda: Part("people", "cards", said("table-people"), _people(view)))


def _people(view: LootView) -> list[Spot]:
    """Everybody with their cubes and cards, the compasses that are not on the island, and the First Player tile."""
    found: list[Spot] = []
    for party, player in enumerate(view.players):
        cubes = said("table-cubes", cubes=player.cubes) if party != view.aaron else ""
        about = joined([cubes, said("table-cards", count=player.cards)])
        name, mark = cards.party_name(party), compass(view, party)
        found.append(Spot(seat_spot(view, party), name, about, sub=about, marks=[mark]))
    for party, player in enumerate(view.players):
        free = said("table-compasses", free=player.area, all=player.area + len(player.landings))
        name = said("explained", name=cards.party_name(party), text=free)
        found.append(Spot(f"compass:{party}", name, free, _sign(view, party), free, glyph="compass"))
    first = cards.party_name(view.first)
    found.append(Spot("pass", said("components-first-player-tile"), first, sub=first, tone="brass"))
    return found


def _droppable(view: LootView) -> list[Spot]:
    """Cubes of the reader's that may go, by how many: the top one, the upper two …"""
    asked = view.prompt
    most = asked.args["most"] if asked is not None and asked.kind == "drop" else 0
    found: list[Spot] = []
    for cubes in range(1, most + 1 if isinstance(most, int) else 1):
        name = said("choice-drop", cubes=cubes)
        found.append(Spot(f"cubes:{cubes}", name, name, str(cubes), tone="purple"))
    return found


def _kept(view: LootView, party: int, memory: Memory) -> Part:
    """The treasures before a party, and its healer."""
    player = view.players[party]
    return memory.once(("kept", party), (player.treasures, player.healer), lambda: _hoard(view, party))


def _hoard(view: LootView, party: int) -> Part:
    player = view.players[party]
    spots = [treasure_spot(view, ref) for ref in player.treasures]
    if player.healer:
        spots.append(healer_spot(view, player.healer))
    return Part(f"treasures-{party}", "cards", said("table-treasures-of", party=party), spots, folded=True)


def _all_events(view: LootView) -> Part:
    return Part("events", "cards", said("table-events"), _events(view), folded=True)


def _events(view: LootView) -> list[Spot]:
    """Those that are known to come, and those that are over."""
    found: list[Spot] = []
    for id in [*(view.events_shown or []), *view.past_events]:
        text, over = cards.event_words(view, id), id in view.past_events
        found.append(Spot(f"event:{id}", cards.event_name(id), text, sub=text, tone="beach", faded=over))
    return found
