"""Carrara with its expansion on a phone: turned on in the lobby; what is new with it is pressed first."""

import re
from contextlib import suppress

from playwright.async_api import Locator, expect

from tests.page.browsing import CUT, PATIENCE, Tab
from tests.page.phone.thumb import WIDE, sure

EXPANSION = "Expansion: with the cards for a first game (all number II)"
CARD = "Top card: III, cities scored"
OWN = re.compile(r"^(\w+ \d) in \w+$", re.MULTILINE)
"""A building that could be improved."""
TILE = re.compile(r"\w+ \d")
VERBS = ("Improve", "Build", "Score", "Build an 8", "Skip")
"""What is pressed where there is room for no more, the first that is there."""
SECTIONS = ("I", "II", "III", "IV", "V", "VI")
LYING = "Without turning the wheel, Anna"
NEW = (LYING, "Anna improves")
"""Blocks bought without turning, and a building that is improved."""
LATER = ("Anna builds", "Anna scores")


async def chosen(anna: Tab) -> None:
    """The host’s panel: the expansion, and on its second page a card."""
    await anna.presses("Options", on="At the table")
    panel = anna.page.locator("article.private").filter(has_text="The options of this table").last
    await choose(anna, panel, "Expansion", EXPANSION)
    assert await panel.get_by_role("button").evaluate_all(CUT) == []
    await turned(panel, "Further options", "Top card")
    await choose(anna, panel, "Top card", CARD)
    assert await anna.page.evaluate(WIDE) <= 0, "nothing scrolls sideways"


async def turned(panel: Locator, further: str, menu: str) -> None:
    """The panel’s next page. It may just be drawn anew after a choice: a press that is lost by that is made again."""
    button, shown = panel.get_by_role("button", name=further), panel.get_by_role("combobox", name=menu)
    for _ in range(5):
        if await button.count():
            await button.click()
        with suppress(AssertionError):
            await expect(shown).to_be_visible(timeout=PATIENCE / 5)
            return
    await expect(shown).to_be_visible(timeout=PATIENCE)


async def choose(anna: Tab, panel: Locator, menu: str, label: str) -> None:
    await panel.get_by_role("combobox", name=menu).click()
    await anna.page.get_by_role("option", name=label, exact=True).click()
    await expect(panel).to_contain_text(label, timeout=PATIENCE)


def wanted(text: str, labels: list[str], done: list[str]) -> str:
    """What confirms, what improves, blocks as the wheel lies unless that was so, the cheapest building, a scoring; else
    the first."""
    bought = any(LYING in said for said in done)
    improving: list[str] = [name for name in OWN.findall(text.partition("Improve\n")[2]) if name in labels]
    lying = [label for label in labels if label in SECTIONS and "The wheel is not turned" in text and not bought]
    tiles = sorted([label for label in labels if TILE.fullmatch(label)], key=lambda label: label[-1])
    verbs = [verb for verb in VERBS if verb in labels]
    scoring = [label for label in labels if f"{label} · brings" in text]
    return [*sure(labels), *improving, *lying, *tiles, *verbs, *scoring, *labels][0]
