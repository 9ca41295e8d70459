"""Chapter 22: end scoring, winner and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.outcome import Outcome, places_by
from doubloon.games.maracaibo.box.cards import Condition
from doubloon.games.maracaibo.box.effects import COUNTERS
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.counting import count, points_per
from doubloon.games.maracaibo.rules.remembering import SEEN

if TYPE_CHECKING:
    from doubloon.games.maracaibo.box.box import Box
    from doubloon.games.maracaibo.jordan import Jordan
    from doubloon.games.maracaibo.state import MaracaiboState


def part_names(box: Box) -> list[str]:
    """The parts of a player's end scoring, in the order of `Player.sheet`."""
    base = [COUNTERS[effect.counter] for effect in box.base_scoring]
    return ["track", *base, "improvements", "effects", "residences", "treasures", "quests", "quest_bonus"]


JORDAN_PARTS = ["track", "rivers", "improvements", "residences", "treasures", "quests", "quest_bonus", "rubies"]


def met(state: MaracaiboState, player: Player, condition: Condition) -> bool:
    """Is everything there at least? The same holdings serve any number of quests. (PM-343, PM-344)"""
    return all(count(state, player, counter) >= needed for counter, needed in condition.needs)


def quest_points(state: MaracaiboState, player: Player, number: int) -> int:
    """The better of a quest's conditions that is met; Quest Hunters look at the bottom one only. (PM-343, PM-531)"""
    quest = state.box.quests[number]
    if state.setting.hunters:
        numbers = state.box.numbers
        return quest.bottom.vp * numbers.hunters_factor if met(state, player, quest.bottom) else numbers.hunters_failed
    points = quest.top.vp if met(state, player, quest.top) else 0
    return max(points, quest.bottom.vp) if met(state, player, quest.bottom) else points


def from_treasures(state: MaracaiboState, player: Player) -> int:
    """Each treasure, buried or not, by the markers on its island. (PM-341)"""
    points = 0
    for treasure in range(3):
        points += player.have(treasure) * state.box.island_value(state.islands[treasure])
    return points


def from_residences(state: MaracaiboState, player: Player, scored: int) -> int:
    """Each residence with an own token, up to its cap. (PM-340, PM-126)"""
    points = 0
    for cell in player.residences:
        score = state.box.cards[state.cells[cell]].score
        if score is not None:
            points += points_per(state, player, score, scored)
    return points


def end_sheet(state: MaracaiboState, player: Player) -> list[int]:
    """All parts of the end scoring but the track. Quests come first: others count them. (PM-335 to PM-345)"""
    quests = 0
    scored = 0
    for number in player.quests:
        points = quest_points(state, player, number)
        quests += points
        if points > 0:
            scored += 1
    sheet = [points_per(state, player, effect, scored) for effect in state.box.base_scoring]  # PM-532; PM-220
    effects = 0
    for effect in player.able.endgame:
        effects += points_per(state, player, effect, scored)  # PM-339
    numbers = state.box.numbers
    residences = from_residences(state, player, scored)
    sheet += [player.able.card_points, effects, residences, from_treasures(state, player), quests]
    sheet.append(numbers.quest_bonus if scored >= numbers.quest_bonus_at else 0)
    return sheet


def score_end(state: MaracaiboState) -> None:
    """Everything is shown and counted. (PM-232, PM-335)"""
    state.reveal("game-over")
    for seat, player in enumerate(state.players):
        sheet = end_sheet(state, player)
        player.sheet = (player.score, *sheet)
        player.score += sum(sheet)
        player.tags = tuple([SEEN for _ in player.quests])
        if state.events is not None:
            quests = [state.box.quests[quest].id for quest in player.quests]
            state.tell("scored", {"seat": seat, "total": player.score, "quests": quests})
    score_jordan(state)
    if state.events is not None:
        state.tell("game-over", {})


def score_jordan(state: MaracaiboState) -> None:
    """Jordan's own end scoring. (PM-491, PM-545)"""
    jordan = state.jordan
    if jordan is None:
        return
    parts = jordan_parts(state, jordan)
    jordan.sheet = (jordan.score, *parts)
    jordan.score += sum(parts)
    jordan.tags = tuple([SEEN for _ in jordan.quests])
    if state.events is not None:
        state.tell("jordan-scored", {"total": jordan.score})


def jordan_parts(state: MaracaiboState, jordan: Jordan) -> list[int]:
    """What Jordan's holdings would score now, part by part."""
    sheet = state.box.jordan
    treasures = 0
    for treasure in range(3):
        treasures += jordan.treasures[treasure] * state.box.island_value(state.islands[treasure])
    return [
        state.box.nodes[jordan.explorer].river * sheet.per_river,
        len(jordan.bought) * sheet.per_improvement,
        len(jordan.residences) * sheet.per_residence,
        treasures,
        len(jordan.quests) * sheet.per_quest,
        sheet.quest_bonus if len(jordan.quests) >= sheet.quest_bonus_at else 0,
        jordan.rubies * sheet.ruby_vp,
    ]


def outcome(state: MaracaiboState) -> Outcome:
    """Most points win, then most buried treasure, then it is shared. (PM-346; alone: PM-492)"""
    if state.jordan is not None:
        won = state.players[0].score > state.jordan.score
        return Outcome([1], [0] if won else [], "jordan-beaten" if won else "jordan-won", "", "")
    keys: list[tuple[int, ...]] = [(player.score, player.buried) for player in state.players]
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    best = max([player.score for player in state.players])
    tied = sum([1 for player in state.players if player.score == best])
    tie_break = "" if tied == 1 else "shared" if len(winners) > 1 else "buried"
    return Outcome(places, winners, "rounds-played", tie_break, "")
