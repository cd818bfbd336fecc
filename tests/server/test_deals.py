"""Prepared deals: the same beginning, chance and advice for everybody, and the game that is taught with one."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import pytest

from elbowroom.bots import make_bot
from elbowroom.client import Json, Seat, create_table, get
from elbowroom.table.deals import deals
from elbowroom.table.replay_log import Script, play_script

from .support import RunningServer, links, refusal

FIRST_GAME = "first-game"
NEARLY = 3  # coins behind the winner that still make a close game
FAR = 15  # coins ahead that would make it none
NODES = 3000  # turns played in thought, five times as many as the adviser of the lesson has
SEEDS = (1, 2, 3)
SURELY = 1.0  # coins by which declining must be better: no matter of taste


@dataclass
class Taught:
    """A game that was played as its coach advised."""

    table: str = ""
    secret: str = ""
    coins: dict[str, int] = field(default_factory=dict)
    advised: list[tuple[int, str, str]] = field(default_factory=list)
    """Round, stage, and the kind of plan that was advised."""
    moves: list[str] = field(default_factory=list)
    """The learner's."""
    declining: int = 0
    """So many moves had been made when declining was advised."""


async def _follow(url: str) -> Taught:
    """Play the first game as a learner who does all that he is told; `easy` is the other player."""
    wish = links("here", "bot", deal=FIRST_GAME)
    wish["seats"][1]["level"] = "easy"
    made = await create_table(url, wish)
    taught = Taught(made["table"], made["host"])
    async with Seat(url, made["table"], made["host"]) as seat:
        plan: list[str] = []
        async for position in seat.decisions():
            if not plan or plan[0] not in position.legal:
                best: Json = (await seat.ask({"type": "hint"}))["hints"][0]
                plan = list(best["moves"])
                taught.advised.append((seat.view["round"], seat.view["stage"], best["reason"]))
                if best["reason"] == "decline":
                    taught.declining = seat.ply
            taught.moves.append(plan[0])
            await seat.play(plan.pop(0))
        taught.coins = {number: each["coins"] for number, each in seat.view["seats"].items()}
    return taught


@pytest.fixture(scope="module")
def taught(server: RunningServer) -> Taught:
    """The first game, played once for all tests."""
    return asyncio.run(_follow(server.url))


def test_who_follows_the_coach_wins_or_nearly_does(taught: Taught) -> None:
    """And not by so much that there was no game."""
    ahead = taught.coins["1"] - taught.coins["2"]
    assert -NEARLY <= ahead <= FAR


def test_the_first_game_has_every_idea_in_it(taught: Taught) -> None:
    """A free race to begin with, conquests, the die, a second turn with the race, one decline, a new race."""
    rounds = deals()[FIRST_GAME].rounds
    assert taught.moves[0] == "pick 1"
    modes = {number: reason for number, stage, reason in taught.advised if stage == "mode"}
    assert modes[2] == "expand", "conquering on is learnt before declining"
    assert [number for number, reason in modes.items() if reason == "decline"] == [3]
    assert modes[rounds] == "expand"
    verbs = [move.partition(" ")[0] for move in taught.moves]
    assert {"conquer", "roll", "place", "decline"} <= set(verbs)
    assert verbs.count("pick") == 2


def _script(server: RunningServer, table: str) -> Script:
    """The log of a game, out of the server's memory."""

    async def found() -> Script:
        async with server.rooms.use(table) as room, room.lock:
            await room.ready()
            return room.match.script()

    return server.inside(found())


@pytest.mark.parametrize("seed", SEEDS)
def test_the_expert_would_decline_when_the_learner_is_told_to(server: RunningServer, taught: Taught, seed: int) -> None:
    """With far more thought than the coach has, and by more than a coin."""
    view = play_script(_script(server, taught.table), taught.declining).view(1)
    assert (view.stage, view.round) == ("mode", 3)
    plans = make_bot("expert", seed, nodes=NODES).explain(view, most=20)
    assert plans[0].reason == "decline"
    going_on = max((plan.lead for plan in plans if plan.reason == "expand"), default=-99.0)
    assert plans[0].lead - going_on > SURELY


def test_the_same_moves_get_the_same_advice(server: RunningServer, taught: Taught) -> None:
    """Whoever takes the first game after another meets the same game."""
    again = asyncio.run(_follow(server.url))
    assert (again.moves, again.coins) == (taught.moves, taught.coins)


def test_every_deal_can_be_dealt(server: RunningServer) -> None:
    """The combos lie as they were prepared, and the server says which deals there are."""

    async def run() -> None:
        assert (await get(server.url, "/api/info"))["deals"] == list(deals())
        for name, deal in deals().items():
            made = await create_table(server.url, links("here", "bot", deal=name))
            async with Seat(server.url, made["table"], made["host"]) as seat:
                await seat.until(lambda: seat.decides)
                assert [f"{combo['power']} {combo['race']}" for combo in seat.view["offer"]] == list(deal.combos)
                settings = seat.table["settings"]
                assert (settings["deal"], settings["map"], settings["rounds"]) == (name, deal.map, deal.rounds)
                assert seat.view["to_move"] == 1

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"deal": "no-such-deal"}, "deal"),
        ({"deal": FIRST_GAME, "rounds": 3}, "rounds"),
        ({"deal": FIRST_GAME, "first": 2}, "first"),
        ({"deal": FIRST_GAME, "open_coins": True}, "open_coins"),
        ({"deal": FIRST_GAME, "from": {"table": "a", "ply": 1}}, "from"),
    ],
)
def test_a_deal_lays_down_what_may_not_be_wished_for(server: RunningServer, wish: Json, field: str) -> None:
    refused = asyncio.run(refusal(create_table(server.url, links("here", "bot", **wish))))
    assert refused.code == "bad-settings"
    assert refused.args_["field"] == field


def test_a_deal_is_for_as_many_players_as_its_map(server: RunningServer) -> None:
    refused = asyncio.run(refusal(create_table(server.url, links("here", "bot", "bot", deal=FIRST_GAME))))
    assert refused.code == "bad-settings"


def test_the_next_game_is_dealt_anew(server: RunningServer, taught: Taught) -> None:
    """What was prepared has been played: a rematch is an ordinary game."""

    async def run() -> None:
        async with Seat(server.url, taught.table, taught.secret) as seat:
            following = (await seat.ask({"type": "rematch"}))["table"]
        async with Seat(server.url, following, taught.secret) as seat:
            assert seat.table["settings"]["deal"] == ""

    asyncio.run(run())
