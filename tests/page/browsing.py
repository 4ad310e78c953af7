"""The page in a real browser: what a person sees and does there, by what is written on it."""

import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
NONE_HERE = "there is no Chromium for the tests in a browser (Debian: apt install chromium)"
REQUIRED = os.environ.get("PARAVENT_BROWSER") == "required"

in_a_browser = pytest.mark.skipif(CHROMIUM is None and not REQUIRED, reason=NONE_HERE)

SHORT: dict[str, str | float | bool] = {**os.environ, "TMPDIR": "/tmp"}
"""Chromium puts a socket there, whose path must not be long."""

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
CUT = """(buttons) => buttons
    .filter((each) => each.textContent.trim())
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > innerWidth
        || each.getBoundingClientRect().height > 60)
    .map((each) => each.textContent)"""
PATIENCE = 20_000
"""Milliseconds."""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Debian's, without a screen."""
    if CHROMIUM is None:
        pytest.fail(NONE_HERE)
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], env=SHORT)
        try:
            yield browser
        finally:
            await browser.close()


class Tab:
    """One person's window. `faults` is what the page itself complained of: a test that leaves any has failed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    @property
    def articles(self) -> Locator:
        """The messages of the place that is open."""
        return self.page.locator("article[data-message]")

    def article(self, text: str) -> Locator:
        """The newest message that says this."""
        return self.articles.filter(has_text=text).last

    async def sees(self, text: str) -> Locator:
        """Wait until one does."""
        found = self.article(text)
        await expect(found).to_be_visible(timeout=PATIENCE)
        return found

    async def goes(self, name: str) -> None:
        """To a channel, a thread or the direct messages, by a part of its name in the list."""
        if await self.page.locator("#back").is_visible():
            await self.page.locator("#back").click()
        await (
            self.page.locator("#list")
            .get_by_role("link", name=name)
            .or_(self.page.locator("#list").get_by_role("button", name=name))
            .first.click()
        )
        await expect(self.page.locator("#place")).to_contain_text(name, timeout=PATIENCE)

    async def presses(self, label: str, on: str) -> None:
        """A button of the newest message that says this."""
        await (await self.sees(on)).get_by_role("button", name=label, exact=True).click()

    async def cut(self, on: str = "") -> list[str]:
        """What stands on a button of the newest message, or of the newest that says this, and is cut off there, broken
        in two, or beyond the edge."""
        message = self.article(on) if on else self.articles.last
        found: list[str] = await message.get_by_role("button").evaluate_all(CUT)
        return found

    async def uses(self, line: str, **options: str) -> None:
        """A slash command, typed and picked as one does; each option by what is suggested for it first."""
        keys, text = self.page.keyboard, self.page.locator("#text")
        await text.click()
        await keys.type(line)
        await expect(self.page.get_by_role("option").first).to_be_visible(timeout=PATIENCE)
        await keys.press("Enter")
        for value in options.values():
            await keys.type(value)
            await expect(self.page.get_by_role("option").first).to_be_visible(timeout=PATIENCE)
            await keys.press("Enter")
        await keys.press("Enter")


@asynccontextmanager
async def tab(browser: Browser, address: str, name: str, **context: Any) -> AsyncIterator[Tab]:
    """A window of this person's, with nothing remembered."""
    opened = await browser.new_context(**{"viewport": DESKTOP, **context})
    made = Tab(await opened.new_page())
    await made.page.goto(f"{address}?as={name}")
    await expect(made.page.locator("#list")).to_contain_text(re.compile("games|jeux"), timeout=PATIENCE)
    try:
        yield made
        assert made.faults == []
    finally:
        await opened.close()
