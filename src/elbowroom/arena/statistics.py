"""The little statistics that reports of many games need."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054  # the normal distribution has 95 % within so many standard deviations


def wilson(wins: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share; shared wins may count as fractions. Without trials nothing is known.

    >>> low, high = wilson(50, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.404 to 0.596'
    """
    if trials < 1:
        return (0.0, 1.0)
    share = wins / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z / scale * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    low, high = middle - reach, middle + reach
    return (max(0.0, min(share, low)), min(1.0, max(share, high)))  # rounding must not push the share out
