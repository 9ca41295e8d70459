"""What lies in front of people in Pirates of Maracaibo: ship board, hideout, quests, tiles, panels; and Jordan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, flowing, folded, framed
from doubloon.text.signs import Signs
from doubloon.text.tables.maracaibo_sea import TREASURE_STYLES, Sea, letter, seat_text
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.maracaibo.seen.faces import EffectView
    from doubloon.games.maracaibo.seen.panels import AreaView, JordanView
    from doubloon.games.maracaibo.seen.view import MaracaiboView

INDENT = 2


class Boards:
    """Draws boards and panels."""

    def __init__(self, words: Words, names: list[str], signs: Signs, sea: Sea) -> None:
        self.words = words
        self.names = names
        self.signs = signs
        self.sea = sea
        self.seen = sea.seen

    # The reader's own boards

    def ship_board(self, view: MaracaiboView, width: int) -> Block:
        """Slots by zone: filled or free, with what they do in signs."""
        player = view.players[view.seat]
        lines: Block = []
        count = len(player.upgrades)
        for zone in range(len(view.boards.barriers) + 1):
            needed = view.boards.barriers[zone - 1] if zone else 0
            parts = [Text(self.words("table-zone", count=needed), "bold" if count >= needed else "dim")]
            for slot in view.boards.slots:
                if slot.zone == zone:
                    full = slot.id in player.upgrades
                    sign = self.signs.full if full else self.signs.empty
                    number = self.seen.title(f"slot:{view.seat}/{slot.id}")
                    said = self.sea.short([*slot.now, *slot.ongoing, *slot.income])
                    parts.append(Text(f"{sign}{number} {said}", "" if full or count >= needed else "dim"))
            lines += flowing(parts, width)
        return [self._label(self.words("table-ship", count=count)), *lines]

    def hideout(self, view: MaracaiboView, width: int) -> Block:
        """For each treasure: what is stored, which bonus spaces are covered, what is buried."""
        player = view.players[view.seat]
        lines = [self._label(self.words("table-hideout"))]
        names = [self.words(f"treasures-{name}") for name in player.areas]
        widest = max(len(name) for name in names)
        for (name, area), called in zip(player.areas.items(), names, strict=True):
            line = Text.assemble((called.ljust(widest), f"bold {TREASURE_STYLES[name]}"), (f" {area.total:>2}", "bold"))
            parts = [line, Text(self.words("table-stored", count=area.plain)), *self._spaces(view, name, area)]
            lines += flowing(parts, width)
        if player.extra:
            extra = " ".join(self.words(f"letter-{name}") if name else self.signs.empty for name in player.extra)
            head = self.seen.name(f"figurehead:{player.figurehead}")
            lines.append(Text.assemble((f"{head} ", "bold"), extra))
        return lines

    def _spaces(self, view: MaracaiboView, name: str, area: AreaView) -> list[Text]:
        bonus = self._covered(view.boards.storage[name], area.covered)
        buried = self._covered(view.boards.buried[name], area.buried)
        return [
            Text.assemble((f"{self.words('table-bonus')} ", "dim"), bonus),
            Text.assemble((f"{self.words('table-buried')} ", "dim"), buried),
        ]

    def _covered(self, spaces: list[list[EffectView]], covered: list[int]) -> Text:
        text = Text()
        for place, effects in enumerate(spaces, 1):
            sign = self.signs.full if place in covered else self.signs.empty
            text.append(f"{' ' if place > 1 else ''}{sign}{self.sea.short(effects)}", "" if place in covered else "dim")
        return text

    def quests(self, view: MaracaiboView, width: int) -> Block:
        """The reader's quests with their conditions, or those to choose from."""
        ids = view.dealt or (view.players[view.seat].quests if view.seat >= 0 else [])
        lines = [self._label(self.words("table-quests", you="yes", who=""))]
        for id in ids:
            if id:
                lines += self._quest(id, width)
        return lines if len(lines) > 1 else []

    def _quest(self, id: str, width: int) -> Block:
        return folded(Text(self.seen.about(f"quest:{id}")), width, INDENT)

    # The markets

    def markets(self, view: MaracaiboView, width: int) -> Block:
        """Quest market, figureheads, black market tiles, and with Rubies the ruby market."""
        words = self.words
        lines: Block = []
        if view.quest_market:
            lines.append(self._label(words("table-quest-market", left=view.quest_deck)))
            for id in view.quest_market:
                lines += self._quest(id, width)
        heads = [Text(self.seen.name(f"figurehead:{id}")) for id in view.figureheads]
        heads = heads or [Text(words("table-none"), "dim")]
        lines += flowing([self._label(words("label", name=words("table-figureheads"))), *heads], width)
        lines += flowing([self._label(words("label", name=words("table-markets"))), *self._tiles(view)], width)
        if "rubies=yes" in view.options:
            spaces = self._covered(view.boards.ruby_market, view.ruby_market)
            lines += flowing([self._label(words("label", name=words("table-ruby-market"))), spaces], width)
        return lines

    def _tiles(self, view: MaracaiboView) -> list[Text]:
        """Every black market tile with the side that lies up and whose have been placed where."""
        said = []
        for tile in view.boards.tiles:
            text = Text(self.seen.about(f"tile:{tile.id}"))
            for seat, player in enumerate(view.players):
                if player.markets.get(tile.id):
                    text = Text.assemble(text, " ", seat_text(seat, view.seats), f":{player.markets[tile.id]}")
            said.append(text)
        return said

    # The players

    def panel(self, view: MaracaiboView, seat: int, width: int) -> Block:
        """A player in a frame: money, income, treasures, cards, and what they add up to."""
        player = view.players[seat]
        lines = [*flowing(self.facts(view, seat), width - 4), *self._cards(player.cards, width - 4)]
        return framed(
            [Text.assemble(" ", line) for line in lines],
            width,
            self.signs,
            title=self.title(view, seat),
            right=Text(self.words("table-points", points=player.score), "bold"),
            foot=self.status(view, seat),
            style="cyan" if seat == view.seat else "dim",
        )

    def title(self, view: MaracaiboView, seat: int) -> Text:
        name = (self.names[seat], "bold cyan" if seat == view.seat else "bold")
        return Text.assemble(seat_text(seat, view.seats), " ", name)

    def status(self, view: MaracaiboView, seat: int) -> Text | None:
        if seat in view.deciders:
            return Text(self.words("table-awaited"), "yellow")
        return Text(self.words("table-last"), "dim") if view.last == seat and view.ending is None else None

    def facts(self, view: MaracaiboView, seat: int) -> list[Text]:
        """What a player has, in short: doubloons and treasures in signs, the rest in words."""
        player = view.players[seat]
        said = [Text(f"{player.doubloons}{self.signs.coin}", "bold yellow")]
        said += [self._treasures({name: area.total for name, area in player.areas.items()}), *self._counted(view, seat)]
        if player.figurehead:
            said.append(Text(self.seen.name(f"figurehead:{player.figurehead}"), "bold"))
        return said

    def _counted(self, view: MaracaiboView, seat: int) -> list[Text]:
        """The facts of a panel that speak for themselves; Jordan's comes after those of the seats."""
        facts = self.seen.showing.panels(view)[seat].facts
        return [Text(self.seen.say(fact.value)) for fact in facts if not fact.label]

    def _treasures(self, totals: dict[str, int]) -> Text:
        text = Text()
        for name, total in totals.items():
            text.append(self.words(f"letter-{name}"), f"bold {TREASURE_STYLES[name]}").append(f"{total} ")
        text.rstrip()
        return text

    def _cards(self, cards: list[str], width: int) -> Block:
        if not cards:
            return []
        named = [Text(self.seen.name(f"card:{id}")) for id in cards]
        return flowing([Text(f"{self.signs.card}", "bold"), *named], width)

    def short(self, view: MaracaiboView, seat: int, width: int) -> Block:
        """A player in a line or two."""
        points = Text(self.words("table-points", points=view.players[seat].score), "bold")
        return flowing([self.title(view, seat), points, *self.facts(view, seat)], width)

    def jordan(self, view: MaracaiboView, jordan: JordanView, width: int) -> Block:
        """Jordan in a frame, with the solo card of the last turn."""
        words = self.words
        said = [self._treasures(jordan.treasures), *self._counted(view, view.seats)]
        lines = [*flowing(said, width - 4), *self._cards(jordan.bought, width - 4)]
        title = Text.assemble((letter(1, 1), "bold red"), " ", (words("terms-jordan"), "bold"))
        points = Text(words("table-points", points=jordan.score), "bold")
        body = [Text.assemble(" ", line) for line in lines]
        return framed(body, width, self.signs, title=title, right=points, style="dim")

    def _label(self, said: str) -> Text:
        return Text(said, "bold")
