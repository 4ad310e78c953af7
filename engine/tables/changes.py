"""How a change is made: once for each request, whole or not at all, its answer kept."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import json

from engine.core.refusals import Refusal
from engine.core.stored import digest, to_json
from engine.tables.commits import start_over
from engine.tables.desk import Answer, Answered, Desk, Done, Request
from engine.tables.refusals import Declined, No
from engine.tables.sql import people, requests

Change: TypeAlias = Callable[[Desk], Done]
"""What is done at a desk. It raises `Declined` to refuse."""


def carry_out(desk: Desk, request: Request, asked: tuple[Any, ...], change: Change) -> Answer:
    """Answer a request: as before if it was answered before, else by making the change or refusing it."""
    if desk.computer is None:
        desk.person = people.seen(desk.db, request.user, desk.now)
    fingerprint = _fingerprint(request, asked)
    before = requests.answered(desk.db, request.id)
    if before is not None:
        return _again(before, fingerprint)
    answer = _attempt(desk, request.user, change)
    kept = Answered(done=answer) if isinstance(answer, Done) else Answered(refusal=answer)
    table = answer.table if isinstance(answer, Done) else None
    requests.answer(desk.db, request.id, fingerprint, desk.person, table, to_json(kept).decode(), desk.now)
    return answer


def was_done(desk: Desk, request: Request) -> bool:
    """Whether this request was carried out before."""
    before = requests.answered(desk.db, request.id)
    return before is not None and json.decode(before[1], type=Answered).done is not None


def _attempt(desk: Desk, user: int, change: Change) -> Answer:
    """Whatever was done before it was refused is undone, and that may have been to write down who asks."""
    try:
        return change(desk)
    except Declined as declined:
        start_over(desk.db)
        desk.woken.clear()
        if desk.person is not None:
            desk.person = people.seen(desk.db, user, desk.now)
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
