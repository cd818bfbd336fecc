"""A study: several atlases that grow together, stop and go on, and are read as far as they can be."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
import pytest

import elbowroom.atlas
from elbowroom.arena.version import made_by
from elbowroom.atlas.finding import Reading
from elbowroom.atlas.plan import AtlasError
from elbowroom.atlas.regions import region_effects
from elbowroom.atlas.study import Arm, StudyFolder, make_arms
from tests.atlas.test_store import contents
from tests.docs.markdown import code
from tests.support import ROOT
from tools import make_atlas
from tools.atlas_page import Readings


def small(games: int = 40) -> list[Arm]:
    """The arms of a study that is quickly played."""
    return make_arms("random", "", "random", games)[:2]


def test_the_arms_differ_in_bot_picks_and_seed() -> None:
    arms = make_arms("expert", "20n", "normal", 1000)
    assert [arm.name for arm in arms] == [
        "expert@20n-chosen",
        "expert@20n-random",
        "normal-chosen",
        "normal-random",
    ]
    assert len({arm.terms.seed for arm in arms}) == 4
    assert sum(arms[0].games.values()) + sum(arms[1].games.values()) == 1000
    assert arms[2].games["base",] == 4 * arms[0].games["base",]


def test_a_study_that_was_stopped_goes_on(tmp_path: Path) -> None:
    arms = small()
    StudyFolder(tmp_path / "once").play(arms)
    halves = StudyFolder(tmp_path / "halves")
    with pytest.raises(KeyboardInterrupt):
        halves.play(arms, tell=_interrupt)
    assert 0 < sum(atlas.games["seed"].n_unique() for atlas in halves.read(arms).arms.values()) < 54
    assert halves.play(arms, minutes=0) == 0
    halves.play(arms)
    assert contents(tmp_path / "once") == contents(tmp_path / "halves")


def _interrupt(played: int, whole: int) -> None:
    assert whole >= 40
    if played > whole / 3:
        raise KeyboardInterrupt


def test_versions_never_meet(tmp_path: Path) -> None:
    arms = small(20)
    folder = StudyFolder(tmp_path)
    (tmp_path / "0.0.1+old" / "random-chosen").mkdir(parents=True)
    folder.play(arms)
    assert folder.others() == ["0.0.1+old"]
    assert folder.path.name == made_by()


def test_what_cannot_be_read_is_left_out_and_the_rest_goes_on(tmp_path: Path) -> None:
    arms = small(20)
    folder = StudyFolder(tmp_path)
    folder.play(arms)
    (folder.path / arms[1].name / "games.parquet").unlink()
    study = folder.read(arms)
    assert list(study.arms) == [arms[0].name]
    assert [str(problem) for problem in study.problems] == [
        f"there is no games.parquet in {folder.path / arms[1].name}"
    ]
    other = folder.path / arms[1].name
    other.joinpath("games.parquet").write_bytes((folder.path / arms[0].name / "games.parquet").read_bytes())
    study = folder.read(arms)
    assert "was made with seed 1, not 2" in str(study.problems[0])
    with pytest.raises(ValueError, match="the main bot's games with chosen races are missing"):
        Readings([])


def test_one_command_makes_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's figures, tables, pictures, the data card and the games; and again, without playing, the same."""
    docs = tmp_path / "docs"
    (docs / "atlas").mkdir(parents=True)
    (docs / "atlas" / "stale.csv").touch()
    blocks = "".join(f"<!-- made: {name} -->\nold\n<!-- end -->\nkept\n" for name in ("shows", "agreement", "before"))
    (docs / "atlas.md").write_text(blocks, encoding="utf-8")
    words = ["make_atlas", str(tmp_path / "games"), "--games", "12", "--bot", "random", "--docs", str(docs)]
    monkeypatch.setattr("sys.argv", [*words, "--other", "normal", "--processes", "1"])
    assert make_atlas.main() == 0
    before = contents(docs)
    assert {"atlas.md", *(f"atlas/{name}" for name in ("README.md", "DATA.md", "before-race-base.csv"))} <= set(before)
    assert {"atlas/data/random-chosen/turns.parquet", "atlas/data/random-drawn/games.parquet"} <= set(before)
    assert "atlas/stale.csv" not in before
    page = before["atlas.md"].decode()
    assert "old\n" not in page
    assert page.count("kept\n") == 3
    assert "| Trolls | 1.81 (1.78 to 1.84) |" in page
    monkeypatch.setattr("sys.argv", [*words, "--other", "normal", "--minutes", "0"])
    assert make_atlas.main() == 0
    assert contents(docs) == before
    monkeypatch.setattr("sys.argv", [*words, "--budget", "7ms", "--bot", "expert"])
    assert make_atlas.main() == 2
    assert contents(docs) == before


def test_the_interface_for_programs(folder: Path) -> None:
    atlas = elbowroom.atlas.read(folder)
    found = elbowroom.atlas.effects(atlas, "race")
    assert found.columns == ["race", "rows", "value", "low", "high", "plain", "error", "sure"]
    assert found["value"].is_sorted(descending=True)
    assert found.filter((pl.col("low") > pl.col("value")) | (pl.col("value") > pl.col("high"))).is_empty()
    assert found["rows"].min() == found["rows"].clip(lower_bound=50).min()
    coins = elbowroom.atlas.effects(atlas, "power", outcome="coins", scope="all")
    assert not coins.filter(pl.col("value") < 0).is_empty()
    assert elbowroom.atlas.effects(atlas, "race", kind="mixed").is_empty()  # too few games
    same = elbowroom.atlas.rank_correlation(atlas, atlas, "race")
    assert same is not None
    assert same.observed == pytest.approx(1.0)
    with pytest.raises(AtlasError):
        elbowroom.atlas.read(folder / "nowhere")


def test_the_python_of_the_page_runs(folder: Path) -> None:
    names: dict[str, object] = {}
    for block in code(ROOT / "docs" / "atlas.md", "python"):
        small_one = re.sub(r"docs/atlas/data/[\w-]+", str(folder), block)
        exec(compile(small_one, "docs/atlas.md", "exec"), names)
    assert {"atlas", "chosen"} <= set(names)


def test_regions_have_what_they_bring(folder: Path) -> None:
    """A region that brings three coins more at every scoring is found, and nobody else."""
    turns = Reading(elbowroom.atlas.read(folder)).turns.filter(pl.col("map") == "base-2p")
    number = turns["held"].explode().value_counts(sort=True)["held"][3]
    more = pl.col("held").list.contains(pl.lit(number, pl.UInt8)).cast(pl.Int32) * 3
    raised = turns.with_columns(
        (pl.col("scored").cast(pl.Int32) + more).alias("scored"),
        (pl.col("coins").cast(pl.Int32) + more.cum_sum().over("seed", "seat", order_by="round")).alias("coins"),
    )
    before = {effect.name: effect.value for effect in region_effects(turns)}
    after = {effect.name: effect.value for effect in region_effects(raised)}
    gains = {name: after[name] - before[name] for name in before}
    assert max(gains, key=lambda name: gains[name]) == str(number)
    assert gains[str(number)] > 3
