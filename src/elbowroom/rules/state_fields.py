"""Every field of the state, written down once.

`python tools/make_state.py` makes state_base.py from this table: the slots, the empty table, copying, un-sharing and
what a position's fingerprint holds. A new field is a line here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

VALUE: Final = "value"  # a number, a text, a tuple or another thing that does not change: handed on as it is
OWN: Final = "own"  # a list that most moves change: every copy has its own from the start
SHARED: Final = "shared"  # a list that seldom changes: copies share it until one of them calls `unshare`
REPLACED: Final = "replaced"  # a list that is never changed, only replaced by another: copies share it for good
FRESH: Final = "fresh"  # a list that belongs to one move: a copy starts with an empty one


class Field(NamedTuple):
    """One field: what it is, how an empty table has it, how copies hold it, where the fingerprint has it."""

    name: str
    type: str
    start: str  # for an empty table; `table`, `stage`, `regions` and `races` (how many) can be used
    held: str
    about: str = ""
    key: str = ""  # in the fingerprint, "" for nowhere; fields with the same key are a list there, in this order
    told: str = "{}"  # how the fingerprint says it, where it is more than a number, a text or lists of them
    rare: bool = False  # the fingerprint has its key only where it is not nothing


FIELDS: Final = (
    Field("table", "Table", "table", VALUE),
    Field("board", "Board", "table.board", VALUE, key="map", told="{}.id"),
    # regions
    Field("holder", "list[int]", "[NOBODY] * regions", OWN, "the race whose tokens stand there", "holder"),
    Field("tokens", "list[int]", "[0] * regions", OWN, key="tokens"),
    Field("neutral", "list[int]", "[0] * regions", SHARED, "lost tribes or monsters", "neutral"),
    Field("pieces", "list[int]", "[0] * regions", SHARED, "counts of all pieces, PIECE_BITS each", "pieces"),
    Field("finds", "list[int]", "[0] * regions", SHARED, "relics and places, a bit each", "finds"),
    Field("wall", "list[int]", "list(table.board.base)", OWN, "what a plain attack by a stranger costs"),
    Field("monsters", "int", "0", VALUE, "the regions whose neutral defenders are monsters", "monsters"),
    Field("warded", "int", "0", VALUE, "the regions with a piece that makes them immune"),
    Field("find_regions", "int", "0", VALUE, "the regions with a relic or a place"),
    # races
    Field("tray", "list[int]", "[race.supply for race in table.races]", OWN, key="tray"),
    Field("hand", "list[int]", "[0] * races", OWN, key="hand"),
    Field(
        "waiting", "list[int]", "[0] * races", SHARED, "survivors that wait for their owner's redeployment", "waiting"
    ),
    Field("realm", "list[int]", "[0] * races", OWN, "the regions they hold"),
    Field("player", "list[int]", "[NOBODY] * races", SHARED, key="player"),
    Field("badge", "list[int]", "[NOBODY] * races", SHARED, key="badge"),
    Field("live", "list[bool]", "[False] * races", SHARED, "active?", "live"),
    Field("kits", "list[Kit | None]", "[None] * races", SHARED, "what they can do"),
    Field("watch", "tuple[int, ...]", "()", VALUE, "races whose abilities forbid attacks"),
    Field("guards", "tuple[int, ...]", "()", VALUE, "races whose abilities make their own regions dearer"),
    Field("ears", "tuple[int, ...]", "table.ears", VALUE, "races that are told what anybody does, -1 for the table"),
    Field("lent", "int", "NOBODY", VALUE, "a power lent by a place, and -1 where none is", "lent"),
    # players
    Field("coins", "list[int]", "[table.coins] * table.players", OWN, "5 to begin with (SETUP-8)", "coins"),
    Field(
        "counted",
        "list[tuple[int, int]]",
        "[(table.coins, table.coins)] * table.players",
        REPLACED,
        "least and most coins (purse.py)",
    ),
    Field("active", "list[int]", "[NOBODY] * table.players", SHARED, key="active"),
    Field("fallen", "list[tuple[int, ...]]", "[()] * table.players", SHARED, "declined races, oldest first", "fallen"),
    # tiles
    Field("kept", "list[int]", "[0] * len(table.slots)", SHARED, "what a tile remembers", "kept"),
    Field("spent", "list[int]", "[0] * len(table.slots)", SHARED, "and what of this turn only", "spent"),
    Field("out", "list[int]", "[0] * len(table.pieces)", SHARED, "how many of each piece lie on the map"),
    Field("spots", "list[int]", "[0] * len(table.pieces)", SHARED, "and in which regions"),
    # the offer, top to bottom, and what lies under it
    Field("offer_races", "list[int]", "[]", SHARED, key="offer"),
    Field("offer_powers", "list[int]", "[]", SHARED, key="offer"),
    Field("offer_coins", "list[int]", "[]", SHARED, key="offer"),
    Field("race_next", "tuple[int, ...]", "()", VALUE, "banners whose order is laid down, next first", "stacks"),
    Field("race_pool", "int", "0", VALUE, "those in no order yet: chance decides when one is turned up", "stacks"),
    Field("race_bottom", "tuple[int, ...]", "()", VALUE, "banners that came back, under all others", "stacks"),
    Field("power_next", "tuple[int, ...]", "()", VALUE, key="stacks"),
    Field("power_pool", "int", "0", VALUE, key="stacks"),
    Field("discard", "int", "0", VALUE, "badges laid aside until the stack is empty", "stacks"),
    Field("find_stack", "tuple[int, ...]", "()", VALUE, "finds still to come whose order is laid down", "unfound"),
    Field("find_pool", "int", "0", VALUE, key="unfound"),
    Field("unfound", "int", "0", VALUE, "how many of the pool are in the game", "unfound"),
    # the turn
    Field("round", "int", "1", VALUE, key="turn"),
    Field("turn", "int", "table.first", VALUE, "whose turn it is", "turn"),
    Field("mover", "int", "table.first", VALUE, "who decides", "turn"),
    Field("stage", "Stage", "stage", VALUE, key="turn", told="{}.name"),
    Field("race", "int", "NOBODY", VALUE, "the race that conquers in this stage", "turn"),
    Field("picked", "bool", "False", VALUE, "did the turn begin with a pick?", "turn"),
    Field("attempted", "bool", "False", VALUE, "has a conquest been tried this turn?", "turn"),
    Field("raids", "int", "0", VALUE, "non-empty regions the active race conquered this turn (CONQ-15)", "so_far"),
    Field("attacked", "int", "0", VALUE, "players whose active race the active race attacked this turn", "so_far"),
    Field("surge", "int", "0", VALUE, "a die rolled for the next conquest", "so_far"),
    Field("victims", "int", "0", VALUE, "races that lost a region this turn", "so_far"),
    Field("begun", "bool", "False", VALUE, "has the race that conquers now tried a conquest?", "so_far"),
    Field("detour", "str", '""', VALUE, "a stage that must come before the next one", "so_far"),
    Field("after", "str", '""', VALUE, "the stage that follows a detour", "so_far"),
    Field("dealing", "int", "NOBODY", VALUE, "a race that redeploys as it declines", "so_far"),
    Field("again", "bool", "False", VALUE, "do the conquests of the turn go on a second time?", "again", rare=True),
    # for one who watches the game and wants to look only at what has changed: he takes both back when he has looked
    Field("touched", "int", "(1 << regions) - 1", VALUE, "the regions in which something has changed"),
    Field("altered", "bool", "True", VALUE, "has a list been changed that copies share?"),
    # chance and what it gave; seeds and what is laid down belong to a running game, not to its position
    Field("dice_seed", "int", "0", VALUE),
    Field("deck_seed", "int", "0", VALUE),
    Field("branch", "int", "0", VALUE, "the number of a copy whose seeds still are the original's"),
    Field("forced", "tuple[tuple[str, str], ...]", "()", VALUE, "what chance gives next"),
    Field("chance", "list[tuple[str, str]]", "[]", FRESH, "what chance gave in this move"),
    Field("events", "list[Event]", "[]", FRESH, "what has happened in this move"),
    Field("legal", "list[Move]", "[]", REPLACED, key="legal", told="[move.text for move in {}]"),
)
