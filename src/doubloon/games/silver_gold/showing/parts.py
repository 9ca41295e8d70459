"""The table of Silver & Gold, region by region, what lies before each player, and what can be looked up."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.saying import joined, said
from doubloon.core.showing import score_row
from doubloon.core.shown import Fact, Mark, Panel, Part, Said, Sheet, Spot, Text, Thing
from doubloon.games.silver_gold.seen.view import CardView, PlayerView, SilverGoldView, WorkingView
from doubloon.games.silver_gold.showing.cards import card_spot, face_of, island, laid_out

SYMBOLS_EXPLAINED: Final = ("cross", "coin", "palm", "seal", "cup")


def parts_of(view: SilverGoldView, memory: Memory) -> list[Part]:
    """What is asked about comes first: the hand, then the own cards and the display, then the others'."""
    seats = [(max(view.seat, 0) + turn) % view.seats for turn in range(view.seats)]
    found = [_now(view, memory)]
    for place, card in enumerate(view.hand or []):
        found.append(island(_numbered(said("table-cards", seat=view.seat), place), card))
    found += _islands(view, seats[0], memory)
    found += memory.once("display", view.display, lambda: _display(view))
    for seat in seats[1:]:
        found += _islands(view, seat, memory)
    of = (view.stack, view.cups_left, [player.cups for player in view.players])
    found.append(memory.once("round-card", of, lambda: _round_card(view)))
    people = [_kept_person(view, seat, memory) for seat in seats]
    found.append(memory.once(("people", view.seat), people, lambda: _people(people)))
    completed = [view.players[seat].completed for seat in seats]
    if any(completed):
        found.append(memory.once(("completed", seats[0]), completed, lambda: _completed(seats, completed)))
    return found


def _now(view: SilverGoldView, memory: Memory) -> Part:
    """How things stand, the same for all who look."""
    times = (view.round, view.rounds, view.turn, view.turns, view.expedition, view.expeditions_left, view.revealed)
    of = (times, view.cups_left, view.stack, view.palm_worth, view.removed)
    return memory.once("now", of, lambda: Part("now", "facts", facts=_facts(view)))


def _people(people: list[Spot]) -> Part:
    return Part("people", "cards", said("components-score-card"), people)


def _completed(seats: list[int], completed: list[list[CardView]]) -> Part:
    spots = [card_spot(card, marks=[_owner(seat)]) for seat, cards in zip(seats, completed) for card in cards]
    return Part("completed", "cards", said("score-from-cards"), spots, folded=True)


def _display(view: SilverGoldView) -> list[Part]:
    title = said("table-display")
    return [island(_numbered(title, place), card) for place, card in enumerate(view.display) if card is not None]


def _round_card(view: SilverGoldView) -> Part:
    return Part("round-card", "cards", said("components-round-card"), [_stack(view), *_cups(view)])


def _numbered(title: Said, place: int) -> Text:
    return joined([title, str(place + 1)], " ")


def _islands(view: SilverGoldView, seat: int, memory: Memory) -> list[Part]:
    """The cards that a player fills. Its own answer is nobody else's business yet: it has a place of its own."""
    found: list[Part] = []
    for place, working in enumerate(view.players[seat].working):
        if working is not None:
            found.append(_kept_island(seat, place, working, ("working", seat, place, seat == view.seat), memory))
    return found


def _kept_island(seat: int, place: int, working: WorkingView, name: object, memory: Memory) -> Part:
    return memory.once(name, working, lambda: _island(seat, place, working))


def _island(seat: int, place: int, working: WorkingView) -> Part:
    return island(_numbered(said("table-cards", seat=seat), place), working.card, working.crossed)


def _facts(view: SilverGoldView) -> list[Fact]:
    found: list[Fact] = []
    if view.turn:
        found.append(Fact(f"{view.round}/{view.rounds}", said("table-round")))
        found.append(Fact(f"{view.turn}/{view.turns}", said("table-turn")))
    if view.expedition:
        shown = joined([_pattern(view.expedition), _drawn(view, view.expedition)], "  ")
        found.append(Fact(shown, said("components-expedition-card")))
        found.append(Fact(str(view.expeditions_left), said("components-expedition-stack")))
    if view.revealed:
        found.append(Fact(said("table-revealed", patterns=[_pattern(pattern) for pattern in view.revealed])))
    cups = " ".join([str(cup) for cup in view.cups_left])
    found.append(Fact(cups or said("table-none"), said("table-cups")))
    found.append(Fact(str(view.stack), said("table-stack")))
    found.append(Fact(said("table-palm-now", points=view.palm_worth), said("table-palms")))
    if view.removed:
        found.append(Fact(", ".join(view.removed), said("solo-removed")))
    return found


def _pattern(id: str) -> Said:
    return Said(f"patterns-{id}", otherwise=id)


def _drawn(view: SilverGoldView, id: str) -> str:
    return " / ".join([row.replace("#", "■").replace(".", "·") for row in view.patterns[id]])


def _stack(view: SilverGoldView) -> Spot:
    return Spot("stack", said("components-treasure-stack"), said("choice-top", count=view.stack), tone="hidden")


def _cups(view: SilverGoldView) -> list[Spot]:
    """The cups that are left, and those that somebody has."""
    owners: dict[int, list[Mark]] = {}
    for seat, player in enumerate(view.players):
        for cup in player.cups:
            owners.setdefault(cup, []).append(_owner(seat))
    every = sorted({*owners, *view.cups_left}, reverse=True)
    return [_cup(cup, owners.get(cup, []), cup not in view.cups_left) for cup in every]


def _cup(points: int, marks: list[Mark], gone: bool) -> Spot:
    name = joined([said("parts-cup"), str(points)], " ")
    return Spot(f"cup:{points}", name, said("legend-cup", points=points), tone="gold", marks=marks, faded=gone)


def _owner(seat: int) -> Mark:
    return Mark(said("seat-name", seat=seat), seat=seat)


# Players


def _kept_person(view: SilverGoldView, seat: int, memory: Memory) -> Spot:
    name, player = ("person", seat, seat == view.seat), view.players[seat]
    return memory.once(name, (_owned(player), player.sheet.total), lambda: _person(view, seat))


def _person(view: SilverGoldView, seat: int) -> Spot:
    """The score card of a player."""
    told: list[Text] = [joined([fact.label, fact.value], " ") for fact in _belongings(view, view.players[seat])]
    return Spot(
        f"seat:{seat}", said("seat-name", seat=seat), joined(told), sub=_points(view, seat), marks=[_owner(seat)]
    )


def _owned(player: PlayerView) -> object:
    """All of a player that `_belongings` tells: not who has answered already."""
    return player.coins, player.cups, player.palms, player.completed, player.due


def _points(view: SilverGoldView, seat: int) -> Said:
    return said("table-points", points=view.players[seat].sheet.total)


def _belongings(view: SilverGoldView, player: PlayerView) -> list[Fact]:
    found = [Fact(f"{player.coins}/{view.coin_rows * view.coins_per_row}", said("table-coins"))]
    if player.cups:
        found.append(Fact(" ".join([str(cup) for cup in player.cups]), said("table-cups")))
    if player.palms:
        found.append(Fact(" ".join([str(palm) for palm in player.palms]), said("table-palms")))
    cards = " ".join([card.id for card in player.completed])
    found.append(Fact(cards or said("table-none"), said("score-from-cards")))
    if player.due:
        found.append(Fact(said("table-due", due=player.due)))
    return found


def kept_panel(view: SilverGoldView, seat: int, memory: Memory) -> Panel:
    """The same panel as long as nothing in it has changed."""
    of = (_owned(view.players[seat]), view.start, view.ending is None)
    return memory.once(("panel", seat, seat == view.seat), of, lambda: panel_of(view, seat))


def panel_of(view: SilverGoldView, seat: int) -> Panel:
    starts = seat == view.start and view.seats > 1 and view.ending is None
    return Panel(seat, _belongings(view, view.players[seat]), said("table-start") if starts else "")


def sheet_of(view: SilverGoldView) -> Sheet:
    """Where everybody's points come from. (SG-124)"""
    sheets = [player.sheet for player in view.players]
    rows = [
        score_row("score-from-cards", [sheet.cards for sheet in sheets]),
        score_row("score-from-seals", [sheet.seals for sheet in sheets]),
        score_row("score-from-coins", [sheet.coins for sheet in sheets]),
        score_row("score-from-cups", [sheet.cups for sheet in sheets]),
        score_row("score-from-palms", [sheet.palms for sheet in sheets]),
    ]
    heads: list[Text] = [said("seat-name", seat=seat) for seat in range(view.seats)]
    return Sheet(heads, rows, [score_row("score-total", [sheet.total for sheet in sheets])])


# Looking up


def things_of(view: SilverGoldView) -> list[Thing]:
    """Cards on the table, patterns, symbols, cups."""
    cards = laid_out(view)
    for player in view.players:
        for card in player.completed:
            cards[card.id] = card
    found = [Thing(f"card:{card.id}", card.id, face_of(card).about) for card in cards.values()]
    for pattern in view.patterns:
        deck = said("pattern-in-deck", count=view.expedition_deck.count(pattern), all=len(view.expedition_deck))
        found.append(Thing(f"pattern:{pattern}", _pattern(pattern), joined([_drawn(view, pattern), deck]), [pattern]))
    for symbol in SYMBOLS_EXPLAINED:
        about = said(f"about-{symbol}", points=view.palm_worth)
        found.append(Thing(f"symbol:{symbol}", said(f"parts-{symbol}"), about))
    for cup in _cups(view):
        found.append(Thing(cup.id, cup.name, cup.about))
    return found
