"""Every refusal has a reason in words and a rule (docs/moves.md#stages-and-moves)."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game, IllegalMove
from tests.support import check, fallen, play, position, random_positions, refusal, rule_ids, seat, texts

BOARD = """
    a farmland edge : b s
    b mountain tribe : c
    c hill : d
    d swamp
    s sea edge
    z hill edge
"""
WORDS = "conquer roll abandon place convert dragon camp hero fortress withdraw balrog queen wisp".split()
PLAIN = "done expand decline roll keep pick ally nonsense".split()


def attempts(game: Game, chance: random.Random) -> list[str]:
    """Moves worth trying in a position: every verb, somewhere."""
    found = [f"{verb} {chance.choice(game.board.ids)}" for verb in WORDS]
    found += [f"{verb} {chance.choice(game.board.ids)} {chance.randrange(20)}" for verb in ("place", "camp")]
    found += [*PLAIN, f"pick {chance.randrange(9)}", f"ally {chance.randrange(7)}", "conquer nowhere", "place", ""]
    return found


def test_every_refusal_says_why_and_by_which_rule() -> None:
    refused: dict[str, set[str]] = {}
    chance = random.Random(1)
    for game in random_positions(40, every=6):
        legal = set(texts(game))
        before = game.digest()
        for text in attempts(game, chance):
            if " ".join(text.split()) in legal:
                continue
            with pytest.raises(IllegalMove) as caught:
                game.play(text)
            error = caught.value
            assert error.reason.endswith("."), text
            assert error.reason[0].isupper() or error.reason.startswith("'"), error.reason
            assert error.rule in rule_ids(), (text, error.rule)
            assert str(error) == f"{error.reason} ({error.rule})"
            refused.setdefault(error.rule, set()).add(game.stage)
        assert game.digest() == before
    assert len(refused) > 20


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("conquer a", "INT-24"),
        ("conquer s", "CONQ-11"),
        ("conquer c", "CONQ-14"),
        ("conquer b", "CONQ-7"),
        ("roll b", "CONQ-24"),
        ("conquer q", "DEF-9"),
        ("roll", "CONQ-25"),
        ("abandon z", "ABANDON-1"),
        ("expand", "TURN-3"),
        ("pick 1", "PICK-1"),
        ("place a 1", "REDEP-1"),
    ],
)
def test_reasons_in_a_conquest(move: str, rule: str) -> None:
    """A lost tribe behind a fortress of tokens: four short is too much for the die (CONQ-24)."""
    game = position(BOARD, seat("stout orcs", {"a": 1}, hand=1), seat("hill elves", {"b": 2}), stage="conquest")
    assert refusal(game, move).rule == rule


def test_the_die_is_not_for_what_can_be_paid() -> None:
    """CONQ-29, CONQ-8."""
    game = position(BOARD, seat("stout orcs", {"a": 1}, hand=4), seat(), stage="conquest")
    assert refusal(game, "roll b").rule == "CONQ-29"
    game = position(BOARD, seat("stout orcs", {"a": 1}), seat(), stage="conquest")
    assert refusal(game, "conquer b").rule == "CONQ-8"
    assert refusal(game, "roll b").rule == "CONQ-8"


def test_entering_is_for_the_border() -> None:
    """CONQ-1."""
    game = position(BOARD, seat("stout orcs", hand=9), seat(), stage="conquest")
    assert refusal(game, "conquer c").rule == "CONQ-1"


def test_abandoning_comes_first() -> None:
    """ABANDON-4."""
    game = position(BOARD, seat("stout orcs", {"a": 1}, hand=9), seat(), stage="conquest")
    play(game, "conquer b")
    assert refusal(game, "abandon a").rule == "ABANDON-4"


def test_reasons_in_a_redeployment() -> None:
    """REDEP-1, REDEP-3, REDEP-4."""
    orcs = seat("stout orcs", {"a": 3}, declined=[fallen("hill ghouls", {"d": 1})])
    game = position(BOARD, orcs, seat(), stage="redeploy")
    check(game, "hand 1 = 2", "legal place a 2")
    assert refusal(game, "place a 3").rule == "REDEP-3"
    assert refusal(game, "place z 1").rule == "REDEP-1"
    assert refusal(game, "place d 1").rule == "REDEP-4"
    assert refusal(game, "done").rule == "REDEP-3"
    assert refusal(game, "conquer b").rule == "CONQ-13"


def test_reasons_at_the_start_of_a_turn() -> None:
    """TURN-3, DECLINE-1."""
    game = position(BOARD, seat("stout orcs", {"a": 3}), seat())
    assert refusal(game, "done").rule == "TURN-3"
    assert refusal(game, "conquer b").rule == "CONQ-13"
    assert refusal(game, "abandon a").rule == "ABANDON-4"


def test_the_reason_names_the_number_short() -> None:
    """CONQ-7: figures a player can check."""
    game = position(BOARD, seat("stout orcs", {"a": 1}, hand=2), seat(), stage="conquest")
    assert refusal(game, "conquer b").reason == "Region b costs 4 tokens; you have 2 in hand."


def test_a_second_berserk_roll() -> None:
    """INT-26: the die lies, so it is used or the conquests end."""
    game = position(BOARD, seat("berserk orcs", {"a": 1}, hand=9), seat(), stage="conquest")
    play(game, "roll = 1")
    for move in ("roll", "roll b", "abandon a"):
        error = refusal(game, move)
        assert (error.code, error.rule) == ("die-lies", "INT-26")


def test_amazons_who_owe_a_region() -> None:
    """RACE-Amazons-5: nothing else is done before a region has been given up, and that is what is told."""
    game = position(BOARD, seat("merchant amazons", {"a": 1, "b": 1, "z": 1}, hand=1), seat(), stage="redeploy")
    assert texts(game) == ["withdraw a", "withdraw b", "withdraw z"]
    for move in ("done", "place a 1", "conquer c"):
        error = refusal(game, move)
        assert (error.code, error.rule) == ("amazons-first", "RACE-Amazons-5")
    assert refusal(game, "withdraw c").code == "not-held"


def test_the_ally_of_a_diplomat() -> None:
    """POWER-Diplomat-1."""
    friend = seat("diplomat elves", {"b": 1}, ally=1)
    game = position(BOARD, seat("merchant orcs", {"a": 1}, hand=9), friend, stage="conquest")
    error = refusal(game, "conquer b")
    assert (error.code, error.rule, error.args_["player"]) == ("diplomat-ban", "POWER-Diplomat-1", 2)


def test_words_too_many_are_told_as_such() -> None:
    """A legal move with a word more is not refused for its price."""
    game = position(BOARD, seat("merchant orcs", {"a": 1}, hand=9), seat(), stage="conquest")
    check(game, "legal conquer b")
    for move in ("conquer b 3", "conquer b now", "done please", "roll b 2", "abandon"):
        assert refusal(game, move).code == "malformed"
