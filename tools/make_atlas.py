"""Makes the atlas again: plays its games, and makes docs/atlas and the figures of docs/atlas.md of them.

    python -m tools.make_atlas [FOLDER] [--minutes 20] [--games 4000] [--bot expert] [--budget 100n] [--processes 2]

`sh tools/make_atlas.sh` does the same with the compiled engine. `--minutes 0` plays nothing and only writes. Whatever
is stopped goes on where it was; games of other versions stay in folders of their own and are not looked at.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from elbowroom.atlas.agreement import agreement
from elbowroom.atlas.finding import Finding, Reading
from elbowroom.atlas.form import TABLES
from elbowroom.atlas.plan import RANDOM, AtlasError
from elbowroom.atlas.report import index, sections, write_summary
from elbowroom.atlas.study import Arm, StudyFolder, make_arms
from tools.atlas_card import data_card
from tools.atlas_page import Readings, fill, write_tables

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MOST = 3_000_000
"""Bytes of games that are kept in the repository; a larger set is left to who makes it again."""
_QUIET = 30.0


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the atlas again, games and all.")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "atlas")
    parser.add_argument(
        "--games", type=int, default=4000, help="of the main bot; the other one plays four times as many"
    )
    parser.add_argument("--minutes", type=float, help="stop playing after so many")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--budget", default="100n", help="of the main bot for a decision, in nodes")
    parser.add_argument("--other", default="normal", help="a quick bot to compare it with")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--docs", type=Path, default=DOCS, help="where atlas.md and atlas/ are")
    options = parser.parse_args()
    try:
        arms = make_arms(options.bot, options.budget, options.other, options.games)
        folder = StudyFolder(options.folder)
        for version in folder.others():
            say(f"games of version {version} lie in {options.folder}, too; they are left alone")
        play(folder, arms, options.processes, options.minutes)
        write(folder, arms, options.docs)
    except (AtlasError, ValueError) as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        say("stopped; the same command goes on from here")
        return 130
    return 0


def say(sentence: str) -> None:
    """To whoever waits."""
    print(f"make_atlas: {sentence}", file=sys.stderr, flush=True)


def play(folder: StudyFolder, arms: list[Arm], processes: int, minutes: float | None) -> None:
    """Play what is missing."""
    start = last = time.monotonic()

    def tell(played: int, whole: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= _QUIET or played == whole:
            last = now
            say(f"{played} of {whole} games in {(now - start) / 60:.1f} minutes")

    played = folder.play(arms, processes, minutes, tell)
    for problem in folder.problems:
        say(str(problem))
    say(f"{played} games played in {(time.monotonic() - start) / 60:.1f} minutes with {processes} processes")


def write(folder: StudyFolder, arms: list[Arm], docs: Path) -> None:
    """All that is made of the games."""
    study = folder.read(arms)
    for problem in study.problems:
        say(f"{problem}; what needs it is left out")
    readings = Readings([Reading(study.arms[arm.name]) for arm in arms if arm.name in study.arms])
    main_bot = readings.main
    found = {**sections(main_bot), **compared(readings)}
    every = [finding for part in found.values() for finding in part]
    target = docs / "atlas"
    for old in (*target.glob("*.csv"), *target.glob("*.svg"), *target.glob("data/*/*.parquet")):
        old.unlink()
    write_summary(target, every, every)
    (target / "README.md").write_text(index(main_bot, found, command="sh tools/make_atlas.sh"), encoding="utf-8")
    kept = keep_games(folder, arms, target)
    (target / "DATA.md").write_text(data_card(readings, kept), encoding="utf-8")
    write_tables(readings, target)
    page = docs / "atlas.md"
    page.write_text(fill(page.read_text("utf-8"), readings), encoding="utf-8")
    say(f"{page}, {target} written")


def compared(readings: Readings) -> dict[str, list[Finding]]:
    """What is compared: chosen with drawn first races, and the two bots in either."""
    pairs = {
        "arms": (readings.main, readings.drawn),
        "bots": (readings.drawn, readings.other_drawn),
        "bots-chosen": (readings.main, readings.other),
    }
    return {
        name: agreement(one, other, name)
        for name, (one, other) in pairs.items()
        if one is not None and other is not None
    }


def keep_games(folder: StudyFolder, arms: list[Arm], target: Path) -> list[str]:
    """The main bot's games in the repository, if they are not too large; the names of their folders."""
    main_bot = arms[0].terms.bot_name
    kept = [arm for arm in arms if arm.terms.bot_name == main_bot and folder.folder(arm).path.exists()]
    files = [folder.folder(arm).path / f"{table}.parquet" for arm in kept for table in TABLES]
    if sum(file.stat().st_size for file in files if file.exists()) > MOST:
        say(f"the games take more than {MOST / 1e6:g} MB and are not kept in the repository")
        return []
    names = []
    for arm in kept:
        name = f"{arm.terms.bot}-{'drawn' if arm.terms.picks == RANDOM else 'chosen'}"
        place = target / "data" / name
        place.mkdir(parents=True, exist_ok=True)
        for table in TABLES:
            if (source := folder.folder(arm).path / f"{table}.parquet").exists():
                (place / f"{table}.parquet").write_bytes(source.read_bytes())
        names.append(name)
    return names


if __name__ == "__main__":
    sys.exit(main())
