"""A season as it is lived: time goes on by the hour, the bot does what is due, and whoever looks at Discord plays."""

import json
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from typing import Any

from bot.interaction.app import Paravent
from bot.interaction.control_ids import ControlId
from engine.core.door import Door
from engine.core.values.refusals import Refusal
from engine.core.walk import random_form
from engine.tables.clocks.clocks import PACES
from engine.tables.seeing.shown import Waiting
from engine.tables.service import Answer, Done, Request, Tables
from sandbox.client.person import Person
from sandbox.client.reading import walk
from sandbox.world.sights import Sight
from tests.bot.conftest import Play, standing_at
from tests.bot.waiting import all_sent
from tests.season.people import BEGINS, DAY, HOUR, IN_THREADS, OFTEN, Player
from tests.season.plan import Sketch
from tests.tables.room import door_at

PATIENCE = 60.0
MOST_IN_A_ROW = 40
"""Answers that somebody gives at one table in one go: a turn can be a chain of them."""


@dataclass
class Doings:
    """What people did themselves: all else at the tables was done by computers, or by time."""

    moves: set[tuple[str, int]] = field(default_factory=set)
    """Table and step."""
    hushed: list[tuple[int, float]] = field(default_factory=list)
    later: list[tuple[int, float]] = field(default_factory=list)
    """Who did not want to hear of it, by his number, and when."""
    pressed: dict[str, int] = field(default_factory=dict)
    """How often each button under a reminder or a late question was pressed."""
    absences: dict[int, tuple[int, int]] = field(default_factory=dict)
    down: list[tuple[float, float]] = field(default_factory=list)
    """From when until when no bot was there."""


class Season:
    """It outlives the bot, which may be killed and started anew."""

    def __init__(self, play: Play, players: list[Player], sketches: list[Sketch], days: int, seed: int) -> None:
        self.play, self.players, self.chance = play, players, Random(seed)
        self.last_start = BEGINS + days * 3 // 4 * DAY
        """After that no game is begun any more."""
        self.sketches = sorted(sketches, key=lambda each: each.day)
        self.doings, self.opened = Doings(), dict[str, Sketch]()
        self._bot: Paravent | None = None
        self._numbers, self._known, self._going = count(1), False, set[str]()
        self._pending: tuple[str, Request, int, Any] | None = None

    @property
    def bot(self) -> Paravent:
        assert self._bot is not None
        return self._bot

    @property
    def tables(self) -> Tables:
        return self.bot.tables

    @property
    def now(self) -> float:
        return self.play.clock.now()

    def person(self, player: Player) -> Person:
        return self.play.people[player.name]

    def user(self, player: Player) -> int:
        return int(self.person(player).user.id)

    async def goes_on_with(self, bot: Paravent) -> None:
        """The bot is there, perhaps anew. Whoever got no answer asks again."""
        self._bot = bot
        if not self._known:
            await self._arrive()
        if self._pending is not None:
            await self._submit(*self._pending)
        await self.settle()

    # Time

    async def hour(self) -> None:
        """One hour goes by."""
        at = BEGINS + (int(self.now - BEGINS) // HOUR + 1) * HOUR
        await self.play.sandbox.pass_time(at - self.now)
        await self.settle()
        await self._open_tables()
        if at % DAY == 0:
            await self._once_more()
        for player in self.players:
            if player.looks(at):
                await self.look(player)
        await self.settle()

    async def settle(self) -> None:
        """What is due is done, and all of it is sent."""
        while await self.tables.tick() == 0:
            pass
        await all_sent(self.tables, self.play.clock, PATIENCE)

    # Who is there

    async def _arrive(self) -> None:
        for player in self.players:
            user, number = self.user(player), player.number
            await self.tables.meet(user, player.name)
            await self.tables.reach(user, None, "open")
            where = "thread" if number in IN_THREADS else None
            wishes = {"time_zone": player.zone, "quiet": player.quiet, "remind": OFTEN.get(number)}
            assert await self.tables.prefer(user, remind_where=where, **wishes) is None
            if player.kind == "closed":
                self.play.sandbox.happenings.close_direct(self.person(player).user)
        self._known = True

    async def _open_tables(self) -> None:
        while self.sketches and self.now >= BEGINS + self.sketches[0].day * DAY:
            sketch = self.sketches[0]
            host, *guests = [self.players[number] for number in sketch.players]
            made = await self.tables.create(
                self._by(host),
                sketch.game,
                server=int(self.play.guild.id),
                channel=int(self.play.games.id),
                language="en",
                places=len(sketch.players) + sketch.computers,
                pace=PACES[sketch.pace],
                late=sketch.late,
            )
            table = done(made).table
            for guest in guests:
                done(await self.tables.join(self._by(guest), table))
            for _ in range(sketch.computers):
                done(await self.tables.add_computer(self._by(host), table))
            done(await self.tables.start(self._by(host), table))
            self.opened[table] = sketch
            self._going.add(table)
            self.sketches.pop(0)  # last: if the bot dies before, they open another, and the lobby is cleaned up

    async def _once_more(self) -> None:
        """Those whose game has ended play another, until the last days."""
        if self.now > self.last_start:
            return
        live = {each.id for each in await self.tables.store.read(lambda stored: stored.tables.every_live())}
        today = int((self.now - BEGINS) // DAY)
        for table in [each for each in self._going if each not in live]:
            self.sketches.insert(0, replace(self.opened[table], day=today))
            self._going.discard(table)

    def _by(self, player: Player) -> Request:
        return Request(f"season {next(self._numbers)}", self.user(player), standing_at(self.play.games))

    # What somebody does when he looks

    async def look(self, player: Player) -> None:
        """He reads what is new, says something to a reminder perhaps, and plays what waits for him."""
        news = self._news(player)
        await self._absence(player)
        await self._come_back(player)
        if await self._answers_reminder(player, news):
            return
        await self._chooses(player)
        for item in await self._waiting(player):
            if item.motion is not None:
                await self._votes(player, item.table, item.motion)
            elif item.decision is not None and self.chance.random() < player.diligence:
                await self._plays(player, item.table, item.game)

    def _news(self, player: Player) -> list[tuple[Sight, list[ControlId]]]:
        """What made his phone sound since he last looked, with its buttons."""
        came = self.play.sandbox.sights.of(self.person(player).user.id)
        new = [(sight, marks_of(sight)) for sight in came[player.read :] if sight.notified]
        player.read = len(came)
        for sight, marks in new:
            if sight.message is not None and any(mark.what.startswith("late-") for mark in marks):
                player.here.add(sight.message)
        return new

    async def _waiting(self, player: Player) -> tuple[Waiting, ...]:
        """What waits for him; sometimes he asks for the list, and all of it stands there."""
        mine = await self.tables.mine(self.user(player))
        if mine and self.chance.random() < 0.03:
            person = self.person(player)
            line = "/table mine" if person.user.locale != "fr" else "/table miennes"
            answer = await person.command(line)
            assert all(item.table in answer.text for item in mine[:5]), answer.text
        return mine

    async def _plays(self, player: Player, table: str, game: str) -> None:
        """His whole turn, as it comes."""
        for _ in range(MOST_IN_A_ROW):
            door = await door_at(self.tables, self.user(player), table)
            decision = door.decision() if isinstance(door, Door) else None
            if not isinstance(door, Door) or decision is None:
                return
            form = random_form(self.bot.games[game], door, self.chance.randrange)
            await self._submit(table, self._by(player), decision.number, form)
            await self.tables.computers_idle()

    async def _submit(self, table: str, request: Request, decision: int, form: Any) -> None:
        """If the bot dies meanwhile, the same is asked again, and counts once."""
        self._pending = (table, request, decision, form)
        answer = await self.tables.submit(request, table, decision, form)
        if isinstance(answer, Done):
            self.doings.moves.add((table, answer.step))
        self._pending = None

    async def _votes(self, player: Player, table: str, motion: int) -> None:
        await self.tables.vote(self._by(player), table, motion, self.chance.random() < 0.8)

    # What somebody says about himself

    async def _absence(self, player: Player) -> None:
        """The day before he goes, he says so."""
        if player.away is None or player.number in self.doings.absences:
            return
        first, last = player.away
        if not first - 1 <= (self.now - BEGINS) / DAY < last:
            return  # it is too early; or there was no bot when he would have said so
        user, today = self.user(player), await self.tables.today(self.user(player))
        start = today.fromordinal(player.local(BEGINS + first * DAY + DAY // 2).date().toordinal())
        end = start.fromordinal(start.toordinal() + last - first)
        assert await self.tables.go_away(user, start, end) is None
        known = await self.tables.person(user)
        assert not isinstance(known, Refusal)
        assert known.away_from is not None
        assert known.away_until is not None
        self.doings.absences[player.number] = (known.away_from, known.away_until)

    async def _come_back(self, player: Player) -> None:
        """Whoever had vanished takes his seats back; who is quick takes one that is open."""
        if player.kind not in ("vanished", "quick"):
            return
        for table in self.opened:
            if player.kind == "quick" and self.chance.random() > 0.02:
                continue
            access = standing_at(self.play.games)
            if await self.tables.may_take(self.user(player), table, access):
                await self.tables.join(self._by(player), table)

    async def _answers_reminder(self, player: Player, news: list[tuple[Sight, list[ControlId]]]) -> bool:
        """Now and then somebody has no time; whether he leaves it at that."""
        for sight, marks in reversed(news):
            if not any(mark.what == "later" for mark in marks) or self.chance.random() > 0.15:
                continue
            what = "later" if self.chance.random() < 0.7 else "hush"
            if await self._press(player, sight.message, what):
                (self.doings.later if what == "later" else self.doings.hushed).append((player.number, self.now))
                return True
        return False

    async def _chooses(self, player: Player) -> None:
        """What becomes of others who are late: he presses one of the buttons, or leaves it."""
        for message in sorted(player.here):
            if self.chance.random() < 0.4:
                ways = ("late-wait", "late-turn", "late-computer", "late-open", "late-end")
                (what,) = self.chance.choices(ways, (35, 35, 14, 14, 2))
                await self._press(player, message, what)
                player.here.discard(message)

    async def _press(self, player: Player, message: str | None, what: str) -> bool:
        """A button over the wire, if it still stands there and the thread is awake."""
        person, world = self.person(player), self.play.sandbox.world
        found = self.play.sandbox.messages.kept(message) if message else None
        place = None if found is None else world.channels.get(found.channel)
        if place is None or place.archived:
            return False
        for seen in person.sees(place):
            for each in seen.components if seen.id == message else ():
                mark = ControlId.read(each.get("custom_id", ""))
                if mark is not None and mark.what == what:
                    answer = await person.press(str(each["label"]), on=seen)
                    assert answer.text, what
                    self.doings.pressed[what] = self.doings.pressed.get(what, 0) + 1
                    return True
        return False


def marks_of(sight: Sight) -> list[ControlId]:
    """What its buttons stand for."""
    ids = [each.get("custom_id") for each in walk(json.loads(sight.payload).get("components") or [])]
    return [mark for id in ids if id and (mark := ControlId.read(id))]


def done(answer: Answer) -> Done:
    assert isinstance(answer, Done), answer
    return answer
