"""Whole games on a phone, in a real browser: opened in the lobby, played with the thumb against a computer."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec import Struct
from playwright.async_api import Browser, expect

from engine.core.discovery import ROOT
from tests.bot.match import same_dice
from tests.bot.program.running import paravent
from tests.page.browsing import PATIENCE, PHONE, Tab, chromium, in_a_browser, tab
from tests.page.conftest import Room
from tests.page.phone import carpe_diem, carrara, dynasties
from tests.page.phone.thumb import Wanted, a_turn
from tests.thorough import LONG, how_many, some_of, thorough

pytestmark = [in_a_browser, pytest.mark.asyncio(loop_scope="module")]


class Played(Struct, frozen=True):
    """One game: what is typed for it, what its thread is called, which press comes next."""

    typed: str
    thread: str
    wanted: Wanted
    new: tuple[str, ...]
    """What has to have happened; the short form ends with it,"""
    later: tuple[str, ...]
    """and what only the long form comes to."""
    begins: str
    """What is said at the beginning,"""
    ends: str
    """and at the end."""
    options: Callable[[Tab], Awaitable[None]] | None = None
    """How it is made what it is in the lobby."""
    computers: int = 1
    """How many play against her."""


GAMES = {
    "carrara-expanded": Played(
        "carr",
        "Carrara",
        carrara.wanted,
        carrara.NEW,
        carrara.LATER,
        "Top card III, cities scored; object card II",
        "Bonus card",
        carrara.chosen,
    ),
    "carpe_diem": Played(
        "carpe", "Carpe Diem", carpe_diem.wanted, carpe_diem.NEW, carpe_diem.LATER, "reconstructed", "villas"
    ),
    "dynasties": Played(
        "dyn",
        "Dynasties",
        dynasties.wanted,
        dynasties.NEW,
        dynasties.LATER,
        "reconstructed",
        "Majorities",
        computers=2,
    ),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """The page of a world with the bot in this process, and dice that come in the same order each time."""
    room = Room()
    async with (
        room.sandbox,
        paravent(room.sandbox, tmp_path / "paravent.db", same_dice(b"on a phone"), roots=(ROOT,)),
    ):
        yield room.page.address
        assert room.sandbox.broken == []


@thorough
@pytest.mark.parametrize("game", some_of([*GAMES], 1))
async def test_a_game_from_the_lobby_on(address: str, browser: Browser, game: str) -> None:
    """Every game to its end; in the short form one of them, until all that is new has happened once."""
    await played(address, browser, GAMES[game])


async def played(address: str, browser: Browser, game: Played) -> None:
    async with tab(browser, address, "Anna", viewport=PHONE) as anna:
        await opened(anna, game)
        done, over = list[str](), anna.articles.filter(has_text="wins!")
        while len(done) < how_many(20, 200) and not await over.count() and (LONG or not every(done, game.new)):
            done.append(await a_turn(anna, game.wanted, done))
        assert every(done, game.new), done
        if LONG:
            assert every(done, game.later), done
            await expect(over.last).to_contain_text(game.ends, timeout=PATIENCE)
            await expect(over.last.locator("img").last).to_be_visible()


async def opened(anna: Tab, game: Played) -> None:
    await anna.goes("games")
    await anna.uses("/table new", game=game.typed)
    if game.options is not None:
        await game.options(anna)
    for number in range(game.computers):
        await anna.presses("Add computer", on=f"▣ Computer {number}" if number else "At the table")
    await anna.presses("Start", on=f"▣ Computer {game.computers}")
    await anna.sees("The game is on")
    await anna.goes(game.thread)
    await anna.sees(game.begins)


def every(done: list[str], new: tuple[str, ...]) -> bool:
    return all(any(what in text for text in done) for what in new)
