"""Whatever Silver & Gold can say in play has words in every language: real games are played and listened to."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from doubloon import registry
from doubloon.bots.make import make_bot
from doubloon.core.errors import IllegalMove
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.games.silver_gold.stories.builder import person, table
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import fill
from tests.words.listening import Heard, check_refusals, lines_told

GAMES = 240
SOURCE = Path(registry.__file__).parent
RULES = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games/silver_gold/rules").glob("*.py"))
WORDS = {language: Words(language, "silver_gold") for language in LANGUAGES}


@cache
def heard() -> Heard:
    """Play many games by chance over all seat counts and options, asking for everything that can be refused."""
    found = Heard()
    game = registry.find_game("silver_gold")
    for number in range(GAMES):
        seats = 1 + number % 4
        match = Match(game, seats, f"words {number}", game.options([f"memory_aid={'yes' if number % 3 else 'no'}"]))
        _listen(match, number, found)
    return found


def _listen(match: Match, number: int, found: Heard) -> None:
    bot = make_bot("greedy" if number % 40 == 0 else "random", f"bot {number}")
    rng = rng_from(f"wrong {number}")
    while match.state.deciders():
        found.one_move(match, bot, rng)
        seat, id = rng.below(match.state.seats), rng.below(len(match.game.moveset))
        found.try_wrong(match, seat, match.game.moveset[id], undo=id % 7 == 0)
    found.end(match)


def test_every_event_has_words() -> None:
    assert len(heard().kinds()) >= 20
    assert all(lines_told(heard(), WORDS))


def test_every_event_that_the_rules_can_tell_has_words() -> None:
    kinds = set(re.findall(r'tell\(\s*"([a-z-]+)"', RULES)) | set(re.findall(r'"([a-z-]+)" if [^"]+ else', RULES))
    kinds |= set(re.findall(r'tell\("[a-z-]+" if [^"]+ else "([a-z-]+)"', RULES)) | {"crossed-box", "crossed-extra"}
    kinds -= {"extra", "cross"}
    assert {"coin-forfeited", "drew", "ghost-cup", "no-replacement"} <= kinds
    for words in WORDS.values():
        assert [kind for kind in kinds if not words.has(f"event-{kind}") and not words.has(f"prompt-{kind}")] == []


def test_every_prompt_has_words_and_a_rule_in_plain_words() -> None:
    assert heard().questions() == {"keep", "cross", "cross-no-fit", "extra", "replace"}
    for (kind, _), (args, _) in heard().prompts.items():
        for words in WORDS.values():
            for seats in (1, 3):
                assert words(f"prompt-{kind}", seats=seats, **fill(words, args, [], 0))
                assert len(words(f"rule-{kind}", seats=seats)) > 80


def test_alone_nobody_else_is_spoken_of() -> None:
    others = {"en": r"others|everybody|next player|lot\b", "nl": r"anderen|iedereen|volgende speler|loting"}
    others["fr"] = r"les autres cochent|tous |tout le monde|joueur suivant|sort\b"
    keys = ["rule-keep", "rule-cross", "option-start-help", "option-start-random", "undo-plans-shown"]
    keys += ["undo-next-asked", "table-setup"]
    for language, words in WORDS.items():
        for key in keys:
            assert not re.search(others[language], words(key, seats=1), re.IGNORECASE), key
        assert re.search(others[language], words("rule-cross", seats=2), re.IGNORECASE)


def test_every_reason_against_taking_back_has_words() -> None:
    match_rules = (SOURCE / "core/match.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'reveal\("([a-z-]+)"\)', RULES)) | set(re.findall(r'return "([a-z-]+)"', match_rules))
    assert {"nothing", "others-moved", "plans-shown", "top-turned"} <= reasons
    assert heard().undo <= reasons
    for words in WORDS.values():
        assert all(words(f"undo-{reason}", seats=seats) for reason in reasons for seats in (1, 3))


def test_every_refusal_has_words() -> None:
    """The last clauses need a table that chance seldom sets: an empty stack, a vacant place."""
    clauses = set(heard().clauses)
    state = table([person("PU01", None), person("GN01", "GN02")], display="- - - -", stack="")
    for move in state.game.moveset:
        try:
            state.clone().play(0, move)
        except IllegalMove as error:
            clauses.add(error.clause)
    written = set(re.findall(r'return "(SG-\d+)"', RULES)) | set(re.findall(r'"(SG-\d+)" if [^"]+ else "SG', RULES))
    written |= set(re.findall(r'return "SG-\d+" if [^"]+ else "(SG-\d+)"', RULES))
    assert {"SG-103", "SG-041", "SG-042", "SG-136", "SG-140"} <= clauses
    check_refusals(clauses | written, WORDS)


def test_every_ending_has_words() -> None:
    assert "ending-rounds-played" in heard().endings
    box = registry.find_game("silver_gold")
    every = {f"tie-break-{way}" for way in ("shared", "grey", "green", "orange", "purple")}
    every |= {f"rank-{rank}" for rank in re.findall(r'key = "([a-z]+)"', _components())}
    assert box.id == "silver_gold"
    assert len(every) == 10
    for words in WORDS.values():
        assert all(words(key) for key in every | heard().endings)


def _components() -> str:
    return (SOURCE / "games/silver_gold/box/components.toml").read_text(encoding="utf-8")
