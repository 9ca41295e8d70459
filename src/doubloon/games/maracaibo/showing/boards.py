"""What lies in front of people in Pirates of Maracaibo, and the markets from which it comes."""

from __future__ import annotations

from doubloon.core.memory import Memory
from doubloon.core.saying import joined, said
from doubloon.core.shown import Mark, Part, Spot, Text
from doubloon.games.maracaibo.seen.faces import EffectView, QuestFace, SourceFace
from doubloon.games.maracaibo.seen.panels import AreaView, JordanView
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.effects import card, does, listed, quest, solo_card, strength
from doubloon.games.maracaibo.showing.figures import jordans_dice, jordans_scoring
from doubloon.games.maracaibo.showing.finding import extra_spaces, holding, known_ids, own_quests, tile_effects
from doubloon.games.maracaibo.showing.names import (
    card_name,
    figurehead_name,
    party_name,
    seat_sign,
    treasure_name,
)
from doubloon.games.maracaibo.showing.sea import place_name
from doubloon.games.maracaibo.showing.titles import quest_name


def boards(view: MaracaiboView, memory: Memory) -> list[Part]:
    """Everybody's boards; those of others are folded."""
    own = view.players[view.seat] if view.seat >= 0 else None
    found = [memory.once(("quests", view.seat), (own, own_quests(view)), lambda: _quests(view, memory))]
    others = [seat for seat in range(view.seats) if seat != view.seat]
    for seat in [view.seat, *others] if view.seat >= 0 else others:
        found += _boards_of(view, seat, memory)
    return found


def _quests(view: MaracaiboView, memory: Memory) -> Part:
    spots = [_measured(view, id, memory) for id in own_quests(view)]
    return Part("quests", "cards", said("table-quests", seat=view.seat), spots=spots)


def _boards_of(view: MaracaiboView, seat: int, memory: Memory) -> list[Part]:
    """A player's boards, alike for all to whom they are not their own."""
    player, own = view.players[seat], seat == view.seat
    return memory.once(("boards", seat, own), player, lambda: _each_board(view, seat, own, memory))


def _each_board(view: MaracaiboView, seat: int, own: bool, memory: Memory) -> list[Part]:
    player = view.players[seat]
    hideout = (player.areas, player.extra, player.figurehead)
    cards = (player.figurehead, player.cards, [] if own else player.quests)
    return [
        memory.once(("hideout", seat, own), hideout, lambda: _hideout(view, seat)),
        memory.once(("ship", seat, own), player.upgrades, lambda: _ship(view, seat)),
        memory.once(("cards", seat, own), cards, lambda: _belongings(view, seat)),
    ]


def _title(view: MaracaiboView, seat: int, what: Text) -> Text:
    return what if seat == view.seat else joined([party_name(view, seat), what], " · ")


def _measured(view: MaracaiboView, id: str, memory: Memory) -> Spot:
    """One of the reader's own quests, or of those on offer, measured by what the reader has."""
    face, seat = view.quests[id], view.seat
    had = [holding(view, seat, what) for what in [*face.top, *face.bottom]] if seat >= 0 else []
    return memory.once(("quest", seat, id), (face, had), lambda: _quest_spot(id, face, had))


def _quest_spot(id: str, face: QuestFace, had: list[int]) -> Spot:
    about = quest(face)
    return Spot(f"quest:{id}", quest_name(face), about, title="", sub=about, tone="beach", marks=_progress(face, had))


def _progress(face: QuestFace, had: list[int]) -> list[Mark]:
    """What somebody has of everything that the two conditions need, in their order."""
    marks: list[Mark] = []
    for have, (what, need) in zip(had, [*face.top.items(), *face.bottom.items()]):
        label = said("quest-have", have=have, need=need, what=said(f"many-{what}"))
        marks.append(Mark(label, f"{have}/{need}", tone="green" if have >= need else ""))
    return marks


# The ship board


def _ship(view: MaracaiboView, seat: int) -> Part:
    player = view.players[seat]
    count = len(player.upgrades)
    spots: list[Spot] = []
    for place, slot in enumerate(view.boards.slots, 1):
        needed = view.boards.barriers[slot.zone - 1] if slot.zone else 0
        spots.append(_slot(view, seat, slot, str(place), needed if needed > count else 0))
    title = _title(view, seat, said("table-ship", count=count))
    return Part(f"ship-{seat}", "cards", title, spots=spots, folded=seat != view.seat)


def _slot(view: MaracaiboView, seat: int, slot: SourceFace, number: str, needed: int) -> Spot:
    """A slot; behind a barrier line it says how many markers are `needed` first."""
    filled = slot.id in view.players[seat].upgrades
    text = does(slot)
    barred = needed > 0 and not filled
    return Spot(
        f"slot:{seat}/{slot.id}",
        said("table-slot"),
        text,
        title=number,
        sub="" if seat != view.seat else joined([said("table-zone", count=needed), text], " ") if barred else text,
        tone="brass" if filled else "paper",
        marks=_covered(seat) if filled else [],
        faded=barred,
    )


def _covered(seat: int) -> list[Mark]:
    return [Mark(said("legend-full"), "■", seat=seat)]


# The hideout


def _hideout(view: MaracaiboView, seat: int) -> Part:
    """A row for each treasure: plain storage, bonus spaces, spaces for what is buried; a figurehead may add a row."""
    boards, player = view.boards, view.players[seat]
    behind = max([len(spaces) for spaces in boards.storage.values()]) + 1
    columns = behind + max([len(spaces) for spaces in boards.buried.values()])
    spots: list[Spot] = []
    for row, (treasure, area) in enumerate(player.areas.items(), 1):
        spots.append(_plain(seat, treasure, area, row))
        for place, effects in enumerate(boards.storage[treasure], 1):
            mark = _covered(seat) if place in area.covered else []
            spots.append(_space(f"storage:{seat}/{treasure}", "choice-bonus", place, effects, mark, place + 1, row))
        for place, effects in enumerate(boards.buried[treasure], 1):
            mark = _covered(seat) if place in area.buried else []
            spots.append(_space(f"bury:{seat}/{treasure}", "choice-hole", place, effects, mark, behind + place, row))
    for place, effects in enumerate(extra_spaces(view, seat), 1):
        lies = player.extra[place - 1]
        mark = [Mark(treasure_name(lies), "■", lies, seat)] if lies else []
        row = len(player.areas) + 1
        spots.append(_space(f"bury:{seat}/extra", "choice-bury-extra", place, effects, mark, place, row))
        columns = max(columns, place)
    title = _title(view, seat, said("table-hideout"))
    return Part(f"hideout-{seat}", "grid", title, spots=spots, columns=columns, wordy=True, folded=seat != view.seat)


def _plain(seat: int, treasure: str, area: AreaView, row: int) -> Spot:
    """Plain storage, which holds any number."""
    return Spot(
        f"storage:{seat}/{treasure}/plain",
        joined([treasure_name(treasure), said("choice-plain")]),
        said("table-stored", count=area.plain),
        title=joined([treasure_name(treasure), str(area.total)], " "),
        sub=said("table-stored", count=area.plain),
        tone=treasure,
        glyph=treasure,
        col=1,
        row=row,
    )


def _space(area: str, key: str, place: int, effects: list[EffectView], marks: list[Mark], col: int, row: int) -> Spot:
    """A space that brings something when a treasure covers it."""
    treasure, title, text = area.rpartition("/")[2], said(key, space=place), listed(effects)
    name = title if treasure == "extra" else joined([treasure_name(treasure), title])
    return Spot(f"{area}/{place}", name, text, title=title, sub=text, marks=marks, col=col, row=row)


# Figurehead, cards and quests that all have seen


def _belongings(view: MaracaiboView, seat: int) -> Part:
    player = view.players[seat]
    heads = [_figurehead(view, player.figurehead)] if player.figurehead else []
    quests = [] if seat == view.seat else [_quest_spot(id, view.quests[id], []) for id in known_ids(player.quests)]
    spots = [*heads, *[_card(view, id) for id in player.cards], *quests]
    title = _title(view, seat, said("counters-improvements"))
    return Part(f"cards-{seat}", "cards", title, spots=spots, folded=True)


def _card(view: MaracaiboView, id: str) -> Spot:
    about = card(view.cards[id])
    return Spot(f"card:{id}", card_name(id), about, sub=about, glyph=view.cards[id].type)


def _figurehead(view: MaracaiboView, id: str) -> Spot:
    about: Text = ""
    for face in view.boards.figureheads:
        if face.id == id:
            about = does(face)
    return Spot(f"figurehead:{id}", figurehead_name(id), about, sub=about, tone="brass")


def jordans(view: MaracaiboView, jordan: JordanView) -> Part:
    """Jordan, the solo cards that have been turned up, and what was taken."""
    about = strength(jordan)
    marks = jordans_scoring(view)
    spots = [Spot("jordan", said("terms-jordan"), about, sub=about, tone="red", marks=marks)]
    for face in jordan.cards:
        text = solo_card(face)
        last = jordan.discard[-1:] == [face.id]
        spots.append(Spot(f"solo:{face.id}", said("terms-solo-card"), text, sub=text, tone="brass", faded=not last))
    dice = jordans_dice(view)
    spots += [dice] if dice else []
    spots += [_figurehead(view, id) for id in jordan.figureheads]
    spots += [_card(view, id) for id in jordan.bought]
    spots += [_quest_spot(id, view.quests[id], []) for id in known_ids(jordan.quests)]
    return Part("jordan", "cards", said("terms-jordan"), spots=spots)


# The markets


def markets(view: MaracaiboView, memory: Memory) -> list[Part]:
    """Quests, figureheads and black market tiles on offer; with Rubies their market, too."""
    own = view.players[view.seat] if view.seat >= 0 else None
    asked, seat = _asked_for_tile(view), view.seat
    tiles = memory.alike("tiles", lambda: _laid(view))
    found = [
        memory.once(("market", seat), (own, view.quest_market, view.quest_deck), lambda: _quest_market(view, memory)),
        memory.once("figureheads", view.figureheads, lambda: _figureheads(view)),
        memory.once(("tiles", asked), tiles, lambda: _black_market(view, asked)),
    ]
    if "rubies=yes" in view.options:
        found.append(memory.once("rubies", view.ruby_market, lambda: _ruby_market(view)))
    return found


def _laid(view: MaracaiboView) -> object:
    """All that black market tiles depend on: which side is up, where they lie, and on which cards."""
    laid = [player.markets for player in view.players]
    return view.market_backs, laid, [cell.card for cell in view.cells if cell.market]


def _quest_market(view: MaracaiboView, memory: Memory) -> Part:
    left = said("table-quest-market", left=view.quest_deck)
    return Part("market", "cards", left, spots=[_measured(view, id, memory) for id in view.quest_market])


def _figureheads(view: MaracaiboView) -> Part:
    heads = [_figurehead(view, id) for id in view.figureheads]
    return Part("figureheads", "cards", said("table-figureheads"), spots=heads)


def _black_market(view: MaracaiboView, asked: bool) -> Part:
    return Part("tiles", "cards", said("table-markets"), spots=_tiles(view), folded=not asked)


def _ruby_market(view: MaracaiboView) -> Part:
    return Part("rubies", "cards", said("table-ruby-market"), spots=_rubies(view))


def _asked_for_tile(view: MaracaiboView) -> bool:
    return view.prompt is not None and view.prompt.kind in ("place", "use", "market")


def _tiles(view: MaracaiboView) -> list[Spot]:
    """Every tile with the side that lies up, and whose have been placed where."""
    spots: list[Spot] = []
    for tile in view.boards.tiles:
        about = listed(tile_effects(view, tile.id))
        marks: list[Mark] = []
        for seat, player in enumerate(view.players):
            space = player.markets.get(tile.id)
            if space:
                label = joined([party_name(view, seat), place_name(view, space)])
                marks.append(Mark(label, joined([place_name(view, space), seat_sign(view, seat)], " "), seat=seat))
        name = said("terms-black-market-tile")
        spots.append(Spot(f"tile:{tile.id}", name, about, title="", sub=about, tone="purple", marks=marks))
    return spots


def _rubies(view: MaracaiboView) -> list[Spot]:
    spots: list[Spot] = []
    for place, effects in enumerate(view.boards.ruby_market, 1):
        about = listed(effects)
        name = joined([said("terms-ruby-market"), said("choice-bury-space", space=place)])
        taken = place in view.ruby_market
        marks = [Mark(said("legend-full"), "◆", tone="red")] if taken else []
        spots.append(
            Spot(f"ruby:{place}", name, about, title=str(place), sub=about, tone="red", marks=marks, faded=taken)
        )
    return spots
