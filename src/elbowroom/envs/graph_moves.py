"""Legal moves as rows of features with pointers into the other tables, so that a net can score each of them.

What a move is by itself is worked out once for every id of the action table; only what hangs on the position is written
anew. Only the standard library is used here, so this compiles like the rules.
"""

from __future__ import annotations

from array import array

from elbowroom.rules.moves import COMBO, PLAYER, REGIONS, RELIC, Move, Verb
from elbowroom.rules.relics_places import Relic
from elbowroom.rules.state import State
from elbowroom.rules.table import Table

from .abilities import AIMS, HELP, VERB_FLAGS
from .actions import ActionTable
from .graph_layout import (
    ENGINE_VERBS,
    MOVE,
    OFFERS,
    PER_FACE,
    PER_STRENGTH,
    PER_TOKENS,
    POINTERS,
    SLOTS,
    TILES,
)
from .outlook import Outlook


class Said:
    """What is known of a move before any position is: its columns, its regions, its aim."""

    __slots__ = ("aim", "at", "columns", "count", "own", "region", "relic", "takes", "to")

    def __init__(self, at: int, move: Move, verb: Verb, table: Table, none: int) -> None:
        board = table.board
        self.at = at  # its id
        self.aim = verb.aim
        self.takes = verb.takes
        self.own = move.verb not in ENGINE_VERBS  # is it a tile's?
        self.count = move.count
        self.region = board.index[move.region] if move.region else none
        self.to = board.index[move.item] if verb.aim == REGIONS else none
        self.relic = table.find_ids.index(move.item) if verb.aim == RELIC else -1
        self.columns = _columns(move, verb, table)


class MoveRows:
    """Writes the move table of a position."""

    __slots__ = ("_attack", "_none", "_player", "_said", "_share", "moves", "pointers", "width")

    def __init__(self, table: Table, actions: ActionTable, regions: int, moves: int) -> None:
        self.moves = moves
        self.width = len(MOVE)
        self.pointers = len(POINTERS)
        self._none = regions
        self._share = MOVE.index("share")
        self._player = MOVE.index("player:0")
        self._attack = MOVE.index("cost")
        self._said: dict[Move, Said] = {}
        for at, move in enumerate(actions.moves):
            self._said[move] = Said(at, move, _verb(table, move), table, regions)

    def write(self, s: State, seat: int, outlook: Outlook, row_of: list[int], vector: array[float], at: int) -> None:
        """Rows from `at` on, then the pointers of all rows."""
        width = self.width
        pointer = at + self.moves * width
        players = s.table.players
        fights = outlook.race >= 0 and outlook.s is s  # not where prospects are those after another move
        default = _default_row(s, seat, row_of)
        for move in listed(s.legal, self.moves):
            said = self._said[move]
            vector[at : at + width] = said.columns
            tile = default
            if said.aim == COMBO or (move.verb == "pick" and said.count):
                tile = said.count - 1 if said.count <= OFFERS else TILES  # a longer offer than there are rows
            elif said.own:
                tile = _owner_row(s, seat, move.verb, row_of, default)
            elif said.region < self._none and not said.takes and s.holder[said.region] >= 0:
                tile = row_of[s.holder[said.region]]
            if said.aim == PLAYER:
                vector[at + self._player + (said.count - 1 - seat) % players] = 1
            elif said.count and said.region < self._none:
                self._deal(s, said, tile, row_of, vector, at)
            node = said.region
            if said.relic >= 0:
                node = _where(s, said.relic, self._none)
            if fights and said.takes:
                attack = outlook.of(move, said.region)
                if attack is not None:
                    start = at + self._attack
                    vector[start] = attack.cost / PER_STRENGTH
                    vector[start + 1] = attack.needs / PER_FACE
                    vector[start + 2] = attack.chance
                    vector[start + 3] = attack.uses / PER_STRENGTH
                    vector[start + 4] = attack.left / PER_TOKENS
            vector[pointer] = node
            vector[pointer + 1] = said.to
            vector[pointer + 2] = tile
            vector[pointer + 3] = said.at
            at += width
            pointer += self.pointers

    def _deal(self, s: State, said: Said, tile: int, row_of: list[int], vector: array[float], at: int) -> None:
        """The share of the hand that is dealt."""
        holder = s.holder[said.region]
        if holder >= 0 and row_of[holder] == tile and not said.own and s.hand[holder]:
            vector[at + self._share] = said.count / s.hand[holder]


def listed(legal: list[Move], rows: int) -> list[Move]:
    """The legal moves that have rows: all, but where they are too many those with relics are left out first."""
    if len(legal) <= rows:
        return legal
    plain = [move for move in legal if not move.means]
    helped = [move for move in legal if move.means]
    return (plain + helped)[:rows]


def _default_row(s: State, seat: int, row_of: list[int]) -> int:
    """The race that acts for the observer, or his active one, or none."""
    if s.race >= 0 and s.player[s.race] == seat:
        return row_of[s.race]
    return row_of[s.active[seat]] if s.active[seat] >= 0 else TILES


def _owner_row(s: State, seat: int, verb: str, row_of: list[int], default: int) -> int:
    """The race whose tile says this verb."""
    active = s.active[seat]
    if active >= 0 and verb in s.kit(active).verbs:
        return row_of[active]
    for race in s.fallen[seat]:
        if verb in s.kit(race).verbs:
            return row_of[race]
    return default


def _where(s: State, find: int, none: int) -> int:
    for region in s.board.each(s.find_regions):
        if s.finds[region] >> find & 1:
            return region
    return none


def rows_of_races(s: State, seat: int) -> list[int]:
    """The row in the tile table of every race in play; for others the row past the last."""
    row_of = [TILES] * len(s.player)
    players = s.table.players
    for player in range(players):
        first = OFFERS + (player - seat) % players * SLOTS
        if s.active[player] >= 0:
            row_of[s.active[player]] = first
        slot = 1
        for race in s.fallen[player]:
            row_of[race] = first + (slot if slot < SLOTS else SLOTS - 1)
            slot += 1
    return row_of


# --- what a move is by itself -----------------------------------------------------------------------------------------


def _verb(table: Table, move: Move) -> Verb:
    """The verb of a move; where two read alike, the one that aims as the move does."""
    found = [verb for verb in table.verbs if verb.id == move.verb]
    for verb in found:
        if (verb.aim in ("region", "regions")) == bool(move.region):
            return verb
    return found[0] if found else Verb(move.verb)


def _columns(move: Move, verb: Verb, table: Table) -> array[float]:
    row = array("f", bytes(4 * len(MOVE)))
    row[0] = 1
    name = f"verb:{move.verb}" if move.verb in ENGINE_VERBS else "verb:own"
    row[MOVE.index(name)] = 1
    row[MOVE.index(f"aim:{verb.aim}") if verb.aim in AIMS else 0] = 1
    for flag in VERB_FLAGS:
        row[MOVE.index(flag)] = float(bool(getattr(verb, flag)))
    if verb.puts:
        piece = table.pieces[table.piece[verb.puts]]
        row[MOVE.index("puts-guard")] = piece.guard
        row[MOVE.index("puts-ward")] = float(piece.wards)
    if verb.aim != PLAYER:
        row[MOVE.index("count")] = move.count / PER_STRENGTH
    for means in move.means:
        row[MOVE.index("means")] += 1 / 4
        relic = next((find for find in table.finds if find.id == means), None)
        if not isinstance(relic, Relic):
            row[MOVE.index("means:stand-in")] = 1
            continue
        row[MOVE.index("means:discount")] += relic.discount / 2
        for aid in HELP[1:-1]:
            if getattr(relic, aid):
                row[MOVE.index(f"means:{aid}")] = 1
    return row
