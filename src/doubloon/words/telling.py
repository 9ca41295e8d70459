"""Events and prompts in words: turns what a game tells into the arguments that its messages expect.

A message about a seat takes `$who`, the seat's name, and `$you`, "yes" if the reader sits there; about a second seat
`$opponent` and `$opponent_you`. A party is a seat, or a virtual player without one. A list becomes one text. A word
or number of the game, such as the pattern "I2", is put in the reader's language if there is a message for it
(`patterns-I2`), and a piece is called by the name that it was given. Places are counted from 1 for people. What a
presentation says (`core/shown.py`) may be said within it. A name that shouts ends its sentence itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from doubloon.core.move import Field
from doubloon.core.shown import Arg, Said, Text
from doubloon.words import Words

NOTHING_CALLED: Mapping[str, Arg] = {}


def tell(
    words: Words,
    kind: str,
    args: dict[str, Field],
    names: list[str],
    reader: int,
    called: Mapping[str, Arg] = NOTHING_CALLED,
) -> str:
    """The line of the log for an event, read by a seat; -1 is a spectator. `called` is what its presentation adds."""
    return as_sentence(say(words, Said(f"event-{kind}", {**args, **called}), names, reader))


def say(words: Words, text: Text, names: list[str], reader: int) -> str:
    """What a presentation says, in the reader's words."""
    if isinstance(text, str):
        return text
    if not text.key:
        return words.joint(text.by).join(say(words, part, names, reader) for part in text.parts)
    if text.otherwise and not words.has(text.key):
        return text.otherwise
    return words(text.key, **fill(words, text.args, names, reader)).replace("!.", "!")


def fill(words: Words, args: Mapping[str, Arg], names: list[str], reader: int) -> dict[str, object]:
    """The arguments of a message."""
    filled: dict[str, object] = {}
    for name, value in args.items():
        if isinstance(value, Said):
            filled[name] = say(words, value, names, reader)
        elif name == "seat" and isinstance(value, int):
            filled["who"] = names[value]
            filled["you"] = "yes" if value == reader else "no"
        elif name == "party" and isinstance(value, int):
            # A seat, or somebody who plays along without one and has a name of his own.
            seated = value < len(names)
            filled["who"] = names[value] if seated else words("party-unseated")
            filled["you"] = "yes" if seated and value == reader else "no"
        elif name == "opponent" and isinstance(value, int):
            filled["opponent"] = names[value]
            filled["opponent_you"] = "yes" if value == reader else "no"
        elif name == "place" and isinstance(value, int):
            filled["place"] = value + 1
        elif not isinstance(value, int | str):
            said = [part if isinstance(part, Said) else _in_words(words, name, part) for part in value]
            filled[name] = ", ".join(say(words, part, names, reader) for part in said)
        elif isinstance(value, str | int) and words.has(f"{name}s-{value}"):
            filled[name] = words.piece(f"{name}s", str(value))
        else:
            filled[name] = value
    return filled


def _in_words(words: Words, name: str, part: str) -> str:
    """A part of a list, such as "gold 4" among the dice: its first word in the reader's language, if there is one."""
    first, *rest = part.split(" ")
    return " ".join([words(f"{name}-{first}"), *rest]) if words.has(f"{name}-{first}") else part


def as_sentence(text: str) -> str:
    """The same text with a capital in front, unless it begins with a place such as f3."""
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


def seat_names(words: Words, players: list[str], reader: int) -> list[str]:
    """How each seat is called: the reader is "you", other people and bots carry their seat."""
    return [_seat_name(words, player, seat, reader) for seat, player in enumerate(players)]


def _seat_name(words: Words, player: str, seat: int, reader: int) -> str:
    number = seat + 1
    if player == "you":
        return words("seat-you") if seat == reader else words("seat-human", number=number)
    player = "".join(sign if sign.isprintable() else "?" for sign in player)  # records can come from anybody
    kind, _, strength = player.partition(":")
    name = words(f"bot-{kind}") if words.has(f"bot-{kind}") else kind
    return words("seat-bot", name=f"{name} {strength}".strip(), number=number)
