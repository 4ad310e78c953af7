"""A season in figures, as the table that stands in docs/slow-play.md."""

from collections import Counter
from dataclasses import dataclass
from statistics import median

from tests.season.ledger import Ledger
from tests.season.people import BEGINS, DAY, HOUR

WEEK = 7 * DAY
HABITS = {
    "quick": "several times a day",
    "evening": "once, in the evening",
    "weekend": "on weekends alone",
    "away": "in the evening, and away for a week",
    "closed": "in the evening, direct messages closed",
    "vanished": "until he vanishes",
}
RAN_OUT = dict.fromkeys(("ask", "wait"), "table-late") | {"turn": "table-stand-in", "computer": "table-late-computer"}
"""What the log says when somebody's time has run out, by what was chosen before the start."""


@dataclass(frozen=True)
class Row:
    """How it was for those of one habit."""

    people: int
    reminders: float
    """A week and person."""
    most: int
    """In one day of his own."""
    usual: float
    longest: float
    """Hours until an answer."""


class Figures:
    """Counted from the ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger, season = ledger, ledger.season
        self.weeks = (ledger.now - BEGINS) / WEEK
        self.people, self.pressed = season.players, season.doings.pressed
        self.own = len(season.doings.moves)
        steps = [step for table in ledger.tables.values() for step in table.steps]
        self.forms = sum(step.kind == "form" for step in steps)
        self.said = Counter(key for step in steps for key in step.keys if key.startswith("table-"))
        self.to_computers = sum(n for key, n in self.said.items() if key.startswith("table-late-computer"))
        self.seats_taken = sum(self.said[f"table-seat-{how}"] for how in ("taken", "back", "open-taken"))
        self.tables = len(ledger.tables)
        self.finished = sum(table.ended is not None for table in ledger.tables.values())
        self.late = sum(RAN_OUT[table.late] in step.keys for table in ledger.tables.values() for step in table.steps)
        self.sounds = Counter(each.kind for each in ledger.sounds)
        self.taken = sum(len(seats) - 1 for table in ledger.tables.values() for seats in table.sittings.values())

    def days(self) -> Counter[int]:
        """How many days of all people had so many reminders, by each one's own calendar."""
        by = Counter((each.player.number, each.player.local(each.at).date()) for each in self._ledger.reminders)
        found = Counter(by.values())
        found[0] = round(len(self.people) * self.weeks * 7) - sum(found.values())
        return found

    def waits(self, *kinds: str) -> list[float]:
        """Hours until each answer of such people; what still waits counts until now."""
        end = self._ledger.now
        return [
            ((each.end or end) - each.start) / HOUR
            for each in self._ledger.asked
            if not kinds or self.people[each.player].kind in kinds
        ]

    def row(self, kind: str) -> Row:
        """Those of one habit."""
        people = sum(player.kind == kind for player in self.people)
        mine = [each for each in self._ledger.reminders if each.player.kind == kind]
        by = Counter((each.player.number, each.player.local(each.at).date()) for each in mine)
        waits = self.waits(kind) or [0.0]
        each = len(mine) / self.weeks / max(people, 1)
        return Row(people, each, max(by.values(), default=0), median(waits), max(waits))

    def waited(self) -> Counter[tuple[int, int]]:
        """Who waited for whom, in hours: whoever sat there and was not asked anything himself."""
        found = Counter[tuple[int, int]]()
        for each in self._ledger.asked:
            hours = int(((each.end or self._ledger.now) - each.start) / HOUR)
            for other in self._ledger.tables[each.table].people(each.start) - {each.player}:
                found[other, each.player] += hours
        return found

    def enough(self, *, long: bool) -> list[str]:
        """What did not happen in it, but should have: a season in which nothing happens shows nothing."""
        wanted = {"reminders": (5, 300), "late": (1, 60), "turns by computers": (0, 20), "seats to computers": (0, 10)}
        wanted |= {"seats opened": (0, 1), "seats taken": (0, 3), "absences": (1, 6), "given more time": (0, 5)}
        counts = {
            "reminders": self.sounds["reminder"],
            "late": self.late,
            "turns by computers": self.said["table-stand-in"] + self.said["table-stand-in-by"],
            "seats to computers": self.to_computers,
            "seats opened": self.said["table-seat-open"],
            "seats taken": self.seats_taken,
            "absences": len(self._ledger.season.doings.absences),
            "given more time": self.said["table-late-waits"],
        }
        return [f"{name}: {counts[name]}" for name, least in wanted.items() if counts[name] < least[long]]

    def __str__(self) -> str:
        days, every = self.days(), sum(self.days().values())
        waits = sorted(self.waits())
        shares = ", ".join(f"{n}: {100 * days[n] / every:.1f} %" for n in sorted(days))
        lines = {
            "people, weeks": f"{len(self.people)}, {self.weeks:.0f}",
            "tables opened, ended": f"{self.tables}, {self.finished}",
            "answers, by people themselves": f"{self.forms}, {self.own}",
            "questions to people": str(len(waits)),
            "hours until an answer: half of them, nine of ten, longest": (
                f"{median(waits):.0f}, {waits[len(waits) * 9 // 10]:.0f}, {waits[-1]:.0f}"
            ),
            "reminders, by person and week": (
                f"{self.sounds['reminder']}, {self.sounds['reminder'] / len(self.people) / self.weeks:.1f}"
            ),
            "reminders a day and person": shares,
            "times somebody’s time ran out": str(self.late),
            "turns played by a computer: chosen, as nobody chose or as agreed before": (
                f"{self.said['table-stand-in-by']}, {self.said['table-stand-in']}"
            ),
            "given more time": str(self.said["table-late-waits"]),
            "seats: to a computer, left open, taken (back)": (
                f"{self.to_computers}, {self.said['table-seat-open']}, {self.seats_taken}"
            ),
            "pressed under reminders: later today, quiet for this turn": (
                f"{self.pressed.get('later', 0)}, {self.pressed.get('hush', 0)}"
            ),
        }
        table = ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in lines.items())]
        head = "| who looks at Discord | people | reminders a week | most in a day | hours until an answer | longest |"
        rows = [f"| {words} | {_cells(self.row(kind))} |" for kind, words in HABITS.items()]
        return "\n".join([*table, "", head, "|---|---|---|---|---|---|", *rows])


def _cells(row: Row) -> str:
    return f"{row.people} | {row.reminders:.1f} | {row.most} | {row.usual:.0f} | {row.longest:.0f}"
