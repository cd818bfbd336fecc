"""What a race in play can do: the declared values of its tiles put together, and only the hooks that they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from .ability import Tile

if TYPE_CHECKING:
    from .board import Board

# Hooks of a tile that lies on offer, and those of a declined race at its owner's turns.
_ON_OFFER: Final = frozenset(["offer_coins", "offer_toll", "offer_price", "passed_over"])
_AT_TURNS: Final = ("turn_starts", "after_end")
HAGGLES: Final = 1  # some tile has one of the former,
RESTLESS: Final = 2  # or one of the latter,
REPEATS: Final = 4  # or may begin its conquests a second time


class Kit:
    """The abilities of one race in play: what it declares, and only the hooks that its tiles have."""

    __slots__ = (
        "ability_proof",
        "after_end",
        "again",
        "anyone_abandoned",
        "anyone_conquered",
        "anyone_declined",
        "anyone_vanished",
        "aside",
        "attacked",
        "auxiliaries",
        "avoids",
        "beyond_limit",
        "cheap",
        "coin_hooks",
        "coin_masks",
        "conquered",
        "counters",
        "declines",
        "defends",
        "discount_hooks",
        "discount_masks",
        "end_moves",
        "entries",
        "fights_on",
        "flat_coins",
        "forbids",
        "handicap",
        "last_redeploy",
        "lent",
        "links",
        "listens",
        "losses",
        "lost",
        "marked",
        "opens",
        "overlooks",
        "reaches",
        "readied",
        "redeploy_closes",
        "redeploy_first",
        "redeploy_moves",
        "redeploy_opens",
        "relics",
        "replaces",
        "retreat_moves",
        "rolls_before",
        "round_starts",
        "settles",
        "shut",
        "stand_ins",
        "start_moves",
        "stays_put",
        "stays_whole",
        "tiles",
        "turn_ends",
        "turn_starts",
        "vanishes",
        "verbs",
        "war_moves",
    )

    def __init__(self, board: Board, tiles: list[Tile], active: bool, lent: Tile | None) -> None:
        self.tiles = tuple(tiles)
        self.lent = lent  # everything it gives is optional (U-PLACE-STONEHEDGE-3)
        live = [tile for tile in tiles if active and not tile.only_in_decline]
        must = [tile for tile in live if tile is not lent]
        self.discount_masks = [
            (mask, tile) for tile in live if (mask := _features(board, list(tile.discount_features)))
        ]
        self.cheap = [mask for mask, _ in self.discount_masks]
        self.handicap = sum(tile.handicap for tile in live)
        self.opens = _features(board, [tile.opens for tile in live])
        self.avoids = _features(board, [tile.avoids for tile in must])
        self.shut = board.void | (board.closed & ~self.opens) | self.avoids  # what it may never target
        self.settles = _features(board, [tile.opens for tile in tiles])
        self.ability_proof = any(tile.ability_proof for tile in live)
        self.rolls_before = any(tile.rolls_before for tile in must)
        self.stays_whole = any(tile.stays_whole for tile in tiles)
        self.beyond_limit = any(tile.beyond_limit for tile in tiles)
        self.last_redeploy = any(tile.last_redeploy for tile in tiles)
        self.vanishes = next((tile for tile in tiles if tile.vanishes), None)
        self.fights_on = next((tile.fights_on for tile in tiles if tile.fights_on), "")
        self.verbs = {verb.id: tile for tile in reversed(tiles) for verb in tile.verbs}
        self.coin_masks = [
            (board.features[tile.coin_feature], tile)
            for tile in tiles
            if tile.coin_feature and (tile in live or "coin_feature" in tile.in_decline)
        ]
        have: set[str] = set()
        for tile in tiles:
            have |= own_hooks(type(tile))
        self.discount_hooks = _hooked(have, tiles, active, lent, "discounts")
        self.entries = _hooked(have, tiles, active, lent, "entry")
        self.links = _hooked(have, tiles, active, lent, "links")
        self.reaches = _hooked(have, tiles, active, lent, "reach")
        self.overlooks = _hooked(have, tiles, active, lent, "overlooks")
        self.auxiliaries = _hooked(have, tiles, active, lent, "auxiliaries")
        self.replaces = [tile for tile in _hooked(have, tiles, active, lent, "replaceable") if not tile.is_relic]
        self.forbids = _hooked(have, tiles, active, lent, "forbids")
        self.start_moves = _hooked(have, tiles, active, lent, "start_moves")
        self.war_moves = _hooked(have, tiles, active, lent, "conquest_moves")
        self.redeploy_first = _hooked(have, tiles, active, lent, "redeploy_first")
        self.redeploy_moves = _hooked(have, tiles, active, lent, "redeploy_moves")
        self.end_moves = _hooked(have, tiles, active, lent, "end_moves")
        self.retreat_moves = _hooked(have, tiles, active, lent, "retreat_moves")
        self.turn_starts = _hooked(have, tiles, active, lent, "turn_starts")
        self.readied = _hooked(have, tiles, active, lent, "readied")
        self.conquered = _hooked(have, tiles, active, lent, "conquered")
        self.lost = _hooked(have, tiles, active, lent, "lost")
        self.attacked = _hooked(have, tiles, active, lent, "attacked")
        self.redeploy_opens = _hooked(have, tiles, active, lent, "redeploy_opens")
        self.redeploy_closes = _hooked(have, tiles, active, lent, "redeploy_closes")
        self.turn_ends = _hooked(have, tiles, active, lent, "turn_ends")
        self.after_end = _hooked(have, tiles, active, lent, "after_end")
        self.declines = _hooked(have, tiles, active, lent, "declines")
        self.losses = _hooked(have, tiles, active, lent, "losses")
        self.counters = _hooked(have, tiles, active, lent, "counters")
        self.marked = _hooked(have, tiles, active, lent, "marked")
        self.coin_hooks = _hooked(have, tiles, active, lent, "coin_regions")
        self.stand_ins = _hooked(have, tiles, active, lent, "stands_for")
        self.defends = _hooked(have, tiles, active, lent, "defends")
        self.stays_put = _hooked(have, tiles, active, lent, "stays_put")
        self.again = _hooked(have, tiles, active, lent, "conquers_again")
        self.round_starts = _hooked(have, tiles, active, lent, "round_starts")
        self.anyone_conquered = _hooked(have, tiles, active, lent, "anyone_conquered")
        self.anyone_abandoned = _hooked(have, tiles, active, lent, "anyone_abandoned")
        self.anyone_declined = _hooked(have, tiles, active, lent, "anyone_declined")
        self.anyone_vanished = _hooked(have, tiles, active, lent, "anyone_vanished")
        self.listens = bool(
            self.round_starts
            or self.anyone_conquered
            or self.anyone_abandoned
            or self.anyone_declined
            or self.anyone_vanished
        )
        self.aside = [tile for tile in tiles if "aside" in own_hooks(type(tile))]  # tokens, in decline or not
        self.relics = [tile for tile in live if tile.is_relic]
        self.flat_coins = _hooked(have, tiles, active, lent, "coins")


def _hooked(have: set[str], tiles: list[Tile], active: bool, lent: Tile | None, hook: str) -> list[Tile]:
    """The tiles that have this hook and may use it, in the order in which they act: race, power, then what is held."""
    if hook not in have:
        return []
    return [
        tile
        for tile in tiles
        if hook in own_hooks(type(tile))
        and ((not tile.only_in_decline or tile is lent) if active else hook in tile.in_decline)
    ]


_hooks: WeakKeyDictionary[type[Tile], frozenset[str]] = WeakKeyDictionary()  # tiles of data come and go


def own_hooks(kind: type[Tile]) -> frozenset[str]:
    """The names of the hooks that a tile class does not merely inherit from `Tile`."""
    found = _hooks.get(kind)
    if found is None:
        names = [name for name in dir(Tile) if not name.startswith("_") and callable(getattr(Tile, name))]
        found = frozenset([name for name in names if getattr(kind, name) is not getattr(Tile, name)])
        _hooks[kind] = found
    return found


def seldom(board: Board, tiles: list[Tile]) -> int:
    """What a table need look at only if one of its tiles is so: HAGGLES, RESTLESS, REPEATS."""
    key = tuple(tiles)
    found = board.seldom.get(key)
    if found is None:
        found = 0
        for tile in tiles:
            hooks = own_hooks(type(tile))
            found |= 0 if _ON_OFFER.isdisjoint(hooks) else HAGGLES
            found |= RESTLESS if any(hook in tile.in_decline for hook in _AT_TURNS) else 0
            found |= REPEATS if "conquers_again" in hooks else 0
        board.seldom[key] = found
    return found


def kit_of(board: Board, tiles: list[Tile], active: bool, lent: Tile | None) -> Kit:
    """The kit of these tiles on this board; all games on the board share it."""
    key = (tuple(tiles), active, lent)
    found = board.kits.get(key)
    if found is None:
        found = board.kits[key] = Kit(board, tiles, active, lent)
    return found


def _features(board: Board, names: list[str]) -> int:
    mask = 0
    for name in names:
        if name:
            mask |= board.features[name]
    return mask
