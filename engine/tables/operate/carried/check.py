"""Everything that is asked of a table before it is brought in."""

from collections.abc import Iterator, Sequence

from engine.core.game import AnyGame
from engine.tables.operate.carried.beside import audit_faults, sending_faults
from engine.tables.operate.carried.course import course_faults
from engine.tables.operate.carried.frame import (
    invitation_faults,
    option_faults,
    people_faults,
    seat_faults,
    table_faults,
)
from engine.tables.operate.carried.rows import Rows
from engine.tables.operate.carried.shapes import PersonRow


def faults(rows: Rows, people: Sequence[PersonRow], game: AnyGame) -> Iterator[str]:
    """What is wrong, and where; the first is enough to refuse it."""
    yield from table_faults(rows, game)
    yield from people_faults(rows, people)
    yield from option_faults(rows, game)
    yield from seat_faults(rows, game)
    yield from invitation_faults(rows)
    yield from course_faults(rows, game)
    yield from sending_faults(rows)
    yield from audit_faults(rows)
