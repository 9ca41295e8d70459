"""Which options of a table go together, as the rules of its game say; for the form, which greys out the rest."""

from __future__ import annotations

from doubloon.core.errors import BadOption, BadTable
from doubloon.core.game import Game
from doubloon.core.options import Options
from doubloon.registry import find_game, game_ids
from doubloon.server.catalogue import LANGUAGES, values_of
from doubloon.server.catalogue_api import Fit, Plan
from doubloon.server.gates import Refusal
from doubloon.server.protocol import Unfit
from doubloon.words import Words
from doubloon.words.refusing import refusal


def fit(id: str, plan: Plan) -> Fit:
    """What is wrong with a plan, and which values of each option would be."""
    if id not in game_ids():
        raise Refusal("schema", "unknown_game", "there is no such game")
    game = find_game(id)
    try:
        options = game.options([f"{name}={value}" for name, value in plan.options.items()])
    except BadTable as error:
        return Fit(unfit(game, error), {})
    wrong = _against(game, plan.seats, options)
    values = {option.name: _impossible(game, plan.seats, options, option.name) for option in game.declared}
    return Fit(unfit(game, wrong) if wrong else None, {name: found for name, found in values.items() if found})


def _impossible(game: Game, seats: int, options: Options, name: str) -> dict[str, Unfit]:
    """The values of an option that cannot be chosen, all else being as it is."""
    others = [one for one in options.text().split() if not one.startswith(f"{name}=")]
    found: dict[str, Unfit] = {}
    for value in values_of(game, name):
        error = _against(game, seats, game.options([*others, f"{name}={value}"]))
        if error is not None and error.option == name:  # else it is not this option's fault
            found[value] = unfit(game, error)
    return found


def _against(game: Game, seats: int, options: Options) -> BadTable | None:
    try:
        game.check(seats, options)
    except BadTable as error:
        return error
    return None


def unfit(game: Game, error: BadTable) -> Unfit:
    option = error.option if isinstance(error, BadOption) else ""
    said = {language: refusal(Words(language, game.id), error, typed=False) for language in LANGUAGES}
    return Unfit(option, error.clause, said)
