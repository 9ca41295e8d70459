"""Whatever Loot Island can say has words in every language: games are played and listened to."""

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
from doubloon.games.loot_island.box.box import HEALER_WORDS
from doubloon.games.loot_island.box.treasures import SKULL_KINDS, TYPES
from doubloon.games.loot_island.game import loot_island
from doubloon.games.loot_island.rules.general import REASONS
from doubloon.games.loot_island.seen.looking import PARTS
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import fill, tell
from tests.words.listening import Heard, check_prompts, check_refusals, check_undo, lines_told

GAMES = 80
HOME = Path(registry.__file__).parent / "games/loot_island"
RULES = "\n".join(path.read_text(encoding="utf-8") for path in (HOME / "rules").glob("*.py"))
WORDS = {language: Words(language, "loot_island") for language in LANGUAGES}

# Colours in front of a number or a wild.
DESCRIBED = {
    "en": {"red": "red", "green": "green", "purple": "purple", "orange": "orange"},
    "nl": {"red": "rode", "green": "groene", "purple": "paarse", "orange": "oranje"},
}


@cache
def heard() -> Heard:
    """Play games by chance over all seat counts and variants, asking for everything that can be refused."""
    found = Heard()
    game = registry.find_game("loot_island")
    for number in range(GAMES):
        options = [f"healers={HEALER_WORDS[number % 3]}"]
        options += [f"events_shown={'yes' if number % 2 else 'no'}", f"initial_hand={'yes' if number % 5 else 'no'}"]
        match = Match(game, 2 + number % 4, f"words {number}", game.options(options))
        found.listen(match, make_bot("random", f"bot {number}"), f"wrong {number}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_vocabulary_is_that_of_the_names_file(language: str) -> None:
    names = tomllib.loads((HOME / "NAMES.toml").read_text(encoding="utf-8"))
    terms = {
        f"{section}-{key.replace('_', '-')}": term[language]
        for section, part in names.items()
        for key, term in part.items()
        if isinstance(term, dict)
    }
    assert len(terms) > 130
    for key, term in terms.items():
        assert WORDS[language](key) == term


def test_every_event_has_words() -> None:
    assert len(heard().kinds()) >= 35
    assert all(line.endswith(".") for line in lines_told(heard(), WORDS))


def test_every_event_that_the_rules_can_tell_has_words() -> None:
    kinds = set(re.findall(r'tell\(\s*"([a-z-]+)"', RULES)) | {"aaron-discarded"}
    assert {"aaron-kept", "cannot-pay", "treasures-exhausted", "compass-back", "ship-turned"} <= kinds
    for words in WORDS.values():
        assert [kind for kind in kinds if not words.has(f"event-{kind}")] == []


def test_an_event_about_aaron_calls_him_by_his_name() -> None:
    for language, words in WORDS.items():
        line = tell(words, "laid", {"party": 2, "landing": 4, "card": "R05a"}, ["Anna", "Ben"], 0)
        assert (
            line
            == {
                "en": "Aaron lays red 5 on the south right landing.",
                "nl": "Aaron legt rode 5 op aanlegplaats zuid-rechts.",
                "fr": "Aaron pose 5 rouge sur le territoire sud-droite.",
            }[language]
        )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ben keeps coin bag #37.", "Revealed: coin bag #37, skull #1.", "You take coin bag #37: keep it"]),
        ("nl", ["Ben houdt geldbuidel #37.", "geldbuidel #37, schedel #1.", "Je neemt geldbuidel #37: houden"]),
        ("fr", ["Ben garde sac de pièces #37.", "sac de pièces #37, crâne #1.", "Vous prenez sac de pièces #37 : "]),
    ],
)
def test_a_treasure_is_called_what_it_is_and_not_what_the_printed_box_has_under_its_number(
    language: str, said: list[str]
) -> None:
    words, names = WORDS[language], ["Anna", "Ben"]
    one: dict[str, Field] = {"type": "coin_bag", "ref": 37}
    lines = [tell(words, "kept", {"seat": 1, **one}, names, 0)]
    lines.append(tell(words, "treasures-revealed", {"treasures": ["coin_bag #37", "skull #1"]}, names, 0))
    lines.append(words("prompt-treasure", **fill(words, {**one, "curse": 1, "crossed": 0}, names, 0)))
    assert all(part in line for part, line in zip(said, lines, strict=True))


@pytest.mark.parametrize(
    ("language", "cubes", "said"),
    [
        ("en", 0, "discards no cube."),
        ("en", 1, "discards 1 cube."),
        ("en", 2, "discards 2 cubes."),
        ("nl", 0, "verwijdert geen vloekblokje."),
        ("fr", 0, "ne défausse aucun cube."),
        ("fr", 1, "défausse 1 cube."),
    ],
)
def test_cubes_are_counted_in_words(language: str, cubes: int, said: str) -> None:
    line = tell(WORDS[language], "cubes-dropped", {"seat": 1, "cubes": cubes}, ["Anna", "Ben"], 0)
    assert line == f"Ben {said}"


def test_every_prompt_has_words_and_a_rule_in_plain_words() -> None:
    kinds = set(re.findall(r'(?:Prompt\(|KEY: ClassVar\[str\] = )"([a-z-]+)"', RULES))
    assert {"turn-aaron", "open-pick", "keep-hand"} <= kinds
    assert len(kinds) == 21
    assert len(heard().questions()) >= 16
    check_prompts(heard(), kinds, WORDS, **loot_island().box.plain.in_force())


def test_cubes_are_discarded_for_a_reason_that_is_said() -> None:
    reasons = [reason for reason, _ in REASONS]
    for words in WORDS.values():
        said = {words("prompt-drop", most=2, cubes=5, reason=reason) for reason in reasons}
        assert len(said) == len(reasons) == 5


def test_every_reason_against_taking_back_has_words() -> None:
    reasons = set(re.findall(r'reveal\("([a-z-]+)"\)', RULES)) | {"nothing", "others-moved"}
    assert {"maps-drawn", "hands-chosen", "turn-passed"} <= reasons
    check_undo(heard(), reasons, WORDS)


def test_every_refusal_has_words() -> None:
    written = set(re.findall(r'"(LI-\d+)"', RULES)) | {loot_island().over_clause}
    assert {"LI-121", "LI-125", "LI-440", "LI-521", "LI-553"} <= written
    assert heard().clauses <= written
    assert len(heard().clauses) >= 20
    check_refusals(written, WORDS, same_color=2, any_color=1)


def test_every_ending_has_words() -> None:
    assert "ending-island-explored" in heard().endings
    keys = heard().endings | {"ending-treasures-exhausted", "tie-break-first-player"}
    for words in WORDS.values():
        assert all(words(key) for key in keys)


def test_every_part_of_a_score_sheet_has_words() -> None:
    for words in WORDS.values():
        assert len({words(f"score-{part}") for part in PARTS}) == len(PARTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_called_what_it_is(language: str) -> None:
    """The words name cards by their ids; this keeps them to what the box prints on these."""
    words, box = WORDS[language], loot_island().box
    for card in box.maps:
        number = card.id[1:-1].lstrip("0")
        value = number if number != "W" else {"en": "wild", "nl": "joker", "fr": "joker"}[language]
        colour = box.colours[card.colour]
        said = (value, words(f"colours-{colour}")) if language == "fr" else (DESCRIBED[language][colour], value)
        assert words(f"cards-{card.id}") == " ".join(said)
    for type in TYPES:
        assert words(f"treasures-{type}") == words(f"types-{type}")
    for event in box.events:
        assert words(f"ids-{event.id}") == words(f"events-{event.id}")
    for tile in box.tiles:
        assert words(f"tiles-{tile.id}") == words(f"small_islands-{tile.id.replace('_', '-')}")
    assert len({words(f"kinds-{kind}") for kind in SKULL_KINDS}) == 3
