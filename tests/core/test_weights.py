"""What was learned, as a file: whole and of the right shape, or told why not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doubloon import registry
from doubloon.core.learned import Learned
from doubloon.core.steering import Steering
from doubloon.core.weights import BadWeights, read_weights, weights_text

TRAITS = ["cubes", "cards"]
WHOLE = weights_text(TRAITS, [[1, -2], [30, 400]], {"made_by": 'a "test"'})


def test_weights_are_thousandths_of_a_point_by_phase() -> None:
    learned = Learned([[1000, -500], [0, 250]])
    assert learned.points(0, [3, 2]) == 2.0
    assert learned.points(1, [3, 2]) == 0.5


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "learned.toml"
    path.write_text(WHOLE, encoding="utf-8")
    assert read_weights(path, TRAITS, 2).rows == [[1, -2], [30, 400]]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (WHOLE.replace("400", "401"), "damaged"),
        (WHOLE.replace("cards", "coins"), "other traits"),
        (WHOLE.replace("400", "4.5"), "whole numbers"),
        (WHOLE[:-4], "no TOML"),
        ("", "other traits"),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "learned.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadWeights, match=said):
        read_weights(path, TRAITS, 2)


def test_without_the_file_a_game_is_steered_by_hand_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "weights_file", lambda id: tmp_path / "learned.toml")
    steering: Steering[Any] = Steering()
    assert registry.taught("a_game", steering).learned is None
    assert not capsys.readouterr().err  # nothing was promised
    monkeypatch.setattr(registry, "LEARNED", ("a_game",))
    assert registry.taught("a_game", steering).learned is None
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "a_game" in told
    assert "there is no learned.toml" in told
