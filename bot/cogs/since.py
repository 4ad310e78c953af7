"""Looking back: what has happened since one's own turn and what it means, picture by picture, and a whole game."""

from bot.interaction.app import Paravent
from bot.interaction.control import rows
from bot.interaction.control_ids import ControlId, number
from bot.interaction.places import refuse
from bot.interaction.press import Press
from bot.interaction.which_table import named
from bot.pages import logs
from bot.pages.past import since, stepping
from bot.pages.past.since import PAGE, SINCE, STEP
from bot.pictures.scenes import then
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview, Since


async def setup(bot: Paravent) -> None:
    """Add the controls to the bot."""
    bot.controls |= {SINCE: look_back, PAGE: turn, STEP: step}
    bot.updating |= {PAGE, STEP}


async def look_back(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Since one's own turn; once nothing more can happen, the whole game from its first step."""
    overview = await named(press, mark.table)
    if overview is None:
        return
    if overview.table.status == "playing" or overview.table.step < 0:
        await _tell(press, overview, 0)
    else:
        await _show(press, overview, 0)


async def turn(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page of it, in the same message."""
    overview = await named(press, mark.table)
    if overview is not None:
        await _tell(press, overview, number(mark.rest) or 0)


async def step(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """How it stood after this step, in the same message."""
    overview = await named(press, mark.table)
    if overview is not None:
        await _show(press, overview, number(mark.rest.partition(":")[0]) or 0)


async def _tell(press: Press, overview: Overview, page: int) -> None:
    found = await press.tables.since_turn(press.user, overview.table.id, press.access)
    if isinstance(found, Refusal):
        await refuse(press, found, overview)
    elif overview.table.game not in press.bot.games:
        await press.tell(press.voice.tell("table", "log-no-words"))
    elif not found.seated:
        await _tell_log(press, found)
    else:
        text, controls = since.page(press, found, page)
        await press.tell(text, view=rows(*controls))


async def _tell_log(press: Press, found: Since) -> None:
    """Who only watches has no turn of his own: he is told what happened last."""
    told = await logs.page(press, found.overview, logs.LAST)
    if isinstance(told, Refusal):
        await refuse(press, told, found.overview)
    else:
        text, turning = told
        await press.tell(text, view=rows(since.pictures(press, found), turning))


async def _show(press: Press, overview: Overview, wanted: int) -> None:
    """The picture with what happened; if it cannot be drawn or was not kept, what happened alone."""
    async with press.bot.pictures.turn(press.user):
        past = await press.tables.past(press.user, overview.table.id, wanted, press.access)
        if isinstance(past, Refusal):
            await refuse(press, past, overview)
            return
        files = []
        if past.look is not None:
            files = await press.bot.pictures.look(past.look.step, then(past, past.look, press.language)).at_last()
        text = stepping.told(press, past)
        await press.tell(text, view=rows(*stepping.controls(press, past)), files=files)
