"""The one door out of a state. It asks who is looking, and hands out only what that viewer may see."""

from collections.abc import Sequence
from typing import Generic

from msgspec.structs import replace

from engine.core.forms.forms import Field, Filled, Form
from engine.core.forms.offers import CountsOffer, Offer, Value
from engine.core.game import C, GameDefinition, Opt, S, T
from engine.core.reasons import why_not_verb
from engine.core.state.decisions import Decision
from engine.core.state.sealed import question_of, sealed_answer
from engine.core.state.views import Label, View
from engine.core.values.chance import Below
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Text
from engine.core.walk import along


def look(game: GameDefinition[S, Opt, T, C], state: S, viewer: Viewer) -> View[T, C]:
    """Everything this viewer may see now."""
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < state.seats):
        raise ValueError(f"nobody sits at {viewer}: there are {state.seats} seats")
    return View(
        viewer=viewer,
        table=game.shows.show_table(state),
        screen=None if viewer is None else game.shows.show_screen(state, viewer),
        decisions=state.decisions,
        turn=state.turn,
        over=state.over,
        opened=game.open_screens(state) if state.over else (),
    )


def look_back(game: GameDefinition[S, Opt, T, C], state: S, viewer: Viewer) -> View[T, C]:
    """The same of an earlier state of a game that is over by now: what was hidden then is open, as all of it is at the
    end, but for what the rules keep closed for good. Only for who has made sure that it is over."""
    return replace(look(game, state, viewer), opened=game.open_screens(state))


class Door(Generic[S, T, C]):
    """What one seat may see and ask. A computer player gets this and nothing else.

    >>> from engine.core.discovery import discover
    >>> from engine.core.play import start
    >>> game = discover(("tests.sample.games",))["pebbles"]
    >>> state, _ = start(game, 2, game.declares.options(), b"sixteen bytes...")
    >>> mine = Door(game, state, 0)
    >>> mine.verbs(), mine.choices("favour", {}, "colour")
    (('favour',), OneOffer(values=('white', 'grey', 'black')))
    >>> mine.view().screen.coins, look(game, state, None).screen
    (6, None)
    """

    __slots__ = ("_game", "_state", "seat")

    def __init__(self, game: GameDefinition[S, Opt, T, C], state: S, seat: Seat) -> None:
        self._game = game
        self._state = state
        self.seat = seat

    def view(self) -> View[T, C]:
        """What this seat sees."""
        return look(self._game, self._state, self.seat)

    def decision(self) -> Decision | None:
        """What this seat is asked, or has answered and may still change; if anything."""
        return question_of(self._state, self.seat)

    def answer(self) -> Form | None:
        """What this seat has answered under seal and may still change."""
        answer = sealed_answer(self._state, self.seat)
        return None if answer is None else answer.form

    def verbs(self) -> tuple[str, ...]:
        """What this seat can do now; nothing if it owes no decision."""
        return self._game.verbs_now(self._state, self.seat)

    def answers(self) -> tuple[str, ...]:
        """The verbs that can ever answer what this seat is asked."""
        decision = question_of(self._state, self.seat)
        return () if decision is None else self._game.declares.decisions[decision.kind]

    def may(self, verb: str) -> bool:
        """Whether this verb, one of the answers, is possible now."""
        return self._game.may(self._state, self.seat, verb)

    def choices(self, verb: str, filled: Filled, field: str) -> Offer:
        """What may come for this field, given what is filled already, in any order."""
        return self._game.choices(self._state, self.seat, verb, filled, field)

    def suggested(self, verb: str, filled: Filled, field: str) -> Value | None:
        """What most players would fill in here, if there is such an answer. It is always on offer."""
        found = self._game.plays.suggest(self._state, self.seat, verb, filled, field)
        if found is not None:
            return found
        offer = self.choices(verb, filled, field)
        return offer.suggested or None if isinstance(offer, CountsOffer) else None

    def by_lot(self, verb: str, fields: Sequence[Field], below: Below, filled: Filled) -> Filled:
        """These fields filled in by lot from what is offered, beside what is filled already."""
        return along(verb, self._game.plays.choices[verb], self._state, self.seat, fields, below, filled)

    def why_not(self, verb: str, filled: Filled, field: str = "", value: Value = "") -> Refusal:
        """Why this value, or without a field this verb, is not to be had now."""
        if not field:
            return why_not_verb(self._game, self._state, self.seat, verb)
        reason = self._game.plays.why_not(self._state, self.seat, verb, filled, field, value)
        return reason or self.choices(verb, filled, field).why_not(field, value)

    def foresee(self, form: Form) -> tuple[Text, ...]:
        """How this seat's screen will stand once this legal form is carried out, as far as that can be known."""
        return self._game.plays.foresee(self._state, self.seat, form)

    def label(self, verb: str, filled: Filled, field: str, value: Value) -> Label:
        """How this choice is offered: its text, cost and gain, computed only when asked."""
        return self._game.plays.label(self._state, self.seat, verb, filled, field, value)
