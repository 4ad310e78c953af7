"""Characters: paid in blue where they lie, or in gold at court; each serves once in a round."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.games.dynasties.data import ACTIONS, CHARACTERS, NOTHING, TABLES, Counts
from engine.games.dynasties.rules.cards import held
from engine.games.dynasties.rules.characters.machiavelli import can_plot
from engine.games.dynasties.rules.cities import is_open, other
from engine.games.dynasties.rules.goods import payment, pinks_of, spend, to_choose
from engine.games.dynasties.rules.playing import before_main_choice, play
from engine.games.dynasties.state import NOBODY, DynastiesState, minus, more, put


class Use(Struct, frozen=True, gc=False):
    """A character that a card reaches: what it costs, and how many pink cubes may be among them."""

    card: str
    slot: int
    price: int
    colour: int
    pinks: tuple[int, ...]


def uses(state: DynastiesState, seat: Seat, filled: Filled) -> Iterator[Use]:
    """Every card in hand with every character that it reaches, as far as that goes with what is filled in."""
    if not before_main_choice(state, seat):
        return
    card, character, pink = one(filled, "card"), one(filled, "character"), one(filled, "pink")
    for held_card in held(state.hidden[seat].hand):
        for slot, lying in enumerate(state.slots):
            if card in (None, held_card) and character in (None, CHARACTERS[lying.character]) and not lying.used:
                use = reached(state, seat, held_card, slot)
                chosen = pink is None or (len(use.pinks) > 1 and pink in map(str, use.pinks))
                if use.pinks and chosen:
                    yield use


def reached(state: DynastiesState, seat: Seat, card: str, slot: int) -> Use:
    """With no way to pay, if the card does not reach this slot or what the character does would be impossible."""
    tables = TABLES[state.data]
    action, at = tables.card(ACTIONS.index(card)), tables.facts.slots[slot]
    price, colour = (action.gold, tables.special) if at.court else (at.cost, tables.character)
    if not (action.special == "court" if at.court else "character" in action.icons):
        return Use(card, slot, price, colour, ())
    goods, numbers = state.players[seat].goods, pinks_of(state, seat, price, colour)
    name = CHARACTERS[state.slots[slot].character]
    left = {n: minus(goods, more(more(NOTHING, colour, price - n), tables.joker, n)) for n in numbers}
    return Use(card, slot, price, colour, tuple(n for n in numbers if can_serve(state, seat, name, left[n])))


def can_serve(state: DynastiesState, seat: Seat, name: str, goods: Counts) -> bool:
    """Whether a character can do anything for who has these goods left; most always can."""
    if name == "machiavelli":
        return can_plot(state, seat, goods)
    if name == "isabella":
        return bool(cities_to_wed_in(state, seat))
    return name != "leonardo" or state.players[seat].reserve > 0


def cities_to_wed_in(state: DynastiesState, seat: Seat) -> tuple[int, ...]:
    """Where just one space is taken, by another player."""
    if not state.players[seat].reserve:
        return ()
    towns = [(city, {town.prince, town.princess}) for city, town in enumerate(state.towns) if is_open(state, city)]
    return tuple(city for city, both in towns if NOBODY in both and len(both) > 1 and seat not in both)


def free_role(state: DynastiesState, city: int) -> int:
    """The space that is free where the other one is taken."""
    return next(role for role in (0, 1) if state.towns[city].on(role) == NOBODY != state.towns[city].on(other(role)))


# The form


def cards_for_character(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Cards that reach a character."""
    return OneOffer(tuple(dict.fromkeys(use.card for use in uses(state, seat, filled))))


def characters_to_use(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Those that a card reaches, slot by slot."""
    slots = sorted({use.slot for use in uses(state, seat, filled)})
    return OneOffer(tuple(CHARACTERS[state.slots[slot].character] for slot in slots))


def pinks_for_character(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """How many pink cubes, where there is a choice."""
    rest: Filled = {name: value for name, value in filled.items() if name != "pink"}
    if "card" not in filled or "character" not in filled:
        return OneOffer(())
    return next((to_choose(use.pinks) for use in uses(state, seat, rest)), OneOffer(()))


def use_character(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """Pay, turn the tile face down; then it does what it does."""
    use = next(uses(state, seat, form.values))
    lying = state.slots[use.slot]
    name = CHARACTERS[lying.character]
    # Not every number of pink cubes leaves enough for Machiavelli: the least of those that do.
    filled: Filled = {"pink": str(use.pinks[0]), **form.values}
    paid = payment(state, seat, use.price, use.colour, filled)
    state, events = play(state, seat, form.values)
    state = spend(replace(state, slots=put(state.slots, use.slot, replace(lying, used=True))), seat, paid)
    told = Event("character", {"seat": seat, "character": name, "paid": paid})
    return push(state, Task(name, seat)), (*events, told)
