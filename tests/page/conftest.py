"""A server, a browser, and visitors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page

from .browsing import LAPTOP, LYING_PHONE, PHONE, chromium, follow, missing, touches, visitor, watched
from .serving import Server, serving

Visit = Callable[..., Page]

# Where a test is asked for many languages or sizes, the hardest are looked at always and these with `-m slow`: English
# and Ukrainian have the shortest and the longest words, laptops and the small phone the least room.
EASIER = {"language": ("pl", "cs"), "size": (PHONE, LYING_PHONE, (1024, 768), (768, 1024), (1440, 900))}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what is easier to the long runs."""
    for item in items:
        asked = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        if any(asked.get(name) in easier for name, easier in EASIER.items()):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def _equipped() -> None:
    """Chromium and the built page, which must be there in CI."""
    if reason := missing():
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def server(_equipped: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server, with deals that do not change from run to run."""
    with serving(tmp_path_factory.mktemp("page"), "elbowroom") as found:
        yield found


# Not for the whole session: while Playwright runs, its loop keeps other tests from running one of theirs.
@pytest.fixture(scope="package")
def browser(_equipped: None) -> Iterator[Browser]:
    """One browser for the tests of this folder."""
    with chromium() as found:
        yield found


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page for a new visitor at an address; what breaks inside it fails the test."""
    faults: list[str] = []
    contexts = []

    def opened(
        url: str, size: tuple[int, int] = LAPTOP, *, dark: bool = False, lively: bool = False, worker: bool = False
    ) -> Page:
        context = visitor(browser, size, dark=dark, lively=lively, worker=worker)
        contexts.append(context)
        page = watched(context.new_page(), faults)
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults


@dataclass(slots=True)
class Desks:
    """Pages that stay open from test to test: one for a mouse, one for a finger, for each theme and liveliness."""

    browser: Browser
    pages: dict[tuple[bool, bool, bool], Page] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def open(self, url: str, size: tuple[int, int], *, dark: bool, lively: bool) -> Page:
        """To another address as a link within the page leads there: loading everything takes three times as long."""
        kind = (touches(size), dark, lively)
        page = self.pages.get(kind)
        if page is None:
            page = self.pages[kind] = watched(
                visitor(self.browser, size, dark=dark, lively=lively).new_page(), self.faults
            )
            page.goto(url)
            return page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.mouse.move(0, 0)
        follow(page, url)
        return page

    def clear(self, kind: tuple[bool, bool, bool]) -> None:
        """Throw a page away: the next test gets a fresh one."""
        self.pages.pop(kind).context.close()


@pytest.fixture(scope="package")
def _desks(browser: Browser) -> Iterator[Desks]:
    desks = Desks(browser)
    yield desks
    for kind in list(desks.pages):
        desks.clear(kind)


@pytest.fixture
def sit(_desks: Desks) -> Iterator[Visit]:
    """Sits down at a table, at a page which tests before may have used: for those that need no new visitor.

    One page for each kind of visitor, so nobody can sit on both sides of a table. A test that leaves something behind
    in the browser, such as a setting, or that breaks something, leaves the page to nobody.
    """
    used = set()

    def seated(url: str, size: tuple[int, int] = LAPTOP, *, dark: bool = False, lively: bool = False) -> Page:
        used.add((touches(size), dark, lively))
        return _desks.open(url, size, dark=dark, lively=lively)

    _desks.faults.clear()
    yield seated
    for kind in used:
        kept = _desks.pages[kind].evaluate("() => Object.keys(localStorage).filter((key) => key !== 'elbowroom.games')")
        if kept or _desks.faults:
            _desks.clear(kind)
    assert not _desks.faults
