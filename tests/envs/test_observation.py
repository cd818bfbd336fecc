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
from elbowroom.rules.view import View

from .kinds import every_kind, positions

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def with_other_secrets(game: Game, player: int, chance: random.Random) -> Game:
    """The same to this player's eyes: others' coins, the die, the stacks and what will be lent are different."""
    other = game.copy(reseeded=False)
    s = other.state
    other.reseed(chance.getrandbits(32))
    s.coins = [coins if at == player - 1 else chance.randrange(100) for at, coins in enumerate(s.coins)]
    races = list(s.board.each(s.race_pool))
    powers = list(s.board.each(s.power_pool))
    chance.shuffle(races)
    chance.shuffle(powers)
    s.race_next, s.race_pool = tuple(races), 0
    if s.table.lender >= 0 and s.lent < 0 and powers:
        s.remember(s.table.finds[s.table.lender], powers.pop() + 1)  # the badge that it will lend once it is found
    s.power_next, s.power_pool = tuple(powers), 0
    if s.unfound:
        finds = list(s.board.each(s.find_pool))
        chance.shuffle(finds)
        s.find_stack, s.unfound, s.find_pool = tuple(finds[: s.unfound]), 0, 0
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
            assert [name for name in said if name.startswith("terrain:")] == [f"terrain:{region.terrain}"]
            at = game.board.ids.index(region.id)
            symbols = [name.split(":")[1] for name in said if name.startswith("symbol:")]
            assert sorted(symbols) == sorted(game.board.regions[at].symbols)
            for name, mask in (("edge", "edge"), ("entry", "border"), ("coast", "coast")):
                assert said.get(name, 0) == getattr(game.board, mask) >> at & 1
            assert said.get("immune", 0) == view.state.warded >> at & 1
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
        assert {name: part[name] for name in part if name in EASY} == easy_fields(view)
        assert part["stage"].index(1) == sorted(table.stages).index(view.stage)
        assert (part["round"], part["rounds-left"]) == ([view.round], [view.rounds - view.round])
        for seat in view.seats:
            at = (seat.player - player) % table.players
            assert part["coins"][at] == (-1 if seat.coins is None else seat.coins)
            assert part["coins-known"][at] == (seat.coins is not None)
            for slot, race in enumerate([seat.active, *seat.declined, *[None] * encoder.slots][: encoder.slots]):
                nth = at * encoder.slots + slot
                races = part["race"][nth * encoder.races :][: encoder.races]
                powers = part["power"][nth * encoder.powers :][: encoder.powers]
                assert races == one_hot(table.race_ids, race.race if race else "")
                assert powers == one_hot(table.power_ids, race.power if race else "")
                if race:
                    assert part["hand"][table.race_ids.index(race.race)] == race.hand + race.waiting
        assert dict(zip(table.race_ids, part["tray"], strict=True)) == seen["tray"]
        assert (part["unfound"], part["lent"]) == ([seen["unfound"]], one_hot(table.power_ids, str(seen["lent"])))
        for name, ids in (("stack", table.race_ids), ("badges", table.power_ids), ("discard", table.power_ids)):
            listed = view_list(seen[name])
            assert part[name] == [float(one in listed) for one in ids]
        returned = view_list(seen["returned"])
        assert part["returned"] == [returned.index(one) + 1.0 if one in returned else 0.0 for one in table.race_ids]
        for combo in view.offer:
            races = part["offer-race"][(combo.position - 1) * encoder.races :][: encoder.races]
            assert races.index(1) == table.race_ids.index(combo.race)
            powers = part["offer-power"][(combo.position - 1) * encoder.powers :][: encoder.powers]
            assert powers.index(1) == table.power_ids.index(combo.power)
            assert part["offer-coins"][combo.position - 1] == combo.coins


def view_list(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def one_hot(ids: list[str], name: str) -> list[float]:
    """A 1 at this name's place, if it has one."""
    return [float(one == name) for one in ids]


EASY = "seat turn decides picked attempted raids die attacked victims acts memory used".split()


def easy_fields(view: View) -> dict[str, list[float]]:
    """Fields that are numbers or sets of the state without its secrets."""
    s = view.state
    players = s.table.players
    order = [(view.player - 1 + at) % players for at in range(players)]  # from the observer on
    races = range(len(s.table.races))
    return {
        "seat": [float(at == view.player - 1) for at in range(players)],
        "turn": [float(view.turn == at + 1) for at in order],
        "decides": [float(view.to_move == at + 1) for at in order],
        "picked": [float(s.picked)],
        "attempted": [float(s.attempted)],
        "raids": [float(s.raids)],
        "die": [float(s.surge)],
        "attacked": [float(s.attacked >> at & 1) for at in order],
        "acts": [float(s.race == at) for at in races],
        "victims": [float(s.victims >> at & 1) for at in races],
        "memory": [float(number) for number in s.kept],
        "used": [float(number) for number in s.spent],
    }


def test_defence_is_what_a_plain_attack_costs() -> None:
    """Humans with a power that spares no token pay just that, at least for what is not their own."""
    checked = 0
    for game in positions("base-2p", ("base",), games=24):
        if game.stage != "conquest":
            continue
        view = game.view(game.to_move)
        (race,) = [seat.active for seat in view.seats if seat.player == view.player]
        if race is None or race.race != "humans" or race.power not in ("alchemist", "wealthy", "merchant", "hill"):
            continue
        encoder = Encoder(game.table)
        rows = np.frombuffer(encoder.encode(view), np.float32)[: encoder.regions * encoder.width]
        defence = rows.reshape(encoder.regions, encoder.width)[:, encoder.features.index("defence")]
        for region, costs in zip(view.regions, defence, strict=True):
            total = view.cost(region.id).total
            if total is not None and region.player != view.player:
                assert total == costs
                checked += 1
    assert checked > 100


def test_the_coins_of_the_longest_games_are_within_bounds() -> None:
    """A hundred rounds can bring more than a thousand coins."""
    env = raw_env(rounds=100)
    env.reset(seed=1)
    env.game.state.coins[0] = 4000
    seen = env.observe("player_0")
    assert seen["observation"].max() == 4000
    assert env.observation_space("player_0").contains(seen)


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
