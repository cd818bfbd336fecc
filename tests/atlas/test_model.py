"""The model is right: on made-up games in which the truth is known, also where tiles go with seats."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from elbowroom.atlas.discovery import chance_of, discoveries
from elbowroom.atlas.model import Array, Family, Fit, fit, one_hot, shrink
from elbowroom.atlas.ranks import agree, spearman

PLAYERS = 3
SEATS = np.array([0.5, 0.0, -0.5])


class World:
    """Games of three: what they bring is the seat, the race, the power, and a rest that cancels out in a game."""

    def __init__(
        self, chance: np.random.Generator, games: int, races: Array, powers: Array, greed: float = 0.0
    ) -> None:
        """With `greed` the first seats take race 0 when it is there, as whoever chooses first would."""
        taken = np.array([chance.permutation(len(races))[:PLAYERS] for _ in range(games)])
        greedy = chance.random(games) < greed
        taken[greedy] = np.sort(taken[greedy], axis=1)
        badges = chance.integers(0, len(powers), taken.shape)
        rest = chance.normal(0.0, 1.2, taken.shape)
        rest -= rest.mean(axis=1, keepdims=True)
        self.games = games
        self.taken = taken.ravel()
        self.badges = badges.ravel()
        self.result = (1.0 + SEATS + races[taken] + powers[badges] + rest).ravel()
        self.races = races

    def fitted(self) -> Fit:
        rows = len(self.result)
        return fit(
            self.result,
            np.full(rows, 1 / PLAYERS),
            np.repeat(np.arange(self.games), PLAYERS).astype(np.uint64),
            one_hot([str(seat) for seat in range(PLAYERS)] * self.games),
            {"race": one_hot(names(self.taken)), "power": one_hot(names(self.badges))},
        )

    def truth(self, family: Family) -> Array:
        """The races' effects around the mean of what was taken."""
        shares = family.rows / family.rows.sum()
        found: Array = self.races - shares @ self.races
        return found

    def old_way(self, race: int) -> float:
        """The mean of whoever took a race, whatever his seat."""
        return float(self.result[self.taken == race].mean() - self.result.mean())


def names(codes: Iterable[int]) -> list[str]:
    """Tiles that sort as their numbers do."""
    return [f"{code:02d}" for code in codes]


def test_seats_and_tiles_are_told_apart_where_the_old_way_mixes_them() -> None:
    chance = np.random.default_rng(3)
    races = np.linspace(0.3, -0.3, 10)
    world = World(chance, 4000, races, np.zeros(5), greed=0.9)
    (first, *_) = world.fitted().families["race"].effects()
    truth = world.truth(world.fitted().families["race"])[0]
    assert world.old_way(0) > truth + 0.25  # the first seat's part looks like the race's
    assert first.low <= truth <= first.high
    assert abs(first.value - truth) < 0.06
    assert first.sure
    cells = world.fitted().cells
    assert [cells[str(seat)][0] for seat in range(PLAYERS)] == pytest.approx(1.0 + SEATS, abs=0.1)


@pytest.mark.parametrize("greed", [0.0, 0.9], ids=["drawn", "chosen"])
def test_intervals_hold_the_truth_as_often_as_they_say(greed: float) -> None:
    """Shrunk ones on average over tiles, plain ones for every tile; two hundred small worlds of each kind."""
    chance = np.random.default_rng(11)
    shrunk, plain, nearer = [], [], []
    for _ in range(200):
        world = World(chance, 300, chance.normal(0.0, 0.25, 10), chance.normal(0.0, 0.1, 6), greed)
        family = world.fitted().families["race"]
        for effect, truth in zip(family.effects(), world.truth(family), strict=True):
            shrunk.append(effect.low <= truth <= effect.high)
            plain.append(abs(effect.plain - truth) <= 1.96 * effect.error)
            nearer.append((effect.value - truth) ** 2 - (effect.plain - truth) ** 2)
    assert 0.925 <= np.mean(shrunk) <= 0.97
    assert 0.93 <= np.mean(plain) <= 0.97
    assert np.mean(nearer) < 0  # that is what shrinking is for


def test_players_of_one_game_do_not_count_as_independent() -> None:
    """Ten copies of every row say nothing new."""
    world = World(np.random.default_rng(5), 200, np.linspace(-0.3, 0.3, 6), np.zeros(3))
    once = world.fitted().families["race"]
    world.taken, world.badges, world.result = (np.tile(part, 10) for part in (world.taken, world.badges, world.result))
    games = world.games
    world.games = 10 * games
    again = fit(
        world.result,
        np.full(len(world.result), 1 / PLAYERS),
        np.tile(np.repeat(np.arange(games), PLAYERS), 10).astype(np.uint64),
        one_hot([str(seat) for seat in range(PLAYERS)] * world.games),
        {"race": one_hot(names(world.taken)), "power": one_hot(names(world.badges))},
    ).families["race"]
    assert again.plain == pytest.approx(once.plain)
    ratio = np.sqrt(np.diag(again.spread) / np.diag(once.spread))
    assert ratio == pytest.approx(np.ones(6), rel=0.02)


def test_shrinking_draws_what_is_uncertain_to_the_middle() -> None:
    plain = np.array([0.5, -0.5, 0.5, -0.5, 0.5, -0.5])
    certain, _ = shrink(plain, np.diag([1e-4] * 6))
    assert certain == pytest.approx(plain, abs=0.01)
    drawn, doubt = shrink(plain, np.diag([0.01, 0.01, 1.0, 1.0, 0.01, 0.01]))
    assert abs(drawn[2]) < 0.5 * abs(drawn[0])
    assert drawn[0] == pytest.approx(0.5, abs=0.05)
    assert doubt[2, 2] > doubt[0, 0]
    nothing, left = shrink(np.zeros(6) + [0.01, -0.01, 0, 0, 0, 0], np.eye(6))
    assert np.abs(nothing).max() < 0.01
    assert left[0, 0] < 1.0  # if they do not differ more than by luck, they do not differ much


def test_differences_among_many_comparisons() -> None:
    """Benjamini and Hochberg's own example: the four smallest of fifteen at 5 %."""
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459]
    chances += [0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    assert discoveries(chances, 0.05) == [True] * 4 + [False] * 11
    assert discoveries(list(reversed(chances)), 0.05) == [False] * 11 + [True] * 4
    assert discoveries([]) == []
    assert discoveries([0.04]) == [True]
    assert chance_of(1.96, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert (chance_of(0.0, 0.0), chance_of(0.1, 0.0)) == (1.0, 0.0)


def test_few_of_the_differences_that_are_told_are_none() -> None:
    """Half of the tiles differ; among those called different at most one in twenty does not, on average."""
    chance = np.random.default_rng(2)
    false = []
    for _ in range(400):
        truth = np.r_[np.zeros(10), np.full(10, 3.0)]
        called = discoveries([chance_of(value, 1.0) for value in truth + chance.normal(size=20)])
        false.append(sum(called[:10]) / max(1, sum(called)))
    assert np.mean(false) <= 0.05


def families(chance: np.random.Generator, tiles: int, correlation: float, noise: float) -> tuple[list[Family], float]:
    """Two atlases of the same tiles, and the rank correlation of their true effects."""
    one = chance.normal(size=tiles)
    other = correlation * one + np.sqrt(1 - correlation**2) * chance.normal(size=tiles)
    made = [
        Family(
            tuple(names(range(tiles))),
            np.full(tiles, 100.0),
            true + noise * chance.normal(size=tiles),
            noise**2 * np.eye(tiles),
        )
        for true in (one, other)
    ]
    return made, spearman(one, other)


def test_the_rank_correlation_is_that_of_the_tiles_not_of_the_noise() -> None:
    chance = np.random.default_rng(4)
    held, short, shorter = [], [], []
    for at in range(24):
        (one, other), truth = families(chance, 14, (0.0, 0.5, 0.9)[at % 3], 0.5)
        found = agree(one, other, seed=at)
        assert found is not None
        held.append(found.low <= truth <= found.high)
        if at % 3 == 2:
            short.append(found.value - truth)
            shorter.append(found.observed - truth)
    assert np.mean(held) >= 0.85  # 95 % of 24, with luck
    assert np.mean(shorter) < np.mean(short) < 0.05


def test_without_enough_tiles_there_is_no_rank_correlation() -> None:
    (one, other), _ = families(np.random.default_rng(1), 3, 0.5, 0.1)
    assert agree(one, other) is None
    (one, other), _ = families(np.random.default_rng(1), 8, 0.5, 0.1)
    assert agree(one, other, least=1000) is None
