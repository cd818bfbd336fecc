"""Every hook of docs/hooks.md, each shown by a tile of examples/hook_tiles.py."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from elbowroom import Game, new_game, replay
from elbowroom.rules.ability import Power, Race, TableTile
from elbowroom.rules.board import Board, Region
from elbowroom.rules.events import CoinsMoved, Event, Readied, RedeployOpened
from elbowroom.rules.state import State, add_tokens, occupy, vacate
from elbowroom.rules.table import NEUTRAL, NOBODY
from elbowroom.rules.turn import settle
from examples.hook_tiles import (
    Ancestral,
    Chronicle,
    Hedgehogs,
    Heirs,
    Marauding,
    Proud,
    Robbers,
    Rooted,
    Settlers,
    Vultures,
)
from tests.support import of_kind, play, texts

# a - b - c - d - e, all at the edge, a tribe in d, a forest in b.
LINE = Board(
    "line",
    [
        Region("a", "hill", edge=True, neighbours=("b",)),
        Region("b", "forest", edge=True, neighbours=("c",)),
        Region("c", "hill", edge=True, neighbours=("d",)),
        Region("d", "swamp", edge=True, tribe=True, neighbours=("e",)),
        Region("e", "farmland", edge=True),
    ],
)
COMBOS = (
    *(("orcs", "merchant"), ("tritons", "hill"), ("giants", "forest")),
    *(("elves", "swamp"), ("humans", "mounted"), ("wizards", "commando")),
)


def table_of(
    *combos: tuple[str, str],
    races: Sequence[Race] = (),
    powers: Sequence[Power] = (),
    aside: Sequence[TableTile] = (),
    **keys: object,
) -> Game:
    """A new game for two on the line with these combos on top of the offer."""
    taken = {name for combo in combos for name in combo}
    offer = [*combos, *(combo for combo in COMBOS if not taken & set(combo))][:6]
    forced = [pair for race, power in offer for pair in (("race", race), ("power", power))]
    return new_game(
        2,
        seed=1,
        map=LINE,
        own_races=races,
        own_powers=powers,
        own_aside=aside,
        forced=forced,
        **keys,  # type: ignore[arg-type]
    )


def stand(game: Game, race: str, **regions: int) -> None:
    """Put tokens of a race in play from its hand or tray into regions, and list the moves anew."""
    s = game.state
    number = s.table.race_ids.index(race)
    for name, tokens in regions.items():
        region = s.board.index[name]
        if s.holder[region] >= 0:
            holder = s.holder[region]
            s.tray[holder] += vacate(s, region)
        occupy(s, region, number, tokens)
    settle(s)


def rest(game: Game, player: int) -> None:
    """Let a player end his turn."""
    while game.to_move == player:
        play(game, game.stop_moves()[0])


def at(game: Game, name: str) -> int:
    """The number of a region."""
    return game.board.index[name]


def moved(events: Sequence[Event], rule: str) -> list[tuple[int, int, int]]:
    """Coins that changed hands by a rule: from, to, how many."""
    return [(event.origin, event.to, event.count) for event in of_kind(events, CoinsMoved) if event.rule == rule]


# --- conquests ------------------------------------------------------------------------------------------------------


def test_who_was_driven_out_is_named() -> None:
    """`conquered`: the race, NEUTRAL for a tribe, NOBODY where nobody stood."""
    told: list[tuple[str, int]] = []

    class Curious(Robbers):
        def conquered(self, s: State, race: int, region: int, victim: int) -> None:
            told.append((s.board.ids[region], victim))
            super().conquered(s, race, region, victim)

    game = table_of(("orcs", "merchant"), ("robbers", "hill"), races=[Curious()])
    play(game, "pick 1", "conquer a", "conquer b", "done")
    rest(game, 1)
    play(game, "pick 1", "conquer e", "conquer d")
    stand(game, "orcs", c=1)
    events = play(game, "conquer c")
    orcs = game.table.race_ids.index("orcs")
    assert told == [("e", NOBODY), ("d", NEUTRAL), ("c", orcs)]
    assert moved(events, "RACE-Robbers-1") == [(1, 2, 1)]


def test_a_replaced_token_is_a_victim_too() -> None:
    """`conquered` after a token was replaced (RACE-Sorcerers): the tile of the power is told whom it drove out."""
    told: list[int] = []

    class Nosy(Rooted):
        def conquered(self, s: State, race: int, region: int, victim: int) -> None:
            told.append(victim)

    game = table_of(("orcs", "merchant"), ("sorcerers", "rooted"), powers=[Nosy()])
    play(game, "pick 1", "conquer a")
    rest(game, 1)
    play(game, "pick 1", "conquer c")
    stand(game, "orcs", b=1)
    play(game, "convert b")
    assert told == [NOBODY, game.table.race_ids.index("orcs")]


def test_a_region_is_as_dear_as_its_defender_says() -> None:
    """`defends`: cost, moves, prospects and refusals agree; a declined attacker is not stung."""
    game = table_of(("hedgehogs", "hill"), ("orcs", "merchant"), races=[Hedgehogs()])
    play(game, "pick 1", "conquer a", "conquer b", "conquer c")
    rest(game, 1)
    play(game, "pick 1")
    stand(game, "hedgehogs", a=1, b=1, c=1)
    costs = {name: game.cost(name).total for name in "abc"}
    assert costs == {"a": 2 + 1 + 1, "b": 2 + 1 + 2, "c": 2 + 1 + 1}
    part = game.cost("b").parts[-1]
    assert (part.amount, part.source, part.rule) == (2, "hedgehogs", "RACE-Hedgehogs-1")
    told = {one.region: (one.cost, one.left) for one in game.prospects() if one.verdict == "take"}
    hand = game.state.hand[game.state.race]
    assert {name: told[name] for name in "abc"} == {name: (cost, hand - (cost or 0)) for name, cost in costs.items()}
    play(game, "conquer c")
    assert game.cost("b").total == 2 + 1 + 1, "one neighbour less"
    s = game.state
    assert s.guards == (s.table.race_ids.index("hedgehogs"),)


class Old(Hedgehogs):
    """They sting in decline, too."""

    in_decline = ("defends",)


def test_nobody_defends_against_himself() -> None:
    """INT-20: a declined race of the same player adds nothing, unless the table plays that own tokens defend."""
    for variants, cost in (({}, 2), ({"own_tokens_defend": True}, 2 + 1 + 1)):

        class Old(Hedgehogs):
            in_decline = ("defends",)

        game = table_of(
            ("hedgehogs", "hill"), ("orcs", "merchant"), ("elves", "swamp"), races=[Old()], variants=variants
        )
        play(game, "pick 1", "conquer a", "conquer b")
        rest(game, 1)
        play(game, "pick 1", "conquer e")
        rest(game, 2)
        play(game, "decline")
        rest(game, 2)
        play(game, "pick 1")
        assert game.cost("a").total == cost


# --- what anybody does ----------------------------------------------------------------------------------------------


def test_everybodys_conquests_and_departures_are_told() -> None:
    """`anyone_conquered` beside their regions; `anyone_vanished` while they are declined, too."""
    game = table_of(("orcs", "merchant"), ("vultures", "hill"), ("elves", "swamp"), races=[Vultures()])
    play(game, "pick 1", "conquer a", "conquer b", "conquer c")
    rest(game, 1)
    assert list(game.state.ears) == []
    play(game, "pick 1", "conquer e")
    vultures = game.table.race_ids.index("vultures")
    assert list(game.state.ears) == [vultures]
    rest(game, 2)
    play(game, "decline")
    rest(game, 2)
    play(game, "pick 1")
    stand(game, "vultures", e=1, b=1)
    events = play(game, "conquer a")
    assert moved(events, "RACE-Vultures-1") == [(0, 2, 1)], "its own declined race was driven out of a, beside b"
    rest(game, 1)
    play(game, "decline")
    rest(game, 2)
    events = play(game, "decline")
    assert moved(events, "RACE-Vultures-2") == [(0, 2, 1)], "the older declined race has left the game"


def test_heirs_hear_of_what_is_given_up_and_of_declines() -> None:
    """`anyone_abandoned`, `anyone_declined`."""
    game = table_of(("heirs", "hill"), ("orcs", "merchant"), races=[Heirs()])
    play(game, "pick 1", "conquer a")
    rest(game, 1)
    play(game, "pick 1", "conquer e", "conquer d")
    rest(game, 2)
    rest(game, 1)
    play(game, "expand")
    assert moved(play(game, "abandon d"), "RACE-Heirs-1") == [(0, 1, 1)]
    rest(game, 2)
    rest(game, 1)
    heirs = game.table.race_ids.index("heirs")
    before = game.state.hand[heirs], game.state.tray[heirs]
    play(game, "decline")
    assert (game.state.hand[heirs], game.state.tray[heirs]) == (before[0] + 1, before[1] - 1)


def test_a_declined_race_has_its_turns_too() -> None:
    """`turn_starts` and `after_end` with `in_decline`: as the owner's turn begins, and when it is over."""
    game = table_of(("orcs", "ancestral"), ("elves", "swamp"), ("giants", "forest"), powers=[Ancestral()])
    play(game, "pick 1", "conquer a")
    rest(game, 1)
    play(game, "pick 1", "conquer e")
    rest(game, 2)
    assert moved(play(game, "decline"), "POWER-Ancestral-1") == []
    started, saved = [], []
    for _ in range(4):
        while game.to_move == 2:
            started += moved(play(game, game.stop_moves()[0]), "POWER-Ancestral-1")
        if game.stage == "pick":
            play(game, "pick 1")
        while game.to_move == 1:
            saved.append(moved(play(game, game.stop_moves()[0]), "POWER-Ancestral-2"))
    assert started == [(0, 1, 1)] * 4
    assert [coins for coins in saved if coins] == [[(0, 1, 2)]] * 2, "every second turn; the decline was the first"


# --- the offer ------------------------------------------------------------------------------------------------------


def test_a_combo_has_its_own_price_and_toll() -> None:
    """`offer_coins`, `offer_price`, `offer_toll`, `passed_over`; coins that differ go to the bank."""
    game = table_of(("orcs", "merchant"), ("elves", "proud"), ("giants", "forest"), powers=[Proud()])
    view = game.view(1)
    assert [(combo.price, combo.coins) for combo in view.offer] == [(0, 0), (2, 1), (3, 0), (4, 0), (5, 0), (6, 0)]
    assert texts(game) == ["pick 1", "pick 2", "pick 3", "pick 4", "pick 5"], "the sixth costs more than five coins"
    play(game, "pick 3")
    s = game.state
    assert s.coins[0] == 5 - 3
    assert s.offer_coins[:2] == [1, 1 + 2]
    assert s.memory(s.table.powers[s.offer_powers[1]]) == 1 << 0
    rest(game, 1)
    events = play(game, "pick 2")
    assert game.state.coins[1] == 5 - 2 + 3
    assert (events[0].as_dict()["paid"], events[0].as_dict()["gained"]) == (2, 3)


def test_the_first_combo_can_always_be_taken() -> None:
    """Who cannot pay its price pays what he has."""
    game = table_of(("orcs", "proud"), powers=[Proud()], variants={"starting_coins": 0})
    assert texts(game) == ["pick 1"]
    play(game, "pick 1")
    assert game.state.coins[0] == 1, "nothing to pay, and the coin that lay there"


# --- redeployment and a second conquest -----------------------------------------------------------------------------


def test_tokens_can_stay_where_they_are() -> None:
    """`stays_put`: not taken up, but more may join them."""
    game = table_of(("orcs", "rooted"), powers=[Rooted()])
    play(game, "pick 1", "conquer b", "conquer a")
    s = game.state
    add_tokens(s, at(game, "a"), 1)
    s.tray[s.race] -= 1
    hand, standing = s.hand[s.race], list(s.tokens)
    (opened,) = of_kind(play(game, "done"), RedeployOpened)
    assert game.state.tokens[at(game, "b")] == standing[at(game, "b")] == 2
    assert game.state.tokens[at(game, "a")] == 1
    assert opened.hands == {"orcs": hand + standing[at(game, "a")] - 1}
    assert f"place b {hand}" in texts(game)


def test_conquests_begin_a_second_time() -> None:
    """`conquers_again`: once a turn, with the tokens taken up; abandoning is over, the die may roll again."""
    game = table_of(("orcs", "marauding"), powers=[Marauding()])
    play(game, "pick 1", "conquer a", "conquer b")
    s = game.state
    hand = s.hand[s.race]
    events = play(game, "done")
    assert of_kind(events, RedeployOpened) == []
    (readied,) = of_kind(events, Readied)
    assert readied.hand == hand + 1 + 1
    assert game.view(1).now.fights
    assert not any(move.verb == "abandon" for move in game.legal_moves())
    assert game.copy().digest() == game.digest()
    play(game, "conquer c")
    assert of_kind(play(game, "done"), RedeployOpened) != []
    rest(game, 1)
    assert not game.state.again


def test_a_last_attempt_ends_only_the_first_conquests() -> None:
    game = table_of(("orcs", "marauding"), powers=[Marauding()])
    play(game, "pick 1", "conquer a", "conquer b", "conquer c")
    assert "roll d" in texts(game)
    events = play(game, "roll d = 0")
    assert of_kind(events, RedeployOpened) == []
    assert "conquer d" in texts(game)


# --- the table ------------------------------------------------------------------------------------------------------


def test_a_tile_beside_the_map_has_its_say_every_round() -> None:
    """`round_starts`: what chance gives it is in the record, and a replay needs the tile."""
    game = table_of(aside=[Settlers(), Chronicle()])
    assert sum(game.state.neutral) == 1
    while game.round < 3:
        play(game, *(["pick 1"] if game.stage == "pick" else game.stop_moves()[:1]))
    assert sum(game.state.neutral) == 3
    assert game.record().count("settlers ") == 2 + 1, "two were drawn, and the head names the tile"
    again = replay(game.record(), own_aside=[Settlers(), Chronicle()])
    assert again.digest() == game.digest()
    with pytest.raises(ValueError, match="tiles of one's own: chronicle, settlers"):
        replay(game.record())


def test_a_forecast_is_exact_although_the_next_round_draws() -> None:
    game = table_of(aside=[Settlers()])
    play(game, "pick 1")
    rest(game, 1)
    play(game, "pick 1")
    told = game.forecast()
    assert told is not None
    assert told.exact


def test_a_tile_beside_the_map_hears_everybody() -> None:
    chronicle = Chronicle()
    game = table_of(aside=[chronicle])
    play(game, "pick 1", "conquer a", "conquer b")
    assert game.state.ears == (NOBODY,)
    assert game.state.memory(chronicle) == 2


def test_a_plain_game_listens_to_nothing() -> None:
    """A race without such hooks costs nothing: nobody is told, nobody is asked."""
    game = table_of(("orcs", "merchant"))
    play(game, "pick 1", "conquer a")
    s = game.state
    assert (s.ears, s.guards, s.table.haggles, s.table.aside) == ((), (), False, [])
