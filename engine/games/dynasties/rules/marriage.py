"""Marriage: the small space rolls the dice and sets one apart, the large space chooses; then both carry theirs out."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one, some
from engine.core.forms.offers import OneOffer, SomeOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event, Reveal
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, number_in, word_in
from engine.games.dynasties.data import CITIES, TABLES
from engine.games.dynasties.rules.cities import large_role, other
from engine.games.dynasties.rules.dice import is_possible
from engine.games.dynasties.rules.questions import question
from engine.games.dynasties.state import Die, DynastiesState


def roll(state: DynastiesState, seat: Seat) -> tuple[DynastiesState, tuple[Reveal, ...]]:
    """All dice, openly. What they show decides what is asked next."""
    chance, faces = state.chance, list[str]()
    for die in TABLES[state.data].facts.dice:
        side, chance = chance.below(len(die))
        faces.append(die[side])
    state = replace(state, dice=tuple(Die(face) for face in faces), chance=chance)
    return state, (Reveal("rolled", {"seat": seat, "dice": tuple(faces)}),)


def marry(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """The player on the small space rolls, whoever's turn it is."""
    name = word_in(task.about, "city")
    city = CITIES.index(name)
    large = large_role(state, city)
    chooser, divider = state.towns[city].on(large), state.towns[city].on(other(large))
    wed = Event("married", {"seat": divider, "other": chooser, "city": name})
    state, rolled = roll(state, divider)
    faces = tuple(die.face for die in state.dice)
    return ask(state, (divider,), "apart", {"city": name, "dice": faces, "other": chooser}), (wed, *rolled)


def dice_to_set_apart(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Any of the three."""
    return OneOffer(tuple(die.face for die in state.dice))


def set_apart(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """One die against the other two."""
    single, about = one(form.values, "die") or "", question(state, seat).subject
    dice = tuple(replace(die, apart=die.face == single) for die in state.dice)
    pair, chooser = tuple(die.face for die in dice if not die.apart), number_in(about, "other")
    told: Params = {"single": single, "pair": pair}
    state = ask(replace(state, dice=dice), (chooser,), "dowry", {"city": word_in(about, "city"), **told, "other": seat})
    return state, (Event("set-apart", {"seat": seat, **told}),)


def choose_dice(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """The single die or the pair; the divider gets the rest, and carries it out after him."""
    divider, single = number_in(question(state, seat).subject, "other"), one(form.values, "part") == "1"
    dice = tuple(replace(die, owner=seat if die.apart == single else divider) for die in state.dice)
    mine = tuple(die.face for die in dice if die.owner == seat)
    rest = tuple(die.face for die in dice if die.owner == divider)
    state = push(
        replace(close(state, seat), dice=dice), Task("dice", seat), Task("dice", divider), Task("rolled", seat)
    )
    return state, (Event("chose-dice", {"seat": seat, "dice": mine, "other": divider, "rest": rest}),)


def clear_dice(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """All dice are carried out."""
    return replace(state, dice=()), ()


# Picking, without a spouse who has a say


def roll_and_pick(state: DynastiesState, seat: Seat, n: int) -> Outcome[DynastiesState]:
    """So many of the three dice. A die that cannot be carried out may not be picked; at most one cannot."""
    state, rolled = roll(state, seat)
    state = push(state, Task("pick", seat, {"n": n}))
    return state, rolled


def pick_or_ask(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Where only so many dice are possible there is nothing to pick."""
    n, possible = number_in(task.about, "n"), possible_dice(state, task.seat)
    if len(possible) == n:
        return picked(state, task.seat, possible)
    about: Params = {"dice": tuple(die.face for die in state.dice), "n": n}
    return ask(state, (task.seat,), "pick", about), ()


def possible_dice(state: DynastiesState, seat: Seat) -> tuple[str, ...]:
    """Those that can be carried out."""
    return tuple(die.face for die in state.dice if is_possible(state, seat, die.face))


def dice_to_pick(state: DynastiesState, seat: Seat, filled: Filled) -> SomeOffer:
    """As many as the question says."""
    n = number_in(question(state, seat).subject, "n")
    return SomeOffer(possible_dice(state, seat), n, n)


def pick(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """Those picked are carried out."""
    return picked(close(state, seat), seat, some(form.values, "dice"))


def picked(state: DynastiesState, seat: Seat, faces: tuple[str, ...]) -> Outcome[DynastiesState]:
    """The others are left lying."""
    dice = tuple(replace(die, owner=seat) if die.face in faces else die for die in state.dice)
    state = push(replace(state, dice=dice), Task("dice", seat), Task("rolled", seat))
    return state, (Event("picked", {"seat": seat, "dice": faces}),)
