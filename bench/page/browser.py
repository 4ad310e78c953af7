"""Measuring the page: until all of a channel is shown, and from a press to its answer, in Debian's Chromium."""

import asyncio
import os
import shutil
from contextlib import suppress
from statistics import median
from typing import Any

from bench.page.bare import ADDRESS, BarePage
from bench.page.posts import answer, fill, picture
from engine.core.game import AnyGame
from sandbox.page.first_time import furnish
from sandbox.page.routes import Page
from sandbox.server import Sandbox

POSTS, OPENINGS, PRESSES = 200, 5, 12
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SHORT: dict[str, str | float | bool] = {**os.environ, "TMPDIR": "/tmp"}
"""Chromium puts a socket there, whose path must not be long."""
SHOWN = f"() => document.querySelectorAll('article').length >= {POSTS} && document.images.length >= {POSTS}"
PRESS = """() => new Promise((done) => {
  const article = [...document.querySelectorAll("article")].at(-1), id = article.dataset.message;
  const begun = performance.now(), before = article.textContent;
  const watch = new MutationObserver(() => {
    const now = document.querySelector(`[data-message="${id}"]`);
    if (now && now.textContent !== before && now.textContent.includes("pressed")) {
      watch.disconnect();
      done(performance.now() - begun);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  article.querySelector("button[data-key^='Look'], button[data-id]").click();
})"""


def measure(game: AnyGame) -> dict[str, Any] | None:
    """Milliseconds, ours beside the bare page's; nothing where there is no browser."""
    if CHROMIUM is None:
        return None
    times = asyncio.run(_measured(game))
    return {name: {what: median(found) for what, found in each.items()} for name, each in times.items()}


async def _measured(game: AnyGame) -> dict[str, dict[str, list[float]]]:
    from playwright.async_api import async_playwright

    sandbox = Sandbox()
    games = furnish(sandbox.world, "en")
    BarePage(sandbox, games)
    page = Page(sandbox)
    anna = next(user for user in sandbox.world.users.values() if user.name == "Anna")
    async with sandbox:
        await fill(sandbox, games, picture(game), POSTS)
        answering = asyncio.create_task(answer(sandbox, anna))
        async with async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], env=SHORT)
            found: dict[str, dict[str, list[float]]] = {}
            for _ in range(OPENINGS):
                for name, address in {"bare": ADDRESS, "ours": f"?as=Anna&at={games.id}"}.items():
                    times = found.setdefault(name, {"shown": [], "press": []})
                    await _opened(browser, f"{page.address}{address}", times)
            await browser.close()
        answering.cancel()
        with suppress(asyncio.CancelledError):
            await answering
    return found


async def _opened(browser: Any, address: str, times: dict[str, list[float]]) -> None:
    """In a window of its own, with nothing remembered."""
    context = await browser.new_context()
    tab = await context.new_page()
    await tab.goto(address, wait_until="commit")
    await tab.wait_for_function(SHOWN)
    times["shown"].append(await tab.evaluate("() => performance.now()"))
    await tab.wait_for_timeout(300)
    for _ in range(PRESSES):
        times["press"].append(await tab.evaluate(PRESS))
    await context.close()


def as_table(figures: dict[str, Any] | None) -> str:
    """Ours beside the bare one."""
    if figures is None:
        return "the page in a browser: not measured, there is no Chromium (Debian: apt install chromium)"
    lines = [f"the page, a channel of {POSTS} posts with pictures{'':>8}shown ms   press ms"]
    for name, words in (("bare", "a bare page of the same messages"), ("ours", "our page")):
        lines.append(f"{words:<50}{figures[name]['shown']:>10.0f}{figures[name]['press']:>11.1f}")
    ratios = [figures["ours"][what] / figures["bare"][what] for what in ("shown", "press")]
    lines.append(f"{'times bare':<50}{ratios[0]:>10.1f}{ratios[1]:>11.1f}")
    return "\n".join(lines)
