"""Who sits or ever sat at a table, each under the name he has there: the same in every place and at every step."""

from typing import get_args

from msgspec.structs import replace

from engine.core.values.texts import Text
from engine.tables.seeing.shown import Sitter
from engine.tables.storage.records import PersonId, Sits, Sitting
from engine.tables.storage.stored import Stored
from engine.words.names import numbered, tame

TAKEN, RESIGNED = ("table-seat-taken", "table-seat-back"), "table-resigned"
COMPUTER = (
    "table-seat-computer",
    "table-late-computer",
    "table-late-computer-again",
    "table-late-computer-chosen",
    "table-open-seat-computer",
)
"""What the log says when a seat changes hands: of the newcomer in the first case, of who leaves in the others."""
OTHER = "other"
"""The parameter with the other of the two. It is not kept: it is found when the sentence is told."""
GONE = Sitter(0, "person", "")


class Roster:
    """All who ever sat at one table."""

    def __init__(self, stored: Stored, table: str) -> None:
        self._past = stored.tables.every_sitting(table)
        self._called = _people(stored, self._past) | _nameless(self._past)

    def now(self) -> tuple[Sitter, ...]:
        """Who sits there, in the order of seats."""
        return tuple(self._called[sitting] for sitting in self._past if sitting.until_step is None)

    def then(self, step: int) -> tuple[Sitter, ...]:
        """Who sat there when this step was made."""
        return tuple(
            self._called[sitting]
            for sitting in self._past
            if sitting.from_step <= step and (sitting.until_step is None or step < sitting.until_step)
        )

    def told(self, step: int, texts: tuple[Text, ...]) -> tuple[tuple[Text, ...], tuple[Sitter, ...]]:
        """What a step says, and who sat there then. Where a seat changes hands, the sentence names both: whoever does
        not sit there at this step stands behind the others, as if on a seat more."""
        sitters = self.then(step)
        for text in texts:
            if text.key in (*TAKEN, *COMPUTER, RESIGNED):
                other = replace(self._other(text, step), seat=len(sitters))
                return (Text(text.key, {**text.params, OTHER: other.seat}),), (*sitters, other)
        return texts, sitters

    def _other(self, text: Text, step: int) -> Sitter:
        """Who sat there before, if somebody has sat down; else who sits there next."""
        seat: object = text.params.get("seat")
        for sitting in self._past:
            beside = sitting.until_step == step if text.key in TAKEN else sitting.from_step == step + 1
            if sitting.seat == seat and beside:
                return self._called[sitting]
        return GONE


def _people(stored: Stored, past: list[Sitting]) -> dict[Sitting, Sitter]:
    """Of two that are called alike, the one who has been here longer keeps the name as it is: so nobody is renamed
    when seats are drawn, or when somebody leaves."""
    ids: list[PersonId] = sorted({sitting.person for sitting in past if sitting.person is not None})
    names = [tame(found.name) if (found := stored.people.by_id(id)) else "" for id in ids]
    known = dict(zip(ids, zip(names, numbered(names), strict=True), strict=True))
    return {
        sitting: Sitter(sitting.seat, sitting.kind, *known[sitting.person])
        for sitting in past
        if sitting.person is not None
    }


def _nameless(past: list[Sitting]) -> dict[Sitting, Sitter]:
    """Computers, and those who were forgotten: each has the number in which he came."""
    found: dict[Sitting, Sitter] = {}
    for kind in get_args(Sits):
        those = [sitting for sitting in past if sitting.person is None and sitting.kind == kind]
        for number, sitting in enumerate(sorted(those, key=lambda each: (each.from_step, each.seat)), 1):
            found[sitting] = Sitter(sitting.seat, sitting.kind, "", number)
    return found
