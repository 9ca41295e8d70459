"""Whatever Pirates of Maracaibo can say has words in every language: games are played and listened to."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from doubloon import registry
from doubloon.bots.make import make_bot
from doubloon.core.match import Match
from doubloon.games.maracaibo import prompts
from doubloon.games.maracaibo.effects import COUNTERS
from doubloon.games.maracaibo.faces import EffectView, faces_of
from doubloon.games.maracaibo.game import maracaibo
from doubloon.games.maracaibo.scoring import JORDAN_PARTS, part_names
from doubloon.games.maracaibo.setting import MODULES
from doubloon.text.tables.maracaibo_effects import Explainer
from doubloon.text.tables.maracaibo_scores import part_words
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import tell
from tests.words.listening import Heard, check_prompts, check_refusals, check_undo, lines_told

GAMES = 100
HOME = Path(registry.__file__).parent / "games/maracaibo"
RULES = "\n".join(path.read_text(encoding="utf-8") for path in HOME.glob("*.py"))
WORDS = {language: Words(language, "maracaibo") for language in LANGUAGES}


@cache
def heard() -> Heard:
    """Play many games by chance over all seat counts and modules, asking for everything that can be refused."""
    found = Heard()
    game = registry.find_game("maracaibo")
    for number in range(GAMES):
        seats = 1 + number % 4
        options = [f"{module}={'yes' if number >> bit & 1 else 'no'}" for bit, module in enumerate(MODULES)]
        options.append(f"difficulty={number % 7 if seats == 1 else 0}")
        match = Match(game, seats, f"words {number}", game.options(options))
        found.listen(match, make_bot("random", f"bot {number}"), f"wrong {number}", every=3)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_vocabulary_is_that_of_the_names_file(language: str) -> None:
    names = tomllib.loads((HOME / "NAMES.toml").read_text(encoding="utf-8"))
    sections = {section: terms for section, terms in names.items() if isinstance(terms, dict)}
    assert sum(len(terms) for terms in sections.values()) > 200
    for section, terms in sections.items():
        for key, term in terms.items():
            assert WORDS[language](f"{section}-{key.replace('_', '-')}") == term[language]


def test_every_event_has_words() -> None:
    assert len(heard().kinds()) >= 55
    assert all(lines_told(heard(), WORDS))


def test_every_event_that_the_rules_can_tell_has_words() -> None:
    kinds = set(re.findall(r'tell\(\s*"([a-z-]+)"', RULES))
    assert {"combat-jordan", "jordan-ruby-sold", "explorer-home", "quests-refreshed"} <= kinds
    for words in WORDS.values():
        assert [kind for kind in kinds if not words.has(f"event-{kind}")] == []


def test_every_prompt_has_words_and_a_rule_in_plain_words() -> None:
    kinds = {key for key, _ in prompts._PROMPTS.values()} | {prompts.STEP}
    assert len(heard().questions()) >= 28
    check_prompts(heard(), kinds, WORDS)


def test_every_reason_against_taking_back_has_words() -> None:
    reasons = set(re.findall(r'reveal\("([a-z-]+)"\)', RULES)) | {"nothing", "others-moved"}
    check_undo(heard(), reasons, WORDS)


def test_every_refusal_has_words() -> None:
    source = (HOME / "refusals.py").read_text(encoding="utf-8")
    written = set(re.findall(r'"(PM-\d+)"', source.partition("# By question: the clause that")[2]))
    assert {"PM-031", "PM-335", "PM-543", "PM-246"} <= written
    assert heard().clauses <= written
    assert len(heard().clauses) >= 25
    check_refusals(written, WORDS)


def test_every_ending_has_words() -> None:
    assert {"ending-rounds-played", "ending-jordan-won"} <= heard().endings
    keys = heard().endings | {"ending-jordan-beaten", "tie-break-buried", "tie-break-shared"}
    for words in WORDS.values():
        assert all(words(key) for key in keys)


def test_every_part_of_a_score_sheet_has_words() -> None:
    for words in WORDS.values():
        for part in {*part_names(maracaibo().box), *JORDAN_PARTS, *COUNTERS}:
            assert part_words(words, part)


# Effects


def all_effects() -> list[EffectView]:
    box = maracaibo().box
    return faces_of(box).effects(box.effects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_box_is_put_into_words(language: str) -> None:
    explain = Explainer(WORDS[language])
    for effect in all_effects():
        said = explain.effect(effect)
        assert said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_effect_in_the_vocabulary_has_words(language: str) -> None:
    """A custom card may use effects and counters that no card of the box does."""
    file = tomllib.loads((HOME / "components.toml").read_text(encoding="utf-8"))["vocabulary"]
    values: dict[str, object] = {
        **dict.fromkeys(("n", "max", "plus", "extra", "cost", "limit", "every"), 2),
        "half": 1,
        "dice": "gold",
        "die": "pearl",
        "what": "quest",
    }
    explain = Explainer(WORDS[language])
    kinds = {**file["instant"], **file["ongoing"], **file["income"], **file["endgame"]}
    for kind, names in kinds.items():
        for counter in file["counters"]:
            params = {name.rstrip("?"): values.get(name.rstrip("?")) for name in names}
            params = {name: value for name, value in params.items() if value is not None}
            params["per"] = counter
            params["of"] = "vp" if kind == "income_now" else ["crew"] if kind == "acquire" else ["gold", "pearl"]
            inner = [EffectView("vp", {"n": 3}, [])]
            said = explain.effect(EffectView(kind, params, [inner, inner]))  # type: ignore[arg-type]
            assert said
            assert "{" not in said


def test_a_card_is_composed_from_its_effects() -> None:
    cards = {card.id: card for card in faces_of(maracaibo().box).cards}
    english, dutch, french = (Explainer(WORDS[language]) for language in LANGUAGES)
    assert english.card(cards["tavern"]) == "residence; costs 13; at the end: 4 VP per crew card, at most 24"
    assert dutch.card(cards["cabin_boy"]) == "bemanning; kost 3; 4 OP aan het eind; elke ronde: 2 dubloenen"
    assert french.card(cards["tortuga"]) == "lieu ; (pillage +2 ou prendre une quête), 1 PV par carte Équipage"


def test_a_card_that_nobody_named_is_called_by_its_id() -> None:
    assert Explainer(WORDS["nl"]).name("golden_parrot") == "Golden parrot"
    assert Explainer(WORDS["nl"]).name("q07") == "q07"
    assert Explainer(WORDS["nl"]).name("sea_snake") == "Zeeslang"


def test_dice_and_opponents_are_told_in_the_readers_language() -> None:
    dutch = WORDS["nl"]
    rolled = tell(dutch, "rolled", {"seat": 0, "dice": ["gold 4", "pearl 2"]}, ["jij", "Anna"], 0)
    assert rolled == "Je gooit goud 4, parel 2."
    paid = {"seat": 1, "opponent": 0, "doubloons": 1}
    assert tell(dutch, "paid-opponent", paid, ["jij", "Anna"], 0) == "Anna betaalt jou 1 dubloen."  # type: ignore[arg-type]


def test_what_a_custom_card_leaves_out_is_said_all_the_same() -> None:
    """A set that names no treasures is one of each; a treasure may be of the raid's type or another."""
    english, dutch, french = (Explainer(WORDS[language]) for language in LANGUAGES)
    sets = EffectView("vp_per", {"per": "treasure_set", "n": 2}, [])
    assert english.effect(sets) == "2 VP per set (gold + emerald + pearl)"
    mixed = EffectView("treasure", {"of": ["die", "gold"]}, [])
    assert english.effect(mixed) == "1 treasure (the raid’s type or gold)"
    assert dutch.effect(mixed) == "1 schat (de soort van de plundering of goud)"
    assert french.effect(mixed) == "1 trésor (le type du pillage ou or)"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your income: 1 doubloon, 2 points."),
        ("nl", "Jouw inkomen: 1 dubloen, 2 punten."),
        ("fr", "Votre revenu : 1 en doublons, 2 en points."),
    ],
)
def test_one_doubloon_of_income_is_no_plural(language: str, said: str) -> None:
    assert tell(WORDS[language], "income", {"seat": 0, "doubloons": 1, "points": 2}, ["you"], 0) == said
