"""When somebody is late, or nobody comes any more: the others are asked what is to become of it."""

import discord
from discord import AllowedMentions
from discord.utils import MISSING

from bot.delivery.history import ours
from bot.delivery.sending import awake, send
from bot.delivery.threads import Threads
from bot.interaction.app import Paravent
from bot.interaction.control import button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.failures import Failure, judge
from bot.pages.panels import labelled
from bot.words.clocks import relative
from bot.words.naming import game_name, mention, shown
from bot.words.voice import Voice
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import IDLE, LATE
from engine.tables.seeing.shown import Overview, Sitter
from engine.tables.storage.records import Clock, Intent, Posted, Table


class Lateness:
    """One message for each question that has waited too long, and one for a table that nobody touches."""

    def __init__(self, bot: Paravent, threads: Threads) -> None:
        self._bot, self._threads, self._outbox = bot, threads, bot.tables.outbox

    # Who is late

    async def late(self, overview: Overview, users: dict[Seat, int], intents: list[Intent]) -> bool:
        """Ask the others, show until when they can choose, or that there is nothing to choose any more; whether anybody
        was asked. The number of the question is kept where a message has its step."""
        table, thread = overview.table, overview.table.thread
        late = {clock.decision: clock for clock in overview.clocks if clock.late_since is not None}
        posts, asked = await self._posts(table, LATE, "late-wait", intents), False
        for posted in posts:
            if posted.step not in late:
                await self._close(table, posted, Voice(table.language).tell("delivery", "late-closed"))
            elif late[posted.step].late_until is not None:
                await self._edit(table, posted, self._question(overview, late[posted.step], users))
        for decision in late.keys() - {posted.step for posted in posts}:
            if thread is not None:
                await self._ask(overview, late[decision], thread, users, intents)
                asked = True
        await self._outbox.done(intents)
        return asked

    def _question(self, overview: Overview, clock: Clock, users: dict[Seat, int]) -> str:
        """What the others are asked, what happens if nobody chooses, and who they are."""
        voice, others = self._voice(overview), _others(overview, users)
        hurries = "late-alone-ask" if len(others) == 1 else "late-ask"
        hurries = hurries if overview.table.pace is not None else "late-long-ask"
        lines = [voice.tell("delivery", "late-open-ask" if _is_open(overview, clock) else hurries, seat=clock.seat)]
        if clock.late_until is not None:
            then = "late-else-seat" if clock.keeps_seat else "late-else"
            lines.append(voice.tell("delivery", then, at=relative(clock.late_until)))
        return "\n".join([*lines, " ".join(map(mention, others, others.values()))])

    async def _ask(
        self, overview: Overview, clock: Clock, thread: int, users: dict[Seat, int], intents: list[Intent]
    ) -> None:
        table, voice = overview.table, self._voice(overview)
        calls = await awake(self._bot, table, {each.seat: user for each, user in _others(overview, users).items()})
        ways = ("late-wait", "late-computer", "late-end") if _is_open(overview, clock) else CHOICES
        marks = [ControlId(what, table.id, str(clock.decision)) for what in ways]
        controls = [labelled(voice, mark) for mark in marks]
        if _is_open(overview, clock) or table.pace is None:
            controls[0] = button(marks[0], voice.tell("delivery", "late-wait-on"))
        nonce, place = f"late-{intents[-1].id}-{clock.decision}", self._threads.place(table, thread)
        sent = await send(place, self._question(overview, clock, users), nonce, view(*controls), calls=calls)
        await self._outbox.done([], Posted(table.id, clock.decision, LATE, None, thread, sent.id))

    def _voice(self, overview: Overview) -> Voice:
        table = overview.table
        return Voice(table.language, self._bot.games.get(table.game), shown(overview.sitters, table.language))

    # What nobody touches

    async def idle(self, overview: Overview, users: dict[Seat, int], intents: list[Intent]) -> bool:
        """Warn those who sit there, or show that the warning is over; whether they were warned."""
        table, at = overview.table, overview.closes_at
        place = table.thread or table.channel
        posts = await self._posts(table, IDLE, "keep-table", intents)
        if at is None or table.ended_at is not None:
            key = "idle-closed" if table.status == "abandoned" else "idle-kept"
            for posted in posts:
                await self._close(table, posted, Voice(table.language).tell("delivery", key))
        elif place is not None and not posts:
            voice = Voice(table.language, self._bot.games.get(table.game))
            game = game_name(voice, self._bot.games.get(table.game), table)
            names = tuple(f"<@{user}>" for user in users.values())
            text = voice.tell("delivery", "idle", game=game, table=table.id, at=relative(at), names=names)
            keep = labelled(voice, ControlId("keep-table", table.id, "0"))
            where = self._threads.place(table, place)
            calls = await awake(self._bot, table, users)
            sent = await send(where, text, f"idle-{intents[-1].id}", view(keep), calls=calls)
            await self._outbox.done(intents, Posted(table.id, table.step, IDLE, None, place, sent.id))
            return True
        await self._outbox.done(intents)
        return False

    # Both

    async def _posts(self, table: Table, kind: str, control: str, intents: list[Intent]) -> list[Posted]:
        """The messages that stand. If in doubt, the place itself is looked at."""
        known, place = await self._outbox.posted(table.id, kind), table.thread or table.channel
        if place is None or not any(intent.maybe_sent for intent in intents):
            return known
        for each in await ours(self._bot, self._threads.place(table, place), table.id, intents):
            about = each.step(control, table.id)
            if about is not None and each.message not in [posted.message for posted in known]:
                new = Posted(table.id, about if kind == LATE else table.step, kind, None, place, each.message)
                await self._outbox.done([], new)
                known.append(new)
        return known

    async def _close(self, table: Table, posted: Posted, text: str) -> None:
        """Nothing more can be pressed there."""
        await self._edit(table, posted, text, None)
        await self._outbox.removed(posted.message)

    async def _edit(self, table: Table, posted: Posted, text: str, controls: None = MISSING) -> None:
        """What stands says something else now. Nobody is called by that."""
        message = self._threads.place(table, posted.channel).get_partial_message(posted.message)
        try:
            await self._threads.wake(table)
            await message.edit(content=text, view=controls, allowed_mentions=AllowedMentions.none())
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise


def _is_open(overview: Overview, clock: Clock) -> bool:
    return any(each.seat == clock.seat and each.kind == "open" for each in overview.sitters)


def _others(overview: Overview, users: dict[Seat, int]) -> dict[Sitter, int]:
    """Those who are asked: all who are not late themselves."""
    late = {each.seat for each in overview.clocks if each.late_since is not None}
    return {each: users[each.seat] for each in overview.sitters if each.seat in users and each.seat not in late}


CHOICES = ("late-wait", "late-turn", "late-computer", "late-open", "late-end")
"""What stands on the buttons, and what each chooses after the dash."""
