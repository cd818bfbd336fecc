"""Many comparisons at once: which of them may be called differences (Benjamini and Hochberg's procedure)."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

Q = 0.05
"""Of what is called a difference, so large a share at most is none, on average."""


def chance_of(value: float, error: float) -> float:
    """How likely an estimate is so far from nothing, or farther, by luck alone (two-sided, normal)."""
    if error <= 0:
        return 0.0 if value else 1.0
    return erfc(abs(value) / error / sqrt(2))


def discoveries(chances: Sequence[float], q: float = Q) -> list[bool]:
    """For every one of a family of comparisons whether it may be called a difference."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    last = 0
    for rank, at in enumerate(order, 1):
        if chances[at] <= q * rank / len(chances):
            last = rank
    kept = set(order[:last])
    return [at in kept for at in range(len(chances))]
