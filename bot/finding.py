"""The table that a command or a control is about, or word to the person why there is none; and what is suggested."""

from discord.app_commands import Choice

from bot.asker import Asker
from bot.press import Press
from bot.suggestions import MOST, Choices, suggesting, tables_called
from bot.ui.places import LONGEST, link, title
from bot.which import overview, which
from bot.words import language_of
from engine.core.refusals import Refusal
from engine.tables.records import LIVE, Table
from engine.tables.sights import Overview

ENDED = ("finished", "abandoned")


async def meant(press: Press, typed: str | None, *status: str) -> Overview | None:
    """The table, or None when the person has been told why there is none."""
    found = await which(press, typed, lambda: _seated(press, *status))
    if found is None:
        await press.tell(await _ask_which(press, await press.tables.seated(press.user, *status)))
    elif isinstance(found, Refusal):
        await press.refuse(found)
    return found if isinstance(found, Overview) else None


async def named(press: Press, id: str) -> Overview | None:
    """The table with this id, or None when the person has been told that there is none."""
    found = await overview(press, id)
    if isinstance(found, Refusal):
        await press.refuse(found)
        return None
    return found


def suggested(*status: str, others: bool = False) -> Choices:
    """What is suggested for the option `table`: one's own tables in these states; then the others one may know of."""

    @suggesting("tables")
    async def suggest(asker: Asker, typed: str) -> list[Choice[str]]:
        return await _suggestions(asker, typed, status or LIVE, others)

    return suggest


async def focus(asker: Asker) -> Overview | None:
    """While somebody is still typing: the table that would be meant, if that is clear and he may know of it."""
    typed = getattr(asker.interaction.namespace, "table", None)
    wanted = typed if isinstance(typed, str) and typed else None
    found = await which(asker, wanted, lambda: _seated(asker, "playing"))
    return found if isinstance(found, Overview) else None


async def language(asker: Asker) -> str:
    """What somebody who is still typing is spoken to in."""
    known = await asker.tables.person(asker.user)
    preferred = None if isinstance(known, Refusal) else known.language
    return preferred or language_of(asker.interaction.locale)


async def _seated(asker: Asker, *status: str) -> list[str]:
    return [table.id for table in await asker.tables.seated(asker.user, *status)]


async def _suggestions(asker: Asker, typed: str, status: tuple[str, ...], others: bool) -> list[Choice[str]]:
    spoken, found = await language(asker), list(await asker.tables.seated(asker.user, *status))
    if others:
        own = {table.id for table in found}
        known = await asker.tables.known(asker.user, asker.standing, *status)
        found += [each for each in known if each.id not in own]

    async def called(table: Table) -> str:
        seen = await overview(asker, table.id)
        return "" if isinstance(seen, Refusal) else title(asker.bot, seen, spoken, bare=True)

    return await tables_called(found, typed, called)


async def _ask_which(press: Press, own: tuple[Table, ...]) -> str:
    """A list to choose from."""
    if not own:
        return press.voice.tell("table", "no-table")
    lines = [press.voice.tell("table", "which-table")]
    for table in own[:MOST]:
        seen = await overview(press, table.id)
        if not isinstance(seen, Refusal):
            lines.append(f"{title(press.bot, seen, press.language)} {await link(press.bot, table)}".strip())
    return _fitting(lines, press, len(own))


def _fitting(lines: list[str], press: Press, total: int) -> str:
    """As many of these lines as fit, the first of them a heading, and how many more of so many there are."""
    kept, room = [lines[0]], LONGEST - len(lines[0])
    for line in lines[1 : MOST + 1]:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    more = total - (len(kept) - 1)
    return "\n".join([*kept, *([press.voice.tell("table", "more", n=more)] if more > 0 else [])])
