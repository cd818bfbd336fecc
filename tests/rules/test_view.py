"""What a player may know (COMP-11), and games drawn from it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from elbowroom import Game, new_game
from tests.support import fallen, play_on, position, random_positions, seat

BOARD = """
    a farmland edge : b
    b hill : c
    c forest
    z swamp edge
"""
OFFER = ["alchemist amazons", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]


def seen(game: Game, player: int) -> dict[str, Any]:
    """A player's view as plain data."""
    return game.view(player).as_dict()


def with_other_secrets(game: Game, viewer: int, chance: random.Random) -> Game:
    """The same game with other hidden coins and another future."""
    other = game.copy(reseeded=False)
    other.reseed(chance.randrange(2**32))
    other.state.coins = [
        coins if player == viewer - 1 else chance.randrange(100) for player, coins in enumerate(other.state.coins)
    ]
    return other


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_views_do_not_show_what_is_hidden(viewer: int) -> None:
    """COMP-11: games that differ only in others' coins and in what chance holds look the same."""
    chance = random.Random(viewer)
    for at, game in enumerate(random_positions(24, every=15, start=viewer)):
        if not game.over:
            other = with_other_secrets(game, viewer, chance)
            assert seen(game, viewer) == seen(other, viewer)
            assert repr(game.view(viewer).legal_moves()) == repr(other.view(viewer).legal_moves())
            one, two = (g.view(viewer).determinize(3) for g in (game, other))
            assert one.digest() == two.digest()
            if at % 5 == 0:  # the same digest has the same future; some are played to their end to see that it has
                assert play_on(one, random.Random(1)).record() == play_on(two, random.Random(1)).record()


def test_the_order_of_the_stacks_is_hidden() -> None:
    """COMP-11, SETUP-4: which tiles lie in the stacks is known, their order is not."""
    views = []
    races, powers = ["elves", "ratmen", "tritons"], ["flying", "spirit"]
    for stacks in ((races, powers), (races[::-1], powers[::-1])):
        market = {"combos": OFFER, "races": stacks[0], "powers": stacks[1]}
        views.append(seen(position(BOARD, seat(), seat(), market=market), 1))
    assert views[0] == views[1]
    assert {"elves", "ratmen", "tritons"} <= set(views[0]["stack"])
    assert {"flying", "spirit"} <= set(views[0]["badges"])


def test_seeds_are_hidden() -> None:
    """Two positions that differ only in their seed look the same to everyone."""
    market = {"combos": OFFER}
    games = [position(BOARD, seat(), seat(), market=market, seed=seed) for seed in range(5)]
    for player in (0, 1, 2):
        assert all(seen(game, player) == seen(games[0], player) for game in games)


def test_own_coins_are_in_and_others_are_not() -> None:
    """COMP-11."""
    game = position(BOARD, seat(coins=11), seat(coins=22), seat(coins=33))
    for viewer, wanted in {
        0: [None, None, None],
        1: [11, None, None],
        2: [None, 22, None],
        3: [None, None, 33],
    }.items():
        assert [player.coins for player in game.view(viewer).seats] == wanted
        assert [player["coins"] for player in seen(game, viewer)["seats"]] == wanted


def test_open_coins_show_all() -> None:
    game = play_on(new_game(3, seed=1, open_coins=True), random.Random(1), 40)
    for viewer in range(4):
        assert {player.player: player.coins for player in game.view(viewer).seats} == game.coins


def test_at_the_end_coins_are_revealed() -> None:
    """END-3."""
    game = play_on(new_game(2, seed=1), random.Random(1))
    assert {player.player: player.coins for player in game.view().seats} == game.coins


def test_only_the_player_who_decides_sees_his_moves() -> None:
    """PICK-5: the picks that are open would tell how many coins there are."""
    game = position(BOARD, seat(coins=2), seat(), market={"combos": OFFER})
    assert [move.text for move in game.view(1).legal_moves()] == ["pick 1", "pick 2", "pick 3"]
    assert game.view(2).legal_moves() == game.view(0).legal_moves() == []


def test_everything_on_the_table_is_in_the_view() -> None:
    rest = [OFFER[0], "hill wizards", *OFFER[2:]]
    orcs = seat("bivouacking orcs", {"a": 2, "b": 1}, declined=[fallen("spirit elves", {"c": 1})])
    game = position(BOARD, orcs, seat(), markers={"a": ["camp", "camp"]}, market={"combos": rest, "coins": [0, 2]})
    view = game.view()
    assert (view.stage, view.to_move, view.turn, view.round, view.rounds, view.over) == ("mode", 1, 1, 2, 10, False)
    assert (view.table, view.board) == (game.table, game.board)
    field = view.regions[0]
    assert (field.id, field.terrain, field.player, field.race, field.tokens) == ("a", "farmland", 1, "orcs", 2)
    assert (field.markers, field.declined, field.tribe, field.monsters) == ({"camp": 2}, False, 0, 0)
    assert view.regions[2].declined
    active = view.seats[0].active
    assert active is not None
    assert (active.race, active.power, active.hand, active.tokens, active.regions) == (
        "orcs",
        "bivouacking",
        0,
        3,
        ["a", "b"],
    )
    assert (active.counters, active.marks) == ({"camps": 3}, {})
    assert [(race.race, race.power, race.declined) for race in view.seats[0].declined] == [("elves", "spirit", True)]
    assert view.seats[1].active is None
    combo = view.offer[1]
    assert (combo.race, combo.power, combo.coins, combo.price, combo.tokens) == ("wizards", "hill", 2, 1, 9)
    assert view.income(1) == game.income(1)
    assert view.cost("z").total == game.cost("z").total


def test_a_view_stays_as_it_was() -> None:
    game = new_game(2, seed=3)
    view = game.view(1)
    before = view.as_dict()
    play_on(game, random.Random(1), 20)
    assert view.as_dict() == before


def test_views_are_plain_data() -> None:
    for game in random_positions(4, every=25):
        data = seen(game, 1)
        assert json.loads(json.dumps(data))["map"] == game.board.id


@pytest.mark.parametrize("player", [-1, 3, 99])
def test_there_is_no_view_for_a_stranger(player: int) -> None:
    with pytest.raises(ValueError, match=f"there is no player {player}"):
        new_game(2, seed=1).view(player)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_drawn_game_agrees_on_all_that_is_visible_and_can_be_played(players: int) -> None:
    chance = random.Random(players)
    for game in random_positions(4, every=30, start=50, players=[players]):
        for viewer in range(players + 1):
            drawn = game.view(viewer).determinize(chance.randrange(1000))
            assert seen(drawn, viewer) == seen(game, viewer)
            assert min(drawn.coins.values()) >= 0
            if viewer:
                assert drawn.coins[viewer] == game.coins[viewer]
            assert play_on(drawn, chance).over


def test_drawn_games_differ_in_what_is_hidden() -> None:
    """COMP-11: in chance and stacks; coins differ only where nobody could count them."""
    game = play_on(new_game(3, seed=2), random.Random(2), 60)
    drawn = [game.view(1).determinize(seed) for seed in range(30)]
    assert {tuple(one.coins.values()) for one in drawn} == {tuple(game.coins.values())}
    view = position(BOARD, seat(coins=30), seat(coins=3)).view(1)
    assert len({view.determinize(seed).coins[2] for seed in range(30)}) > 3
    assert len({play_on(game, random.Random(1)).record() for game in drawn}) > 20


def test_a_drawn_game_does_not_touch_the_view() -> None:
    view = play_on(new_game(3, seed=2), random.Random(2), 60).view(1)
    before = view.as_dict()
    play_on(view.determinize(1), random.Random(1))
    assert view.as_dict() == before
