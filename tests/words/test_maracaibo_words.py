"""Whatever Pirates of Maracaibo can say has words in every language: games are played and listened to."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from doubloon import registry
from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.move import Field
from doubloon.core.showing import showing_of
from doubloon.core.shown import Arg, Text
from doubloon.games.maracaibo.box.box import MODULES
from doubloon.games.maracaibo.box.effects import COUNTERS
from doubloon.games.maracaibo.game import maracaibo
from doubloon.games.maracaibo.rules.scoring import JORDAN_PARTS, part_names
from doubloon.games.maracaibo.seen.faces import EffectView, faces_of
from doubloon.games.maracaibo.showing.effects import card, effect
from doubloon.games.maracaibo.showing.names import card_name, figurehead_name
from doubloon.games.maracaibo.showing.people import part_name
from doubloon.games.maracaibo.showing.titles import quest_name, slot_name
from doubloon.text.signs import UNICODE
from doubloon.text.table import table_for
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import say, seat_names, tell
from tests.words.listening import Heard, check_prompts, check_refusals, check_undo, lines_told

GAMES = 100
HOME = Path(registry.__file__).parent / "games/maracaibo"
RULES = "\n".join(path.read_text(encoding="utf-8") for path in HOME.rglob("*.py"))
SHOWING = showing_of("maracaibo")
WORDS = {language: Words(language, "maracaibo") for language in LANGUAGES}


def spoken(words: Words, text: Text) -> str:
    return say(words, text, [], -1)


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
    found = re.findall(r'(?:Prompt\(|asked\(state, )"([a-z-]+)"(?: if fog else "([a-z-]+)")?', RULES)
    kinds = {key for keys in found for key in keys if key}
    assert {"move", "step", "improvement", "pay-for"} <= kinds
    assert len(kinds) == 33
    assert len(heard().questions()) >= 28
    check_prompts(heard(), kinds, WORDS)


def test_every_reason_against_taking_back_has_words() -> None:
    reasons = set(re.findall(r'reveal\("([a-z-]+)"\)', RULES)) | {"nothing", "others-moved"}
    check_undo(heard(), reasons, WORDS)


def test_every_refusal_has_words() -> None:
    lines = [line for line in RULES.splitlines() if re.search(r"\b(return|over_clause|ANOTHER_STEP)\b", line)]
    written = {
        clause
        for line in lines
        if not re.search("rompt|asked|unfit", line)
        for clause in re.findall(r'"(PM-\d+)"', line)
    }
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
            assert spoken(words, part_name(part))


# Names


MAPPED = re.compile(r"c\d+r\d+")  # where a card lies on the drawn map, beside the name of the card


def raw_ids() -> set[str]:
    """What the component file calls its pieces, for nobody to read: s07, q02, bm3, c5r2, u3, man_of_war, vp_per."""
    box = maracaibo().box
    ids = {card.id for card in box.cards} | {card.id for card in box.solo_cards} | {slot.id for slot in box.slots}
    ids |= {quest.id for quest in box.quests} | {tile.id for tile in box.tiles}
    ids |= {figurehead.id for figurehead in box.figureheads} | {effect.name for effect in box.effects}
    ids |= {name for layout in box.layouts for name in layout.names} | {"gulf", "maracaibo"}
    return ids | {node.id for node in box.nodes}


def read(text: str) -> list[str]:
    """The words of a line, a capital at its beginning made small: a sentence can begin with an id."""
    return re.findall(r"[\w’'-]+", text[:1].lower() + text[1:]) + re.findall(r"[\w’'-]+", text)


@cache
def forbidden(language: str) -> set[str]:
    """The ids that are no word of this language: English calls tobacco by its id, Dutch does not."""
    names = tomllib.loads((HOME / "NAMES.toml").read_text(encoding="utf-8"))
    terms = [term[language] for terms in names.values() if isinstance(terms, dict) for term in terms.values()]
    keys = {f"effects-{effect.name}" for effect in maracaibo().box.effects}
    effects = [WORDS[language](key) for key in keys if WORDS[language].has(key)]
    known = {word.lower() for text in [*terms, *effects] for word in re.findall(r"[\w’'-]+", text)}
    return {id for id in raw_ids() if id not in known}


class Said:
    """What was said in some games: questions and choices by language and kind, and every event."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str, str], None] = {}
        self.events: list[tuple[Event, int, dict[str, Arg]]] = []


@cache
def said() -> Said:
    found = Said()
    game = registry.find_game("maracaibo")
    for number in range(24):
        seats = 1 + number % 4
        options = [f"{module}={'yes' if (number * 11) >> bit & 1 else 'no'}" for bit, module in enumerate(MODULES)]
        match = Match(game, seats, f"names {number}", game.options(options))
        bot = make_bot("random", f"names {number}")
        tables = {language: table_for("maracaibo", WORDS[language], ["you"] * seats, UNICODE) for language in LANGUAGES}
        while match.state.deciders():
            seat = match.state.deciders()[0]
            view = match.state.view(seat)
            assert view.prompt is not None
            for language, surface in tables.items():
                page = say(WORDS[language], SHOWING.question(view), ["you"] * seats, seat)
                for text in (page, surface.question(view)):
                    found.asked[language, f"prompt {view.prompt.kind}", text] = None
                for move in view.prompt.moves:
                    found.asked[language, f"label {move.kind}", surface.label(view, move)] = None
            match.play(seat, bot.choose(Chair(match.state, seat)))
        view = match.state.view(0)
        found.events += [(event, seats, SHOWING.called(view, event.kind, event.args)) for event in match.events]
    return found


def test_no_event_names_anything_by_its_id() -> None:
    lines = 0
    for event, seats, called in said().events:
        for language, words in WORDS.items():
            line = tell(words, event.kind, event.args, seat_names(words, ["you"] * seats, 0), 0, called)
            assert not forbidden(language) & set(read(line)), line
            lines += 1
    assert lines > 10_000


def test_no_question_and_no_choice_names_anything_by_its_id() -> None:
    kinds = {what for _, what, _ in said().asked}
    assert {"prompt list", "prompt pay-for", "prompt market", "label slot", "label place", "label keep"} <= kinds
    for language, what, text in said().asked:
        mapped = MAPPED.sub("", text) if what.startswith("label ") else text
        assert not forbidden(language) & set(read(mapped)), f"{language}, {what}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    box, words = maracaibo().box, WORDS[language]
    named = [f"cards-{card.id}" for card in box.cards] + [f"spaces-{node.id}" for node in box.nodes]
    named += [f"figureheads-{figurehead.id}" for figurehead in box.figureheads]
    named += [f"spaces-{name}" for layout in box.layouts for name in layout.names]
    lists = {printed.name.partition(" ")[0] for printed in box.lists if printed.rest}
    nameless = {slot.id for slot in box.slots} | {tile.id for tile in box.tiles}
    named += [f"sources-{name}" for name in lists - nameless]
    assert [key for key in named if not words.has(key)] == []
    # and no two things of a kind have the same name
    for group in ("cards", "figureheads", "spaces"):
        called = [words(key) for key in set(named) if key.startswith(f"{group}-")]
        assert len(set(called)) == len(called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_name_is_called_by_what_it_says(language: str) -> None:
    """No two quests are called alike, and no slot or quest by a bare number."""
    faces, words = faces_of(maracaibo().box), WORDS[language]
    quests = [spoken(words, quest_name(face)) for face in faces.quests]
    assert len(set(quests)) == len(quests) == 28
    slots = [spoken(words, slot_name(slot)) for slot in faces.boards.slots]
    assert len(set(slots)) == 17  # two of them place a black market tile for 2 doubloons
    for name in [*quests, *slots]:
        assert re.search(r"[“‘«].*[^\W\d]{2}.*[”’»]", name), name


def test_a_discard_has_one_wording_for_its_owner_and_one_for_the_others() -> None:
    for language, owner, other in (
        ("en", "You discard the quest “7 buried treasures”.", "Anna discards a quest, face down."),
        ("nl", "Je legt de queeste ‘7 begraven schatten’ af.", "Anna legt een queeste gedekt af."),
        ("fr", "Vous défaussez la quête « 7 trésors enterrés ».", "Anna défausse une quête, face cachée."),
    ):
        names = ["you", "Anna"]
        args: dict[str, Field] = {"seat": 0, "quest": "q07"}
        called = SHOWING.called(maracaibo().new(2, "called").view(0), "quest-discarded", args)
        assert tell(WORDS[language], "quest-discarded", args, names, 0, called) == owner
        assert tell(WORDS[language], "quest-discarded-hidden", {"seat": 1}, names, 0) == other


# Effects


def all_effects() -> list[EffectView]:
    box = maracaibo().box
    return faces_of(box).effects(box.effects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_box_is_put_into_words(language: str) -> None:
    for each in all_effects():
        said = spoken(WORDS[language], effect(each))
        assert said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_effect_in_the_vocabulary_has_words(language: str) -> None:
    """A custom card may use effects and counters that no card of the box does."""
    file = tomllib.loads((HOME / "box/components.toml").read_text(encoding="utf-8"))["vocabulary"]
    values: dict[str, object] = {
        **dict.fromkeys(("n", "max", "plus", "extra", "cost", "limit", "every"), 2),
        "half": 1,
        "dice": "gold",
        "die": "pearl",
        "what": "quest",
    }
    kinds = {**file["instant"], **file["ongoing"], **file["income"], **file["endgame"]}
    for kind, names in kinds.items():
        for counter in file["counters"]:
            params = {name.rstrip("?"): values.get(name.rstrip("?")) for name in names}
            params = {name: value for name, value in params.items() if value is not None}
            params["per"] = counter
            params["of"] = "vp" if kind == "income_now" else ["crew"] if kind == "acquire" else ["gold", "pearl"]
            inner = [EffectView("vp", {"n": 3}, [])]
            said = spoken(WORDS[language], effect(EffectView(kind, params, [inner, inner])))  # type: ignore[arg-type]
            assert said
            assert "{" not in said


def test_a_card_is_composed_from_its_effects() -> None:
    cards = {card.id: card for card in faces_of(maracaibo().box).cards}
    english, dutch, french = (WORDS[language] for language in LANGUAGES)
    tavern, boy, tortuga = card(cards["tavern"]), card(cards["cabin_boy"]), card(cards["tortuga"])
    assert spoken(english, tavern) == "residence; costs 13; at the end: 4 VP per crew card, at most 24"
    assert spoken(dutch, boy) == "bemanning; kost 3; 4 OP aan het eind; elke ronde: 2 dubloenen"
    assert spoken(french, tortuga) == "lieu ; (pillage +2 ou prendre une quête), 1 PV par carte Équipage"


def test_a_card_that_nobody_named_is_called_by_its_id() -> None:
    dutch = WORDS["nl"]
    assert spoken(dutch, card_name("golden_parrot")) == "Golden parrot"
    assert spoken(dutch, figurehead_name("sea_snake")) == "Zeeslang"


def test_dice_and_opponents_are_told_in_the_readers_language() -> None:
    dutch = WORDS["nl"]
    rolled = tell(dutch, "rolled", {"seat": 0, "dice": ["gold 4", "pearl 2"]}, ["jij", "Anna"], 0)
    assert rolled == "Je gooit goud 4, parel 2."
    paid = {"seat": 1, "opponent": 0, "doubloons": 1}
    assert tell(dutch, "paid-opponent", paid, ["jij", "Anna"], 0) == "Anna betaalt jou 1 dubloen."  # type: ignore[arg-type]


def test_what_a_custom_card_leaves_out_is_said_all_the_same() -> None:
    """A set that names no treasures is one of each; a treasure may be of the raid's type or another."""
    english, dutch, french = (WORDS[language] for language in LANGUAGES)
    sets = EffectView("vp_per", {"per": "treasure_set", "n": 2}, [])
    assert spoken(english, effect(sets)) == "2 VP per set (gold + emerald + pearl)"
    mixed = EffectView("treasure", {"of": ["die", "gold"]}, [])
    assert spoken(english, effect(mixed)) == "1 treasure (the raid’s type or gold)"
    assert spoken(dutch, effect(mixed)) == "1 schat (de soort van de plundering of goud)"
    assert spoken(french, effect(mixed)) == "1 trésor (le type du pillage ou or)"


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
