"""`doubloon games`: what can be played."""

from __future__ import annotations

import argparse

from doubloon.commands import arguments


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers, "games", "List the games with their seats, options, rulesets and move tables.", ["", "--json"]
    )
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.commands.output import print_json
    from doubloon.registry import find_game, game_ids

    games = [find_game(id) for id in game_ids()]
    if given.json:
        listed = [
            {
                "id": game.id,
                "title": game.title,
                "seats": [game.min_seats, game.max_seats],
                "options": [
                    {
                        "name": option.name,
                        "default": option.format(option.default),
                        "allowed": option.allowed(),
                        "rule": option.rule,
                    }
                    for option in game.declared
                ],
                "ruleset": game.ruleset,
                "moves": len(game.table),
            }
            for game in games
        ]
        print_json({"games": listed})
        return 0
    for game in games:
        seats = f"{game.min_seats} to {game.max_seats} seats"
        print(f"{game.id}: {game.title}, {seats}, ruleset {game.ruleset}, {len(game.table)} moves")
        for option in game.declared:
            default = option.format(option.default)
            print(f"    --option {option.name}={default}    {option.allowed()} ({option.rule})")
    return 0
