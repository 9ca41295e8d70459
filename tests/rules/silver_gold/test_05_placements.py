"""Chapter 5, choice: every placement on every card, against the catalogue and against a second opinion."""

from __future__ import annotations

import pytest

from tests.rules.silver_gold.story import (
    CATALOGUE,
    FIGURES,
    PATTERNS,
    card_ids,
    placements,
    rules,
)


def oracle() -> dict[str, list[int]]:
    """The catalogue's table: card id -> number of placements, in the order of PATTERNS."""
    text = CATALOGUE.read_text(encoding="utf-8").split("Per card, as a test oracle")[1].split("```")[1]
    words = text.split()
    return {words[at]: [int(word) for word in words[at + 1 : at + 7]] for at in range(0, len(words), 7)}


def turned(figure: list[str]) -> list[str]:
    return ["".join(column) for column in zip(*figure[::-1])]


def mirrored(figure: list[str]) -> list[str]:
    return [row[::-1] for row in figure]


def second_opinion(rows: list[str], figure: list[str]) -> set[tuple[str, ...]]:
    """Lay paper figures on a drawn card: turn them, flip them, push them over it box by box."""
    found = set()
    for flipped in (figure, mirrored(figure)):
        for _ in range(4):
            flipped = turned(flipped)
            for down in range(len(rows) - len(flipped) + 1):
                for across in range(len(rows[0]) - len(flipped[0]) + 1):
                    covered = [
                        (row + down, column + across)
                        for row, line in enumerate(flipped)
                        for column, sign in enumerate(line)
                        if sign == "#"
                    ]
                    if all(rows[row][column] != "~" for row, column in covered):
                        found.add(tuple("abcd"[column] + str(row + 1) for row, column in sorted(covered)))
    return found


@pytest.mark.rule("SG-040", "SG-041", "SG-138", "SG-011", "A-05")
def test_as_many_placements_as_the_catalogue_says() -> None:
    counted = {card: [len(placements(card, pattern)) for pattern in PATTERNS] for card in card_ids()}
    assert counted == oracle()
    assert sum(sum(counts) for counts in counted.values()) == 3002


@pytest.mark.rule("SG-039", "SG-040", "SG-041", "SG-138", "A-05")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_exactly_the_placements_that_paper_figures_find(pattern: str) -> None:
    for card in rules().deck:
        found = placements(card.id, pattern)
        assert len(found) == len(set(found)), card.id
        assert set(found) == second_opinion(card.rows, FIGURES[pattern]), card.id


@pytest.mark.rule("SG-045")
def test_the_cards_on_which_a_pattern_has_no_room() -> None:
    def without(pattern: str) -> list[str]:
        return [card for card in card_ids() if not placements(card, pattern)]

    assert without("T4") == ["OR01", "GN01", "GY03"]
    assert without("O4") == ["OR01", "GN01", "GY01", "GY02", "GY03"]
    assert [without(pattern) for pattern in ("I2", "I3", "V3", "L4")] == [[], [], [], []]


@pytest.mark.rule("SG-040", "SG-138")
def test_the_bare_board_has_157_placements() -> None:
    # Engine notes: on the bare board of 4 by 4
    counts = [len(second_opinion(["...."] * 4, FIGURES[pattern])) for pattern in PATTERNS]
    assert counts == [24, 16, 36, 48, 24, 9]
    # and the table of moves has each of them for both working places
    crossings = [move for move in rules().moveset if move.kind == "cross"]
    assert len(crossings) == 2 * sum(counts) == 2 * 157
