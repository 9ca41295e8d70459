"""Snapshots of tables: what a long log has led to, as bytes. A cache, never the truth, which is the log.

One that another Doubloon made, or that does not fit, is left aside, and the log is folded from the start.
"""

from __future__ import annotations

import logging
import zlib

import msgspec
from msgspec import Struct

from doubloon import __version__
from doubloon.core.frozen import FrozenMatch
from doubloon.core.trail import Trail
from doubloon.server.entries import Setup
from doubloon.server.eyes import Milestone
from doubloon.server.places import Place
from doubloon.server.protocol import Ask, ChatLine, Note
from doubloon.server.table import Table
from doubloon.server.writing import Frozen

FORMAT = 7  # grows with every change of what is written here, or of what a table does with an entry
PACKED = 1  # little work for most of the gain: events repeat themselves

logger = logging.getLogger("doubloon")


class FrozenEyes(Struct, frozen=True, array_like=True):
    """A viewer without what it heard, which follows from the match."""

    milestones: list[Milestone]
    dropped: int
    looks: int
    epoch: int
    asked: int


class FrozenTable(Struct, frozen=True, array_like=True):
    """All that a table holds; what is fixed about it comes along, so that no snapshot is taken for another's."""

    setup: Setup
    seq: int
    places: list[dict[str, str | bool | int | list[str]]]
    match: FrozenMatch | None
    chat: list[ChatLine]
    said: int
    asks: list[Ask]
    last_ask: int
    notes: list[Note]
    noted: int
    at: int
    rematch: str | None
    analyses: dict[int, str]
    face: int
    eyes: dict[int, FrozenEyes]
    hands: list[dict[str, int | bool]]
    rested: int
    lent: list[int]


_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[FrozenTable] = msgspec.msgpack.Decoder(FrozenTable)


def made_by(setup: Setup) -> str:
    """Who can use a snapshot of such a table: the same Doubloon with the same rules."""
    return f"{__version__} {FORMAT} {setup.game} {setup.ruleset}"


def freeze(table: Table, changed: int = 0) -> Frozen:
    eyes = {
        viewer: FrozenEyes(list(one.milestones), one.dropped, one.looks, one.epoch, one.asked)
        for viewer, one in table.eyes.items()
    }
    frozen = FrozenTable(
        setup=table.setup,
        seq=table.seq,
        places=[vars(place) for place in table.places],
        match=FrozenMatch.of(table.match) if table.match else None,
        chat=table.chat,
        said=table.said,
        asks=list(table.asks.values()),
        last_ask=table.last_ask,
        notes=table.notes,
        noted=table.noted,
        at=table.at,
        rematch=table.rematch,
        analyses=table.analyses,
        face=table.face,
        eyes=eyes,
        hands=[vars(hand) for hand in table.clocks.hands],
        rested=table.clocks.rested,
        lent=table.lent,
    )
    data = zlib.compress(_encoder.encode(frozen), PACKED)
    return Frozen(table.setup.id, table.seq, made_by(table.setup), data, changed)


def thaw(setup: Setup, kept: Frozen) -> Table | None:
    """The table as it was; None if this snapshot is of no use here."""
    if kept.made_by != made_by(setup):
        return None
    try:
        frozen = _decoder.decode(zlib.decompress(kept.data))
        if (frozen.setup, frozen.seq) != (setup, kept.seq):
            return None
        return _thawed(frozen)
    except Exception as error:
        logger.warning("table %s: its snapshot is left aside (%s: %s)", setup.id[:6], type(error).__name__, error)
        return None


def _thawed(frozen: FrozenTable) -> Table:
    table = Table(frozen.setup)
    table.seq = frozen.seq
    table.places = [_place(fields) for fields in frozen.places]
    table.match = frozen.match.thaw(table.game) if frozen.match else None
    table.chat, table.said = frozen.chat, frozen.said
    table.asks = {ask.id: ask for ask in frozen.asks}
    table.last_ask = frozen.last_ask
    table.notes, table.noted = frozen.notes, frozen.noted
    table.at = frozen.at
    table.rematch = frozen.rematch
    table.analyses = frozen.analyses
    table.face = frozen.face
    for viewer, kept in frozen.eyes.items():
        eyes = table.eyes[viewer]
        eyes.milestones = Trail(kept.milestones)
        eyes.dropped, eyes.looks, eyes.epoch, eyes.asked = kept.dropped, kept.looks, kept.epoch, kept.asked
        if table.match:
            eyes.listen(table.match.told(), viewer)
    for hand, kept_hand in zip(table.clocks.hands, frozen.hands, strict=True):
        vars(hand).update(kept_hand)
    table.clocks.rested = frozen.rested
    table.lent = frozen.lent
    return table


def _place(fields: dict[str, str | bool | int | list[str]]) -> Place:
    place = Place()
    vars(place).update(fields)
    return place
