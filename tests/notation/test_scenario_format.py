"""The scenario format: every key, every default, every assertion (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom import Game, ScenarioError, load_scenario
from elbowroom.notation.assertions import AssertionSyntax, failure
from elbowroom.notation.check import FAILED, OK, UNREADABLE, check_file
from elbowroom.notation.scenario import parse_scenario
from tests.docs.markdown import code
from tests.support import ROOT, check, fallen, play, position, seat, toml

BOARD = """
    h hill edge tribe : f
    f farmland +mine : m s
    m mountain edge
    s swamp edge
"""
OFFER = ["alchemist amazons", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]

(EXAMPLE,) = code(ROOT / "docs" / "scenarios.md", "toml")


def written(folder: Path, text: str) -> Path:
    """A scenario file."""
    path = folder / "scenario.toml"
    path.write_text(text, "utf-8")
    return path


# --- running files --------------------------------------------------------------------------------------------------


def test_the_example_of_the_document_holds(tmp_path: Path) -> None:
    path = written(tmp_path, EXAMPLE)
    assert check_file(path) == (OK, f"ok {path}")
    assert load_scenario(path).stage == "conquest"
    scenario = parse_scenario(EXAMPLE)
    assert (scenario.title, scenario.rules) == ("A border hill with a lost tribe costs three", ["CONQ-6", "EX-4"])
    assert [(step.do, step.die, step.rejected) for step in scenario.steps] == [
        ("conquer h", None, False), ("roll m", 2, False), ("conquer h", None, True),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"hand 1 = 3"', '"hand 1 = 5"', "step 1: expected hand 1 = 5, is 3"),
        ('"region h = 1 skeletons 3"', '"region h = tribe"', "step 1: expected region h = tribe, is 1 skeletons 3"),
        ('do  = "roll m"', 'do  = "roll s"', "step 2: roll s was refused: "),
        ("rejected = true", "rejected = false", "step 3: conquer h was refused: "),
        ('do  = "roll m"\ndie = 2', 'do  = "roll m"\ndie = 2\nrejected = true', "step 2: roll m was not refused"),
        ('title  = "', 'expect = ["round = 3"]\ntitle  = "', "start: expected round = 3, is 2"),
        ('title  = "', 'refused = true\ntitle  = "', "should have been refused"),
    ],
)
def test_what_does_not_hold_fails(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert old in EXAMPLE
    path = written(tmp_path, EXAMPLE.replace(old, new, 1))
    status, line = check_file(path)
    assert status == FAILED
    assert line.startswith(f"FAIL {path}: ")
    assert problem in line
    assert "\n" not in line


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"hand 1 = 3"', '"hand 9 = 3"', "no player 9"),
        ('title  = "', "title  = ", "is not TOML"),
        ('race  = "elves"', 'race  = "atlanteans"', "player 2.race: there is no race atlanteans"),
    ],
)
def test_what_cannot_be_read_is_bad(tmp_path: Path, old: str, new: str, problem: str) -> None:
    path = written(tmp_path, EXAMPLE.replace(old, new, 1))
    status, line = check_file(path)
    assert status == UNREADABLE
    assert line.startswith(f"BAD {path}: ")
    assert problem in line


def test_files_that_are_none(tmp_path: Path) -> None:
    assert check_file(tmp_path / "none.toml")[0] == UNREADABLE
    assert check_file(tmp_path)[0] == UNREADABLE
    path = tmp_path / "latin.toml"
    path.write_bytes('title = "\xe9"'.encode("latin-1"))
    assert check_file(path) == (UNREADABLE, f"BAD {path}: is not UTF-8 text (byte 9)")


def test_a_die_where_none_is_rolled_is_no_crash(tmp_path: Path) -> None:
    """What a file says of the die cannot be true: it fails or is bad, in one line."""
    text = toml(BOARD, market={"combos": OFFER}, step=[{"do": "pick 1", "die": 2}])
    status, line = check_file(written(tmp_path, text))
    assert status in (FAILED, UNREADABLE)
    assert "\n" not in line


def test_a_file_that_must_be_refused(tmp_path: Path) -> None:
    text = toml(BOARD, seat("hill orcs", {"h": 11}), seat(), refused=True)
    assert check_file(written(tmp_path, text))[0] == OK
    with pytest.raises(ScenarioError, match="must be refused"):
        load_scenario(written(tmp_path, text))
    assert check_file(written(tmp_path, toml(BOARD, refused=True)))[0] == FAILED


# --- keys and their defaults ----------------------------------------------------------------------------------------


def test_defaults() -> None:
    game = position(BOARD)
    assert (game.round, game.to_move, game.stage, game.table.rounds, game.table.first) == (2, 1, "pick", 10, 0)
    assert game.table.boxes == ("base",)
    assert game.coins == {1: 5, 2: 5}
    assert len(game.view().offer) == 6
    assert position(BOARD, seat("hill orcs", {"s": 1}), seat()).stage == "mode"


def test_round_rounds_first_and_to_move() -> None:
    """END-1: the round ends when it is the first player's turn again."""
    orcs = seat("hill orcs", {"s": 1})
    game = position(BOARD, orcs, seat("merchant elves", {"m": 1}), round=3, rounds=4, first=2, to_move=1)
    check(game, "round = 3", "to_move = 1")
    play(game, "decline")
    check(game, "round = 4", "to_move = 2")
    play(game, "decline")
    check(game, "round = 4", "to_move = 1", "stage = pick")


@pytest.mark.parametrize(
    ("stage", "seen"),
    [("mode", "mode"), ("conquest", "conquest"), ("redeploy", "redeploy"), ("end", "end"), ("ghouls", "ghouls")],
)
def test_stages_to_start_in(stage: str, seen: str) -> None:
    orcs = seat("stout orcs", {"s": 3}, declined=[fallen("hill ghouls", {"m": 2})])
    assert position(BOARD, orcs, seat(), stage=stage).stage == seen


def test_a_conquest_is_readied_as_written_and_a_redeployment_opens_as_usual() -> None:
    orcs = seat("hill orcs", {"s": 3, "f": 2}, hand=1)
    check(position(BOARD, orcs, seat(), stage="conquest"), "hand 1 = 1", "region s = 1 orcs 3")
    check(position(BOARD, orcs, seat(), stage="redeploy"), "hand 1 = 4", "region s = 1 orcs 1")


@pytest.mark.parametrize(
    ("stage", "regions", "more", "wanted"),
    [
        ("conquest", {}, {}, 7),
        ("conquest", {"s": 1}, {}, 0),
        ("mode", {}, {}, 0),
        ("redeploy", {}, {}, 7),
        ("conquest", {"s": 1}, {"picked": True}, 7),
        ("conquest", {}, {"picked": False}, 0),
    ],
)
def test_picked(stage: str, regions: dict[str, int], more: dict[str, object], wanted: int) -> None:
    """A race without a token on the map has just been picked, unless the turn starts in `mode` (POWER-Wealthy-1)."""
    game = position(BOARD, seat("wealthy orcs", regions, hand=3, **more), seat("hill elves", {"m": 1}), stage=stage)
    paid = [part[2] for part in game.income(1) if part[1] == "wealthy"] if game.to_move == 1 else [game.coins[1] - 5]
    assert sum(paid) == wanted


@pytest.mark.parametrize(
    ("regions", "more", "wanted"), [({}, {}, 2), ({"s": 1}, {}, 0), ({"s": 1}, {"holes": 1}, 1), ({}, {"holes": 0}, 0)]
)
def test_holes(regions: dict[str, int], more: dict[str, object], wanted: int) -> None:
    """Two if just picked, else none (RACE-Halflings-2)."""
    game = position(BOARD, seat("hill halflings", regions, hand=9, **more), seat(), stage="conquest")
    play(game, "conquer f", "conquer m")
    assert sum("hole" in region.markers for region in game.view().regions) == wanted


def test_reserve_ally_and_declined_hands() -> None:
    game = position(BOARD, seat("hill amazons", {"s": 1}, reserve=4), seat())
    check(game, "reserve 1 = 4", "tray amazons = 10")
    game = position(
        BOARD, seat("hill orcs", {"h": 1}, hand=5), seat("diplomat elves", {"f": 1}, ally=1), stage="conquest"
    )
    check(game, "cost f = none")
    ghouls = seat("hill orcs", {"h": 1}, declined=[fallen("stout ghouls", {}, hand=2)])
    check(position(BOARD, ghouls, seat()), "hand 1 ghouls = 2", "tray ghouls = 8")


def test_markers_and_tribes_gone() -> None:
    trolls = seat("fortified trolls", {"m": 1})
    game = position(BOARD, trolls, seat(), markers={"m": ["lair", "fortress", "mountain"]}, tribes_gone=["h"])
    check(game, "marker m lair", "marker m fortress", "marker m mountain", "region h = empty", "no marker m camp")


def test_a_region_with_tokens_has_no_tribe() -> None:
    check(position(BOARD, seat("hill orcs", {"h": 2}), seat()), "region h = 1 orcs 2", "region f = empty")


def test_market_keys() -> None:
    market = {
        "combos": OFFER,
        "coins": [0, 3],
        "races": ["elves", "wizards"],
        "powers": ["flying"],
        "discard": ["spirit"],
    }
    game = position(BOARD, market=market)
    check(game, "combo 1 = alchemist amazons", "combo 6 = heroic humans", "combo coins 2 = 3", "combos = 6")
    assert game.view().as_dict()["discard"] == ["spirit"]
    play(game, "pick 1")
    check(game, "combo 6 = flying elves")
    game = position(BOARD, market={"combos": OFFER[:4], "races": []})
    check(game, "combos = 4", "combo 5 = none")


def test_the_seed_shuffles_what_is_listed_nowhere() -> None:
    offers = {tuple(combo.race for combo in position(BOARD, seed=seed).view().offer) for seed in range(10)}
    assert len(offers) == 10
    assert position(BOARD, seed=7).digest() == position(BOARD, seed=7).digest()


def test_variants() -> None:
    orcs = seat("hill orcs", {"f": 1}, hand=5, declined=[fallen("stout elves", {"m": 1})])
    check(position(BOARD, orcs, seat(), stage="conquest", variants={"own_tokens_defend": True}), "cost m = 4")
    check(position(BOARD, orcs, seat(), stage="conquest", variants={"own_tokens_defend": False}), "cost m = 3")


def test_where_tiles_and_badges_are() -> None:
    """A declined race's badge is discarded, unless it is one that stays (DECLINE-6)."""
    declined = [fallen("spirit elves", {"m": 1}), fallen("hill tritons", {"s": 1})]
    view = position(BOARD, seat(declined=declined), seat()).view()
    assert view.as_dict()["discard"] == ["hill"]
    assert [race.power for race in view.seats[0].declined] == ["spirit", ""]


def test_shipped_maps_and_maps_in_pieces() -> None:
    assert len(position("base-3p", seat(), seat(), seat()).board.ids) == 30
    game = position("a hill edge\nb forest edge", seat("hill orcs", {"a": 1}, hand=3), seat(), stage="conquest")
    check(game, "illegal conquer b", "cost b = 2")


def test_start_of_turn_effects_come_first() -> None:
    """A start in `mode` ends the Diplomat's own alliance (INT-88)."""
    game = position(BOARD, seat("diplomat orcs", {"f": 1}, ally=2), seat("hill elves", {"m": 9}))
    play(game, "expand", "done", "done", "expand")
    check(game, "to_move = 2", "cost f = 3")


# --- assertions -----------------------------------------------------------------------------------------------------


def table() -> Game:
    """A position with a bit of everything."""
    return position(
        BOARD + "z sea edge\n",
        seat("bivouacking skeletons", {"f": 2}, hand=6, coins=8),
        seat("heroic elves", {"m": 2}, declined=[fallen("spirit tritons", {"s": 1})]),
        seat("merchant amazons", reserve=3, declined=[fallen("stout ghouls", {}, hand=2)]),
        stage="conquest",
        markers={"f": ["camp", "camp"], "m": ["hero"]},
        market={
            "combos": [
                "alchemist dwarves",
                "hill orcs",
                "wealthy wizards",
                "swamp giants",
                "forest trolls",
                "pillaging humans",
            ]
        },
        round=4,
    )


HOLD = """
    region f = 1 skeletons 2 | region m = 2 elves 2 | region s = 2 tritons 1 declined
    region h = tribe | region z = empty
    marker f camp 2 | marker m hero | marker m hero 1 | marker m mountain | no marker f hero | no marker z camp
    cost h = 3 | cost m = none | cost f = none | cost z = none | cost s = 3
    legal conquer h | illegal conquer m | illegal nonsense | legal done
    hand 1 = 6 | hand 2 = 0 | hand 3 ghouls = 2 | hand 1 ghouls = 0 | hand 1 skeletons = 6
    reserve 3 = 3 | reserve 1 = 0 | camps 1 = 3 | camps 2 = 0 | heroes 2 = 1 | hammers 1 = 0 | armors 1 = 0
    coins 1 = 8 | coins 2 = 5 | tray skeletons = 12 | tray ghouls = 8 | tray orcs = 10
    stage = conquest | to_move = 1 | round = 4 | no vengeance 1 2 | stonehedge = none
    combo 1 = alchemist dwarves | combo coins 1 = 0 | combos = 6 | combo 7 = none
"""
FAIL = """
    region f = 1 skeletons 1 -> 1 skeletons 2 | region s = 2 tritons 1 -> 2 tritons 1 declined
    region h = empty -> tribe | region z = tribe -> empty
    region f = 2 skeletons 2 -> 1 skeletons 2 | region f = monsters -> 1 skeletons 2
    marker f camp -> 2 | marker f camp 1 -> 2 | no marker m hero -> 1 | marker z camp -> 0
    cost h = 2 -> 3 | cost m = 4 -> none | legal conquer m -> illegal | illegal conquer h -> legal
    hand 1 = 5 -> 6 | reserve 3 = 4 -> 3 | camps 1 = 5 -> 3 | heroes 2 = 2 -> 1 | coins 1 = 9 -> 8
    tray skeletons = 13 -> 12 | stage = redeploy -> conquest | to_move = 2 -> 1 | round = 5 -> 4
    vengeance 1 2 -> not held | combo 1 = hill orcs -> alchemist dwarves | combo coins 1 = 2 -> 0 | combos = 5 -> 6
"""


def split(text: str) -> list[str]:
    """The assertions of a list above."""
    return [item.strip() for line in text.strip().split("\n") for item in line.split("|")]


@pytest.mark.parametrize("text", split(HOLD))
def test_assertions_that_hold(text: str) -> None:
    assert failure(table(), text) == ""


@pytest.mark.parametrize("text", split(FAIL))
def test_assertions_that_fail(text: str) -> None:
    said, _, actual = text.partition(" -> ")
    assert failure(table(), said) == f"expected {said}, is {actual}"


def test_winners_in_any_order() -> None:
    """END-5."""
    tie = position("a hill edge", seat("merchant orcs"), seat("hill elves"), to_move=2, rounds=2)
    play(tie, "expand")
    assert tie.winners == [1, 2]
    check(tie, "winner = 1,2", "winner = 2, 1", "winner = 2,1", "stage = over", "to_move = 0")
    assert failure(tie, "winner = 1") == "expected winner = 1, is 1,2"


NO_ASSERTIONS = """
    region h | region = 1 orcs 2 | region q = empty | cost = 3 | cost h with = 3 | cost q = 3
    hand = 3 | hand 0 = 3 | hand 4 = 1 | hand x = 1 | hand 1 atlanteans = 2 | hand 0000000012 = 3 | hand ² = 1
    coins 9 = 1 | coins -1 = 3 | tray atlanteans = 3 | tray = 3 | camps = 1 | camps 9 = 1
    marker f | marker q camp | marker f camp x | no marker | no marker f camp 2 | no tribe h
    vengeance 1 | vengeance 1 9 | no vengeance | combo x = 2 | combo coins = 2 | combo = 1
    sky = blue | blue | = | = 3 | stage mode = 3
"""


@pytest.mark.parametrize("text", [*split(NO_ASSERTIONS), "", "  "])
def test_what_is_no_assertion(text: str) -> None:
    with pytest.raises(AssertionSyntax):
        failure(table(), text)


@pytest.mark.parametrize("digits", [40, 6000])
def test_huge_numbers_in_assertions_are_no_crash(digits: int) -> None:
    number = "9" * digits
    for text in (f"marker f camp {number}", f"coins 1 = {number}", f"combo {number} = none", f"round = {number}"):
        try:
            assert failure(table(), text).startswith("expected") or "combo" in text
        except AssertionSyntax:
            continue
