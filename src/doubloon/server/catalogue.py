"""What can be played here and how it is called: the games with their options, words and rules."""

from __future__ import annotations

from functools import cache

import msgspec

from doubloon import registry
from doubloon.bots.levels import LEVELS
from doubloon.bots.strengths import strengths
from doubloon.core.game import Game
from doubloon.core.options import NONE_OF_THEM, Number, OneOf, Option, Preset, Several
from doubloon.lessons import OR, Lesson, NoLesson, Step, has_lesson, lesson_of
from doubloon.registry import PUZZLE_WORDS, find_game, game_ids, ladder_file
from doubloon.rules import clauses
from doubloon.rules.book import Book, book, has_book
from doubloon.rules.links import links_of
from doubloon.server.catalogue_api import (
    Clause,
    GameInfo,
    Games,
    Islands,
    IslandShape,
    IslandTile,
    LessonInfo,
    LessonStep,
    LevelStrength,
    OptionInfo,
    OptionKind,
    OptionWords,
    PresetInfo,
    PrintedCards,
    RuleLinks,
)
from doubloon.server.gates import Refusal
from doubloon.server.protocol import PROTOCOL, USUAL_AWAY, Language
from doubloon.server.thinking import STAND_IN, USUAL_LEVEL
from doubloon.words import Words, message_files

CAMPAIGN = "jackal"  # the game that has them
ENOUGH_GAMES = 20  # of two levels, to tell people how often one beats the other
FEW = 20  # numbers that a form can offer one by one; of more it asks for one

LANGUAGES: tuple[Language, ...] = ("en", "nl", "fr")


@cache
def games_json() -> bytes:
    """The answer to GET /api/games; it is always the same."""
    infos = [game_info(find_game(id)) for id in game_ids()]
    shelf = registry.puzzles().ids()
    return msgspec.json.encode(Games(PROTOCOL, infos, list(LEVELS), USUAL_LEVEL, USUAL_AWAY, shelf, STAND_IN))


@cache
def islands() -> Islands:
    """What a campaign can be made of."""
    follow = next(option for option in find_game(CAMPAIGN).declared if isinstance(option, Several))
    shapes = [IslandShape(*island) for island in registry.islands()]
    tiles = [IslandTile(*tile) for tile in registry.island_tiles()]
    return Islands(CAMPAIGN, shapes, 2, 1 + follow.most, tiles, registry.abilities())


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        titles={language: _say(Words(language, game.id), "title-published", game.title) for language in LANGUAGES},
        ruleset=game.ruleset,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[option_info(game, option) for option in game.declared],
        presets=[preset_info(game, preset) for preset in game.presets()],
        rulebook=has_book(game.id, LANGUAGES[0]),
        lesson=_lesson_minutes(game.id),
        strengths=[
            LevelStrength(one.name, one.rating, round(one.beats / 10) if one.games >= ENOUGH_GAMES else 0)
            for one in strengths(ladder_file(game.id))
        ],
    )


def preset_info(game: Game, preset: Preset) -> PresetInfo:
    options = dict(assignment.split("=", 1) for assignment in preset.options)
    key = f"preset-{preset.key}"
    words = {language: _say(Words(language, game.id), key, preset.key) for language in LANGUAGES}
    return PresetInfo(preset.key, preset.seats, options, words)


def option_info(game: Game, option: Option) -> OptionInfo:
    kind, values, low, high = _shape(option)
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=option.format(option.default),
        values=values,
        low=low,
        high=high,
        rule=option.rule,
        words={language: _option_words(Words(language, game.id), game, option, values) for language in LANGUAGES},
    )


def values_of(game: Game, name: str) -> list[str]:
    """The values of an option that a form can offer one by one."""
    return next(_shape(option)[1] for option in game.declared if option.name == name)


def _shape(option: Option) -> tuple[OptionKind, list[str], int, int]:
    if isinstance(option, Several):
        return "several", [NONE_OF_THEM, *option.values], 0, option.most
    if isinstance(option, OneOf):
        return "choice", list(option.values), 0, 0
    if isinstance(option, Number):
        numbers = range(option.low, option.high + 1)
        listed = [str(number) for number in numbers] if len(numbers) <= FEW else []
        return "number", listed, option.low, option.high
    return "flag", ["no", "yes"], 0, 0


def _option_words(words: Words, game: Game, option: Option, values: list[str]) -> OptionWords:
    key = f"option-{option.name}"
    seats = game.max_seats
    return OptionWords(
        name=_say(words, key, option.name, seats),
        help=_say(words, f"{key}-help", "", seats),
        values={value: _say(words, f"{key}-{value}", value, seats) for value in values},
    )


def _say(words: Words, key: str, otherwise: str, seats: int = 0) -> str:
    return words(key, seats=seats) if words.has(key) else otherwise


def words(language: str, game: str | None) -> str:
    """A file of Fluent messages: the common ones, a game's, or what is different in puzzles."""
    if game == "puzzles":
        game = PUZZLE_WORDS
    elif game is not None and game not in game_ids():
        language = ""
    if language not in LANGUAGES:
        raise Refusal("schema", "unknown_words", "there are words in en, nl and fr, for all games and for each")
    return message_files(language, game)[-1].read_text(encoding="utf-8")


def clause(game: str, id: str) -> Clause:
    """A rule by its number."""
    found = _clauses(game).get(id) if game in game_ids() else None
    if found is None:
        raise Refusal("schema", "unknown_rule", "there is no such rule")
    return Clause(id, found)


def rule_links(game: str) -> RuleLinks:
    """Which rule the lines of a game's log and its points are about."""
    return RuleLinks(game, links_of(game) if game in game_ids() else {})


def printed_cards(game: str) -> PrintedCards:
    """All cards of a game."""
    return PrintedCards(game, registry.printed(game) if game in game_ids() else {})


def rulebook(language: str, game: str) -> Book:
    """The rules of a game to read; in English where they are not there in the reader's language."""
    if language in LANGUAGES and game in game_ids():
        for known in (language, LANGUAGES[0]):
            if has_book(game, known):
                return book(game, known)
    raise Refusal("schema", "unknown_rulebook", "there is no such rulebook")


def lesson(game: str) -> Lesson:
    """The guided first game of a game."""
    try:
        return lesson_of(game)
    except NoLesson as error:
        raise Refusal("schema", "unknown_lesson", str(error)) from None


def lesson_info(game: str) -> LessonInfo:
    """The steps of a lesson, with its moves by their ids."""
    found = lesson(game)
    steps, alone = [[_lesson_step(game, step) for step in steps] for steps in (found.steps, found.alone)]
    return LessonInfo(game, steps, alone)


def _lesson_minutes(game: str) -> int:
    if not has_lesson(game):
        return 0
    say, found = Words(LANGUAGES[0], game), lesson_of(game)
    told = [say(f"lesson-{step.key}{part}") for step in found.steps for part in ("-title", "")]
    return found.minutes(sum(len(text.split()) for text in told))


def _lesson_step(game: str, step: Step) -> LessonStep:
    parse = find_game(game).moveset.parse
    expects = [[parse(text).id for text in texts.split(OR)] for texts in step.expects]
    return LessonStep(step.key, step.rule, step.spots, expects)


@cache
def _clauses(game: str) -> dict[str, str]:
    return clauses(game)
