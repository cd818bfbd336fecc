"""Conquest: reach, cost, losses, the die (CONQ, DEF-8, ABANDON).

`targets` and `price` are what the list of moves is made of; `itemise` says the same in words and must agree.
"""

from __future__ import annotations

from .ability import Kit, Tile
from .chance import roll_die
from .decline import fade
from .events import Abandoned, Cleared, Conquered, Lost, Repelled, Rolled
from .moves import DONE, Move
from .state import State, clear_pieces, occupy, piece_count, races_of, vacate
from .turn import Stage, go, march_on

DIE_HELPS = 3  # CONQ-24


# --- where ----------------------------------------------------------------------------------------------------------


def reach(s: State, race: int, kit: Kit) -> int:
    """The regions next to this race, or where it may enter (CONQ-1, CONQ-4, CONQ-14)."""
    realm = s.realm[race]
    if realm:
        near = s.board.near
        mask = 0
        left = realm
        while left:
            low = left & -left
            mask |= near[low.bit_length() - 1]
            left ^= low
        for tile in kit.links:
            mask |= tile.links(s, race, realm)
        for tile in kit.reaches:
            mask = tile.reach(s, race, mask)
    else:
        mask = s.board.border
        for tile in kit.entries:
            mask = tile.entry(s, race, mask)
    return mask


def adjacent(s: State, race: int, origin: int) -> int:
    """The regions next to the given ones for the conquests of this race: borders, and what its tiles add."""
    mask = s.board.around(origin)
    for tile in s.kit(race).links:
        mask |= tile.links(s, race, origin)
    return mask


def far_reach(s: State, race: int) -> int:
    """The regions this race may target from nowhere."""
    mask = 0
    for tile in s.kit(race).reaches:
        mask = tile.reach(s, race, mask)
    return mask


def plain_regions(s: State, race: int) -> int:
    """Regions of other players against which no ability helps (U-RACE-GNOMES-1)."""
    mask = 0
    if s.table.plain:
        for player, active in enumerate(s.active):
            if active >= 0 and player != s.player[race] and s.kit(active).plain_attacks_only:
                mask |= s.realm[active]
    return mask


def barred(s: State, race: int, kit: Kit) -> int:
    """Regions this race may not take, wherever it stands (CONQ-11, CONQ-12, INT-24, alliances)."""
    board = s.board
    mask = s.realm[race] | board.void | (board.closed & ~kit.opens) | kit.avoids
    if s.warded:
        mask |= s.warded & ~own_regions(s, s.player[race])  # INT-36: immunity names other players
    for watcher in s.watch:
        if s.player[watcher] != s.player[race]:
            for tile in s.kit(watcher).forbids:
                mask |= tile.forbids(s, watcher, race)
    return mask


def targets(s: State, race: int, kit: Kit) -> int:
    """The regions this race may attack now."""
    return reach(s, race, kit) & ~barred(s, race, kit)


def own_regions(s: State, player: int) -> int:
    """All regions of a player's races."""
    mask = 0
    for race in races_of(s, player):
        mask |= s.realm[race]
    return mask


# --- how dear -------------------------------------------------------------------------------------------------------


def price(s: State, race: int, kit: Kit, region: int) -> int:
    """The tokens that a conquest of this region costs this race (CONQ-6, CONQ-7)."""
    cost = s.wall[region] + kit.handicap - s.surge
    holder = s.holder[region]
    if holder >= 0 and s.player[holder] == s.player[race] and not s.table.own_tokens_defend:
        cost -= s.tokens[region]  # INT-20: only another player's tokens defend
    for mask, _ in kit.discount_masks:
        cost -= mask >> region & 1
    for tile in kit.discount_hooks:
        cost -= tile.discounts(s, race) >> region & 1
    return cost if cost > 1 else 1


# --- what happens ---------------------------------------------------------------------------------------------------


def note_attack(s: State, race: int, region: int) -> None:
    """An attack on a race, successful or not (DEF-11)."""
    victim = s.holder[region]
    if victim < 0:
        return
    player = s.player[race]
    other = s.player[victim]
    if other == player:
        return
    if s.live[victim] and s.live[race]:
        s.attacked |= 1 << other
    for owned in races_of(s, other):
        for tile in s.kit(owned).attacked:
            tile.attacked(s, owned, victim, race)


def drive_out(s: State, race: int, region: int, usual: int, spared: bool) -> None:
    """The occupants of a region leave it: neutral ones for good, tokens with their losses (CONQ-17, CONQ-18)."""
    board = s.board
    neutral = s.neutral[region]
    if neutral:
        what = "monsters" if s.monsters >> region & 1 else "tribe"
        s.neutral[region] = 0
        s.wall[region] -= neutral
        s.monsters &= ~(1 << region)
        s.events.append(Cleared(board.ids[region], what, neutral))
    victim = s.holder[region]
    if victim < 0:
        clear_pieces(s, region, "conquered")
        return
    player = s.player[victim]
    foreign = player != s.player[race]
    kit = s.kit(victim)
    tokens = s.tokens[region]
    lost = min(usual, tokens)
    if spared:
        lost = 0
    elif foreign:
        for tile in kit.losses:
            lost = tile.losses(s, victim, tokens, lost)
    vacate(s, region)
    s.tray[victim] += lost
    left = tokens - lost
    if left and not s.live[victim] and not s.realm[victim] and not kit.fights_on:
        s.tray[victim] += left + s.hand[victim]  # U-CONQ-22: a declined race does not come back
        s.hand[victim] = 0
        left = 0
    if foreign:
        s.hand[victim] += left
        s.victims |= 1 << victim
        for tile in kit.lost:
            tile.lost(s, victim, region, race)
    else:
        s.waiting[victim] += left
    clear_pieces(s, region, "conquered")
    s.events.append(
        Lost(player + 1, s.table.race_ids[victim], board.ids[region], lost, left, not s.live[victim]),
    )


def capture(
    s: State, race: int, region: int, tokens: int, cost: int, means: tuple[str, ...] = (), spared: bool = False
) -> None:
    """A race takes a region; the tokens are the caller's to have paid. Order: rules/base.md section 15."""
    victim = s.holder[region]
    occupied = victim >= 0 or s.neutral[region] > 0
    s.attempted = True
    if occupied:
        if s.live[race]:
            s.raids += 1
        note_attack(s, race, region)
        drive_out(s, race, region, 1, spared)
    elif s.pieces[region]:
        clear_pieces(s, region, "conquered")
    occupy(s, region, race, tokens)
    s.events.append(
        Conquered(
            s.player[race] + 1, s.table.race_ids[race], s.board.ids[region], tokens, cost, occupied, means
        )
    )
    for tile in s.kit(race).conquered:
        tile.conquered(s, race, region)
    if victim >= 0 and not s.realm[victim]:
        fade(s, victim)


def conquer(s: State, race: int, region: int) -> None:
    """A plain conquest: pay the cost from hand (CONQ-10)."""
    cost = price(s, race, s.kit(race), region)
    s.hand[race] -= cost
    s.surge = 0
    capture(s, race, region, cost, cost)


def last_attempt(s: State, race: int, region: int) -> None:
    """The final attempt with the reinforcement die (CONQ-24 to CONQ-29)."""
    cost = price(s, race, s.kit(race), region)
    hand = s.hand[race]
    face = roll_die(s)
    name = s.board.ids[region]
    s.attempted = True
    s.events.append(Rolled(s.player[race] + 1, name, face, cost - hand))
    if hand + face >= cost:
        s.hand[race] = 0
        capture(s, race, region, hand, cost, ("die",))
    else:
        note_attack(s, race, region)
        s.events.append(Repelled(s.player[race] + 1, s.table.race_ids[race], name))


def replace(s: State, race: int, region: int, tile: Tile) -> None:
    """Conquer by replacing a lone active token with one of one's own from the tray (RACE-Sorcerers)."""
    victim = s.holder[region]
    other = s.player[victim]
    player = s.player[race]
    s.attempted = True
    s.raids += 1
    note_attack(s, race, region)
    s.tray[race] -= 1
    vacate(s, region)
    s.tray[victim] += 1
    s.victims |= 1 << victim
    for theirs in s.kit(victim).lost:
        theirs.lost(s, victim, region, race)
    clear_pieces(s, region, "conquered")
    board_id = s.board.ids[region]
    s.events.append(Lost(other + 1, s.table.race_ids[victim], board_id, 1, 0, False))
    occupy(s, region, race, 1)
    s.events.append(Conquered(player + 1, s.table.race_ids[race], board_id, 1, 0, True, (tile.id,)))
    tile.replaced(s, race, other)
    for mine in s.kit(race).conquered:
        mine.conquered(s, race, region)


def abandon(s: State, region: int) -> None:
    """Give a region up and take its tokens to hand (ABANDON-1 to ABANDON-6)."""
    race = s.holder[region]
    tokens = vacate(s, region)
    s.hand[race] += tokens
    clear_pieces(s, region, "abandoned")
    s.events.append(Abandoned(s.player[race] + 1, s.table.race_ids[race], s.board.ids[region], tokens))


def lone_tokens(s: State, race: int) -> int:
    """Regions in which one active token of another player stands alone (RACE-Sorcerers-2, U-POWER-VAMPIRE-3)."""
    mask = 0
    player = s.player[race]
    for other, active in enumerate(s.active):
        if active >= 0 and other != player:
            for region in s.board.each(s.realm[active]):
                if s.tokens[region] == 1 and not _sheltered(s, region):
                    mask |= 1 << region
    return mask


def _sheltered(s: State, region: int) -> bool:
    """Does a piece here count as a second token against replacement (RACE-Sorcerers-3)?"""
    if not s.pieces[region]:
        return False
    return any(spec.shelters and piece_count(s, region, at) for at, spec in enumerate(s.table.pieces))


# --- the stages -----------------------------------------------------------------------------------------------------


class Conquest(Stage):
    """The active race conquers (CONQ-13)."""

    def moves(self, s: State) -> list[Move]:
        race = s.race
        kit = s.kit(race)
        out: list[Move] = []
        hand = s.hand[race]
        if hand:
            self.attacks(s, race, kit, hand, out)
        if kit.replaces:
            convert = s.board.moves("convert")
            mask = 0
            for tile in kit.replaces:
                mask |= self.replaceable(s, race, kit, tile)
            for region in s.board.each(mask):
                out.append(convert[region])
        for tile in kit.war_moves:
            tile.conquest_moves(s, race, out)
        if not s.attempted:
            self.abandons(s, out)
        out.append(DONE)
        return out

    def attacks(self, s: State, race: int, kit: Kit, hand: int, out: list[Move]) -> None:
        """`conquer R` where the hand suffices, `roll R` where the die could help."""
        board = s.board
        conquer_moves = board.conquer
        roll_moves = board.roll
        wall = s.wall
        mask = targets(s, race, kit)
        change = kit.handicap - s.surge
        cheap = [found[0] for found in kit.discount_masks]
        for tile in kit.discount_hooks:
            cheap.append(tile.discounts(s, race))
        own = 0 if s.table.own_tokens_defend else own_regions(s, s.player[race]) & mask
        most = hand + DIE_HELPS if self.may_roll(s, kit) else hand
        while mask:
            low = mask & -mask
            region = low.bit_length() - 1
            mask ^= low
            cost = wall[region] + change
            if cost > most + 2 and not cheap and not own:
                continue
            for discount in cheap:
                if discount & low:
                    cost -= 1
            if own & low:
                cost -= s.tokens[region]
            if cost <= hand:
                out.append(conquer_moves[region])
            elif cost <= most:
                out.append(roll_moves[region])

    def may_roll(self, s: State, kit: Kit) -> bool:
        """Is the announced final attempt open to this race (INT-25)?"""
        return not kit.rolls_before

    def replaceable(self, s: State, race: int, kit: Kit, tile: Tile) -> int:
        """Where this tile may replace a lone token."""
        return tile.replaceable(s, race, lone_tokens(s, race), reach(s, race, kit)) & ~barred(s, race, kit)

    def abandons(self, s: State, out: list[Move]) -> None:
        """Regions that may be given up before the first attempt (ABANDON-4)."""
        abandon_moves = s.board.abandon
        for region in s.board.each(s.realm[s.race]):
            out.append(abandon_moves[region])

    def play(self, s: State, move: Move) -> None:
        race = s.race
        verb = move.verb
        if verb == "conquer":
            conquer(s, race, s.board.index[move.region])
        elif verb == "roll" and move.region:
            last_attempt(s, race, s.board.index[move.region])
            self.leave(s)
        elif verb == "abandon":
            abandon(s, s.board.index[move.region])
        elif verb == "convert":
            kit = s.kit(race)
            region = s.board.index[move.region]
            for tile in kit.replaces:
                if self.replaceable(s, race, kit, tile) >> region & 1:
                    replace(s, race, region, tile)
                    return
        else:
            s.kit(race).verbs[verb].play(s, race, move)

    def leave(self, s: State) -> None:
        go(s, "redeploy")


class LateConquest(Conquest):
    """A declined race that fights on conquers before the active one, as if it were active (RACE-Ghouls-2, INT-65)."""

    def may_roll(self, s: State, kit: Kit) -> bool:
        return True

    def abandons(self, s: State, out: list[Move]) -> None:
        super().abandons(s, out)
        active = s.active[s.turn]
        if active >= 0:
            for region in s.board.each(s.realm[active]):
                out.append(s.board.abandon[region])

    def leave(self, s: State) -> None:
        march_on(s, s.race)
