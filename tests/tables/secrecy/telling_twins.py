"""Broken twins of the service that say more than they should: in logs, exports, lists and answers."""

from sqlite3 import Connection
from typing import Any

from msgspec import json
from msgspec.structs import replace

from engine.core.play import act
from engine.core.refusals import Refusal
from engine.core.texts import Text
from engine.tables import changes, consent, looking, persons, playing, roster
from engine.tables.desk import Answered, Desk, Done
from engine.tables.records import Person, Sitting, Table
from engine.tables.sights import Overview, Result, Sitter
from engine.tables.sql import people, steps, tables
from tests.tables.secrecy.scenes import ANNA, BRUNO
from tests.tables.secrecy.twins import CANARY, REDEAL, Patch, Twin


def tell_all_what_was_private(patch: Patch) -> None:
    def broken(events: Any, viewer: Any) -> tuple[Text, ...]:
        return tuple(event.seen_by(event.private.seat if event.private else viewer) for event in events)

    patch.setattr(looking, "seen", broken)


def tell_what_was_filled_in(patch: Patch) -> None:
    whole = looking.log

    def broken(desk: Desk, table: Table, first: int, last: int) -> Any:
        forms = {step.step: step.form or "" for step in steps.between(desk.db, table.id, first, last)}
        told = whole(desk, table, first, last)
        return tuple(replace(entry, texts=(*entry.texts, Text("form", {"of": forms[entry.step]}))) for entry in told)

    patch.setattr(looking, "log", broken)


def export_all_events(patch: Patch) -> None:
    whole = persons.of_table

    def broken(desk: Desk, table: Table) -> dict[str, Any]:
        return whole(desk, table) | {"events": [step.events for step in steps.between(desk.db, table.id, 0, 9)]}

    patch.setattr(persons, "of_table", broken)


def export_the_generator(patch: Patch) -> None:
    whole = persons.of_table

    def broken(desk: Desk, table: Table) -> dict[str, Any]:
        found = whole(desk, table)
        return found if table.step < 0 else found | {"chance": desk.state(table, desk.game(table)).chance}

    patch.setattr(persons, "of_table", broken)


def export_all_answers(patch: Patch) -> None:
    whole = persons.own_data

    def broken(desk: Desk) -> dict[str, Any]:
        return whole(desk) | {"answers": [row[0] for row in desk.db.execute("SELECT answer FROM requests")]}

    patch.setattr(persons, "own_data", broken)


def call_people_by_their_ids(patch: Patch) -> None:
    def broken(db: Connection, past: list[Sitting]) -> dict[Sitting, Sitter]:
        known = {sitting: people.by_id(db, sitting.person or 0) for sitting in past}
        return {each: Sitter(each.seat, each.kind, str(person.user)) for each, person in known.items() if person}

    patch.setattr(roster, "_people", broken)


def introduce_the_first(patch: Patch) -> None:
    def broken(desk: Desk) -> Person:
        person = people.by_id(desk.db, 1)
        assert person is not None
        return person

    patch.setattr(persons, "known", broken)


def hand_out_any_draft(patch: Patch) -> None:
    def broken(desk: Desk, table: Table) -> Any:
        found = desk.db.execute("SELECT decision, form FROM drafts WHERE table_id = ?", (table.id,)).fetchone()
        return found

    patch.setattr(looking, "draft", broken)


def say_who_has_begun(patch: Patch) -> None:
    whole = looking.overview

    def broken(desk: Desk, table: Table) -> Overview:
        drafts = desk.db.execute("SELECT count(*) FROM drafts WHERE table_id = ?", (table.id,)).fetchone()[0]
        return replace(whole(desk, table), options={"drafts": str(drafts)})

    patch.setattr(looking, "overview", broken)


def say_who_is_invited(patch: Patch) -> None:
    whole = looking.overview

    def broken(desk: Desk, table: Table) -> Overview:
        asked = [people.by_id(desk.db, person) for person in tables.invitations(desk.db, table.id)]
        return replace(whole(desk, table), options={person.name: True for person in asked if person})

    patch.setattr(looking, "overview", broken)


def say_the_score_before_the_end(patch: Patch) -> None:
    def broken(desk: Desk, table: Table) -> Result:
        game = looking._begun(desk, table)
        return Result(game.scores(desk.state(table, game)), ())

    patch.setattr(looking, "result", broken)


def hand_out_others_answers(patch: Patch) -> None:
    def broken(before: tuple[str, str], fingerprint: str) -> Any:
        answered = json.decode(before[1], type=Answered)
        return answered.done or answered.refusal

    patch.setattr(changes, "_again", broken)


def refuse_with_a_secret(patch: Patch) -> None:
    def broken(game: Any, state: Any, seat: Any, decision: int, form: Any) -> Any:
        answer = act(game, state, seat, decision, form)
        richest = max(hidden.coins for hidden in state.hidden)
        return Refusal(answer.code, {"richest": richest}) if isinstance(answer, Refusal) else answer

    patch.setattr(playing, "act", broken)


def answer_with_a_secret(patch: Patch) -> None:
    whole = consent.undo

    def broken(desk: Desk, table: Table, **how: bool) -> Done:
        state: Any = desk.state(table, desk.game(table))
        return replace(whole(desk, table, **how), motion=max(hidden.coins for hidden in state.hidden))

    patch.setattr(consent, "undo", broken)


def fail_with_a_secret(patch: Patch) -> None:
    def broken(desk: Desk, table: Table) -> Any:
        raise ValueError(f"cannot vote at {desk.state(table, desk.game(table))}")

    patch.setattr(consent, "abandon", broken)


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
