"""The log is the game: whatever was played, taken back or handed over, the rows alone give all of it again."""

from __future__ import annotations

import random
import statistics

import msgspec
import pytest
from msgspec.json import encode

from elbowroom.client import patched
from elbowroom.rules.chance import ChanceError
from elbowroom.rules.game import IllegalMove
from elbowroom.table.match import Match, Row
from elbowroom.table.protocol.table import ClockSetting, TableSettings
from elbowroom.table.refusal import Refusal
from elbowroom.table.replay_log import Unreadable, derive, play_script
from elbowroom.table.seats import Seat
from elbowroom.table.wire import changes


def new_match(players: int = 3, seed: str = "s", boxes: tuple[str, ...] = ("base",), clock: str = "none") -> Match:
    """A match that has not started."""
    setting = ClockSetting(kind=clock, seconds=100)  # type: ignore[arg-type]
    return Match(TableSettings(boxes=list(boxes), first=1, clock=setting), [Seat("link") for _ in range(players)], seed)


def play(match: Match, seed: int, most: int = 10_000) -> list[Row]:
    """A random game with moves taken back and seats handed over; returns its rows."""
    chance = random.Random(seed)
    rows = [match.start(0)]
    while not match.over and len(rows) < most:
        assert match.game is not None
        last = match.plies[-1].player if match.plies else 0
        if match.undoable(last) and chance.random() < 0.1:
            rows.append(match.undo(last, chance.randint(1, match.undoable(last)), 5, len(rows)))
        elif chance.random() < 0.03:
            seat = chance.randint(1, len(match.seats))
            if chance.random() < 0.5:
                rows.append(match.drive(seat, "bot", "host", "random", len(rows)))
            else:
                rows.append(match.drive(seat, "player", "return", "", len(rows)))
        else:
            move = chance.choice(match.game.legal_moves()).text
            by = match.seats[match.mover - 1].driver
            rows.append(match.move(move, by, chance.randint(0, 50), len(rows)))
    return rows


@pytest.mark.parametrize("boxes", [("base",), ("underground",), ("base", "underground")], ids="+".join)
def test_the_log_gives_the_game_again(boxes: tuple[str, ...]) -> None:
    """Position, version, events with their numbers, clocks, what may be taken back: all the same."""
    match = new_match(boxes=boxes, clock="game")
    rows = play(match, 5)
    again = new_match(boxes=boxes, clock="game", seed="another seed: chance is in the log")
    for row in rows:
        again.apply(row)
    assert again.game is not None
    assert match.game is not None
    assert again.game.digest() == match.game.digest()
    assert (again.version, again.rows, again.plies) == (match.version, match.rows, match.plies)
    assert [bytes(event) for event in again.events] == [bytes(event) for event in match.events]
    assert again.clock.used == match.clock.used
    assert [seat.driver for seat in again.seats] == [seat.driver for seat in match.seats]
    assert play_script(match.script()).digest() == match.game.digest()


def test_a_view_plus_its_changes_is_the_next_view() -> None:
    """For every player and the spectator, through a whole game."""
    match = new_match(boxes=("base", "underground"))
    chance = random.Random(8)
    match.start(0)
    views = {player: match.view(player) for player in range(4)}
    while not match.over:
        assert match.game is not None
        match.move(chance.choice(match.game.legal_moves()).text, "player", 0, 0)
        for player, old in views.items():
            new = match.view(player)
            patch = changes(old, new)
            assert patched(old, patch) == new
            assert changes(new, new) == {}
            views[player] = new


def test_chance_is_laid_down_by_the_seed() -> None:
    """The same seed deals and rolls the same, whoever restarts or takes back in between; another does not."""
    first, second, third = new_match(seed="one"), new_match(seed="one"), new_match(seed="two")
    rows = play(first, 1, most=60)
    second.apply(rows[0])
    for row in rows[1:]:
        if row.kind == "move":
            assert second.move(row.text, second.seats[row.player - 1].driver, row.spent, row.at).chance == row.chance
        else:
            second.apply(row)
    assert third.start(0).chance != rows[0].chance
    assert derive("one", "ply 1") != derive("one", "ply 2") != derive("two", "ply 2")


def test_taking_back_stops_at_chance_and_at_others() -> None:
    """A pick draws a new combo and stays; conquests go back one by one; another player's move ends it."""
    match = new_match(players=2)
    match.start(0)
    match.move("pick 1", "player", 0, 0)
    assert match.undoable(1) == 0
    game = match.game
    assert game is not None
    before = game.digest()
    made = 0
    while match.mover == 1 and made < 3:
        plain = [move for move in game.legal_moves() if move.verb == "conquer"]
        if not plain:
            break
        match.move(plain[0].text, "player", 0, 0)
        made += 1
    assert match.undoable(1) == made > 0
    assert match.undoable(2) == 0
    with pytest.raises(Refusal, match="nothing-to-undo"):
        match.undo(1, made + 1, 0, 0)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        match.undo(2, 1, 0, 0)
    match.undo(1, made, 0, 0)
    assert match.game is not None
    assert match.game.digest() == before
    assert match.view(1).get("undo") is None


def alone_with_a_bot(seed: str) -> Match:
    """One person against a bot, at the start of his second turn; he and the bot have expanded without the die."""
    settings = TableSettings(boxes=["base"], first=1)
    return Match(settings, [Seat("here", joined=True), Seat("bot", driver="bot", level="random")], seed)


def to_next_turn(match: Match) -> None:
    """Everybody takes what nobody holds, without the die, until the person decides at the start of his next turn."""
    begun = False
    while not begun or match.mover != 1 or match.game.stage != "mode":  # type: ignore[union-attr]
        begun = True
        game = match.game
        assert game is not None
        free = [one.move for one in game.prospects() if one.verdict == "take" and not one.losses]
        stop = game.stop_moves()
        text = free[0] if free and game.stage != "mode" else stop[0] if stop else "pick 1"
        match.move(text, "player" if match.mover == 1 else "bot", 0, 0)


def test_who_plays_alone_takes_the_bots_answer_back_with_his_own_turn() -> None:
    """Back to the start of his last turn, as long as no die fell and nothing hidden was seen."""
    match = alone_with_a_bot("s")
    match.start(0)
    to_next_turn(match)
    assert match.undoable(1) == 0  # both have picked, so new combos have been seen
    assert match.game is not None
    start = match.game.digest()
    rows = match.rows
    to_next_turn(match)
    mine = sum(ply.player == 1 for ply in match.plies[-(match.rows - rows) :])
    assert match.undoable(1) == mine > 1
    assert match.undoable(2) == 0
    taken = match.undo(1, mine, 0, 0)
    assert (match.game.digest(), match.mover, match.undoable(1)) == (start, 1, 0)
    assert int(taken.text) == match.rows - rows - 1  # all of them, the bot's among them


def test_with_another_person_at_the_table_the_others_decision_ends_it() -> None:
    """The same moves with a second person: nothing can be taken back once he has decided."""
    match = new_match(players=2)
    match.start(0)
    to_next_turn(match)
    to_next_turn(match)
    assert match.undoable(1) == match.undoable(2) == 0


def test_a_turn_can_be_taken_back_until_the_next_player_decides() -> None:
    """The last move of a turn is one's own decision too."""
    match = new_match(players=2)
    match.start(0)
    chance = random.Random(4)
    while match.mover == 1:
        assert match.game is not None
        match.move(chance.choice(match.game.legal_moves()).text, "player", 0, 0)
    if match.undoable(1):
        match.undo(1, 1, 0, 0)
        assert match.mover == 1
    else:
        assert match.plies[-1].chance


def test_an_illegal_move_changes_nothing() -> None:
    """Not the game, not the log, not the chance of what comes."""
    match = new_match()
    match.start(0)
    assert match.game is not None
    before = (match.game.digest(), match.rows, match.version, len(match.events))
    for text in ("", "pick 7", "pick", "conquer 1", "pick 1 with sword", "x" * 200, "done"):
        with pytest.raises(IllegalMove):
            match.move(text, "player", 0, 0)
    assert (match.game.digest(), match.rows, match.version, len(match.events)) == before


@pytest.mark.parametrize(
    ("at", "damage", "error"),
    [
        (3, {"number": 9}, Unreadable),
        (1, {"chance": "race elves"}, ChanceError),
        (1, {"chance": ""}, Unreadable),
        (2, {"player": 3}, Unreadable),
        (2, {"text": "pick 9"}, IllegalMove),
        (1, {"kind": "x"}, Unreadable),
    ],
)
def test_a_damaged_log_is_noticed(at: int, damage: dict[str, object], error: type[ValueError]) -> None:
    """Rows out of order, of another player, with an illegal move, or with chance that does not fit."""
    rows = play(new_match(), 2, most=30)
    again = new_match()
    for row in rows[:at]:
        again.apply(row)
    with pytest.raises(error):
        again.apply(msgspec.structs.replace(rows[at], **damage))


def test_clocks_count_what_players_use() -> None:
    """A turn's time comes back with the next turn, a game's does not; a bot uses none."""
    turn, whole = new_match(clock="turn"), new_match(clock="game")
    for match in (turn, whole):
        match.start(0)
        match.move("pick 1", "player", 30_000, 0)
        assert match.clock.left(1) == 70_000
        assert match.clock.left(1, 80_000) == 0
        chance = random.Random(0)
        while match.mover == 1:
            assert match.game is not None
            match.move(chance.choice(match.game.legal_moves()).text, "bot", 0, 0)
        assert match.clock.left(match.mover) == 100_000
        while match.mover != 1:
            assert match.game is not None
            match.move(chance.choice(match.game.legal_moves()).text, "player", 1, 0)
    assert turn.clock.left(1) == 100_000
    assert whole.clock.left(1) == 70_000


@pytest.mark.parametrize("boxes", [("base",), ("underground",)], ids="+".join)
def test_a_typical_update_is_small(boxes: tuple[str, ...]) -> None:
    """Two kilobytes for the one who decides, half of that for the others."""
    match = new_match(boxes=boxes)
    chance = random.Random(1)
    match.start(0)
    sizes: dict[bool, list[int]] = {True: [], False: []}
    while not match.over:
        assert match.game is not None
        mover = match.mover
        before = {player: match.view(player) for player in (0, mover)}
        events = len(match.events)
        match.move(chance.choice(match.game.legal_moves()).text, "player", 0, 0)
        told = sum(len(bytes(event)) for event in match.events[events:])
        for player, old in before.items():
            sizes[player == mover].append(told + len(encode(changes(old, match.view(player)))))
    assert statistics.median(sizes[True]) < 2000
    assert statistics.median(sizes[False]) < 1000
    assert max(sizes[True]) < 8000
