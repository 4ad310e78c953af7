"""`make screenshots`: the page at a desk and on a phone, light and dark, at the moments that matter, as named files."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import expect

from sandbox.page.playing import Playing
from tests.page.browsing import DESKTOP, PHONE, Tab, chromium, tab

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES = ("dark", "light")


async def taken(folder: Path) -> list[Path]:
    """All of them, in one world for each size and theme."""
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    async with chromium() as browser:
        for size, viewport in SIZES.items():
            for scheme in SCHEMES:
                context = {"viewport": viewport, "color_scheme": scheme, "device_scale_factor": 2}
                with TemporaryDirectory() as data:
                    async with Playing(Path(data), 0) as playing:
                        address = playing.page.address
                        async with tab(browser, address, "Anna", **context) as anna:
                            made += await _moments(anna, folder, f"{size}_{scheme}", phone=size == "phone")
    return made


async def _moments(anna: Tab, folder: Path, name: str, *, phone: bool) -> list[Path]:
    made: list[Path] = []

    async def take(moment: str, **options: Any) -> None:
        made.append(folder / f"page_{moment}_{name}.png")
        await anna.page.wait_for_timeout(400)
        await anna.page.screenshot(path=made[-1], **options)

    keys = anna.page.keyboard
    await anna.sees("I am Paravent")
    await take("welcome")
    await anna.presses("Play now against computers", on="I am Paravent")
    await anna.sees("The table is here")
    await take("started")
    if phone:
        await anna.page.locator("#back").click()
        await take("places")
    await anna.goes("Carrara")
    await anna.sees("It is @Anna’s turn")
    await anna.articles.locator("img").last.evaluate("(image) => image.decode()")
    await take("turn")
    await anna.page.locator("#text").click()
    await keys.type("/carrara ")
    await expect(anna.page.get_by_role("option").first).to_be_visible()
    await take("commands")
    await keys.type("build")
    await keys.press("Enter")
    await expect(anna.page.get_by_role("option").first).to_be_visible()
    await take("suggestions")
    await keys.press("Escape")
    await keys.press("Escape")
    await anna.presses("My screen", on="It is @Anna’s turn")
    await anna.sees("Only you can see this")
    await anna.articles.locator("img").last.evaluate("(image) => image.decode()")
    await take("screen")
    await anna.articles.locator("img").last.click()
    await expect(anna.page.get_by_role("dialog")).to_be_visible()
    await take("enlarged")
    await keys.press("Escape")
    return made


if __name__ == "__main__":
    for each in asyncio.run(taken(Path(sys.argv[1]))):
        sys.stdout.write(f"{each}\n")
