"""What the engine foretells is what happens: every prospect and every forecast is played on an exact copy."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from elbowroom import Game, Move, new_game
from elbowroom.boxes import map_names
from elbowroom.rules.chance import DIE
from elbowroom.rules.events import CoinsMoved, Conquered, Event, Lost, RedeployOpened, Scored
from elbowroom.rules.prospects import Prospect
from tests.mixed.playing import bold

ATTACKS = ("conquer", "roll", "wisp", "convert", "dragon")
SETTINGS = [
    (name, boxes)
    for name in map_names()
    for boxes in (("base",), ("underground",), ("base", "underground"))
    if name.startswith("base") or boxes != ("base",)
]


def positions(number: int, every: int) -> Iterator[Game]:
    """Positions of a game on one of all maps, with one of all sets of boxes."""
    name, boxes = SETTINGS[number % len(SETTINGS)]
    game = new_game(int(name[-2]), boxes, seed=number, map=name)
    chance = random.Random(number)
    while not game.over:
        if chance.randrange(every) == 0:
            yield game
        game.play(bold(chance, game))


def attacks(game: Game) -> list[Move]:
    """The legal moves that may take a region."""
    return [move for move in game.legal_moves() if move.verb in ATTACKS and move.region]


def outcomes(game: Game, move: str) -> list[tuple[int, list[Event]]]:
    """What happens with every face of the die, or once where none is rolled (face -1)."""
    once = game.copy(reseeded=False)
    events = once.play(move)
    entry = once.log
    assert entry is not None
    if not any(kind == "die" for kind, _ in entry.chance):
        return [(-1, events)]
    found = []
    for face in sorted(set(DIE)):
        copy = game.copy(reseeded=False)
        copy.force("die", str(face))
        found.append((face, copy.play(move)))
    return found


def told_truly(game: Game, prospect: Prospect) -> None:
    """Play a prospect's move with every face, and compare."""
    player = game.to_move
    won = [
        (face, events)
        for face, events in outcomes(game, prospect.move)
        if any(isinstance(event, Conquered) and event.region == prospect.region for event in events)
    ]
    assert won, prospect
    faces = [face for face, _ in won]
    chance = 1.0 if faces == [-1] else sum(DIE.count(face) for face in faces) / len(DIE)
    assert prospect.chance == chance
    assert prospect.verdict == ("take" if chance == 1.0 else "die")
    assert prospect.needs == max(0, min(faces))
    events = won[0][1]
    taken = next(event for event in events if isinstance(event, Conquered))
    before = next((at for at, event in enumerate(events) if isinstance(event, RedeployOpened)), len(events))
    at_once = events[:before]
    losses = [(e.player, e.race, e.lost, e.withdrawn) for e in at_once if isinstance(e, Lost)]
    assert prospect.losses == losses
    s = game.state
    region = s.board.index[prospect.region]
    if s.holder[region] >= 0:
        assert sum(lost + back for _, _, lost, back in losses) == s.tokens[region]
    coins: dict[int, int] = {}
    for event in at_once:
        if isinstance(event, CoinsMoved):
            for who, change in ((event.origin, -event.count), (event.to, event.count)):
                if who:
                    coins[who] = coins.get(who, 0) + change
    assert prospect.coins == coins
    cost = game.cost(prospect.region, *prospect.means)
    assert (prospect.cost, [repr(part) for part in prospect.parts]) == (cost.total, [repr(part) for part in cost.parts])
    assert prospect.uses >= taken.tokens
    copy = game.copy(reseeded=False)
    if won[0][0] >= 0:
        copy.force("die", str(won[0][0]))
    copy.play(prospect.move)
    if copy.to_move == player and copy.state.stage is s.stage:
        assert prospect.left == copy.state.hand[s.race]
        after = copy.state
        helpers = [sum(t.auxiliaries(x, s.race) for t in x.kit(s.race).auxiliaries) for x in (s, after)]
        assert prospect.uses == after.tokens[region] + helpers[0] - helpers[1]
        kept = copy.copy(reseeded=False)
        mine = kept.state.holder[region]
        while kept.to_move == player and kept.prospects():
            if any(isinstance(event, RedeployOpened) for event in kept.play("done")):
                break
        if not any(move.verb == "withdraw" for move in kept.legal_moves()) and kept.state.player[mine] >= 0:
            assert prospect.kept == (kept.state.holder[region] == mine)


def foretold(game: Game) -> None:
    """Every region has its prospect, every attack too, and all of them are true."""
    if game.stage == "mode":
        ahead = game.copy(reseeded=False)
        ahead.play("expand")
        found = [str(prospect) for prospect in game.prospects()]
        still = ahead.state.turn == game.state.turn  # a turn in which nothing can be done passes by itself
        assert found == ([str(prospect) for prospect in ahead.prospects()] if still else [])
        return
    prospects = game.prospects()
    assert [repr(one) for one in game.view(game.to_move).prospects()] == [repr(one) for one in prospects]
    moves = attacks(game)
    if game.stage not in ("ghouls", "conquest", "berserk"):
        assert prospects == []
        return
    assert sorted(one.move for one in prospects if one.move) == sorted(str(move) for move in moves)
    extra = [move for move in moves if move.means or move.verb not in ("conquer", "roll")]
    assert len(prospects) == len(game.board.ids) + len(extra)
    assert [one.region for one in prospects[: len(game.board.ids)]] == game.board.ids
    for prospect in prospects:
        if prospect.move:
            told_truly(game, prospect)
            assert (prospect.rule, prospect.source) == ("", "")
        else:
            assert prospect.verdict in ("short", "barred")
            assert (prospect.chance, prospect.uses, prospect.losses, prospect.coins) == (0.0, 0, [], {})
            assert prospect.rule
            cost = game.cost(prospect.region)
            assert prospect.cost == (cost.total if prospect.verdict == "short" else None)
            assert prospect.verdict == "barred" or prospect.source


def ends_as_foretold(game: Game) -> None:
    """The moves that end the turn are legal, end it, and score what was foretold."""
    player = game.to_move
    moves = game.stop_moves()
    forecast = game.forecast()
    seen = game.view(player)
    assert (seen.stop_moves(), str(seen.forecast())) == (moves, str(forecast))
    if forecast is None:
        assert moves == []
        assert game.stage in ("pick", "swap", "volcano", "balrog", "retreat")
        return
    assert forecast.exact
    copy = game.copy(reseeded=False)
    turn = (copy.round, copy.state.turn)
    events: list[Event] = []
    for move in moves:
        assert (copy.round, copy.state.turn, copy.to_move) == (*turn, player)
        events += copy.play(move)
    assert (copy.round, copy.state.turn, copy.to_move) != (*turn, player)
    scored = [event for event in events if isinstance(event, Scored)]
    if game.stage == "end" or not scored:
        assert (forecast.coins, forecast.parts) == (0, [])
    else:
        assert (forecast.coins, forecast.parts) == (scored[0].total, scored[0].parts)
        assert sum(part[2] for part in forecast.parts) == forecast.coins


def declines_as_foretold(game: Game) -> None:
    """A turn that begins with a decline scores what was foretold of it."""
    for move in game.legal_moves():
        if move.verb != "decline" or game.stage != "mode":
            continue
        told = game.forecast(move)
        copy = game.copy(reseeded=False)
        events = copy.play(move)
        while not any(isinstance(event, Scored) for event in events):
            events += copy.play(copy.stop_moves()[0])
        scored = next(event for event in events if isinstance(event, Scored))
        assert told is not None
        assert (told.coins, told.parts) == (scored.total, scored.parts)


@pytest.mark.parametrize("number", range(60))
def test_prospects_and_forecasts_come_true(number: int) -> None:
    for game in positions(number, 6):
        foretold(game)
        ends_as_foretold(game)
        declines_as_foretold(game)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(60, 600))
def test_prospects_and_forecasts_come_true_in_many_games(number: int) -> None:
    for game in positions(number, 3):
        foretold(game)
        ends_as_foretold(game)
        declines_as_foretold(game)
