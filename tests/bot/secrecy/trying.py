"""Everything one person can look at and try at a table over the wire; the same each time, whatever is hidden."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.interaction.app import Paravent
from bot.turn.taps import CONFIRM
from engine.core.forms.forms import Verb, is_required
from engine.core.game import AnyGame
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.world.places import Channel
from tests.bot.commanding import listed, suggested
from tests.bot.conftest import Play
from tests.bot.seating import Seats
from tests.bot.turn.pressing import Turning, ids_on, value_on
from tests.bot.waiting import all_sent

NONSENSE = ("nonsense", "99 white", "0", "yes")
PLAY = ("Play", "Jouer")


class Trier:
    """Somebody with all commands before him, in the thread of a table and in his direct messages."""

    def __init__(self, bot: Paravent, play: Play, table: str, game: AnyGame, person: Person) -> None:
        self.bot, self.play, self.table, self.game, self.person = bot, play, table, game, person

    @property
    def thread(self) -> Channel:
        return next(each for each in self.play.threads if self.table in each.name)

    async def look(self) -> None:
        """All that shows something and changes nothing."""
        for place in (self.thread, self.person.direct):
            for line in ("/table show", "/table log", "/table screen"):
                await self.person.command(line, at=place, table=self.table)
        await self.person.command("/table log", at=self.thread, step=0)
        await self.person.command("/table mine", at=self.thread)
        await self.person.command("/table list", at=self.thread)
        post = next(seen for seen in reversed(self.person.sees(self.thread)) if "My screen" in seen.buttons)
        await self.person.press("My screen", on=post)
        await self.look_at_pictures(post)
        await self.look_back(post)
        await self.make_plans()
        await self.read_the_rules()
        await self.person.autocomplete("/table log", "table", at=self.thread)
        await self.person.autocomplete("/table rewind", "step", at=self.thread)

    async def look_at_pictures(self, post: Seen) -> None:
        """Every one that he is offered, and its words; light once, too."""
        await self.person.command("/table look", at=self.person.direct, table=self.table)
        seen = (await self.person.press("Look", on=post)).message
        assert seen is not None
        for label in [each for options in seen.menus.values() for each in options][1:]:
            await self.person.choose(label, on=seen)
            await self._becomes(seen, partial(_is_called, label))
            await self.person.press(seen.buttons[-1], on=seen)
        await self.person.press(seen.buttons[0], on=seen)
        await self._becomes(seen, lambda now: now.buttons[0] != seen.buttons[0])

    async def look_back(self, post: Seen) -> None:
        """What has happened since his turn and what it means, and some pictures of that and of before."""
        seen = (await self.person.press("Since my turn", on=post)).message
        assert seen is not None
        for at in (0, 0, -1, 0):
            labels = [label for label in seen.buttons if label not in PLAY]
            if labels:
                await self.person.press(labels[at], on=seen)
                await self._becomes(seen, partial(_says_else, seen.text))
                seen = next(each for each in self.person.sees(self.thread) if each.id == seen.id)

    async def make_plans(self) -> None:
        """Play, in the thread and in his direct messages: if it is his turn, each thing that can be begun, and each
        thing then; nothing is confirmed."""
        for direct in (False, True):
            seats = Seats(self.bot, self.play)
            turning = Turning(seats, self.person, self.table, self.game, direct=direct)
            if direct and not any("pv:play:" in id for seen in self.person.sees(turning.place) for id in ids_on(seen)):
                continue
            await turning.play()
            for tap in list(turning.controls):
                await self._try(turning, tap)

    async def _try(self, turning: Turning, first: str) -> None:
        await turning.play()
        if first in turning.controls and first != CONFIRM:
            await turning.tap(first, value_on(turning.page, turning.controls[first]))
        for tap in list(turning.controls):
            if tap in turning.controls and tap != CONFIRM:
                await turning.tap(tap, value_on(turning.page, turning.controls[tap]))
        while back := [tap for tap in turning.controls if tap.startswith("b") or tap == "p"]:
            await turning.tap(back[0])

    async def read_the_rules(self) -> None:
        """Every page, at this table: its pictures are of it."""
        for topic in self.game.declares.topics:
            await self.person.command(f"/{self.game.name} help", at=self.thread, topic=topic.name)

    async def _becomes(self, message: Seen, is_so: Callable[[Seen], bool]) -> None:
        """Wait until this message of his is so: a change in place is acknowledged before it is made."""

        def look() -> bool:
            return any(seen.id == message.id and is_so(seen) for seen in self.person.sees(self.thread))

        await self.play.sandbox.world.pulse.until(look, lambda: f"it never changed like that: {message.text}")

    async def ask_for_suggestions(self) -> None:
        """Every field of every verb: empty, beside what was suggested for those before it, and half typed."""
        for verb in self.game.declares.verbs:
            filled: dict[str, Any] = {}
            for field in verb.fields:
                line = f"/{self.game.name} {verb.name}"
                await listed(self.person, line, field.name, at=self.thread)
                offered = await listed(self.person, line, field.name, "1", at=self.thread, **filled)
                filled |= {field.name: offered[0][1]} if offered else {}
            if verb.fields:
                await listed(self.person, f"/{self.game.name} {verb.name}", "table", at=self.thread)

    async def try_nonsense(self) -> None:
        """What is refused, or would be if it were his turn."""
        for verb in self.game.declares.verbs:
            if any(map(is_required, verb.fields)):
                for text in NONSENSE[: 1 + len(verb.fields) // 2]:
                    await self._use(verb, {field.name: text for field in verb.fields if is_required(field)})

    async def move(self, name: str) -> str:
        """The first that is suggested for each field that must be filled in."""
        verb, filled = self.game.verb[name], dict[str, Any]()
        for field in verb.fields:
            if not field.optional:
                line = f"/{self.game.name} {name}"
                offered = await suggested(self.person, line, field.name, at=self.thread, **filled)
                filled |= {field.name: next(iter(offered.values()))} if offered or is_required(field) else {}
        return await self._use(verb, filled)

    async def take_back(self) -> None:
        """What he may not take back alone the others are asked; and what the host may do."""
        undo = await self.person.command("/table undo", at=self.thread)
        if undo.message is not None and undo.message.buttons:
            await self.person.press(undo.message.buttons[0], on=undo.message)
            await self._becomes(undo.message, partial(_says_else, undo.message.text))
        await all_sent(self.bot.tables, self.play.clock)
        await self.person.command("/table rewind", at=self.thread, step=1)
        asked = await self.person.command("/table abandon", at=self.thread)
        if asked.message is not None and asked.message.buttons:
            await self.person.press(asked.message.buttons[0], on=asked.message)
        await all_sent(self.bot.tables, self.play.clock)

    async def refuse_what_others_want(self) -> None:
        """To take back, to give up: if anybody has asked, he says no."""
        for post in self.person.sees(self.thread):
            if "Decline" in post.buttons:
                await self.person.press("Decline", on=post)
        await all_sent(self.bot.tables, self.play.clock)

    async def _use(self, verb: Verb, filled: dict[str, Any]) -> str:
        answer = await self.person.command(f"/{self.game.name} {verb.name}", at=self.thread, **filled)
        assert answer.private
        await all_sent(self.bot.tables, self.play.clock)
        return answer.text


def _says_else(text: str, seen: Seen) -> bool:
    return seen.text != text


def _is_called(label: str, seen: Seen) -> bool:
    return seen.text.startswith(f"**{label}**")
