"""Whatever Jackal can say has words in every language: games are played and listened to."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from doubloon import registry
from doubloon.bots.make import make_bot
from doubloon.core.match import Match
from doubloon.core.move import Field
from doubloon.games.jackal.box.box import ABILITIES, COLOURS, FIGURES, KINDS, figure_name
from doubloon.games.jackal.game import jackal
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import tell
from tests.words.listening import Heard, check_prompts, check_refusals, check_undo, lines_told

GAMES = 24
HOME = Path(registry.__file__).parent / "games/jackal"
RULES = "\n".join(path.read_text(encoding="utf-8") for path in (HOME / "rules").glob("*.py"))
WORDS = {language: Words(language, "jackal") for language in LANGUAGES}
# Vocabulary whose section would read like the kind of an event or of an option.
SECTIONS = {"option": "options", "event": "events"}
REASONS = ("island-cleared", "nobody-left", "decided", "stalemate", "round-limit", "vote")


@cache
def heard() -> Heard:
    """Play many games by chance over all seat counts and ways to play, asking for everything that can be refused."""
    found = Heard()
    game = registry.find_game("jackal")
    for number in range(GAMES):
        seats = 2 + number % 3
        teams = {2: "two_crews_each", 4: "two_on_two"}.get(seats, "none") if number % 2 else "none"
        options = [f"teams={teams}", "no_progress_rounds=5", "max_rounds=60", "vote_after_idle_rounds=2"]
        options += ["island=skerry", "campaign=long_reef-skerry"] if number % 4 == 0 else []
        options += [f"end_when_decided={['no', 'yes'][number % 2]}"]
        match = Match(game, seats, f"words {number}", game.options(options))
        bot = make_bot("greedy" if number % 6 == 0 else "random", f"bot {number}")
        found.listen(match, bot, f"wrong {number}", every=2)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_vocabulary_is_that_of_the_names_file(language: str) -> None:
    names = tomllib.loads((HOME / "NAMES.toml").read_text(encoding="utf-8"))
    terms = {
        f"{SECTIONS.get(section, section)}-{key.replace('_', '-')}": term[language]
        for section, part in names.items()
        for key, term in part.items()
    }
    assert len(terms) > 150
    for key, term in terms.items():
        assert WORDS[language](key, n="{n}", m="{m}") == term


def test_every_event_has_words() -> None:
    assert len(heard().kinds()) >= 38
    for line in lines_told(heard(), WORDS):
        assert line.endswith(".")
        assert not re.search(r"  | ,|_|\b(white|yellow|black|arrow|chest)[-_]", line)


def test_every_event_that_the_rules_can_tell_has_words() -> None:
    kinds = set(re.findall(r'tell\(\s*"([a-z-]+)"', RULES)) | {"voted-no"}
    kinds |= set(re.findall(r'(?:hit|kill|lose_gold)\([^\n"]*"([a-z-]+)"\)', RULES)) | {"hit"}
    assert {"mauled", "shot", "drowned", "killed-by-boat", "cycle", "eaten", "coin-sunk", "coin-lost"} <= kinds
    assert {"bear-awake", "missed", "freed", "island-over", "took", "rolled"} <= kinds
    for words in WORDS.values():
        assert [kind for kind in kinds if not words.has(f"event-{kind}")] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["White 1 stops on e4.", "White 1 stops on e4, dragging a coin.", "White 1 stops on e4, dragging 2 coins."],
        ),
        ("nl", ["Wit 1 stopt op e4.", "Wit 1 stopt op e4 met een munt.", "Wit 1 stopt op e4 met 2 munten."]),
        ("fr", ["Blanc 1 s’arrête en e4.", "Blanc 1 s’arrête en e4 avec une pièce."]),
    ],
)
def test_coins_are_counted_in_words(language: str, said: list[str]) -> None:
    for coins, line in enumerate(said):
        args: dict[str, Field] = {"figure": "white-1", "cell": "e4", "coins": coins}
        assert tell(WORDS[language], "moved", args, ["Anna", "Ben"], 0) == line


def test_the_missionary_begins_a_sentence_with_a_capital() -> None:
    line = tell(WORDS["en"], "swims", {"figure": "missionary", "cell": "a5"}, ["Anna", "Ben"], 0)
    assert line == "The missionary swims at a5."


def test_every_prompt_has_words_and_a_rule_in_plain_words() -> None:
    kinds = set(re.findall(r'self\.asked\("([a-z-]+)"', RULES))
    assert {"place", "action", "exit", "fly", "swap-second", "action-in-smoke"} <= kinds
    assert len(heard().questions()) >= 12
    check_prompts(heard(), kinds, WORDS)


def test_every_reason_against_taking_back_has_words() -> None:
    reasons = set(re.findall(r'reveal\("([a-z-]+)"\)', RULES)) | {"nothing", "others-moved"}
    assert {"explored", "rolled", "looked", "next-asked"} <= reasons
    check_undo(heard(), reasons, WORDS)


def test_every_refusal_has_words() -> None:
    written = set(re.findall(r'"(JK-\d+)"', RULES)) | {jackal().over_clause}
    written.remove("JK-333")  # gold off the layout of a puzzle: puzzles refuse whatever is not offered by JK-325
    assert {"JK-034", "JK-094", "JK-107", "JK-178", "JK-352", "JK-213", "JK-271"} <= written
    assert heard().clauses <= written
    assert len(heard().clauses) >= 30
    check_refusals(written, WORDS)


def test_every_ending_has_words() -> None:
    assert "ending-campaign-over" in heard().endings
    keys = heard().endings | {f"ending-{reason}" for reason in REASONS} | {"tie-break-shared", "tie-break-coins"}
    assert all(f'"{reason}"' in RULES for reason in REASONS)
    for words in WORDS.values():
        assert all(words(key).endswith(".") for key in keys)
        assert all(words(f"reasons-{reason}") for reason in REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_called_what_it_is(language: str) -> None:
    """Events name tiles, figures and islands by their ids; these keep to the vocabulary."""
    words, box = WORDS[language], jackal().box
    for tile in box.tiles:
        kind = KINDS[tile.kind]
        assert words(f"tile_text-{kind}").endswith(".")
        if tile.id == kind:
            assert words(f"tiles-{tile.id}").lower() == words(f"tile_kind-{kind.replace('_', '-')}").lower().replace(
                "'", "’"
            )
        elif kind == "labyrinth":
            assert words(f"tiles-{tile.id}").startswith(words(f"tile_kind-{tile.id.replace('_', '-')}").lower())
        else:
            assert words(f"tiles-{tile.id}")
    for island in box.islands:
        assert words(f"islands-{island.id}") == words(f"island-{island.id.replace('_', '-')}").replace("'", "’")
    for ability in ABILITIES:
        term = words(f"ability-{ability.replace('_', '-')}")
        assert words(f"abilitys-{ability}") == words(f"abilities-{ability}") == term
        assert words(f"ability_text-{ability}").endswith(".")
    for colour in COLOURS:
        assert words(f"crews-{colour}") == words(f"crew-{colour}")
        assert words(f"boats-{colour}")
    assert len({words(f"figures-{figure_name(figure)}") for figure in range(FIGURES)}) == FIGURES
    assert len({words(f"letter-{letter}") for letter in (*COLOURS, "missionary")}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_have_the_same_sign(language: str) -> None:
    text = (HOME / f"words/{language}.ftl").read_text(encoding="utf-8")
    signs = re.findall(r"(?m)^sign-\S+ = (\S+)$", text)
    assert len(signs) == len(set(signs)) == 28
    assert max(len(sign) for sign in signs) <= 4
