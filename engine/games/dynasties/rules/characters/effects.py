"""What the characters do, but for Machiavelli."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.game import Outcome
from engine.core.groups import Choose
from engine.core.state.agenda import Task
from engine.core.state.events import AnyEvent, Event, Reveal
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, number_in
from engine.games.dynasties.data import CITIES, GOODS, NOTHING, SHIPS, TABLES, Counts
from engine.games.dynasties.rules.cards import draw_actions
from engine.games.dynasties.rules.characters.using import cities_to_wed_in, free_role
from engine.games.dynasties.rules.deploying import settle
from engine.games.dynasties.rules.goods import draw
from engine.games.dynasties.rules.marriage import roll_and_pick
from engine.games.dynasties.rules.questions import ask_each, question
from engine.games.dynasties.state import DynastiesState, around, changed, minus, more, plus, put

NO_GOOD = "none"
"""From an empty ship."""


# Drake


def plunder_or_ask(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """A cube from each ship; nothing is asked where each has one colour at most."""
    if all(len(goods_on(state, ship)) == 1 for ship in range(len(SHIPS))):
        return plundered(state, task.seat, tuple(goods_on(state, ship)[0] for ship in range(len(SHIPS))))
    return ask(state, (task.seat,), "plunder"), ()


def goods_on(state: DynastiesState, ship: int) -> tuple[str, ...]:
    """The colours on a ship."""
    return tuple(good for good, n in zip(GOODS, state.ships[ship].goods, strict=True) if n) or (NO_GOOD,)


def goods_from(ship: int) -> Choose[DynastiesState]:
    """Any colour that lies on this ship."""

    def goods(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
        return OneOffer(goods_on(state, ship))

    return goods


def plunder(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """As chosen, ship by ship."""
    chosen = tuple(one(form.values, f"ship{ship}") or "" for ship in SHIPS)
    return plundered(close(state, seat), seat, chosen)


def plundered(state: DynastiesState, seat: Seat, chosen: tuple[str, ...]) -> Outcome[DynastiesState]:
    """The ships stay as they are until the next trade there."""
    taken = NOTHING
    for number, good in enumerate(chosen):
        if good in GOODS:
            ship, kind = state.ships[number], GOODS.index(good)
            state = replace(state, ships=put(state.ships, number, replace(ship, goods=more(ship.goods, kind, -1))))
            taken = more(taken, kind)
    state = changed(state, seat, goods=plus(state.players[seat].goods, taken))
    return state, (Event("plundered", {"seat": seat, "cubes": chosen}),)


# Leonardo, Karl, Elizabeth, Philipp


def send_to_leonardo(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """This is no pass: he still passes later, with another figure."""
    state = changed(state, task.seat, reserve=state.players[task.seat].reserve - 1)
    return replace(state, leonardo=task.seat), ()


def draw_for_elizabeth(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Two action cards."""
    return draw_actions(state, task.seat, TABLES[state.data].facts.effects.elizabeth_cards)


def roll_for_philipp(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Three dice, of which two are carried out."""
    return roll_and_pick(state, task.seat, TABLES[state.data].facts.effects.philipp_dice)


# Isabella and Ferdinand


def ask_to_wed(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """In which city? If there is only one, there."""
    cities = cities_to_wed_in(state, task.seat)
    if len(cities) == 1:
        return settle(state, task.seat, cities[0], free_role(state, cities[0]), NOTHING)
    return ask(state, (task.seat,), "wed"), ()


def cities_to_wed(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Where just one space is taken, by another player."""
    return OneOffer(tuple(CITIES[city] for city in cities_to_wed_in(state, seat)))


def wed(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """Without paying; the city's bonus comes as always, then the marriage."""
    city = CITIES.index(one(form.values, "city") or "")
    return settle(close(state, seat), seat, city, free_role(state, city), NOTHING)


# Fugger


def collect(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """A good from the bag for each other player who has too few; the rich give, all asked at the same time."""
    seat, lot = task.seat, TABLES[state.data].facts.effects.fugger_lot
    others = around(state, seat)[1:]
    dues = {giver: sum(state.players[giver].goods) // lot for giver in others}
    poor, events = sum(not due for due in dues.values()), tuple[AnyEvent, ...]()
    if poor:
        state, events = draw(state, seat, poor)
    asked = dict[Seat, Params]()
    for giver, due in dues.items():
        goods = state.players[giver].goods
        if due and max(goods) == sum(goods):
            state, more_events = handed(state, giver, seat, tuple(due if n else 0 for n in goods))
            events = (*events, *more_events)
        elif due:
            asked[giver] = {"taker": seat, "n": due}
    return (ask_each(state, "tribute", asked) if asked else state), events


def goods_to_give(state: DynastiesState, seat: Seat, filled: Filled) -> CountsOffer:
    """As many as are due, of any colours."""
    return CountsOffer(GOODS, state.players[seat].goods, (number_in(question(state, seat).subject, "n"),))


def give_all(state: DynastiesState, answers: Mapping[Seat, Form]) -> Outcome[DynastiesState]:
    """Clockwise from whoever sent Fugger."""
    events, taker = tuple[AnyEvent, ...](), state.active
    for giver in around(state, taker):
        if giver in answers:
            state, told = handed(state, giver, taker, counts(answers[giver].values, "goods"))
            events = (*events, *told)
    return state, events


def handed(state: DynastiesState, giver: Seat, taker: Seat, goods: Counts) -> Outcome[DynastiesState]:
    """From one player to the other."""
    state = changed(state, giver, goods=minus(state.players[giver].goods, goods))
    state = changed(state, taker, goods=plus(state.players[taker].goods, goods))
    return state, (Reveal("gave", {"seat": giver, "other": taker, "goods": goods}),)
