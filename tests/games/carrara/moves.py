"""Playing at a table of Carrara, and looking at it, in the words of the tests."""

from typing import Any

from engine.core.door import Door, look
from engine.core.forms.forms import Form
from engine.core.forms.offers import CountsOffer, Offer, Value
from engine.core.play import Accepted, act
from engine.core.state.views import all_lines
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from engine.games.carrara.views import PlayerView, ScreenView, TableView


def answer(state: CarraraState, verb: str, **values: Value) -> Accepted[CarraraState] | Refusal:
    """What comes of it if the player whose turn it is answers like this."""
    decision = state.decisions[0]
    return act(GAME, state, decision.seat, decision.number, Form(verb, values))


def play(state: CarraraState, verb: str, **values: Value) -> Accepted[CarraraState]:
    """The table after this move, and what happened."""
    accepted = answer(state, verb, **values)
    assert isinstance(accepted, Accepted), accepted
    return accepted


def after(state: CarraraState, verb: str, **values: Value) -> CarraraState:
    """The table after this move."""
    return play(state, verb, **values).state


def refused(state: CarraraState, verb: str, **values: Value) -> Refusal:
    """Why this move is refused."""
    refusal = answer(state, verb, **values)
    assert isinstance(refusal, Refusal), "it was accepted"
    return refusal


def happened(accepted: Accepted[CarraraState], key: str) -> Params:
    """The parameters of the one event of this kind."""
    (event,) = [event for event in accepted.events if event.key == key]
    return event.params


def keys(accepted: Accepted[CarraraState]) -> list[str]:
    """What happened, in its order."""
    return [event.key for event in accepted.events]


def asked(state: CarraraState) -> tuple[Seat, str]:
    """Who is asked, and what."""
    (decision,) = state.decisions
    return decision.seat, decision.kind


def door(state: CarraraState) -> Door[CarraraState, TableView, ScreenView]:
    """What the player whose turn it is may see and ask."""
    return Door(GAME, state, state.decisions[0].seat)


def verbs(state: CarraraState) -> set[str]:
    """What the player whose turn it is can do."""
    return set(door(state).verbs())


def offer(state: CarraraState, verb: str, field: str, **filled: Value) -> Offer:
    """What may come for a field beside those filled."""
    return door(state).choices(verb, filled, field)


def counts_offer(state: CarraraState, verb: str, field: str, **filled: Value) -> CountsOffer:
    """The same, for blocks."""
    found = offer(state, verb, field, **filled)
    assert isinstance(found, CountsOffer)
    return found


def offers_each_beside_the_others(state: CarraraState, verb: str, values: dict[str, Value]) -> bool:
    """Whether every value of a form is on offer when all the others are filled, whichever came first."""
    return all(
        door(state).choices(verb, {n: v for n, v in values.items() if n != name}, name).allows(value)
        for name, value in values.items()
    )


def table(state: CarraraState) -> TableView:
    """What everyone sees."""
    return look(GAME, state, None).table


def player(state: CarraraState, seat: Seat) -> PlayerView:
    """What everyone sees of one player."""
    return table(state).players[seat]


def screen(state: CarraraState, seat: Seat) -> ScreenView:
    """What this player sees of his own."""
    found = look(GAME, state, seat).screen
    assert found is not None
    return found


def points(state: CarraraState, seat: Seat) -> dict[str, int]:
    """The final reckoning of one player, by source."""
    return GAME.shows.scores(state)[seat].by_source(GAME.declares.sources)


def told(state: CarraraState, seat: Seat | None) -> dict[str, list[dict[str, Any]]]:
    """The lines this viewer reads, by their keys."""
    lines: dict[str, list[dict[str, Any]]] = {}
    for text in all_lines(GAME.shows.tell(look(GAME, state, seat))):
        lines.setdefault(text.key, []).append(dict(text.params))
    return lines
