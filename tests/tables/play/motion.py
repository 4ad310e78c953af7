"""A motion at a table of Pebbles: one has drawn and asks the others whether he may take it back, or give up."""

from tests.tables.room import Room, code, done
from tests.tables.situations import after_a_draw, call_of, everything, log_of, overview_of


class Asked:
    """A game in which one has drawn and asks the others whether he may take it back."""

    def __init__(self, room: Room, table: str, asker: int, people: tuple[int, ...]) -> None:
        self.room, self.table, self.asker = room, table, asker
        self.others = tuple(user for user in people if user != asker)
        self.motion = 0

    async def ask(self, call: str = "undo") -> None:
        """Put the motion."""
        answer = done(await call_of(self.room, call)(self.room.by(self.asker), self.table))
        self.motion = answer.motion or 0

    async def says(self, user: int, agrees: bool) -> None:
        """One votes, and may."""
        done(await self.room.tables.vote(self.room.by(user), self.table, self.motion, agrees))

    async def refused(self, user: int, agrees: bool = True) -> str:
        """One votes, and may not: nothing changes."""
        before = await everything(self.room)
        refusal = code(await self.room.tables.vote(self.room.by(user), self.table, self.motion, agrees))
        assert await everything(self.room) == before
        return refusal

    async def seat(self, user: int) -> int:
        return await self.room.seat(self.table, user)

    async def is_open(self) -> bool:
        return (await overview_of(self.room, self.table)).motion is not None

    async def taken_back(self) -> bool:
        """Whether the draw has been taken back."""
        return any(entry.undone for entry in await log_of(self.room, self.table))


async def asked(room: Room, *people: int, computers: int = 0, call: str = "undo") -> Asked:
    table, asker = await after_a_draw(room, *people, computers=computers)
    found = Asked(room, table, asker, people)
    await found.ask(call)
    return found
