"""Observations: nothing hidden is in them, and what is in them is true."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from elbowroom import Game, new_game
from elbowroom.envs.observation import HIGHEST, LOWEST, Encoder
from elbowroom.envs.small_world_v0 import raw_env
from elbowroom.envs.tables import Form, Interface, Settings

from .kinds import every_kind, positions

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def with_other_secrets(game: Game, player: int, chance: random.Random) -> Game:
    """The same to this player's eyes: others' coins, the die and the order of all stacks are different."""
    other = game.copy(reseeded=False)
    s = other.state
    other.reseed(chance.getrandbits(32))
    s.coins = [coins if at == player - 1 else chance.randrange(100) for at, coins in enumerate(s.coins)]
    races = s.board.each(s.race_pool)
    powers = s.board.each(s.power_pool)
    chance.shuffle(races)
    chance.shuffle(powers)
    s.race_next, s.race_pool = races, 0
    s.power_next, s.power_pool = powers, 0
    if s.unfound:
        finds = s.board.each(s.find_pool)
        chance.shuffle(finds)
        s.find_stack, s.unfound, s.find_pool = finds[: s.unfound], 0, 0
    return other


@every_kind
def test_what_is_hidden_does_not_show(map: str, boxes: tuple[str, ...]) -> None:
    chance = random.Random(map)
    env = raw_env(boxes=boxes, map=map)
    for game in positions(map, boxes, games=1, every=15):
        if game.over:
            continue
        for player, agent in enumerate(env.possible_agents, 1):
            seen = []
            for which in (game, with_other_secrets(game, player, chance)):
                env.start(which)
                seen.append(env.observe(agent))
            assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
            assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


@every_kind
def test_the_regions_are_as_the_view_says(map: str, boxes: tuple[str, ...]) -> None:
    for game in positions(map, boxes, games=1, every=10):
        encoder = Encoder(game.table)
        player = game.to_move or 1
        view = game.view(player)
        vector = np.frombuffer(encoder.encode(view), np.float32)
        assert vector.min() >= LOWEST
        assert vector.max() < HIGHEST
        rows = vector[: encoder.regions * encoder.width].reshape(encoder.regions, encoder.width)
        for region, row in zip(view.regions, rows, strict=True):
            said = {name: int(value) for name, value in zip(encoder.features, row, strict=True) if value}
            assert f"terrain:{region.terrain}" in said
            assert said.get("tribe", 0) == region.tribe
            assert said.get("monsters", 0) == region.monsters
            holders = {name: count for name, count in said.items() if name.startswith(("active:", "declined-"))}
            if region.player:
                kind = "declined-" if region.declined else "active:"
                (name,) = holders
                assert name.startswith(kind)
                assert int(name.split(":")[1]) == (region.player - player) % game.table.players
                assert holders[name] == region.tokens
            else:
                assert not holders
            shown = {name.split(":")[1]: count for name, count in said.items() if name.startswith(("marker:", "find:"))}
            assert shown == {name: count for name, count in region.markers.items() if name != "mountain"}


@every_kind
def test_the_rest_is_as_the_view_says(map: str, boxes: tuple[str, ...]) -> None:
    for game in positions(map, boxes, games=1, every=10):
        encoder = Encoder(game.table)
        table = game.table
        player = game.to_move or 1
        view = game.view(player)
        vector = encoder.encode(view)
        part = {field.name: list(vector[field.start : field.start + field.size]) for field in encoder.fields}
        seen = view.as_dict()
        assert part["stage"].index(1) == sorted(table.stages).index(view.stage)
        assert (part["round"], part["rounds-left"]) == ([view.round], [view.rounds - view.round])
        for seat in view.seats:
            at = (seat.player - player) % table.players
            assert part["coins"][at] == (-1 if seat.coins is None else seat.coins)
            assert part["coins-known"][at] == (seat.coins is not None)
            races = part["race"][at * encoder.slots * encoder.races :][: encoder.races]
            assert sum(races) == (seat.active is not None)
            if seat.active:
                assert races.index(1) == table.race_ids.index(seat.active.race)
                assert part["hand"][table.race_ids.index(seat.active.race)] == seat.active.hand
        assert dict(zip(table.race_ids, part["tray"], strict=True)) == seen["tray"]
        assert [name for name, bit in zip(table.race_ids, part["stack"], strict=True) if bit] == [
            name for name in table.race_ids if name in view_list(seen["stack"])
        ]
        for combo in view.offer:
            races = part["offer-race"][(combo.position - 1) * encoder.races :][: encoder.races]
            assert races.index(1) == table.race_ids.index(combo.race)
            powers = part["offer-power"][(combo.position - 1) * encoder.powers :][: encoder.powers]
            assert powers.index(1) == table.power_ids.index(combo.power)
            assert part["offer-coins"][combo.position - 1] == combo.coins


def view_list(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize("form", ["flat", "planes", "graph"])
def test_all_forms_hold_the_same_numbers(form: Form) -> None:
    settings = Settings(map="base-3p")
    interface = Interface(settings, form)
    view = settings.new_game(4).view(1)
    flat = np.frombuffer(interface.encoder.encode(view), np.float32)
    seen = interface.observe(view)
    assert interface.observation_space().contains(seen)
    if form == "planes":
        seen = np.concatenate([seen["planes"].T.ravel(), seen["globals"]])
    elif form == "graph":
        board = settings.new_game(4).board
        assert {(a, b) for a, b in seen["edges"].T.tolist()} == {
            (a, b) for a in range(len(board.ids)) for b in board.each(board.near[a])
        }
        seen = np.concatenate([seen["nodes"].ravel(), seen["globals"]])
    assert np.array_equal(seen, flat)


def test_every_field_is_documented() -> None:
    """The document names every field and every family of features."""
    text = DOCS.read_text("utf-8")
    for boxes in (["base"], ["base", "underground"]):
        encoder = Encoder(new_game(4, boxes).table)
        for name in [*(field.name for field in encoder.fields), *encoder.features]:
            family = name.split(":")[0].split("-1")[0].split("-2")[0].split("-3")[0]
            assert f"`{family}" in text, name


def test_the_order_in_which_boxes_are_named_does_not_matter() -> None:
    orders = (("base", "underground"), ("underground", "base"))
    one, two = (Interface(Settings(boxes=boxes, map="base-2p")) for boxes in orders)
    assert one.actions.names() == two.actions.names()
    assert Settings(3, ("underground", "base")).new_game(0).board.id == "underground-3p"
