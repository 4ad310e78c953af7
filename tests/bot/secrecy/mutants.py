"""Broken twins of the bot, each with a fault that a tired author could make, and who would see what he must not."""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.cogs import look as pictures
from bot.cogs import play as playing
from bot.cogs import table as looking
from bot.cogs import turn as turning
from bot.delivery import posts
from bot.delivery import screens as delivering
from bot.delivery.posts import Posts
from bot.forms import place
from bot.pages import looking as panel
from bot.pages import screens, table_now
from bot.pictures.scenes import own, theme_of
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Look
from engine.tables.service import Tables
from engine.tables.transaction.knowing import NOBODY, Access
from render.core.contract import SCREEN

Patch = pytest.MonkeyPatch


class Mutant(Struct, frozen=True):
    """What it lets out and how; whose secrets they are is its argument: a Discord id."""

    fault: str
    broken: Callable[[Patch, int], None]


def show_the_screen_of_another(patch: Patch, whose: int) -> None:
    async def broken(bot: Any, user: int, *rest: Any) -> Any:
        return await screens.screen_asked(bot, whose, *rest)

    patch.setattr(looking, "screen_asked", broken)


def send_the_screen_of_another(patch: Patch, whose: int) -> None:
    async def broken(bot: Any, user: int, *rest: Any) -> Any:
        return await screens.screen_now(bot, whose, *rest)

    patch.setattr(delivering, "screen_now", broken)


def draw_the_screen_of_another(patch: Patch, whose: int) -> None:
    """The words are one's own; only the picture is not."""

    seen, others = Tables.seen, list[Look]()

    async def looking(tables: Tables, user: int, table: str, access: Access = NOBODY) -> Any:
        other = await seen(tables, whose, table)
        others[:] = [] if isinstance(other, Refusal) else [other.look]
        return await seen(tables, user, table, access)

    patch.setattr(Tables, "seen", looking)
    patch.setattr(screens, "own", lambda seen, language: own(replace(seen, look=others[0]), language))


def draw_what_a_player_sees(patch: Patch, whose: int) -> None:
    patch.setattr(Posts, "story", _story(whose, "after"))
    # A table's picture must not show it then; that of a screen would.
    patch.setattr(posts, "below_post", lambda studio, scene: [replace(scene, picture=SCREEN)])


def post_what_a_player_was_told(patch: Patch, whose: int) -> None:
    patch.setattr(Posts, "story", _story(whose, "entries"))


def suggest_what_another_could_do(patch: Patch, whose: int) -> None:
    async def broken(asker: Any, *rest: Any) -> Any:
        asker.user = whose
        return await place.seat_of(asker, *rest)

    patch.setattr(playing, "seat_of", broken)


def stand_as_another_sees_it(patch: Patch, whose: int) -> None:
    async def broken(press: Any, *rest: Any) -> Any:
        press.user = whose
        return await table_now.table_now(press, *rest)

    patch.setattr(looking, "table_now", broken)


def look_through_the_eyes_of_another(patch: Patch, whose: int) -> None:
    async def broken(press: Any, *rest: Any) -> Any:
        known = await press.tables.person(press.user)
        theme = theme_of(None if isinstance(known, Refusal) else known)
        user, press.user = press.user, whose
        seen = await panel.sight(press, *rest)
        press.user = user
        return (
            seen
            if isinstance(seen, Refusal)
            else replace(seen, scenes=tuple(replace(scene, theme=theme) for scene in seen.scenes))
        )

    patch.setattr(pictures, "sight", broken)


def look_back_as_another(patch: Patch, whose: int) -> None:
    for name in ("since_turn", "past"):
        patch.setattr(Tables, name, _asked_by(whose, getattr(Tables, name)))


def plan_at_the_seat_of_another(patch: Patch, whose: int) -> None:
    async def broken(bot: Any, user: int, table: str, **more: Any) -> Any:
        return await place.sit_down(bot, whose, table, **more)

    patch.setattr(turning, "sit_down", broken)


def _asked_by(whose: int, whole: Any) -> Any:
    async def broken(tables: Tables, user: int, *rest: Any) -> Any:
        return await whole(tables, whose, *rest)

    return broken


def write_screens_into_the_log(patch: Patch, whose: int) -> None:
    async def broken(*args: Any) -> Any:
        seen = await screens.screen_now(*args)
        logging.getLogger("paravent.delivery").debug("a screen: %s", seen)
        return seen

    patch.setattr(delivering, "screen_now", broken)


def _story(whose: int, part: str) -> Any:
    """The story of a post, with one part of it as a player knows it."""
    whole = Posts.story

    async def broken(posts: Posts, overview: Any, first: int, **moved: Any) -> Any:
        story = await whole(posts, overview, first, **moved)
        tables, table = posts._bot.tables, overview.table
        of_player: Any = {
            "after": lambda: tables.view_at(whose, table.id, table.step),
            "entries": lambda: tables.log_for(whose, table.id, first, table.step),
        }
        return replace(story, told=replace(story.told, **{part: await of_player[part]()}))

    return broken


TELLING = (
    Mutant("the screen of another, asked for", show_the_screen_of_another),
    Mutant("the screen of another, sent", send_the_screen_of_another),
    Mutant("a picture of the screen of another", draw_the_screen_of_another),
    Mutant("a picture of what a player sees", draw_what_a_player_sees),
    Mutant("a post of what a player was told", post_what_a_player_was_told),
    Mutant("the table as another sees it", stand_as_another_sees_it),
    Mutant("the past as another sees it", look_back_as_another),
    Mutant("the turn of another", plan_at_the_seat_of_another),
    Mutant("pictures for another", look_through_the_eyes_of_another),
)
DEPENDING = (
    Mutant("a picture of what a player sees", draw_what_a_player_sees),
    # What is suggested depends on what one has, but does not say it.
    Mutant("suggestions for another", suggest_what_another_could_do),
    Mutant("the screen of another, sent", send_the_screen_of_another),
    Mutant("pictures for another", look_through_the_eyes_of_another),
    Mutant("the turn of another", plan_at_the_seat_of_another),
)
"""What a planted number shows, and what other secrets show."""
