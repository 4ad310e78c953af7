"""Trade: who boards a ship as the second divides its goods, who came first chooses."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event, Reveal
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, word_in
from engine.games.dynasties.data import GOODS, NOTHING, SHIPS, TABLES, Counts
from engine.games.dynasties.rules.questions import question
from engine.games.dynasties.state import NOBODY, DynastiesState, Ship, changed, minus, plus, put


def ships_to_board(state: DynastiesState, seat: Seat) -> tuple[int, ...]:
    """Those on which no own figure stands, as long as there is one to send."""
    if not state.players[seat].reserve:
        return ()
    return tuple(number for number, ship in enumerate(state.ships) if ship.first != seat)


def board(state: DynastiesState, seat: Seat, number: int) -> Outcome[DynastiesState]:
    """On an empty ship nothing more happens; otherwise its goods are divided at once."""
    ship = state.ships[number]
    state = changed(state, seat, reserve=state.players[seat].reserve - 1)
    if ship.first == NOBODY:
        state = replace(state, ships=put(state.ships, number, replace(ship, first=seat)))
        return state, (Event("boarded", {"seat": seat, "ship": SHIPS[number]}),)
    state = replace(state, ships=put(state.ships, number, replace(ship, second=seat)))
    told = Event("joined", {"seat": seat, "ship": SHIPS[number], "other": ship.first})
    return push(state, Task("divide", seat, {"ship": SHIPS[number]})), (told,)


def asked_ship(state: DynastiesState, seat: Seat) -> int:
    """The ship that this seat's question is about."""
    return SHIPS.index(word_in(question(state, seat).subject, "ship"))


# Dividing


def is_only_division(goods: Counts) -> bool:
    """Two goods, or three of one colour, can be divided in one way."""
    return sum(goods) == 2 or (sum(goods) == 3 and max(goods) == 3)


def divide_or_ask(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Of a single good nothing can be divided: it goes to who came first."""
    number = SHIPS.index(word_in(task.about, "ship"))
    ship = state.ships[number]
    if sum(ship.goods) < 2:
        return finish(state, number, ship.goods)
    if is_only_division(ship.goods):
        kind = next(kind for kind, n in enumerate(ship.goods) if n)
        return divided(state, number, tuple(int(each == kind) for each in range(len(GOODS))))
    about = {**task.about, "goods": ship.goods, "other": ship.first}
    return ask(state, (task.seat,), "divide", about), ()


def goods_to_divide(state: DynastiesState, seat: Seat, filled: Filled) -> CountsOffer:
    """At least one good in either group."""
    goods = state.ships[asked_ship(state, seat)].goods
    return CountsOffer(GOODS, goods, tuple(range(1, sum(goods))))


def divide(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """One group is named, the other is the rest."""
    number = asked_ship(state, seat)
    return divided(close(state, seat), number, counts(form.values, "goods"))


def divided(state: DynastiesState, number: int, group: Counts) -> Outcome[DynastiesState]:
    """Who came first is to choose."""
    ship = state.ships[number]
    groups: Params = {"ship": SHIPS[number], "one": group, "two": minus(ship.goods, group)}
    state = push(state, Task("goods", ship.first, {**groups, "other": ship.second}))
    return state, (Event("divided", {"seat": ship.second, **groups}),)


# Choosing


def choose_or_ask(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Between equal groups there is nothing to choose."""
    one_group, number = _group(task.about["one"]), SHIPS.index(word_in(task.about, "ship"))
    if one_group == _group(task.about["two"]):
        return finish(state, number, one_group)
    return ask(state, (task.seat,), "goods", task.about), ()


def _group(said: object) -> Counts:
    assert isinstance(said, tuple)
    return said


def parts_to_choose(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Either, of goods or of dice."""
    return OneOffer(("1", "2"))


def choose_goods(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """The group that was chosen; the divider gets the other."""
    about, number = question(state, seat).subject, asked_ship(state, seat)
    part = about["one"] if one(form.values, "part") == "1" else about["two"]
    return finish(close(state, seat), number, _group(part))


def finish(state: DynastiesState, number: int, chosen: Counts) -> Outcome[DynastiesState]:
    """Both get their goods, both figures go home, and the ship is loaded anew."""
    ship = state.ships[number]
    rest = minus(ship.goods, chosen)
    for seat, goods in ((ship.first, chosen), (ship.second, rest)):
        player = state.players[seat]
        state = changed(state, seat, goods=plus(player.goods, goods), reserve=player.reserve + 1)
    told: Params = {"seat": ship.first, "goods": chosen, "other": ship.second, "rest": rest, "ship": SHIPS[number]}
    state = replace(state, ships=put(state.ships, number, Ship(NOTHING)))
    state, loaded = load(state, number)
    return state, (Event("traded", told), *loaded)


def load(state: DynastiesState, number: int) -> tuple[DynastiesState, tuple[Reveal, ...]]:
    """New goods from the bag, as many as there is room for; what comes shows."""
    ship = state.ships[number]
    goods, bag, chance = state.chance.draw(state.bag, TABLES[state.data].facts.goods_on_ship - sum(ship.goods))
    ship = replace(ship, goods=plus(ship.goods, goods))
    told = Reveal("loaded", {"ship": SHIPS[number], "goods": ship.goods})
    return replace(state, ships=put(state.ships, number, ship), bag=bag, chance=chance), (told,)


# A second ship


def ask_second(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """After the first ship of a double trade another one: the figure that was there may be home again."""
    first = SHIPS.index(word_in(task.about, "ship"))
    ships = [ship for ship in ships_to_board(state, task.seat) if ship != first]
    if len(ships) == 1:
        return board(state, task.seat, ships[0])
    return ask(state, (task.seat,), "second", task.about), ()


def second_ships(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Any but the first."""
    first = asked_ship(state, seat)
    return OneOffer(tuple(SHIPS[ship] for ship in ships_to_board(state, seat) if ship != first))


def board_second(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """The second ship of a double trade."""
    return board(close(state, seat), seat, SHIPS.index(one(form.values, "ship") or ""))
