"""The graph observation: a map's regions, the tiles, players and legal moves as tables of one size for every game.

Rows are padded, players counted from the observer on, numbers about -1 to 1; graph_layout.py has the columns' names,
docs/environments.md explains them. One vector holds all tables one after the other, so that batches are plain arrays;
`slices` says where each table lies. Only the standard library is used here, so this compiles like the rules.
"""

from __future__ import annotations

from array import array

from elbowroom.rules.setup import SetupError
from elbowroom.rules.stages import NO_ONE, TURN, VICTIM
from elbowroom.rules.state import State
from elbowroom.rules.table import PIECE_BITS, PIECE_MOST, Table
from elbowroom.rules.view import View, counted

from .abilities import find_rows
from .actions import ActionTable
from .graph_layout import (
    GLOBAL,
    GROUND,
    MOVE,
    MOVES,
    NODE,
    PER_COINS,
    PER_FACE,
    PER_INCOME,
    PER_PAY,
    PER_REGIONS,
    PER_ROUNDS,
    PER_STACK,
    PER_STRENGTH,
    PER_TOKENS,
    PLAYER,
    POINTERS,
    REGIONS,
    SEATS,
    TILE,
    TILES,
)
from .graph_moves import MoveRows, rows_of_races
from .graph_tiles import Sums, TileRows, coin_masks
from .outlook import Outlook


class GraphEncoder:
    """Turns views of games at one kind of table into vectors; only paddings can be chosen, columns are the same."""

    __slots__ = (
        "_finds",
        "_fixed",
        "_fixed_at",
        "_globals",
        "_holders",
        "_moves",
        "_node",
        "_owner",
        "_pays",
        "_players",
        "_rows",
        "_tile_rows",
        "_tiles",
        "_verdict",
        "board",
        "moves",
        "near",
        "regions",
        "size",
        "slices",
    )

    def __init__(self, table: Table, actions: ActionTable, regions: int = REGIONS, moves: int = MOVES) -> None:
        board = table.board
        if len(board.ids) > regions:
            raise SetupError(f"this map has {len(board.ids)} regions, and the node table has room for {regions}")
        if table.players > SEATS:
            raise SetupError(f"there are {table.players} players, and the tables have room for {SEATS}")
        self.board = board
        self.regions = regions
        self.moves = moves
        self.near = list(board.near)
        self._node = len(NODE)
        self._tiles = regions * self._node
        self._players = self._tiles + TILES * len(TILE)
        self._globals = self._players + SEATS * len(PLAYER)
        self._holders = self._globals + len(GLOBAL)
        self._moves = self._holders + regions
        pointers = self._moves + moves * len(MOVE)
        self.size = pointers + moves * len(POINTERS)
        self.slices = {
            "nodes": (0, (regions, self._node)),
            "tiles": (self._tiles, (TILES, len(TILE))),
            "players": (self._players, (SEATS, len(PLAYER))),
            "globals": (self._globals, (len(GLOBAL),)),
            "holders": (self._holders, (regions,)),
            "moves": (self._moves, (moves, len(MOVE))),
            "pointers": (pointers, (moves, len(POINTERS))),
        }
        self._owner = NODE.index("owner:0")
        self._fixed_at = NODE.index("find:relic")
        self._pays = NODE.index("pays-owner")
        self._verdict = NODE.index("take")
        self._tile_rows = TileRows(table, self._tiles)
        self._rows = MoveRows(table, actions, regions, moves)
        self._finds = find_rows(table)
        self._fixed = self._printed(table)

    def _printed(self, table: Table) -> array[float]:
        """The vector of an empty table: what is printed on the board; pointers point nowhere."""
        vector = array("f", bytes(4 * self.size))
        board = table.board
        flags = 1 + len(GROUND)
        for at in range(len(board.ids)):
            row = at * self._node
            vector[row] = 1
            for offset, name in enumerate(GROUND):
                vector[row + 1 + offset] = board.features[name] >> at & 1
            for offset, mask in enumerate((board.closed, board.edge, board.border, board.coast)):
                vector[row + flags + offset] = mask >> at & 1
            vector[row + flags + 4] = board.near[at].bit_count() / PER_STRENGTH
            vector[row + flags + 5] = board.base[at] / PER_STRENGTH
        for at in range(self._holders, self._moves):
            vector[at] = TILES
        for at in range(self._moves + self.moves * len(MOVE), self.size, len(POINTERS)):
            vector[at] = vector[at + 1] = self.regions
            vector[at + 2] = TILES
        return vector

    def adjacency(self) -> list[list[int]]:
        """Ones where two regions border each other, padded as the node table is."""
        rows = [[mask >> other & 1 for other in range(self.regions)] for mask in self.near]
        return rows + [[0] * self.regions for _ in range(self.regions - len(rows))]

    # --- a position -------------------------------------------------------------------------------------------------

    def encode(self, view: View) -> array[float]:
        """The observation of the view's player."""
        s = view.state
        seat = max(view.player - 1, 0)
        vector = self._fixed[:]
        row_of = rows_of_races(s, seat)
        outlook = Outlook(s)
        sums = self._tile_rows.write(s, seat, row_of, vector)
        self._write_regions(s, seat, row_of, vector)
        if s.active[seat] >= 0 or outlook.race >= 0:
            self._write_outlook(s, seat, outlook, vector)
        self._write_players(s, seat, sums, vector)
        self._write_globals(s, seat, outlook, vector)
        if s.legal:
            self._rows.write(s, seat, outlook, row_of, vector, self._moves)
        return vector

    def _write_regions(self, s: State, seat: int, row_of: list[int], vector: array[float]) -> None:
        """What lies and stands in the regions."""
        width = self._node
        players = s.table.players
        holder, tokens, neutral, wall, base = s.holder, s.tokens, s.neutral, s.wall, self.board.base
        owner = self._owner
        state = (
            owner + SEATS
        )  # active, declined, acts, tokens, tribe, monsters, defence, guard, immune, pieces, shelters
        at = -width
        for region in range(len(base)):
            at += width
            race = holder[region]
            stands = 0
            if race >= 0:
                vector[self._holders + region] = row_of[race]
                vector[at + owner + (s.player[race] - seat) % players] = 1
                vector[at + state + (0 if s.live[race] else 1)] = 1
                if race == s.race:
                    vector[at + state + 2] = 1
                stands = tokens[region]
                vector[at + state + 3] = stands / PER_STRENGTH
            if neutral[region]:
                monsters = s.monsters >> region & 1
                vector[at + state + 4 + monsters] = neutral[region] / PER_PAY
                stands += neutral[region]
            vector[at + state + 6] = wall[region] / PER_STRENGTH
            guard = wall[region] - base[region] - stands
            if guard:
                vector[at + state + 7] = guard / PER_PAY
        for region in self.board.each(s.warded):
            vector[region * width + state + 8] = 1
        for piece, mask in enumerate(s.spots):
            for region in self.board.each(mask):
                count = s.pieces[region] >> (PIECE_BITS * piece) & PIECE_MOST
                vector[region * width + state + 9] += count / PER_PAY
                if s.table.pieces[piece].shelters:
                    vector[region * width + state + 10] = 1
        for region in self.board.each(s.find_regions):
            start = region * width + self._fixed_at
            for find in self.board.each(s.finds[region]):
                for offset, value in enumerate(self._finds[find]):
                    if value:
                        vector[start + offset] = value

    def _write_outlook(self, s: State, seat: int, outlook: Outlook, vector: array[float]) -> None:
        """What regions would pay the observer, who is near, and what attacks would cost."""
        width = self._node
        pays = self._pays  # pays-owner, pays-me, near-me, near-others, reachable, passing
        board = self.board
        race = outlook.race if outlook.race >= 0 else s.active[seat]
        kit = s.kit(race)
        at = pays + 1
        for _ in board.base:
            vector[at] = 1 / PER_PAY
            at += width
        for mask in coin_masks(s, race, kit):
            for region in board.each(mask):
                vector[region * width + pays + 1] += 1 / PER_PAY
        for region in board.each(board.around(s.realm[race])):
            vector[region * width + pays + 2] = 1
        for player, active in enumerate(s.active):
            if player != seat and active >= 0:
                for region in board.each(board.around(s.realm[active])):
                    vector[region * width + pays + 3] += 1 / PER_PAY
        for region in board.each(board.rivers & ~kit.settles):
            vector[region * width + pays + 5] = 1
        if outlook.race < 0:
            return
        for region in board.each(outlook.reached):
            vector[region * width + pays + 4] = 1
        self._write_verdicts(outlook, vector)

    def _write_verdicts(self, outlook: Outlook, vector: array[float]) -> None:
        """For every region: take, die, short or barred; cost, spare tokens, the face needed, chance, tokens used."""
        width = self._node
        start = self._verdict
        cost = outlook.cost
        for region in range(len(cost)):
            low = 1 << region
            if outlook.takes & low:
                attack = outlook.conquest(region, cost[region])
                vector[start] = 1
            elif outlook.by_die & low:
                attack = outlook.gamble(region, cost[region])
                vector[start + 1] = 1
                vector[start + 6] = attack.needs / PER_FACE
            elif outlook.targets & low:
                vector[start + 2] = 1
                vector[start + 4] = cost[region] / PER_STRENGTH
                vector[start + 5] = (outlook.force(region) - cost[region]) / PER_STRENGTH
                start += width
                continue
            else:
                vector[start + 3] = 1
                start += width
                continue
            vector[start + 4] = attack.cost / PER_STRENGTH
            vector[start + 5] = (outlook.force(region) - attack.cost) / PER_STRENGTH
            vector[start + 7] = attack.chance
            vector[start + 8] = attack.uses / PER_STRENGTH
            start += width

    def _write_players(self, s: State, seat: int, sums: Sums, vector: array[float]) -> None:
        players = s.table.players
        for player in range(players):
            at = self._players + (player - seat) % players * len(PLAYER)
            vector[at] = 1  # there, me, first, turn, decides, attacked, coins-known, …
            vector[at + 1] = float(player == seat)
            vector[at + 2] = float(player == s.table.first)
            vector[at + 3] = float(player == s.turn)
            vector[at + 4] = float(player == s.mover)
            vector[at + 5] = s.attacked >> player & 1
            least, most = counted(s, player)
            vector[at + 6] = float(least == most)
            vector[at + 7] = least / PER_COINS
            vector[at + 8] = most / PER_COINS
            vector[at + 9] = sums.income[player] / PER_INCOME
            vector[at + 10] = sums.regions[player] / PER_REGIONS
            vector[at + 11] = sums.tokens[player] / PER_TOKENS
            vector[at + 12] = sums.hand[player] / PER_TOKENS
            vector[at + 13] = float(s.active[player] >= 0)
            vector[at + 14] = len(s.fallen[player]) / PER_PAY

    def _write_globals(self, s: State, seat: int, outlook: Outlook, vector: array[float]) -> None:
        at = self._globals
        stage, table = s.stage, s.table
        facts = (stage.offers, stage.picks, stage.opens, stage.fights, stage.late, stage.die_lies, stage.deals)
        for fact in (*facts, stage.scored, stage.compels):
            vector[at] = float(fact)
            at += 1
        for who in (TURN, VICTIM, NO_ONE):
            vector[at] = float(stage.decides == who)
            at += 1
        lead = 0
        if table.players > 1:
            others = [counted(s, player) for player in range(table.players) if player != seat]
            mine = counted(s, seat)
            lead = mine[0] + mine[1] - max([least + most for least, most in others])
        numbers = (
            float(s.mover == seat),
            float(s.turn == seat),
            (s.round - 1) / table.rounds,
            table.rounds / PER_ROUNDS,
            (table.rounds - s.round) / PER_ROUNDS,
            float(s.round >= table.rounds),
            table.players / SEATS,
            (seat - table.first) % table.players / SEATS,
            float(table.open_coins),
            float(s.picked),
            float(s.attempted),
            s.raids / PER_STRENGTH,
            s.surge / PER_FACE,
            outlook.hand / PER_TOKENS,
            outlook.helpers / PER_STRENGTH,
            lead / PER_COINS,
            s.race_pool.bit_count() / PER_STACK,
            len(s.race_bottom) / PER_STACK,
            s.power_pool.bit_count() / PER_STACK,
            s.discard.bit_count() / PER_STACK,
            s.unfound / PER_STACK,
            len(self.board.ids) / REGIONS,
            min(len(s.legal) / REGIONS, 1.0),
        )
        vector[at : at + len(numbers)] = array("f", numbers)
