"""Whole games by scripted clients, with everything that goes wrong in real life."""

from __future__ import annotations

import asyncio
import random

import pytest

import elbowroom
from elbowroom.client import Json, Refused, Seat, create_table, get

from .support import RunningServer, links, play_randomly, refusal

BOXES = [["base"], ["underground"], ["base", "underground"]]


@pytest.fixture(params=["server", "postgres_server"])
def any_server(request: pytest.FixtureRequest) -> RunningServer:
    """Each kind of database in turn."""
    found: RunningServer = request.getfixturevalue(request.param)
    return found


@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
def test_a_whole_game_with_accidents(any_server: RunningServer, boxes: list[str]) -> None:
    """Reloads, stale versions, duplicates and wrong seats change nothing; everyone ends with the same game."""
    asyncio.run(_game_with_accidents(any_server.url, boxes))


async def _game_with_accidents(url: str, boxes: list[str]) -> None:
    made = await create_table(url, links("here", "link", "bot", boxes=boxes))
    table, secrets = made["table"], [made["host"], made["seats"][1]["secret"]]
    async with Seat(url, table, made["watch"]) as watcher:
        players = [_clumsy(url, table, secret, number) for number, secret in enumerate(secrets)]
        seats = await asyncio.gather(*players)
        await watcher.until(lambda: watcher.over)
        fresh = await watcher.ask({"type": "view"})
        assert watcher.view == fresh["view"]
        assert [event["n"] for event in watcher.events] == list(range(1, fresh["last"] + 1))
    for events in seats:
        assert events == watcher.events
    record = await get(url, f"/api/tables/{table}/record")
    game = elbowroom.replay(record)
    assert game.over
    assert game.winners == watcher.view["winners"]
    assert {int(seat): facts["coins"] for seat, facts in watcher.view["seats"].items()} == game.coins
    moves = [event["move"] for event in watcher.events if event["kind"] == "move"]
    assert moves == [str(entry.move) for entry in game.moves()]


async def _clumsy(url: str, table: str, secret: str, number: int) -> list[Json]:
    """Plays a game with every accident there is; returns the events as they were seen."""
    chance = random.Random(f"clumsy {table} {number}")
    seat = Seat(url, table, secret, f"clumsy {number}")
    while not await _stretch(seat, chance):
        seat = _reloaded(seat, Seat(url, table, secret), chance)
    return seat.events


async def _stretch(seat: Seat, chance: random.Random) -> bool:
    """Some decisions on one connection; true when the game is over."""
    async with seat:
        for _ in range(chance.randint(5, 40)):
            await seat.until(lambda: seat.over or seat.decides)
            if seat.over:
                return True
            await _one_decision(seat, chance)
    return False


def _reloaded(old: Seat, new: Seat, chance: random.Random) -> Seat:
    """A page that was reloaded knows nothing; one whose connection broke knows what it had."""
    if chance.random() < 0.5:
        new.last, new.version, new.ply = old.last, old.version, old.ply
        new.view, new.events = old.view, old.events
    return new


async def _one_decision(seat: Seat, chance: random.Random) -> None:
    version, legal = seat.version, seat.view["legal"]
    before = seat.view
    if chance.random() < 0.2:
        other = abs(version + chance.choice((-1, 1, 7)))
        wrong = await refusal(seat.ask({"type": "move", "version": other, "move": "done"}))
        assert (wrong.code, wrong.args_) == ("stale", {"version": version})
    if chance.random() < 0.2:
        illegal = await refusal(seat.ask({"type": "move", "version": version, "move": "conquer nowhere"}))
        assert illegal.code == "illegal-move"
        assert illegal.args_["rule"]
        assert illegal.args_["move"] == "conquer nowhere"
        assert illegal.args_["why"]  # the engine's code, for who words it in another language
        assert isinstance(illegal.args_["args"], dict)
    assert seat.view == before
    move = chance.choice(legal)
    if chance.random() < 0.2:  # a nervous finger: the same move twice at once
        wish = {"type": "move", "version": version, "move": move}
        answers = await asyncio.gather(seat.ask(wish), seat.ask(wish), return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [answer.code for answer in refused] in (["stale"], ["over"])
    else:
        await seat.play(move)


def test_wrong_seats_are_refused(server: RunningServer) -> None:
    """Nobody moves for another; spectators do not move at all."""

    async def run() -> None:
        made = await create_table(server.url, links("link", "link", first=1))
        one, two = (seat["secret"] for seat in made["seats"])
        async with (
            Seat(server.url, made["table"], one) as first,
            Seat(server.url, made["table"], two) as second,
            Seat(server.url, made["table"], made["watch"]) as watcher,
            Seat(server.url, made["table"], made["host"]) as host,
        ):
            await second.until(lambda: second.view)
            wish = {"type": "move", "version": 0, "move": "pick 1"}
            assert (await refusal(second.ask(wish))).code == "not-your-turn"
            assert (await refusal(watcher.ask(wish))).code == "players-only"
            assert (await refusal(host.ask(wish))).code == "players-only"
            assert "legal" not in second.view
            await first.ask(wish)
            assert first.version == 1

    asyncio.run(run())


def test_two_clients_of_one_seat_race(server: RunningServer) -> None:
    """Two tabs of one player: for every version exactly one move is made, and both tabs see the same game."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot"))
        async with (
            Seat(server.url, made["table"], made["host"]) as left,
            Seat(server.url, made["table"], made["host"]) as right,
        ):
            mine = await asyncio.gather(play_randomly(left, "left"), play_randomly(right, "right"))
            versions = [version for moves in mine for version, _ in moves]
            assert len(versions) == len(set(versions))
            assert left.events == right.events
            assert left.view == right.view
            by_player = [event for event in left.events if event["kind"] == "move" and event["by"] == "player"]
            assert len(by_player) == len(versions)

    asyncio.run(run())


def test_hot_seat_sees_through_the_eyes_of_whoever_decides(server: RunningServer) -> None:
    """One screen, three people: each sees his own coins in his turn, and nobody else's."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "here", "here", "bot"))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            chance = random.Random(3)
            async for position in seat.decisions():
                assert position.player == position.view["to_move"]
                known = [number for number, facts in position.view["seats"].items() if "coins" in facts]
                assert known == [str(position.player)]
                await seat.play(chance.choice(position.legal))
            fresh = await seat.ask({"type": "view"})
            assert seat.view == fresh["view"]

    asyncio.run(run())
