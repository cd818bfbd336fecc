"""What must hold in every position, recomputed from scratch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from elbowroom import Game
from elbowroom.rules.ability import Piece
from elbowroom.rules.events import CoinsMoved, Event, Scored
from elbowroom.rules.moves import DONE
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY, PIECE_BITS, PIECE_MOST

OUTLIVES_ITS_TILE = ("armor",)  # U-DECLINE-05: it stays with the tokens although the badge has gone


def check_position(game: Game) -> None:
    """Everything that is kept twice agrees, and nothing is lost or doubled."""
    s = game.state
    _regions(s)
    _races(s)
    _pieces(s)
    _finds(s)
    _tiles(s)
    _memory(s)
    check_moves(game)


def check_moves(game: Game) -> None:
    """There is something to decide, and every move is listed once."""
    legal = game.legal_moves()
    assert bool(legal) != game.over, f"{game.stage}: no legal move"
    assert legal != [DONE], f"{game.stage} does not pass by itself"
    assert len({move.text for move in legal}) == len(legal), f"{game.stage}: a move is listed twice"


def bank(events: Iterable[Event]) -> int:
    """What the bank has paid."""
    paid = 0
    for event in events:
        if isinstance(event, Scored):
            paid += event.total
        elif isinstance(event, CoinsMoved) and event.origin == 0:
            paid += event.count
    return paid


def coins_about(game: Game) -> int:
    """All coins outside the bank."""
    return sum(game.state.coins) + sum(game.state.offer_coins)


def _regions(s: State) -> None:
    for at, name in enumerate(s.board.ids):
        holder, tokens, neutral = s.holder[at], s.tokens[at], s.neutral[at]
        assert (holder == NOBODY) == (tokens == 0), name
        assert tokens >= 0, name
        assert not (tokens and neutral), f"{name}: tokens beside neutral defenders"
        assert not (s.board.void >> at & 1 and (tokens or neutral)), f"{name}: a chasm is held"
        assert neutral == 2 if s.monsters >> at & 1 else neutral in (0, 1), name
        guard = 0
        if s.finds[at]:
            guard += sum(find.guard for bit, find in enumerate(s.table.finds) if s.finds[at] >> bit & 1)
        if s.pieces[at]:
            guard += sum(spec.guard * count for spec, count in _lying(s, at))
        assert s.wall[at] == s.board.base[at] + neutral + tokens + guard, f"{name}: wall"


def _lying(s: State, region: int) -> list[tuple[Piece, int]]:
    """The pieces in a region and how many there are of each."""
    packed = s.pieces[region]
    found = [(spec, packed >> (PIECE_BITS * piece) & PIECE_MOST) for piece, spec in enumerate(s.table.pieces)]
    assert packed >> (PIECE_BITS * len(s.table.pieces)) == 0
    return [(spec, count) for spec, count in found if count]


def _races(s: State) -> None:
    realms = [0] * len(s.table.races)
    tokens = [0] * len(s.table.races)
    for at, race in enumerate(s.holder):
        if race >= 0:
            realms[race] |= 1 << at
            tokens[race] += s.tokens[at]
    assert s.realm == realms
    for race, tile in enumerate(s.table.races):
        player = s.player[race]
        assert min(s.tray[race], s.hand[race], s.waiting[race]) >= 0, tile.id
        aside = 0 if player == NOBODY else sum(owned.aside(s, race) for owned in s.kit(race).tiles)
        total = s.tray[race] + s.hand[race] + s.waiting[race] + tokens[race] + aside
        assert total == tile.supply, f"{tile.id}: {total} tokens of {tile.supply}"
        if player == NOBODY:
            assert (s.kits[race], s.live[race], realms[race]) == (None, False, 0), tile.id
        else:
            assert (race == s.active[player]) == s.live[race], tile.id
            assert (race in s.fallen[player]) != s.live[race], tile.id
            _fitted(s, race)
    assert s.watch == tuple(race for race, kit in enumerate(s.kits) if kit is not None and kit.forbids)
    for player, fallen in enumerate(s.fallen):
        assert all(s.player[race] == player for race in fallen)
        assert all(s.realm[race] or s.hand[race] or s.waiting[race] for race in fallen), "a vanished race is in play"


def _fitted(s: State, race: int) -> None:
    """The kit in use is the one a fresh look gives."""
    finds = 0
    for region in s.board.each(s.realm[race]):
        finds |= s.finds[region]
    lent = s.lent if s.table.lender >= 0 and finds >> s.table.lender & 1 else NOBODY
    fresh = s.table.kit(race, s.badge[race], s.live[race], finds, lent)
    assert fresh is s.kits[race], f"{s.table.race_ids[race]}: its kit is out of date"


def _pieces(s: State) -> None:
    counts: Counter[str] = Counter()
    warded = 0
    for at, packed in enumerate(s.pieces):
        if packed:
            for spec, count in _lying(s, at):
                counts[spec.id] += count
                assert s.tokens[at] or not spec.needs_tokens, f"{spec.id} alone in {s.board.ids[at]}"
                at_home = spec.warden in s.table.find_ids and s.finds[at] >> s.table.find_ids.index(spec.warden) & 1
                warded |= (spec.wards and not at_home) << at  # U-PLACE-CRYPT-4
    assert s.warded == warded
    assert s.out == [counts[spec.id] for spec in s.table.pieces]
    assert all(counts[spec.id] <= spec.supply for spec in s.table.pieces)


def _finds(s: State) -> None:
    lying = 0
    regions = 0
    for at, mask in enumerate(s.finds):
        if mask:
            assert not lying & mask, "a find lies in two regions"
            lying |= mask
            regions |= 1 << at
    assert s.find_regions == regions
    assert not s.find_pool & lying
    assert not any(lying >> find & 1 for find in s.find_stack)
    assert s.unfound <= s.find_pool.bit_count()


def _tiles(s: State) -> None:
    """Every banner and every badge is in one place (PICK-11, U-INT-60)."""
    banners = Counter(race for race, player in enumerate(s.player) if player != NOBODY)
    banners.update([*s.offer_races, *s.race_next, *s.race_bottom])
    banners.update(race for race in range(len(s.table.races)) if s.race_pool >> race & 1)
    assert len(banners) == banners.total() == len(s.table.races)
    badges = Counter(power for power in s.badge if power >= 0)
    badges.update([*s.offer_powers, *s.power_next])
    badges.update(
        power for power in range(len(s.table.powers)) for pool in (s.power_pool, s.discard) if pool >> power & 1
    )
    badges.update(_lent(s))
    assert len(badges) == badges.total() == len(s.table.powers)
    assert len(s.offer_races) == len(s.offer_powers) == len(s.offer_coins) <= 6


def _lent(s: State) -> list[int]:
    """The badge that the Stonehedge has, or that a scenario keeps for its discovery."""
    promised = s.memory(s.table.finds[s.table.lender]) - 1 if s.table.lender >= 0 else NOBODY
    return [power for power in {s.lent, promised} if power >= 0]


def _memory(s: State) -> None:
    """A tile that is not in play remembers nothing and has no piece on the map."""
    for race, banner in enumerate(s.table.races):
        if s.player[race] == NOBODY:
            assert s.memory(banner) == 0, f"{banner.id} remembers {s.memory(banner)}"
            assert not any(s.out[s.table.piece[piece.id]] for piece in banner.pieces), banner.id
    for power, badge in enumerate(s.table.powers):
        if power not in s.badge and power != s.lent:
            assert s.memory(badge) == 0, f"{badge.id} remembers {s.memory(badge)}"
            stray = [piece.id for piece in badge.pieces if piece.id not in OUTLIVES_ITS_TILE]
            assert not any(s.out[s.table.piece[piece]] for piece in stray), badge.id
