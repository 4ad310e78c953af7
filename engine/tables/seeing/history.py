"""Looking back: what has happened since somebody's own last move and what it means for him, and how it stood then."""

from itertools import dropwhile

from engine.core.door import look, look_back
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.tables.seeing import looking
from engine.tables.seeing.shown import LogEntry, Look, Past, Since
from engine.tables.storage.records import StepKind, Table
from engine.tables.transaction.refusals import Declined, No
from engine.tables.transaction.transaction import Transaction

MOVES: tuple[StepKind, ...] = ("start", "form")
"""What changes a table. Who came or went is told in words; what was taken back did not happen."""


def since_turn(tx: Transaction, table: Table) -> Since:
    """For who plays there, from his own last turn on; for who watches, the last move."""
    if table.step < 0:
        raise No.NOT_PLAYING.because()
    seat = tx.viewer(table)
    own = table.step - 1 if seat is None else _last_turn(tx, table, seat)
    entries = looking.since(tx, table, own)
    first = next((entry.step for entry in entries if counts(entry)), None)
    means = () if seat is None or table.status != "playing" else _means(tx, table, seat, own, entries)
    return Since(looking.overview(tx, table), entries, means, seat is not None, first)


def _last_turn(tx: Transaction, table: Table, seat: Seat) -> int:
    """The last step of this seat's that counts, -1 if there is none. In the middle of a turn, when it has just moved
    and is asked again, the last one before that turn."""
    forms = tx.stored.steps.forms_that_count(table.id, table.step)
    asked = any(each == seat for _, each, _ in tx.stored.steps.open_decisions(table.id))
    before = dropwhile(lambda form: form.seat == seat, forms) if asked else forms
    return next((form.step for form in before if form.seat == seat), -1)


def _means(tx: Transaction, table: Table, seat: Seat, own: int, entries: tuple[LogEntry, ...]) -> tuple[Text, ...]:
    """What one's own two views, and what one was told between them, come to; nothing, if one of them is not kept."""
    told = tuple(text for entry in entries if counts(entry) for text in entry.texts)
    if not told:
        return ()
    try:
        game = tx.game(table)
        then, now = (look(game, tx.state(table, game, step), seat) for step in (max(own, 0), None))
    except Declined:
        return ()
    return game.shows.means(then, now, told)


def past(tx: Transaction, table: Table, step: int) -> Past:
    """How it stood after a step, or after the last move before that: what was taken back cannot be looked at."""
    course = [entry for entry in looking.log(tx, table, 0, table.step) if counts(entry)]
    if not course:
        raise No.NOT_PLAYING.because()
    entry = next((entry for entry in reversed(course) if entry.step <= step), course[0])
    person = None if tx.person is None else tx.stored.people.by_id(tx.person)
    steps = tuple(each.step for each in course)
    return Past(looking.overview(tx, table), entry, _stood(tx, table, entry.step), steps, person)


def _stood(tx: Transaction, table: Table, step: int) -> Look | None:
    """With what was hidden then, if by now the game is over."""
    game = tx.game(table)
    over = tx.state(table, game).over
    try:
        state = tx.state(table, game, step)
    except Declined:
        return None
    seen = (look_back if over else look)(game, state, tx.viewer(table))
    return Look(table.id, step, seen, game.shows.tell(seen))


def counts(entry: LogEntry) -> bool:
    """Whether it is a move that still counts."""
    return entry.kind in MOVES and not entry.undone
