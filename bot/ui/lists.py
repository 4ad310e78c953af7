"""Lists of tables: those of a server, and what waits for one person."""

from bot.finding import fitting
from bot.press import Press
from bot.suggestions import MOST
from bot.ui.moves import made_at, quoted
from bot.ui.places import game_called, link, title, voice_at
from bot.words import Voice
from engine.core.decisions import Decision
from engine.core.refusals import Refusal
from engine.tables.records import Motion, Table
from engine.tables.sights import INVITATION, Overview, Waiting

STATES = {
    "open": "state-open",
    "playing": "state-playing",
    "finished": "state-finished",
    "abandoned": "state-abandoned",
}


async def known(press: Press) -> str:
    """The tables of this server that whoever asks may know of, the newest first; in direct messages, his own."""
    found = await press.tables.known(press.user, press.standing)
    some, none = ("own", "none-own") if press.standing.server is None else ("on-server", "none-on-server")
    if not found:
        return press.voice.tell("table", none)
    lines = [await line(press, table) for table in found[:MOST]]
    return fitting([press.voice.tell("table", some, n=len(found)), *lines], press, len(found))


async def waiting(press: Press) -> str:
    """What waits for this person, the oldest first; then the other tables at which he sits."""
    found, seated = await press.tables.mine(press.user), await press.tables.seated(press.user)
    asking = {each.table for each in found}
    others = [table for table in seated if table.id not in asking]
    if not found and not others:
        return press.voice.tell("table", "nothing-at-all")
    first = press.voice.tell("table", "waiting", n=len(found)) if found else press.voice.tell("table", "nothing-waits")
    lines = [first, *[await _owed(press, each) for each in found[:MOST]]]
    if others:
        lines.append(press.voice.tell("table", "others", n=len(others)))
        lines += [await line(press, table) for table in others[:MOST]]
    return fitting(lines, press, len(found) + len(others) + bool(others))


async def line(press: Press, table: Table) -> str:
    """One table: what it is called, how it stands, where it is."""
    overview = await press.tables.overview(press.user, table.id, press.standing)
    called = table.id if isinstance(overview, Refusal) else title(press.bot, overview, press.language)
    taken = 0 if isinstance(overview, Refusal) else len(overview.sitters)
    state = press.voice.tell("table", STATES[table.status], taken=taken, places=table.places)
    return f"• {called} · {state} {await link(press.bot, table)}".rstrip()


async def _owed(press: Press, item: Waiting) -> str:
    """One thing that waits: where, what is asked, since when."""
    overview = await press.tables.overview(press.user, item.table)
    place = "" if isinstance(overview, Refusal) else await link(press.bot, overview.table)
    game = game_called(press.bot, press.language, item.game)
    asked = await _question(press, item)
    since = f"<t:{item.since}:R>"
    return press.voice.tell("table", "owed", id=item.table, game=game, asked=asked, since=since, link=place)


async def _question(press: Press, item: Waiting) -> str:
    overview = await press.tables.overview(press.user, item.table)
    if item.kind == INVITATION and item.decision is None:
        return press.voice.tell("table", "asked-invitation")
    if isinstance(overview, Refusal):
        return press.voice.tell("table", "asked-something")
    voice, motion = voice_at(press, overview), overview.motion
    if item.motion is not None and motion is not None:
        return await _wanted(press, overview, motion, voice)
    look = await press.tables.view_for(press.user, item.table)
    if isinstance(look, Refusal) or look.view.viewer is None:
        return press.voice.tell("table", "asked-something")
    return voice.decision(Decision(item.decision or 0, look.view.viewer, item.kind), look.view.viewer)


async def _wanted(press: Press, overview: Overview, motion: Motion, voice: Voice) -> str:
    """What another at the table asks for."""
    if motion.back_to is None:
        return voice.tell("table", "asked-abandon", seat=motion.seat)
    entry = await made_at(press.bot, overview, motion.back_to + 1)
    move = quoted(press.bot, overview, entry, press.language)
    return voice.tell("table", "asked-undo", seat=motion.seat, move=move)
