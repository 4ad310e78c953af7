"""Looking at the pictures of a table: each that one may see, drawn for oneself alone, or told in words."""

from discord import Interaction, app_commands

from bot.interaction.app import Paravent
from bot.interaction.control import view
from bot.interaction.control_ids import ControlId, number
from bot.interaction.places import refuse
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.which_table import meant, named, suggested
from bot.pages.looking import LIGHT_AND_DARK, Album, controls, heading, in_words, sight
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import LIVE


async def setup(bot: Paravent) -> None:
    """Add the command to the group, and the controls to the bot."""
    table_group(bot).add_command(look_command)
    bot.controls |= {"look": look, "look-at": choose, "theme": theme, "in-words": words, "words": turn}
    bot.updating |= {"look-at", "theme", "words"}


@slash("table", "look", "table")
@app_commands.autocomplete(table=suggested(*LIVE, others=True))
async def look_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """The first picture, and the way to the others."""
    press = await Press.begin(interaction.client, interaction)
    await _show(press, await meant(press, table), "")


async def look(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same by a button."""
    await _show(press, await named(press, mark.table), mark.rest)


async def choose(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another picture, in the same message."""
    await _show(press, await named(press, mark.table), "".join(values[:1]))


async def theme(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same picture light or dark; and from now on all that is drawn for this person."""
    overview, (chosen, _, place) = await named(press, mark.table), mark.rest.partition(":")
    if overview is not None and chosen in LIGHT_AND_DARK:
        await press.tables.prefer(press.user, theme=chosen)
    await _show(press, overview, place)


async def words(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same in words: a message of its own, so that the picture stays."""
    await _tell(press, mark.table, mark.rest, 0)


async def turn(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Another page of the words, in the same message."""
    page, _, place = mark.rest.partition(":")
    await _tell(press, mark.table, place, number(page) or 0)


async def _show(press: Press, overview: Overview | None, place: str) -> None:
    """The picture; its words, if it cannot be drawn or Discord does not take it."""
    async with press.bot.pictures.turn(press.user):
        found = await _sight(press, overview)
        if found is None:
            return
        scene = found.at(place)
        files = await press.bot.pictures.look(found.step, scene).at_last()
        below = view(*controls(press, found, scene))

        def words() -> str:
            return in_words(press, found, scene)[0]

        await press.tell(heading(press, found, scene) if files else words(), view=below, files=files, instead=words)


async def _tell(press: Press, table: str, place: str, page: int) -> None:
    found = await _sight(press, await named(press, table))
    if found is not None:
        text, turning = in_words(press, found, found.at(place), page)
        await press.tell(text, view=view(*turning))


async def _sight(press: Press, overview: Overview | None) -> Album | None:
    """What he may look at; None when he has been told why there is nothing."""
    found = None if overview is None else await sight(press, overview)
    if isinstance(found, Refusal) and overview is not None:
        await refuse(press, found, overview)
    return found if isinstance(found, Album) else None
