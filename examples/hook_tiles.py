"""Tiles of one's own, one for every hook that tells of others, of the offer and of the table (docs/hooks.md).

Every one of them is played by tests/rules/test_hooks.py. `elbowroom.new_game(own_races=[Robbers()])` plays the first.
"""

from __future__ import annotations

from elbowroom.rules.ability import Power, Race, TableTile
from elbowroom.rules.chance import draw
from elbowroom.rules.scoring import move_coin, pay_coins
from elbowroom.rules.setup import set_neutral
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY


class Robbers(Race):
    """A race that loses a region to them pays them a coin."""

    id = "robbers"
    rule = "RACE-Robbers"
    box = "own"
    icon = "robber"
    tokens = 6
    supply = 13
    stand_in = "ratmen"

    def conquered(self, s: State, race: int, region: int, victim: int) -> None:
        if victim >= 0 and s.player[victim] != s.player[race]:
            move_coin(s, s.player[victim], s.player[race], f"{self.rule}-1")


class Hedgehogs(Race):
    """Each of their regions costs an active race one more for every other region of theirs beside it."""

    id = "hedgehogs"
    rule = "RACE-Hedgehogs"
    box = "own"
    icon = "checked-shield"
    tokens = 6
    supply = 13
    stand_in = "ratmen"

    def defends(self, s: State, race: int, region: int, attacker: int) -> int:
        return (s.board.near[region] & s.realm[race]).bit_count() if s.live[attacker] else 0


class Vultures(Race):
    """A coin whenever somebody takes a region beside theirs from another race, and when a race leaves the game."""

    id = "vultures"
    rule = "RACE-Vultures"
    box = "own"
    icon = "feathered-wing"
    tokens = 6
    supply = 13
    stand_in = "ratmen"
    in_decline = ("anyone_vanished",)

    def anyone_conquered(self, s: State, race: int, region: int, attacker: int, victim: int) -> None:
        if race not in (attacker, victim) and victim >= 0 and s.board.near[region] & s.realm[race]:
            pay_coins(s, s.player[race], 1, f"{self.rule}-1")

    def anyone_vanished(self, s: State, race: int, gone: int, player: int) -> None:
        pay_coins(s, s.player[race], 1, f"{self.rule}-2")


class Heirs(Race):
    """When another player gives a region up they get a coin; when one declines, a token."""

    id = "heirs"
    rule = "RACE-Heirs"
    box = "own"
    icon = "queen-crown"
    tokens = 5
    supply = 13
    stand_in = "ratmen"

    def anyone_abandoned(self, s: State, race: int, region: int, owner: int) -> None:
        if s.player[owner] != s.player[race]:
            pay_coins(s, s.player[race], 1, f"{self.rule}-1")

    def anyone_declined(self, s: State, race: int, declined: int) -> None:
        if s.player[declined] != s.player[race] and s.tray[race]:
            s.tray[race] -= 1
            s.hand[race] += 1


class Ancestral(Power):
    """Declined, the race takes a coin as its owner's turn begins, and lays one aside when it ends: two go back then."""

    id = "ancestral"
    rule = "POWER-Ancestral"
    box = "own"
    icon = "floating-ghost"
    tokens = 4
    keeps_badge = True
    only_in_decline = True
    in_decline = ("turn_starts", "after_end")

    def turn_starts(self, s: State, race: int) -> None:
        pay_coins(s, s.player[race], 1, f"{self.rule}-1")

    def after_end(self, s: State, race: int) -> None:
        saved = s.memory(self) + 1
        if saved == 2:
            pay_coins(s, s.player[race], 2, f"{self.rule}-2")
        s.remember(self, saved % 2)


class Proud(Power):
    """The combo comes with a coin, costs one more, is passed over for two, and keeps count of who did."""

    id = "proud"
    rule = "POWER-Proud"
    box = "own"
    icon = "duality-mask"
    tokens = 5

    def offer_coins(self, s: State, race: int) -> int:
        return 1

    def offer_price(self, s: State, race: int, usual: int) -> int:
        return usual + 1

    def offer_toll(self, s: State, race: int, usual: int) -> int:
        return 2 * usual

    def passed_over(self, s: State, race: int, picker: int) -> None:
        s.remember(self, s.memory(self) | 1 << picker)


class Rooted(Power):
    """In forests the tokens stay where they are when the others are redeployed."""

    id = "rooted"
    rule = "POWER-Rooted"
    box = "own"
    icon = "sprout"
    tokens = 4

    def stays_put(self, s: State, race: int) -> int:
        return s.board.features["forest"]


class Marauding(Power):
    """After its conquests the race takes up its tokens and conquers once more."""

    id = "marauding"
    rule = "POWER-Marauding"
    box = "own"
    icon = "spiked-dragon-head"
    tokens = 3

    def conquers_again(self, s: State, race: int) -> bool:
        return True


class Settlers(TableTile):
    """Every round a lost tribe settles in a region that nobody holds, as long as there is one."""

    id = "settlers"
    rule = "EVENT-Settlers"
    box = "own"
    icon = "camping-tent"

    def round_starts(self, s: State, race: int) -> None:
        shut = s.board.closed | s.board.void | s.board.rivers
        free = [at for at in s.board.each(s.board.everything & ~shut) if s.holder[at] == NOBODY and not s.neutral[at]]
        if s.round > 1 and free:
            set_neutral(s, draw(s, "settlers", s.board.ids, sum(1 << at for at in free)), 1)


class Chronicle(TableTile):
    """It counts the conquests that anybody makes: what a tile beside the map remembers is part of the game."""

    id = "chronicle"
    rule = "EVENT-Chronicle"
    box = "own"
    icon = "rolled-cloth"

    def anyone_conquered(self, s: State, race: int, region: int, attacker: int, victim: int) -> None:
        s.remember(self, s.memory(self) + 1)
