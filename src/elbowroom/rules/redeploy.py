"""Redeployment: tokens and pieces go where they are to stand until the next turn (REDEP).

The stage opens with every token above one per region in hand; all must be dealt out that have a region to go to.
"""

from __future__ import annotations

from typing import Final

from .events import Placed, RedeployOpened
from .moves import DONE, REGION, Move, Verb
from .stages import SCORE, VICTIM
from .state import State, add_tokens, clear_pieces, gather, vacate
from .turn import LEAVE, Stage, end_turn, go

PLACE: Final = Verb("place", REGION, counted=True, must=True, tap=True)


def dealing_races(s: State) -> list[int]:
    """The races that redeploy now: the active one, declined ones that act as if active (INT-67) or have survivors."""
    if s.dealing >= 0:
        return [s.dealing]
    active = s.active[s.turn]
    races = [active] if active >= 0 else []
    for race in s.fallen[s.turn]:
        if s.hand[race] or s.waiting[race] or s.kit(race).fights_on:
            races.append(race)
    return races


def deal_moves(s: State, race: int, out: list[Move]) -> None:
    """`place R K` for every region of the race and every number in its hand."""
    hand = s.hand[race]
    if hand:
        deals = s.board.deals("place", hand)
        mask = s.realm[race]
        while mask:
            low = mask & -mask
            out.extend(deals[low.bit_length() - 1])
            mask ^= low


def place(s: State, move: Move) -> None:
    """Put tokens from hand into a region of their race."""
    region = s.board.index[move.region]
    race = s.holder[region]
    s.hand[race] -= move.count
    add_tokens(s, region, move.count)
    s.events.append(Placed(s.player[race] + 1, s.table.race_ids[race], move.region, move.count))


def _still(s: State, race: int) -> int:
    """Regions whose tokens are not taken up."""
    mask = 0
    for tile in s.kit(race).stays_put:
        mask |= tile.stays_put(s, race)
    return mask


class Redeploy(Stage):
    """The active player deals his tokens and pieces out (REDEP-1 to REDEP-5)."""

    verbs = (PLACE, LEAVE)
    deals = True
    starts = True

    def enter(self, s: State) -> None:
        hands = {}
        s.surge = 0
        for race in dealing_races(s):
            kit = s.kit(race)
            if s.waiting[race]:
                s.unshare()
                s.hand[race] += s.waiting[race]
                s.waiting[race] = 0
            if s.live[race] or kit.fights_on:
                for region in s.board.each(s.realm[race] & s.board.rivers & ~kit.settles):
                    s.hand[race] += vacate(s, region)  # U-REDEP-02: rivers are left first
                    clear_pieces(s, region, "left")
            if s.live[race] or kit.fights_on or race == s.dealing:
                gather(s, race, _still(s, race) if kit.stays_put else 0)
            for tile in kit.redeploy_opens:
                tile.redeploy_opens(s, race)
            hands[s.table.race_ids[race]] = s.hand[race]
        s.events.append(RedeployOpened(s.turn + 1, hands))

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        pending = False
        for race in dealing_races(s):
            kit = s.kit(race)
            for tile in kit.redeploy_first:
                first = tile.redeploy_first(s, race)
                if first:
                    return first
            if s.hand[race] and s.realm[race]:
                pending = True
                deal_moves(s, race, out)
            for tile in kit.redeploy_moves:
                tile.redeploy_moves(s, race, out)
                if tile is not kit.lent and tile.redeploy_pending(s, race):
                    pending = True
        if not pending:
            out.append(DONE)
        return out

    def play(self, s: State, move: Move) -> None:
        if move.verb == "place":
            place(s, move)
            return
        for race in dealing_races(s):
            kit = s.kit(race)
            if move.means:
                for tile in kit.stand_ins:
                    relic = tile.stands_for(s, race)
                    if relic is not None and any(verb.id == move.verb for verb in relic.verbs):
                        relic.play(s, race, move)
                        return
            elif move.verb in kit.verbs:
                kit.verbs[move.verb].play(s, race, move)
                return
        raise NotImplementedError(move.text)

    def leave(self, s: State) -> None:
        for race in dealing_races(s):
            for tile in s.kit(race).redeploy_closes:
                tile.redeploy_closes(s, race)
        go(s, s.after if s.dealing >= 0 and s.after else SCORE)


class Retreat(Stage):
    """Each victim places his survivors, clockwise from the active player (CONQ-19, CONQ-20, INT-54 to INT-56)."""

    verbs = (PLACE, LEAVE)
    decides = VICTIM
    deals = True
    scored = True

    def enter(self, s: State) -> None:
        s.mover = s.turn
        self.leave(s)

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        free = True  # nothing left that must be placed
        if s.mover != s.turn:
            for race in self._beaten(s, s.mover):
                if s.realm[race]:
                    kit = s.kit(race)
                    deal_moves(s, race, out)
                    free = free and not s.hand[race]
                    for tile in kit.retreat_moves:
                        before = len(out)
                        tile.retreat_moves(s, race, out)
                        free = free and (tile is kit.lent or len(out) == before)
        if free:
            out.append(DONE)
        return out

    def _beaten(self, s: State, player: int) -> list[int]:
        """A player's races that lost a region this turn."""
        races = [s.active[player], *s.fallen[player]]
        return [race for race in races if race >= 0 and s.victims >> race & 1]

    def play(self, s: State, move: Move) -> None:
        if move.verb == "place":
            place(s, move)
        else:
            for race in self._beaten(s, s.mover):
                tile = s.kit(race).verbs.get(move.verb)
                if tile is not None:
                    tile.play(s, race, move)
                    return

    def leave(self, s: State) -> None:
        """The next player; after the last one the turn is over."""
        following = (s.mover + 1) % s.table.players
        if following == s.turn or not s.victims:
            end_turn(s)
        else:
            s.mover = following
