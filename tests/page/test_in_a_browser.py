"""Played over the page alone, in a real browser: two people in two windows, a bot that is killed, a phone, the keys."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, expect

from engine.core.discovery import ROOT
from sandbox.page.first_time import welcome
from sandbox.page.playing import Playing
from tests.bot.program.running import paravent
from tests.page.browsing import DESKTOP, PATIENCE, PHONE, Tab, chromium, in_a_browser, tab
from tests.page.conftest import Room
from tests.thorough import LONG, how_many, thorough

pytestmark = [in_a_browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests: what a window remembers goes with it."""
    async with chromium() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def playing(tmp_path: Path) -> AsyncIterator[Playing]:
    """As `make play` has it."""
    async with Playing(tmp_path / "play", 0) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """The same page of the same world; but the bot is in this process, where it begins sooner and nobody kills it."""
    room = Room()
    async with room.sandbox, paravent(room.sandbox, tmp_path / "paravent.db", roots=(ROOT,)):
        await welcome(room.sandbox, room.games)
        yield room.page.address
        assert room.sandbox.broken == []


async def started(anna: Tab, clio: Tab) -> str:
    """Anna opens a table by command, Clio joins by its button, Anna starts it; its id."""
    await anna.uses("/table new", game="carr")
    panel = await clio.sees("Anna")
    await clio.presses("Join", on="Anna")
    await anna.sees("Clio")
    await anna.presses("Start", on="Clio")
    await anna.sees("The game is on")
    found = re.search(r"Carrara · (\w{5})\b", await panel.inner_text())
    assert found
    return found[1]


async def test_two_people_play_and_each_sees_what_is_his(address: str, browser: Browser) -> None:
    async with tab(browser, address, "Anna") as anna, tab(browser, address, "Clio") as clio:
        table = await started(anna, clio)
        for person in (anna, clio):
            await person.goes(table)
            await person.sees("turn")
        first = await anna.sees("It is")
        me, other = (anna, clio) if "@Anna" in await first.inner_text() else (clio, anna)
        await me.uses("/carrara turn")
        await me.sees("Only you can see this")
        await me.uses("/carrara take", section="", blocks="")
        await other.sees("buys")
        await other.presses("My screen", on="It is")
        await other.sees("Only you can see this")
        await expect(other.article("Only you can see this")).to_contain_text("screen")
        assert await me.page.locator("article.private").filter(has_text="Your screen").count() == 0
        await a_picture_enlarges(other)


async def a_picture_enlarges(person: Tab) -> None:
    """It has loaded, opens large, zooms, and closes by Escape."""
    picture = person.articles.locator("img").last
    await expect(picture).to_be_visible()
    assert await picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") == 1080
    await picture.click()
    dialog = person.page.get_by_role("dialog")
    await expect(dialog).to_be_visible()
    wide = await dialog.locator("img").evaluate("(image) => image.getBoundingClientRect().width")
    await person.page.keyboard.press("+")
    await person.page.wait_for_timeout(300)
    assert await dialog.locator("img").evaluate("(image) => image.getBoundingClientRect().width") > wide
    await person.page.keyboard.press("Escape")
    await expect(dialog).to_be_hidden()


async def test_a_lone_newcomer_plays_within_a_minute_and_the_bot_may_die_meanwhile(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, playing.page.address, "Anna") as anna:
        await anna.presses("Play now against computers", on="I am Paravent")
        await anna.sees("The table is here")
        await anna.goes("Carrara")
        await anna.sees("It is @Anna’s turn")
        await playing.bot.kill()
        await anna.uses("/carrara turn")
        await expect(anna.page.get_by_role("alert")).to_contain_text("did not respond", timeout=PATIENCE)
        await playing.bot.restart()
        await anna.page.get_by_role("button", name="Send").click()  # what failed has come back, to be sent again
        await anna.sees("Done: ")
        await anna.uses("/carrara take", section="", blocks="")
        await anna.sees("Anna buys")


async def test_a_turn_is_made_with_the_thumb_on_a_phone(address: str, browser: Browser) -> None:
    async with tab(browser, address, "Anna", viewport=PHONE, bypass_csp=True) as anna:
        await anna.goes("games")
        await anna.presses("Play now against computers", on="I am Paravent")
        await anna.sees("The table is here")
        await anna.goes("Carrara")
        await anna.presses("Play", on="It is @Anna’s turn")
        await anna.sees("It is your turn.")
        await audited(anna)
        buttons = anna.articles.last.get_by_role("button")
        if not await buttons.filter(has_text="Turn the wheel now").is_visible():  # unless there is nothing else to do
            await buttons.filter(has_text="Turn the wheel").click()
        await anna.sees("This is final")
        assert await anna.cut() == []
        await buttons.filter(has_text="Turn the wheel now").click()
        await anna.sees("Which blocks do you take?")
        assert await anna.cut() == []
        await buttons.filter(has_text=re.compile("^[IV]+$")).first.click()
        await anna.sees("section: ")
        assert await anna.cut() == []
        await anna.articles.last.locator("img").evaluate("(image) => image.decode()")
        await audited(anna)
        await anna.articles.last.get_by_role("button", name=re.compile("^✓ Buy")).click()
        await anna.sees("Done: ")
        await anna.sees("Anna buys")


LOOKS = [("desktop", "dark"), ("desktop", "light"), ("phone", "dark"), ("phone", "light")]


@thorough
@pytest.mark.parametrize(("size", "scheme"), LOOKS if LONG else [LOOKS[0], LOOKS[-1]])
async def test_an_audit_finds_nothing_serious(address: str, browser: Browser, size: str, scheme: str) -> None:
    viewport = {"desktop": DESKTOP, "phone": PHONE}[size]
    context = {"viewport": viewport, "color_scheme": scheme, "bypass_csp": True}
    async with tab(browser, address, "Anna", **context) as anna:
        if viewport is PHONE:
            await audited(anna)
            await anna.goes("games")
        await anna.presses("Play now against computers", on="I am Paravent")
        await anna.sees("The table is here")
        await audited(anna)
        await anna.goes("Carrara")
        await anna.sees("It is @Anna’s turn")
        await audited(anna)
        await anna.page.locator("#text").click()
        await anna.page.keyboard.type("/")
        await expect(anna.page.get_by_role("option").first).to_be_visible()
        await audited(anna)
        wide = await anna.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "nothing scrolls sideways"


async def audited(person: Tab) -> None:
    found = (await Axe().run(person.page)).response["violations"]
    serious = [each for each in found if each["impact"] in ("serious", "critical")]
    assert not serious, [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in serious]


async def test_everything_goes_by_keyboard_alone(address: str, browser: Browser) -> None:
    async with tab(browser, address, "Anna") as anna:
        keys = anna.page.keyboard
        button = anna.article("I am Paravent").get_by_role("button", name="Play now against computers")
        await reached(anna, button)
        await keys.press("Enter")
        await anna.sees("The table is here")
        place = anna.page.locator("#list").get_by_text("Carrara").first
        await expect(place).to_be_visible()
        await reached(anna, anna.page.locator("#list [data-place]").nth(1), backwards=True)
        await keys.press("Enter")
        await anna.sees("It is @Anna’s turn")
        await a_menu_and_a_picture_by_keyboard(anna)
        await reached(anna, anna.page.locator("#text"))
        await keys.type("/carrara turn")
        await keys.press("Enter")
        await keys.press("Enter")
        await anna.sees("turns the wheel")


async def a_menu_and_a_picture_by_keyboard(anna: Tab) -> None:
    """Another picture by the menu, seen large and closed again, then the answer put away."""
    keys, own = anna.page.keyboard, anna.page.locator("article.private").last
    await reached(anna, anna.article("It is @Anna’s turn").get_by_role("button", name="Look", exact=True))
    await keys.press("Enter")
    await expect(own.get_by_role("combobox")).to_be_visible(timeout=PATIENCE)
    await reached(anna, own.get_by_role("combobox"))
    await keys.press("Enter")
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(own.locator("strong").get_by_text("Wheel", exact=True)).to_be_visible(timeout=PATIENCE)
    await reached(anna, own.locator("img").locator("xpath=ancestor::*[self::button or self::a][1]"), backwards=True)
    await keys.press("Enter")
    await expect(anna.page.get_by_role("dialog")).to_be_visible()
    await keys.press("Escape")
    await expect(anna.page.get_by_role("dialog")).to_be_hidden()
    await reached(anna, own.get_by_role("button", name="Dismiss message"))
    await keys.press("Enter")
    await expect(anna.page.locator("article.private")).to_have_count(0)


async def reached(person: Tab, wanted: object, *, backwards: bool = False) -> None:
    """By Tab, in not too many steps."""
    for _ in range(60):
        if await wanted.evaluate("(each) => each === document.activeElement || each.contains(document.activeElement)"):  # type: ignore[attr-defined]
            return
        await person.page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError("it is not reached by Tab")


async def test_a_command_is_left_by_escape_and_the_newest_stays_in_sight(address: str, browser: Browser) -> None:
    async with tab(browser, address, "Anna") as anna:
        await anna.presses("Play now against computers", on="I am Paravent")
        await anna.sees("The table is here")
        await anna.goes("Carrara")
        await anna.sees("It is @Anna’s turn")
        for key in ("Escape", "Backspace"):
            await anna.page.locator("#text").click()
            await anna.page.keyboard.type("/carrara turn")
            await anna.page.keyboard.press("Enter")
            await expect(anna.page.locator("#command")).to_be_visible()
            await anna.page.keyboard.press(key)
            await expect(anna.page.locator("#text")).to_be_focused()
        await anna.uses("/carrara turn")
        await anna.sees("turns the wheel")
        await anna.uses("/carrara take", section="", blocks="")
        await anna.sees("Anna buys")
        await anna.page.wait_for_timeout(1500)  # pictures have come by now
        away = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
        assert await anna.page.locator("#log").evaluate(away) < 60


async def test_the_panel_kills_the_bot_and_starts_it_again_and_the_page_says_so(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, playing.page.address, "Anna") as anna:
        await anna.page.get_by_role("button", name="Make trouble").click()
        for deed, runs in (("Kill the bot", False), ("Restart the bot", True)):
            await anna.page.get_by_role("button", name=deed).click()
            state = anna.page.locator("#trouble-panel .bot")
            await expect(state).to_have_class("bot here" if runs else "bot gone", timeout=PATIENCE)
            assert playing.bot.running is runs
        await anna.page.get_by_role("button", name="Drop the connection").click()
        await anna.page.keyboard.press("Escape")
        await anna.presses("Play now against computers", on="I am Paravent")
        await anna.sees("The table is here")


@pytest.mark.parametrize(
    ("who", "later", "said"), [("Anna", "A day later", "in 3 days"), ("Bruno", "Un jour plus tard", "dans 3 jours")]
)
async def test_the_panel_lets_a_day_pass_and_every_window_says_so(
    browser: Browser, who: str, later: str, said: str
) -> None:
    """By the keys, on a phone; somebody else looks on at a desk."""
    room = Room()
    world = room.sandbox.world
    async with room.sandbox:
        bot, at = world.bot.id, int(world.clock.now())
        thread = world.thread(room.games, "Table 7", world.bot, 1_440)
        await room.sandbox.messages.write(room.games.id, bot, {"content": f"by <t:{at + 4 * 86_400 + 600}:R>"})
        address = room.page.address
        async with tab(browser, address, who, viewport=PHONE) as one, tab(browser, address, "Clio") as other:
            await expect(other.article("by").locator("time[data-style=R]")).to_have_text("in 4 days")
            if await one.page.locator("#back").is_visible():
                await one.page.locator("#back").click()
            await one.page.locator("button.trouble").press("Enter")
            hour = one.page.locator("#trouble-panel .hour")
            before = await hour.inner_text()
            push = one.page.get_by_role("button", name=later)
            await push.press("Enter")
            await expect(push).to_be_focused()
            await expect(hour).not_to_have_text(before)
            for window in (one, other):
                asleep = window.page.locator("#list a", has_text="Table 7").locator(".state")
                await expect(asleep.first).to_be_visible()
                left = window.article("by").locator("time[data-style=R]")
                await expect(left).to_have_text(said if window is one else "in 3 days")
            await expect(one.page.locator('[data-key="archive where"] option')).to_have_count(0)
            assert thread.archived
            assert world.clock.ahead == 86_400
        assert room.sandbox.broken == []


async def test_a_page_that_is_loaded_again_is_where_it_was(address: str, browser: Browser) -> None:
    async with tab(browser, address, "Anna") as anna:
        await anna.goes("lounge")
        await anna.page.locator("#text").fill("is anybody there?")
        await anna.page.keyboard.press("Enter")
        await anna.sees("is anybody there?")
        await anna.page.reload()
        await anna.sees("is anybody there?")
        await expect(anna.page.locator("#place")).to_contain_text("lounge")


async def test_a_screen_comes_by_direct_message_to_its_owner_alone(address: str, browser: Browser) -> None:
    async with tab(browser, address, "Anna") as anna, tab(browser, address, "Clio") as clio:
        await anna.presses("Play now against computers", on="I am Paravent")
        await anna.presses("Send me my screens", on="May I send you")
        await expect(anna.page.locator("#list a.direct.unread")).to_be_visible(timeout=PATIENCE)
        await anna.goes("Paravent")
        await anna.sees("screen")
        await clio.goes("Paravent")
        await expect(clio.articles).to_have_count(0)


@thorough
async def test_a_game_against_the_computers_to_its_final_score(address: str, browser: Browser) -> None:
    """Whatever is suggested first is done: not a good game, but a whole one."""
    async with tab(browser, address, "Anna") as anna:
        await anna.presses("Play now against computers", on="I am Paravent")
        await anna.sees("The table is here")
        await anna.goes("Carrara")
        over = anna.articles.filter(has_text="wins!")
        moves, most = 0, how_many(1, 200)
        while moves < most and not await over.count():
            moves += await something(anna)
        assert moves == most or LONG
        if LONG:
            assert 10 < moves < most
            await expect(over.last.locator("img").last).to_be_visible()


MOVES: dict[str, tuple[str, ...]] = {
    "/carrara take": ("section", "blocks"),
    "/carrara build": ("building", "city", "blocks"),
    "/carrara score": ("what",),
    "/carrara turn": (),
    "/carrara relief": (),
    "/carrara skip": (),
}


async def something(anna: Tab) -> int:
    """The first that is possible, each option with what is suggested first. How many moves that was."""
    own = anna.page.locator("article.private")
    for line, options in MOVES.items():
        before = await own.count()
        await anna.uses(line, **dict.fromkeys(options, ""))
        await expect(own).to_have_count(before + 1)
        await expect(own.last).not_to_contain_text("thinking")
        said = await own.last.inner_text()
        await own.last.get_by_role("button", name="Dismiss message").click()
        await expect(own).to_have_count(before)
        if "Done: " in said:
            return 1
    await anna.page.wait_for_timeout(500)
    return 0


@thorough
async def test_lucca_with_the_thumb_on_a_phone_from_the_lobby_on(address: str, browser: Browser) -> None:
    """Two cards are kept, then the first triplet is taken as it is filled in; in the long form to the end."""
    async with tab(browser, address, "Anna", viewport=PHONE) as anna:
        await anna.goes("games")
        await anna.uses("/table new", game="luc")
        for n in (1, 2):
            await anna.presses("Add computer", on="At the table")
            await anna.sees(f"Computer {n}")
        await anna.presses("Start", on="Computer 2")
        await anna.sees("The game is on")
        await anna.goes("Lucca")
        await kept(anna)
        over, turns = anna.articles.filter(has_text="wins!"), how_many(1, 7)
        for turn in range(1, turns + 1):
            await took(anna, turn)
        if LONG:
            await expect(over.last.locator("img").last).to_be_visible()


async def kept(anna: Tab) -> None:
    """The first two cards, and they lie on the table when all have chosen."""
    await anna.presses("Play", on="which two cards do you keep?")
    await anna.sees("cards to keep")
    assert await anna.cut() == []
    buttons = anna.articles.last.get_by_role("button")
    for n in (1, 2):
        await buttons.filter(has_text=re.compile(r"\(\d/\d\)")).nth(n).click()
        await expect(anna.articles.last).to_contain_text(
            "Choose at least 1 more." if n == 1 else re.compile(" and | on top")
        )
    await buttons.filter(has_text="✓ Keep").click()
    await anna.sees("Round 1 of 7")


async def took(anna: Tab, turn: int) -> None:
    """The first triplet there is, as it is filled in. Others may post meanwhile: his page need not be the newest."""
    await anna.sees(f"Round {turn} of 7")
    await anna.presses("Play", on="Anna’s turn")
    asked = await anna.sees("Choose: triplet")
    assert await anna.cut("Choose: triplet") == []
    await asked.get_by_role("button").filter(has_text=re.compile("^Triplet")).first.click()
    filled = await anna.sees("You will then have")
    assert await anna.cut("You will then have") == []
    done = anna.articles.filter(has_text="Done: ")
    before = await done.count()
    await filled.get_by_role("button").filter(has_text="✓ Take").click()
    await expect(done).to_have_count(before + 1)
