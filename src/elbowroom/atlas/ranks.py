"""How far two atlases put the tiles into the same order: a rank correlation of the true effects, with an interval.

The correlation of two lists of noisy estimates is too near to nothing. So the true effects of both are taken for draws
from a bivariate normal distribution; its two spreads and its correlation are weighed on a grid by how well they explain
the estimates, and true effects are drawn accordingly. Every draw has its rank correlation; their middle, and the bounds
that leave out one in forty at either end, are what is told.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .discovery import chance_of, discoveries
from .model import Array, Family, contrasts

_GRID = 7
_CORRELATIONS = np.linspace(-0.96, 0.96, 17)
_DRAWS = 1000
FEWEST = 4
"""Tiles without which nothing is said."""


@dataclass(frozen=True)
class Agreement:
    """The rank correlation over so many tiles, its interval, that of the estimates themselves, and how many tiles may
    be said to differ."""

    tiles: int
    value: float
    low: float
    high: float
    observed: float
    apart: int


def in_common(one: Family, other: Family, least: int = 0) -> list[str]:
    """The tiles that both know well enough."""
    known = [
        {name for name, rows in zip(family.names, family.rows, strict=True) if rows >= least} for family in (one, other)
    ]
    return sorted(known[0] & known[1])


def agree(one: Family, other: Family, least: int = 0, seed: int = 1) -> Agreement | None:
    """Compare two families of effects from different games; None if there are too few tiles."""
    names = in_common(one, other, least)
    if len(names) < FEWEST:
        return None
    basis = contrasts(len(names))
    parts = [_part(family, names) for family in (one, other)]
    found = [basis.T @ plain for plain, _ in parts]
    doubts = [basis.T @ spread @ basis for _, spread in parts]
    chance = np.random.default_rng(seed)
    drawn = [
        spearman(basis @ draw[: len(found[0])], basis @ draw[len(found[0]) :]) for draw in _draws(found, doubts, chance)
    ]
    low, middle, high = (float(value) for value in np.quantile(drawn, (0.025, 0.5, 0.975)))
    centre = basis @ basis.T
    away = centre @ (parts[0][0] - parts[1][0])
    errors = np.sqrt(np.clip(np.diag(centre @ (parts[0][1] + parts[1][1]) @ centre), 0.0, None))
    chances = [chance_of(float(value), float(error)) for value, error in zip(away, errors, strict=True)]
    observed = spearman(parts[0][0], parts[1][0])
    return Agreement(len(names), middle, low, high, observed, sum(discoveries(chances)))


def _part(family: Family, names: list[str]) -> tuple[Array, Array]:
    at = [family.names.index(name) for name in names]
    return family.plain[at], family.spread[np.ix_(at, at)]


def spearman(one: Array, other: Array) -> float:
    """The correlation of the ranks."""
    first, second = (np.argsort(np.argsort(values)).astype(np.float64) for values in (one, other))
    return float(np.corrcoef(first, second)[0, 1])


def _draws(found: list[Array], doubts: list[Array], chance: np.random.Generator) -> Array:
    """True effects of both, one under the other, as likely as the estimates make them."""
    size = len(found[0])
    both = np.concatenate(found)
    noise = np.zeros((2 * size, 2 * size))
    noise[:size, :size], noise[size:, size:] = doubts
    grids = [_spreads(estimates, doubt) for estimates, doubt in zip(found, doubts, strict=True)]
    points = [(a, b, r) for a in grids[0] for b in grids[1] for r in _CORRELATIONS]
    priors = np.array([_prior(size, *point) for point in points])
    roots = np.linalg.cholesky(noise + priors)
    solved = np.linalg.solve(roots, np.broadcast_to(both[:, None], (len(points), 2 * size, 1)))[:, :, 0]
    logs = -np.log(np.diagonal(roots, axis1=1, axis2=2)).sum(axis=1) - 0.5 * (solved**2).sum(axis=1)
    likely = np.exp(logs - logs.max())
    counts = chance.multinomial(_DRAWS, likely / likely.sum())
    drawn = []
    for prior, count in zip(priors, counts, strict=True):
        if count:  # a draw from the prior and the noise, corrected by what they did not explain
            fancied = np.linalg.cholesky(prior) @ chance.normal(size=(2 * size, count))
            heard = fancied + np.linalg.cholesky(noise + 1e-12 * np.eye(2 * size)) @ chance.normal(
                size=(2 * size, count)
            )
            drawn.append(fancied + prior @ np.linalg.solve(noise + prior, both[:, None] - heard))
    return np.concatenate(drawn, axis=1).T


def _spreads(estimates: Array, doubt: Array) -> Array:
    """Spreads between true effects that are worth considering, none of them nothing."""
    seen = float(np.sqrt(np.mean(estimates**2)))
    return np.linspace(0.15, 1.6, _GRID) * max(seen, float(np.sqrt(np.mean(np.diag(doubt)))) / 4)


def _prior(size: int, one: float, other: float, correlation: float) -> Array:
    pair = np.array([[one * one, correlation * one * other], [correlation * one * other, other * other]])
    return np.kron(pair, np.eye(size))
