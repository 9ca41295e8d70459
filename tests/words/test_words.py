"""The words: three languages that say the same, and none missing when a game needs it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from doubloon import words as package
from doubloon.core.shown import Said
from doubloon.registry import find_game, game_ids
from doubloon.words import LANGUAGES, MissingWords, UnknownLanguage, Words, language_of_machine, message_files
from doubloon.words.messages import Messages
from doubloon.words.telling import say, seat_names

SOURCE = Path(package.__file__).parents[1]
GAMES = [None, *game_ids()]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file with their variables; anything that Fluent cannot read fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def common(language: str) -> dict[str, set[str]]:
    return messages(message_files(language)[0])


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_define_the_same_messages_with_the_same_variables(language: str, game_id: str | None) -> None:
    english, other = (messages(message_files(code, game_id)[-1]) for code in ("en", language))
    assert list(english) == list(other)
    assert english == other


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_read_alone_says_what_it_says_in_its_file(language: str, game_id: str | None) -> None:
    """The last first, so that nothing to which a message refers has been read before it."""
    whole = FluentBundle([language], use_isolating=False)
    paths = message_files(language, game_id)
    for path in paths:
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    alone = Messages(language, game_id)
    for key, variables in reversed(messages(paths[-1]).items()):
        args: dict[str, object] = dict.fromkeys(variables, 2)
        value = whole.get_message(key).value
        assert value
        text, errors = alone.fill(key, args)
        assert (text, [str(error) for error in errors]) == _said(whole.format_pattern(value, args))
    assert alone.fill("no-such-message", {}) == (None, [])


def _said(answer: tuple[object, list[Exception]]) -> tuple[str, list[str]]:
    text, errors = answer
    return str(text), [str(error) for error in errors]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_games_messages_do_not_hide_common_ones(game_id: str) -> None:
    assert not common("en").keys() & messages(message_files("en", game_id)[-1]).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_vocabulary_is_that_of_the_names_file(language: str) -> None:
    names = tomllib.loads((SOURCE / "games/silver_gold/NAMES.toml").read_text(encoding="utf-8"))
    words = Words(language, "silver_gold")
    sections = {section: terms for section, terms in names.items() if isinstance(terms, dict)}
    assert sum(len(terms) for terms in sections.values()) > 90
    for section, terms in sections.items():
        for key, term in terms.items():
            assert words(f"{section}-{key.replace('_', '-')}") == term[language]


@pytest.mark.parametrize(
    ("key", "section"),
    [("choices-extra", "actions-bonus-box"), ("table-display", "components-display"), ("table-turn", "flow-turn")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_the_vocabulary(language: str, key: str, section: str) -> None:
    words = Words(language, "silver_gold")
    assert words(section) in words(key, **{"place": 1, "card": "PU01"} if key == "choices-extra" else {})


def test_every_common_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    made_up = re.compile(r"^(bot|help|preset|undo)-")  # the rest of these keys is put together
    unused = [key for key in common("en") if f'"{key}"' not in code and not made_up.match(key)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_option_and_value_is_explained(game_id: str, language: str) -> None:
    words = Words(language, game_id)
    for option in find_game(game_id).declared:
        for seats in (1, 3):
            assert words(f"option-{option.name}") != words(f"option-{option.name}-help", seats=seats)
            for value in option.samples():
                assert words(f"option-{option.name}-{option.format(value)}", seats=seats)


def test_a_missing_message_is_an_error_and_never_shown() -> None:
    with pytest.raises(MissingWords, match="'no-such-words' are missing in nl"):
        Words("nl")("no-such-words")


def test_a_missing_argument_is_an_error_and_never_shown() -> None:
    with pytest.raises(MissingWords, match="'closing-seed' in fr cannot be filled in"):
        Words("fr")("closing-seed")


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="no words in 'de'; the languages are en, nl, fr"):
        Words("de")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_NL", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_machine_chooses_the_language(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, setting in settings.items():
        monkeypatch.setenv(variable, setting)
    assert language_of_machine() == language


def test_plurals_are_right() -> None:
    dutch = Words("nl", "silver_gold")
    assert dutch("event-palm", who="Anna", you="no", points=1) == "Een palmboom: Anna krijgt 1 punt."
    assert dutch("event-palm", who="Anna", you="yes", points=4) == "Een palmboom: je krijgt 4 punten."
    french = Words("fr", "silver_gold")
    assert french("event-plan-coins", who="Anna", you="no", count=1, coins=5).startswith("Anna note 1 pièce et")
    assert french("event-plan-coins", who="Anna", you="no", count=2, coins=6).startswith("Anna note 2 pièces et")


def test_seats_have_names() -> None:
    words = Words("en")
    assert seat_names(words, ["you", "greedy", "search:2000"], 0) == ["you", "greedy (2)", "searcher 2000 (3)"]
    assert seat_names(words, ["you", "random", "you"], -1) == ["player 1", "random (2)", "player 3"]
    assert seat_names(words, ["Anna\x1b[2J"], 0) == ["Anna?[2J (1)"]


class Glued(Visitor):
    """Collects where French lacks the space in front of a sign, or behind an opening quotation mark."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        text = "".join(part.value if isinstance(part, ast.TextElement) else "{…}" for part in node.elements)
        if re.search(r"[^\s?!][?!:;»]|«\S", text):
            self.texts.append(text)
        self.generic_visit(node)


FRENCH = [message_files("fr", game_id)[-1] for game_id in GAMES] + sorted(
    (SOURCE.parents[1] / "web/src/words/fr").glob("*.ftl")
)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "-".join(path.parts[-3:]))
def test_french_sets_its_signs_apart(path: Path) -> None:
    glued = Glued()
    glued.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert glued.texts == []


def test_french_sets_signs_apart_that_come_between_two_texts() -> None:
    said = Said(parts=["2 cartes", "1 cube"], by="; ")
    assert [say(Words(language), said, [], -1) for language in LANGUAGES] == [
        "2 cartes; 1 cube",
        "2 cartes; 1 cube",
        "2 cartes ; 1 cube",
    ]
