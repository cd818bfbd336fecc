"""Files that make no sense are refused with the key and the reason (docs/scenarios.md)."""

from __future__ import annotations

import pytest

from elbowroom import ScenarioError
from tests.support import Table, fallen, from_toml, position, seat, toml, toml_value

BOARD = """
    a farmland edge : b
    b mountain tribe : c
    c hill : s
    s sea edge
"""
OFFER = ["alchemist amazons", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]
ORCS = seat("merchant orcs", {"a": 1})


def region(**keys: object) -> Table:
    """A map of one region."""
    return {"map": {"regions": {"a": keys}}}


TOP: list[tuple[dict[str, object], str, str]] = [
    ({"weather": "rain"}, "top level", "there is no key 'weather'"),
    ({"title": 3}, "title", "must be text"),
    ({"rules": "CONQ-6"}, "rules", "must be a list of texts"),
    ({"rules": [1]}, "rules", "must be a list of texts"),
    ({"expect": "stage = pick"}, "expect", "must be a list of texts"),
    ({"boxes": ["atlantis"]}, "boxes", "there is no box atlantis"),
    ({"boxes": []}, "boxes", "name each box once"),
    ({"boxes": ["base", "base"]}, "boxes", "name each box once"),
    ({"boxes": "base"}, "boxes", "must be a list of texts"),
    ({"round": 0}, "round", "must be from 1 to 10"),
    ({"round": 11}, "round", "must be from 1 to 10"),
    ({"round": "2"}, "round", "must be a whole number"),
    ({"round": True}, "round", "must be a whole number"),
    ({"rounds": 0}, "rounds", "must be from 1"),
    ({"rounds": 10**30}, "rounds", "must be from 1"),
    ({"to_move": 3}, "to_move", "must be from 1 to 2"),
    ({"to_move": 0}, "to_move", "must be from 1 to 2"),
    ({"first": 3}, "first", "must be from 1 to 2"),
    ({"seed": -1}, "seed", "must be from 0"),
    ({"seed": 1.5}, "seed", "must be a whole number"),
    ({"refused": "yes"}, "refused", "must be true or false"),
    ({"variants": {"luck": True}}, "variant", "luck"),
    ({"variants": {"own_tokens_defend": "yes"}}, "variant", "own_tokens_defend"),
    ({"variants": True}, "variants", "must be a table"),
    ({"tribes_gone": ["q"]}, "tribes_gone", "there is no region q"),
    ({"tribes_gone": "b"}, "tribes_gone", "must be a list of texts"),
    ({"relics": {"a": ["sword"]}}, "relics", "no relics and places in these boxes"),
    ({"places": {"a": ["keep"]}}, "places", "no relics and places in these boxes"),
    ({"marker_stack": ["ring"]}, "marker_stack", "no relics and places in these boxes"),
    ({"stonehedge": "flying"}, "stonehedge", "no relics and places in these boxes"),
    ({"step": [{}]}, "step 1", "what to `do` is missing"),
    ({"step": [{"do": "done"}, {"do": 3}]}, "step 2.do", "must be text"),
    ({"step": [{"do": "roll a", "die": 4}]}, "step 1.die", "must be from 0 to 3"),
    ({"step": [{"do": "done", "then": "done"}]}, "step 1", "there is no key 'then'"),
    ({"step": [{"do": "done", "rejected": 1}]}, "step 1.rejected", "must be true or false"),
    ({"step": [{"do": "done", "expect": "x"}]}, "step 1.expect", "must be a list of texts"),
    ({"step": [3]}, "step 1", "must be a table"),
    ({"step": {"do": "done"}}, "step", "must be a list of tables"),
]
MAPS: list[tuple[dict[str, object], str, str]] = [
    ({"map": "atlantis"}, "map", "there is no map atlantis"),
    ({"map": 3}, "map", "must be a table"),
    ({"map": {}}, "map.regions", "a map needs regions"),
    ({"map": {"regions": {}}}, "map.regions", "a map needs regions"),
    ({"map": {"regions": {"a": {"terrain": "hill"}}, "size": 3}}, "map", "there is no key 'size'"),
    ({"map": {"regions": {"a b": {"terrain": "hill"}}}}, "map.regions", "cannot be the id of a region"),
    ({"map": {"regions": {"": {"terrain": "hill"}}}}, "map.regions", "cannot be the id of a region"),
    ({"map": {"regions": {"with": {"terrain": "hill"}}}}, "map.regions", "cannot be the id of a region"),
    ({"map": {"regions": {"a": 3}}}, "map.regions.a", "must be a table"),
    ({"map": {"regions": {f"r{n}": {"terrain": "hill"} for n in range(201)}}}, "map.regions", "200 regions at most"),
    (region(), "map.regions.a.terrain", "there is no terrain"),
    (region(terrain="cloud"), "map.regions.a.terrain", "there is no terrain cloud"),
    (region(terrain="hill", symbols=["gold"]), "map.regions.a.symbols", "there is no symbol gold"),
    (region(terrain="hill", symbols="mine"), "map.regions.a.symbols", "must be a list of texts"),
    (region(terrain="hill", edge=1), "map.regions.a.edge", "must be true or false"),
    (region(terrain="hill", next=["q"]), "a", "borders q, which is not on the map"),
    (region(terrain="hill", next=["a"]), "a", "borders itself"),
    (region(terrain="hill", height=3), "map.regions.a", "there is no key 'height'"),
    (region(terrain="hill", monsters=True), "map.regions.a", "there is no key 'monsters'"),
]
SEATS: list[tuple[list[Table], str, str]] = [
    ([ORCS], "player", "2 to 5 players, not 1"),
    ([seat()] * 6, "player", "2 to 5 players, not 6"),
    ([seat(coins=-1), seat()], "player 1.coins", "must be from 0"),
    ([seat(coins="5"), seat()], "player 1.coins", "must be a whole number"),
    ([seat(coins=10**12), seat()], "player 1.coins", "must be from 0"),
    ([seat(hat="red"), seat()], "player 1", "there is no key 'hat'"),
    ([seat("merchant atlanteans"), seat()], "player 1.race", "there is no race atlanteans"),
    ([seat("clever orcs"), seat()], "player 1.power", "there is no power clever"),
    ([{"race": "orcs"}, seat()], "player 1.power", "there is no power"),
    ([{"power": "hill"}, seat()], "player 1.power", "has no active race"),
    ([seat(hand=3), seat()], "player 1.hand", "has no active race"),
    ([{"regions": {"a": 1}}, seat()], "player 1.regions", "has no active race"),
    ([seat(picked=True), seat()], "player 1.picked", "has no active race"),
    ([seat("merchant orcs", {"q": 1}), seat()], "player 1.regions.q", "there is no region q"),
    ([seat("merchant orcs", {"a": 0}), seat()], "player 1.regions.a", "number of tokens"),
    ([{"race": "orcs", "power": "hill", "regions": ["a"]}, seat()], "player 1.regions", "region = number"),
    ([seat("merchant orcs", {"a": 11}), seat()], "orcs", "more tokens than the 10 there are"),
    ([seat("merchant orcs", {"a": 6}, hand=5), seat()], "orcs", "more tokens than the 10 there are"),
    ([seat("merchant amazons", {"a": 12}, reserve=4), seat()], "player 1.reserve", "more tokens than there are"),
    ([ORCS, seat("hill elves", {"a": 1})], "player 2.regions.a", "two owners"),
    ([ORCS, seat("hill orcs", {"b": 1})], "player 2.race", "the banner orcs is there twice"),
    ([ORCS, seat("merchant elves", {"b": 1})], "player 2.power", "the badge merchant is there twice"),
    ([seat("merchant orcs", {"a": 1}, reserve=4), seat()], "player 1.reserve", "no such thing"),
    ([seat("merchant orcs", {"a": 1}, ally=2), seat()], "player 1.ally", "no such thing"),
    ([seat("merchant orcs", {"a": 1}, holes=1), seat()], "player 1.holes", "no such thing"),
    ([seat("merchant orcs", {"a": 1}, hammers=1), seat()], "player 1.hammers", "no such thing"),
    ([seat("diplomat orcs", {"a": 1}, ally=1), seat()], "player 1.ally", "no such opponent"),
    ([seat("diplomat orcs", {"a": 1}, ally=3), seat()], "player 1.ally", "no such opponent"),
    ([seat("merchant halflings", {"a": 1}, holes=3), seat()], "player 1.holes", ""),
    ([seat("merchant orcs", {"a": 1}, picked="yes"), seat()], "player 1.picked", "must be true or false"),
    ([seat(declined=3), seat()], "player 1.declined", "must be a list of tables"),
    ([seat(declined=[3]), seat()], "player 1.declined 1", "must be a table"),
    ([seat(declined=[fallen("hill elves")]), seat()], "player 1.declined 1", "has vanished"),
    ([seat(declined=[fallen("hill elves", {"a": 1}, hand=2)]), seat()], "player 1.declined 1.hand", "has no hand"),
    ([seat(declined=[fallen("hill elves", {"a": 1}, coins=2)]), seat()], "player 1.declined 1", "no key 'coins'"),
    (
        [seat(declined=[fallen("hill elves", {"a": 1}), fallen("stout orcs", {"b": 1})]), seat()],
        "player 1.declined",
        "one declined race",
    ),
    (
        [seat(declined=[{"race": "elves", "regions": {"a": 1}}]), seat()],
        "player 1.declined 1.power",
        "there is no power",
    ),
]
MARKERS: list[tuple[dict[str, object], str, str]] = [
    ({"q": ["camp"]}, "markers.q", "there is no region q"),
    ({"a": "camp"}, "markers.a", "must be a list of names"),
    ({"a": ["flag"]}, "markers.a", "there is no marker flag"),
    ({"a": ["balrog"]}, "markers.a", "there is no marker balrog"),
    ({"a": ["mountain"]}, "markers.a", "follows from its terrain"),
    ({"a": ["camp"] * 6}, "markers.a", "only 5 of camp"),
    ({"a": ["hero"] * 3}, "markers.a", "only 2 of hero"),
    ({"a": ["dragon", "dragon"]}, "markers.a", "only 1 of dragon"),
    ({"a": ["fortress"] * 7}, "markers.a", "only 6 of fortress"),
    ({"c": ["camp"]}, "markers.c", "only in a region that is held"),
    ({"c": ["hole"]}, "markers.c", "only in a region that is held"),
]
MARKETS: list[tuple[object, str, str]] = [
    (3, "market", "must be a table"),
    ({"prices": []}, "market", "there is no key 'prices'"),
    ({"combos": OFFER[0]}, "market.combos", "must be a list of texts"),
    ({"combos": [*OFFER, "flying elves"]}, "market.combos", "at most 6"),
    ({"combos": ["alchemist"], "races": []}, "market.combos 1", "a power and a race"),
    ({"combos": ["amazons alchemist"], "races": []}, "market.combos 1", "there is no race alchemist"),
    ({"combos": OFFER[:5]}, "market.combos", "fewer than six combos need `races = []`"),
    ({"combos": [*OFFER[:5], "flying amazons"]}, "market.combos 6", "the banner amazons is there twice"),
    ({"combos": [*OFFER[:5], "hill elves"]}, "market.combos 6", "the badge hill is there twice"),
    ({"combos": OFFER, "coins": [0] * 7}, "market.coins", "more numbers than combos"),
    ({"combos": OFFER, "coins": [-1]}, "market.coins", "numbers must be from 0"),
    ({"combos": OFFER, "coins": ["1"]}, "market.coins", "must be a list of whole numbers"),
    ({"combos": OFFER, "races": ["orcs"]}, "market.races", "the banner orcs is there twice"),
    ({"combos": OFFER, "races": ["elves", "elves"]}, "market.races", "the banner elves is there twice"),
    ({"combos": OFFER, "powers": ["hill"]}, "market.powers", "the badge hill is there twice"),
    ({"combos": OFFER, "discard": ["hill"]}, "market.discard", "the badge hill is there twice"),
    ({"combos": OFFER, "discard": ["clever"]}, "market.discard", "there is no power clever"),
]
STAGES = [
    ("pick", ORCS, "does not pick"),
    ("mode", seat(), "mode needs an active race"),
    ("conquest", seat(), "conquest needs an active race"),
    ("retreat", ORCS, "cannot start in retreat"),
    ("berserk", ORCS, "cannot start in berserk"),
    ("over", ORCS, "cannot start in over"),
    ("score", ORCS, "cannot start in score"),
    ("", ORCS, "cannot start in"),
    ("sleep", ORCS, "cannot start in sleep"),
    ("ghouls", ORCS, "nobody to conquer in ghouls"),
]


def refused(text: str) -> str:
    """Why a file is refused, in one line."""
    with pytest.raises(ScenarioError) as caught:
        from_toml(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(("keys", "where", "why"), [*TOP, *MAPS])
def test_keys_and_maps(keys: dict[str, object], where: str, why: str) -> None:
    text = toml(BOARD, **{key: value for key, value in keys.items() if key != "map"})
    if "map" in keys:
        text = f"map = {toml_value(keys['map'])}\n" + toml(BOARD).split("\n", 1)[1]
    reason = refused(text)
    assert where in reason
    assert why in reason


@pytest.mark.parametrize(("seats", "where", "why"), SEATS)
def test_players(seats: list[Table], where: str, why: str) -> None:
    reason = refused(toml(BOARD, *seats))
    assert where in reason
    assert why in reason


@pytest.mark.parametrize(("markers", "where", "why"), MARKERS)
def test_markers(markers: dict[str, object], where: str, why: str) -> None:
    reason = refused(toml(BOARD, ORCS, seat(), markers=markers))
    assert where in reason
    assert why in reason


@pytest.mark.parametrize(("market", "where", "why"), MARKETS)
def test_markets(market: object, where: str, why: str) -> None:
    reason = refused(toml(BOARD, market=market))
    assert reason.startswith(where)
    assert why in reason


@pytest.mark.parametrize(("stage", "player", "why"), STAGES)
def test_stages(stage: str, player: Table, why: str) -> None:
    reason = refused(toml(BOARD, player, seat(), stage=stage))
    assert reason.startswith("stage")
    assert why in reason


def test_a_map_is_needed() -> None:
    assert refused("[[player]]\n[[player]]\n") == "map: a scenario needs a map"


def test_tiles_of_the_other_box_are_unknown() -> None:
    assert "there is no race mummies" in refused(toml(BOARD, seat("merchant mummies", {"a": 1}), seat()))


def test_holes_on_the_map_count() -> None:
    """COMP-5: two holes on the map leave none to come."""
    halflings = seat("hill halflings", {"a": 1, "b": 1}, holes=2)
    text = toml(BOARD, halflings, seat(), markers={"a": ["hole"], "b": ["hole"]})
    assert "holes" in refused(text)


def test_what_is_consistent_is_not_refused() -> None:
    """The same things just within their limits."""
    halflings = seat("bivouacking halflings", {"a": 5, "b": 6}, holes=0)
    markers = {"a": ["camp"] * 5 + ["hole"], "b": ["hole"]}
    assert position(BOARD, halflings, seat(coins=10_000), markers=markers, rounds=100, round=100).stage == "mode"
