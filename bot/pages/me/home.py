"""The first page of `/me`: what is set, in a few short lines, and a button to each of it."""

from discord import ButtonStyle

from bot.interaction.control import button
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.pages.me.away import away_said
from bot.pages.me.choosing import language_said, reminders_said, said
from bot.pages.me.page import ADVICE, AWAY, DATA, LANGUAGE, QUIET, REMINDERS, RESULTS, THEME, ZONE, MePage, leads, text
from bot.pages.me.quiet import quiet_said, stored
from bot.pages.me.zones import zone_said
from bot.pages.paging import START

TABLES = "me-tables"
"""What the buttons to the pages of one's tables stand for."""

_ROWS = (
    ((LANGUAGE, "language-button"), (THEME, "theme-button"), (ADVICE, "advice-button")),
    ((ZONE, "zone-button"), (QUIET, "quiet-button"), (REMINDERS, "remind-button")),
)


async def home(press: Press) -> MePage:
    """All that is set."""
    tell = press.voice.tell
    lines = [
        tell("me", "title"),
        tell("me", "line-language", value=language_said(press)),
        tell("me", "line-theme", value=said(press, THEME)),
        tell("me", "line-advice", value=said(press, ADVICE)),
        tell("me", "line-zone", value=zone_said(press, await press.tables.now())),
        tell("me", "line-quiet", value=quiet_said(press, stored(press))),
        tell("me", "line-remind", value=reminders_said(press, really=True)),
        tell("me", "line-away", value=await away_said(press)),
    ]
    rows = [[leads(press, page, tell("me", key)) for page, key in row] for row in _ROWS]
    mine = button(ControlId(TABLES, "", START), tell("me", "tables-button"))
    rows.append([leads(press, AWAY, tell("me", "away-button"), ButtonStyle.primary), mine])
    rows.append([leads(press, RESULTS, tell("me", "results-button")), leads(press, DATA, tell("me", "data-button"))])
    return text(*lines), rows
