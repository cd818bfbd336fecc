"""Scoring: a coin per region, what race and power add, and what may still be done after it (SCORE)."""

from __future__ import annotations

from .decline import resolve
from .events import Scored
from .moves import DONE, Move
from .state import State, races_of
from .turn import Stage, end_turn, go

Part = tuple[str, str, int, str]  # race, what pays, coins, rule


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
                    parts.append((name, tile.id, coins, f"{tile.rule}-{tile.coin_rule}"))
            for tile in kit.coin_hooks:
                coins = (realm & tile.coin_regions(s, race)).bit_count()
                if coins:
                    parts.append((name, tile.id, coins, f"{tile.rule}-{tile.coin_rule}"))
        for tile in kit.flat_coins:
            coins = tile.coins(s, race)
            if coins:
                parts.append((name, tile.id, coins, f"{tile.rule}-{tile.coin_rule}"))
    return parts


class Score(Stage):
    """SCORE: automatic."""

    def moves(self, s: State) -> list[Move]:
        return [DONE]

    def leave(self, s: State) -> None:
        player = s.turn
        parts = income(s, player)
        total = sum(part[2] for part in parts)
        s.coins[player] += total
        s.events.append(Scored(player + 1, total, parts))
        for race in races_of(s, player):
            for tile in s.kit(race).turn_ends:
                tile.turn_ends(s, race)
        go(s, "end")


class End(Stage):
    """After scoring: what abilities still allow (POWER-Stout-1, U-PLACE-ALTAR-1)."""

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        for race in races_of(s, s.turn):
            for tile in s.kit(race).end_moves:
                tile.end_moves(s, race, out)
        out.append(DONE)
        return out

    def play(self, s: State, move: Move) -> None:
        if move.verb == "decline":
            resolve(s, s.active[s.turn], move.means)
            go(s, "retreat")
            return
        for race in races_of(s, s.turn):
            tile = s.kit(race).verbs.get(move.verb)
            if tile is not None:
                tile.play(s, race, move)
                return

    def leave(self, s: State) -> None:
        go(s, "retreat")


class Next(Stage):
    """TURN_END: automatic."""

    def moves(self, s: State) -> list[Move]:
        return [DONE]

    def leave(self, s: State) -> None:
        end_turn(s)
