"""Which table somebody means: the one he names, else that of the thread he is in, else the only one that it can be.

Or word to him why there is none; and, while he still types, what is suggested.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from discord.app_commands import Choice

from bot.interaction.asker import Asker
from bot.interaction.places import LONGEST as ROOM
from bot.interaction.places import link, title
from bot.interaction.press import Press
from bot.interaction.suggestions import MOST, Choices, suggesting, tables_called
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import LIVE, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import InThread

ENDED = ("finished", "abandoned")
R = TypeVar("R")

LONGEST = 200
"""Letters of what is typed that are looked at: no label of a suggestion is longer."""


async def which(
    asker: Asker,
    typed: str | None,
    possible: Callable[[], Awaitable[Sequence[str]]],
    look: Callable[[str | InThread], Awaitable[R | Refusal]],
) -> R | Refusal | None:
    """The table, as `look` sees it; why there is none; or None, if it can be several or no table that he could mean
    without saying so.

    `possible`: the ids of those that he could mean without saying so.
    """
    if typed is not None:
        return await look(table_id(typed))
    here = await look(InThread(asker.interaction.channel_id or 0))
    if not isinstance(here, Refusal) or here.code != No.NO_SUCH_TABLE.code:
        return here
    own = await possible()
    return await look(own[0]) if len(own) == 1 else None


async def overview(asker: Asker, table: str | InThread) -> Overview | Refusal:
    """The table that is meant, if he may know of it."""
    return await asker.tables.overview(asker.user, table, asker.access)


def table_id(typed: str) -> str:
    """What was typed, or the label of a suggestion, which some apps send in its place: the id stands first."""
    words = typed[:LONGEST].lower().split()
    return words[0].strip("`") if words else ""


async def meant(press: Press, typed: str | None, *status: str) -> Overview | None:
    """The table, or None when the person has been told why there is none."""
    found = await which(press, typed, lambda: _seated(press, *status), lambda table: overview(press, table))
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
    found = await which(asker, wanted, lambda: _seated(asker, "playing"), lambda table: overview(asker, table))
    return found if isinstance(found, Overview) else None


async def _seated(asker: Asker, *status: str) -> list[str]:
    return [table.id for table in await asker.tables.seated(asker.user, *status)]


async def _suggestions(asker: Asker, typed: str, status: tuple[str, ...], others: bool) -> list[Choice[str]]:
    spoken, found = asker.spoken, list(await asker.tables.seated(asker.user, *status))
    if others:
        own = {table.id for table in found}
        known = await asker.tables.known(asker.user, asker.access, *status)
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
    kept, room = [lines[0]], ROOM - len(lines[0])
    for line in lines[1 : MOST + 1]:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    more = total - (len(kept) - 1)
    return "\n".join([*kept, *([press.voice.tell("table", "more", n=more)] if more > 0 else [])])
