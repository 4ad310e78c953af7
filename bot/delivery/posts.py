"""The post of a turn: one message in the thread with what happened, the picture, whose turn it is, and the buttons."""

import discord
from discord.ui import View

from bot.app import Paravent
from bot.delivery.failures import Failure, Unreadable, judge
from bot.delivery.history import ours, sent_at
from bot.delivery.rooms import Rooms
from bot.delivery.sending import calling, send
from bot.delivery.story import Story, called, parts
from bot.ids import Mark
from bot.pictures import Drawing
from bot.scenes import below_post, everyones
from bot.ui.control import view
from bot.ui.panels import labelled
from bot.words import Voice
from engine.core.refusals import Refusal
from engine.core.seats import Seat
from engine.tables.outbox import POST
from engine.tables.records import Intent, Posted, Table
from engine.tables.sights import LogEntry, Look, Overview


class Posts:
    """Several steps that wait become one post. What a post tells up to is on its button, and written down."""

    def __init__(self, bot: Paravent, rooms: Rooms) -> None:
        self._bot, self._rooms, self._delivery = bot, rooms, bot.tables.delivery

    async def told(self, table: Table, intents: list[Intent]) -> int:
        """The last step that a post has told of. If in doubt, the thread itself is looked at."""
        known = await self._delivery.posted(table.id, POST)
        told = known[0].step if known else -1
        if table.thread is None or not any(intent.maybe_sent for intent in intents):
            return told
        found = await ours(self._bot, self._rooms.place(table, table.thread), table.id)
        restored = await self._delivery.restored_at(table.id)
        for each in found[::-1]:
            step = each.step("screen", table.id)
            if step is not None and step > told and sent_at(each.message) >= restored:
                told = step
                await self._delivery.done([], Posted(table.id, step, POST, None, table.thread, each.message))
        return told

    async def story(self, overview: Overview, first: int, users: dict[Seat, int], *, moved: bool) -> Story:
        """All that happened from this step until now. What cannot be looked at can be told later, when it was repaired;
        but of a table that was given up, at once what can be told."""
        tables, id, last = self._bot.tables, overview.table.id, overview.table.step
        game = self._bot.games.get(overview.table.game)
        entries = await tables.log_for(None, id, first, last)
        after = await tables.view_at(None, id, last)
        given_up = overview.table.status == "abandoned"
        if isinstance(entries, Refusal) or (isinstance(after, Refusal) and not given_up):
            raise Unreadable(id)
        before = await tables.view_at(None, id, first - 1) if first > 0 else None
        result = await tables.result(None, id) if overview.table.status == "finished" else None
        return Story(
            overview,
            game,
            entries,
            before if isinstance(before, Look) else None,
            after if isinstance(after, Look) else None,
            None if isinstance(result, Refusal) else result,
            users,
            moved,
        )

    async def draw(self, story: Story) -> Drawing | None:
        """Begin the pictures, unless nothing has changed on the table."""
        if story.after is None or all(entry.kind == "notice" for entry in story.entries):
            return None
        return await self._begin(story.overview, story.after, story.entries)

    async def redraw(self, overview: Overview) -> Drawing | None:
        """Begin the pictures of what the newest post tells of; None if there is nothing to draw."""
        tables, id = self._bot.tables, overview.table.id
        last, before = [*(each.step for each in await self._delivery.posted(id, POST)), -1, -1][:2]
        look = await tables.view_at(None, id, last)
        if isinstance(look, Refusal):
            return None
        return await self._begin(overview, look, await tables.log_for(None, id, before + 1, last))

    async def _begin(self, overview: Overview, look: Look, told: tuple[LogEntry, ...] | Refusal) -> Drawing:
        scene = await everyones(self._bot, overview, look, told)
        return self._bot.pictures.begin(look.step, *below_post(self._bot.studio, scene))

    async def send(self, story: Story, thread: int, drawing: Drawing | None, nonce: int) -> tuple[Posted, bool]:
        """Send it; whether the pictures are with it."""
        table, texts = story.overview.table, parts(story)
        channel = self._rooms.place(table, thread)
        for at, text in enumerate(texts[:-1]):
            await send(channel, text, f"{nonce}-{at}")
        files = await drawing.soon() if drawing else []
        below, calls = controls(story.overview, undo=await self._can_undo(story)), called(story)
        sent = await send(channel, texts[-1], str(nonce), below, calls=calls, files=files)
        pictured = bool(sent.attachments)
        if drawing:
            drawing.refused = bool(files) and not pictured
        return Posted(table.id, table.step, POST, None, thread, sent.id), pictured

    async def _can_undo(self, story: Story) -> bool:
        """Whether one of them can take his last move back at once; who has to ask the others is told so elsewhere."""
        users, tables = story.users.values(), self._bot.tables
        return any([await tables.undo_now(user, story.overview.table.id) == "free" for user in users])

    async def add_picture(self, overview: Overview, drawing: Drawing) -> bool:
        """A late picture follows its post, while that is the newest; else it is not needed."""
        table, files = overview.table, drawing.files()
        newest = await self._delivery.posted(table.id, POST)
        if not files or not newest or newest[0].step != drawing.step:
            return False
        message = self._rooms.place(table, newest[0].channel).get_partial_message(newest[0].message)
        try:
            await message.edit(attachments=files, allowed_mentions=calling([]))
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise
            return False
        return True


def controls(overview: Overview, *, undo: bool) -> View | None:
    """The buttons under a post. The step on the first is how the post is recognised."""
    table, voice = overview.table, Voice(overview.table.language)
    made = [labelled(voice, Mark("screen", table.id, str(table.step))), labelled(voice, Mark("look", table.id))]
    if table.status != "playing":
        made.append(labelled(voice, Mark("rematch", table.id)))
    elif undo:
        # The step is on this one too: pressed when the game has gone on, it takes nothing back.
        made.append(labelled(voice, Mark("undo", table.id, str(table.step))))
    return view(*made)
