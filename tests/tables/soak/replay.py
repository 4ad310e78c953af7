"""Are all steps there, and is each what the rules make of the one before? Everything is done over again to see."""

from collections.abc import Iterable, Iterator, Mapping

from engine.core.forms.forms import form_from_json
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state.state import GameState
from engine.core.state.undo import rewind
from engine.core.stored import StoredError, decode, digest, encode, to_json
from engine.core.values.options import options_from
from engine.tables.storage.records import Step, Table
from engine.tables.storage.stored import Stored

Seen = set[tuple[str, int, str]]
"""The steps that were done over already: table, number and hash."""


class Play:
    """The steps of one table, looked through in order."""

    def __init__(self, stored: Stored, game: AnyGame, table: Table) -> None:
        self.table, self.game = table, game
        self.steps = stored.steps.between(table.id, 0, table.step + 1_000_000)
        self.states = stored.steps.states(table.id)
        self.options = stored.tables.options(table.id)

    def faults(self, seen: Seen) -> Iterator[str]:
        """What is wrong with the steps and states."""
        found, last = [step.step for step in self.steps], self.table.step
        if found != list(range(last + 1)):
            yield f"table {self.table.id} is at step {last} and has the steps {found}"
            return
        changing = [step for step in self.steps if step.kind != "notice"]
        if sorted(self.states) != [step.step for step in changing]:
            yield f"table {self.table.id} has not a state for each step that makes one"
            return
        for before, step in zip((None, *self.steps), self.steps, strict=False):
            yield from self._wrong_hash(before, step)
        for earlier, step in zip((None, *changing), changing, strict=False):
            if (self.table.id, step.step, step.hash) not in seen:
                yield from self._wrong_state(earlier, step)
                seen.add((self.table.id, step.step, step.hash))

    def state(self, step: int) -> GameState:
        """The state after this step."""
        state: GameState = decode(self.game, self.states[step].encode())
        return state

    def _wrong_hash(self, before: Step | None, step: Step) -> Iterator[str]:
        if step.kind == "notice":
            if before is None or step.hash != before.hash:
                yield f"table {self.table.id}, step {step.step}: a notice with another hash than the step before"
        elif digest(self.states[step.step].encode()) != step.hash:
            yield f"table {self.table.id}, step {step.step}: the state does not have its hash"

    def _wrong_state(self, earlier: Step | None, step: Step) -> Iterator[str]:
        try:
            again, events = self._again(earlier, step)
        except (StoredError, ValueError, LookupError) as error:
            yield f"table {self.table.id}, step {step.step}: {error}"
            return
        if encode(self.game, again).decode() != self.states[step.step]:
            yield f"table {self.table.id}, step {step.step}: done over, it makes another state"
        if events is not None and events != step.events:
            yield f"table {self.table.id}, step {step.step}: done over, it makes other events"

    def _again(self, earlier: Step | None, step: Step) -> tuple[GameState, str | None]:
        """The state this step makes, and the game's own events."""
        if earlier is None:
            return self._started(self.state(step.step))
        if step.kind == "undo":
            return rewind(self.state(self._standing(step.back_to)), self.state(earlier.step)), None
        if step.seat is None or step.decision is None:
            raise ValueError("a form of nobody, or to no question")
        done = act(self.game, self.state(earlier.step), step.seat, step.decision, form_from_json(step.form or ""))
        if not isinstance(done, Accepted):
            raise ValueError(f"the rules refuse it: {done}")
        return done.state, to_json(done.events).decode()

    def _started(self, state: GameState) -> tuple[GameState, str]:
        chosen = options_from(self.game.declares.options, self.options)
        again, events = start(self.game, state.seats, chosen, state.chance.seed)
        return again, to_json(events).decode()

    def _standing(self, back_to: int | None) -> int:
        """The last step, no later than this one, that made a state."""
        return max(step for step in self.states if step <= (-1 if back_to is None else back_to))


def step_faults(stored: Stored, games: Mapping[str, AnyGame], all_tables: Iterable[Table], seen: Seen) -> Iterator[str]:
    """What is wrong with the steps of these tables, and with the questions kept beside them."""
    for table in all_tables:
        play = Play(stored, games[table.game], table)
        wrong = list(play.faults(seen))
        yield from wrong or _questions(stored, table, play)


def _questions(stored: Stored, table: Table, play: Play) -> Iterator[str]:
    """A table that is being played asks what its state asks; any other asks nothing."""
    asked = set(stored.steps.open_decisions(table.id))
    open_now = play.state(max(play.states)).decisions if table.status == "playing" else ()
    if asked != {(decision.number, decision.seat, decision.kind) for decision in open_now}:
        yield f"table {table.id} keeps the questions {asked} and its state asks {open_now}"
