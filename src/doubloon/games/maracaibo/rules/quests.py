"""Chapter 13: quests."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.event import all_but
from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.moves import DECK, TakeQuest
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, NO_DECLINE, Declinable
from doubloon.games.maracaibo.rules.remembering import FIRST_GROUP, SEEN, came_to_light, discard_unseen

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def can_gain(state: MaracaiboState) -> bool:
    return len(state.quest_market) > 0 or len(state.quest_deck) > 0  # PM-233


def start_gaining(state: MaracaiboState, seat: int, decline: int) -> None:
    """A player who may refresh the market is asked that first. (PM-403)"""
    player = state.players[seat]
    market = len(state.quest_market)
    if player.able.refresh and 0 < market <= len(state.quest_deck):
        state.ask(OfferRefresh(seat, decline), 1 << seat)
    else:
        state.ask(ChooseQuest(seat, decline), 1 << seat)


class OfferRefresh(Declinable):
    """D-19: the Whale's owner may refresh the market before taking a quest. (PM-403)"""

    NUMBER: ClassVar[int] = 29

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return [state.box.moves.refresh, state.box.moves.keep]

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if move is state.box.moves.refresh:
            refresh(state, seat)
        state.ask(ChooseQuest(seat, NO_DECLINE), 1 << seat)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("refresh", "PM-403")


class ChooseQuest(Declinable):
    """D-19: a card of the market, or the unseen top of the deck. (PM-230)"""

    NUMBER: ClassVar[int] = 30

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        moves = state.box.moves
        found = moves.quest_market[: len(state.quest_market)]
        if state.quest_deck:
            found.append(moves.quest_deck)
        return found

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, TakeQuest):
            return ANOTHER_STEP
        there = len(state.quest_deck) > 0 if move.place == DECK else move.place < len(state.quest_market)
        return "" if there else "PM-230"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        take(state, seat, cast(TakeQuest, move).place)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("quest", "PM-230")


def take(state: MaracaiboState, seat: int, place: int) -> None:
    """Gain a quest; a market card is replaced in its own place. (PM-231, PM-235)"""
    player = state.players[seat]
    if place == DECK:
        quest, tag = draw(state)
        player.add_quest(quest, tag)
        state.reveal("quest-drawn")
        if state.events is not None:
            state.tell("quest-drawn", {"seat": seat, "quest": state.box.quests[quest].id}, 1 << seat)
            state.tell("quest-hidden", {"seat": seat}, all_but(seat))  # PM-232
        return
    market = list(state.quest_market)
    quest = market[place]
    player.add_quest(quest, SEEN)
    if state.events is not None:
        state.tell("quest-taken", {"seat": seat, "quest": state.box.quests[quest].id})
    if state.quest_deck:
        market[place] = turn_up(state)
    else:
        del market[place]  # PM-233
    state.quest_market = tuple(market)


def draw(state: MaracaiboState) -> tuple[int, int]:
    """The top card of the deck, and what all know about it."""
    quest, tag = state.quest_deck[-1], state.deck_tags[-1]
    state.quest_deck = state.quest_deck[:-1]
    state.deck_tags = state.deck_tags[:-1]
    return quest, tag


def turn_up(state: MaracaiboState) -> int:
    """The top card of the deck comes to the market."""
    quest, tag = draw(state)
    state.reveal("quest-turned")
    came_to_light(state, tag)
    if state.events is not None:
        state.tell("quest-turned", {"quest": state.box.quests[quest].id, "left": len(state.quest_deck)})
    return quest


def refresh(state: MaracaiboState, seat: int) -> None:
    """The whole market goes to the bottom of the deck in random order and new cards come. (PM-403, A-27)"""
    old = list(state.quest_market)
    old.sort()
    state.rng.shuffle(old)
    tag = SEEN
    if len(old) > 1:
        tag = FIRST_GROUP + state.quest_groups  # all know which cards they are, but not their order
        state.quest_groups += 1
    if state.events is not None:
        state.tell("quests-refreshed", {"seat": seat})
    market: list[int] = []
    for _ in old:
        market.append(turn_up(state))
    state.quest_deck = (*old, *state.quest_deck)
    state.deck_tags = (*[tag for _ in old], *state.deck_tags)
    state.quest_market = tuple(market)


def discard(state: MaracaiboState, seat: int, quest: int) -> None:
    """Face down to the bottom of the deck; only its owner learns which it was. (PM-232, PM-234, PM-389)"""
    player = state.players[seat]
    place = player.quests.index(quest)
    tag = discard_unseen(state, seat, place)
    player.quests = player.quests[:place] + player.quests[place + 1 :]
    player.tags = player.tags[:place] + player.tags[place + 1 :]
    state.quest_deck = (quest, *state.quest_deck)
    state.deck_tags = (tag, *state.deck_tags)
    if state.events is not None:
        state.tell("quest-discarded", {"seat": seat, "quest": state.box.quests[quest].id}, 1 << seat)
        state.tell("quest-discarded-hidden", {"seat": seat}, all_but(seat))
