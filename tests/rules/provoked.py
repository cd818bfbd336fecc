"""One position and one move for every code by which the engine refuses, and what an unlisted code would be."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from elbowroom import Game
from elbowroom.boxes import BOXES, PRINTED, box
from elbowroom.rules.ability import Tile
from elbowroom.rules.refusal import SENTENCES
from tests.mixed.tables import both, under
from tests.support import ROOT, TESTS, Table, fallen, play, position, seat

# Only tiles of the players' own come to these: every shipped tile has a reason of its own there.
GENERAL = {"ban", "entry", "compelled", "used-up", "marker-there"}

BASE = """
    a farmland edge : b s
    b mountain tribe : c
    c hill : d
    d swamp
    s sea edge
    z hill edge
"""
DEEP = """
    a mine edge : b k r m
    b mud-pool : c d
    c mine
    d mystic-crystal
    k chasm +volcano : v
    m mine
    r river edge
    v mine
    z mine edge
    y mine edge
"""
OFFER = {
    "combos": [
        "stone shadow-mimes",
        "mining flames",
        "wise drow",
        "fisher ogres",
        "tomb mummies",
        "royal liches",
    ]
}


def tiles() -> Iterator[Tile]:
    """Every tile of the boxes."""
    for name in BOXES:
        found = box(name)
        yield from (*found.races, *found.powers, *found.finds)


def codes() -> dict[str, str]:
    """Every code that the engine can give, with its English sentence."""
    return {**SENTENCES, **{f"{tile.id}-{name}": said for tile in tiles() for name, said in tile.reasons}}


def _orcs(hand: int = 9, **keys: object) -> Game:
    return position(BASE, seat("merchant orcs", {"a": 1}, hand=hand), seat("hill elves", {"c": 2}), **_war(keys))


def _foe(combo: str, **keys: object) -> Game:
    return position(BASE, seat("merchant orcs", {"a": 1}, hand=5), seat(combo, {"b": 1}), **_war(keys))


def _war(keys: dict[str, object]) -> dict[str, object]:
    return {"stage": "conquest", **keys}


TOP = ("stage", "markers", "relics", "places", "variants")  # keys of a position; the others are the first player's


def _base(combo: str, regions: dict[str, int], **keys: object) -> Game:
    return position(BASE, *_seats(combo, regions, keys, "hill elves", {"c": 2}), **_top(keys))


def _deep(combo: str, regions: dict[str, int], **keys: object) -> Game:
    return both(DEEP, *_seats(combo, regions, keys, "stone drow", {"z": 1}), **_top(keys))


def _seats(combo: str, regions: dict[str, int], keys: Table, other: str, there: dict[str, int]) -> list[Table]:
    """Who attacks, with what is said of him, and the foe."""
    own = {name: value for name, value in keys.items() if name not in (*TOP, "foe")}
    foe = keys.get("foe") or seat(other, there)
    assert isinstance(foe, dict)
    return [seat(combo, regions, **own), foe]


def _top(keys: Table) -> Table:
    return _war({name: value for name, value in keys.items() if name in TOP})


def _after(game: Game, *moves: str) -> Game:
    play(game, *moves)
    return game


def _over() -> Game:
    game = position(BASE, seat("merchant orcs", {"a": 1}), seat(), round=10, rounds=10)
    return _after(game, "decline", "pick 1", "done")


def _mimes() -> Game:
    return _after(under(DEEP, seat(), seat("stone gnomes", {"z": 1}), market=_fresh()), "pick 1")


def _flames() -> Game:
    return _after(under(DEEP, seat(), seat("stone gnomes", {"z": 1}), market=_fresh()), "pick 2")


def _fresh() -> dict[str, list[str]]:
    return {"combos": [combo.replace("stone", "muddy") for combo in OFFER["combos"]]}


def _retreat() -> Game:
    game = _base("merchant orcs", {"a": 1}, hand=5, foe=seat("hill elves", {"b": 2, "z": 1}))
    return _after(game, "conquer b", "place a 4")


LICHES = seat("wise drow", {"z": 1}, declined=[fallen("fisher liches", {"b": 1})])
GHOULS = [fallen("forest ghouls", {"d": 3})]
LONE = seat("hill elves", {"b": 1, "z": 1})
THREE = [seat("vampire drow", {"a": 1}, hand=2), seat("stone ogres", {"b": 1}), seat("mining liches", {"m": 1})]
BAG = {"relics": {"z": ["sword", "ring"]}}


def provoked() -> Iterator[tuple[str, Game, str]]:
    """A code, a position, and the move that is refused by it."""
    # --- nothing that could be a move here
    yield "over", _over(), "done"
    yield "empty", _orcs(), ""
    yield "unknown", _orcs(), "sing loudly"
    yield "malformed", _orcs(), "conquer b 3"
    yield "no-ability", _orcs(), "dragon b"
    yield "no-region", _orcs(), "conquer nowhere"
    yield "no-player", _base("diplomat orcs", {"a": 3}, stage="redeploy"), "ally 7"
    yield (
        "in-decline",
        _base("merchant orcs", {"a": 1}, hand=3, declined=[fallen("heroic amazons", {"z": 1})]),
        "withdraw z",
    )
    # --- not now
    yield "not-now", _orcs(), "expand"
    yield "own-turn", _retreat(), "conquer a"
    yield "now-pick", _orcs(), "pick 1"
    yield "now-decline", _orcs(), "decline"
    yield "now-conquer", _base("merchant orcs", {"a": 3}, stage="redeploy"), "conquer b"
    yield "now-abandon", _after(_orcs(), "conquer b"), "abandon a"
    yield "now-place", _orcs(), "place a 1"
    yield "now-piece", _base("heroic orcs", {"a": 1}, hand=3), "hero a"
    yield "late", _after(_base("dragon-master orcs", {"a": 3}, stage="mode", declined=GHOULS), "expand"), "dragon b"
    yield "pick-first", position(BASE, seat(), seat()), "done"
    yield "mode-first", _base("merchant orcs", {"a": 3}, stage="mode"), "done"
    yield "place-first", _base("merchant orcs", {"a": 3}, stage="redeploy"), "done"
    yield "retreat-first", _retreat(), "done"
    # --- the offer
    yield "combo-number", position(BASE, seat(), seat()), "pick first"
    yield "no-combo", position(BASE, seat(), seat()), "pick 9"
    yield "price", position(BASE, seat(coins=2), seat()), "pick 5"
    # --- where one may attack
    yield "own", _orcs(), "conquer a"
    yield "chasm", _deep("mining ogres", {"a": 1}, hand=5), "conquer k"
    yield "water", _orcs(), "conquer s"
    yield "avoided", _deep("flying ogres", {"a": 1}, hand=5), "conquer r"
    yield "immune", _foe("heroic elves", markers={"b": ["hero"]}), "conquer b"
    yield "ability-proof", _deep("mining ogres", {"a": 1}, hand=9, foe=seat("stone gnomes", {"c": 1})), "conquer c"
    yield "no-relic", _deep("mining ogres", {"a": 1}, hand=9, relics={"z": ["sword"]}), "conquer b with sword"
    used = _after(_deep("mining ogres", {"a": 1}, hand=9, relics={"a": ["sword"]}), "conquer b with sword")
    yield "relic-used", used, "conquer c with sword"
    yield "far", _orcs(), "conquer d"
    yield "border", _base("merchant orcs", {}, hand=9), "conquer d"
    # --- tokens and die
    yield "hand", _orcs(hand=0), "conquer b"
    yield "cost", _orcs(hand=2), "conquer b"
    yield "die", _base("merchant orcs", {"a": 1}, hand=1, foe=seat("hill elves", {"b": 3})), "roll b"
    yield "sure", _orcs(), "roll b"
    yield "no-final", _base("berserk orcs", {"a": 1}, hand=2), "roll b"
    yield "die-lies", _after(_base("berserk orcs", {"a": 1}, hand=9), "roll = 1"), "roll"
    yield "roll-target", _orcs(), "roll"
    # --- replacing a lone token
    yield "no-victim", _base("merchant sorcerers", {"a": 1}, hand=3), "convert b"
    yield "not-alone", _base("merchant sorcerers", {"a": 1}, foe=seat("hill elves", {"b": 2})), "convert b"
    camps = _base("merchant sorcerers", {"a": 1}, foe=seat("bivouacking elves", {"b": 1}), markers={"b": ["camp"]})
    yield "sheltered", camps, "convert b"
    # --- giving up and placing
    yield "not-yours", _orcs(), "abandon c"
    yield "stays", _base("merchant orcs", {"a": 1}, hand=3, declined=[fallen("heroic trolls", {"z": 1})]), "abandon z"
    yield "not-held", _base("heroic orcs", {"a": 3}, stage="redeploy"), "hero c"
    yield (
        "no-tokens",
        _base("merchant orcs", {"a": 3}, stage="redeploy", declined=[fallen("forest trolls", {"z": 1})]),
        "place z 1",
    )
    yield "token-count", _base("merchant orcs", {"a": 3}, stage="redeploy"), "place a 3"
    yield "none-left", _after(_deep("royal ogres", {"a": 3}, stage="redeploy"), "queen a"), "queen a"
    yield "piece-count", _base("bivouacking orcs", {"a": 3}, stage="redeploy"), "camp a 6"
    yield from _tiles_of_the_base_game()
    yield from _tiles_of_underground()
    yield from _tiles_of_own_boxes()
    yield from _finds()


def _tiles_of_the_base_game() -> Iterator[tuple[str, Game, str]]:
    owing = _base("merchant amazons", {"a": 1, "b": 1, "z": 1}, stage="redeploy", hand=1)
    yield "amazons-first", owing, "done"
    yield "amazons-spared", _base("merchant amazons", {"a": 9}, stage="redeploy"), "withdraw a"
    yield "sorcerers-tray", _base("merchant sorcerers", {"a": 9, "z": 9}, foe=seat("hill elves", {"b": 1})), "convert b"
    twice = _base("merchant sorcerers", {"a": 1}, hand=3, foe=seat("hill elves", {"b": 1, "c": 1}))
    yield "sorcerers-once", _after(twice, "convert b"), "convert c"
    yield "sorcerers-near", _base("merchant sorcerers", {}, hand=5, foe=seat("hill elves", {"z": 1})), "convert z"
    island = position("a hill edge\nb hill", seat("berserk orcs", {"a": 1}, hand=3), seat(), stage="conquest")
    yield "berserk-nowhere", island, "roll"
    yield (
        "diplomat-ban",
        _base("merchant orcs", {"a": 1}, hand=9, foe=seat("diplomat elves", {"b": 1}, ally=1)),
        "conquer b",
    )
    yield "diplomat-when", _base("diplomat orcs", {"a": 1}, hand=3), "ally 2"
    yield "diplomat-self", _base("diplomat orcs", {"a": 3}, stage="redeploy"), "ally 1"
    yield "diplomat-named", _after(_base("diplomat orcs", {"a": 3}, stage="redeploy"), "ally 2"), "ally 2"
    attacker = _base("diplomat orcs", {"a": 1}, hand=4, foe=seat("hill elves", {"b": 1, "z": 1}))
    yield "diplomat-attacked", _after(attacker, "conquer b"), "ally 2"
    flown = _after(_base("dragon-master orcs", {"a": 1}, hand=5), "dragon b")
    yield "dragon-master-flown", flown, "dragon c"
    yield "fortified-built", _after(_base("fortified orcs", {"a": 3}, stage="redeploy"), "fortress a"), "fortress a"
    full = {
        "a": ["fortress"],
        "b": ["fortress"],
        "c": ["fortress"],
        "d": ["fortress"],
        "z": ["fortress"],
        "y": ["fortress"],
    }
    builders = seat("fortified orcs", {"a": 2, "b": 1, "c": 1, "d": 1, "z": 1, "y": 1})
    wide = position(f"{BASE}\n    y hill edge", builders, seat(), stage="redeploy", markers=full)
    yield "fortified-out", wide, "fortress a"
    there = _base("fortified orcs", {"a": 3}, stage="redeploy", markers={"a": ["fortress"]})
    yield "fortified-there", there, "fortress a"
    yield "heroic-there", _after(_base("heroic orcs", {"a": 3, "z": 1}, stage="redeploy"), "hero a"), "hero a"


def _tiles_of_underground() -> Iterator[tuple[str, Game, str]]:
    temple = {"markers": {"a": ["ancient"]}}
    yield "cultists-there", _deep("mining cultists", {"a": 2, "y": 1}, stage="mode", **temple), "ancient a"
    moved = _after(_deep("mining cultists", {"a": 2, "y": 1}, stage="mode", **temple), "ancient y")
    yield "cultists-moved", moved, "ancient a"
    yield "cultists-when", _deep("mining cultists", {"a": 2, "y": 1}, hand=3, **temple), "ancient y"
    fire = {"markers": {"k": ["volcano"]}}
    entering = _deep("mining flames", {}, hand=8, variants={"flames_entry": "volcano"}, **fire)
    yield "flames-entry", entering, "conquer y"
    yield "flames-first", _flames(), "conquer a"
    yield "flames-vent", _flames(), "volcano a"
    yield "flames-when", _deep("mining flames", {"a": 1}, hand=3, **fire), "volcano k"
    yield "liches-ban", _deep("mining ogres", {"a": 1}, hand=9, coins=0, foe=LICHES), "conquer b"
    yield "shadow-mimes-first", _mimes(), "conquer a"
    yield "shadow-mimes-own", _mimes(), "swap 1"
    yield "will-o-wisps-crystals", _deep("mining will-o-wisps", {"a": 1}, hand=3), "wisp b"
    yield "magic-when", _deep("magic ogres", {"a": 3}, stage="mode", **BAG), "bag sword"
    yield "magic-told", _after(_deep("magic ogres", {"a": 1}, hand=3, **BAG), "bag sword"), "bag ring"
    yield "magic-hidden", _deep("magic ogres", {"a": 1}, hand=3, **BAG), "bag orb"
    yield "magic-idle", _deep("magic ogres", {"a": 3}, stage="redeploy", **BAG), "bag sword"
    copied = _after(_deep("magic ogres", {"a": 3}, stage="redeploy", relics={"a": ["ring"]}), "ring a", "bag ring")
    yield "relic-there", copied, "ring a with bag"
    yield "reborn-active", _deep("reborn ogres", {"a": 3}, stage="mode"), "reborn a"
    grey = [fallen("reborn drow", {"y": 1, "m": 1, "v": 1})]
    foe = seat("stone gnomes", {"z": 1})
    twice = _after(_deep("mining ogres", {"a": 3}, stage="mode", declined=grey, foe=foe), "reborn y", "reborn m")
    yield "reborn-twice", twice, "reborn v"
    yield "reborn-whose", _deep("mining ogres", {"a": 3}, stage="mode", declined=grey, foe=foe), "reborn a"
    yield "reborn-token", _deep("mining ogres", {"a": 10}, stage="mode", declined=grey, foe=foe), "reborn y"
    yield "reborn-when", _deep("mining ogres", {"a": 3}, hand=3, declined=grey, foe=foe), "reborn y"
    yield "vampire-tray", under(DEEP, seat("vampire drow", {"a": 9}), *THREE[1:], stage="conquest"), "convert b"
    yield "vampire-turn", _after(under(DEEP, *THREE, stage="conquest"), "convert b"), "convert m"
    pair = [THREE[0], seat("stone ogres", {"b": 1, "m": 1}), seat("mining liches", {"z": 1})]
    wide = under(DEEP, *pair, stage="conquest", variants={"vampire_limit": "per_opponent"})
    yield "vampire-once", _after(wide, "convert b"), "convert m"


def _finds() -> Iterator[tuple[str, Game, str]]:
    alone = seat("stone gnomes", {"z": 1})
    orb = _deep("mining drow", {"a": 9}, foe=seat("stone ogres", {"b": 1}), relics={"a": ["orb"]})
    yield "orb-tray", orb, "convert b with orb"
    altar = {"declined": [fallen("wise drow", {"y": 1, "m": 1})], "places": {"a": ["altar"]}}
    yield "altar-when", _deep("mining ogres", {"a": 3}, stage="redeploy", foe=alone, **altar), "altar y"
    yield "altar-whose", _deep("merchant ogres", {"a": 1}, stage="redeploy", foe=alone, **altar), "altar a"
    again = _deep("stout ogres", {"a": 1}, stage="redeploy", foe=alone, **altar)
    yield "altar-used", _after(again, "altar y"), "altar m"
    crypt = {"places": {"a": ["crypt"]}}
    yield "crypt-moved", _after(_deep("mining ogres", {"a": 3}, stage="redeploy", **crypt), "ghost b"), "ghost c"
    yield "crypt-itself", _deep("mining ogres", {"a": 3}, stage="redeploy", **crypt), "ghost a"
    yield "crypt-there", _deep("mining ogres", {"a": 3}, stage="redeploy", markers={"b": ["ghost"]}, **crypt), "ghost b"
    found = both(DEEP, seat("mining ogres", {"a": 1}, hand=9), seat("stone drow", {"z": 1}), stage="conquest",
                 monsters=["b"], marker_stack=["pentacle"])  # fmt: skip
    yield "pentacle-first", _after(found, "conquer b"), "conquer m"
    lair = {"places": {"a": ["pentacle"]}}
    yield "pentacle-moved", _after(_deep("mining ogres", {"a": 1}, hand=9, **lair), "balrog b"), "balrog c"
    yield "pentacle-far", _deep("mining ogres", {"a": 1}, hand=9, **lair), "balrog d"


def _tiles_of_own_boxes() -> Iterator[tuple[str, Game, str]]:
    """What the test files of other boxes' tiles have in a function of the same name (CONTRIBUTING.md)."""
    for name in BOXES:
        if name not in PRINTED:
            for path in sorted((TESTS / "boxes" / name).rglob("test_*.py")):
                module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
                yield from getattr(module, "provoked", list)()
