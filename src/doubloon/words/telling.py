"""Events and prompts in words: turns what a game tells into the arguments that its messages expect.

A message about a seat takes `$who`, the seat's name, and `$you`, "yes" if the reader sits there; about a second seat
`$opponent` and `$opponent_you`. A party is a seat, or a virtual player without one. A list becomes one text. A word
or number of the game, such as the pattern "I2", is put in the reader's language if there is a message for it
(`patterns-I2`), and a piece is called by the name that it was given. Places are counted from 1 for people.
"""

from __future__ import annotations

from doubloon.core.move import Field
from doubloon.words import Words


def tell(words: Words, kind: str, args: dict[str, Field], names: list[str], reader: int) -> str:
    """The line of the log for an event, read by a seat; -1 is a spectator."""
    said = words(f"event-{kind}", **fill(words, args, names, reader))
    return as_sentence(said.replace("!.", "!"))  # a name that shouts ends the sentence itself


def fill(words: Words, args: dict[str, Field], names: list[str], reader: int) -> dict[str, object]:
    """The arguments of a message."""
    filled: dict[str, object] = {}
    for name, value in args.items():
        if name == "seat" and isinstance(value, int):
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
        elif isinstance(value, list):
            filled[name] = ", ".join(_in_words(words, name, part) for part in value)
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
    """The same text with a capital in front."""
    return text[:1].upper() + text[1:]


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
