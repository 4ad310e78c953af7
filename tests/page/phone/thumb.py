"""A thumb on a phone: from *Play* to the end of a turn by what can be pressed on its pages, whichever game it is."""

from collections.abc import Callable
from typing import TypeAlias

from playwright.async_api import Locator, expect

from tests.page.browsing import CUT, PATIENCE, Tab

AROUND = (
    "Dismiss message",
    "Play",
    "Back",
    "Help",
    "No more tips",
    "Take back my move",
    "Ask to take back my move",
    "My screen",
    "Since my turn",
)
"""What stands around the page of a turn."""
PRESSES = 30
MILLISECONDS = 50
WIDE = "() => document.documentElement.scrollWidth - innerWidth"
LOADED = """(images) => Promise.race([
    Promise.all(images.map((image) => { image.loading = "eager"; return image.decode(); })),
    new Promise((_, fails) => setTimeout(() => fails(new Error("a picture never came")), %d)),
])"""
"""A picture above what can be seen is not loaded before somebody scrolls there, which would be waited for in vain."""

Wanted: TypeAlias = Callable[[str, list[str], list[str]], str]
"""Which button is pressed next, by what the page says, what can be pressed, and what was said of earlier turns."""


async def a_turn(anna: Tab, wanted: Wanted, done: list[str]) -> str:
    """All that she is asked until it is another's turn; what was said of it."""
    own, said = anna.page.locator("article.private"), list[str]()
    before = await own.count()
    await newest_play(anna).click()
    await expect(own).to_have_count(before + 1)
    page = anna.page.locator(f'article[data-message="{await own.last.get_attribute("data-message")}"]')
    await expect(page).not_to_contain_text("thinking", timeout=PATIENCE)
    for _ in range(PRESSES):
        text = await page.inner_text()
        said += [line for line in text.splitlines() if line.startswith("Done: ")]
        if not await press(anna, page, text, wanted, [*done, *said]):
            break
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(own).to_have_count(before)
    return "\n".join(said)


def newest_play(anna: Tab) -> Locator:
    """Under the newest post that calls her."""
    post = anna.articles.filter(has_text="@Anna").filter(has=anna.page.get_by_role("button", name="Play", exact=True))
    return post.last.get_by_role("button", name="Play", exact=True)


async def press(anna: Tab, page: Locator, text: str, wanted: Wanted, done: list[str]) -> bool:
    """What comes next on this page, all of which can be seen; whether there was anything."""
    labels, menus, keys = await pressable(page), page.get_by_role("combobox"), await keys_of(page)
    if not labels and not await menus.count():
        return False
    assert await page.get_by_role("button").evaluate_all(CUT) == []
    assert await anna.page.evaluate(WIDE) <= 0, "nothing scrolls sideways"
    await page.locator("img").evaluate_all(LOADED % PATIENCE)
    if labels:
        await page.get_by_role("button", name=wanted(text, labels, done), exact=True).first.click()
    else:
        await menus.first.click()
        await anna.page.get_by_role("option").first.click()
    await changed(anna, page, keys)
    return True


async def pressable(page: Locator) -> list[str]:
    """The buttons of a page; commands can be pressed, too."""
    labels = [label.strip() for label in await page.locator("button:enabled").all_inner_texts()]
    return [label for label in labels if label and label not in AROUND and not label.startswith("/")]


async def keys_of(page: Locator) -> list[str]:
    """What its buttons stand for: on another page, something else."""
    found: list[str] = await page.locator("button").evaluate_all("(buttons) => buttons.map((each) => each.dataset.key)")
    return found


async def changed(anna: Tab, page: Locator, keys: list[str]) -> None:
    """Wait until it is another page."""
    for _ in range(PATIENCE // MILLISECONDS):
        if await keys_of(page) != keys:
            return
        await anna.page.wait_for_timeout(MILLISECONDS)
    raise AssertionError(f"it stays as it is: {await page.inner_text()}")


def sure(labels: list[str]) -> list[str]:
    """What confirms, or goes on."""
    return [label for label in labels if label.startswith("✓") or label.endswith(" now") or label == "Go on"]
