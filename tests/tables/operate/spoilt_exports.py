"""The ways in which an export can be wrong: each a small change of a good one, and where it is seen."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.tables.operate.exported import Content

Row: TypeAlias = dict[str, Any]
Spoil: TypeAlias = Callable[[Content], object]
"""Given a good export."""


def says(name: str, /, n: int = 0, **columns: Any) -> Spoil:
    """A row says something else."""
    return lambda content: content["rows"][name][n].update(columns)


def where(name: str, of: Callable[[Row], bool], **columns: Any) -> Spoil:
    """The first row like this says something else."""
    return lambda content: next(row for row in content["rows"][name] if of(row)).update(columns)


def more(name: str, /, **columns: Any) -> Spoil:
    """There is one row more, like the first but for this; where there is none, only this."""

    def spoil(content: Content) -> None:
        rows = content["rows"][name]
        like: Row = dict(rows[0]) if rows else {"table_id": content["rows"]["tables"][0]["id"]}
        rows.append({**like, **columns})

    return spoil


def fewer(name: str, n: int = 0) -> Spoil:
    """A row is missing."""
    return lambda content: content["rows"][name].pop(n)


def without(name: str, column: str) -> Spoil:
    """A column is missing."""
    return lambda content: content["rows"][name][0].pop(column)


def top(**columns: Any) -> Spoil:
    """The frame of the export says something else."""
    return lambda content: content.update(columns)


def person(n: int = 0, **columns: Any) -> Spoil:
    """Somebody is somebody else."""
    return lambda content: content["people"][n].update(columns)


def stranger(content: Content) -> None:
    """Somebody is among the people whom nothing at the table names."""
    content["people"].append({"id": 4711, "user": 999_999, "name": "Zoe"})


def missing_person(content: Content) -> None:
    """Somebody sits there who is not among the people."""
    content["people"] = [each for each in content["people"] if each["id"] != content["rows"]["tables"][0]["host"]]


def told(event: Any, kind: str = "notice") -> Spoil:
    """The first notice says this."""
    return where("steps", of_kind(kind), events=json.dumps([event]))


def is_open(row: Row) -> bool:
    return bool(row["closed_step"] is None)


def sits(row: Row) -> bool:
    return bool(row["until_step"] is None and row["kind"] == "person")


def of_kind(kind: str) -> Callable[[Row], bool]:
    return lambda row: bool(row["kind"] == kind)


ELSEWHERE = "bcdfg"
"""The id of a table that is in the file already."""
A_STEP = {"step": 0, "kind": "start", "seat": None, "decision": None, "form": None, "back_to": None} | {
    "events": "[]", "rules": 1, "hash": "0" * 64, "at": 1,
}  # fmt: skip
HEX = "ab" * 32

ANY: dict[str, tuple[Spoil, str]] = {
    "a newer version": (top(schema=99), "another version"),
    "another format": (top(format="a cake"), "another version"),
    "something beside the rows": (top(weather="fine"), "weather"),
    "rows of what there is not": (lambda content: content["rows"].update(weather=[]), "weather"),
    "no table": (fewer("tables"), "$.tables"),
    "two tables": (more("tables"), "$.tables"),
    "an id that is none": (says("tables", id="\x1b[31m"), "tables[0]"),
    "a column that is not": (says("tables", **{"step; DROP TABLE people": 1}), "step; DROP TABLE people"),
    "a column too few": (without("tables", "entry"), "entry"),
    "a text for a number": (says("tables", places="4"), "$.tables[0].places"),
    "a number that is huge": (says("tables", touched_at=1 << 70), "$.tables[0].touched_at"),
    "a list for a number": (says("tables", touched_at=[1]), "$.tables[0].touched_at"),
    "a truth for a number": (says("tables", created_at=True), "$.tables[0].created_at"),
    "a time before time": (says("tables", created_at=-1), "$.tables[0].created_at"),
    "a language nobody speaks": (says("tables", language="klingon"), "language"),
    "an entry that is none": (says("tables", entry="by the window"), "$.tables[0].entry"),
    "a pace that is none": (says("tables", pace=0), "pace"),
    "a status that is none": (says("tables", status="asleep"), "$.tables[0].status"),
    "too many places": (says("tables", places=99), "wrong-places"),
    "too few places": (says("tables", places=0), "wrong-places"),
    "a rematch of what is no table": (says("tables", rematch_of="yesterday"), "rematch"),
    "a host who is not there": (says("tables", host=4711), "host"),
    "a server that is none": (says("tables", server=-7), "$.tables[0].server"),
    "a person who is none": (person(user="somebody"), "$.people[0].user"),
    "a person without an id": (person(user=0), "$.people[0].user"),
    "a person twice": (lambda content: content["people"].append(content["people"][0]), "twice"),
    "a person who has nothing to do with it": (stranger, "4711"),
    "a person who is missing": (missing_person, "is not among the people"),
    "an option there is not": (more("options", name="weather", value="true"), "weather"),
    "an option that cannot be read": (says("options", value="{"), "options[0]"),
    "an option twice": (more("options"), "twice"),
    "an option of another table": (says("options", table_id=ELSEWHERE), "options[0]: it is of another table"),
    "a seat of another table": (says("seats", table_id=ELSEWHERE), "seats[0]: it is of another table"),
    "a seat far away": (says("seats", seat=9), "seats"),
    "a seat taken twice": (more("seats", id=999, kind="computer", person=None), "seats"),
    "one person on two seats": (says("seats", n=1, person=1, kind="person"), "more than one"),
    "a computer that is a person": (where("seats", sits, kind="computer"), "a computer cannot sit there like that"),
    "a person who is nobody": (where("seats", sits, person=None), "a person cannot sit there like that"),
    "something sent of which we know nothing": (says("outbox", kind="telegram"), "telegram"),
    "something sent about a step to come": (says("outbox", step=999), "outbox[0]"),
    "something sent to a seat there is not": (says("outbox", seat=9), "outbox[0]: there is no seat 9"),
    "something sent that is none": (says("outbox", status="lost"), "outbox[0]"),
    "something sent of another table": (says("outbox", table_id=ELSEWHERE), "outbox[0]: it is of another table"),
    "a message of another table": (
        more("posted", id=1, table_id=ELSEWHERE, step=-1, kind="lobby", seat=None, channel=1, message=77, at=1),
        "it is of another table",
    ),
    "a message of which we know nothing": (
        more("posted", id=1, step=-1, kind="telegram", seat=None, channel=1, message=77, at=1),
        "telegram",
    ),
    "a request of another table": (says("requests", table_id=ELSEWHERE), "requests[0]: it is of another table"),
    "a line of another table": (
        more("audit", id=1, table_id=ELSEWHERE, at=1, action="close", person=None, detail="{}", server=7),
        "it is of another table",
    ),
    "a line of another server": (
        more("audit", id=1, at=1, action="close", person=None, detail="{}", server=8),
        "it is of another server",
    ),
    "a line of what nobody does": (
        more("audit", id=1, at=1, action="bar", person=None, detail="{}", server=7),
        "'bar'",
    ),
    "a line about a person of this file": (
        more("audit", id=1, at=1, action="close", person=None, detail='{"who":1}', server=7),
        "close",
    ),
    "a line that cannot be read": (
        more("audit", id=1, at=1, action="close", person=None, detail="{", server=7),
        "close",
    ),
}
A_MOTION = {
    **{"id": 1, "kind": "abandon", "seat": 0, "back_to": None, "about": None},
    **{"status": "open", "opened_at": 1, "closed_at": None},
}
"""Of whatever table."""

LOBBY: dict[str, tuple[Spoil, str]] = {
    "an option that cannot be chosen": (says("options", value='"purple"'), "options"),
    "an option of the wrong type": (says("options", value="17"), "options[0]"),
    "a table that plays and has not begun": (says("tables", status="playing"), "playing"),
    "a table that is over and has not begun": (says("tables", status="finished", ended_at=5), "finished"),
    "a table that is open and has ended": (says("tables", ended_at=5), "times"),
    "versions before the start": (says("tables", rules=1, data=1), "versions"),
    "a step before the start": (more("steps", **A_STEP), "steps[0]: the game has not begun"),
    "a state before the start": (more("states", step=0, state="{}"), "states[0]: the game has not begun"),
    "a question before the start": (
        more("decisions", number=1, seat=0, kind="favour", opened_step=0, closed_step=None, opened_at=1, brought=None),
        "decisions[0]: the game has not begun",
    ),
    "a clock before the start": (
        more("deadlines", decision=1, due_at=5, usual_at=5),
        "deadlines[0]: the game has not begun",
    ),
    "a motion before the start": (
        more(
            "motions",
            id=1,
            kind="abandon",
            seat=0,
            back_to=None,
            about=None,
            status="open",
            opened_at=1,
            closed_at=None,
        ),
        "motions[0]: the game has not begun",
    ),
    "a draft before the start": (
        more("drafts", person=1, decision=1, form='{"verb":"draw","values":{}}', at=1),
        "drafts[0]: the game has not begun",
    ),
    "a mark before the start": (more("forgotten", seat=0, key=HEX, mark=HEX), "forgotten[0]: the game has not begun"),
    "somebody who sits since a step": (says("seats", from_step=0), "seats[0]"),
    "somebody who has left": (says("seats", until_step=3), "host"),
    "more who sit than may": (says("tables", places=2), "seats"),
    "nobody at all": (lambda content: content["rows"]["seats"].clear(), "host"),
    "an invitation to a seat": (says("invitations", seat=1), "invitations[0]"),
    "an invitation to another table": (
        says("invitations", table_id=ELSEWHERE),
        "invitations[0]: it is of another table",
    ),
    "an invitation of one who sits there": (more("invitations", person=1), "invitations[1]"),
    "an invitation of nobody we know": (says("invitations", person=4711), "invitations[0]"),
    "something sent to a seat": (says("outbox", seat=0), "outbox[0]"),
}
"""Of one that has not begun."""

PLAYING: dict[str, tuple[Spoil, str]] = {
    "a table that is open and has begun": (says("tables", status="open"), "open"),
    "a table that is over and is not": (says("tables", status="finished", ended_at=5), "finished"),
    "an end that is none": (says("tables", ended_at=5), "times"),
    "other versions": (says("tables", data=7), "versions"),
    "no versions": (says("tables", rules=None), "versions"),
    "a state changed": (
        lambda content: content["rows"]["states"][2].update(state=content["rows"]["states"][3]["state"]),
        "state",
    ),
    "a state of no step": (says("states", n=1, step=999), "states[1]"),
    "a state twice": (more("states"), "states"),
    "a step missing": (fewer("steps", 1), "steps"),
    "a step twice": (more("steps"), "steps"),
    "a step of another table": (says("steps", table_id=ELSEWHERE), "steps[0]: it is of another table"),
    "a state of another table": (says("states", table_id=ELSEWHERE), "states[0]: it is of another table"),
    "a question of another table": (says("decisions", table_id=ELSEWHERE), "decisions[0]: it is of another table"),
    "a clock of another table": (says("deadlines", table_id=ELSEWHERE), "deadlines[0]: it is of another table"),
    "a motion of another table": (says("motions", table_id=ELSEWHERE), "motions[0]: it is of another table"),
    "a draft of another table": (says("drafts", table_id=ELSEWHERE), "drafts[0]: it is of another table"),
    "a mark of another table": (says("forgotten", table_id=ELSEWHERE), "forgotten[0]: it is of another table"),
    "an offer of another table": (says("invitations", table_id=ELSEWHERE), "invitations[0]: it is of another table"),
    "a kind of step there is not": (says("steps", n=1, kind="dance"), "$.steps[1].kind"),
    "a second start": (says("steps", n=4, kind="start"), "steps[4]"),
    "a form without a question": (where("steps", of_kind("form"), decision=None), "steps"),
    "a form that cannot be read": (where("steps", of_kind("form"), form="{"), "cannot be read"),
    "a step that claims to be too old": (says("steps", n=3, rules=0), "step 3"),
    "an undo of what never was": (where("steps", of_kind("undo"), back_to=4242), "never was"),
    "a seat that is none in a step": (where("steps", of_kind("form"), seat=9), "there is no seat 9"),
    "a notice nobody knows": (told({"type": "event", "key": "table-hacked", "params": {}}), "nobody here can say"),
    "a notice of the game": (told({"type": "event", "key": "drew", "params": {}}), "nobody here can say"),
    "a notice without its seat": (
        told({"type": "event", "key": "table-resigned", "params": {}}),
        "nobody here can say",
    ),
    "a notice of a seat there is not": (
        told({"type": "event", "key": "table-resigned", "params": {"seat": 9}}),
        "nobody here can say",
    ),
    "an undo that says something else": (
        told({"type": "event", "key": "table-resigned", "params": {"seat": 0}}, "undo"),
        "nobody here can say",
    ),
    "a question this game does not ask": (says("decisions", kind="riddle"), "decisions[0]"),
    "a question to nobody": (says("decisions", seat=9), "decisions[0]: there is no seat 9"),
    "a question closed before it was asked": (says("decisions", opened_step=5, closed_step=4), "decisions[0]"),
    "a question not asked yet": (more("decisions", number=999, closed_step=1), "a question has a number above"),
    "a question too many": (where("decisions", is_open, number=998), "deadlines"),
    "a question forgotten": (where("decisions", is_open, closed_step=1), "decisions"),
    "a clock of nothing": (says("deadlines", decision=1), "deadlines"),
    "a clock where there is none": (says("tables", pace=None), "deadlines"),
    "a clock missing": (fewer("deadlines"), "deadlines"),
    "a motion of nobody": (says("motions", seat=9), "motions[0]: there is no seat 9"),
    "a motion for what cannot be": (says("motions", kind="undo", back_to=999), "motions[0]"),
    "a motion that is closed and open": (says("motions", closed_at=5), "motions[0]"),
    "a vote on what nobody asked": (more("ballots", motion=4711, seat=0, agrees=1, at=1), "ballots"),
    "a draft of another's": (says("drafts", decision=1), "drafts[0]"),
    "a draft that is no form": (says("drafts", form="{"), "drafts[0]"),
    "a draft of what cannot be done": (says("drafts", form='{"verb":"dance","values":{}}'), "drafts[0]"),
    "a mark that is none": (says("forgotten", mark="?"), "$.forgotten[0].mark"),
    "a mark of no seat": (says("forgotten", seat=9), "forgotten[0]: there is no seat 9"),
    "an offer of no seat": (says("invitations", seat=9), "invitations[0]"),
    "an offer before the start": (says("invitations", seat=None), "invitations[0]"),
    "a seat nobody sat on at first": (says("seats", from_step=2), "seats"),
    "a gap on a seat": (where("seats", lambda row: row["until_step"] is not None, until_step=1), "seats"),
    "a seat nobody sits on": (says("seats", n=-1, until_step=4), "seats: on seat"),
    "a message about a step to come": (
        where("posted", of_kind("post"), step=999),
        "there is no step 999",
    ),
    "a message about no motion": (
        where("posted", of_kind("motion"), step=4711),
        "there is no motion 4711",
    ),
}
"""Of one that is being played."""

OVER: dict[str, tuple[Spoil, str]] = {
    "no end": (says("tables", ended_at=None), "times"),
    "a pause after the end": (says("tables", paused_at=5), "times"),
    "somebody invited": (more("invitations", person=1, seat=None, at=1), "invitations[0]"),
    "a question left": (says("decisions", closed_step=None), "decisions[0]"),
    "a mark left": (more("forgotten", seat=0, key=HEX, mark=HEX), "forgotten[0]"),
    "a motion left": (
        more(
            "motions",
            id=1,
            kind="abandon",
            seat=0,
            back_to=None,
            about=None,
            status="open",
            opened_at=1,
            closed_at=None,
        ),
        "motions[0]",
    ),
}
"""Of one that has ended."""

SPOILT: dict[str, dict[str, tuple[Spoil, str]]] = {
    "a lobby": {**ANY, **LOBBY},
    "a game in play": {**ANY, **PLAYING},
    "a finished game": OVER,
}
"""By the table that is spoilt."""
