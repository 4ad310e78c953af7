"""Each step of each kind of turn on a phone, in both languages, as named files: a part of `make screenshots`. Of some
games alone: `python -m tests.page.turns DIR GAME …`."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, expect

from bot.turn.page import Menu, Page, Presses
from bot.turn.seat import AtSeat
from bot.turn.taps import CONFIRM, Taps
from bot.turn.turn import Turn
from bot.words.voice import Voice
from engine.core.door import Door
from sandbox.clock import HandClock
from sandbox.page.first_time import furnish
from sandbox.page.routes import Page as PageServer
from sandbox.server import Sandbox
from tests.bot.match import same_dice
from tests.bot.program.running import paravent
from tests.bot.turn.thumb import Thumb, taps_on
from tests.bot.waiting import all_sent
from tests.page.browsing import PHONE, Tab, chromium, tab
from tests.page.turning import ANNA, EXPANDED, Table, game_of

LANGUAGES = ("en", "fr")
NAMES = (ANNA, "Bruno", "Clio")
PLAY = {"en": "Play", "fr": "Jouer"}
GAMES = {"carrara": 14, EXPANDED: 6, "lucca": 0, "carpe_diem": 0, "pebbles": 1, "lanterns": 2}
"""Which games, and after how many steps they are worth looking at."""
NEW = ("take", "eight", "improve", "score")
"""Of Carrara with its expansion, what is not as in the base game."""
LATER = {"lucca take": 6, "carpe_diem walk": 12, "carpe_diem leap": 12}
"""Of single verbs: what there is in them comes up later."""
TABLES = 4
"""At so many of each, something rare has come up."""
TALL = {**PHONE, "height": 1500}
"""As wide as a phone, and tall enough for any page of a turn."""


def asked(door: Door[Any, Any, Any]) -> str:
    decision = door.decision()
    return decision.kind if decision else ""


async def taken(folder: Path, *only: str) -> list[Path]:
    """All of them, or of these games."""
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    async with chromium() as browser:
        for language in LANGUAGES:
            with TemporaryDirectory() as data:
                clock = HandClock()
                sandbox = Sandbox(clock)
                server = PageServer(sandbox)
                games = furnish(sandbox.world, language)
                async with sandbox, paravent(sandbox, Path(data) / "paravent.db", same_dice(b"turns")) as bot:
                    user = next(int(each.id) for each in sandbox.world.users.values() if each.name == ANNA)
                    for game, before in ((name, n) for name, n in GAMES.items() if name in (only or GAMES)):
                        left = {verb.name for verb in bot.games[game_of(game)].declares.verbs}
                        left &= {*NEW} if game == EXPANDED else left
                        for number in range(TABLES):
                            table = Table(bot, game, language, user, number)
                            await table.open(games.guild, games.id)
                            made += await _turns(browser, server, clock, table, before, left, folder)
    return made


async def _turns(
    browser: Browser,
    server: PageServer,
    clock: HandClock,
    table: Table,
    before: int,
    left: set[str],
    folder: Path,
) -> list[Path]:
    """Every verb that comes up and was not looked at, as soon as the game is full enough."""
    made: list[Path] = []
    for step in range(400):
        door = await table.door()
        if door.view().over or not left:
            break
        new = [verb for verb in door.verbs() if verb in left and step >= LATER.get(f"{table.called} {verb}", before)]
        if table.called == EXPANDED and asked(door) == "take":
            new = []
        if new:
            await all_sent(table.bot.tables, clock)
            context = {"viewport": TALL, "color_scheme": "dark", "device_scale_factor": 2}
            async with tab(browser, server.address, ANNA, **context) as anna:
                for verb in new:
                    left.discard(verb)
                    made += await _turn(anna, table, door, verb, folder)
        await table.move(await table.door())
    return made


async def _turn(anna: Tab, table: Table, door: Door[Any, Any, Any], verb: str, folder: Path) -> list[Path]:
    """One turn up to the page that confirms it, a picture of each page."""
    decision, pictures = door.decision(), table.bot.studio.pictures(table.game.name)
    assert decision is not None
    seat = AtSeat(
        table.id,
        table.game,
        door,
        decision,
        Voice(table.language, table.game, NAMES[: table.game.declares.players[0]]),
        pictures,
    )
    thumb, plan, focus, made = Thumb(table.game, door, table.wish(door, verb)), None, "", list[Path]()
    await anna.goes(table.id)
    await anna.page.get_by_role("button", name=PLAY[table.language], exact=True).last.click()
    for number in range(12):
        turn = Turn(seat, plan)
        page = turn.page(focus)
        made.append(folder / f"turn_{table.called}_{verb}_{number}_{table.language}.png")
        await expect(anna.articles.last.get_by_role("button").first).to_be_visible()
        await anna.page.wait_for_timeout(500)
        await anna.page.screenshot(path=made[-1])
        assert await anna.cut() == [], made[-1].name
        tap, value = thumb.next(taps_on(page), turn.plan)
        if tap == CONFIRM:
            break
        await _press(anna, page, tap, value)
        tapped = Taps(table.game, door, turn.plan).tapped(tap, focus, (value,) if value else ())
        assert tapped is not None
        plan, focus = tapped.plan, tapped.focus
    await table.bot.tables.keep_draft(table.user, table.id, decision.number, None)
    return made


async def _press(anna: Tab, page: Page, tap: str, value: str) -> None:
    pressed = [press for block in page.blocks if isinstance(block, Presses) for press in block.buttons]
    for at, press in enumerate(pressed):
        if press.tap == tap:
            alike = sum(other.label == press.label for other in pressed[:at])
            named = anna.articles.last.get_by_role("button", name=press.label, exact=True)
            await named.nth(alike).click()
            return
    for block in page.blocks:
        if isinstance(block, Menu) and block.tap == tap:
            label = next(item.label for item in block.items if str(item.number) == value)
            await anna.articles.last.get_by_role("combobox", name=block.asks).click()
            await anna.page.get_by_role("option", name=label, exact=True).click()
            return
    raise AssertionError(f"there is no {tap} on the page")


if __name__ == "__main__":
    for each in asyncio.run(taken(Path(sys.argv[1]), *sys.argv[2:])):
        sys.stdout.write(f"{each}\n")
