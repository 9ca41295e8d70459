"""What is known of quests that lie face down, in hands and in the deck: a number beside each card, its tag.

A tag has three parts. What all know of the face: nothing, all of it, or a group of cards of which it is one. The mix,
if there is one: cards of a hand from which one was discarded unseen, together with that one; all know which cards
they were, but not any more which is which. And who knows this very card without holding it: those who discarded it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.maracaibo.player import Player

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

UNSEEN: Final = 0
SEEN: Final = 1
FIRST_GROUP: Final = 2  # and above: one of a group whose order is unknown

_MIX: Final = 16  # where the number of the mix begins; 0 is none
_KNOWERS: Final = 32
_FACE: Final = (1 << _MIX) - 1
_ALL_KNOW: Final = (1 << _KNOWERS) - 1  # the parts that are the same for everybody


def face_of(tag: int) -> int:
    """What all know of the face: UNSEEN, SEEN or a group."""
    return tag & _FACE


def mix_of(tag: int) -> int:
    return (tag & _ALL_KNOW) >> _MIX


def with_face(tag: int, face: int) -> int:
    """The tag of the same place with another card on it."""
    return tag & ~_FACE | face


def known_to(tag: int, seat: int) -> bool:
    """Does a seat that does not hold this card know it for certain? Spectators (-1) know what all know."""
    return tag & _ALL_KNOW == SEEN or (seat >= 0 and tag >> _KNOWERS + seat & 1 == 1)


def discard_unseen(state: MaracaiboState, seat: int, place: int) -> int:
    """A card of a hand goes away, and only its owner learns which: the tag that it goes with. (PM-232, PM-234)"""
    player = state.players[seat]
    if len(player.tags) > 1:
        _blur(state, player)
    return player.tags[place] | 1 << _KNOWERS + seat


def _blur(state: MaracaiboState, player: Player) -> None:
    """Others cannot tell the cards of this hand apart any more; those that looked alike before need no mix for it."""
    looks = {_look(tag) for tag in player.tags}
    player.tags = tuple([tag & _ALL_KNOW for tag in player.tags])
    if len(looks) == 1 and SEEN not in looks:
        return
    state.quest_mixes += 1
    mixed = state.quest_mixes
    old = {mix_of(tag) for tag in player.tags} - {0}
    player.tags = tuple([_mixed(tag, mixed) for tag in player.tags])
    _remix(state, old, mixed)  # a hand that was mixed before: who can tell what went where


def _look(tag: int) -> int:
    """By what others tell a card from the next one in the same hand."""
    return tag & _ALL_KNOW & ~_FACE if mix_of(tag) else face_of(tag)


def _mixed(tag: int, mix: int) -> int:
    return tag & ~(_ALL_KNOW & ~_FACE) | mix << _MIX


def _remix(state: MaracaiboState, old: set[int], mix: int) -> None:
    """Cards of these mixes belong to another one now; 0 is none."""
    if not old:
        return
    state.deck_tags = tuple([_mixed(tag, mix) if mix_of(tag) in old else tag for tag in state.deck_tags])
    for player in state.players:
        player.tags = tuple([_mixed(tag, mix) if mix_of(tag) in old else tag for tag in player.tags])


def came_to_light(state: MaracaiboState, tag: int) -> None:
    """A face-down card was turned up: of a mix of two, all know the other one, too."""
    mix = mix_of(tag)
    if mix == 0:
        return
    left = [other for other in state.deck_tags if mix_of(other) == mix]
    for player in state.players:
        left += [other for other in player.tags if mix_of(other) == mix]
    if len(left) == 1:
        _remix(state, {mix}, 0)
