"""The planner's reckoning agrees with the engine: what regions cost, and which conquests are possible at all."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from elbowroom import Game, Move, new_game
from elbowroom.bots.planner.conquest_plan import Campaign, costs, plan, prizes
from elbowroom.rules.cost import price
from elbowroom.rules.state import State
from tests.mixed.tables import both, under
from tests.support import seat, texts

BOXES = [("base",), ("underground",), ("base", "underground")]
DEFENDED: dict[str, object] = {"own_tokens_defend": True}
tables = pytest.mark.parametrize("boxes", BOXES, ids="+".join)


def every_position(boxes: tuple[str, ...], players: int, seed: int, favourite: str = "") -> Iterator[Game]:
    """A random game in which one race is picked wherever it is on offer, and where a race can march it does."""
    chance = random.Random(seed)
    game = new_game(players, boxes, seed, variants=DEFENDED if seed % 5 == 0 else None)
    while not game.over:
        yield game
        game.play(_choice(game, chance, favourite))


def _choice(game: Game, chance: random.Random, favourite: str) -> Move:
    moves = game.legal_moves()
    offer = [combo.race for combo in game.view().offer]
    if moves[0].verb == "pick" and favourite in offer[: len(moves)]:
        return moves[offer.index(favourite)]
    forward = [move for move in moves if move.verb in ("conquer", "expand")]
    return chance.choice(forward if forward and chance.random() < 0.5 else moves)


# --- costs ----------------------------------------------------------------------------------------------------------


@tables
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_region_costs_what_the_engine_asks(players: int, boxes: tuple[str, ...]) -> None:
    """CONQ-6 to CONQ-8, INT-20, U-RACE-GNOMES-6: for every race in play, active or declined, whoever is to move."""
    for seed in range(4):
        for game in every_position(boxes, players, 10 * players + seed, favourite="gnomes"):
            s = game.state
            for race, player in enumerate(s.player):
                if player >= 0:
                    kit = s.kit(race)
                    elsewhere = s.board.each(s.board.everything & ~s.realm[race])
                    reckoned = costs(s, race, kit)
                    wrong = [s.board.ids[at] for at in elsewhere if reckoned[at] != price(s, race, kit, at)]
                    assert wrong == [], (game.record(), s.table.race_ids[race])


@tables
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_race_that_conquers_pays_what_it_is_told(players: int, boxes: tuple[str, ...]) -> None:
    for game in every_position(boxes, players, 10 * players + 7):
        s = game.state
        if s.stage.fights:
            reckoned = costs(s, s.race, s.kit(s.race))
            for at, region in enumerate(s.board.ids):
                told = game.cost(region).total
                assert told is None or told == reckoned[at], (game.record(), region)


# --- plans ----------------------------------------------------------------------------------------------------------


def planned(s: State) -> Campaign:
    """The campaign of the race that conquers."""
    verbs = s.kit(s.race).verbs
    return plan(s, s.race, prizes(s, s.race), 4, cheap="dragon" in verbs and not s.used(verbs["dragon"]))


def step(s: State, region: int) -> Move:
    """The move that a step of a plan stands for."""
    return s.board.moves("dragon")[~region] if region < 0 else s.board.conquer[region]


def assert_possible(s: State) -> None:
    """Every conquest of the plan is legal when its turn comes, unless chance or a detour comes between."""
    stage, race = s.stage, s.race
    found = planned(s)
    for region in found.order:
        move = step(s, region)
        assert move in stage.moves(s), move.text
        stage.play(s, move)
        if s.stage is not stage or s.race != race or s.chance:
            return
    if not found.order and found.last >= 0:
        assert s.board.roll[found.last] in stage.moves(s)


@tables
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_plan_can_be_carried_out(players: int, boxes: tuple[str, ...]) -> None:
    for seed in range(6):
        for game in every_position(boxes, players, 100 * players + seed, favourite="gnomes"):
            if game.state.stage.fights and not game.state.stage.die_lies:
                assert_possible(game.state.copy())


def wanting(game: Game, region: str, *, without: str = "", cheap: bool = False) -> list[str]:
    """The conquests of the plan of somebody who wants one region above all."""
    s = game.state
    worth = [100.0 if name == region else 1.0 for name in s.board.ids]
    forbid = 1 << s.board.index[without] if without else 0
    found = plan(s, s.race, worth, 4, forbid=forbid, cheap=cheap)
    return [step(s, at).text for at in found.order]


def test_no_ability_leads_to_those_against_whom_none_helps() -> None:
    """U-RACE-GNOMES-2: what Lizardmen reach across the river does not count, but the river itself is next to it."""
    board = """
        a mine edge : r
        r river : a g h
        g mine : r
        h mine : r
    """
    lizards = seat("mining lizardmen", {"a": 1}, hand=5)
    game = under(board, lizards, seat("stone gnomes", {"g": 1}), stage="conquest")
    assert wanting(game, "g") == ["conquer r", "conquer g"]
    assert wanting(game, "g", without="r") == ["conquer h"]


def test_helpers_do_not_count_against_them() -> None:
    """U-RACE-GNOMES-6: Hammers are not counted, tokens are."""
    board = """
        a mine edge : g
        g mine : a
    """
    for hand, moves in ((3, []), (4, ["conquer g"])):
        dwarves = seat("stone iron-dwarves", {"a": 1}, hand=hand, hammers=5)
        game = under(board, dwarves, seat("royal gnomes", {"g": 2}), stage="conquest")
        assert ("conquer g" in texts(game)) is bool(moves)
        assert wanting(game, "g") == moves


def test_tokens_spent_against_them_hold_nothing_else() -> None:
    """U-RACE-GNOMES-6, U-RACE-IRONDWARVES-2: the Gnomes take four tokens, and Hammers alone hold no third region."""
    board = """
        a mine edge : b c g
        b mine : a
        c mine : a
        g mine : a
    """
    dwarves = seat("stone iron-dwarves", {"a": 1}, hand=5, hammers=3)
    game = under(board, dwarves, seat("royal gnomes", {"g": 2}), stage="conquest")
    moves = wanting(game, "g")
    assert len(moves) == 2
    for move in moves:
        game.play(move)
    assert game.state.stage.deals


def test_the_one_cheap_conquest_is_made_elsewhere() -> None:
    """U-INT-24: the Dragon does not fly to Gnomes."""
    board = """
        a mine edge : g o
        g mine : a
        o mine : a
    """
    dragon = seat("dragon-master orcs", {"a": 1}, hand=1)
    game = both(board, dragon, seat("stone gnomes", {"g": 3}), seat("wise ogres", {"o": 3}), stage="conquest")
    assert wanting(game, "g", cheap=True) == ["dragon o"]
