"""Is everything as it was written, and does it follow from the rules? What cannot be run again is said."""

from collections import Counter
from itertools import chain
from typing import Any

from msgspec import MsgspecError, Struct, field

from engine.core.forms.forms import form_from_json
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.play import start as begin
from engine.core.state.state import GameState
from engine.core.state.undo import rewind
from engine.core.stored import StoredError, decode, digest, encode, to_json
from engine.core.values.options import options_from
from engine.tables.operate.carried.frame import option_faults, seat_faults, table_faults
from engine.tables.operate.carried.rows import Rows, kept
from engine.tables.operate.restore import renewed
from engine.tables.operate.sayings import unsayable
from engine.tables.seats.marks import mark_faults
from engine.tables.storage.faults import CannotBeRead
from engine.tables.storage.records import Step, Table, events_of
from engine.tables.storage.stored import Stored
from engine.tables.transaction.transaction import Transaction

RULES, PRUNED, GAME, SET_UP = "rules", "pruned", "game", "set-up"
"""Why a step was not run again: played by older rules; its state is pruned; its game is not here; the set-up is of
an older version."""


class Report(Struct):
    """What was found."""

    tables: int = 0
    steps: int = 0
    again: int = 0
    """Steps that were run again, with the same outcome."""
    skipped: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[str, str]] = field(default_factory=list)
    """Table and fault, in words for a developer."""
    unknown: list[tuple[str, str]] = field(default_factory=list)
    """Table and game, where that is not here."""


class _Wrong(Exception):
    """This table is not as it should be."""


def verify_all(tx: Transaction) -> Report:
    """Every table."""
    report = Report()
    for table in tx.stored.tables.every():
        verify(tx, table, report)
    return report


def verify(tx: Transaction, table: Table, report: Report) -> None:
    """One table: what is around its game, and the game from its start to where it stands."""
    report.tables += 1
    game = tx.games.get(table.game)
    if game is None:
        report.unknown.append((table.id, table.game))
    try:
        for fault in mark_faults(tx.stored, table.id):
            raise _Wrong(fault)
        # SQLite itself holds no row against its CHECKs while it only reads.
        rows = kept(tx.stored, table.id)
        _check_drafts(rows)
        if game is not None:
            _check_frame(tx, rows, game)
        if table.step >= 0:
            _check_game(tx, table, game, report)
    except (_Wrong, StoredError) as wrong:
        report.faults.append((table.id, str(wrong)))
    except (MsgspecError, CannotBeRead, ValueError, TypeError, LookupError):
        # What they say may hold what is hidden.
        report.faults.append((table.id, "a record of it cannot be read"))


def _check_frame(tx: Transaction, rows: Rows, game: AnyGame) -> None:
    for fault in chain(table_faults(rows, game), option_faults(rows, game), seat_faults(rows, game)):
        raise _Wrong(fault)
    if any(row.status == "open" and row.seat not in {each.seat for each in rows.now} for row in rows.motions):
        raise _Wrong("a motion is open that nobody at the table has put")


def _check_drafts(rows: Rows) -> None:
    for row in rows.drafts:
        form_from_json(row.form)  # it can be read


def _check_game(tx: Transaction, table: Table, game: AnyGame | None, report: Report) -> None:
    rows = tx.stored.steps.between(table.id, 0, table.step + 1)
    if [row.step for row in rows] != list(range(table.step + 1)):
        raise _Wrong(f"its steps are not 0 to {table.step}: {[row.step for row in rows][-3:]}")
    kept = tx.stored.steps.states(table.id)
    report.steps += len(rows)
    _check_hashes(rows, kept)
    if game is None:
        report.skipped[GAME] += len(rows)
        return
    for step in unsayable(rows, game, {sitting.seat for sitting in tx.stored.tables.every_sitting(table.id)}):
        raise _Wrong(f"step {step} says something that nobody here can say")
    last = _Run(tx.stored, table, game, kept, report).all(rows)
    _check_now(tx, table, game, last)


def _check_hashes(rows: list[Step], kept: dict[int, str]) -> None:
    for row in rows:
        events_of(row)  # they can be read
        state = kept.get(row.step)
        if state is not None and digest(state.encode()) != row.hash:
            raise _Wrong(f"the state after step {row.step} is not the one that was written")
        if row.kind == "notice" and (state is not None or row.hash != rows[row.step - 1].hash):
            raise _Wrong(f"step {row.step} should not have changed the state")
    last = max((row.step for row in rows if row.kind != "notice"), default=-1)
    if last not in kept:
        raise _Wrong(f"the state after step {last} is missing")


def _check_now(tx: Transaction, table: Table, game: AnyGame, state: GameState) -> None:
    """What is kept beside the last state agrees with it."""
    found = game.proves.faults(state)
    if found:
        raise _Wrong(f"the state cannot be: {'; '.join(found)}")
    asked = [(d.number, d.seat, d.kind) for d in state.decisions] if table.status == "playing" else []
    if sorted(asked) != tx.stored.steps.open_decisions(table.id):
        raise _Wrong(f"the open questions are not those of the state: {tx.stored.steps.open_decisions(table.id)}")
    if (table.rules, table.data) != (state.rules, state.data):
        raise _Wrong(f"the table began with versions {table.rules} and {table.data}, its state with others")
    if tx.stored.steps.last_decision(table.id) > state.asked:
        raise _Wrong(f"a question has a number above {state.asked}, the last that was asked")
    if (table.status == "finished") != state.over:
        raise _Wrong(f"the table is {table.status}, and the state is {'' if state.over else 'not '}over")
    if [sitting.seat for sitting in tx.stored.tables.sittings(table.id)] != list(range(state.seats)):
        raise _Wrong(f"the seats are not 0 to {state.seats - 1}")


class _Run:
    """One table, run again step by step, each from the state that is kept before it."""

    def __init__(self, stored: Stored, table: Table, game: AnyGame, kept: dict[int, str], report: Report) -> None:
        self.stored, self.table, self.game, self.kept, self.report = stored, table, game, kept, report
        self.states: dict[int, GameState] = {}
        first: GameState = decode(game, kept[0].encode()) if 0 in kept else _missing(0)
        self.same_shape = encode(game, first) == kept[0].encode()
        """Whether states were written in today's shape from the start; else hashes of pruned ones say nothing."""

    def all(self, rows: list[Step]) -> GameState:
        """The last state."""
        now: GameState | None = None
        for row in rows:
            if row.kind != "notice":
                now = self._step(row, now)
            elif now is not None:
                self.report.again += 1
            if now is not None:
                self.states[row.step] = now
        return now or _missing(rows[-1].step)

    def _step(self, row: Step, before: GameState | None) -> GameState | None:
        stored: GameState | None = None
        if row.step in self.kept:
            stored = decode(self.game, self.kept[row.step].encode())
        why = self._why_not(row, before, stored)
        if why:
            self.report.skipped[why] += 1
            return stored
        after = self._again(row, before, stored)
        if stored is None:
            if self.same_shape and digest(encode(self.game, after)) != row.hash:
                raise _Wrong(f"run again, step {row.step} ends otherwise than its hash says")
        elif encode(self.game, after) != encode(self.game, stored):
            raise _Wrong(f"run again, step {row.step} ends otherwise than it did")
        self.report.again += 1
        return after

    def _why_not(self, row: Step, before: GameState | None, stored: GameState | None) -> str:
        """Why this step cannot be run again, if so. What only claims not to be is wrong."""
        back_to, forged = row.back_to, not 1 <= row.rules <= self.game.declares.rules_version
        if forged or (row.kind == "start") != (row.step == 0):
            raise _Wrong(f"step {row.step} is not what it says")
        if row.kind == "undo" and (back_to is None or not 0 <= back_to < row.step):
            raise _Wrong(f"step {row.step} takes back what never was")
        if row.rules < self.game.declares.replays_from:
            return RULES
        if row.kind == "start":
            newest = self.game.declares.rules_version, max(self.game.declares.facts)
            return "" if stored is not None and (stored.rules, stored.data) == newest else SET_UP
        without_seed = row.kind == "restored" and stored is None
        without_past = row.kind == "undo" and back_to not in self.states
        return self._pruned(row.step) if before is None or without_seed or without_past else ""

    def _pruned(self, step: int) -> str:
        if self.table.status == "playing":
            raise _Wrong(f"a state before step {step} is missing")
        return PRUNED

    def _again(self, row: Step, before: GameState | None, stored: GameState | None) -> GameState:
        if row.kind == "start" and stored is not None:
            chosen = options_from(self.game.declares.options, self.stored.tables.options(self.table.id))
            state, events = begin(self.game, stored.seats, chosen, stored.chance.seed)
        elif row.kind == "form" and before is not None:
            state, events = self._form(row, before)
        elif row.kind == "undo" and before is not None:
            return rewind(self.states[row.back_to or 0], before)
        else:
            # The seed is drawn anew at a restore: it can only be taken over.
            before = before or _missing(row.step)
            if stored is None or stored.chance.drawn != before.chance.drawn:
                raise _Wrong(f"step {row.step} should not have drawn anything")
            return renewed(before, stored.asked - len(stored.decisions), stored.chance)
        if to_json(events).decode() != row.events:
            raise _Wrong(f"run again, other things happen in step {row.step} than its log says")
        after: GameState = state
        return after

    def _form(self, row: Step, before: GameState) -> tuple[GameState, Any]:
        seat, decision, form = row.seat, row.decision, row.form
        if seat is None or decision is None or form is None:
            raise _Wrong(f"step {row.step} has no seat, question or form")
        answer = act(self.game, before, seat, decision, form_from_json(form))
        if not isinstance(answer, Accepted):
            raise _Wrong(f"run again, step {row.step} is refused: {answer.code}")
        return answer.state, answer.events


def _missing(step: int) -> GameState:
    raise _Wrong(f"the state after step {step} is missing")
