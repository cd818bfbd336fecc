"""Coins that change hands, and what everybody at the table can count of them.

What a player takes, pays and finds happens in the open (COMP-11 hides only the heap behind it), so whoever adds it up
knows every purse. Beside the coins themselves the state keeps what such an onlooker knows: the least and the most that
everybody can have. In a game from its start both are the coins; in a position that was set up nobody saw where the
coins came from, and what happens later narrows it down.
"""

from __future__ import annotations

from .state import State


def receive(s: State, player: int, coins: int) -> None:
    """A player takes coins."""
    if s.coins[player] >= 0:  # in a view they may be hidden
        s.coins[player] += coins
    least, most = s.counted[player]
    _know(s, player, least + coins, most + coins)


def pay(s: State, player: int, coins: int) -> None:
    """A player pays coins, which shows that he had as many."""
    if s.coins[player] >= 0:
        s.coins[player] -= coins
    least, most = s.counted[player]
    _know(s, player, least - coins if least > coins else 0, most - coins)


def has_coin(s: State, player: int) -> bool:
    """Has a player a coin, as far as one can see? In a view, others' coins are what can be counted of them."""
    coins = s.coins[player]
    return coins > 0 or (coins < 0 and s.counted[player][0] > 0)


def turn_out_empty(s: State, player: int) -> None:
    """A player who ought to pay has nothing, as everybody sees."""
    _know(s, player, 0, 0)


def _know(s: State, player: int, least: int, most: int) -> None:
    counted = s.counted[:]  # copies of the state share the old list
    counted[player] = (least, most)
    s.counted = counted
