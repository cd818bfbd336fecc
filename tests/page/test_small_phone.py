"""The smallest phones: what is long in some language still fits."""

from __future__ import annotations

from playwright.sync_api import expect

from elbowroom.boxes import BOXES, box
from elbowroom.locale import texts_in

from .browsing import SMALL_PHONE
from .conftest import Visit
from .serving import Server
from .texts import LANGUAGES, word

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
# How far the words keep from the edges of their button, in px: sideways, above and below.
ROOM = """([button, label]) => {
  const words = button.querySelector('span');
  words.firstChild.textContent = label;
  const range = document.createRange();
  range.selectNodeContents(words);
  const [text, edge] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return [text.left - edge.left, edge.right - text.right, text.top - edge.top, edge.bottom - text.bottom];
}"""


def _longest(language: str) -> list[str]:
    """The labels of the button for the combos with the longest names."""
    texts = texts_in(language)
    boxes = [box(name) for name in BOXES]
    powers = [power.id for one in boxes for power in one.powers]
    names = [texts.combo(power, race.id) for one in boxes for race in one.races for power in powers]
    return [texts.get("act-pick", combo=name) for name in sorted(names, key=len)[-3:]]


def test_the_longest_combo_fits_into_the_button_that_takes_it(server: Server, visit: Visit) -> None:
    page = visit(server.make(SEATS).host, SMALL_PHONE)
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('elbowroom.language', language)", language)
        page.reload()
        expect(page.locator(".bar h1")).to_have_text(word(language, "say-pick"))
        page.locator(".offer li button:enabled").first.click()
        button = page.locator(".bar .primary")
        for label in _longest(language):
            assert min(page.evaluate(ROOM, [button.element_handle(), label])) >= 4, label
            expect(button).to_be_in_viewport(ratio=1)
