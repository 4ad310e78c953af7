"""Broken twins of the bot, each with a fault that a tired author could make, and who would see what he must not."""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.cogs import play as playing
from bot.cogs import table as looking
from bot.delivery import screens as delivering
from bot.delivery.posts import Posts
from bot.forms import place
from bot.ui import screens, standing

Patch = pytest.MonkeyPatch


class Mutant(Struct, frozen=True):
    """What it lets out and how; whose secrets they are is its argument: a Discord id."""

    fault: str
    broken: Callable[[Patch, int], None]


def show_the_screen_of_another(patch: Patch, whose: int) -> None:
    async def broken(bot: Any, user: int, *rest: Any) -> Any:
        return await screens.screen_text(bot, whose, *rest)

    patch.setattr(looking, "screen_text", broken)


def send_the_screen_of_another(patch: Patch, whose: int) -> None:
    async def broken(bot: Any, user: int, *rest: Any) -> Any:
        return await screens.screen_now(bot, whose, *rest)

    patch.setattr(delivering, "screen_now", broken)


def draw_what_a_player_sees(patch: Patch, whose: int) -> None:
    patch.setattr(Posts, "scene", _scene(whose, "after"))


def post_what_a_player_was_told(patch: Patch, whose: int) -> None:
    patch.setattr(Posts, "scene", _scene(whose, "entries"))


def suggest_what_another_could_do(patch: Patch, whose: int) -> None:
    async def broken(bot: Any, user: int, *rest: Any) -> Any:
        return await place.seat_of(bot, whose, *rest)

    patch.setattr(playing, "seat_of", broken)


def stand_as_another_sees_it(patch: Patch, whose: int) -> None:
    async def broken(press: Any, *rest: Any) -> Any:
        press.user = whose
        return await standing.standing(press, *rest)

    patch.setattr(looking, "standing", broken)


def write_screens_into_the_log(patch: Patch, whose: int) -> None:
    async def broken(*args: Any) -> Any:
        seen = await screens.screen_now(*args)
        logging.getLogger("paravent.delivery").debug("a screen: %s", seen)
        return seen

    patch.setattr(delivering, "screen_now", broken)


def _scene(whose: int, part: str) -> Any:
    """The scene of a post, with one part of it as a player knows it."""
    whole = Posts.scene

    async def broken(posts: Posts, overview: Any, first: int, users: Any, **moved: Any) -> Any:
        scene = await whole(posts, overview, first, users, **moved)
        tables, table = posts._bot.tables, overview.table
        of_player: Any = {
            "after": lambda: tables.view_at(whose, table.id, table.step),
            "entries": lambda: tables.log_for(whose, table.id, first, table.step),
        }
        return scene and replace(scene, **{part: await of_player[part]()})

    return broken


TELLING = (
    Mutant("the screen of another, asked for", show_the_screen_of_another),
    Mutant("the screen of another, sent", send_the_screen_of_another),
    Mutant("a picture of what a player sees", draw_what_a_player_sees),
    Mutant("a post of what a player was told", post_what_a_player_was_told),
    Mutant("the table as another sees it", stand_as_another_sees_it),
)
DEPENDING = (
    Mutant("a picture of what a player sees", draw_what_a_player_sees),
    # What is suggested depends on what one has, but does not say it.
    Mutant("suggestions for another", suggest_what_another_could_do),
    Mutant("the screen of another, sent", send_the_screen_of_another),
)
"""What a planted number shows, and what other secrets show."""
