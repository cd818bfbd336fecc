"""Coming to a table: looking in, sitting down with a name, and a game that waits for those who are not there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from elbowroom.client import Json, Seat, create_table
from elbowroom.table import clocks

from .support import RunningServer, links, refusal

UNSEEN = ["\u202eadA", "A\u2066da", "Ada\n", "A\u0085da", "A\u200bda", "\ufeffAda", "A\u2028da", "\u061cAda"]


@asynccontextmanager
async def _looking_in(server: RunningServer, made: Json, seat: int) -> AsyncIterator[Seat]:
    """A guest who has opened the link, but has not sat down."""
    async with Seat(server.url, made["table"], made["seats"][seat - 1]["secret"], sit=False) as guest:
        yield guest


def test_who_looks_in_has_not_sat_down_until_he_says_his_name(server: RunningServer) -> None:
    async def run() -> None:
        made = await create_table(server.url, links("here", "link"))
        async with Seat(server.url, made["table"], made["host"]) as host, _looking_in(server, made, 2) as guest:
            seat = guest.table["seats"][1]
            assert (guest.you["seats"], seat["joined"], seat["present"]) == ([2], False, True)
            assert guest.table["status"] == "lobby"
            assert (await refusal(host.ask({"type": "start"}))).args_ == {"seats": [2]}
            await guest.ask({"type": "name", "seat": 2, "name": "Bo"})
            await host.until(lambda: host.view)
            assert host.table["seats"][1]["name"] == "Bo"
        async with _looking_in(server, made, 2) as guest:  # he has sat there before
            assert guest.table["seats"][1]["joined"]

    asyncio.run(run())


def test_the_game_does_not_begin_by_itself_while_somebody_is_away_again(server: RunningServer) -> None:
    async def run() -> None:
        made = await create_table(server.url, links("here", "link", "link"))
        secrets = [seat["secret"] for seat in made["seats"]]
        async with Seat(server.url, made["table"], made["host"]) as host:
            async with Seat(server.url, made["table"], secrets[1], "Bo"):
                pass
            await host.until(lambda: not host.table["seats"][1]["present"])
            async with Seat(server.url, made["table"], secrets[2], "Cy") as third:
                await host.until(lambda: all(seat["joined"] for seat in host.table["seats"]))
                await third.ask({"type": "ping"})
                assert host.table["status"] == "lobby"
                async with Seat(server.url, made["table"], secrets[1]):
                    await third.until(lambda: third.view)

    asyncio.run(run())


def test_the_host_begins_without_a_guest_and_his_clock_waits_for_him(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither does his time run out before he has come, nor has any of it run when he sits down."""
    monkeypatch.setattr(clocks, "SECOND", 20)  # so that five seconds take a tenth of one

    async def run() -> None:
        wish = links("here", "link", first=2, clock={"kind": "game", "seconds": 5}, stand_in="random")
        made = await create_table(server.url, wish)
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.ask({"type": "start", "missing": True})
            await host.until(lambda: host.view)
            assert (host.view["to_move"], host.clock["running"]) == (2, 0)
            await asyncio.sleep(0.3)
            assert host.table["seats"][1]["driver"] == "player"
            async with _looking_in(server, made, 2) as guest:
                move = {"type": "move", "version": guest.version, "move": "pick 1"}
                assert (await refusal(guest.ask(move))).code == "not-joined"
                assert guest.clock == {"running": 0, "left": {"1": 100, "2": 100}}
                monkeypatch.setattr(clocks, "SECOND", 1000)
                await guest.ask({"type": "name", "seat": 2, "name": "Bo"})
                await host.until(lambda: host.clock["running"] == 2)
                assert host.clock["left"]["2"] > 50
                await host.until(lambda: host.table["seats"][1]["why"] == "clock")  # and from now on it does run out

    asyncio.run(run())


def test_who_was_here_before_the_start_but_is_not_now_has_time_until_he_is_back(server: RunningServer) -> None:
    async def run() -> None:
        wish = links("here", "link", first=2, clock={"kind": "turn", "seconds": 90}, auto_start=False)
        made = await create_table(server.url, wish)
        secret = made["seats"][1]["secret"]
        async with Seat(server.url, made["table"], made["host"]) as host:
            async with Seat(server.url, made["table"], secret, "Bo"):
                pass
            await host.until(lambda: not host.table["seats"][1]["present"])
            await host.ask({"type": "start"})
            await host.until(lambda: host.view)
            assert host.clock["running"] == 0
            async with Seat(server.url, made["table"], secret) as guest:
                await host.until(lambda: host.clock["running"] == 2)
                assert guest.decides
            await host.until(lambda: not host.table["seats"][1]["present"])
            fresh = await host.ask({"type": "view"})
            assert fresh["clock"]["running"] == 2  # to leave in the middle of a game does not stop the clock

    asyncio.run(run())


def test_a_bot_keeps_a_seat_until_its_owner_has_said_his_name(server: RunningServer) -> None:
    """In the lobby and in the game; while it plays, the owner is shown no moves."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", first=1))
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.ask({"type": "bot", "seat": 2, "level": "random"})
            await host.until(lambda: host.view)
            async with _looking_in(server, made, 2) as guest:
                seat = guest.table["seats"][1]
                assert (seat["driver"], seat["why"], seat["joined"]) == ("bot", "host", True)
                await guest.ask({"type": "name", "seat": 2, "name": "Bo"})
                await host.until(lambda: host.table["seats"][1]["driver"] == "player")
            await host.ask({"type": "bot", "seat": 1, "level": "random"})
            await host.until(lambda: host.table["seats"][0]["driver"] == "bot")
            assert not host.decides
            await host.ask({"type": "take", "seat": 1})

    asyncio.run(run())


def test_a_new_link_in_the_middle_of_a_game_stops_the_clock_until_somebody_uses_it(server: RunningServer) -> None:
    async def run() -> None:
        made = await create_table(server.url, links("here", "link", first=2, clock={"kind": "game", "seconds": 600}))
        async with Seat(server.url, made["table"], made["host"]) as host:
            async with Seat(server.url, made["table"], made["seats"][1]["secret"]) as guest:
                await guest.until(lambda: guest.decides)
            await host.until(lambda: host.clock and host.clock["running"] == 2)
            given = await host.ask({"type": "link", "seat": 2})
            await host.until(lambda: host.clock["running"] == 0)
            async with Seat(server.url, made["table"], given["secret"]) as other:
                await host.until(lambda: host.clock["running"] == 2)
                assert other.decides

    asyncio.run(run())


def test_the_time_of_a_turn_that_was_up_is_no_reason_to_stay_away_from_the_next(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "SECOND", 20)

    async def run() -> None:
        wish = links("here", "link", first=1, clock={"kind": "turn", "seconds": 5}, stand_in="random")
        made = await create_table(server.url, wish)
        async with (
            Seat(server.url, made["table"], made["host"]) as host,
            Seat(server.url, made["table"], made["seats"][1]["secret"]),
        ):
            await host.until(lambda: host.table["seats"][0]["why"] == "clock")
            monkeypatch.setattr(clocks, "SECOND", 1000)
            await host.until(lambda: host.view["to_move"] == 2)
            await host.ask({"type": "take", "seat": 1})
            await host.until(lambda: host.table["seats"][0]["driver"] == "player")

    asyncio.run(run())


def test_bots_and_people_do_not_inherit_names(server: RunningServer) -> None:
    async def run() -> None:
        wish = {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Mila"}]}
        made = await create_table(server.url, {**wish, "auto_start": False})
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.ask({"type": "seat", "seat": 2, "kind": "link"})
            await host.until(lambda: host.table["seats"][1]["kind"] == "link")
            assert [seat["name"] for seat in host.table["seats"]] == ["Ada", ""]
            await host.ask({"type": "seat", "seat": 1, "kind": "bot", "level": "random"})
            await host.until(lambda: host.table["seats"][0]["kind"] == "bot")
            assert host.table["seats"][0]["name"] == ""

    asyncio.run(run())


def test_two_at_one_screen_do_not_get_the_same_name(server: RunningServer) -> None:
    async def run() -> None:
        made = await create_table(server.url, links("here", "here", "link"))
        async with Seat(server.url, made["table"], made["host"], "Ada") as host:
            assert [seat["name"] for seat in host.table["seats"]] == ["Ada", "", ""]

    asyncio.run(run())


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_has_no_signs_that_hide_or_turn_around(server: RunningServer, name: str) -> None:
    async def run() -> None:
        seats = [{"kind": "here", "name": name}, {"kind": "bot", "level": "random"}]
        assert (await refusal(create_table(server.url, {"seats": seats}))).code == "bad-message"
        made = await create_table(server.url, links("here", "link"))
        assert (await refusal(Seat(server.url, made["table"], made["host"], name).__aenter__())).code == "bad-message"
        async with Seat(server.url, made["table"], made["host"], "Ada") as host:
            assert (await refusal(host.ask({"type": "name", "seat": 1, "name": name}))).code == "bad-message"
            assert (await refusal(host.say(name))).code == "bad-message"
            assert host.table["seats"][0]["name"] == "Ada"

    asyncio.run(run())


@pytest.mark.parametrize("name", ["Žofie", "דינה", "علي", "👩‍🚀 Ada", "Ґалаґан", "O’Neill", "x" * 24])
def test_a_name_may_be_of_any_script(server: RunningServer, name: str) -> None:
    async def run() -> None:
        made = await create_table(server.url, links("here", "link"))
        async with Seat(server.url, made["table"], made["host"], name) as host:
            assert host.table["seats"][0]["name"] == name
            await host.say(name)

    asyncio.run(run())
