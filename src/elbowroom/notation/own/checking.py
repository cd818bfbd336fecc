"""Is a box what it says? Every fault is found, with the place where it is; nothing of it is used before."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from elbowroom.boxes import BOXES, PRINTED, box
from elbowroom.notation.maps import MapError, completed
from elbowroom.notation.maps.faults import shown
from elbowroom.rules.house import CHOICE, NUMBER, HouseRule, house_rules
from elbowroom.rules.setup import usual_stages

from .choosing import Path, check_regions, check_when
from .faults import (
    BADGE,
    DATA_BYTES,
    MOST_EFFECTS,
    MOST_MAPS,
    MOST_MARKERS,
    MOST_RULES,
    MOST_TILES,
    NAME_LENGTH,
    SUPPLY,
    TEXT_LENGTH,
    TOKENS,
    VERSION_LENGTH,
    Fault,
    of_map,
)
from .icons import drawing_fault, icon_names, is_drawing
from .sense import asks_for_reach, covers_most
from .words import EFFECTS, FLAG, LIVES, MARKER, MARKER_KEYS, REGIONS, WHEN, WHOLE, WORD, Key

LANGUAGES: Final = ("en", "pl", "cs", "uk")
_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")
_MAP_FAULTS: Final = 5  # of one map; `elbowroom map check` tells all
_BOX_KEYS: Final = ("id", "version", "name", "race", "power", "map", "house_rules")
_TILE_KEYS: Final = ("id", "name", "ability", "icon", "tokens", "boards", "needs_finds", "effect", "marker")
_RACE_KEYS: Final = (*_TILE_KEYS, "supply", "stand_in")
_MARKER_KEYS: Final = ("id", "name", "icon", *MARKER_KEYS)


def check(data: Any) -> list[Fault]:
    """Everything that is wrong with a box; what comes with the game may not come again."""
    checker = _Checker()
    checker.box(data)
    return checker.faults


@cache
def shipped_ids() -> dict[str, frozenset[str]]:
    """The ids of what comes with the game, by kind; moves and markers share one."""
    races: set[str] = set()
    powers: set[str] = set()
    words = {verb.id for stage in usual_stages() for verb in stage.verbs} | {"with", "done", "expand", "decline"}
    for name in PRINTED:
        contents = box(name)
        races.update(tile.id for tile in contents.races)
        powers.update(tile.id for tile in contents.powers)
        for tile in (*contents.races, *contents.powers, *contents.finds):
            words.update(verb.id for verb in tile.verbs)
            words.update(piece.id for piece in tile.pieces)
            words.update(stock.id for stock in tile.stocks)
            words.update(stage.name for stage in tile.stages)
            words.add(tile.id)
    return {"race": frozenset(races), "power": frozenset(powers), "marker": frozenset(words)}


@cache
def _house_rules() -> dict[str, HouseRule]:
    """What a box may lay down for the tables that have it."""
    tiles = [tile for name in PRINTED for tile in (*box(name).races, *box(name).powers)]
    return {rule.name: rule for rule in house_rules(tiles)}


class _Checker:
    """Walks through a box and notes what is wrong."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.ids: set[str] = set()

    def fault(self, code: str, path: Path, /, **details: str | int) -> None:
        self.faults.append(Fault(code, ".".join(path), **details))

    # --- the box ---------------------------------------------------------------------------------------------------

    def box(self, data: Any) -> None:
        if not self.keys(data, (), _BOX_KEYS, ("id",)):
            return
        if self.id(data["id"], ("id",)) and data["id"] in BOXES:
            self.fault("id-taken", ("id",), value=data["id"])
        version = data.get("version", "1")
        if not isinstance(version, str):
            self.fault("kind-text", ("version",))
        else:
            self.text(version, ("version",), VERSION_LENGTH)
        if "name" in data:
            self.texts(data["name"], ("name",), NAME_LENGTH)
        tiles = [
            (kind, number, said)
            for kind in ("race", "power")
            for number, said in enumerate(self.list(data.get(kind, []), (kind,)), 1)
        ]
        if len(tiles) > MOST_TILES:
            self.fault("many", ("race",), count=len(tiles), most=MOST_TILES)
            return
        for kind, number, said in tiles:
            self.tile(kind, number, said)
        self.maps(data.get("map", []))
        self.rules(data.get("house_rules", {}))
        if not tiles and not data.get("map") and not data.get("house_rules"):
            self.fault("nothing", ())
        if not self.faults:
            size = len(json.dumps({**data, "map": []}, ensure_ascii=False).encode())
            if size > DATA_BYTES:
                self.fault("data-big", (), count=size, most=DATA_BYTES)

    def maps(self, maps: Any) -> None:
        found = self.list(maps, ("map",))
        if len(found) > MOST_MAPS:
            self.fault("many", ("map",), count=len(found), most=MOST_MAPS)
            return
        for number, one in enumerate(found, 1):
            try:
                name = completed(one)["id"]
            except MapError as error:
                self.faults.extend(of_map(fault, f"map.{number}") for fault in error.faults[:_MAP_FAULTS])
                continue
            self.once(name, ("map", str(number)))

    def rules(self, rules: Any) -> None:
        if not isinstance(rules, dict):
            self.fault("object", ("house_rules",))
        elif len(rules) > MOST_RULES:
            self.fault("many", ("house_rules",), count=len(rules), most=MOST_RULES)
        else:
            known = _house_rules()
            self.keys(rules, ("house_rules",), known, ())
            for name in rules.keys() & known.keys():
                self.rule(known[name], rules[name])

    def rule(self, rule: HouseRule, value: Any) -> None:
        path: Path = ("house_rules", rule.name)
        if rule.kind == NUMBER:
            self.whole(value, path, rule.least, rule.most)
        elif rule.kind == CHOICE:
            self.word(value, path, [str(one) for one in rule.values])
        elif not isinstance(value, bool):
            self.fault("kind-flag", path)

    # --- tiles -----------------------------------------------------------------------------------------------------

    def tile(self, kind: str, number: int, said: Any) -> None:
        name = said.get("id") if isinstance(said, dict) else None
        path: Path = (kind, name if isinstance(name, str) and _ID.fullmatch(name) else str(number))
        if not self.keys(said, path, _RACE_KEYS if kind == "race" else _TILE_KEYS, ("id", "name", "tokens")):
            return
        if self.id(name, path) and name in shipped_ids()[kind]:
            self.fault("id-taken", path, value=shown(name))
        self.once(name, path)
        self.texts(said["name"], (*path, "name"), NAME_LENGTH)
        if "ability" in said:
            self.texts(said["ability"], (*path, "ability"), TEXT_LENGTH)
        self.icon(said.get("icon", ""), path)
        least, most = TOKENS if kind == "race" else BADGE
        counted = self.whole(said["tokens"], (*path, "tokens"), least, most)
        if "needs_finds" in said and not isinstance(said["needs_finds"], bool):
            self.fault("kind-flag", (*path, "needs_finds"))
        for board in self.list(said.get("boards", []), (*path, "boards")):
            self.word(board, (*path, "boards"), PRINTED)
        if "stand_in" in said:
            self.word(said["stand_in"], (*path, "stand_in"), sorted(shipped_ids()["race"]))
        markers = self.markers(said, path)
        self.effects(kind, said, path, markers)
        if "supply" in said and self.whole(said["supply"], (*path, "supply"), *SUPPLY) and counted:
            need = said["tokens"] + sum(
                effect.get("amount", 0)
                for effect in said.get("effect", [])
                if isinstance(effect, dict)
                and effect.get("do") == "extra-tokens"
                and isinstance(effect.get("amount"), int)
            )
            if said["supply"] < need + 5:
                self.fault("supply-short", (*path, "supply"), supply=said["supply"], need=need + 5)

    def markers(self, said: dict[str, Any], path: Path) -> list[str]:
        found = self.list(said.get("marker", []), (*path, "marker"))
        if len(found) > MOST_MARKERS:
            self.fault("many", (*path, "marker"), count=len(found), most=MOST_MARKERS)
            return []
        names = []
        for number, marker in enumerate(found, 1):
            at: Path = (*path, "marker", str(number))
            if not self.keys(marker, at, _MARKER_KEYS, ("id", "name")):
                continue
            if self.id(marker["id"], at):
                if marker["id"] in shipped_ids()["marker"]:
                    self.fault("id-taken", at, value=marker["id"])
                self.once(marker["id"], at)
                names.append(marker["id"])
            self.texts(marker["name"], (*at, "name"), NAME_LENGTH)
            self.icon(marker.get("icon", ""), at)
            for key in MARKER_KEYS.keys() & marker.keys():
                self.value(marker[key], (*at, key), MARKER_KEYS[key], [])
        return names

    def effects(self, kind: str, said: dict[str, Any], path: Path, markers: list[str]) -> None:
        found = self.list(said.get("effect", []), (*path, "effect"))
        if len(found) > MOST_EFFECTS:
            self.fault("many", (*path, "effect"), count=len(found), most=MOST_EFFECTS)
            return
        done: list[str] = []
        used: list[str] = []
        for number, effect in enumerate(found, 1):
            at: Path = (*path, "effect", str(number))
            if not isinstance(effect, dict):
                self.fault("object", at)
                continue
            if "do" not in effect:
                self.fault("missing", at, key="do")
            elif self.word(effect["do"], (*at, "do"), EFFECTS):
                self.effect(kind, effect, at, markers)
                if effect["do"] in done and EFFECTS[effect["do"]].once and effect["do"] != "place":
                    self.fault("twice", at, value=effect["do"])
                if {"ally", "avenge"} <= {effect["do"], *done}:
                    self.fault("twice", at, value="ally, avenge")
                done.append(effect["do"])
                if isinstance(effect.get("marker"), str):
                    if effect["marker"] in used:
                        self.fault("marker-shared", at, value=shown(effect["marker"]))
                    used.append(effect["marker"])
        for name in markers:
            if name not in used:
                self.fault("marker-unused", path, value=name)

    def effect(self, kind: str, effect: dict[str, Any], path: Path, markers: list[str]) -> None:
        about = EFFECTS[effect["do"]]
        known = ("do", *about.keys, *(("while",) if about.lives else ()))
        needed = [key for key, spec in about.keys.items() if spec.needed]
        if not self.keys(effect, path, known, needed):
            return
        if about.race_only and kind != "race":
            self.fault("race-only", path, value=effect["do"])
        if "while" in effect:
            self.word(effect["while"], (*path, "while"), LIVES)
        before = len(self.faults)
        for key, spec in about.keys.items():
            if key in effect:
                self.value(effect[key], (*path, key), spec, markers)
        if len(self.faults) == before:
            self.sense(effect, path)

    def sense(self, effect: dict[str, Any], path: Path) -> None:
        """What no single value shows."""
        if effect["do"] == "immune" and covers_most(effect["where"]):
            self.fault("immune-all", path)
        if effect["do"] == "link" and asks_for_reach(effect["where"]):
            self.fault("link-reach", path)
        if effect["do"] == "avoid" and covers_most(effect["where"]):
            self.fault("avoid-all", path)
        if "per" not in effect:
            for key in ("where", "every", "most"):
                if (
                    key in effect
                    and "per" in EFFECTS[effect["do"]].keys
                    and not (key == "most" and effect["do"] == "helpers")
                ):
                    self.fault("needs", path, value=key, other="per")
        if effect["do"] == "place":
            at = effect.get("at", "redeploy")
            apart = ("per_turn", "single", "must", "gather", "survivors", "earned") if at == "conquest" else ("limit",)
            for key in apart:
                if key in effect:
                    self.fault(
                        "needs", path, value=key, other="at = " + ("redeploy" if at == "conquest" else "conquest")
                    )

    # --- values ----------------------------------------------------------------------------------------------------

    def value(self, value: Any, path: Path, spec: Key, markers: list[str]) -> None:
        if spec.kind == FLAG:
            if not isinstance(value, bool):
                self.fault("kind-flag", path)
        elif spec.kind == WHOLE:
            self.whole(value, path, spec.least, spec.most)
        elif spec.kind == WORD:
            self.word(value, path, spec.words)
        elif spec.kind == MARKER:
            if not isinstance(value, str) or value not in markers:
                self.fault("marker-none", path, value=shown(value))
        elif spec.kind == REGIONS:
            check_regions(value, path, markers, self.faults)
        elif spec.kind == WHEN:
            check_when(value, path, markers, self.faults)

    def keys(self, said: Any, path: Path, known: Iterable[str], needed: Iterable[str]) -> bool:
        """Is this a table with these keys, and none besides?"""
        if not isinstance(said, dict):
            self.fault("object", path)
            return False
        names = list(known)
        for key in said:
            if key not in names:
                like = difflib.get_close_matches(str(key), names, 1)
                if like:
                    self.fault("key-like", path, key=shown(key), like=like[0])
                else:
                    self.fault("key", path, key=shown(key), known=", ".join(names))
        missing = [key for key in needed if key not in said]
        for key in missing:
            self.fault("missing", path, key=key)
        return not missing

    def list(self, value: Any, path: Path) -> list[Any]:
        if not isinstance(value, list):
            self.fault("kind-list", path)
            return []
        return value

    def whole(self, value: Any, path: Path, least: int, most: int) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault("kind-whole", path)
            return False
        if not least <= value <= most:
            self.fault("range", path, value=shown(value) if abs(value) < 10**12 else "…", least=least, most=most)
            return False
        return True

    def word(self, value: Any, path: Path, known: Iterable[str]) -> bool:
        names = list(known)
        if isinstance(value, str) and value in names:
            return True
        like = difflib.get_close_matches(value, names, 1) if isinstance(value, str) else []
        if like:
            self.fault("word-like", path, value=shown(value), like=like[0])
        else:
            self.fault("word", path, value=shown(value), known=", ".join(names))
        return False

    def id(self, value: Any, path: Path) -> bool:
        if isinstance(value, str) and _ID.fullmatch(value):
            return True
        self.fault("id", path, value=shown(value))
        return False

    def once(self, name: Any, path: Path) -> None:
        """Nothing in a box is called like something else in it."""
        if not isinstance(name, str):
            return
        if name in self.ids:
            self.fault("id-twice", path, value=shown(name))
        self.ids.add(name)

    def texts(self, value: Any, path: Path, most: int) -> None:
        """A text for everybody, or one in each of some languages."""
        if isinstance(value, str):
            self.text(value, path, most)
            return
        if not isinstance(value, dict):
            self.fault("kind-text", path)
            return
        if not value:
            self.fault("no-text", path)
        for language, text in value.items():
            if language not in LANGUAGES:
                self.fault("language", path, value=shown(language), known=", ".join(LANGUAGES))
            elif not isinstance(text, str):
                self.fault("kind-text", (*path, language))
            else:
                self.text(text, (*path, language), most)

    def text(self, value: str, path: Path, most: int) -> None:
        if not value.strip():
            self.fault("no-text", path)
        elif len(value) > most:
            self.fault("long", path, count=len(value), most=most)
        elif not value.isprintable() or any(sign in value for sign in "<>{}"):
            self.fault("markup", path)

    def icon(self, value: Any, path: Path) -> None:
        at: Path = (*path, "icon")
        if not isinstance(value, str):
            self.fault("kind-text", at)
        elif is_drawing(value):
            fault = drawing_fault(value, ".".join(at))
            if fault is not None:
                self.faults.append(fault)
        elif value and value not in icon_names():
            like = difflib.get_close_matches(value, icon_names(), 1)
            if like:
                self.fault("icon-like", at, value=shown(value), like=like[0])
            else:
                self.fault("icon", at, value=shown(value))
