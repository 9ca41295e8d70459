"""How Silver & Gold is shown."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.move import Field
from doubloon.core.showing import Showing
from doubloon.core.shown import Choice, Panel, Part, Sheet, Thing
from doubloon.core.view import MoveView
from doubloon.games.silver_gold.seen.view import SilverGoldView
from doubloon.games.silver_gold.showing.cards import box_id, card_id, laid_out
from doubloon.games.silver_gold.showing.choices import choice_of
from doubloon.games.silver_gold.showing.parts import kept_panel, panel_of, parts_of, sheet_of, things_of

HEADINGS: Final = frozenset({"turn", "round-over", "game-over"})
DETAILS: Final = frozenset({"finished", "keeping"})
QUIET: Final = frozenset({"expedition", "refilled"})
SIGNS: Final = {"ghost-card": "ship", "ghost-cup": "ship"}
ASIDES: Final = frozenset({"card-filled", "row-filled", "refilled"})
PERSONAL: Final = frozenset({"card", "cards"})  # which may be of a hand, or crossed off in secret


class SilverGoldShowing(Showing[SilverGoldView]):
    """What the table of Silver & Gold says."""

    def __init__(self) -> None:
        super().__init__(HEADINGS, DETAILS, QUIET, signs=SIGNS, asides=ASIDES, personal=PERSONAL)

    def choice(self, view: SilverGoldView, move: MoveView) -> Choice:
        return choice_of(view, move)

    def choices_kept(self, view: SilverGoldView, memory: Memory) -> list[Choice]:
        """While all cross off at once, somebody else's crosses change nobody's choices."""
        if view.prompt is None:
            return []
        mine = view.players[view.seat]
        around = (view.hand, view.display, view.stack, view.cups_left, view.start, view.palm_worth)
        return memory.once(f"choices {view.seat}", (view.prompt, mine, around), lambda: self.choices(view))

    def parts(self, view: SilverGoldView) -> list[Part]:
        return parts_of(view, Memory())

    def parts_kept(self, view: SilverGoldView, memory: Memory) -> list[Part]:
        return parts_of(view, memory)

    def panel(self, view: SilverGoldView, seat: int) -> Panel:
        return panel_of(view, seat)

    def panels_kept(self, view: SilverGoldView, memory: Memory) -> list[Panel]:
        return [kept_panel(view, seat, memory) for seat in range(view.seats)]

    def sheet(self, view: SilverGoldView) -> Sheet | None:
        return sheet_of(view)

    def sheet_kept(self, view: SilverGoldView, memory: Memory) -> Sheet | None:
        sheets = [player.sheet for player in view.players]
        return memory.once("sheet", sheets, lambda: sheet_of(view))

    def things(self, view: SilverGoldView) -> list[Thing]:
        return things_of(view)

    def spots(self, view: SilverGoldView, kind: str, args: dict[str, Field]) -> list[str]:
        """Boxes and cards that lie there, the cup, or else whose score card it is about."""
        card, boxes, cards = args.get("card"), args.get("boxes"), args.get("cards")
        lying = laid_out(view) if card is not None or cards is not None else {}
        if isinstance(card, str) and card in lying:
            return [box_id(card, box) for box in boxes] if isinstance(boxes, list) else [card_id(card)]
        if isinstance(card, str) and _is_completed(view, card):
            return [card_id(card)]
        if isinstance(cards, list):
            return [card_id(each) for each in cards if each in lying]
        seat, points = args.get("seat"), args.get("points")
        if not isinstance(seat, int):
            return []
        return [f"cup:{points}"] if kind == "cup" else [f"seat:{seat}"]


def _is_completed(view: SilverGoldView, name: str) -> bool:
    return any(card.id == name for player in view.players for card in player.completed)
