"""Setting a game up (SETUP, CUSTOM, U-SETUP, U-MIX): which tiles are in it, and how the table looks at the start."""

from __future__ import annotations

from .ability import Power, Race, TableTile, Tile
from .board import Board
from .chance import draw, mix, reseed
from .conquest import Conquest, LateConquest
from .house import HouseRule, house_rules
from .notices import round_starts
from .offer import refill
from .pick import Pick
from .redeploy import Redeploy, Retreat
from .relics_places import Find
from .scoring import End, Score
from .stages import CONQUEST, END, MODE, OVER, PICK, REDEPLOY, RETREAT, SCORE
from .state import State
from .table import Table
from .turn import Mode, Over, Stage, start_turn

ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}  # SETUP-2
MONSTERS = 14  # U-COMP-06
LARGEST_BADGE = 5  # COMP-14, CUSTOM-3
LARGEST_BANNER = 10  # CUSTOM-1


class SetupError(ValueError):
    """A game that cannot be set up, and why."""


class Box:
    """What is in a box: tiles, and the names of its maps."""

    __slots__ = ("aside", "data", "finds", "id", "maps", "powers", "races", "variants")

    def __init__(
        self,
        id: str,
        races: list[Race],
        powers: list[Power],
        finds: list[Find],
        maps: dict[int, str],
        data: str = "",
        aside: list[TableTile] | None = None,
        variants: dict[str, object] | None = None,
    ) -> None:
        self.id = id
        self.races = races
        self.powers = powers
        self.finds = finds
        self.maps = maps  # by number of players
        self.data = data  # for a box of data: all it says, so that records can carry it
        self.aside = aside or []  # tiles that lie beside the map
        self.variants = variants or {}  # house rules that hold with it where the table says nothing else


def lay_table(
    board: Board,
    boxes: list[Box],
    players: int,
    *,
    rounds: int | None = None,
    first: int = 1,
    variants: dict[str, object] | None = None,
    open_coins: bool = False,
    own_races: list[Race] | None = None,
    own_powers: list[Power] | None = None,
    own_aside: list[TableTile] | None = None,
    carried: tuple[str, ...] = (),
    markers: bool = True,
) -> Table:
    """What the game is played with: tiles that make no sense on this board are left out (U-MIX-02)."""
    if not 2 <= players <= 5:
        raise SetupError(f"a game has 2 to 5 players, not {players}")
    if not 1 <= first <= players:
        raise SetupError(f"the first player must be one of 1 to {players}, not {first}")
    known = known_variants(boxes, own_races or [], own_powers or [])
    chosen = check_variants({**_of_boxes(boxes, known), **(variants or {})}, known)
    said = chosen.pop("rounds")
    if rounds is None and isinstance(said, int) and said:
        rounds = said
    open_coins = bool(chosen.pop("open_coins")) or open_coins
    if rounds is None:  # a map that knows for how many it is knows for how long, too
        rounds = board.rounds if board.players == players else ROUNDS[players]
    last = rounds
    if not 1 <= last <= 100:
        raise SetupError(f"a game has 1 to 100 rounds, not {last}")
    races = [tile for box in boxes for tile in box.races]
    powers = [tile for box in boxes for tile in box.powers]
    finds = [tile for box in boxes for tile in box.finds]
    _check_names(races, powers)
    if len(own_races or []) > 1 or len(own_powers or []) > 1:
        raise SetupError("there is one blank banner and one blank badge (CUSTOM-1, CUSTOM-3)")
    for race in own_races or []:
        races = _with_own_race(races, race)
    for power in own_powers or []:
        _check_own_power(power, powers)
        powers = [*powers, power]
    markers = markers and bool(finds)
    races = [tile for tile in races if makes_sense(board, tile, markers)]
    powers = [tile for tile in powers if makes_sense(board, tile, markers)]
    return Table(
        board,
        tuple(box.id for box in boxes),
        players,
        races,
        powers,
        finds,
        _stages(races),
        chosen,
        {rule.name: rule.values[0] for rule in known if not rule.setting},
        last,
        first - 1,
        open_coins,
        (*(box.data for box in boxes if box.data), *carried),
        [*(tile for box in boxes for tile in box.aside), *(own_aside or [])],
    )


def _of_boxes(boxes: list[Box], known: list[HouseRule]) -> dict[str, object]:
    """The house rules that boxes of one's own bring, a later box's before an earlier one's; those of tiles that are
    not in the game do not matter."""
    names = {rule.name for rule in known}
    return {name: value for box in boxes for name, value in box.variants.items() if name in names}


def check_variants(variants: dict[str, object], known: list[HouseRule]) -> dict[str, object]:
    """All variants with their values, the usual one where none is given."""
    chosen: dict[str, object] = {rule.name: rule.values[0] for rule in known}
    if not variants:
        return chosen
    rules = {rule.name: rule for rule in known}
    for name, value in variants.items():
        if name not in rules:
            raise SetupError(f"there is no variant {name}; there are {', '.join(rules)}")
        fault = rules[name].fault(value)
        if fault:
            raise SetupError(fault)
        chosen[name] = value
    return chosen


def known_variants(
    boxes: list[Box], own_races: list[Race] | None = None, own_powers: list[Power] | None = None
) -> list[HouseRule]:
    """The engine's house rules and those of the tiles in these boxes."""
    tiles: list[Tile] = [*(own_races or []), *(own_powers or [])]
    for box in boxes:
        tiles.extend([*box.races, *box.powers, *box.aside])
    return house_rules(tiles)


def makes_sense(board: Board, tile: Tile, markers: bool) -> bool:
    """Can this tile do what it is for on this board (U-MIX-02, U-MIX-08)?"""
    return board.box in tile.boards and (markers or not tile.needs_finds)


def _check_names(races: list[Race], powers: list[Power]) -> None:
    """Boxes of one's own may meet others': what one says must not mean two things."""
    names: set[str] = set()
    for tile in (*races, *powers):
        said = [f"{tile.kind} {tile.id}"]
        if tile.box:
            said += [f"marker {piece.id}" for piece in tile.pieces]
        for name in said:
            if name in names:
                raise SetupError(f"{name} comes with two of these boxes")
            names.add(name)


def _with_own_race(races: list[Race], own: Race) -> list[Race]:
    """A race of the players' own instead of the one whose tokens it uses (CUSTOM-1, CUSTOM-2, CUSTOM-4)."""
    stand_in = next((race for race in races if race.id == own.stand_in), None)
    if any(race.id == own.id for race in races):
        raise SetupError(f"race {own.id}: there is a race of that name already")
    if stand_in is None:
        raise SetupError(f"race {own.id}: its stand-in {own.stand_in or '(none)'} is not in these boxes (CUSTOM-2)")
    if not 1 <= own.tokens <= LARGEST_BANNER:
        raise SetupError(f"race {own.id}: a banner gives 1 to {LARGEST_BANNER} tokens, not {own.tokens} (CUSTOM-1)")
    need = own.tokens + own.extra_tokens + LARGEST_BADGE
    if own.supply != stand_in.supply:
        raise SetupError(f"race {own.id}: it has its stand-in's {stand_in.supply} tokens, not {own.supply} (CUSTOM-2)")
    if stand_in.supply < need:
        raise SetupError(
            f"race {own.id}: it may need {need} tokens, its stand-in {stand_in.id} has {stand_in.supply} (CUSTOM-4)"
        )
    return [own if race is stand_in else race for race in races]


def _check_own_power(own: Power, powers: list[Power]) -> None:
    """A power of the players' own (CUSTOM-3)."""
    if any(power.id == own.id for power in powers):
        raise SetupError(f"power {own.id}: there is a power of that name already")
    if not 0 <= own.tokens <= LARGEST_BADGE:
        raise SetupError(f"power {own.id}: a badge gives 0 to {LARGEST_BADGE} tokens, not {own.tokens} (CUSTOM-3)")


def usual_stages() -> list[Stage]:
    """The stages that every game has."""
    return [
        Pick(PICK),
        Mode(MODE),
        Conquest(CONQUEST),
        Redeploy(REDEPLOY),
        Score(SCORE),
        End(END),
        Retreat(RETREAT),
        Over(OVER),
    ]


def stages_of(tile: Tile) -> list[Stage]:
    """The stages that a tile brings."""
    late: list[Stage] = [LateConquest(tile.fights_on)] if tile.fights_on else []
    return [*late, *tile.stages]


def _stages(races: list[Race]) -> dict[str, Stage]:
    stages = usual_stages()
    stages.extend([LateConquest(race.fights_on) for race in races if race.fights_on])
    return {stage.name: stage for stage in stages}


def clean_state(table: Table, seed: int) -> State:
    """A board with its mountains and defenders, no player on it, nothing offered yet."""
    state = State(table, table.stages[OVER])
    reseed(state, mix(seed))
    return state


def start(table: Table, seed: int, forced: list[tuple[str, str]] | None = None) -> State:
    """A new game (SETUP-1 to SETUP-10); `forced` is what chance gave according to a record."""
    s = clean_state(table, seed)
    if forced:
        s.forced = tuple(forced)
    if table.finds:
        lay_monsters(s)
    if table.tribes:
        for at, region in enumerate(table.board.regions):
            if region.tribe and not s.neutral[at]:
                set_neutral(s, at, 1)
    s.race_pool = (1 << len(table.races)) - 1
    s.power_pool = (1 << len(table.powers)) - 1
    refill(s)
    round_starts(s)
    start_turn(s)
    return s


def lay_monsters(s: State) -> None:
    """Two monsters on each of their regions, and as many finds in the game (U-SETUP-04, U-SETUP-05, U-MIX-06)."""
    board = s.board
    printed = [at for at, region in enumerate(board.regions) if region.monsters]
    if not printed:
        printed = _lairs_among_tribes(s)
    for region in printed:
        set_neutral(s, region, 2, monsters=True)
    s.find_pool = (1 << len(s.table.finds)) - 1
    s.unfound = min(len(printed), len(s.table.finds))


def _lairs_among_tribes(s: State) -> list[int]:
    """On a board without monsters some lost tribes give way, no two of them neighbours (U-MIX-06, -07, -16)."""
    board = s.board
    tribes = 0
    for at, printed in enumerate(board.regions):
        if printed.tribe:
            tribes |= 1 << at
    chosen: list[int] = []
    wanted = s.table.players + 1
    while len(chosen) < wanted:
        left = wanted - len(chosen) - 1
        mask = 0
        for at in board.each(tribes):
            if _apart(board, tribes & ~board.near[at] & ~(1 << at), left):
                mask |= 1 << at
        if not mask:
            wanted -= 1
            continue
        region = draw(s, "monsters", board.ids, mask)
        chosen.append(region)
        tribes &= ~board.near[region] & ~(1 << region)
    return chosen


def _apart(board: Board, mask: int, count: int) -> bool:
    """Can so many regions be chosen from these with no two of them neighbours?"""
    if count <= 0:
        return True
    if mask.bit_count() < count:
        return False
    low = mask & -mask
    region = low.bit_length() - 1
    rest = mask ^ low
    return _apart(board, rest & ~board.near[region], count - 1) or _apart(board, rest, count)


def set_neutral(s: State, region: int, count: int, monsters: bool = False) -> None:
    """Put lost tribes or monsters into a region (SETUP-6, U-SETUP-04)."""
    s.unshare()
    s.wall[region] += count - s.neutral[region]
    s.neutral[region] = count
    s.touched |= 1 << region
    if monsters:
        s.monsters |= 1 << region
