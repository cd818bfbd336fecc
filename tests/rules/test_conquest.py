"""What a conquest does, checked in random positions (CONQ-15 to CONQ-23, docs/rules/base.md#within-a-conquest)."""

from __future__ import annotations

from collections import Counter

from elbowroom import Game, Move
from elbowroom.rules.events import Cleared, Conquered, Event, Lost, Repelled, Vanished
from elbowroom.rules.view import RegionView
from tests.support import of_kind, play, random_positions, the

ATTACKS = ("conquer", "convert", "dragon")


def region(game: Game, name: str) -> RegionView:
    """A region as anyone sees it."""
    return next(found for found in game.view().regions if found.id == name)


def conquering(game: Game) -> tuple[int, str, str]:
    """Who conquers now: player, race, and the power that still works."""
    s = game.state
    power = s.table.power_ids[s.badge[s.race]] if s.live[s.race] else ""
    return s.player[s.race] + 1, s.table.race_ids[s.race], power


def check_losses(before: RegionView, attacker: int, move: Move, events: list[Event]) -> None:
    """CONQ-17, CONQ-18, RACE-Elves-1, RACE-Elves-2, INT-58, INT-72."""
    assert [event.region for event in of_kind(events, Cleared)] == [before.id] * bool(before.tribe)
    if not before.player:
        assert of_kind(events, Lost) == []
        return
    lost = the(events, Lost)
    safe = before.race == "elves" and not before.declined and before.player != attacker and move.verb != "convert"
    wanted = 0 if safe else 1
    assert (lost.player, lost.race, lost.region, lost.declined) == (
        before.player,
        before.race,
        before.id,
        before.declined,
    )
    assert (lost.lost, lost.withdrawn) == (wanted, before.tokens - wanted)


def check_markers(before: RegionView, after: RegionView, race: str, power: str, active: bool) -> None:
    """CONQ-22, CONQ-23, RACE-Trolls-1, POWER-DragonMaster-2: only the mountain and what the winner brings is left."""
    allowed = {"mountain"} & before.markers.keys()
    if race == "trolls":
        allowed.add("lair")
    may_come = {"dragon"} if power == "dragon-master" else set()
    if race == "halflings" and active:
        may_come.add("hole")
    assert set(after.markers) - allowed <= may_come
    assert allowed <= after.markers.keys()


def test_what_a_conquest_does() -> None:
    tried: Counter[str] = Counter()
    for game in random_positions(60, every=2, start=500):
        if game.stage not in ("conquest", "ghouls", "berserk"):
            continue
        attacker, race, power = conquering(game)
        active = game.stage != "ghouls"
        for move in game.legal_moves():
            if move.verb not in ATTACKS or tried[f"{move.verb} {race}"] > 40:
                continue
            tried[f"{move.verb} {race}"] += 1
            before = region(game, move.region)
            copy = game.copy()
            events = copy.play(move)
            conquered = of_kind(events, Conquered)[0]
            after = region(copy, move.region)
            assert (conquered.player, conquered.race, conquered.region) == (attacker, race, move.region)
            assert conquered.occupied == bool(before.tribe or before.tokens)  # CONQ-15, DEF-1
            assert (after.player, after.race, after.tribe) == (attacker, race, 0)
            check_losses(before, attacker, move, events)
            check_markers(before, after, race, power, active)
    assert {verb for verb in ATTACKS for found in tried if found.startswith(verb)} == set(ATTACKS)
    assert sum(tried.values()) > 500


def test_a_declined_race_without_a_token_has_vanished() -> None:
    """DECLINE-10, INT-73: at once, unless Ghouls are left."""
    vanished = 0
    for game in random_positions(40, start=600):
        if game.stage not in ("conquest", "ghouls", "berserk"):
            continue
        alone = {
            race.regions[0]: race for seat in game.view().seats for race in seat.declined if len(race.regions) == 1
        }
        for move in game.legal_moves():
            race = alone.get(move.region)
            if race is not None and move.verb in ("conquer", "dragon"):
                events = game.copy().play(move)
                stays = race.race == "ghouls" and race.tokens + race.hand > 1
                assert (race.race in [event.race for event in of_kind(events, Vanished)]) != stays
                vanished += not stays
    assert vanished > 20


def test_a_roll_takes_all_or_nothing() -> None:
    """CONQ-26, CONQ-27, CONQ-28, INT-27: for every face of the die."""
    rolled: Counter[bool] = Counter()
    for game in random_positions(30, every=2, start=700):
        s = game.state
        for move in game.legal_moves():
            if move.verb != "roll" or not move.region:
                continue
            hand, cost = s.hand[s.race], game.cost(move.region).total
            assert cost is not None
            for face in range(4):
                copy = game.copy()
                events = play(copy, f"{move} = {face}")
                won = hand + face >= cost
                rolled[won] += 1
                assert bool(of_kind(events, Repelled)) != won
                assert [event.tokens for event in of_kind(events, Conquered)] == [hand] * won
                assert (
                    copy.stage not in ("conquest", "berserk") or game.stage == "ghouls" or copy.to_move != game.to_move
                )
            break
    assert min(rolled.values()) > 20
