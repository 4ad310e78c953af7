"""The post of a turn: one message in the thread with what happened, the picture, whose turn it is, and the buttons."""

import discord
from discord.ui import View

from bot.delivery.history import ours, sent_at
from bot.delivery.sending import calling, send
from bot.delivery.story import Story, called, newly_asked, parts
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.control import rows
from bot.interaction.control_ids import ControlId
from bot.interaction.failures import Failure, Unreadable, judge
from bot.pages.panels import labelled, look_back
from bot.pictures.drawing import Drawing
from bot.pictures.scenes import below_post, everyones
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import POST
from engine.tables.seeing.shown import Look, Overview, Told
from engine.tables.storage.records import Intent, Posted, Table


class Posts:
    """Several steps that wait become one post. What a post tells up to is on its button, and written down."""

    def __init__(self, bot: Paravent, threads: Threads) -> None:
        self._bot, self._threads, self._outbox = bot, threads, bot.tables.outbox

    async def told(self, table: Table, intents: list[Intent]) -> int:
        """The last step that a post has told of. If in doubt, the thread itself is looked at."""
        known = await self._outbox.posted(table.id, POST)
        told = known[0].step if known else -1
        if table.thread is None or not any(intent.maybe_sent for intent in intents):
            return told
        found = await ours(self._bot, self._threads.place(table, table.thread), table.id, intents)
        restored = await self._outbox.restored_at(table.id)
        for each in found[::-1]:
            step = each.step("screen", table.id)
            if step is not None and step > told and sent_at(each.message) >= restored:
                told = step
                await self._outbox.done([], Posted(table.id, step, POST, None, table.thread, each.message))
        return told

    async def story(self, overview: Overview, first: int, *, moved: bool) -> Story:
        """All that happened from this step until that of the overview. What cannot be looked at can be told later, when
        it was repaired; but of a table that was given up, at once what can be told."""
        told = await self._bot.tables.told(overview.table.id, first, overview.table.step)
        if isinstance(told, Refusal) or (told.after is None and overview.table.status != "abandoned"):
            raise Unreadable(overview.table.id)
        return Story(overview, self._bot.games.get(overview.table.game), told, moved)

    def draw(self, story: Story) -> Drawing | None:
        """Begin the pictures, unless nothing has changed on the table."""
        told = story.told
        if told.after is None or all(entry.kind == "notice" for entry in told.entries):
            return None
        return self._begin(story.overview, told, told.after)

    async def redraw(self, overview: Overview) -> Drawing | None:
        """Begin the pictures of what the newest post tells of; None if there is nothing to draw."""
        id = overview.table.id
        last, before = [*(each.step for each in await self._outbox.posted(id, POST)), -1, -1][:2]
        told = await self._bot.tables.told(id, before + 1, last)
        if isinstance(told, Refusal) or told.after is None:
            return None
        return self._begin(overview, told, told.after)

    def _begin(self, overview: Overview, told: Told, after: Look) -> Drawing:
        scene = everyones(overview, told, after)
        return self._bot.pictures.begin(after.step, *below_post(self._bot.studio, scene))

    async def send(self, story: Story, thread: int, drawing: Drawing | None, nonce: int) -> tuple[Posted, bool]:
        """Send it; whether the pictures are with it."""
        table, texts = story.overview.table, parts(story)
        channel = self._threads.place(table, thread)
        for at, text in enumerate(texts[:-1]):
            await send(channel, text, f"{nonce}-{at}")
        files = await drawing.soon() if drawing else []
        below, calls = controls(story.overview), called(story)
        if asleep := [seat for seat in newly_asked(story) if seat in story.told.quiet]:
            await self._bot.tables.asked_asleep(table.id, asleep)
        sent = await send(channel, texts[-1], str(nonce), below, calls=calls, files=files)
        pictured = bool(sent.attachments)
        if drawing:
            drawing.refused = bool(files) and not pictured
        return Posted(table.id, table.step, POST, None, thread, sent.id), pictured

    async def retime(self, overview: Overview) -> None:
        """Deadlines have moved: the newest post says until when now. Nobody is called by that."""
        table = overview.table
        known = await self._outbox.posted(table.id, POST)
        if not known or table.status != "playing":
            return
        first = known[1].step + 1 if len(known) > 1 else 0
        told = await self._bot.tables.told(table.id, first, known[0].step)
        if isinstance(told, Refusal) or told.after is None:
            return
        text = parts(Story(overview, self._bot.games.get(table.game), told))[-1]
        message = self._threads.place(table, known[0].channel).get_partial_message(known[0].message)
        try:
            await self._threads.wake(table)
            await message.edit(content=text, allowed_mentions=calling([]))
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED, Failure.OLD):
                raise  # it is tried again: a wrong time must not stay

    async def add_picture(self, overview: Overview, drawing: Drawing) -> bool:
        """A late picture follows its post, while that is the newest; else it is not needed."""
        table, files = overview.table, drawing.files()
        newest = await self._outbox.posted(table.id, POST)
        if not files or not newest or newest[0].step != drawing.step:
            return False
        message = self._threads.place(table, newest[0].channel).get_partial_message(newest[0].message)
        try:
            await message.edit(attachments=files, allowed_mentions=calling([]))
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise
            return False
        return True


def controls(overview: Overview) -> View | None:
    """The buttons under a post: to act, and below to look back. The step on that of the screen is how the post is
    recognised."""
    table, voice = overview.table, Voice(overview.table.language)
    screen, look = (
        labelled(voice, ControlId("screen", table.id, str(table.step))),
        labelled(voice, ControlId("look", table.id)),
    )
    if table.status == "playing":
        play, back = labelled(voice, ControlId("play", table.id)), look_back(voice, table)
        is_open = any(sitter.kind == "open" for sitter in overview.sitters)
        free = [labelled(voice, ControlId("take-seat", table.id))] if is_open else []
        return rows([play, screen, look], [back, *free])
    return rows([screen, look, labelled(voice, ControlId("rematch", table.id))], [look_back(voice, table)])
