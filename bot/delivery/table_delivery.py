"""All that goes to one table's place in Discord: its panel, its posts with pictures, its motions; in this order."""

from collections.abc import Callable

from bot.delivery.direct import Direct
from bot.delivery.inviting import Inviting
from bot.delivery.lateness import Lateness
from bot.delivery.missed import Rousing
from bot.delivery.posts import Posts
from bot.delivery.questions import Questions
from bot.delivery.reminders import Reminders
from bot.delivery.screens import Screens
from bot.delivery.story import Story
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.failures import Failure, judge
from bot.pictures.drawing import Drawing
from bot.words.naming import game_name
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import CALL, CLOCK, IDLE, INVITE, LATE, LOBBY, MOTION, PICTURE, POST, RESULT, ROUSE
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent, Person

NO_PICTURE = "not drawn, or overtaken"


class TableDelivery:
    """One table at a time is at work here once; which, the courier sees to."""

    def __init__(
        self,
        bot: Paravent,
        threads: Threads,
        direct: Direct,
        posts: Posts,
        questions: Questions,
        screens: Screens,
        reminders: Reminders,
        again: Callable[[Intent], None],
    ):
        self._bot, self._threads, self._direct, self._outbox = bot, threads, direct, bot.tables.outbox
        self._posts, self._questions, self._screens = posts, questions, screens
        self._inviting, self._reminders, self._lateness = Inviting(bot, threads), reminders, Lateness(bot, threads)
        self._rousing = Rousing(bot, threads)
        self._late: dict[int, Drawing] = {}
        """Pictures that were not ready in time, by their intents."""
        self._pictured: dict[str, int] = {}
        """The step of the last picture that stands, by table."""
        self._again = again
        """What is to be done with an intent whose picture has become ready."""

    async def deliver(self, overview: Overview, intents: list[Intent]) -> bool:
        """Send what is to be sent. A thread that is gone is opened anew; a channel that is gone ends it here.

        Whether nothing is in the way there: something new stands, or there is no place any more.
        """
        for last_try in (False, True):
            if overview.table.channel is None:
                await self._drop(intents, "the table stands in no channel")
                return True
            try:
                return await self._deliver(overview, intents)
            except Exception as error:
                if judge(error) is not Failure.NO_CHANNEL:
                    raise
                overview = await self._overview(overview)
                if overview.table.thread is None:
                    await self._homeless(overview, intents)
                    return True
                if last_try:
                    raise
            await self._threads.forget_thread(overview.table)
            overview = await self._overview(overview)
        return False

    async def _deliver(self, overview: Overview, intents: list[Intent]) -> bool:
        """Whether something new stands there. A picture that follows is none: it changes what stood."""
        wrote = False
        await self._inviting.keep_up(overview)  # first: what is settled is not come back to
        if lobby := _of(intents, LOBBY):
            wrote = await self._threads.show_panel(overview, lobby)
        if (invites := _of(intents, INVITE)) and overview.table.channel is not None:
            wrote = await self._inviting.call(overview, overview.table.channel, invites) or wrote
        if stories := _of(intents, POST, RESULT):
            wrote = await self._post(overview, stories, _of(intents, PICTURE)) or wrote
        else:
            await self._add_pictures(overview, _of(intents, PICTURE))
        return await self._ask(overview, intents) or wrote

    async def _ask(self, overview: Overview, intents: list[Intent]) -> bool:
        """What is asked beside the game; whether something new stands."""
        wrote = False
        if motions := _of(intents, MOTION):
            overview = await self._overview(overview)
            if overview.table.thread is None:
                await self._drop(motions, "the table has no thread")
            else:
                users = await self._users(overview)
                wrote = await self._questions.motion(overview, overview.table.thread, users, motions)
        if late := _of(intents, LATE):
            overview = await self._overview(overview)
            wrote = await self._lateness.late(overview, await self._users(overview), late) or wrote
        if idle := _of(intents, IDLE):
            wrote = await self._lateness.idle(overview, await self._users(overview), idle) or wrote
        if rouses := _of(intents, ROUSE):
            wrote = await self._rousing.rouse(overview, rouses) or wrote
        return await self._remind(overview, intents) or wrote

    async def _remind(self, overview: Overview, intents: list[Intent]) -> bool:
        """Who is called once more, and the times under the newest post; whether something new stands."""
        wrote = False
        if calls := _of(intents, CALL):
            wrote = await self._reminders.call(overview, calls)
        if clocks := _of(intents, CLOCK):
            if not _of(intents, POST):  # a new post has the new times
                await self._posts.retime(overview)
            await self._outbox.done(clocks)
        return wrote

    # Posts

    async def _post(self, overview: Overview, stories: list[Intent], pictures: list[Intent]) -> bool:
        """One post for all that was not told yet; whether there was anything to tell."""
        told = await self._posts.told(overview.table, stories)
        new = [intent for intent in stories if intent.step > told]
        if not new:
            await self._outbox.done(stories)
            await self._add_pictures(overview, pictures)
            return False
        first, moved = min(intent.step for intent in new), told >= 0 and overview.table.thread is None
        story = await self._posts.story(overview, first, moved=moved)
        if overview.table.status != "playing" or any(entry.kind == "notice" for entry in story.told.entries):
            await self._tidy(overview)  # first: if it fails, nothing is said yet, and all is tried again
        thread = await self._threads.thread(overview, new)
        drawing = self._posts.draw(story)
        posted, pictured = await self._posts.send(story, thread, drawing, new[-1].id)
        if overview.table.status != "playing":
            await self._threads.show_end(overview)
        await self._outbox.done(stories, posted)
        await self._pictures_sent(story, pictures, drawing, pictured=pictured)
        return True

    async def _pictures_sent(
        self, story: Story, pictures: list[Intent], drawing: Drawing | None, *, pictured: bool
    ) -> None:
        """What becomes of the intents to show the table, now that its post is there."""
        for intent in pictures:
            self._late.pop(intent.id, None)  # it was late for an earlier post, and is not needed any more
        if pictured and drawing is not None:
            self._pictured[story.overview.table.id] = drawing.step
            await self._outbox.done(pictures)
        elif drawing is None or drawing.failed() or drawing.refused:
            await self._drop(pictures, NO_PICTURE)
        else:
            for intent in pictures:
                self._follow(intent, drawing)

    async def _add_pictures(self, overview: Overview, pictures: list[Intent]) -> None:
        """Pictures without a post: theirs has been sent already."""
        for intent in pictures:
            drawing = self._late.pop(intent.id, None)
            if drawing is None and self._pictured.get(intent.table, -1) >= intent.step:
                await self._outbox.done([intent])
                continue
            drawing = drawing or await self._posts.redraw(overview)
            if drawing is not None and not drawing.drawn.done():
                self._follow(intent, drawing)
            elif drawing is not None and await self._posts.add_picture(overview, drawing):
                self._pictured[intent.table] = drawing.step
                await self._outbox.done([intent])
            else:
                await self._drop([intent], NO_PICTURE)

    def _follow(self, intent: Intent, drawing: Drawing) -> None:
        """Come back to it when it is drawn."""
        self._late[intent.id] = drawing
        drawing.drawn.add_done_callback(lambda _: self._again(intent))

    # Who is there

    async def _users(self, overview: Overview) -> dict[Seat, int]:
        return {seat: person.user for seat, person in (await self._persons(overview)).items()}

    async def _persons(self, overview: Overview) -> dict[Seat, Person]:
        seats = [sitter.seat for sitter in overview.sitters if sitter.kind == "person"]
        found = {seat: await self._outbox.sitter(overview.table.id, seat) for seat in seats}
        return {seat: person for seat, person in found.items() if person is not None}

    async def _tidy(self, overview: Overview) -> None:
        """Somebody may have left his seat: what stands of him, and the offer of it, goes."""
        for sitter in overview.sitters:
            await self._screens.clear(overview.table.id, sitter.seat)
        await self._questions.tidy(overview)

    async def _homeless(self, overview: Overview, intents: list[Intent]) -> None:
        """The channel is gone. All are told, at once or when they are next here; they can play on by direct message."""
        table, game = overview.table, self._bot.games.get(overview.table.game)

        def say(voice: Voice) -> str:
            voice = Voice(voice.language, game)
            return voice.tell("delivery", "channel-gone", game=game_name(voice, game, table), table=table.id)

        for person in (await self._persons(overview)).values():
            text = say(Voice(person.language or table.language))
            if not await self._direct.attempt(person, text, f"homeless-{table.id}"):
                self._bot.direct_messages.note(person.user, say)
        await self._bot.tables.place(table.id, None, None)
        await self._drop(intents, "the channel is gone")

    async def _overview(self, before: Overview) -> Overview:
        now = await self._bot.tables.overview(None, before.table.id)
        return before if isinstance(now, Refusal) else now

    async def _drop(self, intents: list[Intent], reason: str) -> None:
        for intent in intents:
            await self._outbox.drop(intent, reason)


def _of(intents: list[Intent], *kinds: str) -> list[Intent]:
    return [intent for intent in intents if intent.kind in kinds]
