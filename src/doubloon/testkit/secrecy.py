"""Nobody learns what is not theirs to know: shown by imagining it again and looking for a difference."""

from __future__ import annotations

from base64 import b64encode

from doubloon.core.chair import Chair
from doubloon.core.errors import DoubloonError
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.testkit.games import broken_law
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import (
    Position,
    any_move_of,
    difference,
    heard,
    name_of,
    play_on,
    seen,
    seen_but_ply,
    walk,
)

WORLDS = 2
TRIES = 60  # a thing with two possibilities stays the same so often once in 10**18
PLAY_OUT_EVERY = 12
PREVIEWS = 12  # moves a seat and ply


def views_keep_secrets(kit: Kit, table: KitTable) -> None:
    """What a seat sees is the same in every world that it holds possible; nothing secret is written in it."""
    laws = kit.laws(kit.start(table))
    for at in walk(kit, table):
        if not at.probe:
            continue
        before = at.state.to_bytes()
        for viewer in at.viewers:
            view = seen(at.state, viewer)
            _holds_no_key(at, viewer, view)
            rng = at.rng(f"view {viewer}")
            for _ in range(WORLDS):
                world = at.state.imagine(viewer, rng)
                other = seen(world, viewer)
                if other != view:
                    where = difference(view, other)
                    raise at.failed(f"{name_of(viewer)} can tell an imagined world from the real one: {where}")
                broken = broken_law(laws, kit.laws(world))
                if broken:
                    raise at.failed(f"in a world that {name_of(viewer)} imagines, {broken}")
        if at.state.to_bytes() != before:
            raise at.failed("imagining a world changed the real one")


def imagining_uses_knowledge_alone(kit: Kit, table: KitTable) -> None:
    """The real world and one imagined from it give the same further worlds, and these can be played to the end."""
    for at in walk(kit, table):
        if not at.probe:
            continue
        for viewer in at.viewers:
            rng = at.rng(f"imagine {viewer}")
            here = at.state.imagine(viewer, rng.clone())
            there = at.state.imagine(viewer, at.rng("elsewhere")).imagine(viewer, rng.clone())
            if here.digest() != there.digest():
                raise at.failed(f"what {name_of(viewer)} imagines depends on what it cannot know")
            if here.rng.key == at.state.rng.key:
                raise at.failed(f"a world that {name_of(viewer)} imagines has the real random numbers to come")
            if at.ply // table.stride % PLAY_OUT_EVERY == 0:
                _plays_out(at, viewer, here)


def secrets_vary(kit: Kit, table: KitTable) -> None:
    """Each hidden thing that the game declares is really drawn again."""
    for at in walk(kit, table):
        if not at.probe:
            continue
        for viewer in at.viewers:
            rng = at.rng(f"secret {viewer}")
            kept = kit.secrets(at.state, viewer)
            for _ in range(TRIES):
                if not kept:
                    break
                imagined = kit.secrets(at.state.imagine(viewer, rng), viewer)
                kept = {name: value for name, value in kept.items() if imagined.get(name) == value}
            for name in kept:
                raise at.failed(f"{name_of(viewer)} always imagines the real {name!r}")


def moves_tell_no_more(kit: Kit, table: KitTable) -> None:
    """The same move in the real and in an imagined world tells a viewer the same, unless something is revealed."""
    for at in walk(kit, table):
        if at.probe or table.main:
            for viewer in at.viewers:
                for seat in at.state.deciders():
                    _tells_the_same(at, viewer, seat)


def previews_come_true(kit: Kit, table: KitTable) -> None:
    """What a preview promises happens."""
    for at in walk(kit, table):
        if at.probe or table.main:
            for seat in at.state.deciders():
                moves = at.state.moves(seat)
                for move in at.rng(f"previews {seat}").sample(moves, min(PREVIEWS, len(moves))):
                    _comes_true(at, seat, move)


def _comes_true(at: Position, seat: int, move: Move) -> None:
    preview = Chair(at.state, seat).preview(move, at.rng(f"preview {seat}"))
    promised = [(event.kind, event.args) for event in preview.events]
    real = at.state.clone()
    real.events = []
    real.play(seat, move)
    happened = heard(real.events, seat)
    if preview.final != (real.reveals != at.state.reveals):
        raise at.failed(f"the preview of {move.text!r} says final: {preview.final}, but it is not so")
    if happened[: len(promised)] != promised:
        raise at.failed(f"the preview of {move.text!r} promises {promised}, but this happened: {happened}")


def _tells_the_same(at: Position, viewer: int, seat: int) -> None:
    rng = at.rng(f"tell {viewer} {seat}")
    real, world = at.state.clone(), at.state.imagine(viewer, rng)
    move = any_move_of(real, seat, rng)
    if move not in world.moves(seat):
        return  # the mover knows more than the viewer; another ply will do
    real.events, world.events = [], []
    real.play(seat, move)
    world.play(seat, move)
    views = seen_but_ply(real, viewer), seen_but_ply(world, viewer)
    told = [_without_fleeting(at, heard(state.events, viewer)) for state in (real, world)]
    who = f"{name_of(viewer)}, when seat {seat + 1} plays {move.text!r},"
    open_question = not at.state.sealed or seat == viewer  # else how far the mover is with its answer may show
    if open_question and real.reveals == world.reveals == at.state.reveals:
        if views[0] != views[1]:
            where = difference(*views)
            raise at.failed(f"{who} sees something new although reveals has not moved: {where}")
        if heard(real.events, viewer) != heard(world.events, viewer):
            raise at.failed(f"{who} hears something new although reveals has not moved: {told}")
    if views[0] == views[1] and told[0] != told[1]:
        raise at.failed(f"{who} hears what no view shows: {told[0]}, but in an imagined world {told[1]}")


def _without_fleeting(at: Position, told: list[tuple[str, object]]) -> list[tuple[str, object]]:
    return [(kind, None if kind in at.kit.fleeting else args) for kind, args in told]


def _holds_no_key(at: Position, viewer: int, view: bytes) -> None:
    key = at.state.rng.key
    secrets: dict[str, list[bytes]] = {
        "the seed": [at.table.seed.encode()],
        "the key of the random numbers": [key.hex().encode(), b64encode(key).rstrip(b"=")],
        "the digest": [at.state.digest().encode()],
    }
    for name, spellings in secrets.items():
        if any(spelling in view for spelling in spellings):
            raise at.failed(f"{name_of(viewer)} can read {name} in its view")


def _plays_out(at: Position, viewer: int, world: State) -> None:
    rng: Rng = at.rng("play out")
    try:
        play_on(world, rng, at.kit.most_plies)
    except DoubloonError as error:
        raise at.failed(f"a world that {name_of(viewer)} imagines cannot be played on: {error}") from error
    except (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise at.failed(f"a world that {name_of(viewer)} imagines breaks down: {error!r}") from error
    if not world.over() or world.outcome() is None:
        raise at.failed(f"a world that {name_of(viewer)} imagines does not come to an end")
