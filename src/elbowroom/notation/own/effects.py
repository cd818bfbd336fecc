"""What each effect of the vocabulary (`words.EFFECTS`) adds to a tile. All is worked out once, when a box is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.rules.ability import Stock, Tile
from elbowroom.rules.events import Gained
from elbowroom.rules.moves import DECLINE, Move, Verb, make
from elbowroom.rules.reach import own_regions
from elbowroom.rules.scoring import groups, move_coin, neighbours, pay_coins
from elbowroom.rules.state import State

from .building import Building
from .markers import add_place, add_strike
from .more_effects import add_ally, add_pass_water, add_roll_first
from .regions import choice, condition
from .replacing import add_convert
from .words import ACTIVE, BOTH, PRINTED

Said = dict[str, Any]
Count = Callable[[State, int], int]


def add_effect(building: Building, said: Said) -> None:
    """Put an effect, which has been checked, into a tile."""
    _ADD[said["do"]](building, said)


# --- what is counted ------------------------------------------------------------------------------------------------


def _count(said: Said) -> Count:
    """How many: an amount, or so many for each of what is counted."""
    amount: int = said.get("amount", 1)
    counted = _counted(said)
    every: int = said.get("every", 1)
    most: int = said.get("most", 1000)
    holds = condition(said.get("when"))
    if counted is None:
        if holds is None:
            return lambda s, race: amount
        return lambda s, race: amount if holds(s, race) else 0
    if holds is None and amount == every == 1 and most == 1000:
        return counted

    def total(s: State, race: int) -> int:
        if holds is not None and not holds(s, race):
            return 0
        return min(most, counted(s, race) // every * amount)

    return total


def _counted(said: Said) -> Count | None:
    per = said.get("per")
    if per == "raid":
        return lambda s, race: s.raids
    if per == "group":
        return lambda s, race: groups(s, race, by_ability=False)
    if per == "region":
        where = choice(said.get("where", "any"))
        return lambda s, race: (s.realm[race] & where(s, race)).bit_count()
    return None


# --- coins ----------------------------------------------------------------------------------------------------------


def _coins(building: Building, said: Said) -> None:
    mode = said.get("while", ACTIVE)
    single = said.get("per") == "region" and {*said} <= {"do", "per", "where", "while", "when", "amount"}
    if single and said.get("amount", 1) == 1 and not building.has("coin_regions"):
        where = said.get("where", "any")
        plain = isinstance(where, str) and where in PRINTED and where != "edge" and "when" not in said
        if plain and "coin_feature" not in building.values and mode in (ACTIVE, BOTH):
            building.values["coin_feature"] = where
            building.modes.add(mode)
            if mode == BOTH:
                building.in_decline.add("coin_feature")
            return
        chosen = choice(where)
        holds = condition(said.get("when"))
        if holds is None:
            building.hook("coin_regions", lambda tile, s, race: chosen(s, race), mode)
        else:
            building.hook("coin_regions", lambda tile, s, race: chosen(s, race) if holds(s, race) else 0, mode)
        return
    count = _count(said)
    building.hook("coins", lambda tile, s, race: count(s, race), mode)


def _compensation(building: Building, said: Said) -> None:
    amount = said.get("amount", 1)

    def lost(tile: Tile, s: State, race: int, region: int, attacker: int) -> None:
        pay_coins(s, s.player[race], amount, f"{tile.rule}-1")

    building.hook("lost", lost, said.get("while", ACTIVE))


def _steal(building: Building, said: Said) -> None:
    def turn_ends(tile: Tile, s: State, race: int) -> None:
        for player in neighbours(s, race, s.realm[race]):
            move_coin(s, player, s.player[race], f"{tile.rule}-1")

    building.hook("turn_ends", turn_ends, said.get("while", ACTIVE))


def _toll(building: Building, said: Said) -> None:
    mode = said.get("while", ACTIVE)

    def lost(tile: Tile, s: State, race: int, region: int, attacker: int) -> None:
        move_coin(s, s.player[attacker], s.player[race], f"{tile.rule}-1")

    def forbids(tile: Tile, s: State, race: int, attacker: int) -> int:
        return s.realm[race] if s.coins[s.player[attacker]] == 0 else 0

    building.hook("lost", lost, mode)
    if said.get("strict"):
        building.hook("forbids", forbids, mode)


# --- where and how dear ---------------------------------------------------------------------------------------------


def _masked(hook: str) -> Callable[[Building, Said], None]:
    """Effects that only name regions."""

    def add(building: Building, said: Said) -> None:
        chosen = choice(said["where"])
        holds = condition(said.get("when"))
        if holds is None:
            building.hook(hook, lambda tile, s, race: chosen(s, race))
        else:
            building.hook(hook, lambda tile, s, race: chosen(s, race) if holds(s, race) else 0)

    return add


def _discount(building: Building, said: Said) -> None:
    parts = said["where"]["some"] if isinstance(said["where"], dict) and "some" in said["where"] else [said["where"]]
    plain = all(isinstance(part, str) and part in PRINTED and part != "edge" for part in parts) and "when" not in said
    if plain and not building.has("discounts"):
        building.values["discount_features"] = (*building.values.get("discount_features", ()), *parts)
        return
    features = building.values.pop("discount_features", ())
    if features:  # both at once would make a region cheaper by two
        _masked("discounts")(building, {"where": {"some": list(features)}})
    _masked("discounts")(building, said)


def _widened(hook: str) -> Callable[[Building, Said], None]:
    """Effects that add regions to the usual ones."""

    def add(building: Building, said: Said) -> None:
        chosen = choice(said["where"])
        holds = condition(said.get("when"))
        if holds is None:
            building.hook(hook, lambda tile, s, race, usual: usual | chosen(s, race))
        else:
            building.hook(hook, lambda tile, s, race, usual: usual | chosen(s, race) if holds(s, race) else usual)

    return add


def _link(building: Building, said: Said) -> None:
    chosen = choice(said["where"])

    def among(tile: Tile, s: State, race: int, origin: int) -> int:
        regions = chosen(s, race)
        return regions if origin & regions else 0

    if said.get("from_anywhere"):
        building.hook("links", lambda tile, s, race, origin: chosen(s, race) if origin else 0)
        building.hook("joins", among)
    else:
        building.hook("links", among)


def _immune(building: Building, said: Said) -> None:
    chosen = choice(said["where"])
    building.hook("forbids", lambda tile, s, race, attacker: s.realm[race] & chosen(s, race), said.get("while", ACTIVE))


def _defend(building: Building, said: Said) -> None:
    chosen = choice(said["where"])
    amount: int = said.get("amount", 1)
    holds = condition(said.get("when"))

    def defends(tile: Tile, s: State, race: int, region: int, attacker: int) -> int:
        return amount if chosen(s, race) >> region & 1 and (holds is None or holds(s, race)) else 0

    building.hook("defends", defends, said.get("while", ACTIVE))


def _declared(name: str, value: Any = True) -> Callable[[Building, Said], None]:
    """Effects that are one declared value."""

    def add(building: Building, said: Said) -> None:
        building.values[name] = value

    return add


def _from(name: str, key: str) -> Callable[[Building, Said], None]:
    """Effects that are one declared value, which the box says."""

    def add(building: Building, said: Said) -> None:
        building.values[name] = said[key]

    return add


def _spare(building: Building, said: Said) -> None:
    building.hook("losses", lambda tile, s, race, tokens, usual: 0)


# --- tokens ---------------------------------------------------------------------------------------------------------


def _recruit(building: Building, said: Said) -> None:
    count = _count(said)

    def come(tile: Tile, s: State, race: int) -> None:
        new = min(count(s, race), s.tray[race])
        if new > 0:
            s.tray[race] -= new
            s.hand[race] += new
            s.events.append(Gained(s.player[race] + 1, s.table.race_ids[race], "tokens", new, f"{tile.rule}-1"))

    building.hook("readied" if said.get("at") == "ready" else "redeploy_opens", come)


def _helpers(building: Building, said: Said) -> None:
    count = _count({key: value for key, value in said.items() if key != "most"})
    most = said.get("most", 10)
    marker = said["marker"]
    memory = building.memory()

    def auxiliaries(tile: Tile, s: State, race: int) -> int:
        return memory.kept(s, tile) - memory.used(s, tile)

    def spend(tile: Tile, s: State, race: int, number: int) -> None:
        memory.use(s, tile, memory.used(s, tile) + number)

    def come(tile: Tile, s: State, race: int) -> None:
        new = min(count(s, race), most - memory.kept(s, tile))
        if new > 0:
            memory.keep(s, tile, memory.kept(s, tile) + new)
            s.events.append(Gained(s.player[race] + 1, s.table.race_ids[race], marker, new, f"{tile.rule}-1"))

    building.hook("auxiliaries", auxiliaries)
    building.hook("spend_auxiliaries", spend)
    building.hook("redeploy_opens", come)
    building.hook("redeploy_closes", lambda tile, s, race: memory.use(s, tile, 0))
    building.hook("declines", lambda tile, s, race: memory.keep(s, tile, 0))
    building.hook("counters", lambda tile, s, race: {marker: auxiliaries(tile, s, race)})
    building.stocks.append(Stock(marker, of=marker, icon=building.markers[marker]["icon"]))


def _avenge(building: Building, said: Said) -> None:
    marker = said["marker"]
    memory = building.memory()

    def attacked(tile: Tile, s: State, race: int, victim: int, attacker: int) -> None:
        memory.keep(s, tile, memory.kept(s, tile) | 1 << s.player[attacker])

    def discounts(tile: Tile, s: State, race: int) -> int:
        marked = memory.kept(s, tile)
        mask = 0
        for player in range(s.table.players):
            if marked >> player & 1:
                mask |= own_regions(s, player)
        return mask

    building.hook("attacked", attacked)
    building.hook("discounts", discounts)
    for hook in ("after_end", "declines"):
        building.hook(hook, lambda tile, s, race: memory.keep(s, tile, 0))
    building.hook("marked", lambda tile, s, race: memory.kept(s, tile))
    building.stocks.append(Stock(marker, of=marker, icon=building.markers[marker]["icon"], players=True))


# --- decline --------------------------------------------------------------------------------------------------------


def _vanish(building: Building, said: Said) -> None:
    building.values["vanishes"] = True
    _decline_verb(building)

    def start_moves(tile: Tile, s: State, race: int, out: list[Move]) -> None:
        if s.kit(race).lent is tile:
            out.append(make("decline", means=(tile.id,)))  # U-PLACE-STONEHEDGE-5: lent, it is a choice

    def end_moves(tile: Tile, s: State, race: int, out: list[Move]) -> None:
        if s.kit(race).lent is tile and DECLINE in out:
            out.append(make("decline", means=(tile.id,)))

    building.hook("start_moves", start_moves)
    building.hook("end_moves", end_moves)


def _late_decline(building: Building, said: Said) -> None:
    _decline_verb(building)
    building.hook("end_moves", lambda tile, s, race, out: out.append(DECLINE))


def _decline_verb(building: Building) -> None:
    if not any(verb.id == "decline" for verb in building.verbs):
        building.verbs.append(Verb("decline"))


def _fight_on(building: Building, said: Said) -> None:
    building.values["fights_on"] = building.id


_ADD: dict[str, Callable[[Building, Said], None]] = {
    "coins": _coins,
    "compensation": _compensation,
    "steal": _steal,
    "toll": _toll,
    "discount": _discount,
    "surcharge": _from("handicap", "amount"),
    "overlook": _masked("overlooks"),
    "enter": _widened("entry"),
    "reach": _widened("reach"),
    "link": _link,
    "pass-water": add_pass_water,
    "settle": _declared("opens", "water"),
    "avoid": _from("avoids", "where"),
    "spare": _spare,
    "immune": _immune,
    "defend": _defend,
    "ally": add_ally,
    "ability-proof": _declared("ability_proof"),
    "recruit": _recruit,
    "extra-tokens": _from("extra_tokens", "amount"),
    "helpers": _helpers,
    "avenge": _avenge,
    "convert": add_convert,
    "roll-first": add_roll_first,
    "strike": add_strike,
    "place": add_place,
    "keep-badge": _declared("keeps_badge"),
    "stay-whole": _declared("stays_whole"),
    "last-redeploy": _declared("last_redeploy"),
    "beyond-limit": _declared("beyond_limit"),
    "fight-on": _fight_on,
    "vanish": _vanish,
    "late-decline": _late_decline,
}
