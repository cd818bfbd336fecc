"""Conquest: the stages in which a race attacks, and the ways to attack (CONQ, ABANDON-4, U-TURN-15)."""

from __future__ import annotations

from typing import ClassVar, Final

from .ability import Tile
from .capture import abandon, capture, lone_tokens, note_attack, replace
from .chance import roll_die
from .compiling import mypyc_attr
from .cost import overlooked, price
from .events import Readied, Repelled, Rolled
from .kit import Kit
from .moves import DONE, REGION, Move, Verb
from .reach import ability_proof_regions, barred, guarded, own_regions, reach, targets
from .relic_use import Means, combinations, read_means, spend
from .stages import CONQUEST, REDEPLOY
from .state import State, attempt, gather
from .turn import LEAVE, Stage, go, march_on

DIE_HELPS: Final = 3  # CONQ-24

CONQUER: Final = Verb("conquer", REGION, takes=True, helped=True, tap=True)
ROLL: Final = Verb("roll", REGION, takes=True, helped=True, rolls=True, tap=True)
CONVERT: Final = Verb("convert", REGION, takes=True, helped=True)  # of the tiles that replace a token
ABANDON: Final = Verb("abandon", REGION)


def strength(s: State, race: int, kit: Kit, region: int) -> int:
    """The tokens in hand and the helpers that count like tokens against this region."""
    hand = s.hand[race]
    if hand and kit.auxiliaries and not ability_proof_regions(s, race) >> region & 1:
        for tile in kit.auxiliaries:
            hand += tile.auxiliaries(s, race)
    return hand


def pay(s: State, race: int, kit: Kit, region: int, cost: int) -> int:
    """Pay a cost with as many helpers as there are and at least one token; how many tokens (U-RACE-IRONDWARVES-4)."""
    tokens = cost
    if kit.auxiliaries:
        tokens = max(1, cost - (strength(s, race, kit, region) - s.hand[race]))
        for tile in kit.auxiliaries:
            tile.spend_auxiliaries(s, race, cost - tokens)
    s.hand[race] -= tokens
    return tokens


def conquer(s: State, race: int, region: int, means: Means | None = None) -> None:
    """A plain conquest: pay the cost from hand (CONQ-10)."""
    kit = s.kit(race)
    cost = price(s, race, kit, region, means)
    tokens = pay(s, race, kit, region, cost)
    s.surge = 0
    if means is not None:
        spend(s, means)
    capture(s, race, region, tokens, cost, means.names if means is not None else (), means)


def last_attempt(s: State, race: int, region: int, means: Means | None = None) -> None:
    """The final attempt with the reinforcement die (CONQ-24 to CONQ-29)."""
    kit = s.kit(race)
    cost = price(s, race, kit, region, means)
    hand = s.hand[race]
    force = strength(s, race, kit, region)
    face = roll_die(s)
    name = s.board.ids[region]
    attempt(s)
    if means is not None:
        spend(s, means)
    s.events.append(Rolled(s.player[race] + 1, name, face, cost - force))
    if force + face >= cost:
        s.hand[race] = 0
        for tile in kit.auxiliaries:
            tile.spend_auxiliaries(s, race, force - hand)
        how = ("die", *means.names) if means is not None else ("die",)
        capture(s, race, region, hand, cost, how, means)
    else:
        repel(s, race, region)


def repel(s: State, race: int, region: int) -> None:
    """A roll was not enough; it was an attack all the same (INT-29)."""
    note_attack(s, race, region)
    s.events.append(Repelled(s.player[race] + 1, s.table.race_ids[race], s.board.ids[region]))


def end_conquests(s: State) -> None:
    """Redeployment, unless a tile lets the active race take up its tokens and conquer a second time."""
    race = s.active[s.turn]
    if s.table.repeats and race >= 0 and not s.again:
        for tile in s.kit(race).again:
            if tile.conquers_again(s, race):
                _conquer_again(s, race)
                return
    go(s, REDEPLOY)


def _conquer_again(s: State, race: int) -> None:
    s.again = True
    s.race = race
    s.begun = False
    s.surge = 0
    gather(s, race)
    s.events.append(Readied(s.turn + 1, s.table.race_ids[race], s.hand[race]))
    go(s, CONQUEST)


def replaceable(s: State, race: int, kit: Kit, tile: Tile, anywhere: bool = False) -> int:
    """Where this tile may replace a lone token."""
    near = s.board.everything if anywhere else reach(s, race, kit)
    return tile.replaceable(s, race, lone_tokens(s, race), near, anywhere) & ~barred(s, race, kit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Conquest(Stage):
    """The active race conquers (CONQ-13)."""

    verbs: ClassVar[tuple[Verb, ...]] = (CONQUER, ROLL, ABANDON, LEAVE)
    fights = True
    starts = True

    def moves(self, s: State) -> list[Move]:
        race = s.race
        kit = s.kit(race)
        out: list[Move] = []
        hand = s.hand[race]
        if hand:
            self.attacks(s, race, kit, hand, out)
        if kit.replaces:
            mask = 0
            for tile in kit.replaces:
                mask |= replaceable(s, race, kit, tile)
            convert = s.board.moves("convert")
            for region in s.board.each(mask):
                out.append(convert[region])
        if kit.relics or kit.stand_ins:
            self.attacks_with_means(s, race, kit, out)
        for tile in kit.war_moves:
            tile.conquest_moves(s, race, out)
        if s.live[race]:
            for other in s.fallen[s.turn]:
                for tile in s.kit(other).war_moves:
                    tile.conquest_moves(s, other, out)
        if not s.attempted:
            self.abandons(s, out)
        out.append(DONE)
        return out

    def attacks(self, s: State, race: int, kit: Kit, hand: int, out: list[Move], means: Means | None = None) -> None:
        """`conquer R` where the hand suffices, `roll R` where the die could help; with relics or without."""
        board = s.board
        change = kit.handicap - s.surge - hand
        for tile in kit.auxiliaries:
            change -= tile.auxiliaries(s, race)
        odd = 0  # regions with a reckoning of their own
        if kit.overlooks:
            odd = overlooked(s, race, kit)
        plain = ability_proof_regions(s, race) if s.table.ability_proof else 0
        if means is None:
            conquer_moves = board.conquer
            roll_moves = board.roll
            mask = targets(s, race, kit)
            odd |= plain
        else:
            conquer_moves = board.moves("conquer", means.names)
            roll_moves = board.moves("roll", means.names)
            mask = targets(s, race, kit, means.anywhere) & ~plain
            change -= means.discount
            if means.empties:
                odd = mask
        if s.guards:
            odd |= guarded(s, race)
        wall = s.wall
        cheap = kit.cheap
        if kit.discount_hooks:
            cheap = cheap + [tile.discounts(s, race) for tile in kit.discount_hooks]
        own = 0
        if s.fallen[s.turn] and not s.table.own_tokens_defend:
            own = own_regions(s, s.player[race]) & mask
        helps = DIE_HELPS if self.final_roll(kit) else 0
        common = 0 if helps or self.die_lies else plain  # U-INT-105: its own die does not count there
        special = bool(cheap or own or odd)
        while mask:
            low = mask & -mask
            region = low.bit_length() - 1
            mask ^= low
            short = wall[region] + change
            if special:
                if odd & low:
                    short = price(s, race, kit, region, means) - strength(s, race, kit, region)
                else:
                    for discount in cheap:
                        if discount & low:
                            short -= 1
                    if own & low:
                        short -= s.tokens[region]
            if short <= 0:
                out.append(conquer_moves[region])
            elif short <= helps or (common & low and short <= DIE_HELPS):
                out.append(roll_moves[region])

    def final_roll(self, kit: Kit) -> bool:
        """Is the announced final attempt open here (INT-25)?"""
        return not (kit.rolls_before or self.die_lies)

    def attacks_with_means(self, s: State, race: int, kit: Kit, out: list[Move]) -> None:
        """The same with relics, in every combination that helps (U-MARK-09)."""
        hand = s.hand[race]
        for means in combinations(s, kit, race):
            if means.discount == 0 and not means.empties:
                self.replacements(s, race, kit, means, out)
            if means.replacer is None and hand:
                self.attacks(s, race, kit, hand, out, means)

    def replacements(self, s: State, race: int, kit: Kit, means: Means, out: list[Move]) -> None:
        """`convert R with …`: a relic that replaces, or one that only lends its reach to a tile that replaces."""
        sources: list[Tile] = [means.replacer] if means.replacer is not None else list(kit.replaces)
        mask = 0
        for tile in sources:
            mask |= replaceable(s, race, kit, tile, means.anywhere)
        convert = s.board.moves("convert", means.names)
        for region in s.board.each(mask):
            out.append(convert[region])

    def abandons(self, s: State, out: list[Move]) -> None:
        """Regions that may be given up before the first attempt (ABANDON-4)."""
        abandon_moves = s.board.abandon
        mask = s.realm[s.race]
        while mask:
            low = mask & -mask
            out.append(abandon_moves[low.bit_length() - 1])
            mask ^= low

    def play(self, s: State, move: Move) -> None:
        if self.attack(s, move):
            s.race = s.active[s.turn]  # INT-66: it was the turn's last conquest, whichever race made it
            end_conquests(s)
        elif s.detour:
            go(s, s.stage.name)

    def attack(self, s: State, move: Move) -> bool:
        """Carry out a move, and nothing that follows from it; was it the last attempt of the turn?"""
        race = s.race
        verb = move.verb
        if verb == "conquer":
            conquer(s, race, s.board.index[move.region], self._means(s, move))
        elif verb == "roll" and move.region:
            last_attempt(s, race, s.board.index[move.region], self._means(s, move))
            return True
        elif verb == "abandon":
            abandon(s, s.board.index[move.region])
        elif verb == "convert":
            self.convert(s, race, s.board.index[move.region], self._means(s, move))
        else:
            self.tile_move(s, race, move)
        return False

    def _means(self, s: State, move: Move) -> Means | None:
        return read_means(s, s.race, s.kit(s.race), move.means) if move.means else None

    def convert(self, s: State, race: int, region: int, means: Means | None) -> None:
        """Replace a lone token by means of the first tile that may."""
        kit = s.kit(race)
        sources = list(kit.replaces)
        anywhere = False
        if means is not None:
            anywhere = means.anywhere
            if means.replacer is not None:
                sources = [means.replacer]
            spend(s, means)
        for tile in sources:
            if replaceable(s, race, kit, tile, anywhere) >> region & 1:
                replace(s, race, region, tile, means)
                return

    def tile_move(self, s: State, race: int, move: Move) -> None:
        """A verb of one of the player's tiles: the race's own first, then a declined race's."""
        for owned in (race, *s.fallen[s.turn]):
            tile = s.kit(owned).verbs.get(move.verb)
            if tile is not None:
                tile.play(s, owned, move)
                return

    def leave(self, s: State) -> None:
        if s.table.repeats:
            end_conquests(s)
        else:
            go(s, REDEPLOY)


class LateConquest(Conquest):
    """A declined race that fights on conquers before the active one, as if it were active (RACE-Ghouls-2, INT-65)."""

    late = True

    def abandons(self, s: State, out: list[Move]) -> None:
        super().abandons(s, out)
        active = s.active[s.turn]
        if active >= 0:
            for region in s.board.each(s.realm[active]):
                out.append(s.board.abandon[region])

    def leave(self, s: State) -> None:
        march_on(s, s.race)
