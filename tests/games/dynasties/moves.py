"""Playing at a table of Dynasties, and looking at it, in the words of the tests."""

from collections.abc import Callable, Iterator
from itertools import combinations, product

from msgspec.structs import replace

from engine.core.door import Door, look
from engine.core.forms.forms import Field, Filled, Form
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value
from engine.core.play import Accepted, act
from engine.core.state.agenda import Task, resume
from engine.core.state.events import seen
from engine.core.values.chance import Chance
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Params
from engine.games.dynasties.data import ACTIONS, BOOKS, CITIES, GOODS, SCORES
from engine.games.dynasties.game import GAME
from engine.games.dynasties.rules.book import TASKS
from engine.games.dynasties.state import DynastiesState
from engine.games.dynasties.views import CityView, PlayerView, ScreenView, TableView
from tests.games.dynasties.position import goods

Played = Accepted[DynastiesState]


def answer(state: DynastiesState, verb: str, seat: Seat | None = None, /, **values: Value | None) -> Played | Refusal:
    """What comes of it if the seat that is asked something answers like this; what is None is left out."""
    decision = next(each for each in state.decisions if seat in (None, each.seat))
    said = {name: value for name, value in values.items() if value is not None}
    return act(GAME, state, decision.seat, decision.number, Form(verb, said))


def do(state: DynastiesState, verb: str, seat: Seat | None = None, /, **values: Value | None) -> Played:
    """The same, and it is accepted."""
    answered = answer(state, verb, seat, **values)
    assert isinstance(answered, Accepted), answered
    return answered


def refused(state: DynastiesState, verb: str, **values: Value | None) -> str:
    """The code of the refusal, if the seat that is asked something tries this."""
    refusal = answer(state, verb, None, **values)
    assert isinstance(refusal, Refusal), "it was accepted"
    return refusal.code


def divide(state: DynastiesState, group: str) -> Played:
    return do(state, "divide", goods=goods(group))


def rolling(state: DynastiesState, faces: tuple[str, ...], play: Callable[[DynastiesState], Played]) -> Played:
    """Play with dice that come out like this: other seeds are tried until they do."""
    for number in range(20_000):
        played = play(replace(state, chance=Chance(number.to_bytes(16, "big"))))
        rolled = happened(played, "rolled")
        if rolled and rolled[0]["dice"] == faces:
            return played
    raise AssertionError(f"{faces} never came")


def run(state: DynastiesState, *tasks: Task) -> Played:
    """Carry out tasks from a table at which nobody is asked, the first of them first."""
    state = replace(state, decisions=(), agenda=(*reversed(tasks),))
    return Accepted(*resume(state, TASKS))


# What is offered


def offer(state: DynastiesState, verb: str, field: str, **filled: Value) -> Offer:
    return Door(GAME, state, state.decisions[0].seat).choices(verb, filled, field)


def offered(state: DynastiesState, verb: str, field: str, **filled: Value) -> tuple[str, ...]:
    """What the seat that is asked something may choose there, beside what is filled."""
    found = offer(state, verb, field, **filled)
    assert isinstance(found, OneOffer | SomeOffer)
    return found.values


def verbs(state: DynastiesState) -> tuple[str, ...]:
    """What the seat that is asked something can do."""
    return Door(GAME, state, state.decisions[0].seat).verbs()


def every_form(state: DynastiesState, verb: str, **filled: Value) -> list[Filled]:
    """All legal forms of a verb that hold what is filled, by brute force; nobody says beforehand that he is done."""
    return list(_forms(Door(GAME, state, state.decisions[0].seat), verb, list(GAME.verb[verb].fields), {}, filled))


def _forms(
    door: Door[DynastiesState, TableView, ScreenView], verb: str, fields: list[Field], so_far: Filled, fixed: Filled
) -> Iterator[Filled]:
    if not fields:
        yield so_far
        return
    field, *rest = fields
    found = door.choices(verb, so_far, field.name)
    values = [value for value in every_value(found) if fixed.get(field.name, value) == value]
    if field.optional or (field.if_any and not found):
        yield from _forms(door, verb, rest, so_far, fixed)
    for value in values:
        yield from _forms(door, verb, rest, {**so_far, field.name: value}, fixed)


def every_value(found: Offer) -> list[Value]:
    """All that an offer allows, tried one by one."""
    match found:
        case OneOffer(values):
            return list(values)
        case SomeOffer(values):
            return [some for n in range(len(values) + 1) for some in combinations(values, n) if found.allows(some)]
        case CountsOffer(caps=caps):
            return [bag for bag in product(*(range(cap + 1) for cap in caps)) if found.allows(bag)]
    return []


def divisions(state: DynastiesState) -> set[frozenset[tuple[int, ...]]]:
    """In how many ways the goods in question can be divided, whichever group is named."""
    whole = state.decisions[0].subject["goods"]
    assert isinstance(whole, tuple)
    groups = [form["goods"] for form in every_form(state, "divide")]
    named = [tuple(map(int, group)) for group in groups if isinstance(group, tuple)]
    return {frozenset([group, _rest(whole, group)]) for group in named}


def _rest(whole: tuple[int | str, ...], group: tuple[int | str, ...]) -> tuple[int, ...]:
    return tuple(int(have) - int(n) for have, n in zip(whole, group, strict=True))


# What is seen


def asked(state: DynastiesState) -> list[tuple[Seat, str]]:
    """Who is asked what."""
    return [(decision.seat, decision.kind) for decision in state.decisions]


def subject(state: DynastiesState) -> Params:
    return state.decisions[0].subject


def table(state: DynastiesState) -> TableView:
    """What everyone sees."""
    return look(GAME, state, None).table


def player(state: DynastiesState, seat: Seat = 0) -> PlayerView:
    return table(state).players[seat]


def has(state: DynastiesState, seat: Seat = 0) -> dict[str, int]:
    """A player's goods, without the colours he has none of."""
    return {good: n for good, n in zip(GOODS, player(state, seat).goods, strict=True) if n}


def cargo(state: DynastiesState, ship: int) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, table(state).ships[ship - 1].goods, strict=True) if n}


def city(state: DynastiesState, name: str) -> CityView:
    return next(each for each in table(state).cities if each.id == name)


def screen(state: DynastiesState, seat: Seat = 0) -> ScreenView:
    found = look(GAME, state, seat).screen
    assert found is not None
    return found


def hand(state: DynastiesState, seat: Seat = 0) -> list[str]:
    return [card for card, n in zip(ACTIONS, screen(state, seat).hand, strict=True) for _ in range(n)]


def scores(state: DynastiesState, seat: Seat = 0) -> list[str]:
    return [card.id for card in screen(state, seat).scores for _ in range(card.n)]


def books(state: DynastiesState, seat: Seat = 0) -> list[str]:
    return [book for book, n in zip(BOOKS, screen(state, seat).books, strict=True) for _ in range(n)]


def points(state: DynastiesState, seat: Seat = 0) -> dict[str, int]:
    """By source, without those that brought nothing."""
    parts = GAME.shows.scores(state)[seat].points
    return {source: n for source, n in zip(GAME.declares.sources, parts, strict=True) if n}


def keys(played: Played, viewer: Viewer = None) -> list[str]:
    """What happened, in its order, as this viewer was told."""
    return [text.key for text in seen(played.events, viewer)]


def happened(played: Played, key: str, viewer: Viewer = None) -> list[Params]:
    """The parameters of each event of this kind, as this viewer was told."""
    return [text.params for text in seen(played.events, viewer) if text.key == key]


def number(name: str) -> int:
    """Of a city or a scoring card."""
    return CITIES.index(name) if name in CITIES else SCORES.index(name)
