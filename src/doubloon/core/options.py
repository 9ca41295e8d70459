"""The options of a table: declared by a game, checked here, carried by every state and record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from doubloon.core.errors import BadOption

Value = str | int | bool
NONE_OF_THEM: Final = "no"


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(ABC):
    """One thing a table can decide before the game; `rule` is the clause that allows it."""

    def __init__(self, name: str, default: Value, rule: str) -> None:
        self.name = name
        self.default = default
        self.rule = rule

    @abstractmethod
    def parse(self, text: str) -> Value:
        """The value that a text stands for."""

    def check(self, value: Value) -> Value:
        """The value itself, if it is allowed."""
        return self.parse(self.format(value))

    def format(self, value: Value) -> str:
        """The text that parses back to the value."""
        return str(value)

    @abstractmethod
    def allowed(self) -> str:
        """The allowed values in words, for messages."""

    @abstractmethod
    def samples(self) -> list[Value]:
        """Values that tests should try, the default among them."""

    @abstractmethod
    def span(self) -> str:
        """The allowed values as one types them, in no language."""

    def refuse(self, text: str) -> BadOption:
        sentence = f"option {self.name} takes {self.allowed()}, not {text[:40]!r}"
        value, allowed = text[:40], self.span()
        return BadOption(sentence, "unfit-value", "", self.name, name=self.name, value=value, allowed=allowed)


class Flag(Option):
    """Yes or no."""

    def __init__(self, name: str, default: bool, rule: str) -> None:
        super().__init__(name, default, rule)

    def parse(self, text: str) -> Value:
        word = text.strip().lower()
        if word in ("yes", "on", "true", "1"):
            return True
        if word in ("no", "off", "false", "0"):
            return False
        raise self.refuse(text)

    def format(self, value: Value) -> str:
        return ("yes" if value else "no") if isinstance(value, bool) else str(value)

    def allowed(self) -> str:
        return "yes or no"

    def span(self) -> str:
        return "yes, no"

    def samples(self) -> list[Value]:
        return [False, True]


class OneOf(Option):
    """One of a few words."""

    def __init__(self, name: str, values: list[str], rule: str) -> None:
        super().__init__(name, values[0], rule)
        self.values = values

    def parse(self, text: str) -> Value:
        word = text.strip().lower()
        if word not in self.values:
            raise self.refuse(text)
        return word

    def allowed(self) -> str:
        return "one of " + self.span()

    def span(self) -> str:
        return ", ".join(self.values)

    def samples(self) -> list[Value]:
        return list(self.values)


class Several(Option):
    """Up to so many of a few words, in an order and joined by "-"; or "no"."""

    def __init__(self, name: str, values: list[str], most: int, rule: str) -> None:
        super().__init__(name, NONE_OF_THEM, rule)
        self.values = values
        self.most = most

    def parse(self, text: str) -> Value:
        word = text.strip().lower()
        if word == NONE_OF_THEM:
            return word
        named = word.split("-")
        if len(named) > self.most or not all(one in self.values for one in named):
            raise self.refuse(text)
        return word

    def allowed(self) -> str:
        return f"{NONE_OF_THEM}, or 1 to {self.most} joined by -, of {', '.join(self.values)}"

    def span(self) -> str:
        return f"{NONE_OF_THEM}, {', '.join(self.values)} (1–{self.most}: …-…)"

    def samples(self) -> list[Value]:
        return [NONE_OF_THEM, f"{self.values[-1]}-{self.values[min(1, len(self.values) - 1)]}"]


class Number(Option):
    """A whole number in a range."""

    def __init__(self, name: str, low: int, high: int, default: int, rule: str) -> None:
        super().__init__(name, default, rule)
        self.low = low
        self.high = high

    def parse(self, text: str) -> Value:
        word = text.strip()
        if not (word.isascii() and word.isdigit() and len(word) < 10 and self.low <= int(word) <= self.high):
            raise self.refuse(text)
        return int(word)

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def span(self) -> str:
        return f"{self.low}–{self.high}"

    def samples(self) -> list[Value]:
        numbers = {self.low, self.high}
        if isinstance(self.default, int):
            numbers.add(self.default)
        return sorted(numbers)


class Preset:
    """A table that people often want: `key` names it, `seats` is 0 where any number will do."""

    def __init__(self, key: str, seats: int = 0, options: list[str] | None = None) -> None:
        self.key = key
        self.seats = seats
        self.options = options or []


class Options:
    """Every option of a game with its value. Never changed once made."""

    def __init__(self, declared: list[Option], given: dict[str, Value]) -> None:
        self._declared = {option.name: option for option in declared}
        for name in given:
            if name not in self._declared:
                known = ", ".join(self._declared) or "none"
                sentence = f"there is no option {name[:40]!r}; this game has: {known}"
                raise BadOption(sentence, "unfit-option", name=name[:40], known=known)
        self._values = {name: option.check(given.get(name, option.default)) for name, option in self._declared.items()}
        # Every view and every position as bytes has it.
        self._text = " ".join([f"{name}={self._declared[name].format(value)}" for name, value in self._values.items()])

    def flag(self, name: str) -> bool:
        return self._values[name] is True

    def choice(self, name: str) -> str:
        return str(self._values[name])

    def number(self, name: str) -> int:
        value = self._values[name]
        assert isinstance(value, int)
        return value

    def values(self) -> dict[str, Value]:
        return dict(self._values)

    def text(self) -> str:
        """`name=value` for every option, as records and command lines write it."""
        return self._text


def parse_options(declared: list[Option], assignments: list[str]) -> Options:
    """The options that a list of `name=value` texts stands for."""
    by_name = {option.name: option for option in declared}
    given: dict[str, Value] = {}
    for assignment in assignments:
        name, equals, text = assignment.partition("=")
        name = name.strip()
        if not equals:
            sentence = f"an option is written name=value, not {assignment[:40]!r}"
            raise BadOption(sentence, "unfit-form", given=assignment[:40])
        if name in given:
            raise BadOption(f"option {name} is given twice; give it once", "unfit-twice", "", name, name=name)
        option = by_name.get(name)
        given[name] = option.parse(text) if option else text
    return Options(declared, given)
