"""A request, and the answer to it: what goes in at the door of the service, and what comes out."""

from msgspec import Struct

from engine.core.values.refusals import Refusal
from engine.tables.transaction.knowing import NOBODY, Access


class InThread(Struct, frozen=True):
    """The table that stands in this thread, where one could also be named by its id."""

    thread: int


class Request(Struct, frozen=True):
    """Who asks, by his Discord id, and under which id: the same request is carried out once."""

    id: str
    user: int
    access: Access = NOBODY
    """What Discord says of him where he asks."""


class Done(Struct, frozen=True):
    """It was carried out. `step` is the table's last one then; a `motion` waits for the others' consent."""

    table: str
    step: int
    motion: int | None = None


Answer = Done | Refusal


class Answered(Struct, frozen=True, omit_defaults=True):
    """An answer as it is stored."""

    done: Done | None = None
    refusal: Refusal | None = None
