"""The report: everything in one file, readable in a browser at once, and the same numbers everywhere."""

from __future__ import annotations

import csv
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, sync_playwright

from elbowroom.arena.version import made_by
from elbowroom.atlas.agreement import agreement
from elbowroom.atlas.charts import Axis, Dot, Line, cells, dots, lines, ticks
from elbowroom.atlas.finding import Reading
from elbowroom.atlas.plan import AtlasError, make_series, make_terms
from elbowroom.atlas.questions import QUESTIONS
from elbowroom.atlas.report import ANSWERS, SECTIONS, as_csv, index, picture, sections, stylesheet
from elbowroom.atlas.run import run
from elbowroom.atlas.store import Folder
from elbowroom.atlas.words import Words
from elbowroom.cli.command import main

ROOT = Path(__file__).parents[2]
ENGLISH = Words()
BROWSER = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking".split()


@pytest.fixture(scope="module")
def page(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of the small atlas."""
    path = tmp_path_factory.mktemp("report") / "atlas.html"
    assert main(["atlas", "report", str(folder), "-o", str(path)]) == 0
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, which must be there in CI."""
    found = shutil.which("chromium")
    if found is None:
        reason = "Chromium is not installed"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=BROWSER)
        yield browser
        browser.close()


class Addresses(HTMLParser):
    """Collects what a page would load or link to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("src", "href", "xlink:href", "action", "data", "srcset"):
                self.found.append(value or "")
            if name == "id":
                self.ids.append(value or "")


def test_the_report_needs_nothing_else_and_has_everything(page: Path) -> None:
    text = page.read_text("utf-8")
    parser = Addresses()
    parser.feed(text)
    assert all(address.startswith("#") and address[1:] in parser.ids for address in parser.found)
    assert set(re.findall(r"https?://[^\"' <]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "url(" not in text
    assert "@import" not in text
    assert len(parser.ids) == len(set(parser.ids))
    for wanted in (
        "race-base",
        "race-coins-base",
        "power-base",
        "power-coins-base",
        "combo-base",
        "combo-wins-base",
        "map-coins",
        "seat-wins-base",
        "seat-coins-base",
        "offer-price",
        "offer-price-coins",
        "decline-wins-base",
        "decline-wins-coins-base",
        "decline-often-base",
        "decline-often-coins-base",
    ):
        assert wanted in parser.ids
    assert set(SECTIONS) <= set(parser.ids)
    assert "What they cannot" in text
    assert len(text.encode()) < 3_000_000


def test_the_report_opens_by_itself_in_light_and_dark(page: Path, browser: Browser) -> None:
    faults: list[str] = []
    for dark in (False, True):
        context = browser.new_context(color_scheme="dark" if dark else "light")
        tab = context.new_page()
        tab.on("pageerror", lambda error: faults.append(str(error)))
        tab.on("request", lambda request: faults.append(request.url) if request.url != page.as_uri() else None)
        tab.goto(page.as_uri())
        ground = tab.evaluate("getComputedStyle(document.querySelector('main')).backgroundColor")
        assert ground == ("rgb(42, 35, 32)" if dark else "rgb(251, 244, 227)")
        assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        context.close()
    assert not faults


def test_tables_can_be_sorted(page: Path, browser: Browser) -> None:
    tab = browser.new_page()
    tab.goto(page.as_uri())
    table = tab.locator(
        "details", has=tab.get_by_role("region", name="Victories by seat: Base game", include_hidden=True)
    )
    table.locator("summary").click()

    def column(at: int) -> list[str]:
        return table.locator(f"tbody td:nth-child({at})").all_inner_texts()

    values = [float(text) for text in column(4)]
    table.get_by_role("button", name="value").click()
    assert [float(text) for text in column(4)] == sorted(values, reverse=True)
    assert table.locator("th[aria-sort=descending]").inner_text().startswith("value")
    table.get_by_role("button", name="value").click()
    assert [float(text) for text in column(4)] == sorted(values)
    table.get_by_role("button", name="group").click()
    assert column(1) == sorted(column(1))
    tab.close()


def declared(css: str) -> dict[str, str]:
    """The values that a stylesheet names, however it is laid out."""
    found = re.findall(r"(--[\w-]+):([^;]+);", css)
    return {name: re.sub(r"\s+", "", value).replace("'", '"') for name, value in found}


def test_colours_are_those_of_the_page() -> None:
    tokens = (ROOT / "web" / "src" / "look" / "tokens.css").read_text("utf-8")
    mine = stylesheet().split("@media")
    for of_page, of_report in zip(tokens.split(":root[data-theme='dark']"), mine[:2], strict=True):
        there, here = declared(of_page), declared(of_report)
        for font in {"--font-text", "--font-head"} & here.keys():  # a report has none with it, and names more
            assert here.pop(font).split(",")[0] == there.pop(font).split(",")[0]
        assert here.items() <= there.items()


def test_the_summary_has_the_numbers_of_the_report(folder: Path, tmp_path: Path) -> None:
    assert main(["atlas", "report", str(folder), "-o", str(tmp_path / "a.html"), "--summary", str(tmp_path / "s")]) == 0
    found = [finding for part in sections(Reading(Folder(folder).read())).values() for finding in part]
    assert len({finding.id for finding in found}) == len(found)
    for finding in found:
        assert (tmp_path / "s" / f"{finding.id}.csv").read_text("utf-8") == as_csv(finding.table)
        root = ElementTree.fromstring((tmp_path / "s" / f"{finding.id}.svg").read_text("utf-8"))
        assert root.tag.endswith("svg")
    assert "prefers-color-scheme:dark" in picture(found[0])
    text = (tmp_path / "s" / "README.md").read_text("utf-8")
    assert set(re.findall(r"\]\(([\w-]+)\.svg\)", text)) == {finding.id for finding in found}
    assert "elbowroom atlas run data --games 320 --boxes base --players 2,3\n" in text
    assert "elbowroom atlas run data --games 20 --boxes base,underground --players 2\n" in text


@pytest.mark.parametrize("question", ANSWERS)
def test_questions_are_answered(
    question: str, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["atlas", question, str(folder), "-o", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    found = ANSWERS[question](Reading(Folder(folder).read()))
    assert len(found) >= 3
    for finding in found:
        assert f"## {finding.title}\n" in told
        assert any(words in finding.chart for words in ("interval", "average region", "Too few games"))
        assert (tmp_path / f"{finding.id}.svg").exists()
        assert (tmp_path / f"{finding.id}.csv").exists()


def test_two_bots_can_be_compared(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["atlas", "agree", str(folder), str(folder), "-o", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert re.search(r"true effects of \d+ races is 0\.\d\d \(.* estimates themselves 1\.00; 0 of the races may", told)
    assert (tmp_path / "agree-race-base.svg").exists()
    assert "2 players, seat 1  1: normal" in told
    assert (tmp_path / "agree-seat-base.svg").exists()
    other = tmp_path / "other"
    run(other, make_terms(made_by(), "random"), make_series(["base"], [2]), 4)
    assert main(["atlas", "agree", str(folder), str(other)]) == 0
    assert "Too few tiles in both" in capsys.readouterr().out
    one, two = (Reading(Folder(other).read()) for _ in range(2))
    one.kinds = ["underground"]
    with pytest.raises(AtlasError, match="no box in common"):
        agreement(one, two)


def test_mixed_games_on_the_maps_of_either_box_are_told_apart(tmp_path: Path) -> None:
    terms = make_terms(made_by(), "random")
    for boxes in (["base", "underground"], ["underground", "base"]):
        run(tmp_path, terms, make_series(boxes, [2, 3]), 4)
    reading = Reading(Folder(tmp_path).read())
    assert reading.kinds == ["mixed"]
    for question in ("boxes", "length"):
        table = QUESTIONS[question](reading)[0].table
        assert {row[0] for row in table.rows} == {"Both, base maps", "Both, Underground maps"}
    text = index(reading, sections(reading))
    for order in ("base,underground", "underground,base"):
        assert f"elbowroom atlas run data --games 4 --boxes {order} --players 2,3 --bot random\n" in text


def test_the_example_finds_the_same_numbers(folder: Path, tmp_path: Path) -> None:
    example = ROOT / "examples" / "atlas_chart.py"
    chart = tmp_path / "chart.svg"
    subprocess.run([sys.executable, str(example), str(folder), str(chart)], check=True, timeout=60)
    shown = dict(
        re.findall(r'<text x="4" y="16">([\w-]+)</text><text x="570" y="16">([\d.]+)<', chart.read_text("utf-8"))
    )
    assert main(["atlas", "report", str(folder), "-o", str(tmp_path / "a.html"), "--summary", str(tmp_path)]) == 0
    with (tmp_path / "race-first-base.csv").open(encoding="utf-8") as file:
        told = {row["race"]: row["wins / fair"] for row in csv.DictReader(file)}
    assert len(told) >= 5
    assert told == {ENGLISH.tile("race", race): wins for race, wins in shown.items()}
    code = [line for line in example.read_text("utf-8").splitlines() if line and not line.startswith('"""')]
    assert len(code) <= 20


# --- charts ---------------------------------------------------------------------------------------------------------


def test_ticks_cover_their_span_with_round_numbers() -> None:
    assert ticks(0.55, 1.9) == pytest.approx([0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0])
    assert ticks(3.0, 3.0)[0] < 3.0 < ticks(3.0, 3.0)[-1]
    assert [ENGLISH.number(value, 1) for value in (-0.04, 0.04, -0.06)] == ["0.0", "0.0", "-0.1"]


def test_charts_say_which_intervals_leave_the_middle() -> None:
    chart = dots(
        ENGLISH, "T", Axis("a", 1.0), [Dot("up", 1.2, 1.1, 1.3), Dot("down", 0.8, 0.7, 0.9), Dot("so so", 1, 0.9, 1.1)]
    )
    kinds = [group.get("class") for group in ElementTree.fromstring(chart) if group.tag.endswith("}g")]
    assert kinds == ["above", "even", "below"]
    chart = cells(ENGLISH, "T", Axis("a", 0.0), ["1"], ["x", "<y>"], {("x", "1"): Dot("x", 2.0, 1.0, 3.0)}, 4.0)
    assert 'class="cell sure"' in chart
    assert "&lt;y&gt;" in chart
    assert 'fill-opacity="0.31"' in chart


def test_a_chart_of_a_single_value() -> None:
    for chart in (
        dots(ENGLISH, "T", Axis("a"), [Dot("d", 2, 2, 2)]),
        lines(ENGLISH, "T", Axis("a"), "x", ["1"], [Line("l", [Dot("d", 2, 2, 2)])]),
    ):
        ElementTree.fromstring(chart)


def test_charts_can_do_without_data() -> None:
    assert "Too few games" in dots(ENGLISH, "T", Axis("a"), [])
    assert "Too few games" in lines(ENGLISH, "T", Axis("a"), "x", ["1"], [Line("l", [None])])
    ElementTree.fromstring(
        lines(ENGLISH, "T", Axis("a"), "x", ["1", "2"], [Line("l", [None, Dot("d", 1, 0, 2)]), Line("m", [])])
    )


def test_a_tile_without_a_text_goes_by_its_id() -> None:
    assert ENGLISH.tile("race", "house-goblins") == "house-goblins"
    assert ENGLISH.combo("merchant", "house-goblins") == "Merchant house-goblins"
    assert ENGLISH.combo("merchant", "orcs") == "Merchant Orcs"
