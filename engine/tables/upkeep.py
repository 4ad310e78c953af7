"""What keeps the tables going: waking up after a pause, drafts, a server's settings, pruning."""

from engine.core.forms import Form
from engine.core.game import AnyGame
from engine.core.offers import Value
from engine.core.state import decision_of
from engine.core.stored import to_json
from engine.tables.desk import Desk
from engine.tables.opening import settings_of
from engine.tables.outbox import COLLAPSING
from engine.tables.records import Table
from engine.tables.refusals import No
from engine.tables.restoring import after_restore
from engine.tables.settings import ServerSettings, changed, settings_from
from engine.tables.sql import outbox, pruning, requests, steps
from engine.tables.sql.requests import RESTORED

ALIVE = "alive_at"
"""When we were last seen running: the time since then is given back to every clock."""

DAY = 86_400
REQUEST_DAYS = 7
"""Discord lets nobody repeat an interaction for longer than minutes; a week is for us, to look things up."""


def wake_up(desk: Desk) -> list[str]:
    """After a start: give clocks back the time we were away, take up what was being sent, find computers to wake."""
    last = requests.fact(desk.db, ALIVE)
    steps.postpone_all(desk.db, 0 if last is None else max(desk.now - last, 0))
    if requests.facts(desk.db, RESTORED):
        after_restore(desk)
    outbox.recover(desk.db)
    outbox.collapse(desk.db, COLLAPSING, desk.now)
    alive(desk)
    return steps.computers_asked(desk.db)


def renew_all(desk: Desk) -> int:
    """After a restore, at once: renew what was in play; how many tables. Their clocks begin anew."""
    told = after_restore(desk)
    requests.drop_notes(desk.db)  # what Discord was last told is not what it was told before the backup
    alive(desk)
    return told


def alive(desk: Desk) -> None:
    """We are running."""
    requests.set_fact(desk.db, ALIVE, desk.now)


def keep_draft(desk: Desk, table: Table, decision: int, form: Form) -> None:
    """Remember a half-filled form, if it answers what its author is asked."""
    seat, game = desk.seat(table), desk.game(table)
    asked = decision_of(desk.state(table, game), seat)
    if asked is None or asked.number != decision or desk.person is None:
        raise No.NOT_ASKED.because()
    if form.verb not in game.decisions[asked.kind] or not _fits(game, form):
        raise No.NOT_ASKED.because()
    steps.keep_draft(desk.db, table.id, desk.person, decision, to_json(form).decode(), desk.now)


def _fits(game: AnyGame, form: Form) -> bool:
    """Whether all that is filled in could stand there; nothing else is worth keeping, nor always writable."""
    verb, well_typed = game.verb[form.verb], type(form.values) is dict
    if not (well_typed and form.values.keys() <= game.shape[form.verb][1]):
        return False
    return all(verb.field(name).fits(value) and _writable(value) for name, value in form.values.items())


def _writable(value: Value) -> bool:
    """Half a letter, as a broken sender has it, can be in a string and cannot be written."""
    try:
        return bool(to_json(value))
    except UnicodeEncodeError:
        return False


def settings(desk: Desk, server: int) -> ServerSettings:
    """What a server has settled."""
    return settings_from(requests.server(desk.db, server))


def settle(desk: Desk, server: int, changes: dict[str, object]) -> None:
    """Change what a server has settled."""
    new = changed(settings_of(desk, server), changes)
    requests.set_server(desk.db, server, new.model_dump_json(), desk.now)
    desk.audit("settings", None, server, changed=sorted(changes))


def prune(desk: Desk, days: int) -> dict[str, int]:
    """Remove what nobody needs any more: after so many days, and requests after a week."""
    before = desk.now - days * DAY
    removed = {
        "requests": pruning.requests(desk.db, desk.now - REQUEST_DAYS * DAY),
        "intents": pruning.intents(desk.db, before),
        "drafts": pruning.drafts(desk.db, before),
        "tables": pruning.unstarted(desk.db, before),
        "states": pruning.states(desk.db, before),
    }
    desk.audit("prune", None, **removed)
    return removed
