"""What must hold in every position of every game with the tiles of the base game."""

from __future__ import annotations

from collections.abc import Iterable

from elbowroom import Game
from elbowroom.rules.events import CoinsMoved, Event, Scored
from elbowroom.rules.state import State, piece_count, races_of

# Which pieces lie with which race or power, and whether they may lie with a declined one (DECLINE-8).
OWNERS = {
    "lair": ("trolls", "", True),
    "hole": ("halflings", "", False),
    "fortress": ("", "fortified", True),
    "camp": ("", "bivouacking", False),
    "hero": ("", "heroic", False),
    "dragon": ("", "dragon-master", False),
}


def everything(game: Game) -> None:
    """All that can be said about a position by itself."""
    s = game.state
    tokens_are_conserved(s)
    regions_have_one_owner(s)
    walls_are_right(s)
    pieces_are_where_they_may_be(s)
    races_are_in_order(s)
    hands_wait_only_without_a_region(game)
    assert bool(game.legal_moves()) != game.over
    assert min(s.coins) >= 0
    assert min([0, *s.offer_coins]) >= 0
    if game.stage == "pick":
        assert len(s.offer_races) >= 4  # INT-5


def tokens_are_conserved(s: State) -> None:
    """COMP-4: tray, hand, waiting, aside and map add up to the supply."""
    for race, tile in enumerate(s.table.races):
        on_map = sum(tokens for at, tokens in enumerate(s.tokens) if s.holder[at] == race)
        off_map = s.tray[race] + s.hand[race] + s.waiting[race]
        if s.player[race] >= 0:
            off_map += sum(owned.aside(s, race) for owned in s.kit(race).tiles)
        else:
            assert (on_map, s.tray[race]) == (0, tile.supply), f"{tile.id} is not in play"
        assert on_map + off_map == tile.supply, tile.id
        assert min(s.tray[race], s.hand[race], s.waiting[race]) >= 0, tile.id


def regions_have_one_owner(s: State) -> None:
    """DEF-9, POWER-Seafaring-3: the races' realms and the regions' holders say the same."""
    for race, realm in enumerate(s.realm):
        assert realm == sum(1 << at for at, holder in enumerate(s.holder) if holder == race)
    for at, holder in enumerate(s.holder):
        assert (holder >= 0) == (s.tokens[at] > 0)
        assert holder < 0 or not s.neutral[at]
        assert holder < 0 or s.player[holder] >= 0
        if holder >= 0 and s.board.closed >> at & 1:
            assert s.table.power_ids[s.badge[holder]] == "seafaring"


def walls_are_right(s: State) -> None:
    """CONQ-6: the running sum is what a fresh count gives, and so is immunity (DEF-8)."""
    warded = 0
    for at, region in enumerate(s.board.regions):
        wall = 3 if region.terrain == "mountain" else 2
        wall += s.neutral[at] + s.tokens[at]
        for number, piece in enumerate(s.table.pieces):
            count = piece_count(s, at, number)
            wall += piece.guard * count
            if piece.wards and count:
                warded |= 1 << at
        assert s.wall[at] == wall, region.id
    assert s.warded == warded


def pieces_are_where_they_may_be(s: State) -> None:
    """COMP-5, DECLINE-8, RACE-Trolls-1, POWER-Fortified-2, POWER-Heroic-1."""
    for number, piece in enumerate(s.table.pieces):
        counts = [piece_count(s, at, number) for at in range(len(s.pieces))]
        assert s.out[number] == sum(counts) <= piece.supply, piece.id
        race_id, power_id, in_decline = OWNERS[piece.id]
        for at, count in enumerate(counts):
            holder = s.holder[at]
            if count:
                assert holder >= 0, f"{piece.id} in {s.board.ids[at]}"
                assert in_decline or s.live[holder]
                assert not race_id or s.table.race_ids[holder] == race_id
                assert not power_id or s.table.power_ids[s.badge[holder]] == power_id
                assert count == 1 or piece.id == "camp"
            if race_id == "trolls" and holder >= 0 and s.table.race_ids[holder] == "trolls":
                assert count == 1


def races_are_in_order(s: State) -> None:
    """DECLINE-3, DECLINE-4, POWER-Spirit-1: one active race, one declined one and a spirit."""
    owned = []
    for player in range(s.table.players):
        races = races_of(s, player)
        owned += races
        assert all(s.player[race] == player for race in races)
        assert [race for race in races if s.live[race]] == [race for race in (s.active[player],) if race >= 0]
        badges = [s.badge[race] for race in s.fallen[player]]
        spirits = [badge for badge in badges if badge >= 0 and s.table.power_ids[badge] == "spirit"]
        assert len(s.fallen[player]) - len(spirits) <= 1
        assert len(spirits) <= 1
        for race in s.fallen[player]:
            if s.table.race_ids[race] != "ghouls":
                assert all(s.tokens[at] == 1 for at in s.board.each(s.realm[race]))
                assert s.realm[race], "a declined race without a region has vanished"
    assert sorted(owned) == [race for race, player in enumerate(s.player) if player >= 0]


def hands_wait_only_without_a_region(game: Game) -> None:
    """REDEP-3, CONQ-19, CONQ-20: when a turn begins, whatever has a region to go to stands there."""
    s = game.state
    if game.stage in ("mode", "pick", "over"):
        for race, hand in enumerate(s.hand):
            assert not (hand and s.realm[race])
            assert not s.waiting[race]


def bank_paid(events: Iterable[Event]) -> int:
    """What the bank gave away in these events (and took back)."""
    paid = 0
    for event in events:
        if isinstance(event, Scored):
            assert event.total == sum(part[2] for part in event.parts)
            paid += event.total
        elif isinstance(event, CoinsMoved):
            paid += event.count * ((event.origin == 0) - (event.to == 0))
    return paid


def all_coins(game: Game) -> int:
    """The coins of all players and on the offer."""
    return sum(game.coins.values()) + sum(game.state.offer_coins)
