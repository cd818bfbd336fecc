"""The columns of the tables that a graph observation has, by name; nothing in them depends on map, boxes or players.

>>> (len(NODE), len(TILE), len(PLAYER), len(GLOBAL), len(MOVE))
(69, 134, 15, 35, 43)
>>> [name for name in NODE if name.startswith("pays")], MOVE[:4]
(['pays-owner', 'pays-me'], ('there', 'verb:done', 'verb:expand', 'verb:decline'))
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from .abilities import AIMS, COLUMNS, FEATURES, FIND_COLUMNS, HELP, VERB_FLAGS

VERSION: Final = 1  # that of `small_world_v1`: counted up when a column changes its meaning

SEATS: Final = 5  # players there can be
OFFERS: Final = 6  # combos on offer
SLOTS: Final = 4  # races of one player: the active one, then the declined ones, the oldest first
TILES: Final = OFFERS + SEATS * SLOTS  # rows of the tile table; also the pointer that points nowhere
REGIONS: Final = 64  # rows of the node table, unless fewer are asked for
MOVES: Final = 256  # rows of the move table, unless fewer are asked for

GROUND: Final = FEATURES[:-2]  # what a terrain or symbol counts as
ENGINE_VERBS: Final = ("done", "expand", "decline", "pick", "conquer", "roll", "abandon", "place", "convert")

NODE: Final = (
    "there",
    *(f"ground:{name}" for name in GROUND),
    *("closed", "edge", "entry", "coast", "borders", "bare"),
    *(f"owner:{seat}" for seat in range(SEATS)),
    *("active", "declined", "acts", "tokens", "tribe", "monsters", "defence", "guard", "immune", "pieces", "shelters"),
    *(f"find:{name}" for name in FIND_COLUMNS),
    *("pays-owner", "pays-me", "near-me", "near-others", "reachable", "passing"),
    *("take", "die", "short", "barred", "cost", "spare", "needs", "chance", "uses"),
)
TILE: Final = (
    *("there", "offer", "active", "declined"),
    *(f"owner:{seat}" for seat in range(SEATS)),
    *("price", "coins", "affordable", "all-tokens"),
    *("hand", "waiting", "tokens-out", "regions", "income", "tray", "acts", "victim", "badge", "lent"),
    *("race-kept", "race-used", "power-kept", "power-used", "stock", "marks-me", "marks-others"),
    *(f"ability:{name}" for name in COLUMNS),
)
PLAYER: Final = (
    *("there", "me", "first", "turn", "decides", "attacked"),
    *("coins-known", "coins-least", "coins-most", "income", "regions", "tokens", "hand", "has-active", "declined"),
)
GLOBAL: Final = (
    *("offers", "picks", "opens", "fights", "late", "die_lies", "deals", "scored", "compels"),
    *("decides:turn", "decides:victim", "decides:nobody", "i-decide", "my-turn"),
    *("progress", "rounds", "rounds-left", "last-round", "players", "seat", "open-coins"),
    *("picked", "attempted", "raids", "die", "hand", "helpers", "lead"),
    *("stack", "returned", "badges", "discard", "unfound", "regions", "moves"),
)
MOVE: Final = (
    "there",
    *(f"verb:{name}" for name in ENGINE_VERBS),
    "verb:own",
    *(f"aim:{name}" for name in AIMS),
    *VERB_FLAGS,
    *("puts-guard", "puts-ward", "count", "share"),
    *(f"player:{seat}" for seat in range(SEATS)),
    *("means", "means:discount", "means:stand-in", *(f"means:{name}" for name in HELP[1:-1])),
    *("cost", "needs", "chance", "uses", "left"),
)
POINTERS: Final = ("node", "other", "tile", "id")  # of a move

# What one is in a column of the numbers that a game counts.
PER_TOKENS: Final = 20.0
PER_STRENGTH: Final = 10.0
PER_COINS: Final = 100.0
PER_INCOME: Final = 20.0
PER_REGIONS: Final = 20.0
PER_PAY: Final = 4.0
PER_FACE: Final = 3.0
PER_MEMORY: Final = 16.0
PER_STACK: Final = 40.0
PER_ROUNDS: Final = 10.0


def fingerprint() -> str:
    """A few letters that differ if any column of any table does: keep them beside what was trained on the tables."""
    tables = (NODE, TILE, PLAYER, GLOBAL, MOVE, POINTERS)
    text = "\n".join(" ".join(names) for names in tables)
    return f"v{VERSION}-{sha256(text.encode()).hexdigest()[:12]}"


def check_fingerprint(stored: str) -> None:
    """Refuse what was trained on tables with other columns."""
    if stored != fingerprint():
        raise ValueError(f"this was trained on the tables {stored or '(unknown)'}, and these are {fingerprint()}")
