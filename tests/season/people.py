"""Who plays in a season: sixty people, each with his hours, his zone, and how he wants to be reminded."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

BEGINS: Final = int(datetime(2026, 10, 19, tzinfo=UTC).timestamp())
"""A Monday: six days later clocks go back in Paris and London, a week after that in New York."""
HOUR: Final = 3_600
DAY: Final = 24 * HOUR

KINDS: Final = (
    *("quick", "evening", "closed", "away", "vanished"),
    *("weekend", "quick", "evening", "quick", "evening"),
)
"""Of ten people: `closed` lets no direct messages through, `away` says that he is, `vanished` does not."""
ZONES: Final = ("Europe/Paris", "America/New_York", "Asia/Kolkata", "Europe/London", "Australia/Sydney")
QUIET: Final = ("22-8", "23-7", None, "0-9", "22-8", None, "21-6")
"""Hours in which somebody is not disturbed, by his own clock."""
OFTEN: Final = {11: "seldom", 18: "never", 27: "seldom"}
"""Who wants to be reminded less than usual, by his number."""
IN_THREADS: Final = (8, 31)
"""Who wants it at the table instead of by direct message."""

LOOKS: Final = {"quick": (8, 10, 12, 14, 17, 19, 21), "weekend": (10, 15, 20)}
EVENINGS: Final = (19, 20, 21)
"""When somebody looks at Discord, by his own clock; of the evenings' hours each has one."""
DILIGENCE: Final = {"quick": 0.95, "weekend": 0.95}
USUAL: Final = 0.85
"""How often he plays what waits for him when he looks."""
SATURDAY: Final = 5


@dataclass
class Player:
    """One of them."""

    number: int
    kind: str
    zone: str
    quiet: str | None
    away: tuple[int, int] | None = None
    """The first and the last day of his absence, counted from the first of the season."""
    vanishes: int | None = None
    returns: int | None = None
    here: set[str] = field(default_factory=set)
    """The late questions that he was called for, by message: he has not chosen yet."""
    read: int = 0
    """How much of what came to his phone he has read."""

    @property
    def name(self) -> str:
        return f"{self.kind.title()}{self.number:02}"

    @property
    def diligence(self) -> float:
        return DILIGENCE.get(self.kind, USUAL)

    def local(self, now: float) -> datetime:
        """What his own clock shows."""
        return datetime.fromtimestamp(now, ZoneInfo(self.zone))

    def is_gone(self, now: float) -> bool:
        """Whether he does not come: he is away, or has vanished."""
        day = int((now - BEGINS) // DAY)
        if self.away is not None and self.away[0] <= day <= self.away[1]:
            return True
        return self.vanishes is not None and self.vanishes <= day < (self.returns or 10_000)

    def looks(self, now: float) -> bool:
        """Whether he looks at Discord in this hour."""
        local = self.local(now)
        if self.is_gone(now) or (self.kind == "weekend" and local.weekday() < SATURDAY):
            return False
        return local.hour in LOOKS.get(self.kind, (EVENINGS[self.number % 3],))

    def rests(self, now: float) -> bool:
        """Whether it is quiet for him. Written anew here, not asked of what is tested."""
        if self.quiet is None:
            return False
        start, end = (int(hour) for hour in self.quiet.split("-"))
        hour = self.local(now).hour
        return start <= hour < end if start < end else hour >= start or hour < end


def crowd(number: int, days: int) -> list[Player]:
    """So many people for a season of so many days."""
    return [_player(at, days) for at in range(number)]


def _player(at: int, days: int) -> Player:
    kind = KINDS[at % len(KINDS)]
    made = Player(at, kind, ZONES[(at + at // len(KINDS)) % len(ZONES)], QUIET[at % len(QUIET)])
    if kind == "away":
        first = days // 4 + at % 7
        made.away = (first, first + min(6, days // 3))
    if kind == "vanished":
        made.vanishes = days // 5 + at % 5
        made.returns = made.vanishes + days // 2 if at % 20 < len(KINDS) else None
    return made
