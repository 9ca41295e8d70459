"""Chapters 14 and 15: the end of the game, scoring, winner and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.outcome import Outcome, places_by
from doubloon.games.silver_gold.box.cards import COLOURS
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.rules import solo

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


def from_cards(state: SilverGoldState, player: Player) -> int:
    """Each completed card pays its value; unfinished cards pay nothing. (SG-119, SG-114)"""
    points = 0
    for number in player.completed:
        points += state.deck[number].value
    return points


def from_seals(state: SilverGoldState, player: Player) -> int:
    """Each seal on a completed card pays for every own completed card of its colour. (SG-120 to SG-122)"""
    points = 0
    for number in player.completed:
        card = state.deck[number]
        if card.seal_points:
            points += card.seal_points * completed_of(state, player, card.seal_colour)
    return points


def from_coins(state: SilverGoldState, coins: int) -> int:
    """Each crossed coin box pays, whether its row is full or not. (SG-116, SG-115)"""
    return coins * state.rules.box.per_coin_box


def total(state: SilverGoldState, player: Player, coins: int, palms: tuple[int, ...]) -> int:
    """The sum of the five parts: cards, seals, coin boxes, cups, palms. (SG-124)"""
    return (
        from_cards(state, player)
        + from_seals(state, player)
        + from_coins(state, coins)
        + sum(player.cups)  # SG-117
        + sum(palms)  # SG-118
    )


def public_total(state: SilverGoldState, player: Player) -> int:
    """The points so far, without what is still sealed. (SG-139)"""
    if state.sealed and state.waiting:
        return total(state, player, player.seen_coins, player.seen_palms)
    return total(state, player, player.coins, player.palms)


def completed_of(state: SilverGoldState, player: Player, colour: int) -> int:
    count = 0
    for number in player.completed:
        if state.deck[number].colour == colour:
            count += 1
    return count


def outcome(state: SilverGoldState) -> Outcome:
    """The highest total wins; ties go by grey, green, orange, purple cards, then are shared. (SG-125 to SG-128)"""
    totals = state.scores()
    if state.seats == 1:  # SG-147 a total with its rank, no winner and no loser
        return Outcome([1], [], "rounds-played", "", solo.rank(state, totals[0]))
    keys: list[tuple[int, ...]] = []
    for seat, player in enumerate(state.players):
        by_colour = [completed_of(state, player, colour) for colour in state.rules.box.tie_break]
        keys.append((totals[seat], *by_colour))
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    return Outcome(places, winners, "rounds-played", _tie_break(state, keys, totals, winners), "")


def _tie_break(state: SilverGoldState, keys: list[tuple[int, ...]], totals: list[int], winners: list[int]) -> str:
    """What decided the first place among equal totals: a colour, "shared", or nothing."""
    best = max(totals)
    tied = [keys[seat] for seat in range(state.seats) if totals[seat] == best]
    if len(tied) == 1:
        return ""
    if len(winners) > 1:
        return "shared"
    winning = max(tied)
    for step, colour in enumerate(state.rules.box.tie_break):
        tied = [key for key in tied if key[step + 1] == winning[step + 1]]
        if len(tied) == 1:
            return COLOURS[colour]
    return "shared"
