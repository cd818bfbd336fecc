"""What thought misjudges: by which plans it counts, and how it is learnt from decisions that were drawn by lot."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.frozen import Expert01
from elbowroom.bots.planner.eval_linear import combo_worth
from elbowroom.bots.search.oversights import (
    DECLINE,
    EXPAND,
    FILE,
    OVERSIGHTS,
    PICK,
    Oversights,
    kind_of,
    numbers,
    tiles,
)
from elbowroom.bots.search.rollout import Budget, Candidate
from elbowroom.boxes import box
from elbowroom.review.judging import played
from elbowroom.rules.state import State
from tests.bots.playing import come_to
from tools import explorer
from tools import oversights as learning

TILES = [tile.id for name in ("base", "underground") for tile in (*box(name).races, *box(name).powers)]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "NODES", 30)
    monkeypatch.setattr(explorer, "CLOSELY", 60)


def plans(root: State) -> list[Candidate]:
    return ExpertBot(1, nodes=60).candidates(root, Budget(0.0, 60))


def weights(numbers: list[float], named: dict[str, list[float]]) -> Oversights:
    picks = {name: [2.0, 1.0, 0.5] for name in named}
    return Oversights({"2": {"picks": picks, "numbers": numbers, "tiles": named}})


def written_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that learning writes, here and not in the package."""
    monkeypatch.setattr("tools.oversights.FILE", folder / "oversights.json")
    return folder / "oversights.json"


def test_every_tile_is_known() -> None:
    data = json.loads(FILE.read_text("utf-8"))
    for group in ("2", "3"):
        assert set(TILES) <= data[group]["picks"].keys()
        assert set(TILES) <= data[group]["tiles"].keys()


def test_a_combo_is_worth_what_thought_overlooks_of_its_race_and_of_its_power() -> None:
    root = new_game(2, seed=3).state
    first = next(one for one in plans(root) if one.log[0][1].count == 1)
    race, power = root.table.race_ids[root.offer_races[0]], root.table.power_ids[root.offer_powers[0]]
    assert kind_of(root, first) == PICK
    assert weights([], {race: [0.0, 0.0], power: [0.0, 0.0]}).of(root, first) == 4.0
    assert weights([], {race: [0.0, 0.0]}).of(root, first) == 2.0
    assert weights([], {}).of(root, first) == 0.0  # somebody's own tile: nothing is known of it


def test_declining_is_worth_what_is_overlooked_and_going_on_is_what_it_is_compared_with() -> None:
    root = come_to("mode", 5).state
    race, _ = tiles(root)
    of_numbers = [0.5, *[0.0] * (len(numbers(root)) - 1)]
    known = weights(of_numbers, {race: [1.0, 0.25]})
    left = root.table.rounds - root.round + 1
    found = {kind_of(root, one): known.of(root, one) for one in plans(root)}
    assert found == {DECLINE: 0.5 + 1.0 + 0.25 * left, EXPAND: 0.0}


def test_nothing_is_overlooked_where_nobody_picks_or_may_decline() -> None:
    root = come_to("conquest", 4).state
    found = plans(root)
    assert found
    assert {kind_of(root, one) for one in found} == {""}
    assert {OVERSIGHTS.of(root, one) for one in found} == {0.0}


def test_plans_played_plans_thought_of_and_the_frozen_expert_each_have_their_own_word() -> None:
    root = new_game(2, seed=3).state
    one = plans(root)[0]
    move = one.log[0][1]
    assert one.prior == OVERSIGHTS.of(root, one) == played(root, [move]).prior
    old = next(plan for plan in Expert01(1, nodes=60).candidates(root, Budget(0.0, 60)) if plan.log[0][1] is move)
    assert old.prior == pytest.approx(0.25 * combo_worth(root, move.count - 1, Expert01.rated))


def test_an_explorer_draws_among_plans_of_other_kinds_and_remembers_what_it_had_foreseen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(explorer, "LOTS", {PICK: 1.0})
    monkeypatch.setattr(explorer, "CLOSE", {PICK: 99.0})
    monkeypatch.setattr(explorer, "CLOSELY", 400)
    drawn: list[explorer.Line] = []
    game = new_game(2, seed=3)
    bot = explorer.Explorer(1, 60, drawn)
    combos = {bot.ponder(game.view(1), Budget(0.0, 200))[0].log[0][1].text for _ in range(8)}
    assert len(combos) > 1
    assert len(drawn) == 8
    assert {line["kind"] for line in drawn} == {PICK}
    for line in drawn:
        race, power = line["tiles"]
        assert (race, power) in [combo[:2] for combo in line["offered"]]
        assert line["worse"] >= 0.0
    assert max(line["worse"] for line in drawn) > 0.0


def test_a_game_tells_what_was_drawn_and_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorer, "LOTS", {PICK: 1.0, EXPAND: 1.0, DECLINE: 1.0})
    game = learning.one_game((2, ["base"], 3, 0.0))
    assert game == learning.one_game((2, ["base"], 3, 0.0))
    assert game is not None
    first, second = game["coins"]
    assert game["drawn"]
    for line in game["drawn"]:
        assert line["came"] == (first - second if line["player"] == 0 else second - first)
        assert line["kind"] == PICK or len(line["numbers"]) == len(numbers(come_to("mode", 4).state))
    assert learning.one_game((2, ["base"], 3, 1.0)) is None  # the time is over


SHARES = ((0, 0.5), (1, 1.0), (2, 1.25))  # so much of what is written is true: early, in the middle, late


def picked(race: str, off: float, at: int, foreseen: float = 5.0) -> learning.Line:
    line = {"kind": PICK, "player": 0, "phase": at, "foreseen": foreseen, "around": 5.0, "worse": 0.0}
    return line | {"tiles": [race, "hill"], "came": 5.0 + off}


def test_what_is_overlooked_of_a_tile_is_found_again() -> None:
    found = [picked(race, off, at) for race, off in (("elves", 6.0), ("orcs", -6.0)) * 900 for at in range(3)]
    worth = learning.of_picks(found, {})
    for at in range(3):
        assert worth["elves"][at] - worth["orcs"][at] == pytest.approx(12.0, abs=2.5)
    assert learning.of_picks([], worth) == worth  # no games: as it was thought before


def test_where_less_of_what_is_thought_comes_true_tiles_are_worth_more_of_its_coins() -> None:
    found = [
        picked(race, off + 0.5 * more, 0, 5.0 + more)
        for race, off in (("elves", 3.0), ("orcs", -3.0))
        for more in (-4.0, 4.0)
    ] * 900
    worth = learning.of_picks(found, {})
    assert worth["elves"][0] - worth["orcs"][0] == pytest.approx(6.0 / 0.5, abs=1.5)


def test_what_later_draws_cost_is_put_back(tmp_path: Path) -> None:
    """Who declines picks again; if that is drawn by lot, declining pays for it, and going on does not."""
    chance = random.Random(3)
    games = tmp_path / "games.jsonl"
    with games.open("w", encoding="utf-8") as file:
        for _ in range(400):
            kind, cost = chance.choice(((DECLINE, chance.uniform(0.0, 8.0)), (EXPAND, 0.0)))
            first = chosen(kind, "orcs", 5, 2.0 - cost)
            later = picked("elves", -cost, 2) | {"worse": cost}
            drawn = [first, later] if kind == DECLINE else [first]
            file.write(json.dumps({"seats": 2, "drawn": drawn}) + "\n")
    found = [one for one in learning.drawn_in([games], 2) if one["kind"] != PICK]
    assert len(found) == 400
    assert {round(one["came"], 1) for one in found} == {5.0}


def rated(race: str, off: float) -> learning.Line:
    offered = [["elves", "hill", 0], ["orcs", "hill", 1]]
    return picked(race, off, 0) | {"offered": offered}


def test_the_rating_of_a_tile_is_found_again_in_coins() -> None:
    found = [rated(race, off) for race, off in (("elves", 4.0), ("orcs", -4.0)) * 900]
    for line, more in zip(found, (0, 2) * 900, strict=True):
        line["offered"] = [[race, power, coins + more * (race == "elves")] for race, power, coins in line["offered"]]
        line["came"] += (0.5 if line["tiles"][0] == "elves" else -0.5) * more
    worth = learning.ratings(found, {"elves": [1.0, 2.0, 3.0], "orcs": [-1.0, 2.0, 3.0], "giants": [1.5, 0.0, 0.0]})
    assert worth["elves"][0] - worth["orcs"][0] == pytest.approx(9.0, abs=1.5)  # and a coin lay on the orcs
    assert worth["elves"][1:] == [2.0, 3.0]  # no games there: as it was thought before
    assert worth["giants"] == [1.5, 0.0, 0.0]


def test_what_is_written_of_picks_is_believed_as_far_as_other_games_bear_it_out() -> None:
    written = {"elves": [6.0, 6.0, 6.0], "orcs": [-6.0, -6.0, -6.0]}
    found = [
        picked(race, true * off, at) for race, off in (("elves", 6.0), ("orcs", -6.0)) * 900 for at, true in SHARES
    ]
    assert learning.believed(found, written) == pytest.approx([true for _, true in SHARES], abs=0.05)
    assert learning.believed([], written) == [1.0, 1.0, 1.0]  # no games: as it was thought before
    assert learning.believed([picked("elves", -30.0, 0), picked("orcs", 30.0, 0)] * 900, written)[0] == 0.0


def test_weighing_leaves_alone_what_no_game_tells_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = json.loads(FILE.read_text("utf-8"))
    file = written_to(tmp_path, monkeypatch)
    file.write_text(json.dumps(before), "utf-8")
    games = tmp_path / "games.jsonl"
    drawn = [picked(race, 0.0, at) for race in ("elves", "orcs", "giants") for at in range(3)] * 300
    games.write_text(json.dumps({"seats": 3, "drawn": drawn}) + "\n", "utf-8")
    monkeypatch.setattr("sys.argv", ["oversights", "weigh", str(games), "--write"])
    learning.main()
    after = json.loads(file.read_text("utf-8"))
    assert after["2"] == before["2"]
    assert {part: after["3"][part] for part in ("numbers", "tiles")} == {
        part: before["3"][part] for part in ("numbers", "tiles")
    }
    assert all(
        abs(now) < abs(then)
        for now, then in zip(after["3"]["picks"]["elves"], before["3"]["picks"]["elves"], strict=True)
        if then
    )


def chosen(kind: str, race: str, regions: int, off: float) -> learning.Line:
    told = [1.0, 5.0, 0.0, 0.0, 0.0, 0.0, 1.0, regions, regions, 0.0, 0.0]
    line = {"kind": kind, "player": 0, "phase": 1, "foreseen": 3.0, "around": 3.0, "worse": 0.0}
    return line | {"tiles": [race, ""], "numbers": told, "came": 3.0 + off}


def test_what_is_overlooked_of_declining_is_found_again_by_tile_and_number() -> None:
    chance = random.Random(5)
    found = []
    for _ in range(9000):
        regions, race = chance.randrange(2, 9), chance.choice(("ghouls", "orcs"))
        off = (2.0 if race == "ghouls" else -2.0) - 0.6 * (regions - 5)
        found.append(chosen(DECLINE, race, regions, off))
        found.append(chosen(EXPAND, race, regions, 0.0))
    learnt = learning.of_declines(found, {"numbers": [0.0] * 11, "tiles": {}})
    ghouls, orcs = (now + 5 * later for now, later in (learnt["tiles"][name] for name in ("ghouls", "orcs")))
    assert ghouls - orcs == pytest.approx(4.0, abs=0.6)
    assert sum(learnt["numbers"][7:9]) == pytest.approx(-0.6, abs=0.1)


def test_what_was_learnt_is_written_down_for_two_players_and_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = json.loads(FILE.read_text("utf-8"))
    file = written_to(tmp_path, monkeypatch)
    file.write_text(json.dumps(before), "utf-8")
    games = tmp_path / "games.jsonl"
    assert learning.play(games, [(2, ["base"], seed, 0.0) for seed in (1, 2)], 1) == 2
    monkeypatch.setattr("sys.argv", ["oversights", "fit", str(games), "--write"])
    learning.main()
    found = json.loads(file.read_text("utf-8"))
    assert found.keys() == {"2", "3"}
    assert found["2"] != before["2"]
    assert found["3"] == before["3"]  # no games of more players: what is written stays
    root = new_game(2, seed=3).state
    assert isinstance(Oversights(found).of(root, plans(root)[0]), float)
