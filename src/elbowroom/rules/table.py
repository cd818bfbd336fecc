"""The table: what does not change in a game. Shared by all copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .ability import HOLDER, Piece, Power, Race, TableTile, Tile
from .house import number
from .kit import HAGGLES, REPEATS, RESTLESS, Kit, kit_of, seldom

if TYPE_CHECKING:
    from .board import Board
    from .moves import Verb
    from .relics_places import Find
    from .turn import Stage

NOBODY: Final = -1
NEUTRAL: Final = -2  # whom a conquest drove out: lost tribes or monsters
PIECE_BITS: Final = 4  # so many bits of `State.pieces` count one kind of piece
PIECE_MOST: Final = (1 << PIECE_BITS) - 1


class Table:
    """What does not change in a game: the board, the tiles in it, the variants. Shared by all copies."""

    __slots__ = (
        "_kits",
        "ability_proof",
        "aside",
        "aside_kit",
        "board",
        "boxes",
        "carried",
        "coins",
        "declined_races",
        "ears",
        "figures",
        "find_ids",
        "finds",
        "first",
        "haggles",
        "lender",
        "offer_size",
        "open_coins",
        "own_tokens_defend",
        "piece",
        "pieces",
        "players",
        "power_ids",
        "powers",
        "race_ids",
        "races",
        "repeats",
        "restless",
        "rolling",
        "rounds",
        "slots",
        "stages",
        "step_price",
        "tribes",
        "usual",
        "variants",
        "verbs",
        "wards",
    )

    def __init__(
        self,
        board: Board,
        boxes: tuple[str, ...],
        players: int,
        races: list[Race],
        powers: list[Power],
        finds: list[Find],
        stages: dict[str, Stage],
        variants: dict[str, object],
        usual: dict[str, object],
        rounds: int,
        first: int,
        open_coins: bool,
        carried: tuple[str, ...] = (),
        aside: list[TableTile] | None = None,
    ) -> None:
        self.board = board
        self.boxes = boxes
        self.players = players
        self.races = races
        self.powers = powers
        self.finds = finds
        self.race_ids = [tile.id for tile in races]
        self.power_ids = [tile.id for tile in powers]
        self.find_ids = [tile.id for tile in finds]
        self.variants = variants
        self.usual = usual  # the variants' default values
        self.own_tokens_defend = bool(variants.get("own_tokens_defend", False))
        self.coins = number(variants, "starting_coins")
        self.offer_size = number(variants, "offer_size")
        self.step_price = number(variants, "step_price")
        self.declined_races = number(variants, "declined_races")
        self.tribes = bool(variants.get("tribes", True))
        self.rounds = rounds
        self.first = first
        self.open_coins = open_coins
        self.carried = carried  # what records say of boxes of data
        self.stages = dict(stages)
        self.aside = aside or []  # tiles that lie beside the map
        tiles: list[Tile] = [*races, *powers, *finds, *self.aside]
        self.slots = {tile.id: number for number, tile in enumerate(tiles)}
        self.lender = next((at for at, tile in enumerate(finds) if tile.lends), NOBODY)
        self.pieces: list[Piece] = []
        self.wards: list[int] = []  # pieces that make their region immune against all but who holds it
        self.figures: list[int] = []  # and those whose immunity hangs on something else
        self.piece: dict[str, int] = {}  # the number of a piece by its id
        for tile in tiles:
            for piece in tile.pieces:
                if piece.id not in self.piece:
                    self.piece[piece.id] = len(self.pieces)
                    self.pieces.append(piece)
                    if piece.wards:
                        kind = self.wards if piece.warden == HOLDER else self.figures
                        kind.append(self.piece[piece.id])
            for stage in tile.stages:
                self.stages[stage.name] = stage
        self.verbs: list[Verb] = []  # all that can be said at this table, the engine's own first
        for stage in self.stages.values():
            self.verbs.extend(stage.verbs)
        for tile in tiles:
            self.verbs.extend(tile.verbs)
        self.rolling = {verb.id for verb in self.verbs if verb.rolls}  # verbs that roll the die
        # races against which no ability of others helps
        self.ability_proof = [at for at, tile in enumerate(races) if tile.ability_proof]
        self._kits: dict[int, Kit] = {}
        self.aside_kit = kit_of(board, list(self.aside), True, None)
        self.ears = (NOBODY,) if self.aside_kit.listens else ()
        rare = seldom(board, tiles)
        self.haggles = self.step_price != 1 or bool(rare & HAGGLES)  # may a combo's price be other than its place?
        self.repeats = bool(rare & REPEATS)  # may conquests begin a second time in a turn?
        self.restless = bool(rare & RESTLESS)  # does a declined race do something as its owner's turn begins or ends?

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        """A bot that is copied in the middle of a game knows its game by its table: there is only one."""
        return self

    def kit(self, race: int, power: int, live: bool, finds: int, lent: int) -> Kit:
        """The abilities of a race with this badge, these finds and a lent power."""
        badges = len(self.powers) + 1
        key = (((finds * len(self.races) + race) * badges + power + 1) * badges + lent + 1) * 2 + live
        found = self._kits.get(key)
        if found is None:
            tiles: list[Tile] = [self.races[race]]
            if power >= 0:
                tiles.append(self.powers[power])
            for at, tile in enumerate(self.finds):
                if finds >> at & 1:
                    tiles.append(tile)
            loan: Tile | None = None
            if lent >= 0:
                loan = self.powers[lent]
                tiles.append(loan)
            found = self._kits[key] = kit_of(self.board, tiles, live, loan)
        return found
