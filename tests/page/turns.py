"""Each step of each kind of turn on a phone, in both languages, as named files: a part of `make screenshots`."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, expect

from bot.interaction.app import Paravent
from bot.turn.page import Menu, Page, Presses
from bot.turn.seat import AtSeat
from bot.turn.taps import CONFIRM, Taps
from bot.turn.turn import Turn
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.walk import fill
from engine.games.carrara.computer import computer
from engine.tables.transaction.request import Done, Request
from sandbox.clock import HandClock
from sandbox.page.first_time import furnish
from sandbox.page.routes import Page as PageServer
from sandbox.server import Sandbox
from tests.bot.match import IN_A_HURRY, same_dice
from tests.bot.program.running import paravent
from tests.bot.turn.thumb import Thumb, taps_on
from tests.bot.waiting import all_sent
from tests.page.browsing import PHONE, Tab, chromium, tab
from tests.tables.room import dice_of, door_at

LANGUAGES, ANNA = ("en", "fr"), "Anna"
NAMES = (ANNA, "Bruno", "Clio")
PLAY = {"en": "Play", "fr": "Jouer"}
GAMES = {"carrara": 14, "lucca": 0, "pebbles": 1, "lanterns": 2}
"""Which games, and after how many steps they are worth looking at."""
LATER = {"lucca take": 6}
"""Of single verbs: what there is in them comes up later."""
TABLES = 4
"""At so many of each, something rare has come up."""
TALL = {**PHONE, "height": 1500}
"""As wide as a phone, and tall enough for any page of a turn."""


class Table:
    """One table with a person and a computer; the person's moves before it gets interesting are a computer's, too."""

    def __init__(self, bot: Paravent, game: str, language: str, user: int, number: int) -> None:
        self.bot, self.game, self.language, self.user, self.number = bot, bot.games[game], language, user, number
        self.id, self._made, self._below = "", 0, dice_of(b"turns")

    async def open(self, server: str, channel: str) -> None:
        await self.bot.tables.arrive(self.user, ANNA, int(server))
        done = await self.bot.tables.play_now(
            Request(f"open {self.game.name} {self.number}", self.user),
            self.game.name,
            server=int(server),
            language=self.language,
            channel=int(channel),
            computers=max(1, self.game.declares.players[0] - 1),
        )
        assert isinstance(done, Done), done
        self.id = done.table

    async def door(self) -> Door[Any, Any, Any]:
        await self.bot.tables.computers_idle()
        found = await door_at(self.bot.tables, self.user, self.id)
        assert isinstance(found, Door)
        return found

    async def move(self, door: Door[Any, Any, Any]) -> None:
        decision, self._made = door.decision(), self._made + 1
        assert decision is not None
        hurry = self.game.name == "carrara"
        form = computer(door, self._below, IN_A_HURRY) if hurry else self.game.plays.computer(door, self._below)
        done = await self.bot.tables.submit(
            Request(f"move {self.id} {self._made}", self.user), self.id, decision.number, form
        )
        assert isinstance(done, Done), done

    def wish(self, door: Door[Any, Any, Any], verb: str) -> Form:
        """A form of this verb with as much in it as there can be."""
        fields = self.game.verb[verb].fields
        return max(
            (Form(verb, fill(door, verb, fields, self._below)) for _ in range(30)), key=lambda form: len(form.values)
        )


async def taken(folder: Path) -> list[Path]:
    """All of them."""
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
                    for game, before in GAMES.items():
                        left = {verb.name for verb in bot.games[game].declares.verbs}
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
        new = [verb for verb in door.verbs() if verb in left and step >= LATER.get(f"{table.game.name} {verb}", before)]
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
        made.append(folder / f"turn_{table.game.name}_{verb}_{number}_{table.language}.png")
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
    for each in asyncio.run(taken(Path(sys.argv[1]))):
        sys.stdout.write(f"{each}\n")
