"""Half-filled forms: kept for whoever began one until he has answered, even if the question is withdrawn meanwhile."""

from msgspec import MsgspecError, json

from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.game import AnyGame
from engine.core.state.sealed import question_of
from engine.core.stored import to_json
from engine.tables.seeing.shown import Draft
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.transaction import Transaction


def keep_draft(tx: Transaction, table: Table, decision: int, form: Form | None) -> None:
    """Remember a half-filled form, if it answers what its author is asked; without one, forget the last."""
    seat, game = tx.seat(table), tx.game(table)
    asked = question_of(tx.state(table, game), seat)
    if asked is None or asked.number != decision or tx.person is None:
        raise No.NOT_ASKED.because()
    if form is None:
        tx.stored.steps.drop_draft(table.id, tx.person)
        return
    if form.verb not in game.declares.decisions[asked.kind] or not _fits(game, form):
        raise No.NOT_ASKED.because()
    tx.stored.steps.keep_draft(table.id, tx.person, decision, to_json(form).decode(), tx.now)


def draft(tx: Transaction, table: Table) -> Draft | None:
    """The user's half-filled form: for what he is asked now, or for a question that was withdrawn in the meantime."""
    kept = None if tx.person is None else tx.stored.steps.draft(table.id, tx.person)
    if kept is None or tx.viewer(table) is None or table.status != "playing":
        return None
    try:
        return Draft(kept[0], json.decode(kept[1], type=Form))
    except MsgspecError:
        return None


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
