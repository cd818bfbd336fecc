"""A server, a browser, and visitors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from .browsing import LAPTOP, chromium, missing, visitor, watched
from .serving import Server, serving

Visit = Callable[..., Page]


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
@pytest.fixture(scope="module")
def browser(_equipped: None) -> Iterator[Browser]:
    """One browser for the tests of a file."""
    with chromium() as found:
        yield found


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page for a new visitor at an address; what breaks inside it fails the test."""
    faults: list[str] = []
    contexts = []

    def opened(url: str, size: tuple[int, int] = LAPTOP, *, dark: bool = False, lively: bool = False) -> Page:
        context = visitor(browser, size, dark=dark, lively=lively)
        contexts.append(context)
        page = watched(context.new_page(), faults)
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(scope="module")
def _desk(browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    faults: list[str] = []
    context = visitor(browser)
    yield watched(context.new_page(), faults), faults
    context.close()


@pytest.fixture
def desk(_desk: tuple[Page, list[str]]) -> Iterator[Page]:
    """One page for all tests of a file, for those that only need a table to look at; faults fail the test."""
    page, faults = _desk
    faults.clear()
    yield page
    assert not faults
