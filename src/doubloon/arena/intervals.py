"""How sure a share of wins is: intervals of 95 %, which also hold near 0 and 1."""

from __future__ import annotations

from math import sqrt

Z = 1.959964  # 95 %


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval of a share of so many games."""
    if games == 0:
        return 0.0, 1.0
    centre = share + Z * Z / (2 * games)
    around = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - around) / scale), min(1.0, (centre + around) / scale)


def interval(shares: list[float]) -> tuple[float, float]:
    """That of the mean of shares from 0 to 1: as many games count as would have the spread that these have."""
    count = len(shares)
    if count < 2:
        return 0.0, 1.0
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / (count - 1)
    full = mean * (1 - mean)
    return wilson(mean, count * full / spread if spread > full / 4 else count * 4)
