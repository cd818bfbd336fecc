"""Setting a game up (SETUP), tiles of one's own (CUSTOM), and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from elbowroom import RecordError, SetupError, new_game, replay
from elbowroom.boxes import board_from, box, load_map, map_data
from elbowroom.rules.ability import Power, Race
from elbowroom.rules.board import Board, Region
from tests.rules.own_tiles import Ladies, Lucky, Pixies, Stonefolk
from tests.support import check, play_on, texts

INTAKES = {
    "amazons": (6, 15), "dwarves": (3, 8), "elves": (6, 11), "ghouls": (5, 10), "giants": (6, 11),
    "halflings": (6, 11), "humans": (5, 10), "orcs": (5, 10), "ratmen": (8, 13), "skeletons": (6, 20),
    "sorcerers": (5, 18), "tritons": (6, 11), "trolls": (5, 10), "wizards": (5, 10),
}  # fmt: skip
BADGES = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon-master": 5, "flying": 5,
    "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5,
    "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip


# --- what is in the box ---------------------------------------------------------------------------------------------


def test_the_numbers_on_banners_and_badges() -> None:
    """COMP-2, COMP-3, COMP-4: 14 banners, 20 badges, 168 tokens."""
    assert {race.id: (race.tokens, race.supply) for race in box("base").races} == INTAKES
    assert {power.id: power.tokens for power in box("base").powers} == BADGES
    assert sum(supply for _, supply in INTAKES.values()) == 168
    assert {race.id: race.extra_tokens for race in box("base").races if race.extra_tokens} == {"amazons": 4}


def test_the_tray_covers_every_badge() -> None:
    """COMP-14."""
    for race in box("base").races:
        assert race.tokens + race.extra_tokens + max(BADGES.values()) <= race.supply


def test_the_pieces() -> None:
    """COMP-5."""
    pieces = {piece.id: piece.supply for piece in new_game(2, seed=1).table.pieces}
    assert pieces == {"lair": 10, "fortress": 6, "camp": 5, "hole": 2, "hero": 2, "dragon": 1}


# --- the table at the start -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_a_new_game(players: int, rounds: int) -> None:
    """SETUP-1, SETUP-2, SETUP-3, SETUP-8, SETUP-10."""
    game = new_game(players, seed=1)
    view = game.view()
    assert (game.board.id, game.round, view.rounds) == (f"base-{players}p", 1, rounds)
    assert (game.stage, game.to_move) == ("pick", 1)
    assert game.coins == dict.fromkeys(range(1, players + 1), 5)
    assert all(seat.active is None and not seat.declined for seat in view.seats)
    assert view.as_dict()["tray"] == {race: supply for race, (_, supply) in INTAKES.items()}
    assert all(not region.tokens for region in view.regions)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tribes_and_mountains(players: int) -> None:
    """SETUP-6, SETUP-7."""
    game = new_game(players, seed=1)
    for region, printed in zip(game.view().regions, game.board.regions, strict=True):
        assert region.tribe == (1 if printed.tribe else 0)
        assert region.markers == ({"mountain": 1} if printed.terrain == "mountain" else {})


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_seat_is_given(first: int) -> None:
    """SETUP-9, TURN-1, END-1: the round changes when it is his turn again."""
    game = new_game(3, seed=1, first=first)
    chance = random.Random(first)
    turns = [(game.round, game.to_move)]
    while not game.over:
        game.play(chance.choice(game.legal_moves()))
        now = (game.round, game.view().turn)
        if not game.over and now != turns[-1]:
            turns.append(now)
    seats = [(first - 1 + at) % 3 + 1 for at in range(3)]
    assert turns == [(number, player) for number in range(1, 11) for player in seats]


def test_the_number_of_rounds_can_be_chosen() -> None:
    game = play_on(new_game(2, seed=1, rounds=3), random.Random(1))
    assert (game.round, game.over) == (3, True)


def test_a_map_can_be_given_by_name_or_made() -> None:
    assert new_game(2, seed=1, map="base-2p").digest() == new_game(2, seed=1).digest()
    own = Board("own", [Region("a", "hill", edge=True, neighbours=("b",)), Region("b", "forest")])
    assert play_on(new_game(2, seed=1, map=own), random.Random(1)).over
    assert board_from(map_data("base-3p")).near == load_map("base-3p").near


# --- tiles of one's own ---------------------------------------------------------------------------------------------


def test_an_own_race_takes_the_place_of_its_stand_in() -> None:
    """CUSTOM-1, CUSTOM-2, CUSTOM-5."""
    game = new_game(2, seed=1, own_races=[Pixies()])
    ids = game.table.race_ids
    assert len(ids) == 14
    assert "pixies" in ids
    assert "ratmen" not in ids
    assert game.view().as_dict()["tray"] == {**{r: s for r, (_, s) in INTAKES.items() if r != "ratmen"}, "pixies": 13}


def test_an_own_badge_is_the_twenty_first() -> None:
    """CUSTOM-3, CUSTOM-5."""
    assert len(new_game(2, seed=1, own_powers=[Lucky()]).table.powers) == 21


def picked(race: Race, seed: int) -> Any:
    """A game in which the first player has just picked this race, and the combo; nothing where it is not on top."""
    game = new_game(2, seed=seed, own_races=[race], own_powers=[Lucky()])
    position = next((combo.position for combo in game.view().offer if combo.race == race.id), 0)
    if position:
        game.play(f"pick {position}")
    return game if position else None


def test_a_race_inherits_nothing_but_tokens() -> None:
    """INT-95: no four aside for the Amazons' stand-in, no lairs for the Trolls'."""
    games = [game for seed in range(8) if (game := picked(Ladies(), seed))]
    for game in games:
        power = game.view().seats[0].active.power
        check(game, f"hand 1 = {10 + {**BADGES, 'lucky': 5}[power]}")
        play_on(game, random.Random(1), 12)
        assert not any("withdraw" in text for text in texts(game))
    assert games
    stones = [play_on(game, random.Random(2)) for seed in range(8) if (game := picked(Stonefolk(), seed))]
    assert stones
    for game in stones:
        assert not any("lair" in region.markers for region in game.view().regions)


def test_own_tiles_play_and_pay() -> None:
    """CUSTOM-1, CUSTOM-3: with every base tile, in whole games that replay."""
    parts: set[tuple[str, str]] = set()
    for seed in range(30):
        chance = random.Random(seed)
        game = new_game(2 + seed % 4, seed=seed, own_races=[Pixies()], own_powers=[Lucky()])
        while not game.over:
            for event in game.play(chance.choice(game.legal_moves())):
                parts.update((what, rule) for _, what, _, rule in getattr(event, "parts", ()))
        assert replay(game.record(), [Pixies()], [Lucky()]).digest() == game.digest()
    assert {("pixies", "RACE-Pixies-1"), ("lucky", "POWER-Lucky-1")} <= parts


def test_a_record_with_own_tiles_needs_them() -> None:
    game = new_game(2, seed=1, own_races=[Pixies()], own_powers=[Lucky()])
    with pytest.raises(RecordError, match="lucky, pixies"):
        replay(game.record())


def altered(tile: type[Any], **values: object) -> Any:
    """A tile like this one with other values."""
    return type("Altered", (tile,), values)()


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({"tokens": 11, "supply": 15, "stand_in": "amazons"}, "CUSTOM-1"),
        ({"tokens": 0}, "CUSTOM-1"),
        ({"stand_in": ""}, "CUSTOM-2"),
        ({"stand_in": "pixies"}, "CUSTOM-2"),
        ({"supply": 14}, "CUSTOM-2"),
        ({"tokens": 9}, "CUSTOM-4"),
        ({"tokens": 10, "supply": 11, "stand_in": "elves"}, "CUSTOM-4"),
        ({"tokens": 8, "extra_tokens": 4}, "CUSTOM-4"),
    ],
)
def test_impossible_races_are_refused(values: dict[str, object], rule: str) -> None:
    """CUSTOM-1, CUSTOM-2, CUSTOM-4: so ten tokens need Amazons, Sorcerers or Skeletons."""
    race: Race = altered(Pixies, **values)
    with pytest.raises(SetupError, match=rule):
        new_game(2, seed=1, own_races=[race])


@pytest.mark.parametrize(("stand_in", "supply"), [("amazons", 15), ("sorcerers", 18), ("skeletons", 20)])
def test_ten_tokens_are_possible(stand_in: str, supply: int) -> None:
    """CUSTOM-4."""
    race: Race = altered(Pixies, tokens=10, stand_in=stand_in, supply=supply)
    assert "pixies" in new_game(2, seed=1, own_races=[race]).table.race_ids


@pytest.mark.parametrize("tokens", [-1, 6])
def test_impossible_badges_are_refused(tokens: int) -> None:
    """CUSTOM-3."""
    power: Power = altered(Lucky, tokens=tokens)
    with pytest.raises(SetupError, match="CUSTOM-3"):
        new_game(2, seed=1, own_powers=[power])


def test_a_name_is_given_once() -> None:
    with pytest.raises(SetupError, match="of that name already"):
        new_game(2, seed=1, own_races=[altered(Pixies, id="orcs")])
    with pytest.raises(SetupError, match="of that name already"):
        new_game(2, seed=1, own_powers=[altered(Lucky, id="hill")])


# --- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "fragment"),
    [
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": 0}, "2 to 5 players, not 0"),
        ({"players": 6, "map": "base-5p"}, "2 to 5 players, not 6"),
        ({"first": 0}, "first player"),
        ({"first": 3}, "first player"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": 101}, "rounds"),
        ({"boxes": []}, "at least one box"),
        ({"boxes": ["base", "base"]}, "only once"),
        ({"boxes": ["atlantis"]}, "there is no box atlantis"),
        ({"map": "atlantis"}, "there is no map atlantis"),
        ({"variants": {"luck": True}}, "there is no variant luck"),
        ({"variants": {"own_tokens_defend": "yes"}}, "own_tokens_defend can be false or true, not yes"),
        ({"variants": {"own_tokens_defend": 1}}, "own_tokens_defend can be false or true, not 1"),
    ],
)  # fmt: skip
def test_bad_arguments_are_refused_in_one_sentence(arguments: dict[str, Any], fragment: str) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(**{"players": 2, "seed": 1, **arguments})
    assert fragment in str(caught.value)
    assert "\n" not in str(caught.value)
