"""Lists of tables in pages: those one may know of; what waits for one person, his other tables, what has just ended."""

from collections.abc import Awaitable, Callable
from functools import partial

from msgspec import Struct

from bot.interaction.control import Control
from bot.interaction.places import LONGEST, game_called, link, title, voice_at
from bot.interaction.press import Press
from bot.pages.moves import made_at, quoted
from bot.pages.paging import START, fitted, span, turning, window
from bot.words.clocks import relative
from bot.words.motion import wanted
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import INVITATION, Overview, Waiting
from engine.tables.storage.records import Motion, Table

LIST, MINE = "list", "mine"
"""What the buttons of each list stand for."""
HEADINGS = 300
"""Letters that all headings of a page may take."""
STATES = {
    "open": "state-open",
    "playing": "state-playing",
    "finished": "state-finished",
    "abandoned": "state-abandoned",
}


class Item(Struct, frozen=True):
    """One line of a list, which is only written if it is shown, and the heading that it stands under."""

    heading: str
    say: Callable[[], Awaitable[str]]


async def known(press: Press, place: str = START) -> tuple[str, list[Control]]:
    """The tables of this server that whoever asks may know of, the newest first; in direct messages, his own."""
    found = await press.tables.known(press.user, press.access)
    some, none = ("own", "none-own") if press.access.server is None else ("on-server", "none-on-server")
    if not found:
        return press.voice.tell("table", none), []
    heading = press.voice.tell("table", some, n=len(found))
    return await _page(press, LIST, [Item(heading, partial(line, press, table)) for table in found], place)


async def waiting(press: Press, place: str = START, what: str = MINE) -> tuple[str, list[Control]]:
    """What waits for this person, the oldest first; then the other tables at which he sits; then what has ended.
    `what`: what the buttons to its other pages stand for."""
    user, tables, tell = press.user, press.tables, press.voice.tell
    found, held, ended = await tables.mine(user), await tables.held(user), await tables.ended(user)
    asking = {each.table for each in found}
    others = [table for table in await tables.seated(user) if table.id not in asking]
    items = [
        *(Item(tell("table", "waiting", n=len(found)), partial(_owed, press, each)) for each in found),
        *(Item(tell("table", "held", n=len(held)), partial(line, press, each)) for each in held),
        *(Item(tell("table", "others", n=len(others)), partial(line, press, each)) for each in others),
        *(Item(tell("table", "ended", n=len(ended)), partial(_ended, press, each)) for each in ended),
    ]
    if not items:
        return tell("table", "nothing-at-all"), []
    text, controls = await _page(press, what, items, place)
    return text if found else "\n".join([tell("table", "nothing-waits"), text]), controls


async def _page(press: Press, what: str, items: list[Item], place: str) -> tuple[str, list[Control]]:
    seen = window(place, len(items))
    said = {at: await items[at].say() for at in seen}
    shown = fitted([*said.values()], seen, place, LONGEST - HEADINGS)
    lines, above = list[str](), ""
    for at in shown:
        lines += [said[at]] if items[at].heading == above else [items[at].heading, said[at]]
        above = items[at].heading
    lines += span(press.voice, shown, len(items))
    return "\n".join(lines), turning(press.voice, what, shown, len(items))


# One line


async def line(press: Press, table: Table) -> str:
    """One table: what it is called, how it stands, where it is."""
    overview = await press.tables.overview(press.user, table.id, press.access)
    called = table.id if isinstance(overview, Refusal) else title(press.bot, overview, press.language)
    taken = 0 if isinstance(overview, Refusal) else len(overview.sitters)
    states = [press.voice.tell("table", STATES[table.status], taken=taken, places=table.places)]
    if isinstance(overview, Overview) and any(sitter.kind == "open" for sitter in overview.sitters):
        states.append(press.voice.tell("table", "seat-is-open"))
    if isinstance(overview, Overview) and overview.unreadable:
        states.append(press.voice.tell("table", "unreadable"))
    return f"• {called} · {' · '.join(states)} {await link(press.bot, table)}".rstrip()


async def _ended(press: Press, table: Table) -> str:
    """One table that has ended: who has won there, and when."""
    overview = await press.tables.overview(press.user, table.id)
    result = await press.tables.result(press.user, table.id)
    if isinstance(overview, Refusal):
        return await line(press, table)
    called, voice = title(press.bot, overview, press.language), voice_at(press, overview)
    state = voice.tell("table", STATES[table.status], taken=len(overview.sitters), places=table.places)
    if not isinstance(result, Refusal):
        state = voice.tell("table", "won-by", seats=result.winners)
    return f"• {called} · {state} · <t:{table.ended_at}:R> {await link(press.bot, table)}".rstrip()


async def _owed(press: Press, item: Waiting) -> str:
    """One thing that waits: where, what is asked, since when."""
    overview = await press.tables.overview(press.user, item.table)
    place = "" if isinstance(overview, Refusal) else await link(press.bot, overview.table)
    game = game_called(press.bot, press.language, item.game)
    asked = await _question(press, item, overview)
    since = relative(item.since)
    if item.due is not None:
        since += " · " + press.voice.tell("delivery", "remind-due", due=relative(item.due))
    return press.voice.tell("table", "owed", id=item.table, game=game, asked=asked, since=since, link=place)


async def _question(press: Press, item: Waiting, overview: Overview | Refusal) -> str:
    if item.kind == INVITATION and item.decision is None:
        return press.voice.tell("table", "asked-invitation")
    if isinstance(overview, Refusal):
        return press.voice.tell("table", "asked-something")
    voice, motion = voice_at(press, overview), overview.motion
    if item.motion is not None and motion is not None:
        return await _wanted(press, overview, motion, voice)
    look = await press.tables.view_for(press.user, item.table)
    asked = () if isinstance(look, Refusal) else look.view.decisions
    own = [each for each in asked if each.number == item.decision]
    if not own:
        return press.voice.tell("table", "asked-something")
    return voice.decision(own[0], own[0].seat)


async def _wanted(press: Press, overview: Overview, motion: Motion, voice: Voice) -> str:
    """What another at the table asks for."""
    if motion.kind == "abandon":
        return voice.tell("table", "asked-abandon", seat=motion.seat)
    if motion.back_to is None:
        return wanted(voice, motion, overview.sitters)
    entry = await made_at(press.bot, overview, motion.back_to + 1)
    move = quoted(press.bot, overview, entry, press.language)
    return voice.tell("table", "asked-undo", seat=motion.seat, move=move)
