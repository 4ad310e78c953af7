"""Whatever people do in whatever order: nothing breaks, a refusal changes nothing, and every table stays sound."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.operate.export import bring_in, pack, unpack
from engine.tables.service import Done
from tests.tables.room import NAMES, Room, dice_of, room_in
from tests.tables.situations import asks, everything, host_of, overview_of
from tests.tables.soundness import faults
from tests.thorough import how_many, thorough

MOVES = how_many(120, 500)
USERS = tuple(NAMES)


class Crowd:
    """Five people who do one thing after the other at a few tables, by lot."""

    def __init__(self, room: Room, key: bytes) -> None:
        self.room, self.below = room, dice_of(key)
        self.table, self.user = "", USERS[0]
        self.tables: list[str] = []
        often: dict[Callable[[], Awaitable[Any]], int] = {
            self.opens: 1,
            self.answers: 12,
            self.keeps_a_draft: 2,
            self.votes: 6,
            self.takes_back_as_host: 2,
            self.replaces: 3,
            self.invites: 1,
            self.calls("undo"): 5,
            self.calls("join"): 4,
            self.calls("leave"): 1,
            self.calls("start"): 3,
            self.calls("abandon"): 1,
            self.calls("resign"): 1,
            self.calls("rematch"): 1,
            self.calls("add_computer"): 2,
            self.calls("remove_computer"): 1,
            self.is_forgotten: 1,
        }
        self.deeds = [deed for deed, times in often.items() for _ in range(times)]

    def pick(self, items: Any) -> Any:
        return items[self.below(len(items))]

    async def does_something(self) -> Any:
        """Somebody, half of the time the host, does something at one of the newest tables."""
        self.room.now += self.below(100)
        self.user, deed = self.pick(USERS), self.pick(self.deeds)
        if not self.tables:
            return await self.opens()
        self.table = self.pick(self.tables[-3:])
        host = await host_of(self.room, self.table)
        if host and self.below(2):
            self.user = next(user for user in USERS if NAMES[user] == host)
        return await deed()

    def calls(self, call: str) -> Callable[[], Awaitable[Any]]:
        return lambda: asks(self.user, call)(self.room, self.table)

    async def opens(self) -> Any:
        others = [user for user in USERS if user != self.user][: 1 + self.below(3)]
        chosen = {"pace": self.pick((None, 3600)), "options": {"bag": "small"}}
        self.table = await self.room.opened(self.user, *others, **chosen)
        return await asks(self.user, "start")(self.room, self.table)

    async def answers(self) -> Any:
        return await self.room.move(self.table, *USERS)

    async def keeps_a_draft(self) -> Any:
        asked = await self.room.asked(self.table, self.user)
        if not asked:
            return None
        form = await self.room.form(self.user, self.table)
        return await self.room.tables.keep_draft(self.user, self.table, asked[0][1], form)

    async def votes(self) -> Any:
        """Mostly one who is asked to."""
        motion = (await overview_of(self.room, self.table)).motion
        asked = [
            user
            for user in USERS
            for item in await self.room.tables.mine(user)
            if item.table == self.table and item.motion
        ]
        user = self.pick(asked) if asked and self.below(4) else self.user
        return await asks(user, "vote", motion.id if motion else 0, self.below(6) > 0)(self.room, self.table)

    async def takes_back_as_host(self) -> Any:
        last = (await overview_of(self.room, self.table)).table.step
        return await asks(self.user, "undo_as_host", last - self.below(4))(self.room, self.table)

    async def replaces(self) -> Any:
        return await asks(self.user, "replace", self.below(4), self.pick((None, *USERS)))(self.room, self.table)

    async def invites(self) -> Any:
        return await asks(self.user, "invite", self.pick(USERS))(self.room, self.table)

    async def is_forgotten(self) -> Any:
        """Now and then; and comes back at once."""
        if self.below(4):
            return
        assert await self.room.tables.forget(self.user) is None
        await self.room.tables.meet(self.user, NAMES[self.user])


async def all_that_is_seen(room: Room) -> list[Any]:
    """What each of the five sees of every table, and what waits for him."""
    tables = [table.id for table in await room.tables.listed(None, "open", "playing", "finished", "abandoned")]
    looks: list[Callable[[int, str], Awaitable[Any]]] = [
        room.tables.view_for,
        room.tables.log_for,
        room.tables.since,
        room.tables.draft_for,
    ]
    seen: list[Any] = [await room.tables.overview(None, table) for table in tables]
    seen += [await look(user, table) for look in looks for user in USERS for table in tables]
    return seen + [await room.tables.mine(user) for user in USERS]


async def carried_all(room: Room, elsewhere: Path) -> int:
    """Carry every table into another file; how many there are."""
    listed = await room.tables.listed(None, "open", "playing", "finished", "abandoned")
    exports = [await room.tables.store.read(lambda stored, id=table.id: pack(stored, id)) for table in listed]  # type: ignore[misc]
    async with room_in(elsewhere) as other:
        for export in exports:
            await other.tables.store.write(
                lambda stored, export=export: bring_in(other.tables._transaction(stored), unpack(export))  # type: ignore[misc]
            )
    return len(exports)


@thorough
@pytest.mark.parametrize("seed", range(how_many(2, 6)))
async def test_every_table_stays_sound(tmp_path: Path, seed: int) -> None:
    async with room_in(tmp_path / "paravent.db", key=b"%d" % seed) as room:
        for user, name in NAMES.items():
            await room.tables.meet(user, name)
        crowd = Crowd(room, b"crowd %d" % seed)
        for _ in range(MOVES):
            before = await everything(room)
            answer = await crowd.does_something()
            assert not isinstance(answer, Refusal) or await everything(room) == before, answer
            await room.tables.computers_idle()
            assert await room.tables.store.read(faults) == []
            if isinstance(answer, Done) and answer.table not in crowd.tables:
                crowd.tables.append(answer.table)
        seen = await all_that_is_seen(room)
        assert await carried_all(room, tmp_path / "elsewhere.db") == len(crowd.tables)
    async with room_in(tmp_path / "paravent.db", now=room.now) as room:
        assert await all_that_is_seen(room) == seen
