"""What is written down about a game agrees with the game."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from pathlib import Path

import polars as pl
import pytest

from elbowroom.atlas.own import name_own, own_tiles
from elbowroom.atlas.plan import AtlasError, Chunk, Series, Terms, cut, game_seed, make_series, make_terms, share_out
from elbowroom.atlas.play import draw_move, play_chunk, play_game
from elbowroom.atlas.store import Folder
from elbowroom.atlas.witness import Seat, Witness
from elbowroom.bots import UnknownBot
from elbowroom.rules.events import CoinsMoved, Declined, Gained, Picked, Scored, Swapped, TurnStarted, Vanished
from elbowroom.rules.moves import make

TERMS = Terms("test")
TWO = Series(("base",), 2)


def test_coins_add_up(folder: Path) -> None:
    games = Folder(folder).read().games
    whole = 5 + pl.col("scored").cast(pl.Int32) + pl.col("other") - pl.col("paid") + pl.col("gained")
    assert games.filter(whole != pl.col("coins")).is_empty()
    assert games.group_by("seed").agg(pl.col("won").sum())["won"].round(9).unique().to_list() == [1.0]


def test_seats_and_races_agree(folder: Path) -> None:
    atlas = Folder(folder).read()
    parts = atlas.races.group_by("seed", "seat").agg(
        pl.len().alias("taken_races"),
        pl.col("declined").is_not_null().sum().alias("declined_races"),
        pl.col("declined").min().alias("earliest"),
        (pl.col("coins_active") + pl.col("coins_declined")).sum().alias("scored_by_races"),
        pl.col("paid").sum().alias("paid_for_races"),
    )
    both = atlas.games.join(parts, on=["seed", "seat"])
    assert len(both) == len(atlas.games)
    assert (both["races"] == both["taken_races"]).all()
    assert (both["declines"] == both["declined_races"]).all()
    assert both["first_decline"].equals(both["earliest"].alias("first_decline"))
    assert (both["scored"] == both["scored_by_races"]).all()
    assert (both["paid"] == both["paid_for_races"]).all()
    assert (atlas.races["position"] == atlas.races["paid"] + 1).all()
    assert (atlas.races["tokens"] > 0).all()
    assert atlas.games["seed"].n_unique() == 400


def test_a_game_is_the_same_every_time() -> None:
    assert play_game(TERMS, TWO, 3) == play_game(TERMS, TWO, 3)
    assert play_game(TERMS, TWO, 3) != play_game(TERMS, TWO, 4)


def test_no_two_games_share_a_seed() -> None:
    series = [Series(boxes, players) for boxes in (("base",), ("base", "underground")) for players in (2, 3)]
    assert len({game_seed(TERMS, one, number) for one in series for number in range(500)}) == 2000


def test_the_witness_follows_a_reign() -> None:
    witness = Witness([Seat(), Seat()])
    for event in (
        Picked(1, 3, "orcs", "merchant", 2, 1),
        Swapped(1, 2, "merchant", "flying"),
        Gained(1, "orcs", "tokens", 9, "PICK-6"),
        Gained(1, "orcs", "tokens", 1, "RACE-Skeletons-1"),
        Scored(1, 6, [("orcs", "regions", 4, "SCORE-1"), ("orcs", "orcs", 2, "RACE-Orcs-1")]),
        TurnStarted(1, 2),
        CoinsMoved(2, 1, 3, "U-POWER-THIEVING-1"),
        Declined(1, "orcs", "flying", ["1", "2"], False),
        Scored(1, 2, [("orcs", "regions", 2, "SCORE-2")]),
        TurnStarted(2, 4),
        Vanished(1, "orcs", ["1"]),
    ):
        witness.see(event)
    (reign,) = witness.reigns
    assert (reign.power, reign.tokens, reign.position, reign.paid, reign.gained) == ("flying", 9, 3, 2, 1)
    assert reign.offered == "merchant"
    assert (reign.taken, reign.declined, reign.gone, reign.turns) == (1, 2, 4, 1)
    assert (reign.coins_active, reign.coins_declined, reign.coins_other) == (6, 2, 3)
    assert (reign.most_regions, reign.left_regions) == (4, 2)
    assert (witness.seats[0].first_decline, witness.seats[0].other, witness.seats[1].other) == (2, 3, -3)


def test_a_race_that_leaves_nothing_behind_has_declined_too() -> None:
    witness = Witness([Seat()])
    for event in (Picked(1, 1, "gnomes", "vanishing", 0, 0), TurnStarted(1, 3), Vanished(1, "gnomes", ["4", "5"])):
        witness.see(event)
    assert (witness.reigns[0].declined, witness.reigns[0].gone, witness.seats[0].declines) == (3, 3, 1)
    assert witness.reigns[0].left_regions == 2


def test_turns_agree_with_the_games(folder: Path) -> None:
    """What turns score adds up, and nobody holds a region twice or one that another holds at the end."""
    atlas = Folder(folder).read()
    turns = atlas.turns.sort("seed", "seat", "round")
    sums = turns.group_by("seed", "seat").agg(pl.col("scored").sum().alias("sum"), pl.col("coins").last(), pl.len())
    both = atlas.games.join(sums, on=["seed", "seat"], suffix="_then")
    assert len(both) == len(atlas.games)
    assert (both["sum"] == both["scored"]).all()
    assert (both["len"] == both["rounds"]).all()
    assert (turns["held"].list.n_unique() == turns["held"].list.len()).all()
    most = atlas.races.group_by("seed", "seat").agg(pl.col("most_regions").max())
    held = turns.group_by("seed", "seat").agg(pl.col("held").list.len().max().alias("held"))
    assert (held.join(most, on=["seed", "seat"]).select(pl.col("held") >= pl.col("most_regions")).to_series()).all()
    assert turns["conquered"].list.len().sum() > len(turns)


def test_first_races_are_drawn_from_all_that_can_be_paid() -> None:
    """Every position is as likely as any other, whoever sits there, and only first races are drawn."""
    terms = Terms("test", "random", picks="random")
    rows = [row for number in range(150) for row in play_game(terms, Series(("base",), 3), number)["races"]]
    assert all(row["drawn"] == (row["nth"] == 1) for row in rows)
    assert not any(row["drawn"] for row in play_game(Terms("test"), TWO, 0)["races"])
    legal = [make("pick", count=at) for at in range(1, 7)]
    for player in (1, 2):
        counts = Counter(draw_move(seed, player, legal).count for seed in range(6000))
        assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-squared, 5 degrees, 0.1 %
    pairs = Counter((draw_move(seed, 1, legal).count, draw_move(seed, 2, legal).count) for seed in range(7200))
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 66.7  # 35 degrees: players are independent


def test_a_drawn_race_has_nothing_to_do_with_the_seat() -> None:
    """With five coins all six positions can be paid, and the deck is shuffled: any race is as likely in any seat."""
    terms = Terms("test", "random", picks="random")
    firsts = [
        row
        for number in range(300)
        for row in play_game(terms, Series(("base",), 2), number)["races"]
        if row["nth"] == 1
    ]
    positions = Counter((row["seat"], row["position"]) for row in firsts)
    assert sum((positions[seat, at] - 50) ** 2 / 50 for seat in (1, 2) for at in range(1, 7)) < 31.3  # 11 degrees
    races = Counter(row["race"] for row in firsts)
    assert sum((count - 600 / 14) ** 2 / (600 / 14) for count in races.values()) < 34.5  # 13 degrees


def test_a_part_does_not_tell_when_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elbowroom.atlas.play.made_by", lambda *_: "test")
    chunk = Chunk(TWO, 0, 2)
    part = play_chunk(TERMS, chunk)
    assert part == play_chunk(TERMS, chunk)
    assert json.loads(gzip.decompress(part))["terms"] == TERMS.as_dict()


def test_missing_games_are_cut_into_chunks() -> None:
    chunks = cut({TWO: 10}, {TWO: {3, 4}}, size=4)
    assert [list(chunk.numbers) for chunk in chunks] == [[0, 1, 2], [5, 6, 7, 8], [9]]
    assert cut({TWO: 2}, {TWO: {0, 1, 2}}) == []
    assert share_out(7, [TWO, Series(("base",), 3)]) == {TWO: 4, Series(("base",), 3): 3}


def test_terms_that_make_no_sense() -> None:
    assert make_terms("v", "hard@20n") == Terms("v", "hard", 20)
    assert make_terms("v", "hard", "30n") == Terms("v", "hard", 30)
    assert make_terms("v", "hard").nodes > 0
    assert make_terms("v", "normal", "30n").nodes == 0
    for bot, budget in (("hard@20ms", ""), ("expert", "20ms")):
        with pytest.raises(AtlasError, match="a budget in nodes"):
            make_terms("v", bot, budget)
    with pytest.raises(UnknownBot):
        make_terms("v", "nobody")
    with pytest.raises(AtlasError, match="named twice"):
        make_series(["base"], [2, 2])
    with pytest.raises(ValueError, match="2 to 5 players"):
        make_series(["base"], [6])
    with pytest.raises(AtlasError, match="at least as many games"):
        share_out(1, make_series(["base"], [2, 3]))


def test_own_tiles_are_in_the_games_and_known_by_their_source() -> None:
    own = name_own(["tests.atlas.tiles:Goblins", "tests.atlas.tiles:Loud"])
    assert re.fullmatch(r"tests.atlas.tiles:Goblins#[0-9a-f]{12},tests.atlas.tiles:Loud#[0-9a-f]{12}", own)
    terms = make_terms("v", "random", own=own)
    taken = [row for number in range(30) for row in play_game(terms, TWO, number)["races"]]
    assert "own-goblins" in {row["race"] for row in taken}
    assert "own-loud" in {row["power"] for row in taken}
    assert "ratmen" not in {row["race"] for row in taken}
    with pytest.raises(AtlasError, match="a worker has another source of"):
        own_tiles("tests.atlas.tiles:Loud#000000000000")
    for wrong in ("tests.atlas.tiles:Nobody", "nowhere:Goblins", "tests.atlas.tiles:Path", "goblins"):
        with pytest.raises(AtlasError):
            name_own([wrong])
