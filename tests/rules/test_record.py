"""Records: the same game again, position for position, and nothing damaged accepted."""

from __future__ import annotations

import random
import re

import pytest

from elbowroom import Game, RecordError, new_game, replay
from elbowroom.rules.board import Board, Region
from elbowroom.rules.record import fingerprint
from tests.support import check, from_toml, play, play_on, position, random_positions, seat, toml

BOARD = """
    a farmland edge : b
    b hill tribe +mine
    c mountain edge : b
    z swamp edge
"""

OFFER = ["alchemist amazons", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]


def a_record(moves: int, seed: int = 3, players: int = 2) -> str:
    """The record of a game that is so many moves old."""
    return play_on(new_game(players, seed=seed), random.Random(seed), moves).record()


def refused(text: str) -> RecordError:
    """Why a record is refused; the line is one of it, or the one after."""
    with pytest.raises(RecordError) as caught:
        replay(text)
    error = caught.value
    assert 1 <= error.line <= len(text.splitlines()) + 1
    assert str(error) == f"line {error.line}: {error.reason}"
    return error


# --- the same again -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_replay_is_identical_at_every_length(players: int) -> None:
    chance = random.Random(players)
    game = new_game(players, seed=players)
    while not game.over:
        text = game.record()
        again = replay(text)
        assert again.digest() == game.digest()
        assert again.record() == text
        game.play(chance.choice(game.legal_moves()))
    assert replay(game.record()).winners == game.winners


def test_every_position_on_the_way_is_identical() -> None:
    """Fingerprint for fingerprint, with the same events."""
    game = play_on(new_game(3, seed=8), random.Random(8))
    one, two = new_game(3, seed=8), replay(a_record(0, seed=8, players=3))
    for entry in game.moves():
        two.state.forced = entry.chance
        assert one.play(entry.move) == two.play(entry.move.text)
        assert one.digest() == two.digest()


def test_a_whole_game_takes_less_than_20_kb() -> None:
    for seed in range(40):
        text = play_on(new_game(2 + seed % 4, seed=seed), random.Random(seed)).record()
        assert len(text.encode()) < 20_000


def test_a_replayed_game_goes_on() -> None:
    assert play_on(replay(a_record(40)), random.Random(1)).over


def test_settings_are_kept() -> None:
    variants: dict[str, object] = {"own_tokens_defend": True}
    game = new_game(4, seed=1, first=3, rounds=4, open_coins=True, variants=variants)
    again = replay(play_on(game, random.Random(1), 30).record())
    assert (again.table.first, again.table.rounds, again.table.open_coins) == (2, 4, True)
    assert again.table.own_tokens_defend
    assert again.digest() == game.digest()


def test_a_game_on_an_own_map_is_kept_with_its_map() -> None:
    hill = Region("a", "hill", ("mine",), edge=True, tribe=True, neighbours=("b",))
    regions = [hill, Region("b", "lake"), Region("c", "forest", edge=True)]
    game = play_on(new_game(2, seed=1, map=Board("mine", regions)), random.Random(1), 30)
    again = replay(game.record())
    assert again.record() == game.record()
    assert [region.symbols for region in again.board.regions] == [("mine",), (), ()]


@pytest.mark.parametrize("seed", range(4))
def test_a_game_from_a_scenario_is_kept_with_its_position(seed: int) -> None:
    text = toml(BOARD, seat("merchant orcs", {"a": 3}), seat(), seed=seed)
    game = position(BOARD, seat("merchant orcs", {"a": 3}), seat(), seed=seed)
    assert "merchant" in text
    assert replay(game.record()).digest() == game.digest()
    play_on(game, random.Random(seed))
    again = replay(game.record())
    assert (again.digest(), again.record()) == (game.digest(), game.record())


def test_odd_characters_in_the_scenario_do_no_harm() -> None:
    """A line separator inside a text is no end of a line."""
    for odd in ("\u2028", "\x85", "\u2029", "  ", "é𝟘"):
        text = f'title = "one{odd}two"\n' + toml(BOARD, seat("merchant orcs", {"a": 3}), seat())
        game = from_toml(text)
        play(game, "expand")
        assert replay(game.record()).record() == game.record()


def test_a_record_tells_what_chance_gave() -> None:
    game = position(BOARD, seat("merchant orcs", {"a": 1}, hand=2), seat(), stage="conquest")
    play(game, "roll b = 1")
    assert "\n1 roll b = die 1\n" in game.record()
    check(replay(game.record()), "region b = 1 orcs 1", "hand 1 = 1")


# --- damage ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["2", "17", "99999999999999999999"])
def test_a_newer_version_is_refused(version: str) -> None:
    error = refused(a_record(3).replace("record 1", f"record {version}", 1))
    assert error.line == 1
    assert "version" in error.reason


NO_TITLES = ["", "elbowroom", "elbowroom record", "elbowroom record x", "elbowroom record 0", "hello\nworld"]


@pytest.mark.parametrize("first", NO_TITLES)
def test_what_is_no_record_is_refused(first: str) -> None:
    assert refused(first + "\n" + a_record(3).split("\n", 1)[1]).line == 1


def test_a_record_cut_anywhere_is_refused() -> None:
    text = a_record(25)
    for length in range(len(text) - 1):
        refused(text[:length])


def test_a_flipped_character_is_refused() -> None:
    text = play_on(new_game(2, seed=4), random.Random(4)).record()
    chance = random.Random(1)
    for at in range(0, len(text), 7):
        if text[at].isalnum():
            other = chance.choice([c for c in "abcxyz0123456789" if c != text[at].lower()])
            refused(text[:at] + other + text[at + 1 :])


def test_a_missing_line_is_refused() -> None:
    lines = play_on(new_game(2, seed=5), random.Random(5)).record().splitlines()
    for at in range(len(lines)):
        refused("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")


def test_a_doubled_line_is_refused() -> None:
    lines = play_on(new_game(2, seed=6), random.Random(6)).record().splitlines()
    for at in range(len(lines)):
        refused("\n".join([*lines[:at], lines[at], *lines[at:]]) + "\n")


def test_swapped_lines_are_refused() -> None:
    """But for lines of the head, whose order means nothing: then the very same record comes out."""
    text = play_on(new_game(2, seed=7), random.Random(7)).record()
    lines = text.splitlines()
    for at in range(len(lines) - 1):
        if lines[at] != lines[at + 1]:
            swapped = "\n".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]) + "\n"
            try:
                again = replay(swapped)
            except RecordError:
                continue
            assert again.record() == text, f"{lines[at]} / {lines[at + 1]}"


def test_a_lost_setting_is_refused() -> None:
    """Every line of the head matters, even where the position would be the same without it."""
    game = new_game(4, seed=1, first=3, rounds=4, open_coins=True, variants={"own_tokens_defend": True})
    lines = game.record().splitlines()
    for at, line in enumerate(lines):
        if not line.startswith("end "):
            refused("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")


def test_a_changed_die_is_refused() -> None:
    games = (game.record() for game in random_positions(20, players=[3]) if game.over)
    text = next(found for found in games if len(re.findall("die", found)) > 5)
    for found in re.finditer(r"die (\d)", text):
        for face in "012345678":
            if face != found[1]:
                refused(f"{text[: found.start()]}die {face}{text[found.end() :]}")


def test_a_changed_move_is_refused() -> None:
    """Each move of a game in turn is replaced by another legal one; the rest no longer fits."""
    done = play_on(new_game(2, seed=9), random.Random(9))
    lines = done.record().splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("start:")) + 1
    game: Game = new_game(2, seed=9)
    chance = random.Random(9)
    for at, entry in enumerate(done.moves(), start):
        others = [move for move in game.legal_moves() if move is not entry.move]
        if others:
            line = f"{game.to_move} {chance.choice(others)}"
            refused("\n".join([*lines[:at], line, *lines[at + 1 :]]) + "\n")
        game.play(entry.move)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("players: 2", "players: 9", "2 to 5 players"),
        ("players: 2", "players: two", "must be a number"),
        ("players: 2", "players: 2\nplayers: 2", "not a line of a record's head"),
        ("rounds: 10", "rounds: 0", "rounds"),
        ("first: 1", "first: 3", "first player"),
        ("map: base-2p", "map: atlantis", "there is no map atlantis"),
        ("boxes: base", "boxes: atlantis", "there is no box atlantis"),
        ("boxes: base", "boxes:", "at least one box"),
        ("rounds: 10", "rounds: 10\ncolour: red", "colour"),
        ("rounds: 10", "rounds: 10\nvariants: luck true", "no variant luck"),
        ("rounds: 10", "rounds: 10\nvariants: own_tokens_defend 3", "own_tokens_defend"),
        ("rounds: 10", "rounds: 10\nvariants: a b c", "not a variant"),
        ("rounds: 10", "rounds: 10\nown: pixies", "pixies"),
        ("rounds: 10", "rounds: 10\nregion x", "not a region"),
        ("rounds: 10", "rounds: 10\nregion x hill +gold", "no such symbol"),
        ("rounds: 10", "rounds: 10\nregion x hill : y", "not on the map"),
        ("start: race", "start: die 3, race", "due"),
        ("start: race", "start: a b c, race", "not what chance can give"),
        ("\nend ", "\nend x ", "last line"),
        ("\nend 3", "\nend 4", "should have 4 moves"),
    ],
)  # fmt: skip
def test_reasons(old: str, new: str, reason: str) -> None:
    text = a_record(3)
    assert old in text
    assert reason in refused(text.replace(old, new, 1)).reason


def test_nothing_may_follow_the_end() -> None:
    text = a_record(3)
    assert refused(text + "1 done\n").line == len(text.splitlines()) + 1


def test_what_chance_gave_must_be_there_and_be_asked_for() -> None:
    game = position(BOARD, seat("merchant orcs", {"a": 1}, hand=2), seat(), stage="conquest")
    play(game, "roll b = 1")
    text = game.record()
    assert "chance" in refused(text.replace("roll b = die 1", "roll b", 1)).reason
    assert "nothing asked" in refused(text.replace("roll b = die 1", "roll b = die 1, die 2", 1)).reason
    assert "0, 1, 2 or 3" in refused(text.replace("die 1", "die 7", 1)).reason
    assert "due" in refused(text.replace("die 1", "race orcs", 1)).reason


def test_chance_cannot_give_another_tile_than_the_next() -> None:
    market = {"combos": OFFER, "races": ["elves", "wizards"], "powers": ["flying", "spirit"]}
    game = position(BOARD, seat(), seat(), market=market)
    play(game, "pick 1")
    text = game.record()
    assert "lies next" in refused(text.replace("= race elves", "= race wizards", 1)).reason


def test_the_wrong_player_is_refused() -> None:
    assert "has to decide" in refused(a_record(3).replace("\n1 pick", "\n2 pick", 1)).reason


def test_a_long_text_is_no_record() -> None:
    assert refused("x" * 1_000_001).line == 1


def test_a_record_means_what_it_meant_when_a_usual_choice_has_changed() -> None:
    """U-RACE-FLAMES-4, U-POWER-VAMPIRE-1: an older record does not name the choices that were usual then."""
    then: dict[str, object] = {"flames_entry": "volcano", "vampire_limit": "per_opponent"}
    game = new_game(2, ["underground"], seed=5, variants=then)
    text = game.record()
    line = next(line for line in text.splitlines() if line.startswith("variants: "))
    assert line == "variants: flames_entry volcano, vampire_limit per_opponent"
    body = text.replace(line + "\n", "").partition("end ")[0]
    old = f"{body}end 0 moves, {fingerprint(body, game)}\n"
    assert {**replay(old).table.variants, **then} == replay(old).table.variants
    assert replay(new_game(2, ["underground"], seed=5).record()).table.variants["flames_entry"] == "edge"
