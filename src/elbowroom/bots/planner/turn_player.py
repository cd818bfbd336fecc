"""A whole turn, played on a state by the planner: what `normal` does, and what search lets everybody do.

Moves are carried out directly, without listing the legal ones after each; the list is made again as the turn passes on.
"""

from __future__ import annotations

from elbowroom.rules.conquest import replaceable
from elbowroom.rules.moves import DECLINE, DONE, EXPAND, Move, make
from elbowroom.rules.redeploy import dealing_races
from elbowroom.rules.stages import VICTIM
from elbowroom.rules.state import State, add_tokens, races_of
from elbowroom.rules.turn import Stage, settle

from .conquest_plan import SPARE, Campaign, costs, plan, prizes
from .defence import allot, fear, stakes
from .eval_linear import HELD, combo_worth, standing

Log = list[tuple[Stage, Move]]  # the stage in which a move was made, and the move

_LONGEST = 300  # steps; no turn takes as many
_ROLL = make("roll")
_SLIGHT = 0.01
RENEWAL = 3.0  # what the weights underrate a fresh race by; found by play


class Style:
    """How a turn is played: how wide the plan is, what is tried out, what counts."""

    __slots__ = ("careful", "forbid", "held", "leave", "mode", "pick", "spare", "spite", "tilt", "width")

    def __init__(self, width: int = 4, careful: bool = True) -> None:
        self.width = width  # partial plans kept for every number of tokens
        self.careful = careful  # are special moves tried out?
        self.spite = 1.0  # how much the losses of others count
        self.spare = SPARE  # how much a token left for defence counts
        self.tilt: list[float] = []  # factors on the regions' prizes, to find other plans
        self.forbid = 0  # regions that are left alone
        self.leave = 0  # own regions that are given up before the first conquest
        self.held = HELD  # what each further defender leaves of the danger: the less, the more are spread
        self.pick = 0  # a combo to be taken, or 0
        self.mode = ""  # `expand` or `decline` if it is laid down


FAST = Style(width=2, careful=False)
SOUND = Style(width=4, careful=True)


class Turn:
    """One player's turn on a state, with a log of the moves."""

    __slots__ = ("certain", "log", "player", "s", "style")

    def __init__(self, s: State, style: Style) -> None:
        self.s = s
        self.player = s.mover
        self.style = style
        self.log: Log = []
        self.certain = -1  # so many moves were made before chance had a say; -1: all

    def do(self, move: Move) -> None:
        """Carry a move out; what chance may have changed ends the part of the log that can be relied on."""
        s = self.s
        self.log.append((s.stage, move))
        if move is DONE:
            s.stage.leave(s)
        else:
            s.stage.play(s, move)
        if s.chance:
            if self.certain < 0 and any(kind in ("die", "find") for kind, _ in s.chance):
                self.certain = len(self.log)
            s.chance = []

    def play(self) -> None:
        """To the end of the turn, or until somebody else decides."""
        s = self.s
        s.events = []
        s.chance = []
        player = self.player
        turn, round_ = s.turn, s.round
        for _ in range(_LONGEST):
            s = self.s  # a trial may have taken its place
            if s.mover != player:
                settle(s)
            if s.mover != player or s.turn != turn or s.round != round_:
                break
            self.step(s.stage)
        if not s.legal:
            settle(s)

    def step(self, stage: Stage) -> None:
        """Everything the player does in one stage."""
        if stage.opens:
            self.choose_mode()
        elif stage.fights:
            self.march()
        elif stage.deals:
            if stage.decides == VICTIM:
                self.retreat()
            else:
                self.redeploy()
        elif stage.picks:
            self.choose_pick()
        else:
            self.try_all(self.s.stage.moves(self.s))

    # --- choices tried out ------------------------------------------------------------------------------------------

    def outcome(self, move: Move) -> float:
        """The standing right after a move."""
        s = self.s.copy()
        s.chance = []
        if move is DONE:
            s.stage.leave(s)
        else:
            s.stage.play(s, move)
        settle(s)
        return standing(s, self.player, s.turn == self.player) - fear(s, self.player)

    def try_all(self, moves: list[Move]) -> None:
        """The move with the best standing after it."""
        if len(moves) == 1 or not self.style.careful:
            self.do(DONE if DONE in moves else moves[0])
        else:
            self.do(max(moves, key=self.outcome))

    # --- pick and mode ----------------------------------------------------------------------------------------------

    def choose_pick(self) -> None:
        s = self.s
        moves = s.stage.moves(s)
        if self.style.pick:
            self.do(moves[min(self.style.pick, len(moves)) - 1])
        else:
            self.do(max(moves, key=self.rating))

    def rating(self, move: Move) -> float:
        """A combo by what it has brought in other games, its coins and its price."""
        s = self.s
        at = move.count - 1
        return combo_worth(s, at) + s.offer_coins[at] - at

    def choose_mode(self) -> None:
        s = self.s
        moves = [move for move in s.stage.moves(s) if move.region] if self.style.careful else []
        if moves:
            now = standing(s, self.player) - fear(s, self.player)
            best = max(moves, key=self.outcome)
            if self.outcome(best) > now + _SLIGHT:
                self.do(best)
                return
        mode = self.style.mode
        if mode:
            self.do(DECLINE if mode == "decline" else EXPAND)
        elif s.round >= s.table.rounds:
            self.do(EXPAND)
        else:
            going_on = self.trial("expand")
            declined = self.trial("decline")
            better = declined if declined.result() + RENEWAL > going_on.result() else going_on
            if self.style.careful:
                self.do(better.log[0][1])
            else:  # the trial was the turn
                self.s = better.s
                self.log += better.log

    def trial(self, mode: str) -> Turn:
        """A turn of this kind, played to its end on a copy."""
        style = Style(self.style.width, False)
        style.spite = self.style.spite
        style.spare = self.style.spare
        style.tilt = self.style.tilt
        style.forbid = self.style.forbid
        style.mode = mode
        trial = Turn(self.s.copy(), style)
        trial.play()
        return trial

    def result(self) -> float:
        """The standing at the end of the turn."""
        return standing(self.s, self.player)

    # --- conquest ---------------------------------------------------------------------------------------------------

    def march(self) -> None:
        """The conquests of one race, to the end of its stage or until chance has spoken."""
        s = self.s
        stage = s.stage
        race = s.race
        if stage.die_lies:
            self.strike()
            return
        kit = s.kit(race)
        if self.style.leave & s.realm[race] and not s.attempted:
            for region in s.board.each(self.style.leave & s.realm[race]):
                self.do(s.board.abandon[region])
            return
        if self.style.careful and (kit.war_moves or kit.relics or kit.stand_ins) and self.special():
            return
        if kit.replaces and self.convert(False):
            return
        found = self.campaign(race)
        if kit.rolls_before and found.order and "roll" in kit.verbs:
            self.do(_ROLL)
            return
        dragon = s.board.moves("dragon")
        for region in found.order:
            self.do(dragon[~region] if region < 0 else s.board.conquer[region])
            if s.stage is not stage or s.race != race:
                return
        if kit.replaces and self.convert(True):
            return
        if found.order:
            return  # costs may have changed: plan again with what is left
        if found.last >= 0 and not (stage.late and self.campaign(s.active[s.turn]).gain >= found.gain):
            self.do(s.board.roll[found.last])  # INT-66: with it the active race gives up its conquests
        elif not (self.style.careful and self.move_house(race)):
            self.do(DONE)

    def move_house(self, race: int) -> bool:
        """Nothing can be conquered from here: give all regions up if coming in elsewhere is worth more."""
        s = self.s
        realm = s.realm[race]
        if s.attempted or not realm or not s.hand[race] or s.stage.late:
            return False
        then = s.copy()
        for region in s.board.each(realm):
            then.stage.play(then, s.board.abandon[region])
        worth = prizes(then, race, self.style.spite)
        elsewhere = plan(then, race, worth, self.style.width, self.style.spare)
        if elsewhere.value <= sum([worth[region] for region in s.board.each(realm)]) + self.style.spare * s.hand[race]:
            return False
        for region in s.board.each(realm):
            self.do(s.board.abandon[region])
        return True

    def worth(self, race: int) -> list[float]:
        """The prizes of all regions, as this style sees them."""
        found = prizes(self.s, race, self.style.spite)
        if self.style.tilt:
            found = [prize * factor for prize, factor in zip(found, self.style.tilt, strict=True)]
        return found

    def campaign(self, race: int) -> Campaign:
        s = self.s
        cheap = "dragon" in s.kit(race).verbs and not s.used(s.kit(race).verbs["dragon"])
        forbid = self.style.forbid | self.style.leave
        return plan(s, race, self.worth(race), self.style.width, self.style.spare, forbid, cheap)

    def strike(self) -> None:
        """The die lies: the region with most for its tokens, if one can be had."""
        s = self.s
        race = s.race
        moves = [move for move in s.stage.moves(s) if move is not DONE]
        if not moves:
            self.do(DONE)
            return
        index = s.board.index
        worth = self.worth(race)
        cost = costs(s, race, s.kit(race))

        def bargain(move: Move) -> float:
            region = index[move.region]
            return worth[region] - 1.1 * cost[region]

        self.do(max(moves, key=bargain))

    def convert(self, late: bool) -> bool:
        """Replace a lone token: at once if it is the best such region anywhere, else when the conquests are made."""
        s = self.s
        race = s.race
        kit = s.kit(race)
        mask = 0
        everywhere = 0
        for tile in kit.replaces:
            mask |= replaceable(s, race, kit, tile)
            everywhere |= replaceable(s, race, kit, tile, True)
        mask &= ~self.style.forbid
        if not mask:
            return False
        worth = self.worth(race)
        best = max(s.board.each(mask), key=worth.__getitem__)
        if not late and max(worth[region] for region in s.board.each(everywhere)) > worth[best]:
            return False
        self.do(s.board.moves("convert")[best])
        return True

    def special(self) -> bool:
        """A move that only some tiles offer, if it leaves the player better off than he is."""
        s = self.s
        usual = [verb.id for verb in s.stage.verbs]
        moves = [move for move in s.stage.moves(s) if move.means or move.verb not in usual]
        moves = [move for move in moves if move.verb not in ("dragon", "convert") or move.means]
        if not moves:
            return False
        hand = sum(s.hand)
        rate = 1.2
        best, most = None, standing(s, self.player, True) + rate * hand + _SLIGHT
        for move in moves:
            if move is _ROLL:
                continue
            then = s.copy()
            then.chance = []
            then.stage.play(then, move)
            value = standing(then, self.player, True) + rate * sum(then.hand)
            if value > most:
                best, most = move, value
        if best is None:
            return False
        self.do(best)
        return True

    # --- redeployment -----------------------------------------------------------------------------------------------

    def redeploy(self) -> None:
        s = self.s
        races = dealing_races(s)
        for race in races:
            kit = s.kit(race)
            for tile in kit.redeploy_first:
                first = tile.redeploy_first(s, race)
                if first:
                    at_stake = stakes(s, self.player)
                    self.do(min(first, key=lambda move: at_stake[s.board.index[move.region]]))
                    return
        if any(s.kit(race).redeploy_moves for race in races) and self.place_pieces():
            return
        self.deal(races)
        self.do(DONE)

    def deal(self, races: list[int]) -> None:
        """All tokens in hand, race by race."""
        s = self.s
        at_stake: dict[int, float] = {}
        for race in races:
            hand = s.hand[race]
            if hand and s.realm[race]:
                at_stake = at_stake or self.at_stake()
                given = allot(s, s.board.each(s.realm[race]), hand, at_stake, self.style.held)
                for region, count in given.items():
                    if count:
                        self.log.append((s.stage, s.board.dealing("place", region, count)[-1]))
                        add_tokens(s, region, count)
                s.hand[race] = 0

    def at_stake(self) -> dict[int, float]:
        """What could be lost, as this style sees it."""
        found = stakes(self.s, self.player)
        tilt = self.style.tilt
        return {region: value * tilt[region] for region, value in found.items()} if tilt else found

    def place_pieces(self) -> bool:
        """Pieces that are dealt like tokens, and those that are put into one region each."""
        s = self.s
        made = {move for _, move in self.log}
        moves = [move for move in s.stage.moves(s) if move.verb != "place" and move is not DONE and move not in made]
        if not moves:
            return False
        counted = [move for move in moves if move.count and move.region]
        if counted:
            verb = counted[0].verb
            regions = sorted({s.board.index[move.region] for move in counted if move.verb == verb})
            most = max(move.count for move in counted if move.verb == verb)
            given = allot(s, regions, most, self.at_stake())
            for region, count in given.items():
                if count:
                    self.do(s.board.dealing(verb, region, count)[-1])
            return True
        if not self.style.careful:
            at_stake = self.at_stake()
            fades = {at: at_stake[at] * 0.6 ** s.wall[at] for at in at_stake}
            self.do(max(moves, key=lambda move: fades.get(s.board.index.get(move.region, -1), 0.0)))
            return True
        best = max(moves, key=self.placed)
        if self.placed(best) <= self.placed(None) + _SLIGHT and DONE in s.stage.moves(s):
            return False
        self.do(best)
        return True

    def placed(self, move: Move | None) -> float:
        """How good the position is with a piece there."""
        s = self.s
        if move is not None:
            s = s.copy()
            s.stage.play(s, move)
        return standing(s, self.player, True) - fear(s, self.player)

    def retreat(self) -> None:
        """Survivors go where they prevent most."""
        s = self.s
        moves = s.stage.moves(s)
        counted = [move for move in moves if move.verb not in ("place", "done") and move.count]
        if counted:
            self.do(counted[0])
            return
        self.deal([race for race in races_of(s, self.player) if s.victims >> race & 1])
        self.do(DONE)


def let_play(s: State, style: Style) -> State:
    """Whoever has to decide plays his turn (or his retreat); the state after it."""
    turn = Turn(s, style)
    turn.play()
    return turn.s
