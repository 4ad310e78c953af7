"""What must hold after a season. Each check gives the faults it found, in words that name table, person and time."""

from collections import Counter, defaultdict
from datetime import UTC, datetime
from itertools import pairwise

from engine.tables.clocks.clocks import DAY, GRACE, HOUR, LATER, MOST_IN_RESERVE, PATIENCE, SEAT_WAITS
from tests.season.ledger import Asked, AtTable, Ledger, Noted, Sound
from tests.season.people import OFTEN, Player

STEP = HOUR
"""How long nobody looks at what is due, in a season that is lived by the hour."""
APART = 4 * HOUR
"""Two reminders are never nearer than that: so soon comes only what was asked for with *Later today*."""
MOST_A_DAY = 3
"""Reminders that he has not asked for, to one person in 24 hours by direct message; in threads, of one table."""
SETTLES = (
    "table-stand-in",
    "table-late-",
    "table-seat-taken",
    "table-seat-back",
    "table-seat-open",
    "table-open-seat-",
)
"""How notices begin after which there is nothing to choose about a seat any more."""
MOMENT = 180
"""Seconds that a post may wait for what belongs to it."""


def quiet(ledger: Ledger) -> list[str]:
    """Nobody's phone sounds in his quiet hours: neither for his turn, nor for a reminder, nor about others."""
    return [f"{_said(each)} in quiet hours" for each in ledger.sounds if each.player.rests(each.at)]


def away(ledger: Ledger) -> list[str]:
    """Nobody is reminded while he is away."""
    return [
        f"{_said(each)} while away"
        for each in ledger.reminders
        if ledger.away(each.player.number, each.at, each.at + 1)
    ]


def answered(ledger: Ledger) -> list[str]:
    """A reminder names only tables that wait for him at that moment."""
    asked = _by_player(ledger)
    return [
        f"{_said(each)} names {table}, which does not wait"
        for each in ledger.reminders
        for table in each.tables
        if not any(question.waits(int(each.at)) for question in asked[each.player.number, table])
    ] + [f"{_said(each)} names no table" for each in ledger.reminders if not each.tables]


def nagged(ledger: Ledger) -> list[str]:
    """Reminders come apart from each other, and few a day."""
    found, by = list[str](), defaultdict[object, list[Sound]](list)
    for each in ledger.reminders:
        by[each.player.number, None if each.direct else each.tables].append(each)
    for sounds in by.values():
        near = [(one, two) for one, two in pairwise(sounds) if two.at - one.at < APART]
        found += [f"{_said(one)} and again {_said(two)}" for one, two in near if not _wished(ledger, one, two)]
        unasked = [one for one in sounds if not _asked_for(ledger, one)]
        days = zip(unasked, unasked[MOST_A_DAY:], strict=False)
        found += [f"more than {MOST_A_DAY} a day: {_said(one)}" for one, two in days if two.at - one.at < DAY - STEP]
    return found


def _wished(ledger: Ledger, one: Sound, two: Sound) -> bool:
    """Whether he has said *Later today* to the first, late in the day or shortly before his time was up."""
    said = ((who, at) for who, at in ledger.season.doings.later if who == one.player.number)
    return any(one.at <= at <= two.at for _, at in said) and two.at - one.at >= HOUR


def _asked_for(ledger: Ledger, one: Sound) -> bool:
    """Whether it came because he has said *Later today*, a few hours before."""
    said = (one.at - at for who, at in ledger.season.doings.later if who == one.player.number)
    return any(0 < ago <= LATER + STEP for ago in said)


def called(ledger: Ledger) -> list[str]:
    """Nobody is called twice for one question by the posts of a table."""
    found, asked = list[str](), _by_player(ledger)
    free = {key: list(questions) for key, questions in asked.items()}
    for each in ledger.sounds:
        if each.kind != "post" or each.direct:
            continue
        ended = ledger.tables[each.tables[0]].ended
        if ended is not None and each.at >= ended:
            continue  # that a game is over concerns everybody
        waiting = free.get((each.player.number, each.tables[0]), [])
        fits = [one for one in waiting if one.start <= each.at and (one.end is None or each.at <= one.end + MOMENT)]
        if fits:
            waiting.remove(min(fits, key=lambda one: (one.end is None, one.end, one.start)))
        else:
            found.append(f"{_said(each)} for nothing new")
    return found


def roused(ledger: Ledger) -> list[str]:
    """Whoever slept while the others were asked about somebody is called when he wakes, if that still waits then."""
    heard = defaultdict[tuple[int, str], list[float]](list)
    for each in ledger.sounds:
        if each.kind in ("late", "rouse") and not each.direct:
            heard[each.player.number, each.tables[0]].append(each.at)
    return [
        f"{table.id}: {player.name} slept from {_at(one.at)} and was never called about seat {one.about[0]}"
        for table in ledger.tables.values()
        for one, ends in _late_times(ledger, table)
        for player in _who_slept(ledger, table, one, ends)
        if not _between(heard[player.number, table.id], one.at, ends)
    ]


def _late_times(ledger: Ledger, table: AtTable) -> list[tuple[Noted, float]]:
    """Each time the others were asked about somebody, and until when there was something to choose."""
    found = list[tuple[Noted, float]]()
    for at, one in enumerate(table.steps):
        if "table-late" in one.keys:
            rest = (each.at for each in table.steps[at + 1 :] if one.about[0] not in _late_after({one.about[0]}, each))
            found.append((one, next(rest, table.ended or ledger.now)))
    return found


def _who_slept(ledger: Ledger, table: AtTable, one: Noted, ends: float) -> list[Player]:
    """Of the others who were asked: who rested then, and could have been called before it was over."""
    late, players = one.about[0], ledger.season.players
    here = table.people(one.at) - {table.sits(late, one.at).player}
    awake = ends - one.at - ledger.down(one.at, ends) - DAY
    mine = [players[number] for number in sorted(here) if not _is_late(ledger, table, number, one.at)]
    return [each for each in mine if each.rests(one.at) and awake > ledger.away(each.number, one.at, ends)]


def _is_late(ledger: Ledger, table: AtTable, player: int, at: int) -> bool:
    """Whether he was late himself around then, or was not there any more: nobody asks him."""
    late = set[int]()
    for each in table.steps:
        late = _late_after(late, each)
        if abs(each.at - at) <= DAY and any(table.sits(seat, at).player == player for seat in late):
            return True
    return False


def forgotten(ledger: Ledger) -> list[str]:
    """Whoever is asked is reminded when it is time, if he has not answered: with a clock after half the pace or before
    his time runs out, without one after a day."""
    found, told = list[str](), defaultdict[tuple[int, str], list[float]](list)
    for each in ledger.reminders:
        for table in each.tables:
            told[each.player.number, table].append(each.at)
    hushed = ledger.season.doings.hushed
    for one in ledger.asked:
        if one.player in OFTEN or any(who == one.player and one.waits(at) for who, at in hushed):
            continue
        at = ledger.tables[one.table]
        end = one.end or ledger.now
        after = (at.pace or DAY) + DAY + ledger.away(one.player, one.start, end) + ledger.down(one.start, end)
        alone = any(len(at.people(moment)) < 2 for moment in (one.start, end))
        if end - one.start > after and not alone and not _between(told[one.player, one.table], one.start, end):
            found.append(f"{one.table}: player {one.player} was never reminded of {one.decision}, {_at(one.start)}")
    return found


def stuck(ledger: Ledger) -> list[str]:
    """At a table with a clock, something happens before the reserve, and then the grace, is over; without one, the
    others are asked after two weeks."""
    return [fault for table in ledger.tables.values() for fault in _stuck(ledger, table)]


def _stuck(ledger: Ledger, table: AtTable) -> list[str]:
    if not table.steps:
        return []  # it never began
    found, late = list[str](), set[int]()
    ends = table.ended or int(ledger.now)
    for one, at in zip(table.steps, [*(each.at for each in table.steps[1:]), ends], strict=True):
        late = _late_after(late, one)
        longest = _longest(table, one.at, asked=bool(late))
        waits = {each.player for each in ledger.asked if each.table == table.id and each.waits(one.at)}
        extra = sum(ledger.away(player, one.at, at) for player in waits) + ledger.down(one.at, at)
        if longest is not None and at - one.at > longest + extra + STEP:
            found.append(f"{table.id} ({table.late}): nothing from {_at(one.at)} to {_at(at)}")
    return found


def _late_after(late: set[int], step: Noted) -> set[int]:
    """The seats about which the others are asked after this step: until one of them is played, or something is
    chosen about it. That somebody else answers meanwhile changes nothing."""
    if step.kind != "notice":
        return late - {step.seat} if step.kind == "form" else set()
    for key in step.keys:
        if key in ("table-late", "table-seat-still-open"):
            late = late | {step.about[0]}
        elif key.startswith(SETTLES):
            late = late - {step.about[0]}
    return late


def _longest(table: AtTable, at: int, *, asked: bool) -> int | None:
    """How long nothing may happen after this moment; None for as long as people like."""
    if len(table.people(at)) < 2:
        return None  # who plays alone keeps nobody waiting
    if any(table.sits(seat, at).kind == "open" for seat in table.sittings):
        return None if asked else max(SEAT_WAITS + DAY, MOST_IN_RESERVE * (table.pace or PATIENCE))
    if table.pace is None:
        return None if asked else PATIENCE + DAY
    if asked:
        return None if table.late == "wait" else GRACE * table.pace
    return MOST_IN_RESERVE * table.pace


def unexplained(ledger: Ledger) -> list[str]:
    """Whatever a computer did on somebody's seat, the log has said before why."""
    found, own = list[str](), ledger.season.doings.moves
    for table in ledger.tables.values():
        covered = set[int]()
        for step in table.steps:
            if any(key.startswith("table-stand-in") for key in step.keys):
                covered.add(step.about[0])
            if step.kind != "form" or step.seat is None:
                continue
            kinds = [each.kind for each in table.sittings[step.seat] if each.from_step <= step.step]
            if (table.id, step.step) in own:
                covered.discard(step.seat)
            elif kinds[-1] == "person" and step.seat not in covered:
                found.append(f"{table.id}: nobody has said why seat {step.seat} was played in step {step.step}")
        found += _unexplained_seats(table)
    return found


def _unexplained_seats(table: AtTable) -> list[str]:
    said = Counter((step.at, seat) for step in table.steps if step.kind == "notice" for seat in step.about)
    return [
        f"{table.id}: nobody has said why {each.kind} sits on {seat}"
        for seat, sittings in table.sittings.items()
        for each in sittings[1:]
        if not said[each.start, seat]
    ]


def _by_player(ledger: Ledger) -> defaultdict[tuple[int, str], list[Asked]]:
    found = defaultdict[tuple[int, str], list[Asked]](list)
    for each in ledger.asked:
        found[each.player, each.table].append(each)
    return found


def _between(times: list[float], start: float, end: float) -> bool:
    return any(start <= at <= end for at in times)


def _at(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%d %b %H:%M:%S")


def _said(sound: Sound) -> str:
    where = "direct" if sound.direct else "thread"
    return f"{sound.player.name}: {sound.kind} ({where}, {', '.join(sound.tables)}) at {_at(sound.at)}"


CHECKS = (quiet, away, answered, nagged, called, roused, forgotten, stuck, unexplained)
