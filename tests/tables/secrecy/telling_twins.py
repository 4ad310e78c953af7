"""Broken twins of the service that say more than they should: in logs, exports, lists and answers."""

from typing import Any

from msgspec import json
from msgspec.structs import replace

from engine.core.play import act
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from engine.tables.operate import people as persons
from engine.tables.play import drafts, moves, undo, votes
from engine.tables.seeing import looking, roster
from engine.tables.seeing.shown import Overview, Result, Sitter
from engine.tables.storage.records import Person, Sitting, Table
from engine.tables.storage.stored import Stored
from engine.tables.transaction import once
from engine.tables.transaction.request import Answered, Done
from engine.tables.transaction.transaction import Transaction
from tests.tables.secrecy.scenes import ANNA, BRUNO
from tests.tables.secrecy.twins import CANARY, REDEAL, Patch, Twin


def tell_all_what_was_private(patch: Patch) -> None:
    def broken(events: Any, viewer: Any) -> tuple[Text, ...]:
        return tuple(event.seen_by(event.private.seat if event.private else viewer) for event in events)

    patch.setattr(looking, "seen", broken)


def tell_what_was_filled_in(patch: Patch) -> None:
    whole = looking.log

    def broken(tx: Transaction, table: Table, first: int, last: int) -> Any:
        forms = {step.step: step.form or "" for step in tx.stored.steps.between(table.id, first, last)}
        told = whole(tx, table, first, last)
        return tuple(replace(entry, texts=(*entry.texts, Text("form", {"of": forms[entry.step]}))) for entry in told)

    patch.setattr(looking, "log", broken)


def export_all_events(patch: Patch) -> None:
    whole = persons.of_table

    def broken(tx: Transaction, table: Table) -> dict[str, Any]:
        return whole(tx, table) | {"events": [step.events for step in tx.stored.steps.between(table.id, 0, 9)]}

    patch.setattr(persons, "of_table", broken)


def export_the_generator(patch: Patch) -> None:
    whole = persons.of_table

    def broken(tx: Transaction, table: Table) -> dict[str, Any]:
        found = whole(tx, table)
        return found if table.step < 0 else found | {"chance": tx.state(table, tx.game(table)).chance}

    patch.setattr(persons, "of_table", broken)


def export_all_answers(patch: Patch) -> None:
    whole = persons.own_data

    def broken(tx: Transaction) -> dict[str, Any]:
        return whole(tx) | {"answers": [row[0] for row in tx.stored.db.execute("SELECT answer FROM requests")]}

    patch.setattr(persons, "own_data", broken)


def call_people_by_their_ids(patch: Patch) -> None:
    def broken(stored: Stored, past: list[Sitting]) -> dict[Sitting, Sitter]:
        known = {sitting: stored.people.by_id(sitting.person or 0) for sitting in past}
        return {each: Sitter(each.seat, each.kind, str(person.user)) for each, person in known.items() if person}

    patch.setattr(roster, "_people", broken)


def introduce_the_first(patch: Patch) -> None:
    def broken(tx: Transaction) -> Person:
        person = tx.stored.people.by_id(1)
        assert person is not None
        return person

    patch.setattr(persons, "known", broken)


def hand_out_any_draft(patch: Patch) -> None:
    def broken(tx: Transaction, table: Table) -> Any:
        found = tx.stored.db.execute("SELECT decision, form FROM drafts WHERE table_id = ?", (table.id,)).fetchone()
        return found

    patch.setattr(drafts, "draft", broken)


def say_who_has_begun(patch: Patch) -> None:
    whole = looking.overview

    def broken(tx: Transaction, table: Table) -> Overview:
        drafts = tx.stored.db.execute("SELECT count(*) FROM drafts WHERE table_id = ?", (table.id,)).fetchone()[0]
        return replace(whole(tx, table), options={"drafts": str(drafts)})

    patch.setattr(looking, "overview", broken)


def say_who_is_invited(patch: Patch) -> None:
    whole = looking.overview

    def broken(tx: Transaction, table: Table) -> Overview:
        asked = [tx.stored.people.by_id(person) for person in tx.stored.tables.invitations(table.id)]
        return replace(whole(tx, table), options={person.name: True for person in asked if person})

    patch.setattr(looking, "overview", broken)


def say_the_score_before_the_end(patch: Patch) -> None:
    def broken(tx: Transaction, table: Table) -> Result:
        game = looking._begun(tx, table)
        return Result(game.shows.scores(tx.state(table, game)), ())

    patch.setattr(looking, "result", broken)


def hand_out_others_answers(patch: Patch) -> None:
    def broken(before: tuple[str, str], fingerprint: str) -> Any:
        answered = json.decode(before[1], type=Answered)
        return answered.done or answered.refusal

    patch.setattr(once, "_again", broken)


def refuse_with_a_secret(patch: Patch) -> None:
    def broken(game: Any, state: Any, seat: Any, decision: int, form: Any) -> Any:
        answer = act(game, state, seat, decision, form)
        richest = max(hidden.coins for hidden in state.hidden)
        return Refusal(answer.code, {"richest": richest}) if isinstance(answer, Refusal) else answer

    patch.setattr(moves, "act", broken)


def answer_with_a_secret(patch: Patch) -> None:
    whole = undo.undo

    def broken(tx: Transaction, table: Table, **how: bool) -> Done:
        state: Any = tx.state(table, tx.game(table))
        return replace(whole(tx, table, **how), motion=max(hidden.coins for hidden in state.hidden))

    patch.setattr(undo, "undo", broken)


def fail_with_a_secret(patch: Patch) -> None:
    def broken(tx: Transaction, table: Table) -> Any:
        raise ValueError(f"cannot vote at {tx.state(table, tx.game(table))}")

    patch.setattr(votes, "abandon", broken)


TELLING = (
    Twin("private events", tell_all_what_was_private, None, "export_for"),
    Twin("forms in the log", tell_what_was_filled_in, None, "log_for"),
    Twin("all events in an export", export_all_events, None, "export_for"),
    Twin("the seed in an export", export_the_generator, None, "export_for"),
    Twin("all answers in an export", export_all_answers, ANNA, "own_data"),
    Twin("Discord ids for names", call_people_by_their_ids, None, "overview", (CANARY,)),
    Twin("another person", introduce_the_first, BRUNO, "person"),
    Twin("another's draft", hand_out_any_draft, BRUNO, "draft_for"),
    Twin("how many have begun a draft", say_who_has_begun, None, "overview", (REDEAL,)),
    Twin("who is invited", say_who_is_invited, None, "overview"),
    Twin("the score before the end", say_the_score_before_the_end, None, "result"),
    Twin("the answer to another's request", hand_out_others_answers, ANNA, "undo"),
    Twin("a secret in a refusal", refuse_with_a_secret, ANNA, "submit"),
    Twin("a secret in an answer", answer_with_a_secret, ANNA, "undo"),
    Twin("a secret in an error", fail_with_a_secret, ANNA, "abandon"),
)
