"""Playing at a table of Lucca Città, and looking at it, in the words of the tests."""

from collections.abc import Sequence
from typing import Any

from engine.core.door import Door, look
from engine.core.forms.forms import Form
from engine.core.forms.offers import OneOffer, Value
from engine.core.play import Accepted, act
from engine.core.state.events import seen
from engine.core.state.sealed import question_of
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Params
from engine.games.lucca.game import GAME
from engine.games.lucca.state import LuccaState
from engine.games.lucca.views import PalaceView, PlayerView, ScreenView, TableView
from tests.games.lucca.position import ROUNDS, Side, position

Played = Accepted[LuccaState]
USES = {"b": "build", "w": "wall", "d": "discard"}
PLACES = ("first", "second", "third")
NAMES = ("Agnese", "Bartolo", "Chiara", "Donato", "Elena")


def answer(state: LuccaState, seat: Seat, verb: str, values: dict[str, Value]) -> Played | Refusal:
    """What comes of it if this seat answers what it is asked, or has answered under seal, like this."""
    question = question_of(state, seat)
    return act(GAME, state, seat, question.number if question else 1, Form(verb, values))


def accepted(answered: Played | Refusal) -> Played:
    assert isinstance(answered, Accepted), answered
    return answered


def keeping(*cards: int, top: int | None = None) -> dict[str, Value]:
    """The form that keeps these cards."""
    said: dict[str, Value] = {"cards": tuple(map(str, cards))}
    return said if top is None else {**said, "top": str(top)}


def taking(
    triplet: int = 1, uses: str = "ddd", *, top: int | None = None, opens: Sequence[str] = ()
) -> dict[str, Value]:
    """The form that takes a triplet and builds (b), walls up (w) or discards (d) each of its cards, as they lie."""
    said: dict[str, Value] = {"triplet": str(triplet)}
    said |= {place: USES[use] for place, use in zip(PLACES, uses, strict=True)}
    said |= {} if top is None else {"top": str(top)}
    return {**said, "open": tuple(opens)} if opens else said


def keep(state: LuccaState, seat: Seat, *cards: int, top: int | None = None) -> Played:
    """This seat keeps these cards."""
    return accepted(answer(state, seat, "keep", keeping(*cards, top=top)))


def keep_all(state: LuccaState, *kept: Sequence[int]) -> Played:
    """Everybody keeps these two, of one colour the last on top; without any said, his two lowest numbers."""
    chosen = kept or tuple(hidden.hand[:2] for hidden in state.hidden)
    for seat, cards in enumerate(chosen):
        one_colour = (cards[0] - cards[1]) % 6 == 0
        played = keep(state, seat, *cards, top=cards[-1] if one_colour else None)
        state = played.state
    return played


def take(
    state: LuccaState, triplet: int = 1, uses: str = "ddd", *, top: int | None = None, opens: Sequence[str] = ()
) -> Played:
    """The seat whose turn it is takes this triplet."""
    return accepted(answer(state, asked(state), "take", taking(triplet, uses, top=top, opens=opens)))


def refused(state: LuccaState, triplet: int = 1, uses: str = "ddd", **more: Any) -> str:
    """The code of the refusal, if the seat whose turn it is tries this."""
    refusal = answer(state, asked(state), "take", taking(triplet, uses, **more))
    assert isinstance(refusal, Refusal), "it was accepted"
    return refusal.code


def play_round(state: LuccaState, uses: str = "ddd") -> Played:
    """Everybody who has not had his turn in this round takes the first triplet left, for the same use."""
    now = state.round
    while not state.over and state.round == now:
        played = take(state, first_left(state), uses)
        state = played.state
    return played


def first_left(state: LuccaState) -> int:
    """The lowest number of a triplet that nobody has taken."""
    return next(n for n, cards in enumerate(state.display, 1) if cards)


def ended(*sides: Side) -> Played:
    """These quarters after the last round: its last player has discarded what he took."""
    players = len(sides)
    return take(position(*sides, seat=players - 1, round=ROUNDS[players]))


# What is seen


def asked(state: LuccaState) -> Seat:
    """Whose turn it is."""
    (decision,) = state.decisions
    return decision.seat


def offered(state: LuccaState, field: str, **filled: Value) -> tuple[str, ...]:
    """What the seat whose turn it is may choose there, beside what is filled."""
    offer = Door(GAME, state, asked(state)).choices("take", filled, field)
    return offer.values if isinstance(offer, OneOffer) else getattr(offer, "values", ())


def table(state: LuccaState) -> TableView:
    """What everyone sees."""
    return look(GAME, state, None).table


def player(state: LuccaState, seat: Seat) -> PlayerView:
    return table(state).players[seat]


def palace(state: LuccaState, seat: Seat, colour: str) -> PalaceView | None:
    """The palace of this colour there, whatever its area."""
    return next((each for each in player(state, seat).palaces if each.colour == colour), None)


def area(state: LuccaState, seat: Seat, colour: str) -> str | None:
    found = palace(state, seat, colour)
    return None if found is None else found.area


def screen(state: LuccaState, seat: Seat) -> ScreenView:
    found = look(GAME, state, seat).screen
    assert found is not None
    return found


def points(state: LuccaState, seat: Seat) -> dict[str, int]:
    """By source, without those that brought nothing."""
    return {source: n for source, n in zip(GAME.declares.sources, player(state, seat).points, strict=True) if n}


def totals(state: LuccaState) -> list[int]:
    return [score.total for score in GAME.shows.scores(state)]


def keys(played: Played, viewer: Viewer = None) -> list[str]:
    """What happened, in its order, as this viewer was told."""
    return [text.key for text in seen(played.events, viewer)]


def happened(played: Played, key: str, viewer: Viewer = None) -> list[Params]:
    """The parameters of each event of this kind, as this viewer was told."""
    return [text.params for text in seen(played.events, viewer) if text.key == key]
