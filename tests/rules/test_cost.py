"""Costs: the list of moves, the itemised cost and the book say the same (CONQ-6, CONQ-7, CONQ-24, CONQ-29)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elbowroom import Game, new_game
from tests.rules.oracle import Table
from tests.support import fallen, parts, position, random_positions, rule_ids, seat, texts

FIGHTING = ("conquest", "ghouls", "berserk")


def fights(games: int, every: int = 2, start: int = 0) -> Iterator[Game]:
    """Random positions in which a race conquers."""
    for game in random_positions(games, every=every, start=start):
        if game.stage in FIGHTING:
            yield game


def test_items_add_up_to_the_total() -> None:
    """CONQ-6, CONQ-7: and every item names a rule."""
    checked = 0
    for game in fights(24, start=100):
        for region in game.board.ids:
            cost = game.cost(region)
            assert cost.region == region
            if cost.total is None:
                assert cost.parts == []
                continue
            assert cost.total == sum(part.amount for part in cost.parts) >= 1
            assert {part.rule for part in cost.parts} <= rule_ids()
            assert all(part.reason and part.source for part in cost.parts)
            checked += 1
    assert checked > 5000


def test_the_list_of_moves_follows_from_the_costs() -> None:
    """CONQ-8, CONQ-24, CONQ-29, INT-25: `conquer` for what the hand can pay, `roll` for a shortage of one to three."""
    positions = 0
    for game in fights(24, start=200):
        moves = set(texts(game))
        s = game.state
        hand = s.hand[s.race]
        berserk = game.stage == "berserk" or "roll" in moves
        for region in game.board.ids:
            total = game.cost(region).total
            affordable = total is not None and total <= hand
            assert f"conquer {region}" not in moves or (affordable and hand >= 1)
            if f"roll {region}" in moves:
                assert total is not None
                assert 1 <= total - hand <= 3
                assert not berserk
        positions += 1
    assert positions > 500


def test_the_engine_agrees_with_the_book() -> None:
    """CONQ-1 to CONQ-14, CONQ-29: every region of hundreds of positions, worked out a second time."""
    positions = 0
    for game in fights(40, every=3, start=300):
        table = Table(game)
        assert table.race is not None
        hand = game.state.hand[game.state.race]
        power = table.abilities()[1]
        moves = set(texts(game))
        for region in game.board.ids:
            total = None if table.barred(region) else table.cost(region, game.state.surge)
            assert game.cost(region).total == total, region
            open_to = total is not None and hand >= 1 and table.in_reach(region)
            assert (f"conquer {region}" in moves) == (open_to and total is not None and total <= hand)
            short = total - hand if total is not None else 0
            rolls = open_to and 1 <= short <= 3 and power != "berserk" and game.stage != "berserk"
            assert (f"roll {region}" in moves) == rolls
            assert (f"dragon {region}" in moves) <= open_to
            assert (f"convert {region}" in moves) <= (total is not None and table.replaceable(region))
        positions += 1
    assert positions > 500


def test_a_conquest_takes_what_was_asked() -> None:
    """CONQ-10."""
    for game in fights(12, start=400):
        for move in game.legal_moves():
            if move.verb == "conquer":
                copy = game.copy()
                race = copy.state.race
                before = copy.state.hand[race]
                price = copy.cost(move.region).total
                conquered = [event.as_dict() for event in copy.play(move) if event.kind == "conquered"]
                assert conquered[0]["cost"] == conquered[0]["tokens"] == price
                assert price is not None
                assert price <= before
                break


@pytest.mark.parametrize(
    ("markers", "tokens", "wanted"),
    [
        ([], 0, 3),
        (["fortress"], 3, 7),
        (["camp", "camp"], 1, 6),
        (["lair"], 2, 6),
    ],
)
def test_markers_and_tokens_on_a_mountain(markers: list[str], tokens: int, wanted: int) -> None:
    """CONQ-6, EX-19."""
    board = "a farmland edge : m\nm mountain\nz hill edge"
    victim = seat("bivouacking trolls", {"m": tokens} if tokens else {"z": 1})
    game = position(board, seat("stout orcs", {"a": 1}, hand=5), victim, stage="conquest", markers={"m": markers})
    assert game.cost("m").total == wanted


def test_own_tokens_defend_only_in_the_variant() -> None:
    """INT-20, EX-26."""
    board = "a farmland edge : b\nb hill\nz hill edge"
    orcs = seat("stout orcs", {"a": 1}, hand=5, declined=[fallen("hill elves", {"b": 1})])
    assert position(board, orcs, seat(), stage="conquest").cost("b").total == 2
    game = position(board, orcs, seat(), stage="conquest", variants={"own_tokens_defend": True})
    assert parts(game, "b") == [(2, "region", "CONQ-6"), (1, "tokens", "CONQ-6")]
    assert "conquer b" in texts(game)


def test_what_has_no_cost() -> None:
    """CONQ-11, CONQ-12, INT-24: own, water, immune; and nobody to conquer."""
    board = "a farmland edge : b s\nb hill\ns sea edge\nz hill edge"
    game = position(
        board,
        seat("stout orcs", {"a": 1}, hand=5),
        seat("heroic elves", {"b": 1}),
        stage="conquest",
        markers={"b": ["hero"]},
    )
    assert [game.cost(region).total for region in "absz"] == [None, None, None, 2]
    assert new_game(2, seed=1).cost(2).total is None


def test_regions_are_named_by_number_or_text() -> None:
    game = position("base-2p", seat("stout orcs", hand=5), seat(), stage="conquest")
    assert game.cost(2).total == game.cost("2").total == 2
    with pytest.raises(KeyError, match="there is no region 99"):
        game.cost(99)


def test_a_cost_reads_as_a_sum() -> None:
    board = "a farmland edge : m\nm mountain tribe"
    game = position(board, seat("commando orcs", {"a": 1}, hand=5), seat(), stage="conquest")
    assert repr(game.cost("m")).startswith("Cost(m: 3 = +2 a region (CONQ-6), +1 a mountain (CONQ-22)")
