"""`/me`: how one likes it, when one can be reached, being away, one's tables and results, what is kept about oneself.

Every page takes the place of the one before. What a control says is looked up among what there is: anything else, as on
an old page or a forged one, changes nothing and shows the page as it is.
"""

from collections.abc import Awaitable, Callable

from discord import Interaction
from discord.app_commands import AppCommandContext, AppInstallationType

from bot.interaction.app import Paravent
from bot.interaction.control import rows
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.interaction.slash import slash
from bot.pages.lists import waiting
from bot.pages.me import away, choosing, kept, quiet
from bot.pages.me import page as pages
from bot.pages.me.home import TABLES, home
from bot.pages.me.page import ME, SET, ZONE, MePage, Rows, back
from bot.pages.me.zones import OFFERED, zones
from engine.core.values.refusals import Refusal

AWAY = "away"
"""The control that leads to being away from anywhere else, as from a reminder."""

PAGES: dict[str, Callable[[Press], Awaitable[MePage]]] = {
    pages.HOME: home,
    pages.LANGUAGE: choosing.language,
    pages.THEME: choosing.theme,
    pages.ADVICE: choosing.advice,
    pages.REMINDERS: choosing.reminders,
    pages.ZONE: zones,
    pages.QUIET: quiet.quiet,
    pages.AWAY: away.away,
    pages.RESULTS: kept.results,
    pages.DATA: kept.data,
    pages.FORGET: kept.really,
}


async def setup(bot: Paravent) -> None:
    """Add the command and the controls to the bot."""
    me_command.allowed_contexts = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    me_command.allowed_installs = AppInstallationType(guild=True, user=False)
    bot.tree.add_command(me_command)
    changing = {ME: turn, SET: choose, quiet.QUIET_HOURS: choose_hours, away.AWAY_DAYS: choose_days}
    bot.controls |= {**changing, TABLES: tables, kept.DELETE: forget}
    bot.updating |= {*changing, TABLES, kept.DELETE}
    bot.at_once |= {ME, SET, quiet.QUIET_HOURS}
    bot.controls |= {kept.FILE: send_file, AWAY: open_away}


@slash("me", "me")
async def me_command(interaction: Interaction[Paravent]) -> None:
    """The first page."""
    await _show(await Press.begin(interaction.client, interaction), pages.HOME)


async def turn(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page, in the same message."""
    await _show(press, mark.rest)


async def open_away(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The page about being away, as a message of its own: what he was reminded by stays."""
    await _show(press, pages.AWAY)


async def tables(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The list of `/table mine`, with a way back."""
    text, turning = await waiting(press, mark.rest, TABLES)
    await _tell(press, (text, [turning, back(press)]))


async def _show(press: Press, page: str) -> None:
    await _tell(press, await PAGES.get(page, home)(press))


async def _tell(press: Press, page: MePage) -> None:
    text, controls = page
    await press.tell(text, view=rows(*controls))


async def _refused(press: Press, refusal: Refusal) -> None:
    """Why not, with the way back."""
    said: Rows = [back(press)]
    await _tell(press, (press.voice.refusal(refusal), said))


# Choosing


async def choose(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """One of a few, by a button; or a time zone from a menu."""
    what, _, value = mark.rest.partition(":")
    if what == ZONE:
        chosen = "".join(values[:1])
        changes: dict[str, str | None] | None = {"time_zone": chosen} if chosen in OFFERED else None
    else:
        changes = choosing.changes_for(press, what, value)
    refusal = await press.prefer(**changes) if changes else None
    if refusal is None:
        await _show(press, choosing.ON_PAGE.get(what, what))
    else:
        await _refused(press, refusal)


async def choose_hours(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """From when or until when it is quiet: kept as soon as both are there; or none."""
    what, _, other = mark.rest.partition(":")
    chosen, beside = quiet.hour("".join(values[:1])), quiet.hour(other)
    hours = (chosen, beside) if what == quiet.FROM else (beside, chosen)
    wanted, known = quiet.as_kept(hours), what in (quiet.FROM, quiet.UNTIL) and chosen is not None
    refusal = None
    if what == quiet.NONE or (known and wanted is not None and pages.has_zone(press)):
        refusal = await press.prefer(quiet=None if what == quiet.NONE else wanted)
    if refusal is not None:
        await _refused(press, refusal)
    elif known and wanted is None:
        await _tell(press, await quiet.choosing(press, hours))
    else:
        await _show(press, pages.QUIET)


async def choose_days(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """From which day or until which he is away; that he really is; or that he is back."""
    what, _, rest = mark.rest.partition(":")
    now, chosen = await press.tables.today(press.user), away.day("".join(values[:1]))
    if what == away.BACK:
        await _changed(press, await press.tables.come_back(press.user))
    elif what == away.GO:
        start, _, end = rest.partition(":")
        plan = away.planned(now, away.day(start), away.day(end))
        await _go(press, plan)
    else:
        days = (chosen, away.day(rest)) if what == away.FROM else (away.day(rest), chosen)
        await _tell(press, await away.planning(press, away.planned(now, *days)))


async def _go(press: Press, plan: away.Plan) -> None:
    """He is sure; on a page from other days nothing is done."""
    if plan.end is None:
        await _tell(press, await away.planning(press, plan))
    else:
        await _changed(press, await press.tables.go_away(press.user, plan.start, plan.end))


async def _changed(press: Press, refusal: Refusal | None) -> None:
    await press.look_again()
    if refusal is None:
        await _show(press, pages.AWAY)
    else:
        await _refused(press, refusal)


# What is kept


async def send_file(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Everything kept about him, as a message of its own."""
    found = await press.tables.own_data(press.user)
    if isinstance(found, Refusal):
        await press.refuse(found)
        return
    tell = press.voice.tell
    file = await kept.as_file(found)
    await press.tell(tell("me", "data-sent"), files=[file], instead=lambda: tell("me", "data-too-large"))


async def forget(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """He is sure. The button remembers who was asked: in another's hand it only asks."""
    if mark.rest != str(press.user):
        await _show(press, pages.FORGET)
        return
    refusal = await press.tables.forget(press.user)
    if refusal is not None:
        await _refused(press, refusal)
        return
    press.bot.direct_messages.forget(press.user)
    press.person = None
    await press.tell(press.voice.tell("me", "forgotten"))
