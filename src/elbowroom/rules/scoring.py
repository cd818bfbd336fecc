"""Scoring: a coin per region, what race and power add, and what may still be done after it (SCORE)."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from .ability import Tile
from .decline import resolve
from .events import CoinsMoved, Scored
from .moves import DONE, Move
from .purse import has_coin, pay, receive, turn_out_empty
from .reach import warded_against
from .stages import END, NO_ONE, REDEPLOY, RETREAT
from .state import State, races_of
from .turn import LEAVE, Stage, go

Part = tuple[str, str, int, str]  # race, what pays, coins, rule


_sources: Final[WeakKeyDictionary[type[Tile], tuple[str, str]]] = WeakKeyDictionary()


def _source(tile: Tile) -> tuple[str, str]:
    """What pays and the rule by which it does, put together once."""
    found = _sources.get(type(tile))
    if found is None:
        found = _sources[type(tile)] = (tile.id, f"{tile.rule}-{tile.coin_rule}")
    return found


def income(s: State, player: int) -> list[Part]:
    """What the player's turn brings, part by part, if it were scored now (SCORE-1 to SCORE-5)."""
    parts: list[Part] = []
    for race in races_of(s, player):
        kit = s.kit(race)
        realm = s.realm[race]
        name = s.table.race_ids[race]
        if realm:
            parts.append((name, "regions", realm.bit_count(), "SCORE-1" if s.live[race] else "SCORE-2"))
            for mask, tile in kit.coin_masks:
                coins = (realm & mask).bit_count()
                if coins:
                    what, rule = _source(tile)
                    parts.append((name, what, coins, rule))
            for tile in kit.coin_hooks:
                coins = (realm & tile.coin_regions(s, race)).bit_count()
                if coins:
                    what, rule = _source(tile)
                    parts.append((name, what, coins, rule))
        for tile in kit.flat_coins:
            coins = tile.coins(s, race)
            if coins:
                what, rule = _source(tile)
                parts.append((name, what, coins, rule))
    return parts


def earnings(s: State, player: int) -> int:
    """The coins of `income` in one number, for those who ask over and over."""
    total = 0
    for race in races_of(s, player):
        kit = s.kit(race)
        realm = s.realm[race]
        if realm:
            total += realm.bit_count()
            for mask, _ in kit.coin_masks:
                total += (realm & mask).bit_count()
            for tile in kit.coin_hooks:
                total += (realm & tile.coin_regions(s, race)).bit_count()
        for tile in kit.flat_coins:
            total += tile.coins(s, race)
    return total


def region_income(s: State, race: int, region: int) -> int:
    """What one region brings at scoring, for whatever doubles it (U-SCORE-06)."""
    kit = s.kit(race)
    coins = 1
    for mask, _ in kit.coin_masks:
        coins += mask >> region & 1
    for tile in kit.coin_hooks:
        coins += tile.coin_regions(s, race) >> region & 1
    for at, find in enumerate(s.table.finds):
        if find.never_doubled and s.finds[region] >> at & 1:
            return 0
    return coins


# --- coins outside the bank, and what scoring tiles ask -------------------------------------------------------------


def pay_coins(s: State, player: int, coins: int, rule: str) -> None:
    """Coins from the bank, at once."""
    receive(s, player, coins)
    s.events.append(CoinsMoved(0, player + 1, coins, rule))


def move_coin(s: State, origin: int, player: int, rule: str) -> None:
    """One coin from a player to another; who has none pays nothing (U-SCORE-07)."""
    if has_coin(s, origin):
        pay(s, origin, 1)
        receive(s, player, 1)
        s.events.append(CoinsMoved(origin + 1, player + 1, 1, rule))
    else:
        turn_out_empty(s, origin)


def neighbours(s: State, race: int, regions: int) -> list[int]:
    """Opponents with an active token beside these regions; immune regions do not count (U-IMMUNE-06)."""
    player = s.player[race]
    near = s.board.around(regions) & ~warded_against(s, player)
    return [
        other for other, active in enumerate(s.active) if active >= 0 and other != player and s.realm[active] & near
    ]


def joined(s: State, race: int, regions: int) -> int:
    """What hangs together with these regions by borders and by what the race's tiles add (U-POWER-FLOCKING-2)."""
    mask = s.board.around(regions)
    for tile in s.kit(race).links:
        mask |= tile.joins(s, race, regions)
    return mask


def groups(s: State, race: int, by_ability: bool) -> int:
    """How many separate groups a race's regions form, by printed borders or by all that its tiles join."""
    left = s.realm[race]
    count = 0
    while left:
        group = left & -left
        more = group
        while more:
            group |= more
            near = joined(s, race, group) if by_ability else s.board.around(group)
            more = near & left & ~group
        left &= ~group
        count += 1
    return count


class Score(Stage):
    """SCORE: automatic."""

    decides = NO_ONE

    def enter(self, s: State) -> None:
        player = s.turn
        parts = income(s, player)
        total = sum(part[2] for part in parts)
        receive(s, player, total)
        scored = Scored(player + 1, total, parts)
        scored.certain = not s.chance
        s.events.append(scored)
        for race in races_of(s, player):
            for tile in s.kit(race).turn_ends:
                tile.turn_ends(s, race)
        go(s, END)


class End(Stage):
    """After scoring: what abilities still allow (POWER-Stout-1, U-PLACE-ALTAR-1)."""

    verbs = (LEAVE,)
    scored = True
    starts = True

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        for race in races_of(s, s.turn):
            for tile in s.kit(race).end_moves:
                tile.end_moves(s, race, out)
        out.append(DONE)
        return out

    def play(self, s: State, move: Move) -> None:
        if move.verb == "decline":
            resolve(s, s.active[s.turn], move.means, scored=True)
            close_turn(s)
            s.after = RETREAT
            go(s, RETREAT if s.dealing < 0 else REDEPLOY)
            return
        for race in races_of(s, s.turn):
            tile = s.kit(race).verbs.get(move.verb)
            if tile is not None:
                tile.play(s, race, move)
                return

    def leave(self, s: State) -> None:
        close_turn(s)
        go(s, RETREAT)


def close_turn(s: State) -> None:
    """Everything after scoring is done."""
    active = s.active[s.turn]
    if active >= 0:
        for tile in s.kit(active).after_end:
            tile.after_end(s, active)
    if s.table.restless:
        for race in s.fallen[s.turn]:
            for tile in s.kit(race).after_end:
                tile.after_end(s, race)
