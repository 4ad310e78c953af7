"""An ear: it asks the service as one user, and notes every answer."""

import re
from inspect import signature
from itertools import count
from typing import Any

from msgspec import Struct
from pydantic import BaseModel

from engine.core.door import Door
from engine.core.stored import to_json
from engine.tables.seeing.shown import AtTable
from engine.tables.service import Access, Request, Tables
from tests.tables.room import THERE, dice_of

ADDRESS = re.compile(r"0x[0-9a-f]+")
"""Where something lies in memory: any number may turn up in it."""


def access_for(call: str) -> dict[str, Access]:
    """Whoever listens sees the channel of the tables; the calls that ask for it are told so."""
    return {"access": THERE} if "access" in signature(getattr(Tables, call)).parameters else {}


class Heard(Struct, frozen=True):
    """What was asked, and the answer: its bytes, and what a careless print of it would show."""

    what: str
    answer: str
    printed: str


def _without_door(answer: Any) -> Any:
    if isinstance(answer, AtTable):
        return answer.overview, answer.undo, _without_door(answer.door)
    return "a door" if isinstance(answer, Door) else answer


class Ear:
    """All that one user hears; the same questions are asked each time."""

    def __init__(self, tables: Tables, user: int | None) -> None:
        self.tables, self.user = tables, user
        self.heard: list[Heard] = []
        self.asked: set[str] = set()
        """The calls that were made."""
        self.raised: list[Exception] = []
        """What should not have happened. What it says is heard by somebody, too."""
        self.below = dice_of(b"ear")
        self._requests = count(1)

    async def look(self, call: str, *arguments: Any) -> Any:
        """A call that is told who looks."""
        return await self.open(call, *arguments, first=(self.user,), **access_for(call))

    async def open(self, call: str, *arguments: Any, first: tuple[Any, ...] = (), **named: Any) -> Any:
        """A call that answers everybody the same."""
        self.asked.add(call)
        try:
            answer = await getattr(self.tables, call)(*first, *arguments, **named)
        except Exception as error:
            self.raised.append(error)
            answer = f"{error!r}: {error}"
        self.note(f"{call} {arguments}", answer)
        return answer

    async def change(self, call: str, *arguments: Any, **named: Any) -> Any:
        """A request, made twice, as happens when the first answer gets lost."""
        request = Request(f"{self.user} asks {next(self._requests)}", self.user or 0, THERE)
        answer = await self.open(call, *arguments, first=(request,), **named)
        await self.open(call, *arguments, first=(request,), **named)
        return answer

    async def repeat(self, call: str, request: str, *arguments: Any) -> None:
        """A request under an id that somebody may have used."""
        await self.open(call, *arguments, first=(Request(request, self.user or 0, THERE),))

    def note(self, what: str, answer: Any) -> None:
        """Keep an answer. A door is no answer: it is asked in its turn."""
        answer = answer.model_dump() if isinstance(answer, BaseModel) else answer
        text = to_json(_without_door(answer)).decode()
        self.heard.append(Heard(what, text, ADDRESS.sub("", repr(answer))))
