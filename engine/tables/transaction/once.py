"""How a change is made: once for each request, whole or not at all, its answer kept."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import json

from engine.core.stored import digest, to_json
from engine.core.values.refusals import Refusal
from engine.tables.transaction.refusals import Declined, No
from engine.tables.transaction.request import Answer, Answered, Done, Request
from engine.tables.transaction.transaction import Transaction

Change: TypeAlias = Callable[[Transaction], Done]
"""What is done in a transaction. It raises `Declined` to refuse."""


def carry_out(tx: Transaction, request: Request, asked: tuple[Any, ...], change: Change) -> Answer:
    """Answer a request: as before if it was answered before, else by making the change or refusing it."""
    if tx.computer is None:
        tx.person = tx.stored.people.seen(request.user, tx.now)
    fingerprint = _fingerprint(request, asked)
    before = tx.stored.requests.answered(request.id)
    if before is not None:
        return _again(before, fingerprint)
    answer = _attempt(tx, request.user, change)
    kept = Answered(done=answer) if isinstance(answer, Done) else Answered(refusal=answer)
    table = answer.table if isinstance(answer, Done) else None
    tx.stored.requests.answer(request.id, fingerprint, tx.person, table, to_json(kept).decode(), tx.now)
    return answer


def was_done(tx: Transaction, request: Request) -> bool:
    """Whether this request was carried out before."""
    before = tx.stored.requests.answered(request.id)
    return before is not None and json.decode(before[1], type=Answered).done is not None


def _attempt(tx: Transaction, user: int, change: Change) -> Answer:
    """Whatever was done before it was refused is undone, and that may have been to write down who asks."""
    try:
        return change(tx)
    except Declined as declined:
        tx.stored.start_over()
        tx.woken.clear()
        if tx.person is not None:
            tx.person = tx.stored.people.seen(user, tx.now)
        return declined.refusal


def _again(before: tuple[str, str], fingerprint: str) -> Answer:
    """The stored answer, but only to whoever asked the same."""
    asked, stored = before
    if asked != fingerprint:
        return No.REQUEST_REUSED.refusal()
    answered = json.decode(stored, type=Answered)
    return answered.done or answered.refusal or Refusal("")


def _fingerprint(request: Request, asked: tuple[Any, ...]) -> str:
    """A hash of who asked what; of the text of it where somebody sent what is no JSON."""
    try:
        return digest(to_json((request.user, asked)))
    except (TypeError, ValueError, OverflowError, RecursionError):
        return digest(repr((request.user, asked)).encode(errors="replace"))
