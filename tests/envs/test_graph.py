"""The tables of a graph: true to the view and to the engine's prospects, of one size, without anything hidden."""

from __future__ import annotations

import copy
import doctest
import hashlib
import json
import math
import pickle
import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from elbowroom import Game, new_game
from elbowroom.envs import graph_layout, small_world_v1
from elbowroom.envs.abilities import COLUMNS, FIND_COLUMNS, ability_rows, find_rows
from elbowroom.envs.actions import ActionTable
from elbowroom.envs.graph import GraphEncoder
from elbowroom.envs.graph_layout import (
    GLOBAL,
    MOVE,
    NODE,
    OFFERS,
    PLAYER,
    SEATS,
    SLOTS,
    TILE,
    TILES,
    check_fingerprint,
    fingerprint,
)
from elbowroom.envs.registration import TABLES_ID
from elbowroom.envs.solo import SmallWorldEnv
from elbowroom.envs.tables import Interface, Settings
from elbowroom.rules.ability import Race
from elbowroom.rules.moves import REGIONS, Move, Verb, make
from elbowroom.rules.setup import SetupError
from elbowroom.rules.state import State
from elbowroom.rules.view import View

from .kinds import every_kind, positions
from .test_observation import with_other_secrets

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
FROZEN = Path(__file__).with_name("observations.json")
LAYOUT = "v1-fde259f6ac33"


def tables(map: str, boxes: tuple[str, ...]) -> Interface:
    return Interface(Settings(map=map, boxes=boxes), "tables", "rows")


def column(names: tuple[str, ...], name: str) -> int:
    return names.index(name)


@every_kind
def test_attacks_are_as_the_prospects_say(map: str, boxes: tuple[str, ...]) -> None:
    interface = tables(map, boxes)
    first, moves = column(NODE, "take"), column(MOVE, "cost")
    checked = 0
    for game in positions(map, boxes, games=1, every=4):
        if game.over:
            continue
        view = game.view(game.to_move)
        found = view.prospects()
        seen = interface.observe(view)
        texts = [move.text for move in view.legal_moves()]
        rows = seen["nodes"][:, first : first + 9]
        if not found:
            assert not rows.any()
        plain = {}
        for prospect in found:
            at = game.board.index[prospect.region]
            if not prospect.means and prospect.move.split(" ")[0] in ("", "conquer", "roll"):
                plain[at] = prospect
                verdict = ("take", "die", "short", "barred").index(prospect.verdict)
                cost = (prospect.cost or 0) if prospect.verdict != "barred" else 0
                told = [cost / 10, prospect.needs / 3, prospect.chance, prospect.uses / 10]
                assert rows[at, :4].tolist() == [float(verdict == one) for one in range(4)]
                assert rows[at, [4, 6, 7, 8]] == pytest.approx(told)
            if prospect.move in texts:
                row = seen["moves"][texts.index(prospect.move), moves : moves + 5]
                cost = prospect.cost or 0
                told = [cost / 10, prospect.needs / 3, prospect.chance, prospect.uses / 10, prospect.left / 20]
                assert row == pytest.approx(told), prospect
                checked += 1
        assert len(plain) == (len(game.board.ids) if found else 0)
    assert checked > 10


@every_kind
def test_what_is_hidden_does_not_show(map: str, boxes: tuple[str, ...]) -> None:
    chance = random.Random(map)
    interface = tables(map, boxes)
    for game in positions(map, boxes, games=1, every=25):
        if game.over:
            continue
        for player in range(1, game.table.players + 1):
            other = with_other_secrets(game, player, chance)
            assert interface.encoder.encode(game.view(player)) == interface.encoder.encode(other.view(player))


@every_kind
def test_the_tables_are_as_the_view_says(map: str, boxes: tuple[str, ...]) -> None:
    interface = tables(map, boxes)
    space = interface.observation_space()
    for game in positions(map, boxes, games=1, every=15):
        player = game.to_move or 1
        view = game.view(player)
        seen = interface.observe(view)
        assert space.contains(seen)
        for name in ("nodes", "tiles", "globals", "moves"):
            assert -1.5 <= seen[name].min() <= seen[name].max() <= 3, name
        check_nodes(view, seen)
        check_tiles(view, seen)
        check_moves(interface, view, seen)
        incomes = [sum(part[2] for part in view.income(one)) for one in range(1, game.table.players + 1)]
        order = [(player - 1 + at) % game.table.players for at in range(game.table.players)]
        told = seen["players"][: len(order), column(PLAYER, "income")] * 20
        assert told == pytest.approx([incomes[at] for at in order])
        assert seen["player_mask"].sum() == game.table.players


def check_nodes(view: View, seen: dict[str, Any]) -> None:
    players = view.table.players
    assert seen["node_mask"].sum() == len(view.regions)
    for at, region in enumerate(view.regions):
        row = dict(zip(NODE, seen["nodes"][at].tolist(), strict=True))
        owners = [row[f"owner:{seat}"] for seat in range(SEATS)]
        holder = (region.player - view.player) % players if region.player else -1
        assert owners == [float(seat == holder) for seat in range(SEATS)]
        assert (row["active"], row["declined"]) == (
            float(bool(region.player) and not region.declined),
            float(region.declined),
        )
        numbers = (row["tokens"] * 10, row["tribe"] * 4, row["monsters"] * 4, row["defence"] * 10)
        assert numbers == pytest.approx((region.tokens, region.tribe, region.monsters, view.state.wall[at]))
        assert row["immune"] == view.state.warded >> at & 1
        assert bool(row["find:relic"] or row["find:place"]) == bool(view.state.finds[at])
        pointed = seen["holders"][at]
        assert (pointed == TILES) == (not region.player)
        if region.player:
            assert (pointed - OFFERS) // SLOTS == holder
            assert seen["tile_mask"][pointed]
    near = [
        [view.board.near[one] >> other & 1 for other in range(len(view.regions))] for one in range(len(view.regions))
    ]
    count = len(near)
    assert seen["adjacency"][:count, :count].tolist() == near
    assert not seen["adjacency"][count:].any()


def check_tiles(view: View, seen: dict[str, Any]) -> None:
    races, powers = ability_rows(view.table)
    start = column(TILE, f"ability:{COLUMNS[0]}")
    for combo in view.offer:
        row = seen["tiles"][combo.position - 1]
        told = dict(zip(TILE, row.tolist(), strict=True))
        assert (told["there"], told["offer"]) == (1, 1)
        assert (told["price"] * 6, told["coins"] * 10) == pytest.approx((combo.price, combo.coins))
        assert told["all-tokens"] * 20 == pytest.approx(combo.tokens)
        race, power = view.table.race_ids.index(combo.race), view.table.power_ids.index(combo.power)
        assert row[start:] == pytest.approx(np.add(races[race], powers[power]))
    for seat in view.seats:
        place = OFFERS + (seat.player - view.player) % view.table.players * SLOTS
        for slot, owned in enumerate([seat.active, *seat.declined]):
            row = seen["tiles"][place + min(slot, SLOTS - 1)]
            if owned is None or slot >= SLOTS - 1:
                continue
            told = dict(zip(TILE, row.tolist(), strict=True))
            assert (told["active"], told["declined"]) == (float(not owned.declined), float(owned.declined))
            assert told["tokens-out"] * 20 == pytest.approx(owned.tokens)
            assert told["hand"] * 20 == pytest.approx(owned.hand)
            assert told["regions"] * 20 == pytest.approx(len(owned.regions))


def check_moves(interface: Interface, view: View, seen: dict[str, Any]) -> None:
    legal = view.legal_moves()
    assert seen["move_mask"].sum() == len(legal)
    assert np.array_equal(seen["move_mask"], interface.mask(legal))
    none = len(seen["nodes"])
    for at, (move, (node, other, tile, number)) in enumerate(zip(legal, seen["pointers"].tolist(), strict=False)):
        assert interface.move(at, legal) is move
        assert interface.actions.moves[number] is move
        if move.region:
            assert node == view.board.index[move.region]
        assert other == none
        if move.verb == "pick":
            assert tile == move.count - 1
        elif tile < TILES:
            assert OFFERS <= tile < OFFERS + SLOTS, "a race of the observer's"
    assert (seen["pointers"][len(legal) :, :3] == [none, none, TILES]).all()


def test_every_tile_of_the_boxes_is_told_from_the_others() -> None:
    table = new_game(4, ["base", "underground"], map="underground-4p").table
    races, powers = ability_rows(table)
    for rows, names in ((races, COLUMNS), (powers, COLUMNS), (find_rows(table), FIND_COLUMNS)):
        assert {len(row) for row in rows} == {len(names)}
        assert len({tuple(row) for row in rows}) == len(rows)
        assert max(max(row) for row in rows) <= 1


class Ferrymen(Race):
    """A race of one's own with a verb that names two regions."""

    box = "own"
    id = "ferrymen"
    rule = "RACE-Ferrymen"
    stand_in = "ratmen"
    tokens = 8
    supply = 13
    verbs = (Verb("ferry", REGIONS),)

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        out.append(make("ferry", s.board.ids[3], item=s.board.ids[5]))


def test_a_tile_that_nobody_has_heard_of_is_told_by_what_it_does() -> None:
    opening = [("race", "ferrymen"), ("power", "merchant")]  # a power that adds no moves of its own
    game = new_game(2, own_races=[Ferrymen()], forced=opening)
    game.play("pick 1")
    encoder = GraphEncoder(game.table, ActionTable(game.table))
    flat = np.frombuffer(encoder.encode(game.view(1)), np.float32)
    part = {name: flat[at : at + math.prod(shape)].reshape(shape) for name, (at, shape) in encoder.slices.items()}
    (at,) = [at for at, move in enumerate(game.legal_moves()) if move.verb == "ferry"]
    assert part["pointers"][at, :3].tolist() == [3, 5, OFFERS]
    said = [name for name, value in zip(MOVE, part["moves"][at], strict=True) if value]
    assert said == ["there", "verb:own", "aim:regions"]
    told = dict(zip(TILE, part["tiles"][OFFERS].tolist(), strict=True))
    assert (told["ability:hook:conquest_moves"], told["ability:aim:regions"]) == (1, 1)


def test_a_net_of_one_map_scores_the_moves_of_another() -> None:
    """Weights of fixed size, pointers that are gathered with a row for nothing behind the last one."""
    chance = np.random.default_rng(1)
    of_nodes, of_tiles, of_moves = (chance.normal(size=len(names)) for names in (NODE, TILE, MOVE))
    for map, boxes in (("base-2p", ("base",)), ("underground-5p", ("base", "underground"))):
        interface = tables(map, boxes)
        for game in positions(map, boxes, games=1, every=40):
            seen = interface.observe(game.view(game.to_move or 1))
            nodes = np.append(seen["nodes"] @ of_nodes, 0.0)
            tiles = np.append(seen["tiles"] @ of_tiles, 0.0)
            node, other, tile, _ = seen["pointers"].T
            scores = seen["moves"] @ of_moves + nodes[node] + nodes[other] + tiles[tile]
            assert scores.shape == seen["move_mask"].shape


def test_old_observations_stay_as_they_are() -> None:
    """Every byte of `small_world_v0`: a change here needs a new version beside it, never a new digest."""
    frozen = json.loads(FROZEN.read_text("utf-8"))
    assert {name: digest(*name.split(" ")) for name in frozen} == frozen


def digest(map: str, boxes: str) -> str:
    """A digest of all observations and masks of one random game."""
    interface = Interface(Settings(map=map, boxes=boxes))
    found = hashlib.sha256()
    for game in positions(map, tuple(boxes.split("+")), games=1):
        view = game.view(game.to_move or 1)
        found.update(interface.encoder.encode(view).tobytes())
        found.update(interface.mask(view.state.legal).tobytes())
    return found.hexdigest()


def test_columns_keep_their_meaning() -> None:
    """What was trained on the tables is refused where a column has changed."""
    assert fingerprint() == LAYOUT
    check_fingerprint(fingerprint())
    with pytest.raises(ValueError, match="trained on the tables v0-abc, and these are v1-"):
        check_fingerprint("v0-abc")


def test_the_examples_of_the_layout_are_true() -> None:
    assert doctest.testmod(graph_layout).failed == 0


def test_every_column_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    for names in (NODE, TILE, PLAYER, GLOBAL, MOVE, COLUMNS, FIND_COLUMNS):
        for name in names:
            assert f"`{name.split(':')[0]}" in text, name


def test_paddings_can_be_chosen() -> None:
    env = SmallWorldEnv(observation="tables", actions="rows", padding=(23, 40))
    seen, _ = env.reset(seed=1)
    assert seen["observation"]["nodes"].shape == (23, len(NODE))
    assert seen["action_mask"].shape == (40,)
    with pytest.raises(SetupError, match="this map has 23 regions, and the node table has room for 22"):
        SmallWorldEnv(observation="tables", padding=(22, 40))
    with pytest.raises(SetupError, match="padding is two numbers"):
        SmallWorldEnv(observation="tables", padding=(22,))  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="actions is ids or rows, not 'all'"):
        SmallWorldEnv(actions="all")  # type: ignore[arg-type]


def test_where_rows_are_too_few_moves_with_relics_go_first() -> None:
    game = crowded()
    legal = game.legal_moves()
    plain = [move for move in legal if not move.means]
    interface = Interface(Settings(map="underground-2p", boxes="underground"), "tables", "rows", (64, len(plain) + 1))
    seen = interface.observe(game.view(game.to_move))
    assert seen["move_mask"].all()
    rows = [interface.move(at, legal) for at in range(len(plain) + 1)]
    assert rows[:-1] == plain
    assert rows[-1].means
    assert [interface.actions.ids[move] for move in rows] == seen["pointers"][:, 3].tolist()


def crowded() -> Game:
    """A position in which relics can be used."""
    for game in positions("underground-2p", ("underground",), games=40):
        if sum(bool(move.means) for move in game.legal_moves()) > 3:
            return game
    raise AssertionError("no relic was ever of use")


def test_the_environments_pass_the_checks() -> None:
    check_env(gymnasium.make(TABLES_ID).unwrapped, skip_render_check=True)
    many = gymnasium.make_vec(TABLES_ID, num_envs=2)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)


def test_a_game_by_rows() -> None:
    env = small_world_v1.env(players=3)
    env.reset(seed=3)
    for _ in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        assert "illegal" not in info
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert env.unwrapped.game.over


@pytest.mark.parametrize("way", ["copy", "deepcopy", "pickle"])
def test_copies_have_the_same_future(way: str) -> None:
    env = small_world_v1.raw_env(boxes=["underground"], reward="difference")
    env.reset(seed=5)
    walk(env, 60)
    other = (
        pickle.loads(pickle.dumps(env)) if way == "pickle" else copy.deepcopy(env) if way == "deepcopy" else env.copy()
    )
    assert walk(env, 100) == walk(other, 100)


def walk(env: Any, steps: int) -> list[tuple[bytes, float]]:
    """The middle one of the legal moves every time; what was seen and paid."""
    told = []
    for _ in env.agent_iter(steps):
        seen, reward, ended, _, _ = env.last()
        told.append((b"".join(part.tobytes() for part in seen["observation"].values()), reward))
        env.step(None if ended else int(seen["action_mask"].sum()) // 2)
    return told
