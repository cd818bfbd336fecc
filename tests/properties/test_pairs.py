"""Every race with every power, picked first and played to the end."""

from __future__ import annotations

import random

import pytest

from elbowroom import replay
from elbowroom.boxes import box
from elbowroom.rules.events import Declined, Scored
from tests.properties.checks import all_coins, bank_paid, everything
from tests.support import of_kind, position, seat

RACES = [race.id for race in box("base").races]
POWERS = [power.id for power in box("base").powers]
PAIRS = [(power, race) for race in RACES for power in POWERS]


def offer(power: str, race: str) -> list[str]:
    """An offer with this combo on top."""
    others = [name for name in RACES if name != race][:5], [name for name in POWERS if name != power][:5]
    return [f"{power} {race}", *(f"{power} {race}" for race, power in zip(*others, strict=True))]


def test_all_280_pairs_are_there() -> None:
    """COMP-2, COMP-3."""
    assert len(PAIRS) == 280


@pytest.mark.parametrize("race", RACES)
def test_a_race_with_every_power(race: str) -> None:
    """DEF-3: no pair breaks a game; what it earns and what it leaves behind stays in order."""
    tiles = {tile.id: tile for tile in (*box("base").races, *box("base").powers)}
    for number, power in enumerate(POWERS):
        chance = random.Random(number)
        game = position("base-2p", seat(), seat(), round=1, seed=number, market={"combos": offer(power, race)})
        before = all_coins(game)
        events = game.play("pick 1")
        active = game.view().seats[0].active
        assert active is not None
        intake = tiles[race].tokens + tiles[power].tokens + (4 if race == "amazons" else 0)
        assert (active.race, active.power, active.hand) == (race, power, intake)  # PICK-6
        while not game.over:
            before += bank_paid(events)
            assert all_coins(game) == before
            everything(game)
            events = game.play(chance.choice(game.legal_moves()))
        everything(game)
        assert replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize("race", RACES)
def test_a_race_with_every_power_expands_and_declines(race: str) -> None:
    """DECLINE-4, DECLINE-6, SCORE-6: two expanding turns, then a decline, whatever the pair."""
    for number, power in enumerate(POWERS):
        chance = random.Random(number)
        game = position("base-2p", seat(), seat(), round=1, seed=number, market={"combos": offer(power, race)})
        game.play("pick 1")
        declined: list[Declined] = []
        while not declined and not game.over:
            moves = game.legal_moves()
            if game.stage == "mode" and game.to_move == 1:
                wanted = "decline" if game.round > 2 else "expand"
            elif game.stage == "end":
                wanted = "done"
            else:
                wanted = str(chance.choice(moves))
            events = game.play(wanted)
            declined = [event for event in of_kind(events, Declined) if event.race == race]
        assert [(event.power, event.kept_badge) for event in declined] == [
            (power, power in ("spirit", "fortified", "seafaring"))
        ]
        bonus = {part[1] for part in of_kind(events, Scored)[0].parts} - {"regions"}
        assert bonus <= {"dwarves"}  # SCORE-4
        everything(game)
