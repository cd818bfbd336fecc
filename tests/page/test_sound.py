"""What the sounds are like, when they are heard, and the switch for them. Nobody listens: they are measured."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from .browsing import BUILT, PHONE, SMALL_PHONE, WIDER
from .conftest import Visit
from .guests import sit_down
from .hand import Hand
from .hearing import COINS, Measured, measure, names, render, sounds_file
from .lines import POSITIONS
from .serving import Made, Server

SOUNDS = ("die", "conquest", "loss", "coins", "decline", "turn", "victory", "end")
SECONDS = {"die": (0.5, 1.0), "decline": (1.2, 2.3), "victory": (1.4, 2.3), "end": (0.9, 1.8)}
COSTS = re.compile(r"costs \d+$")
HELD = re.compile("of Ada")
KILOBYTES = 3.0  # what all sounds may weigh, compressed

# Writes down the notes that start, kind by kind, which tells one sound from another.
SPY = """() => {
  Object.defineProperty(navigator, 'userActivation', { value: undefined });  // Playwright's own looks count as touches
  window.devices = 0;
  window.notes = [];
  const Device = window.AudioContext;
  window.AudioContext = class extends Device { constructor(...all) { super(...all); window.devices += 1; } };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (at, ...rest) {
      window.notes.push(this.type ?? 'noise');
      return start.call(this, at, ...rest);
    };
  }
}"""
SIGNATURES = """async (file) => {
  const made = await import(file);
  const context = new OfflineAudioContext(1, 48000, 48000);
  const found = {};
  for (const name of Object.keys(made.SOUNDS)) {
    window.notes = [];
    made.perform(context, context.destination, name, 0, 1);
    found[name] = window.notes;
  }
  window.notes = [];
  return found;
}"""


@pytest.fixture(scope="module")
def measured(server: Server, browser: Browser) -> dict[str, Measured]:
    """Every sound of the built page."""
    page = browser.new_page()
    page.goto(server.url)
    assert tuple(names(page)) == SOUNDS
    found = {}
    for name in SOUNDS:
        for many in COINS.get(name, (1,)):
            found[f"{name} {many}"] = measure(render(page, (name, many, 0.0)))
    return found


def test_no_sound_is_too_loud_or_much_louder_than_another(measured: dict[str, Measured]) -> None:
    for name, sound in measured.items():
        assert -12 <= sound.peak <= -1, name
        assert -22 <= sound.loudness <= -16, name


def test_every_sound_begins_and_ends_without_a_click(measured: dict[str, Measured]) -> None:
    for name, sound in measured.items():
        assert sound.first < 0.08, name
        assert sound.last < 0.0001, name
        assert sound.offset < 0.005, name


def test_sounds_are_short(measured: dict[str, Measured]) -> None:
    for name, sound in measured.items():
        shortest, longest = SECONDS.get(name.partition(" ")[0], (0.3, 1.0))
        assert shortest <= sound.seconds <= longest, name
    data = (BUILT.parent / sounds_file().lstrip("/")).read_bytes()
    assert len(gzip.compress(data, 9)) / 1000 < KILOBYTES


def test_all_sounds_at_once_are_not_too_loud(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    together = measure(render(page, *((name, 6, 0.0) for name in SOUNDS), volume=1.0))
    assert together.peak <= -0.1
    soft, loud = (measure(render(page, ("turn", 1, 0.0), volume=volume)) for volume in (0.3, 0.7))
    assert 8 < loud.loudness - soft.loudness < 16


def _listening(page: Page, url: str) -> Page:
    page.add_init_script(f"({SPY})()")
    page.goto(url)
    return page


def _against_a_bot(server: Server) -> Made:
    return server.make([{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}])


def test_a_conquest_is_heard_and_the_switch_silences_it(server: Server, visit: Visit) -> None:
    page = _listening(visit("about:blank"), server.set_up(POSITIONS / "turn.toml", bots="random").host)
    expect(page.locator(".bar .primary")).to_contain_text("Conquer on")
    assert page.evaluate("window.devices") == 0, "a browser lets nothing be heard before the first touch"
    switch = page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.locator(".bar .primary").click()
    expect(page.locator(".bar h1")).to_have_text("Conquer: tap a lit region")
    Hand(page).tap("12")
    page.wait_for_function("() => window.notes.length > 0")
    assert page.evaluate("window.devices") == 1
    beat = page.evaluate("window.notes")
    expected = page.evaluate(SIGNATURES, sounds_file())
    assert beat == expected["conquest"]
    assert len({tuple(notes) for notes in expected.values()}) == len(SOUNDS), "the notes tell the sounds apart"

    switch.focus()
    page.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("u")
    expect(page.locator('path[data-region="12"]')).to_have_attribute("aria-label", COSTS)
    page.evaluate("() => (window.notes = [])")
    Hand(page).tap("12")
    expect(page.locator('path[data-region="12"]')).to_have_attribute("aria-label", HELD)
    page.wait_for_timeout(300)
    assert page.evaluate("window.notes.length") == 0
    page.reload()
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")


def test_switching_on_lets_a_sound_be_heard(server: Server, visit: Visit) -> None:
    page = _listening(visit("about:blank"), _against_a_bot(server).host)
    switch = page.get_by_role("button", name="Sounds")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.notes.length") == 0
    switch.click()
    page.wait_for_function("() => window.notes.length > 0")
    heard = page.evaluate("window.notes")
    assert heard == page.evaluate(SIGNATURES, sounds_file())["turn"]


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_the_switch_has_room_in_the_bar_of_a_phone(
    server: Server, visit: Visit, sit: Visit, size: tuple[int, int]
) -> None:
    made = server.make([{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}])
    sit_down(visit(made.seats[2]))
    page = sit(made.host, size)
    switch = page.get_by_role("button", name="Sounds")
    expect(switch).to_be_in_viewport(ratio=1)
    box = switch.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 36
    assert page.evaluate(WIDER) <= 0
    for name in ("Settings", "Log", "Chat"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_the_loudness_is_chosen_in_the_settings(server: Server, visit: Visit) -> None:
    page = _listening(visit("about:blank"), server.url)
    page.get_by_role("button", name="Settings").click()
    loudness = page.get_by_role("slider", name="How loud")
    loudness.focus()
    page.keyboard.press("Home")
    page.wait_for_function("() => window.notes.length > 0")
    assert page.evaluate("JSON.parse(localStorage['elbowroom.settings']).volume") == pytest.approx(0.1)
    page.get_by_label("Sounds").uncheck()
    expect(loudness).to_be_hidden()


def test_a_replay_is_heard_step_by_step(server: Server, visit: Visit) -> None:
    made = server.make([{"kind": "bot", "level": "random", "name": name} for name in ("Bor", "Mila")], rounds=1)
    page = _listening(visit("about:blank"), made.host)
    page.get_by_text("Where the coins came from").wait_for()
    first = next(ply for ply, move in enumerate(server.moves(made), 1) if move.startswith("conquer"))
    page.goto(f"{server.url}/replay/{made.id}?ply={first - 1}")
    slider = page.get_by_role("slider", name="Moment")
    slider.focus()
    assert page.evaluate("window.notes.length") == 0
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.notes.length > 0")
    heard = page.evaluate("window.notes")
    assert heard == page.evaluate(SIGNATURES, sounds_file())["conquest"]
