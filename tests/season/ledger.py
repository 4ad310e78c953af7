"""What a season was, read from its two ends: what came to people's phones, and what stands in the file."""

import json
import sqlite3
from bisect import bisect_right
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.interaction.control_ids import ControlId
from sandbox.world.sights import MESSAGE, Sight
from sandbox.world.snowflakes import made_at
from tests.season.people import Player
from tests.season.season import Season, marks_of

KINDS = {
    "later": "reminder",
    "late-wait": "late",
    "agree": "motion",
    "keep-table": "idle",
    "play": "post",
    "take-seat": "seat",
}
"""Which control says what a message is, the first that is there."""


@dataclass(frozen=True)
class Sound:
    """Something that made a phone sound."""

    player: Player
    at: float
    kind: str
    direct: bool
    tables: tuple[str, ...]
    """Which it names."""
    message: str


@dataclass(frozen=True)
class Asked:
    """A question to a person, from when until when; `end` is None if it still waits."""

    table: str
    decision: int
    player: int
    start: int
    end: int | None

    def waits(self, at: float) -> bool:
        return self.start <= at and (self.end is None or at <= self.end)


@dataclass(frozen=True)
class Noted:
    """A step, as far as it matters here."""

    step: int
    kind: str
    seat: int | None
    at: int
    keys: tuple[str, ...]
    about: tuple[int, ...]
    """The seats that its notices are about."""
    answers: int | None
    """The question that a form answers."""


@dataclass
class Sitting:
    """Who sat on a seat, from which moment; None for a computer or nobody."""

    kind: str
    player: int | None
    start: int
    from_step: int


@dataclass
class AtTable:
    """One table, in order."""

    id: str
    game: str
    pace: int | None
    late: str
    ended: int | None
    steps: list[Noted] = field(default_factory=list)
    sittings: dict[int, list[Sitting]] = field(default_factory=dict)

    def sits(self, seat: int, at: float) -> Sitting:
        """Who sat there then: at the moment of a change, who sits there after it."""
        found = self.sittings[seat]
        return found[max(bisect_right([each.start for each in found], at) - 1, 0)]

    def people(self, at: float) -> set[int]:
        """Who played there then."""
        found = [self.sits(seat, at).player for seat in self.sittings]
        return {each for each in found if each is not None}


class Ledger:
    """All of it, by table, by question and by sound."""

    def __init__(self, season: Season) -> None:
        self.season, self.now = season, season.now
        self._number = {season.user(player): player.number for player in season.players}
        with closing(sqlite3.connect(f"file:{season.play.database}?mode=ro", uri=True)) as db:
            self.tables = {
                row[0]: AtTable(*row) for row in db.execute("SELECT id, game, pace, late, ended_at FROM tables")
            }
            people = dict(db.execute("SELECT id, user FROM people"))
            for row in db.execute("SELECT table_id, step, kind, seat, at, decision, events FROM steps ORDER BY 1, 2"):
                self.tables[row[0]].steps.append(_noted(*row[1:]))
            numbers = {id: self._number[user] for id, user in people.items()}
            for table, seat, kind, person, step in db.execute(
                "SELECT table_id, seat, kind, person, from_step FROM seats ORDER BY table_id, seat, from_step, id"
            ):
                self._sit(table, seat, kind, None if person is None else numbers[person], step)
            self.asked = [
                each
                for row in db.execute("SELECT table_id, number, seat, opened_at, closed_step FROM decisions")
                for each in self._asked(*row)
            ]

    def _sit(self, table: str, seat: int, kind: str, player: int | None, step: int) -> None:
        """A computer sits there from the step after that which says so, and so does nobody."""
        at = self.tables[table]
        said = step if kind == "person" or step == 0 else step - 1
        start = next((each.at for each in at.steps if each.step >= said), self.now)
        at.sittings.setdefault(seat, []).append(Sitting(kind, player, int(start), step))

    def _asked(self, table: str, number: int, seat: int, opened: int, closed: int | None) -> list[Asked]:
        at = self.tables[table]
        last = at.ended if closed is None else self._closed(at, number, closed)
        found, sittings = list[Asked](), at.sittings[seat]
        for each, after in zip(sittings, [*sittings[1:], None], strict=True):
            start = max(each.start, opened)
            ends = [end for end in (last, after.start if after else None) if end is not None]
            end = min(ends, default=None)
            if each.player is not None and (end is None or start <= end):
                found.append(Asked(table, number, each.player, start, end))
        return found

    @staticmethod
    def _closed(at: AtTable, number: int, step: int) -> int:
        """When a question was closed. At the end of a game without a result all are, under the step before."""
        found = next(each for each in at.steps if each.step >= step)
        given_up = at.ended is not None and at.steps[-1].kind == "notice" and step >= at.steps[-1].step - 1
        return at.ended if given_up and at.ended is not None and found.answers != number else found.at

    @cached_property
    def sounds(self) -> list[Sound]:
        """In the order in which they came."""
        found = list[Sound]()
        for player in self.season.players:
            person = self.season.person(player)
            for sight in person.ever_saw():
                if not sight.notified or sight.what != MESSAGE or sight.message is None:
                    continue
                marks = marks_of(sight)
                whats = {mark.what for mark in marks}
                kind = next((kind for what, kind in KINDS.items() if what in whats), "other")
                kind = "rouse" if whats == {"since"} else kind
                direct = sight.channel == person.direct.id
                tables = self._told(sight) if direct else self._at(sight.channel, marks)
                found.append(Sound(player, made_at(sight.message), kind, direct, tables, sight.message))
        return sorted(found, key=lambda each: int(each.message))

    @property
    def reminders(self) -> list[Sound]:
        return [each for each in self.sounds if each.kind == "reminder"]

    def _told(self, sight: Sight) -> tuple[str, ...]:
        """The tables that a direct message names."""
        text = json.loads(sight.payload)["content"]
        return tuple(id for id in self.tables if f"`{id}`" in text)

    def _at(self, channel: str, marks: list[ControlId]) -> tuple[str, ...]:
        """The table whose thread this is; one that is not begun has none, and is known by the buttons."""
        place = self.season.play.sandbox.world.channels[channel]
        threads = tuple(id for id in self.tables if id in place.name)
        return threads or tuple({mark.table for mark in marks} & self.tables.keys())

    def down(self, start: float, end: float) -> float:
        """For how long of this there was no bot."""
        return sum(max(min(end, to) - max(start, since), 0) for since, to in self.season.doings.down)

    def away(self, player: int, start: float, end: float) -> float:
        """For how long of this somebody was away."""
        since, to = self.season.doings.absences.get(player, (0, 0))
        return max(min(end, to) - max(start, since), 0)


def _noted(step: int, kind: str, seat: int | None, at: int, decision: int | None, events: str) -> Noted:
    told: list[dict[str, Any]] = json.loads(events) if kind != "form" else []
    about = tuple(each["params"]["seat"] for each in told if "seat" in each.get("params", {}))
    return Noted(step, kind, seat, at, tuple(each["key"] for each in told), about, decision)
