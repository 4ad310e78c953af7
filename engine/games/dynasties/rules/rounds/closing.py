"""The end of a round: lone traders, ships, bonus actions, singles, scoring cards, the convent; then the next round."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts
from engine.core.forms.offers import CountsOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import AnyEvent, Event, Reveal
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.dynasties.data import GOODS, NOTHING, SHIPS, TABLES, Counts
from engine.games.dynasties.rules.cities import singles
from engine.games.dynasties.rules.goods import gain
from engine.games.dynasties.rules.questions import ask_each
from engine.games.dynasties.rules.trade import asked_ship, load
from engine.games.dynasties.state import NOBODY, DynastiesState, changed, in_track_order, minus, plus, put


def close_round(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Everybody has left."""
    order = in_track_order(state)
    steps = [Task("unload", order[0]), Task("reload", order[0]), *(Task("bonus", seat) for seat in order)]
    if state.leonardo != NOBODY:
        steps.append(Task("leonardo-bonus", state.leonardo))
    steps += [Task("singles", order[0]), Task("scoring", order[0]), Task("convent", order[0]), Task("home", order[0])]
    return push(state, *steps), (Event("round-over", {"round": state.round}),)


# Lone traders


def unload_or_ask(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Each lone trader takes goods of his ship; all are asked at once, about one ship each."""
    events, asked = tuple[AnyEvent, ...](), dict[Seat, Params]()
    for number, ship in enumerate(state.ships):
        if ship.first == NOBODY:
            continue
        if (only := only_choice(state, ship.goods)) is not None:
            state, told = unloaded(state, number, only)
            events = (*events, *told)
        else:
            asked.setdefault(ship.first, {"ship": SHIPS[number], "goods": ship.goods})
    return (ask_each(push(state, task), "unload", asked) if asked else state), events


def only_choice(state: DynastiesState, goods: Counts) -> Counts | None:
    """All of them, if there are few; so many of one colour, if there is no other."""
    n = TABLES[state.data].facts.lone_trader_goods
    if sum(goods) <= n:
        return goods
    return tuple(n if have else 0 for have in goods) if max(goods) == sum(goods) else None


def goods_to_unload(state: DynastiesState, seat: Seat, filled: Filled) -> CountsOffer:
    """Of the ship in question."""
    goods = state.ships[asked_ship(state, seat)].goods
    return CountsOffer(GOODS, goods, (TABLES[state.data].facts.lone_trader_goods,))


def unload_all(state: DynastiesState, answers: Mapping[Seat, Form]) -> Outcome[DynastiesState]:
    """Ship by ship; who is alone on several was asked about the first of them."""
    events, left = tuple[AnyEvent, ...](), dict(answers)
    for number, ship in enumerate(state.ships):
        if (answer := left.pop(ship.first, None)) is not None:
            state, told = unloaded(state, number, counts(answer.values, "goods"))
            events = (*events, *told)
    return state, events


def unloaded(state: DynastiesState, number: int, goods: Counts) -> Outcome[DynastiesState]:
    """The figure goes home with these goods."""
    ship = state.ships[number]
    seat, player = ship.first, state.players[ship.first]
    state = changed(state, seat, goods=plus(player.goods, goods), reserve=player.reserve + 1)
    ship = replace(ship, goods=minus(ship.goods, goods), first=NOBODY)
    told = Reveal("unloaded", {"seat": seat, "ship": SHIPS[number], "goods": goods})
    return replace(state, ships=put(state.ships, number, ship)), (told,)


def reload(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Ship by ship: one that is not full is emptied into the bag and loaded anew."""
    events = tuple[AnyEvent, ...]()
    for number, ship in enumerate(state.ships):
        if sum(ship.goods) < TABLES[state.data].facts.goods_on_ship:
            emptied = replace(ship, goods=NOTHING)
            state = replace(state, bag=plus(state.bag, ship.goods), ships=put(state.ships, number, emptied))
            state, told = load(state, number)
            events = (*events, *told)
    return state, events


# Singles, and the way home


def score_singles(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Unmarried princes and princesses, in the first rounds."""
    events, each = list[Event](), TABLES[state.data].facts.singles_vp[state.round - 1]
    for seat in in_track_order(state):
        n = len(singles(state, seat))
        if n * each:
            state = gain(state, seat, "singles", n * each)
            events.append(Event("singles", {"seat": seat, "n": n, "vp": n * each}))
    return state, tuple(events)


def go_home(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Figures return from the track and from Leonardo; who is first on the track begins the next round."""
    first = in_track_order(state)[0]
    for seat, player in enumerate(state.players):
        back = player.on_track + (state.leonardo == seat)
        state = changed(state, seat, reserve=player.reserve + back, on_track=0)
    state = replace(state, leonardo=NOBODY)
    over = state.round == TABLES[state.data].facts.rounds
    return push(state, Task("reckoning" if over else "round", first)), ()
