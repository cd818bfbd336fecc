"""An additive model with shrinkage: what each of several things adds to a result, all others held fixed.

    result = cell + effect of its race + effect of its power + rest

- Cells (seat and number of players) are estimated as they are. Effects come by weighted least squares, and how sure
  they are from sums per game, since the players of one game depend on each other (a sandwich, clustered by game).
- The effects of one family (all races, say) are then drawn towards their common mean, the more the less is known of
  each: they are taken for draws from a normal distribution whose spread is itself learned from them. What is not known
  of that spread is averaged over, so that intervals are not too narrow where there are few tiles.

docs/atlas.md has the formulas and what could make them wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from elbowroom.arena.statistics import Z95

from .discovery import chance_of, discoveries

Array = npt.NDArray[np.float64]
SPREADS = 80
"""Values of the spread between tiles that are averaged over."""


@dataclass(frozen=True)
class Effect:
    """What one tile adds, shrunk, with the interval that holds it in 95 of 100 cases; `plain` is the unshrunk one."""

    name: str
    rows: int
    value: float
    low: float
    high: float
    plain: float
    error: float
    chance: float
    """How likely the plain one is so far from nothing by luck alone."""
    sure: bool
    """May it be called a difference, among all of its family?"""


@dataclass(frozen=True)
class Family:
    """The effects of one kind of thing: estimates around their equal mean, how they vary, and how often each occurs."""

    names: tuple[str, ...]
    rows: Array
    plain: Array
    spread: Array
    """The covariance of the plain estimates."""

    def effects(self, least: int = 0) -> list[Effect]:
        """Shrunk effects around the mean of what was taken; those with fewer rows than `least` are not told."""
        shrunk, doubt = shrink(self.plain, self.spread)
        centre = np.eye(len(self.names)) - np.outer(np.ones(len(self.names)), self.rows / self.rows.sum())
        value, plain = centre @ shrunk, centre @ self.plain
        reach = Z95 * _roots(centre @ doubt @ centre.T)
        error = _roots(centre @ self.spread @ centre.T)
        told = [at for at in range(len(self.names)) if self.rows[at] >= least]
        chances = [chance_of(float(plain[at]), float(error[at])) for at in told]
        found = []
        for at, chance, sure in zip(told, chances, discoveries(chances), strict=True):
            shown, low, high = (float(value[at] + way * reach[at]) for way in (0, -1, 1))
            found.append(
                Effect(
                    self.names[at],
                    int(self.rows[at]),
                    shown,
                    low,
                    high,
                    float(plain[at]),
                    float(error[at]),
                    chance,
                    sure,
                )
            )
        return found


@dataclass(frozen=True)
class Fit:
    """A fitted model: its families, and what the cells have, at the average tiles, with standard errors."""

    families: dict[str, Family]
    cells: dict[str, tuple[float, float]]


def _roots(matrix: Array) -> Array:
    return np.sqrt(np.clip(np.diag(matrix), 0.0, None))


def contrasts(count: int) -> Array:
    """An orthonormal basis of what differs between so many things: columns that add up to nothing."""
    whole = np.eye(count) - 1.0 / count
    return np.linalg.svd(whole)[0][:, : count - 1]


def one_hot(labels: Sequence[str]) -> tuple[list[str], Array]:
    """The different labels in order, and a column for each with 1 where it is."""
    names, codes = np.unique(np.asarray(labels), return_inverse=True)
    return [str(name) for name in names], np.eye(len(names))[codes]


def fit(
    result: Array,
    weight: Array,
    games: npt.NDArray[np.uint64],
    cells: tuple[Sequence[str], Array],
    families: Mapping[str, tuple[Sequence[str], Array]],
) -> Fit:
    """Fit the model: `cells` and every family are names and a matrix with a row per result and a column per name."""
    bases = {id: contrasts(len(names)) for id, (names, _) in families.items()}
    parts = [cells[1], *(matrix @ bases[id] for id, (_, matrix) in families.items())]
    design = np.hstack(parts)
    bread = np.linalg.pinv((design * weight[:, None]).T @ design)
    found = bread @ (design.T @ (weight * result))
    rest = result - design @ found
    covariance = bread @ _meat(design * (weight * rest)[:, None], games) @ bread
    at = cells[1].shape[1]
    made = {}
    means = np.zeros((at, len(found)))
    means[:, :at] = np.eye(at)
    for id, (names, matrix) in families.items():
        basis = bases[id]
        part = slice(at, at + basis.shape[1])
        plain, spread = basis @ found[part], basis @ covariance[part, part] @ basis.T
        rows = matrix.sum(axis=0)
        made[id] = Family(tuple(names), rows, plain, spread)
        means[:, part] = (rows / rows.sum()) @ basis
        at = part.stop
    errors = _roots(means @ covariance @ means.T)
    level = means @ found
    return Fit(made, {name: (float(level[at]), float(errors[at])) for at, name in enumerate(cells[0])})


def _meat(scores: Array, games: npt.NDArray[np.uint64]) -> Array:
    """How much the sums per game differ; corrected for the columns that were fitted to so many games."""
    order = np.argsort(games, kind="stable")
    starts = np.flatnonzero(np.r_[True, np.diff(games[order]) != 0])
    per_game = np.add.reduceat(scores[order], starts, axis=0)
    count, columns = len(starts), scores.shape[1]
    correction = count / max(count - columns, 1)
    meat: Array = correction * (per_game.T @ per_game)
    return meat


def shrink(plain: Array, spread: Array) -> tuple[Array, Array]:
    """Estimates drawn towards their mean, and how much doubt is left: averaged over what is not known of the spread
    between the true effects (all values of its standard deviation being as likely beforehand)."""
    if len(plain) < 3:
        return plain, spread
    basis = contrasts(len(plain))
    values, vectors = np.linalg.eigh(basis.T @ spread @ basis)
    values = np.clip(values, 1e-12, None)
    rotated = vectors.T @ (basis.T @ plain)
    taus = spreads(rotated, values)
    whole = values[None, :] + taus[:, None] ** 2
    logs = -0.5 * (np.log(whole) + rotated[None, :] ** 2 / whole).sum(axis=1)
    likely = np.exp(logs - logs.max())
    likely /= likely.sum()
    kept = taus[:, None] ** 2 / whole
    means = kept * rotated[None, :]
    mean = likely @ means
    within = likely @ (kept * values[None, :])
    apart = means - mean
    doubt = np.diag(within) + (apart * likely[:, None]).T @ apart
    back = basis @ vectors
    return back @ mean, back @ doubt @ back.T


def spreads(estimates: Array, variances: Array) -> Array:
    """Values of the spread between true effects to be considered, from none to more than there can be."""
    most = 3.0 * float(np.sqrt(np.mean(estimates**2))) + float(np.sqrt(np.min(variances)))
    return np.linspace(0.0, most, SPREADS)
