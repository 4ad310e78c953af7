"""People who make their turns by pressing over the wire: from the post in the thread, or from their direct messages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from sqlite3 import connect
from typing import Any

import pytest
from msgspec import json

from bot.interaction.control_ids import ControlId
from bot.program import run
from bot.program.run import ANSWERING
from bot.program.wire import client_options
from bot.turn.reading import read
from bot.turn.taps import CONFIRM, NO_ADVICE
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.values.refusals import Refusal
from engine.core.walk import fill, random_form
from engine.games.carrara.computer.choosing import computer
from engine.tables.transaction.request import Done, Request
from render.core.studio import Studio
from sandbox.actions.interactions import Interaction
from sandbox.client.person import Person
from sandbox.client.reading import BUTTON, MENU, Seen
from sandbox.world.places import Channel
from tests.bot.commanding import door_of
from tests.bot.conftest import Play
from tests.bot.match import IN_A_HURRY, same_dice
from tests.bot.program.running import paravent
from tests.bot.seating import Seats
from tests.bot.turn.leafing import MANY, plain
from tests.bot.turn.thumb import Thumb
from tests.tables.room import dice_of

TINY = b"no picture at all"
"""Drawn quickly: what real ones look like is no matter of these tests."""
TURNS = (
    ("carrara", "turn", "build"),
    ("carrara", "take", "take"),
    ("pebbles", "turn", "sell"),
    ("pebbles", "favourite", "favour"),
    ("lanterns", "place", "place"),
    ("carrara", "turn", "score"),
    ("carrara", "turn", "turn"),
    ("pebbles", "take", "take"),
    ("pebbles", "polish", "polish"),
    ("lanterns", "colour", "choose"),
    ("lanterns", "rewards", "arrange"),
)
"""Kinds of turn: the game, what is asked, and what is done; the most different first."""


class Turning:
    """One person at one table. `direct`: he lives in his direct messages."""

    def __init__(self, room: Seats, person: Person, table: str, game: AnyGame, *, direct: bool = False) -> None:
        self.room, self.person, self.table, self.game, self.direct = room, person, table, game, direct
        self.user, self.id = int(person.user.id), ""
        """`id`: the message that is his open page."""

    @property
    def place(self) -> Channel:
        if self.direct:
            return self.person.direct
        return next(each for each in self.room.play.threads if self.table in each.name)

    # What he sees

    @property
    def page(self) -> Seen:
        """His page as it stands now."""
        (found,) = [seen for seen in self.person.sees(self.place) if seen.id == self.id]
        return found

    @property
    def controls(self) -> dict[str, str]:
        """What can be pressed on it: the tap, and the whole id."""
        return controls_of(self.page)

    async def door(self) -> Door[Any, Any, Any]:
        return await door_of(self.room.bot, self.table, self.person)

    async def plan(self) -> Form | None:
        """What is kept of his turn, if it answers what he is asked."""
        kept = await self.room.tables.draft_for(self.user, self.table)
        assert not isinstance(kept, Refusal)
        return kept.form if kept is not None and kept.form.verb in (await self.door()).verbs() else None

    async def step(self) -> int:
        return (await self.room.overview(self.table)).table.step

    # What he does

    async def play(self) -> Seen:
        """Press *Play* where it stands newest before him: a private page of its own."""
        wanted = ControlId("play", self.table).id
        on = next(seen for seen in reversed(self.person.sees(self.place)) if wanted in ids_on(seen))
        app = self.person.app
        answer = await self.person._answer(await app.press(app.message(on.id), wanted))
        assert answer.message is not None
        assert answer.private
        assert answer.message.id != on.id
        self.id = answer.message.id
        return answer.message

    async def tap(self, tap: str, value: str = "") -> Seen:
        """Press something on his page, or choose from a menu of it; the page as it stands then."""
        await self.answered(await self.begin(tap, value))
        return self.page

    async def begin(self, tap: str, value: str = "") -> Interaction:
        """The same without waiting for the answer."""
        app, control = self.person.app, self.controls[tap]
        message = app.message(self.id)
        return await (app.choose(message, control, [value]) if value else app.press(message, control))

    async def answered(self, *done: Interaction) -> None:
        """Wait until these are answered, and all that people have pressed."""
        for each in done:
            await self.person._answered(each)
        await finished()

    async def next(self, form: Form) -> tuple[str, str]:
        """What he has to press now to make this move."""
        return Thumb(self.game, await self.door(), form).next({*self.controls}, await self.plan())

    async def go(self, form: Form, *, until: str = CONFIRM) -> int:
        """From his open page on towards this move, until what he is about to press is this; how many presses."""
        for pressed in range(MANY):
            tap = await self.next(form)
            if tap[0] == until:
                return pressed
            await self.tap(*tap)
        raise AssertionError(f"no way to {form}: {self.page.text}")

    async def each_step(self, form: Form) -> AsyncIterator[tuple[str, str]]:
        """From *Play* on, what he is about to press, with the page open: after each it is pressed, the last time what
        makes the move."""
        await self.play()
        for _ in range(MANY):
            tap = await self.next(form)
            yield tap
            await self.tap(*tap)
            if tap[0] == CONFIRM:
                return

    async def make(self, form: Form) -> None:
        """The whole move from *Play* to its end."""
        await self.play()
        await self.go(form)
        await self.tap(CONFIRM)

    async def wanted(self, below: Any) -> Form:
        """A move as a computer would make it, who sees no more than he does: in Carrara, one in a hurry."""
        door = await self.door()
        form = (
            computer(door, below, IN_A_HURRY) if self.game.name == "carrara" else self.game.plays.computer(door, below)
        )
        return plain(self.game, door, form)


def controls_of(seen: Seen) -> dict[str, str]:
    """What of the turn can be pressed on a message: the tap, and the whole id."""
    found = dict[str, str]()
    for each in seen.components:
        mark = ControlId.read(each.get("custom_id", ""))
        pressed = read(mark.rest) if mark is not None and mark.what == "turn" else None
        if pressed is not None and not each.get("disabled"):
            found[pressed.tap] = each["custom_id"]
    return {tap: id for tap, id in found.items() if tap != NO_ADVICE}


def value_on(seen: Seen, control: str) -> str:
    """The last line of a menu; of a button nothing is chosen."""
    found = next(each for each in seen.components if each.get("custom_id") == control)
    return str(found["options"][-1]["value"]) if found["type"] == MENU else ""


def ids_on(seen: Seen) -> list[str]:
    return [each.get("custom_id", "") for each in seen.components if each["type"] == BUTTON]


async def finished() -> None:
    """Wait until all that people have pressed is answered: a change in place is acknowledged before it is made."""
    while begun := [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]:
        await asyncio.wait(begun)


class Table:
    """The bot, one table of it at which the game has begun, and those who sit there."""

    def __init__(self, room: Seats, table: str, game: AnyGame, *people: Person) -> None:
        self.room, self.play, self.id, self.game = room, room.play, table, game
        self.seated = [Turning(room, person, table, game) for person in people]
        self.below = dice_of(b"presses")

    def of(self, person: Person) -> Turning:
        return next(each for each in self.seated if each.person.user.id == person.user.id)

    async def asked(self) -> list[Turning]:
        """Those who can act now."""
        found = await self.room.to_move(self.id, *(each.person for each in self.seated))
        return [each for each in self.seated if each.person in found]

    async def move(self) -> Turning:
        """Whoever is asked moves behind the scenes, by lot."""
        mover = (await self.asked())[0]
        door = await mover.door()
        decision = door.decision()
        assert decision is not None
        request = Request(f"presses {await mover.step()} {decision.number}", mover.user)
        done = await self.room.tables.submit(
            request, self.id, decision.number, random_form(self.game, door, self.below)
        )
        assert isinstance(done, Done)
        return mover

    async def until(self, kind: str, verb: str = "") -> Turning:
        """Play on until somebody is asked this, and can do that; who."""
        for _ in range(200):
            for each in await self.asked():
                door = await each.door()
                decision = door.decision()
                if decision is not None and decision.kind == kind and (not verb or door.may(verb)):
                    await self.room.sent()
                    return each
            await self.move()
        raise AssertionError(f"nobody was ever asked {kind}")

    async def about_to(self, kind: str, verb: str) -> tuple[Turning, Form]:
        """Play on until somebody can do this: who, and how he would."""
        who = await self.until(kind, verb)
        door = await who.door()
        fields = self.game.verb[verb].fields
        return who, plain(self.game, door, Form(verb, fill(door, verb, fields, self.below)))

    def made(self) -> dict[int, Form]:
        """From the file itself: the forms that were carried out, by step."""
        with closing(connect(self.play.database)) as db:
            rows = db.execute("SELECT step, form FROM steps WHERE table_id = ? AND form IS NOT NULL", (self.id,))
            return {step: json.decode(form, type=Form) for step, form in rows}

    def posts(self) -> list[Seen]:
        return [seen for seen in self.play.dora.sees(self.seated[0].place) if seen.components]


@asynccontextmanager
async def at_a_table(
    play: Play, game: str, *people: Person, key: bytes = b"presses", **chosen: Any
) -> AsyncIterator[Table]:
    """The whole bot; these people have a table at which the game has begun, and want their screens sent."""
    async with paravent(play.sandbox, play.database, same_dice(key)) as bot:
        room = Seats(bot, play)
        for person in people:
            await bot.tables.meet(int(person.user.id), person.user.name)
            await bot.tables.reach(int(person.user.id), None, "open")
        table, _ = await room.started(*people, game=game, seats=len(people), **chosen)
        await room.sent()
        yield Table(room, table, bot.games[game], *people)


@asynccontextmanager
async def again(play: Play, table: Table, key: bytes = b"again") -> AsyncIterator[Table]:
    """The bot is started anew: who sits there has his page before him still."""
    async with paravent(play.sandbox, play.database, same_dice(key)) as bot:
        made = Table(Seats(bot, play), table.id, table.game, *(each.person for each in table.seated))
        for now, then in zip(made.seated, table.seated, strict=True):
            now.id, now.direct = then.id, then.direct
        yield made


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture is drawn that takes long."""
    monkeypatch.setattr(Studio, "draw", lambda studio, scene: TINY)


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that the bot asks of Discord from now on: method and path."""
    asked, options = list[str](), client_options

    def noting(address: Any) -> Any:
        made = options(address)

        async def note(_: object, __: object, ended: Any) -> None:
            asked.append(f"{ended.method} {ended.url.path}")

        made["http_trace"].on_request_end.append(note)
        return made

    monkeypatch.setattr(run, "client_options", noting)
    return asked
