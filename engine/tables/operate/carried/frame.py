"""What is around a game: the table, who sits and sat there, who is invited, what was chosen."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from msgspec import DecodeError, json
from pydantic import ValidationError

from engine.core.game import AnyGame
from engine.core.values.options import options_from
from engine.tables.operate.carried.rows import Rows, twice
from engine.tables.operate.carried.shapes import PersonRow, SeatRow
from engine.tables.seats.opening import check_frame, check_places, is_table_id
from engine.tables.transaction.refusals import Declined

_WITH_PERSON = ("seats", "invitations", "drafts", "requests", "audit")


def table_faults(rows: Rows, game: AnyGame) -> Iterator[str]:
    """The table can be one, agrees with itself, and every row is its own."""
    table = rows.table
    if not is_table_id(table.id):
        yield "tables[0]: its id is none"
    if table.rematch_of is not None and (not is_table_id(table.rematch_of) or table.rematch_of == table.id):
        yield "tables[0]: it cannot be the rematch of that"
    try:
        check_frame(table.entry, table.language, table.pace, table.late)
        check_places(game, table.places)
    except Declined as declined:
        yield f"tables[0]: {declined.refusal.code} {declined.refusal.params}"
    yield from _standing(rows)
    yield from _of_others(rows)


def _standing(rows: Rows) -> Iterator[str]:
    table, begun = rows.table, rows.has_begun
    if begun != {"open": False, "playing": True, "finished": True}.get(table.status, begun):
        yield f"tables[0]: it is {table.status}, and its last step is {table.step}"
    if (table.rules is not None, table.data is not None) != (begun, begun):
        yield "tables[0]: a table has versions from its start on"
    if rows.is_live != (table.ended_at is None) or (table.paused_at is not None and not rows.is_live):
        yield f"tables[0]: it is {table.status}, and its times say otherwise"


def _of_others(rows: Rows) -> Iterator[str]:
    for name in rows.__struct_fields__:
        for n, row in enumerate(getattr(rows, name)):
            if getattr(row, "table_id", rows.table.id) != rows.table.id:
                yield f"{name}[{n}]: it is of another table"


def people_faults(rows: Rows, people: Sequence[PersonRow]) -> Iterator[str]:
    """Everybody who is named is there, once, and nobody else."""
    for what in ("id", "user"):
        yield from (f"people: the {what} {each} is there twice" for each in twice(getattr(p, what) for p in people))
    known = {person.id for person in people}
    for name in _WITH_PERSON:
        for n, row in enumerate(getattr(rows, name)):
            if row.person is not None and row.person not in known:
                yield f"{name}[{n}]: its person {row.person} is not among the people"
    if not {row.held_for for row in rows.seats} <= {None, *known}:
        yield "seats: one is held for somebody who is not among the people"
    if rows.table.host is not None and rows.table.host not in known:
        yield "tables[0]: its host is not among the people"
    yield from (f"people: {each} has nothing to do with this table" for each in sorted(known - _named(rows)))


def seat_faults(rows: Rows, game: AnyGame) -> Iterator[str]:
    """Everybody sits once; before a game anywhere, in a game one after another on each seat."""
    yield from _sitters(rows)
    if not rows.has_begun:
        yield from _before_the_start(rows, game)
        return
    chains = {seat: list(chain) for seat, chain in groupby(sorted(rows.seats, key=_in_order), lambda row: row.seat)}
    if (
        list(chains) != list(range(len(chains)))
        or len(chains) not in game.declares.players
        or len(chains) > rows.table.places
    ):
        yield f"seats: they are {list(chains)}, and {rows.table.places} may sit there"
    for seat, chain in chains.items():
        ends = [(row.from_step, row.until_step) for row in chain]
        joined = all(before[1] == after[0] for before, after in pairwise(ends))
        ordered = all(first <= last for first, last in ends[:-1] if last is not None)
        if not joined or not ordered or ends[0][0] or ends[-1][1] is not None or ends[-1][0] > rows.table.step + 1:
            yield f"seats: on seat {seat} they do not follow each other from the start to now: {ends}"


def invitation_faults(rows: Rows) -> Iterator[str]:
    """To join before the start; to take a seat over in a game."""
    sat = {(row.person, row.seat) for row in rows.seats}
    sits, playing = {row.person for row in rows.now}, rows.table.status == "playing"
    for n, row in enumerate(rows.invitations):
        if not rows.is_live or (row.seat is not None) != playing:
            yield f"invitations[{n}]: nobody can be invited like that to a table that is {rows.table.status}"
        if row.seat is not None and row.seat not in {sitting.seat for sitting in rows.now}:
            yield f"invitations[{n}]: there is no seat {row.seat}"
        if row.person in sits or any(person == row.person and seat != row.seat for person, seat in sat):
            yield f"invitations[{n}]: the person sits there, or sat on another seat"
    yield from (f"invitations: {each} is invited twice" for each in twice(row.person for row in rows.invitations))


def option_faults(rows: Rows, game: AnyGame) -> Iterator[str]:
    """Each can be read and chosen; only what a game began with by older rules, nobody can tell today."""
    chosen: dict[str, str | bool] = {}
    for n, row in enumerate(rows.options):
        try:
            chosen[row.name] = json.decode(row.value, type=str | bool)
        except (DecodeError, UnicodeDecodeError):
            yield f"options[{n}]: its value cannot be read"
    yield from (f"options: {each} is there twice" for each in twice(row.name for row in rows.options))
    older = (rows.table.rules, rows.table.data) != (game.declares.rules_version, max(game.declares.facts))
    try:
        options_from(game.declares.options, {} if rows.has_begun and older else chosen)
    except ValidationError as error:
        first = error.errors()[0]
        yield f"options: {'.'.join(map(str, first['loc']))}: {first['msg']}"


def _sitters(rows: Rows) -> Iterator[str]:
    for n, row in enumerate(rows.seats):
        gone = row.until_step is not None or not rows.is_live
        if (row.kind != "person" and row.person is not None) or (
            row.kind == "person" and row.person is None and not gone
        ):
            yield f"seats[{n}]: a {row.kind} cannot sit there like that"
    seats = {(row.person, row.seat) for row in rows.seats if row.person is not None}
    yield from (f"seats: the person {each} has more than one" for each in twice(person for person, _ in seats))
    persons = {row.person for row in rows.now} - {None}
    if rows.is_live and rows.table.host not in persons:
        yield "tables[0]: its host does not sit there"


def _before_the_start(rows: Rows, game: AnyGame) -> Iterator[str]:
    for n, row in enumerate(rows.seats):
        if (row.from_step, row.until_step) != (-1, None) or row.seat >= game.declares.players[-1]:
            yield f"seats[{n}]: nobody sits like that at a table that has not begun"
    yield from (f"seats: {each} is taken twice" for each in twice(row.seat for row in rows.seats))
    if len(rows.seats) > rows.table.places:
        yield f"seats: there are {len(rows.seats)}, and {rows.table.places} may sit there"


def _named(rows: Rows) -> set[int]:
    named = {row.person for name in _WITH_PERSON for row in getattr(rows, name)}
    held = [row.held_for for row in rows.seats]
    return {person for person in (*named, *held, rows.table.host) if person is not None}


def _in_order(row: SeatRow) -> tuple[int, int]:
    return row.seat, row.id
