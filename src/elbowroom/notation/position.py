"""The position of a scenario file: built step by step, refusing what makes no sense (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from elbowroom.boxes import box, box_names
from elbowroom.rules.game import Game
from elbowroom.rules.offer import hidden_power, refill
from elbowroom.rules.relics_places import Place, Relic, lay_find, region_of
from elbowroom.rules.setup import MONSTERS, Box, SetupError, clean_state, lay_table, makes_sense, set_neutral
from elbowroom.rules.stages import MODE, PICK
from elbowroom.rules.state import occupy, put_piece, refit
from elbowroom.rules.table import NOBODY, PIECE_MOST
from elbowroom.rules.turn import Stage, begin_mode, go, march_on, settle

from .newgame import find_boxes
from .reader import MOST, Reader, ScenarioError
from .scenario_map import board_of

_PLAYER = {"coins", "race", "power", "hand", "regions", "picked", "declined"}
_DECLINED = {"race", "power", "regions", "hand"}
_MARKET = {"combos", "coins", "races", "powers", "discard"}


def _memories() -> list[str]:
    """What tiles can be told to remember, for a player's active race; to know it, every tile is loaded."""
    return _remembered(box_names())


@cache
def _remembered(boxes: tuple[str, ...]) -> list[str]:
    return sorted({key for name in boxes for tile in (*box(name).races, *box(name).powers) for key in tile.restores})


class Position:
    """Builds the position step by step, refusing what makes no sense."""

    def __init__(self, top: Reader, text: str, own: Sequence[Box] = ()) -> None:
        self.top = top
        self.own = {one.id: one for one in own}
        self.text = text
        known = _PLAYER.union(_memories())
        self.seats = [Reader(entry, f"player {at}", known) for at, entry in enumerate(top.tables("player"), 1)]
        self.used_races: set[int] = set()
        self.used_powers: set[int] = set()
        self.used_finds: set[int] = set()

    def game(self, forced: list[tuple[str, str]]) -> Game:
        """The game in the position of the file."""
        top = self.top
        names = top.texts("boxes") if top.has("boxes") else ["base"]
        find_boxes([name for name in names if name not in self.own])
        for name in names:
            if name not in box_names() and name not in self.own:
                raise ScenarioError(f"boxes: there is no box {name}")
        if not names or len(set(names)) != len(names):
            raise ScenarioError("boxes: name each box once")
        if not 2 <= len(self.seats) <= 5:
            raise ScenarioError(f"player: a game has 2 to 5 players, not {len(self.seats)}")
        board = board_of(top.data.get("map"), fresh=bool(self.own))
        variants = top.data.get("variants", {})
        if not isinstance(variants, dict):
            raise ScenarioError("variants: must be a table")
        self.boxes = [self.own.get(name) or box(name) for name in names]
        rounds = top.number("rounds", 10, 1, 100)
        first = top.number("first", 1, 1, len(self.seats))
        markers = any(top.has(key) for key in ("relics", "places", "monsters", "marker_stack", "stonehedge"))
        self.markers_in_play = markers or board.box == "underground"
        self.table = lay_table(
            board,
            self.boxes,
            len(self.seats),
            rounds=rounds,
            first=first,
            variants=variants,
            markers=self.markers_in_play,
        )
        self.s = s = clean_state(self.table, top.number("seed", 0, 0, 2**63 - 1))
        s.forced = tuple(forced)
        s.round = top.number("round", 2, 1, rounds)
        s.turn = s.mover = top.number("to_move", 1, 1, len(self.seats)) - 1
        self.stage = self.first_stage()
        s.counted = [(0, MOST)] * len(self.seats)  # nobody saw them come in
        for player, seat in enumerate(self.seats):
            self.seat(player, seat)
        self.neutrals()
        self.find_tiles()
        self.lending()
        self.markers()
        self.market()
        if self.table.lender >= 0 and s.lent < 0 and region_of(s, self.table.finds[self.table.lender]) >= 0:
            s.lent = hidden_power(s)
        for race in range(len(self.table.races)):
            if s.tray[race] < 0:
                raise ScenarioError(
                    f"{self.table.race_ids[race]}: more tokens than the {self.table.races[race].supply} there are"
                )
            refit(s, race)
        self.memories()
        self.begin()
        s.events = []
        settle(s)
        opening = tuple(s.chance)
        s.chance = []
        return Game(s, opening, self.text)

    # --- players ---------------------------------------------------------------------------------------------------

    def seat(self, player: int, seat: Reader) -> None:
        """A player's coins, active race and declined races."""
        s = self.s
        s.coins[player] = seat.number("coins", 5)
        if seat.has("race"):
            race = self.race(seat.text("race"), seat.at("race"))
            power = self.power(seat.text("power"), seat.at("power"))
            self.enter(player, race, power, seat, True)
            s.active[player] = race
        else:
            for key in ("power", "hand", "regions", *_memories(), "picked"):
                if seat.has(key):
                    raise ScenarioError(f"{seat.at(key)}: the player has no active race")
        plain = 0
        for at, entry in enumerate(seat.tables("declined"), 1):
            reader = Reader(entry, f"{seat.where}.declined {at}", _DECLINED)
            race = self.race(reader.text("race"), reader.at("race"))
            power = self.power(reader.text("power"), reader.at("power"))
            self.enter(player, race, power, reader, False)
            s.fallen[player] = (*s.fallen[player], race)
            plain += not self.table.powers[power].beyond_limit
        if plain > self.table.declined_races:
            most = self.table.declined_races
            allowed = "one declined race" if most == 1 else f"{most} declined races"
            raise ScenarioError(f"{seat.at('declined')}: a player has {allowed} (DECLINE-3)")

    def enter(self, player: int, race: int, power: int, reader: Reader, live: bool) -> None:
        """A race with its badge and tokens."""
        s = self.s
        s.player[race] = player
        s.live[race] = live
        tile = self.table.powers[power]
        if live or tile.keeps_badge:
            s.badge[race] = power
        else:
            s.discard |= 1 << power
        s.hand[race] = reader.number("hand", 0)
        s.tray[race] -= s.hand[race]
        if not live and s.hand[race] and not self.table.races[race].fights_on:
            raise ScenarioError(f"{reader.at('hand')}: this declined race has no hand")
        refit(s, race)
        for name, tokens in reader.counts("regions").items():
            where = f"{reader.at('regions')}.{name}"
            region = self.region(name, where)
            if s.holder[region] >= 0:
                raise ScenarioError(f"{where}: the region has two owners")
            if s.board.void >> region & 1:
                raise ScenarioError(f"{where}: nobody can stand in a chasm")
            occupy(s, region, race, tokens)
            s.tray[race] -= tokens
        if not live and not s.realm[race] and not s.hand[race]:
            raise ScenarioError(f"{reader.where}: a declined race without tokens has vanished")

    def race(self, name: str, where: str) -> int:
        """A banner, in one place only."""
        if name not in self.table.race_ids:
            raise ScenarioError(f"{where}: {self.absent(name, 'race')}")
        race = self.table.race_ids.index(name)
        if race in self.used_races:
            raise ScenarioError(f"{where}: the banner {name} is there twice")
        self.used_races.add(race)
        return race

    def power(self, name: str, where: str) -> int:
        """A badge, in one place only."""
        if name not in self.table.power_ids:
            raise ScenarioError(f"{where}: {self.absent(name, 'power')}")
        power = self.table.power_ids.index(name)
        if power in self.used_powers:
            raise ScenarioError(f"{where}: the badge {name} is there twice")
        self.used_powers.add(power)
        return power

    def absent(self, name: str, kind: str) -> str:
        """Why a tile is not in this game."""
        for known in self.boxes:
            for tile in (*known.races, *known.powers):
                if tile.id == name and not makes_sense(self.table.board, tile, self.markers_in_play):
                    return f"{name} makes no sense on this board"
        return f"there is no {kind} {name or '(none)'} in these boxes"

    # --- what lies on the map --------------------------------------------------------------------------------------

    def region(self, name: str, where: str) -> int:
        found = self.table.board.index.get(name)
        if found is None:
            raise ScenarioError(f"{where}: there is no region {name}")
        return found

    def neutrals(self) -> None:
        """Lost tribes and monsters."""
        s = self.s
        gone = {self.region(name, "tribes_gone") for name in self.top.texts("tribes_gone")}
        monsters: list[int] = []
        if self.top.has("monsters"):
            for name in self.top.texts("monsters"):
                region = self.region(name, "monsters")
                if s.holder[region] >= 0 or s.board.void >> region & 1 or region in monsters:
                    raise ScenarioError(f"monsters: region {name} cannot hold monsters")
                monsters.append(region)
        else:
            monsters = [at for at, printed in enumerate(s.board.regions) if printed.monsters and s.holder[at] == NOBODY]
        if 2 * len(monsters) > MONSTERS:
            raise ScenarioError(f"monsters: there are only {MONSTERS} of them")
        for region in monsters:
            set_neutral(s, region, 2, monsters=True)
        for at, printed in enumerate(s.board.regions):
            if printed.tribe and at not in gone and s.holder[at] == NOBODY and at not in monsters:
                set_neutral(s, at, 1)

    def find_tiles(self) -> None:
        """Relics and places on the map, and those still to be found."""
        s = self.s
        for key in ("relics", "places", "marker_stack", "stonehedge"):
            if self.top.has(key) and not self.table.finds:
                raise ScenarioError(f"{key}: there are no relics and places in these boxes")
        for key, kind in (("relics", Relic), ("places", Place)):
            for name, items in self.top.names(key).items():
                region = self.region(name, f"{key}.{name}")
                if s.board.void >> region & 1:
                    raise ScenarioError(f"{key}.{name}: nothing lies in a chasm")
                for item in items:
                    find = self.find(item, f"{key}.{name}")
                    if not isinstance(self.table.finds[find], kind):
                        raise ScenarioError(f"{key}.{name}: {item} is not one of the {key}")
                    lay_find(s, find, region)
        s.find_stack = tuple([self.find(item, "marker_stack") for item in self.top.texts("marker_stack")])
        left = s.monsters.bit_count() - len(s.find_stack)
        if self.table.finds and left > 0:
            s.find_pool = _rest(len(self.table.finds), self.used_finds)
            s.unfound = min(left, s.find_pool.bit_count())

    def find(self, name: str, where: str) -> int:
        """A relic or place, in one place only."""
        if name not in self.table.find_ids:
            raise ScenarioError(f"{where}: there is no relic or place {name}")
        find = self.table.find_ids.index(name)
        if find in self.used_finds:
            raise ScenarioError(f"{where}: {name} is there twice")
        self.used_finds.add(find)
        return find

    def lending(self) -> None:
        """The power that a place lends, or will lend when it is found."""
        if self.top.has("stonehedge"):
            power = self.power(self.top.text("stonehedge"), "stonehedge")
            lender = self.table.finds[self.table.lender]
            if region_of(self.s, lender) >= 0:
                self.s.lent = power
            else:
                self.s.remember(lender, power + 1)

    def markers(self) -> None:
        """Pieces in regions."""
        s = self.s
        for name, items in self.top.names("markers").items():
            where = f"markers.{name}"
            region = self.region(name, where)
            for item in items:
                if item == "mountain":
                    if not s.board.features["mountain"] >> region & 1:
                        raise ScenarioError(f"{where}: a mountain's marker follows from its terrain")
                    continue
                piece = self.table.piece.get(item)
                if piece is None:
                    raise ScenarioError(f"{where}: there is no marker {item} in these boxes")
                spec = self.table.pieces[piece]
                if s.out[piece] >= min(spec.supply, PIECE_MOST):
                    raise ScenarioError(f"{where}: there are only {spec.supply} of {item}")
                if spec.needs_tokens and s.holder[region] == NOBODY:
                    raise ScenarioError(f"{where}: a {item} lies only in a region that is held")
                put_piece(s, region, piece)

    # --- the offer -------------------------------------------------------------------------------------------------

    def market(self) -> None:
        """The offer as written, or drawn from the seed."""
        s = self.s
        reader = Reader(self.top.data.get("market", {}), "market", _MARKET)
        combos = reader.texts("combos")
        size = self.table.offer_size
        if len(combos) > size:
            raise ScenarioError(f"market.combos: at most {size} combos are on offer")
        pairs = []
        for at, combo in enumerate(combos, 1):
            words = combo.split()
            if len(words) != 2:
                raise ScenarioError(f"market.combos {at}: a combo is a power and a race, not {combo!r}")
            where = f"market.combos {at}"
            pairs.append((self.race(words[1], where), self.power(words[0], where)))
        s.race_next = tuple([self.race(name, "market.races") for name in reader.texts("races")])
        s.power_next = tuple([self.power(name, "market.powers") for name in reader.texts("powers")])
        for name in reader.texts("discard"):
            s.discard |= 1 << self.power(name, "market.discard")
        closed = reader.has("races") and not s.race_next
        if combos and len(combos) < size and not closed:
            raise ScenarioError(f"market.combos: fewer than {'six' if size == 6 else size} combos need `races = []`")
        if not closed:
            s.race_pool = _rest(len(self.table.races), self.used_races)
        s.power_pool = _rest(len(self.table.powers), self.used_powers)
        for race, power in pairs:
            s.offer_races.append(race)
            s.offer_powers.append(power)
            s.offer_coins.append(0)
        if not combos:
            refill(s)
        coins = reader.numbers("coins")
        if len(coins) > len(s.offer_races):
            raise ScenarioError("market.coins: more numbers than combos")
        for at, amount in enumerate(coins):
            s.offer_coins[at] = amount

    # --- the rest --------------------------------------------------------------------------------------------------

    def memories(self) -> None:
        """What tiles remember: reserves, allies, holes, and the like."""
        s = self.s
        for player, seat in enumerate(self.seats):
            race = s.active[player]
            if race < 0:
                continue
            picked = seat.flag("picked", not s.realm[race] and not self.stage.opens)
            given = {key: seat.number(key, 0) for key in _memories() if seat.has(key) and key != "vengeance"}
            if given.get("ally", 1) - 1 not in range(len(self.seats)) or given.get("ally") == player + 1:
                raise ScenarioError(f"{seat.at('ally')}: there is no such opponent")
            if seat.has("vengeance"):
                given["vengeance"] = self.marked(player, seat)
            accepted: set[str] = set()
            for tile in s.kit(race).tiles:
                try:
                    tile.restore(s, race, given, picked)
                except SetupError as error:
                    raise ScenarioError(f"{seat.at(tile.restores[0])}: {error}") from error
                accepted.update(tile.restores)
            for key in given:
                if key not in accepted:
                    raise ScenarioError(f"{seat.at(key)}: this race and power have no such thing")
            s.tray[race] -= given.get("reserve", 0)
            if s.tray[race] < 0:
                raise ScenarioError(f"{seat.at('reserve')}: more tokens than there are")
            if player == s.turn:
                s.picked = picked

    def marked(self, player: int, seat: Reader) -> int:
        """The opponents who hold this player's markers."""
        mask = 0
        for other in seat.numbers("vengeance"):
            if not 1 <= other <= len(self.seats) or other == player + 1:
                raise ScenarioError(f"{seat.at('vengeance')}: there is no opponent {other}")
            mask |= 1 << (other - 1)
        return mask

    def first_stage(self) -> Stage:
        """The stage to start in."""
        seat = self.seats[self.s.turn]
        name = self.top.text("stage", MODE if seat.has("race") else PICK)
        stage = self.table.stages.get(name)
        if stage is None or not stage.starts:
            raise ScenarioError(f"stage: a scenario cannot start in {name or '(none)'}")
        if stage.picks and seat.has("race"):
            raise ScenarioError("stage: a player with an active race does not pick")
        if (stage.opens or (stage.fights and not stage.late)) and not seat.has("race"):
            raise ScenarioError(f"stage: {name} needs an active race")
        return stage

    def begin(self) -> None:
        """Enter the stage."""
        s = self.s
        s.race = s.active[s.turn]
        name = self.stage.name
        if self.stage.opens:
            begin_mode(s)
        elif not self.stage.late:
            go(s, name)
        else:
            if not any(s.kit(race).fights_on == name for race in s.fallen[s.turn]):
                raise ScenarioError(f"stage: nobody to conquer in {name}")
            march_on(s, NOBODY)


def _rest(count: int, used: set[int]) -> int:
    """The set of all tiles that are listed nowhere."""
    mask = 0
    for at in range(count):
        if at not in used:
            mask |= 1 << at
    return mask
