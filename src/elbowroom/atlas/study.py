"""A study: two bots, each in games where bots choose their first race and in games where chance does, side by side.

Every arm is an atlas of its own, `FOLDER/VERSION/ARM`, so that nothing is ever mixed; games of other versions stay
where they are. The arms grow together: whenever a study is stopped, each has its share of the games so far, and it goes
on from there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from elbowroom.arena.version import made_by

from .plan import CHOSEN, RANDOM, AtlasError, Chunk, Series, Terms, cut, make_series, make_terms, share_out
from .store import Atlas, Folder
from .work import Job, players_of

SHARES: dict[str, dict[tuple[str, ...], float]] = {
    CHOSEN: {("base",): 0.32, ("underground",): 0.13, ("base", "underground"): 0.05, ("underground", "base"): 0.05},
    RANDOM: {("base",): 0.32, ("underground",): 0.13},
}
"""What part of a bot's games goes where."""
OTHERS = 4
"""The second bot, a quick one, plays so many times as many games as the first."""
COUNTS = (2, 3, 4, 5)


@dataclass(frozen=True)
class Arm:
    """One atlas of a study: under which terms, and how many games with which boxes."""

    terms: Terms
    games: dict[tuple[str, ...], int]

    @property
    def name(self) -> str:
        """Like `expert@100n-random`."""
        return f"{self.terms.bot_name}-{self.terms.picks}"


def make_arms(bot: str, budget: str, other: str, games: int) -> list[Arm]:
    """The arms of a study: so many games of the first bot in all. No two arms share a seed, so none shares a deal."""
    found: list[Arm] = []
    for name, spent, factor in ((bot, budget, 1), (other, "", OTHERS)):
        for picks, shares in SHARES.items():
            terms = make_terms(made_by(name), name, spent, len(found) + 1, picks=picks)
            wanted = {boxes: max(len(COUNTS), round(games * factor * share)) for boxes, share in shares.items()}
            found.append(Arm(terms, wanted))
    return found


@dataclass
class Study:
    """The arms that could be read, by name, and a sentence for each thing that could not."""

    arms: dict[str, Atlas] = field(default_factory=dict)
    problems: list[AtlasError] = field(default_factory=list)


class StudyFolder:
    """Where a study lies."""

    def __init__(self, path: Path) -> None:
        self.root = path
        self.path = path / made_by()
        self.problems: list[AtlasError] = []

    def others(self) -> list[str]:
        """Versions whose games lie here, too."""
        if not self.root.exists():
            return []
        return sorted(path.name for path in self.root.iterdir() if path.is_dir() and path != self.path)

    def folder(self, arm: Arm) -> Folder:
        """The place of an arm."""
        return Folder(self.path / arm.name)

    def play(
        self,
        arms: Sequence[Arm],
        processes: int = 1,
        minutes: float | None = None,
        tell: Callable[[int, int], None] | None = None,
    ) -> int:
        """Play what is missing, all arms in step, until the time is up; how many games that were."""
        missing = {arm.name: self._missing(arm) for arm in arms}
        whole = sum(chunk.count for _, chunks in missing.values() for chunk in chunks)
        folders = {arm.terms: self.folder(arm) for arm in arms}
        played = 0
        try:
            for (terms, chunk), part in players_of(processes, None)(_until(_in_step(missing), minutes)):
                folders[terms].keep(chunk, part)
                played += chunk.count
                if tell is not None:
                    tell(played, whole)
        finally:
            for terms, folder in folders.items():
                folder.merge(terms)
        return played

    def _missing(self, arm: Arm) -> tuple[Terms, list[Chunk]]:
        folder = self.folder(arm)
        wanted: dict[Series, int] = {}
        for boxes, games in arm.games.items():
            wanted.update(share_out(games, make_series(boxes, COUNTS)))
        chunks = cut(wanted, folder.done(arm.terms))
        self.problems += folder.problems
        return arm.terms, chunks

    def read(self, arms: Sequence[Arm]) -> Study:
        """All arms that can be read; what cannot is told, and the rest goes on."""
        study = Study()
        for arm in arms:
            try:
                found = self.folder(arm).read()
                self.folder(arm).check(arm.terms)
            except AtlasError as error:
                study.problems.append(error)
            else:
                study.arms[arm.name] = found
                study.problems += found.problems
        return study


def _in_step(missing: dict[str, tuple[Terms, list[Chunk]]]) -> list[Job]:
    """The chunks of all arms in such an order that every series is always about as far as the others."""
    placed = []
    for terms, chunks in missing.values():
        by_series: dict[Series, list[Chunk]] = {}
        for chunk in chunks:
            by_series.setdefault(chunk.series, []).append(chunk)
        for series, row in by_series.items():
            placed += [((at + 0.5) / len(row), terms.seed, series.name, terms, chunk) for at, chunk in enumerate(row)]
    placed.sort(key=lambda place: place[:3])
    return [(terms, chunk) for *_, terms, chunk in placed]


def _until(jobs: list[Job], minutes: float | None) -> Iterator[Job]:
    """No more jobs once the time is up; what is being played then is finished, so that no long game is left out."""
    start = time.monotonic()
    for job in jobs:
        if minutes is not None and time.monotonic() - start >= 60 * minutes:
            return
        yield job
