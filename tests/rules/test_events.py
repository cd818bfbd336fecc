"""Events: enough to tell a game and to animate it without comparing positions."""

from __future__ import annotations

import json
import random

import pytest

from elbowroom import new_game
from elbowroom.rules.events import (
    Abandoned,
    CoinsMoved,
    Conquered,
    Event,
    GameOver,
    Lost,
    Picked,
    PieceMoved,
    Revealed,
    Scored,
    TurnStarted,
    Vanished,
)
from tests.support import of_kind, rule_ids


class Teller:
    """Follows a game by its events alone."""

    def __init__(self, players: int) -> None:
        self.coins = dict.fromkeys(range(1, players + 1), 5)
        self.owners: dict[str, tuple[int, str]] = {}
        self.pieces: dict[tuple[str, str], int] = {}
        self.turn = (1, 1)
        self.winners: list[int] = []

    def hear(self, event: Event) -> None:
        """Take in what happened."""
        if isinstance(event, Conquered):
            self.owners[event.region] = (event.player, event.race)
        elif isinstance(event, Abandoned | Lost):
            self.owners.pop(event.region, None)
        elif isinstance(event, Vanished):
            for region in event.regions:
                del self.owners[region]
        elif isinstance(event, Picked):
            self.coins[event.player] += event.gained - event.paid
        elif isinstance(event, Scored):
            self.coins[event.player] += event.total
        elif isinstance(event, CoinsMoved):
            self.coins[event.to] += event.count
        elif isinstance(event, PieceMoved):
            for place, change in ((event.origin, -event.count), (event.to, event.count)):
                if place:
                    self.pieces[place, event.piece] = self.pieces.get((place, event.piece), 0) + change
        elif isinstance(event, TurnStarted):
            self.turn = (event.round, event.player)
        elif isinstance(event, GameOver):
            self.winners = event.winners


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_events_tell_the_game(players: int) -> None:
    """Owners, pieces, coins and turns follow from the events."""
    for seed in range(8):
        chance = random.Random(seed)
        game = new_game(players, seed=seed)
        teller = Teller(players)
        while not game.over:
            for event in game.play(chance.choice(game.legal_moves())):
                teller.hear(event)
            view = game.view()
            held = [region for region in view.regions if region.player]
            assert teller.owners == {region.id: (region.player, region.race) for region in held}
            pieces = {(region.id, piece): count for region in held for piece, count in region.markers.items()}
            pieces = {place: count for place, count in pieces.items() if place[1] != "mountain"}
            assert {place: count for place, count in teller.pieces.items() if count} == pieces
            assert teller.coins == game.coins
            assert teller.turn == (game.round, view.turn)
        assert teller.winners == game.winners


def test_events_are_plain_data_with_known_rules() -> None:
    kinds = set()
    chance = random.Random(3)
    for seed in range(20):
        game = new_game(2 + seed % 4, seed=seed)
        while not game.over:
            for event in game.play(chance.choice(game.legal_moves())):
                data = event.as_dict()
                assert data["kind"] == event.kind != ""
                assert list(data) == ["kind", *event.fields]
                json.dumps(data)
                rules = (
                    [part[3] for part in event.parts] if isinstance(event, Scored) else [str(data.get("rule", "DEF-1"))]
                )
                assert set(rules) <= rule_ids()
                kinds.add(event.kind)
    assert len(kinds) > 14


def test_revealed_combos_are_told_in_order() -> None:
    """PICK-8."""
    game = new_game(2, seed=1)
    revealed = of_kind(game.play("pick 2"), Revealed)
    assert [(event.position, event.race, event.power) for event in revealed] == [
        (6, game.view().offer[5].race, game.view().offer[5].power)
    ]


def test_events_compare_and_print() -> None:
    event = Revealed(6, "elves", "flying")
    assert event == Revealed(6, "elves", "flying") != Revealed(5, "elves", "flying")
    assert event != "revealed"
    assert repr(event) == "Revealed(position=6, race='elves', power='flying')"
