"""The view on the wire: what it adds for the one who decides."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import convert, to_builtins

import elbowroom
from elbowroom import new_game
from elbowroom.rules import view as seen
from elbowroom.rules.cost import itemise
from elbowroom.rules.prospects import fighting_position
from elbowroom.rules.state import State
from elbowroom.table.protocol.view import Prospect
from elbowroom.table.wire import public_view, view_of, wire_view
from tests.support import position, seat


@pytest.mark.parametrize("boxes", [["base"], ["underground"], ["base", "underground"]])
def test_the_one_who_decides_gets_the_engines_prospects_and_forecast(boxes: list[str]) -> None:
    """All of them, each once and under its own key; nobody else gets any, and a replay has none."""
    chance = random.Random(8)
    attacks = 0
    for seed in range(3):
        game = new_game(players=3, boxes=boxes, seed=seed)
        while not game.over:
            view = wire_view(game, game.to_move)
            told = {key: convert(prospect, Prospect) for key, prospect in view.get("prospects", {}).items()}
            meant = [
                _as_told(prospect, fighting_position(game.view(game.to_move).state)) for prospect in game.prospects()
            ]
            assert [_plain(key, prospect) for key, prospect in told.items()] == meant
            assert all(key == prospect.move for key, prospect in told.items() if prospect.region)
            attacks += len(told)
            forecast = game.forecast()
            assert view.get("stop_moves", []) == game.stop_moves()
            assert view.get("forecast", {}).get("coins") == (forecast.coins if forecast is not None else None)
            declines = [move for move in game.legal_moves() if move.verb == "decline" and game.stage == "mode"]
            assert list(view.get("declining", {})) == [move.text for move in declines]
            for other in (0, game.to_move % 3 + 1):
                assert not {"prospects", "forecast", "stop_moves", "legal"} & wire_view(game, other).keys()
            game.play(chance.choice(game.legal_moves()))
    assert attacks > 1000


def _plain(key: str, prospect: Prospect) -> dict[str, Any]:
    facts = {name: getattr(prospect, name) for name in Prospect.__struct_fields__}
    return {**facts, "region": prospect.region or key}


def _as_told(prospect: elbowroom.Prospect, state: State) -> dict[str, Any]:
    """All that the engine says; what an attack that cannot be made now would cost is told as well."""
    facts = prospect.as_dict()
    facts["means"] = list(prospect.means)
    parts = prospect.parts
    facts["code"], facts["args"] = "", {}
    if prospect.verdict != "die":
        facts["chance"] = None
    if prospect.refusal is not None:
        facts["kept"] = True
        cost = itemise(state, prospect.region)
        facts["cost"], parts, facts["left"] = cost.total, cost.parts, 0
        facts["code"] = prospect.refusal.code
        facts["args"] = {name: value for name, value in prospect.refusal.args.items() if name != "region"}
    facts["parts"] = [(part.amount, part.source, part.rule) for part in parts]
    facts["coins"] = {str(player): coins for player, coins in prospect.coins.items()}
    return facts


def test_the_stage_says_what_it_is() -> None:
    """Everything that the engine says of a stage is told; what does not hold is left out."""
    game = new_game(players=2, boxes=["base"], seed=1)
    while not game.over:
        facts = {name: getattr(game.view(0).now, name) for name in seen.StageView.fields}
        told = wire_view(game, 0)["now"]
        assert told.keys() <= facts.keys()
        assert {name: value for name, value in facts.items() if value} == {n: v for n, v in told.items() if v}
        game.play(game.legal_moves()[-1])


@pytest.mark.parametrize("boxes", [["base"], ["underground"], ["base", "underground"]])
def test_troops_are_those_who_would_attack(boxes: list[str]) -> None:
    """READY-2: before `expand` they are told as they will be after it."""
    chance = random.Random(5)
    previews = 0
    for seed in range(4):
        game = new_game(players=3, boxes=boxes, seed=seed)
        while not game.over:
            told = wire_view(game, game.to_move).get("troops")
            legal = [move.text for move in game.legal_moves()]
            after = game.copy()
            if "expand" in legal:
                after.play("expand")
                previews += 1
            now = after.view(0).now
            if after.to_move == game.to_move and now.fights:
                seat = after.view(0).seats[game.to_move - 1]
                race = next(
                    race for race in (seat.active, *seat.declined) if race is not None and race.race == now.acts
                )
                assert told is not None
                assert (told["race"], told["hand"]) == (race.race, race.hand)
                assert told.get("helpers", 0) == race.counters.get("hammers", 0)
            elif not game.view(0).now.opens:
                assert told is None
            game.play(chance.choice(legal))
    assert previews > 20


def test_the_wire_tells_what_the_stage_is_and_whom_tiles_have_marked() -> None:
    """POWER-Diplomat-1: the ally is there for all to see; what a tile keeps for itself is not."""
    game = new_game(players=2, boxes=["base"], seed=1)
    assert wire_view(game, 1)["now"] == {
        "decides": "turn", "picks": True, "offers": True, "compels": True, "verbs": ["pick"],
    }  # fmt: skip
    board = "a farmland edge : b\nb hill edge : c\nc forest edge"
    game = position(board, seat("diplomat orcs", {"a": 2}), seat("hill elves", {"c": 1}), stage="redeploy")
    game.play("ally 2")
    view = wire_view(game, 2)
    assert view["now"] == {"decides": "turn", "deals": True, "acts": "orcs", "verbs": ["place", "done"]}
    assert view["seats"]["1"]["races"][0]["marks"] == {"ally": [2]}
    assert "memory" not in view


@pytest.mark.parametrize("boxes", [["base"], ["underground"]])
@pytest.mark.parametrize("open_coins", [False, True])
def test_what_all_eyes_share_is_made_once_and_is_the_same(boxes: list[str], open_coins: bool) -> None:
    """Each player's view is what it would be if it were made for him alone."""
    chance = random.Random(3)
    game = new_game(players=3, boxes=boxes, seed=5, open_coins=open_coins)
    while True:
        public = public_view(game)
        for player in range(4):
            assert wire_view(game, player, public=public) == to_builtins(view_of(game, player))
            assert wire_view(game, player, 2, deciding=False, public=public)["regions"] is public["regions"]
        if game.over:
            break
        game.play(chance.choice(game.legal_moves()))
