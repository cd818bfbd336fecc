"""Setting an Underground or a mixed game up (U-SETUP, U-MIX-06 to U-MIX-08, U-MIX-16), and the Stonehedge's draw."""

from __future__ import annotations

from collections import Counter

import pytest

from elbowroom import Game, new_game
from elbowroom.boxes import box
from elbowroom.rules.chance import DIE
from elbowroom.rules.events import Used
from elbowroom.rules.offer import hidden_power
from tests.mixed.tables import both, under
from tests.support import check, play, seat, the

INTAKES = {
    "cultists": 5, "drow": 4, "flames": 4, "gnomes": 6, "iron-dwarves": 7, "kraken": 5, "liches": 5, "lizardmen": 7,
    "mudmen": 5, "mummies": 10, "ogres": 5, "shadow-mimes": 7, "shrooms": 5, "spiderines": 7, "will-o-wisps": 6,
}  # fmt: skip
PLAYERS = (2, 3, 4, 5)
BOARD = "a mine edge : b\nb mud-pool : c\nc mine\nz mine edge"
OFFER = ["muddy liches", "tomb shrooms", "martyr gnomes", "royal kraken", "shield mummies", "magic mudmen"]


def beasts(game: Game) -> tuple[int, ...]:
    """The regions with monsters."""
    return game.board.each(game.state.monsters)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_game(players: int) -> None:
    """U-SETUP-01, U-SETUP-03, U-SETUP-07, U-SETUP-08: the seat decides who begins."""
    game = new_game(players, ["underground"], seed=players)
    assert game.board.id == f"underground-{players}p"
    assert game.coins == dict.fromkeys(range(1, players + 1), 5)
    assert (game.to_move, game.round, len(game.view().offer)) == (1, 1, 6)
    assert (len(game.table.races), len(game.table.powers), len(game.table.finds)) == (15, 21, 15)
    assert new_game(players, ["underground"], seed=1, first=2).to_move == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_monsters_and_markers_of_a_new_game(players: int) -> None:
    """U-SETUP-04, U-SETUP-05, U-SETUP-06, U-SETUP-09, U-MONSTER-07: as many markers as regions with monsters."""
    game = new_game(players, ["underground"], seed=players)
    s = game.state
    assert {game.board.ids[at] for at in beasts(game)} == {r.id for r in game.board.regions if r.monsters}
    assert all(s.neutral[at] == 2 for at in beasts(game))
    assert sum(s.neutral) == 2 * len(beasts(game))
    assert s.unfound == len(beasts(game)) == players + 2
    for at, region in enumerate(game.board.regions):
        mountain = region.terrain == "black-mountain"
        assert s.wall[at] == (1 if region.terrain == "river" else 2) + mountain + s.neutral[at]


def test_the_numbers_on_the_banners() -> None:
    """U-EX-02, U-TURN-08: and five more of a race always suffice for its badge."""
    races = box("underground").races
    assert {race.id: race.tokens for race in races} == INTAKES
    assert max(power.tokens for power in box("underground").powers) == 5
    assert all(race.supply >= race.tokens + 5 for race in races)


def test_the_die_is_that_of_the_base_game() -> None:
    """U-COMP-11."""
    assert sorted(DIE) == [0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize("players", PLAYERS)
def test_monsters_on_a_base_map(players: int) -> None:
    """U-MIX-06, U-MIX-07, U-EX-25: pairs in players + 1 tribe regions, none beside another, tribes on the rest."""
    for seed in range(20):
        game = new_game(players, ["base", "underground"], seed=seed, map=f"base-{players}p")
        s = game.state
        chosen = beasts(game)
        assert len(chosen) == players + 1
        assert sum(s.neutral[at] for at in chosen) == 2 * players + 2
        assert s.unfound == players + 1
        for at, region in enumerate(game.board.regions):
            assert s.neutral[at] == (2 if at in chosen else int(region.tribe))
            assert region.tribe or at not in chosen
        assert not any(game.board.near[one] >> two & 1 for one in chosen for two in chosen)


@pytest.mark.parametrize("players", PLAYERS)
def test_chance_chooses_among_all_of_them(players: int) -> None:
    """U-MIX-16: every tribe region that can be chosen is chosen sooner or later, and the seed decides."""
    seen: Counter[int] = Counter()
    for seed in range(150):
        seen.update(beasts(new_game(players, ["base", "underground"], seed=seed)))
    board = new_game(players, ["base"], seed=1).board
    assert set(seen) == {at for at, region in enumerate(board.regions) if region.tribe}
    first, again = (beasts(new_game(players, ["base", "underground"], seed=7)) for _ in range(2))
    assert first == again


def test_the_first_box_names_the_map() -> None:
    """U-MIX-01."""
    assert new_game(3, ["base", "underground"], seed=1).board.id == "base-3p"
    assert new_game(3, ["underground", "base"], seed=1).board.id == "underground-3p"


@pytest.mark.parametrize(
    ("boxes", "map", "missing"),
    [
        (["base", "underground"], "base-2p", {"flames", "spiderines"}),
        (["underground"], "base-3p", {"flames", "spiderines"}),
        (["base", "underground"], "underground-2p", {"humans", "hill", "mounted", "underworld"}),
        (["base"], "underground-4p", {"humans", "hill", "mounted", "underworld"}),
    ],
)
def test_tiles_without_sense_are_left_out(boxes: list[str], map: str, missing: set[str]) -> None:
    """U-MIX-02, U-MIX-08: all others are there."""
    table = new_game(int(map[-2]), boxes, seed=1, map=map).table
    everything = {tile.id for name in boxes for tile in (*box(name).races, *box(name).powers)}
    assert {*table.race_ids, *table.power_ids} == everything - missing


# --- the badge of the Stonehedge ------------------------------------------------------------------------------------


def discover(**market: object) -> Game:
    """The Stonehedge has just been found."""
    game = under(BOARD, seat("stone drow", hand=6), seat("mystic ogres", {"z": 1}), stage="conquest", monsters=["a"],
                 marker_stack=["stonehedge"], market={"combos": OFFER, **market})  # fmt: skip
    play(game, "conquer a")
    return game


def test_it_is_drawn_from_under_the_visible_one() -> None:
    """U-PLACE-STONEHEDGE-2: the six combos stay as they are."""
    game = discover(powers=["wise", "mining"])
    check(game, "stonehedge = wise", *(f"combo {at} = {combo}" for at, combo in enumerate(OFFER, 1)))
    assert game.state.power_next == (game.table.power_ids.index("mining"),)


def test_it_never_comes_back() -> None:
    """U-INT-60: neither on offer, nor in the stack, nor among the discards."""
    game = discover(powers=["wise"])
    s = game.state
    lent = game.table.power_ids.index("wise")
    assert lent not in (*s.offer_powers, *s.power_next, *s.badge)
    assert not (s.power_pool | s.discard) >> lent & 1


def test_without_a_stack_the_discards_are_shuffled() -> None:
    """U-PLACE-STONEHEDGE-2."""
    game = discover()
    s = game.state.copy()
    s.power_pool, s.discard = 0, 1 << game.table.power_ids.index("tomb")
    assert hidden_power(s) == game.table.power_ids.index("tomb")
    assert (s.power_pool, s.discard, len(s.offer_powers)) == (0, 0, 6)


def test_without_any_other_badge_the_visible_one_goes() -> None:
    """U-PLACE-STONEHEDGE-2: its banner is in the stack again."""
    s = discover().state.copy()
    s.power_pool = s.discard = 0
    last = s.offer_races[-1]
    assert s.table.power_ids[hidden_power(s)] == "magic"
    assert len(s.offer_races) == 5
    assert last in (*s.race_next, *s.race_bottom)


def test_a_badge_without_sense_is_never_drawn() -> None:
    """U-INT-62: on an underground map that goes for four tiles of the base game."""
    drawn = set()
    for seed in range(60):
        game = both(BOARD, seat("stone drow", hand=6), seat("mystic ogres", {"z": 1}), stage="conquest", monsters=["a"],
                    marker_stack=["stonehedge"], seed=seed)  # fmt: skip
        drawn.add(the(play(game, "conquer a"), Used).detail)
    assert len(drawn) > 15
    assert not drawn & {"hill", "mounted", "underworld"}
