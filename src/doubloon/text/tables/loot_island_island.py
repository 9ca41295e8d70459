"""The main island of Loot Island: four coasts, eight landings and the ship, round the event and the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, beside, fitted, flowing, folded, framed
from doubloon.text.tables.loot_island_cards import MAP_STYLES, Cards

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.view import LootView

WIDEST_CELL = 31
NARROWEST_CELL = 18
GAP = 1
SEA = "bright_blue"
EAST, SOUTH, WEST, NORTH = range(4)
SHIPS = {
    EAST: ["    |\\", "    |_\\", " \\=======>", "  ~~~~~~~"],
    WEST: ["     /|", "    /_|", "  <=======/", "   ~~~~~~~"],
    NORTH: ["     ^", "    /|\\", "  \\__|__/", "   ~~~~~"],
    SOUTH: ["    \\|", "  \\__|__/", "   ~~|~~", "     v"],
}


class Island:
    """Draws the main board."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.words = cards.words
        self.signs = cards.signs

    def draw(self, view: LootView, width: int) -> Block:
        """The board seen from above, north on top; a list of landings where there is no room for it."""
        cell = min(WIDEST_CELL, (width - 3 * GAP) // 4)
        if cell < NARROWEST_CELL:
            return [*self.centre_lines(view, width), *self.listed(view, width)]
        inside = [self._inside(view, place, cell - 2) for place in range(8)]
        top, upper, lower, bottom = (
            max(len(inside[one]), len(inside[other])) for one, other in ((0, 1), (7, 2), (6, 3), (5, 4))
        )
        middle = self.centre_lines(view, 2 * cell + GAP - 4)
        lower += max(0, len(middle) + 2 - (upper + 2) - (lower + 2))
        box = [self._box(view, place, inside[place], cell, 0) for place in range(8)]
        for place, height in zip(range(8), (top, top, upper, lower, bottom, bottom, lower, upper), strict=True):
            box[place] = self._box(view, place, inside[place], cell, height)
        centre = self._centre(middle, 2 * cell + GAP, upper + lower + 2)
        rows = beside([self._corner(view, 0, cell, top + 2), box[0], box[1], self._corner(view, 1, cell, top + 2)], GAP)
        rows += beside([[*box[7], *box[6]], centre, [*box[2], *box[3]]], GAP)
        corners = self._corner(view, 3, cell, bottom + 2), self._corner(view, 2, cell, bottom + 2)
        return [*rows, *beside([corners[0], box[5], box[4], corners[1]], GAP)]

    # Landings

    def _inside(self, view: LootView, place: int, width: int) -> Block:
        """The column, from its first card to its last; below it the stack from the bottom up, and chests."""
        landing = view.landings[place]
        column = flowing(self.cards.maps(view, landing.column, letter=False), width - 2, gap=1) or [Text()]
        stack = self.cards.compasses(view, landing.stack)
        chests = f"{self.signs.chosen}{landing.chests}" if landing.chests else ""
        last = Text.assemble(fitted(stack, width - 2 - len(chests)), (chests, "yellow"))
        return [Text.assemble(" ", line) for line in (*column, last)]

    def _box(self, view: LootView, place: int, inside: Block, width: int, height: int) -> Block:
        landing = view.landings[place]
        lines = [*inside[:-1], *[Text()] * (height - len(inside)), inside[-1]]
        colour = self.words(f"colours-{landing.colour}") if landing.colour else ""
        style = MAP_STYLES.get(landing.colour or "", "")
        explored = place // 2 == view.coast
        return framed(
            lines,
            width,
            self.signs,
            title=Text.assemble((str(place), "bold"), (f" {colour}" if colour else "", f"bold {style}")),
            right=Text(f"{landing.count}/{view.threshold}", "bold" if landing.enough else "dim"),
            foot=Text(self.loot(view, place), "bold" if explored else "dim") if self.loot(view, place) else None,
            style=f"bold {style or SEA}" if explored else style or "dim",
        )

    def loot(self, view: LootView, place: int) -> str:
        """What the landing would yield now; "" if nobody explores it in this round and it lacks cards."""
        return self.cards.table.say(self.cards.spot(view, f"landing:{place}").sub)

    def line(self, view: LootView, place: int) -> Text:
        """A landing in one line."""
        landing = view.landings[place]
        text = Text(str(place), "bold")
        if landing.colour:
            colour = self.words(f"colours-{landing.colour}")
            text.append(f" {colour}", f"bold {MAP_STYLES.get(landing.colour, '')}".strip())
            for card in self.cards.maps(view, landing.column, letter=False):
                text.append(" ").append_text(card)
        else:
            text.append(f" {self.words('table-empty')}", "dim")
        text.append(f"  {landing.count}/{view.threshold}", "bold" if landing.enough else "dim")
        if landing.chests:
            text.append(f" {self.signs.chosen}{landing.chests}", "yellow")
        if landing.stack:
            text.append("  ").append_text(self.cards.compasses(view, landing.stack))
        said = self.loot(view, place)
        return text.append(f"  {said}", "bold") if said else text

    def listed(self, view: LootView, width: int) -> Block:
        """All landings, coast by coast."""
        lines: Block = []
        for coast in range(4):
            here = coast == view.coast
            name = self.words(f"coasts-{coast}")
            mark = f" < {self.words('table-ship')}" if here else ""
            lines.append(Text(f"{name}{mark}", f"bold {SEA}" if here else "dim"))
            for place in (2 * coast, 2 * coast + 1):
                lines += folded(Text.assemble(" ", self.line(view, place)), width, 3)
        return lines

    def orders(self, view: LootView, width: int) -> Block:
        """Who would take the treasures of this round's loot, one letter for each treasure."""
        lines: Block = []
        for place, landing in enumerate(view.landings):
            if landing.now.order and landing.now.loot in ("big", "small"):
                name = self.words(f"landings-{place}")
                said = self.words("table-loot-order", landing=name, loot=self.loot(view, place), order="")
                order = self.cards.compasses(view, landing.now.order)
                lines += folded(Text.assemble((f"{said.rstrip()} ", "dim"), order), width, 2)
        return lines

    # Around and between them

    def _corner(self, view: LootView, corner: int, width: int, height: int) -> Block:
        """Open sea, or the ship with its bow towards the coast that it explores."""
        if corner != view.corner:
            waves = (" ~    ~   ~      ~    ~   ~  ", "    ~      ~   ~      ~    ~ ")
            sea = [Text((waves[row % 2] * 2)[:width], f"dim {SEA}") for row in range(height - 1)]
            return [fitted(line, width) for line in sea]
        direction = corner if view.facing > 0 else (1, 2, 3, 0)[corner]
        art = [Text(f"{'':{max(0, (width - 12) // 2)}}{line}", f"bold {SEA}") for line in SHIPS[direction]]
        bow = self.words("table-bow", coast=self.words(f"coasts-{view.coast}"))
        pad: Block = [Text()] * max(0, (height - 5) // 2)
        return [fitted(line, width) for line in (*pad, *art, Text(bow[:width].center(width), SEA))]

    def _centre(self, lines: Block, width: int, height: int) -> Block:
        body = [Text.assemble(" ", line) for line in lines]
        body += [Text()] * (height - len(body))
        return framed(
            body, width, self.signs, title=Text(self.words("game-island-name"), "bold yellow"), style="yellow"
        )

    def centre_lines(self, view: LootView, width: int) -> Block:
        """Round, event and decks."""
        words, cards = self.words, self.cards
        lines: Block = []
        if view.event:
            said = words("table-event", id=view.event, name=cards.called(view, f"event:{view.event}"))
            lines += folded(Text(said, "bold"), width)
            lines += folded(Text(cards.about(view, f"event:{view.event}")), width)
        else:
            lines.append(Text(words("table-final"), "bold"))
        decks = [Text(words("table-round", round=view.round, rounds=view.rounds), "bold")]
        decks.append(Text(words("table-decks", maps=view.map_deck, discards=len(view.map_discards)), "dim"))
        gone = view.treasure_top is None
        treasures = words("table-treasures", count=view.treasure_deck, pile=view.treasure_top or "")
        decks.append(Text(words("table-treasures-gone") if gone else treasures, "dim"))
        if view.events_shown:
            known = ", ".join(cards.event_title(view, id) for id in view.events_shown)
            decks.append(Text(words("table-events-known", ids=known), "dim"))
        elif view.events_left:
            decks.append(Text(words("table-events-left", count=view.events_left), "dim"))
        return [*lines, *flowing(decks, width, gap=2)]
