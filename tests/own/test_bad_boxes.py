"""Boxes that are no good: a sentence each, and nothing of them is used."""

from __future__ import annotations

import json
import stat
import zipfile
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from elbowroom.locale import languages, texts_in
from elbowroom.notation.own import SENTENCES, BoxError, Fault, box_from, check, icon_names, read_box, text_id
from elbowroom.notation.own.faults import BOX_BYTES, FILE_BYTES, FILES
from tests.notation.test_maps import grid
from tests.own.boxes import Data, pond, with_effect, with_tile
from tests.support import ROOT
from tools import make_locale


def told(data: Any) -> list[str]:
    """What is wrong, in English."""
    return [str(fault) for fault in check(data)]


def svg(inside: str, head: str = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"') -> str:
    return f"<svg {head}>{inside}</svg>"


def chain(depth: int) -> Any:
    """Choices of regions in one another."""
    return {"not": chain(depth - 1)} if depth else "hill"


BAD: list[tuple[Data, str]] = [
    # numbers
    (with_tile(tokens=10**6), "race.beavers.tokens: 1000000 is not from 1 to 15"),
    (with_tile(tokens=0), "race.beavers.tokens: 0 is not from 1 to 15"),
    (with_tile(tokens=True), "race.beavers.tokens: this must be a whole number"),
    (with_tile(tokens=10**5000), "race.beavers.tokens: … is not from 1 to 15"),
    (with_tile(supply=7), "race.beavers.supply: there are 7 tokens, but 11 may be needed (CUSTOM-4)"),
    (with_effect(do="coins", amount=99), "race.herons.effect.1.amount: 99 is not from 1 to 10"),
    # words and keys
    (with_tile(tokns=3), "race.beavers: there is no key tokns; did you mean tokens?"),
    (with_tile(xyz=3), "race.beavers: there is no key xyz; there are id, name, ability, icon, tokens, boards, "
     "needs_finds, effect, marker, supply, stand_in"),
    (with_effect(do="coinz"), "race.herons.effect.1.do: there is no coinz here; did you mean coins?"),
    (with_effect(do="coins", per="region", where="forrest"),
     "race.herons.effect.1.where: there is no forrest here; did you mean forest?"),
    (with_effect(do="coins", per="region", where={"besides": "hill"}),
     "race.herons.effect.1.where: there is no besides here; did you mean beside?"),
    (with_effect(do="coins", when={"first_trun": True}),
     "race.herons.effect.1.when: there is no first_trun here; did you mean first_turn?"),
    (with_effect(do="coins", where="hill"), "race.herons.effect.1: where goes only with per"),
    (with_effect(do="discount"), "race.herons.effect.1: key where is missing"),
    (with_effect(do="place", marker="dam"), "race.herons.effect.1.marker: there is no marker dam in this tile"),
    (with_effect(do="discount", where=chain(9)), "race.herons.effect.1.where.not.not.not.not.not.not: the lists lie "
     "too deep in one another"),
    (with_effect(do="discount", where={"some": ["hill"] * 30}),
     "race.herons.effect.1.where.some: there are 21 of them; more than 20 are too many"),
    (with_tile(effect=[]), "race.beavers: marker dam is never used by an effect"),
    (with_tile(effect=[{"do": "spare"}, {"do": "spare"}], marker=[]), "race.beavers.effect.2: a tile does spare once"),
    (pond(power=[{"id": "odd", "name": "Odd", "tokens": 2, "effect": [{"do": "fight-on"}]}]),
     "power.odd.effect.1: only a race can do fight-on"),
    # ids
    (with_tile(id="Bad Id"), "race.1: Bad Id cannot be an id: it takes 1 to 30 small letters a to z, digits and "
     "hyphens, a letter first"),
    (with_tile(id="orcs"), "race.orcs: orcs is the id of something that comes with the game; choose another"),
    (with_tile(id="herons"), "race.herons: herons is the id of two things in this box"),
    (with_tile(marker=[{"id": "camp", "name": "Camp"}], effect=[{"do": "place", "marker": "camp"}]),
     "race.beavers.marker.1: camp is the id of something that comes with the game; choose another"),
    (pond(id="base"), "id: base is the id of something that comes with the game; choose another"),
    ({"id": "void"}, "there is no race, power, map or house rule in the box"),
    # tiles that spoil the game
    (with_effect(do="immune", where="any"),
     "race.herons.effect.1: this makes most of the map immune; nobody could attack any more"),
    (with_effect(do="immune", where={"not": "mountain"}),
     "race.herons.effect.1: this makes most of the map immune; nobody could attack any more"),
    (with_effect(do="immune", where="own"),
     "race.herons.effect.1: this makes most of the map immune; nobody could attack any more"),
    (
        with_effect(do="link", where={"not": {"within-reach-of": "own"}}),
        "race.herons.effect.1: what is adjacent cannot hang on what is within reach",
    ),
    # texts
    (with_tile(name="<b>Beavers</b>"), "race.beavers.name: a text has no markup, braces or control characters"),
    (with_tile(name={"en": "{ $x }"}), "race.beavers.name.en: a text has no markup, braces or control characters"),
    (with_tile(name="a\u202eb"), "race.beavers.name: a text has no markup, braces or control characters"),
    (with_tile(name={}), "race.beavers.name: there is no text in any language"),
    (with_tile(name={"xx": "?"}), "race.beavers.name: there are no texts in language xx; there are en, pl, cs, uk"),
    (with_tile(ability="x" * 241), "race.beavers.ability: this text has 241 characters; there is room for 240"),
    # icons
    (with_tile(icon="brain-tentacles"),
     "race.beavers.icon: there is no icon brain-tentacles; did you mean brain-tentacle?"),
    (with_tile(icon=svg("<script>alert(1)</script>")),
     "race.beavers.icon: a drawing of a box has only plain shapes, and no <script>"),
    (with_tile(icon=svg('<path onload="x()" d="M0 0"/>')),
     "race.beavers.icon: a drawing of a box has only plain shapes, and no onload='x()'"),
    (with_tile(icon=svg('<path fill="url(#a)" d="M0 0"/>')),
     "race.beavers.icon: a drawing of a box has only plain shapes, and no fill='url(#a)'"),
    (with_tile(icon='<!DOCTYPE svg [<!ENTITY a "b">]>' + svg("")),
     "race.beavers.icon: a drawing of a box has only plain shapes, and no <!"),
    (with_tile(icon=svg('<path d="' + "M0 0" * 3000 + '"/>')),
     "race.beavers.icon: this file has more than 8000 bytes"),
    # much of everything
    (pond(race=[{"id": f"r{n}", "name": "R", "tokens": 5} for n in range(61)]),
     "race: there are 62 of them; more than 60 are too many"),
    (with_tile(effect=[{"do": "spare"}] * 13), "race.beavers.effect: there are 13 of them; more than 12 are too many"),
    (pond(map=[{**grid(), "regions": [{"id": str(n), "terrain": "hill", "neighbors": []} for n in range(1000)]}]),
     "map.1: the map has 1000 regions; more than 100 are too many"),
    # house rules
    (pond(house_rules={"tribe": True}), "house_rules: there is no key tribe; did you mean tribes?"),
    (pond(house_rules={"tribes": 1}), "house_rules.tribes: this must be true or false"),
    (pond(house_rules={"offer_size": 99}), "house_rules.offer_size: 99 is not from 2 to 10"),
    (
        pond(house_rules={"vampire_limit": "per_year"}),
        "house_rules.vampire_limit: there is no per_year here; did you mean per_turn?",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("data", "said"), BAD, ids=[said[:60] for _, said in BAD])
def test_each_fault_is_one_sentence(data: Data, said: str) -> None:
    assert said in told(data)
    with pytest.raises(BoxError):
        box_from(data)


@pytest.mark.parametrize("data", [None, 7, "pond", [], [pond()], {"race": 3}, pond(race=[3]), pond(race=[{"id": []}])])
def test_what_is_no_box_at_all_is_refused(data: Any) -> None:
    assert told(data)


def test_too_many_words_together_are_refused() -> None:
    """Records carry a box, so there is an end to it."""
    many = [
        {"id": f"r{n}", "name": "R", "tokens": 5, "icon": svg('<path d="' + "M0 0" * 1500 + '"/>')} for n in range(20)
    ]
    assert told(pond(race=many))[0].endswith("a box has 100000 for them")


# --- files ----------------------------------------------------------------------------------------------------------


def zipped(path: Path, files: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as into:
        for name, content in files.items():
            into.writestr(name, content)
    return path


BOX = b'id = "wet"\n[[power]]\nid = "damp"\nname = "Damp"\ntokens = 3\n'


def refused(path: Path) -> str:
    with pytest.raises(BoxError) as refusal:
        read_box(path)
    return str(refusal.value)


def test_zip_bombs_are_not_unpacked(tmp_path: Path) -> None:
    """One file of a hundred megabytes, many small ones, and many that are large together."""
    bomb = zipped(tmp_path / "a.zip", {"box.toml": BOX, "big.toml": b"#" * 100_000_000})
    assert refused(bomb) == f"big.toml: this file has more than {FILE_BYTES} bytes"
    many = zipped(tmp_path / "b.zip", {"box.toml": BOX, **{f"{n}.txt": b"" for n in range(FILES + 1)}})
    assert refused(many) == f"there are more than {FILES} files"
    large = zipped(tmp_path / "c.zip", {"box.toml": BOX, **{f"{n}.txt": b"x" * 900_000 for n in range(5)}})
    assert refused(large).endswith(f"all files together have more than {BOX_BYTES} bytes")


@pytest.mark.parametrize("name", ["../box.toml", "/etc/x.toml", "a/../../x", "c:x.toml", "..\\x.toml"])
def test_no_file_lies_outside(tmp_path: Path, name: str) -> None:
    assert refused(zipped(tmp_path / "a.zip", {"box.toml": BOX, name: b""})).endswith("would lie outside the box")


def test_links_damage_and_strange_files(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("box.toml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "l.zip", "w") as into:
        into.writestr(link, "/etc/passwd")
    assert refused(tmp_path / "l.zip") == "box.toml: this is a link, which a box may not hold"
    (tmp_path / "d.zip").write_bytes(b"PK\x03\x04 nothing")
    assert refused(tmp_path / "d.zip") == "d.zip: this is not a zip file, or it is damaged"
    (tmp_path / "x.exe").write_bytes(b"MZ")
    assert refused(tmp_path / "x.exe") == "x.exe: a box is a folder, a .zip, a .toml or a .json file"
    (tmp_path / "t.toml").write_bytes(b"id = ")
    assert refused(tmp_path / "t.toml").startswith("t.toml: the file is not TOML")
    (tmp_path / "n.toml").write_bytes(b"a = " + b"[" * 5000)
    assert refused(tmp_path / "n.toml") == "n.toml: the lists lie too deep in one another"
    (tmp_path / "b.json").write_bytes(b"\xff{}")
    assert refused(tmp_path / "b.json") == "b.json: the file is not UTF-8 text (byte 1)"
    (tmp_path / "g.toml").write_bytes(b"#" * 10_000_000)
    assert refused(tmp_path / "g.toml") == f"g.toml: this file has more than {FILE_BYTES} bytes"
    place = tmp_path / "folder"
    place.mkdir()
    assert refused(place) == "there is no box.toml"
    (place / "box.toml").symlink_to("/etc/passwd")
    assert refused(place) == "box.toml: this is a link, which a box may not hold"


def test_python_runs_only_where_it_was_asked_for(tmp_path: Path) -> None:
    """Never from a zip, and never without `python=True`."""
    (tmp_path / "tile.py").write_text("raise SystemExit(1)", "utf-8")
    assert refused(tmp_path / "tile.py").startswith("tile.py: this is Python")
    assert refused(zipped(tmp_path / "a.zip", {"tile.py": b"raise SystemExit(1)"})).startswith(
        "tile.py: this is Python"
    )
    (tmp_path / "tile.py").write_text("raise ValueError('no')", "utf-8")
    with pytest.raises(BoxError, match="cannot be loaded: ValueError: no"):
        read_box(tmp_path / "tile.py", python=True)
    (tmp_path / "tile.py").write_text("x = 1", "utf-8")
    with pytest.raises(BoxError, match="there is no class below Race or Power in it"):
        read_box(tmp_path / "tile.py", python=True)


# --- sentences ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_fault_has_its_sentence(language: str) -> None:
    """And the same places for what is about it."""
    body = FluentParser().parse((make_locale.LOCALE / language / "own.ftl").read_text("utf-8")).body
    names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {name.removeprefix("own-fault-") for name in names if name.startswith("own-fault-")} == set(SENTENCES)
    for code, sentence in SENTENCES.items():
        details = {part.split("}")[0]: "x" for part in sentence.split("{")[1:]}
        said = texts_in(language).get(f"own-fault-{code}", **details)
        assert said if language != "en" else said == str(Fault(code, "", **details))


@pytest.mark.parametrize("language", languages())
def test_a_map_in_a_box_is_told_of_as_a_map_by_itself(language: str) -> None:
    """One table of sentences for both, in every language."""
    drowned = grid()
    drowned["regions"][4].update(terrain="lake", tribe=True)
    entry = {"terrain": "hill"}
    (fault, nameless, *_) = check(pond(map=[drowned, {**grid(), "regions": [entry]}]))
    name = drowned["regions"][4]["id"]
    assert (fault.code, fault.where) == ("map-tribe-place", f"map.1.region.{name}")
    assert str(fault) == f"map.1.region.{name}: a tribe cannot live here: the terrain is lake"
    assert (nameless.code, nameless.where) == ("map-missing", "map.2.entry.1")
    texts = texts_in(language)
    assert texts.get(text_id(fault.code), **fault.details) == texts.get("map-fault-tribe-place", terrain="lake")


def test_the_icons_are_those_of_the_page() -> None:
    known = json.loads((ROOT / "web" / "src" / "look" / "tile-icons.json").read_text("utf-8"))
    assert {*icon_names()} <= {name for kind in known.values() for name in kind.values()}
