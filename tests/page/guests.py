"""Guests who come by link."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def sit_down(page: Page, name: str = "") -> Page:
    """Say a name, or the one that stands there, and sit down."""
    button = page.get_by_role("button", name="Sit down", exact=True)
    expect(button).to_be_visible()
    if name:
        page.get_by_label("Your name").fill(name)
    button.click()
    expect(button).to_be_hidden()
    return page
