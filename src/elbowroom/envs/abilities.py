"""Abilities as numbers: what a tile declares, which hooks it has, what its verbs, pieces and stocks are.

Nothing here is a tile's name, so a tile that nobody has heard of is described by the same columns as any other. The
columns of a race and of its power are added up, as their abilities are.
"""

from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import GONE, OWNER, STAYS, SUPPLY, Piece, Race, Tile
from elbowroom.rules.kit import own_hooks
from elbowroom.rules.moves import COMBO, NOTHING, PLAYER, REGION, REGIONS, RELIC, Verb
from elbowroom.rules.relics_places import Find, Relic
from elbowroom.rules.state import State, occupy, refit
from elbowroom.rules.table import Table

FEATURES: Final = (
    *("farmland", "forest", "hill", "swamp", "mountain", "mine", "magic", "cavern", "vent"),
    *("water", "river", "chasm", "coast", "any"),
)  # what a coin, a discount or a terrain can hang on, whichever box the board comes from
FLAGS: Final = (
    *("rolls_before", "ability_proof", "last_redeploy", "vanishes", "before_tokens", "after_tokens", "keeps_badge"),
    *("in_decline", "only_in_decline", "stays_whole", "beyond_limit", "fights_on", "opens", "avoids"),
)  # declared values of a tile of which only counts whether there is one
HOOKS: Final = (
    *(
        "entry",
        "reach",
        "links",
        "joins",
        "discounts",
        "overlooks",
        "forbids",
        "auxiliaries",
        "replaceable",
        "stands_for",
    ),
    *("start_moves", "conquest_moves", "redeploy_first", "redeploy_moves", "redeploy_pending", "end_moves"),
    *("retreat_moves", "taken", "turn_starts", "readied", "conquered", "settled", "lost", "attacked"),
    *("redeploy_opens", "redeploy_closes", "turn_ends", "after_end", "declines", "losses", "coin_regions", "coins"),
)
AIMS: Final = (NOTHING, REGION, REGIONS, PLAYER, COMBO, RELIC)
VERB_FLAGS: Final = ("counted", "must", "takes", "helped", "rolls")
FATES: Final = (SUPPLY, OWNER, GONE, STAYS)
PIECE_FLAGS: Final = ("wards", "shelters", "figure", "needs_tokens")
HELP: Final = ("helps", "any_reach", "as_if_empty", "spares", "replaces_token", "placed")  # of relics

TOKENS: Final = 20.0  # more tokens than that no race has
COINS: Final = 10.0
PIECES: Final = 10.0
RAIDS: Final = 2  # non-empty regions conquered in the turn that is asked about
HELD: Final = 4  # regions held in it

COLUMNS: Final = (
    *("tokens", "extra-tokens", "supply", "handicap", "flat-coins", "raid-coins"),
    *(f"coin:{name}" for name in FEATURES),
    *(f"discount:{name}" for name in FEATURES),
    *FLAGS,
    *(f"hook:{name}" for name in HOOKS),
    *("verbs", *(f"aim:{name}" for name in AIMS), *(f"verb:{name}" for name in VERB_FLAGS)),
    *("pieces", "piece:guard", *(f"piece:{name}" for name in PIECE_FLAGS), *(f"fate:{name}" for name in FATES)),
    *("stocks", "stock:players"),
)
FIND_HOOKS: Final = ("coins", "coin_regions", "links", "turn_starts", "conquest_moves", "redeploy_moves", "end_moves")
FIND_COLUMNS: Final = (
    *("relic", "place", "guard", "discount", "lends", "never_doubled", *HELP),
    *(f"hook:{name}" for name in FIND_HOOKS),
)


def ability_rows(table: Table) -> tuple[list[list[float]], list[list[float]]]:
    """The columns of every race and of every power of a table, each in the table's order."""
    return [_row(table, tile) for tile in table.races], [_row(table, tile) for tile in table.powers]


def find_rows(table: Table) -> list[list[float]]:
    """The columns of every relic and place, which lie in regions."""
    return [_find_row(tile) for tile in table.finds]


def _row(table: Table, tile: Tile) -> list[float]:
    hooks = own_hooks(type(tile))
    flat, with_raids = _coins(table, tile) if "coins" in hooks else (0, 0)
    row = [
        tile.tokens / TOKENS,
        tile.extra_tokens / TOKENS if isinstance(tile, Race) else 0.0,
        tile.supply / TOKENS if isinstance(tile, Race) else 0.0,
        float(tile.handicap),
        flat / COINS,
        (with_raids - flat) / RAIDS,
    ]
    row.extend([float(tile.coin_feature == name) for name in FEATURES])
    row.extend([float(name in tile.discount_features) for name in FEATURES])
    row.extend([float(bool(getattr(tile, name))) for name in FLAGS])
    row.extend([float(name in hooks) for name in HOOKS])
    row.extend(_verb_columns(tile.verbs))
    row.extend(_piece_columns(tile.pieces))
    row.append(len(tile.stocks) / PIECES)
    row.append(float(any(stock.players for stock in tile.stocks)))
    return row


def _verb_columns(verbs: tuple[Verb, ...]) -> list[float]:
    row = [float(bool(verbs))]
    row.extend([float(any(verb.aim == aim for verb in verbs)) for aim in AIMS])
    row.extend([float(any(getattr(verb, name) for verb in verbs)) for name in VERB_FLAGS])
    return row


def _piece_columns(pieces: tuple[Piece, ...]) -> list[float]:
    row = [sum(piece.supply for piece in pieces) / PIECES, float(sum(piece.guard for piece in pieces))]
    row.extend([float(any(getattr(piece, name) for piece in pieces)) for name in PIECE_FLAGS])
    row.extend([float(any(piece.fate == fate for piece in pieces)) for fate in FATES])
    return row


def _find_row(tile: Find) -> list[float]:
    hooks = own_hooks(type(tile))
    relic = tile if isinstance(tile, Relic) else None
    row = [float(relic is not None), float(relic is None), float(tile.guard)]
    row.append(relic.discount / 2 if relic is not None else 0.0)
    row.extend([float(tile.lends), float(tile.never_doubled)])
    row.extend([float(relic is not None and bool(getattr(relic, name))) for name in HELP])
    row.extend([float(name in hooks) for name in FIND_HOOKS])
    return row


def _coins(table: Table, tile: Tile) -> tuple[int, int]:
    """What a tile pays besides regions to a race in its first turn: without a raid, and with some."""
    s = State(table, next(iter(table.stages.values())))
    race = next((at for at, one in enumerate(table.races) if one is tile), 0)
    s.unshare()
    s.player[race] = 0
    s.active[0] = race
    s.live[race] = True
    s.badge[race] = next((at for at, one in enumerate(table.powers) if one is tile), -1)
    s.turn = s.mover = 0
    s.race = race
    s.picked = True
    for region in _land(table):
        occupy(s, region, race, 1)
    refit(s, race)
    tile.taken(s, race)
    flat = tile.coins(s, race)
    s.raids = RAIDS
    return flat, tile.coins(s, race)


def _land(table: Table) -> tuple[int, ...]:
    """A few regions that hang together."""
    board = table.board
    land = board.everything & ~board.closed & ~board.void & ~board.rivers
    held = (land & board.border or land) & -(land & board.border or land)
    while held.bit_count() < HELD and (more := board.around(held) & land & ~held):
        held |= more & -more
    return board.each(held)
