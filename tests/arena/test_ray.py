"""A tournament on a Ray cluster: the same games as anywhere, and nobody is waited for who is not there."""

from __future__ import annotations

import socket
import time
from pathlib import Path
from typing import Any

import pytest

from elbowroom.arena.hall import HallError
from elbowroom.arena.ray_hall import play_batch
from elbowroom.arena.referee import Terms
from elbowroom.arena.tournament import fixtures, run_tournament
from elbowroom.arena.version import guest_fingerprints, made_by
from elbowroom.cli.command import main

CRASHES = "tests.arena.bad_bots:Crashes"
TIMED = ("seconds", "clocks")  # these depend on the machine


def without_times(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in game.items() if name not in TIMED} for game in games]


def test_a_cluster_plays_the_same_games_guests_and_their_failures_too(tmp_path: Path) -> None:
    terms = Terms(("easy", "random", CRASHES), games=6)
    here = run_tournament(terms, tmp_path / "here.jsonl")
    there = run_tournament(terms, tmp_path / "there.jsonl", ray="local:2")
    assert without_times(there) == without_times(here)
    assert {game["forfeit"]["why"] for game in there if "forfeit" in game} == {"crash"}
    assert without_times(run_tournament(terms, tmp_path / "there.jsonl")) == without_times(
        here
    )  # nothing is left to do


def test_a_cluster_that_is_not_there_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as nobody:  # bound, so that nobody else takes the port, and not listening
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        start = time.monotonic()
        said = ["tournament", "--players", "random,easy", "--games", "2", "--file", str(tmp_path / "a.jsonl")]
        assert main([*said, "--ray", address]) == 2
    assert time.monotonic() - start < 20
    assert capsys.readouterr().err == f"elbowroom: nobody answers at {address} within 15 s\n"


def test_a_worker_with_other_rules_or_another_guest_refuses() -> None:
    terms = Terms((CRASHES, "random"), games=2)
    own = {"elbowroom": made_by(), **guest_fingerprints(terms.players)}
    for name in own:
        with pytest.raises(HallError, match=f"a worker has {name} {own[name]}".replace("+", r"\+")):
            play_batch(terms, {**own, name: "another"}, 0, tuple(fixtures(terms)))
