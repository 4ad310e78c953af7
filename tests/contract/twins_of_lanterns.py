"""Broken twins of Lanterns: faults that a game can have which has chains, sealed answers and secrets of two."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec import structs

from engine.core.forms.forms import Filled, Form, Grid, OneOf, Verb, one
from engine.core.forms.offers import Offer, OneOffer, SomeOffer, Value
from engine.core.game import Outcome, Sealing
from engine.core.state.agenda import resume
from engine.core.state.events import AnyEvent, Event
from engine.core.state.sealed import sealed_answer
from engine.core.state.state import ask, decision_of
from engine.core.state.views import Section, View
from engine.core.values.seats import Seat
from engine.core.values.texts import Text, number_in
from tests.contract.twins import Twin
from tests.sample.games.lanterns import show, tell
from tests.sample.games.lanterns.data import ROWS, WISHES
from tests.sample.games.lanterns.forms import VERBS, suggest
from tests.sample.games.lanterns.game import EVENTS, GAME
from tests.sample.games.lanterns.rules.agenda import TASKS
from tests.sample.games.lanterns.state import LanternsState
from tests.sample.games.lanterns.views import ScreenView, TableView

State = LanternsState

# Sealed answers


def show_what_is_sealed(state: State) -> TableView:
    sealed = (sealed_answer(state, seat) for seat in range(state.seats))
    colours = tuple(one(each.form.values, "colour") or "" if each else "" for each in sealed)
    return structs.replace(show.show_table(state), colours=state.colours or colours)


def show_how_many_chose_red(state: State, seat: Seat) -> ScreenView:
    red = sum(each.form.values == {"colour": "red"} for each in state.sealed)
    return structs.replace(show.show_screen(state, seat), gift="sun" * red)


def offer_a_colour_only_once(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
    chosen = verb == "choose" and sealed_answer(state, seat) is not None
    return OneOffer(()) if chosen else GAME.choices(state, seat, verb, filled, field)


def offer_a_colour_that_is_left(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
    offer = GAME.choices(state, seat, verb, filled, field)
    if verb != "choose" or not isinstance(offer, OneOffer):
        return offer
    taken = {one(each.form.values, "colour") for each in state.sealed if each.decision.seat != seat}
    return OneOffer(tuple(colour for colour in offer.values if colour not in taken) or offer.values)


def open_and_forget_the_turns(state: State, answers: Mapping[Seat, Form]) -> Outcome[State]:
    after, events = GAME.plays.sealed["colour"].opened(state, answers)
    return structs.replace(after, decisions=(), agenda=()), events


def open_without_a_reveal(state: State, answers: Mapping[Seat, Form]) -> Outcome[State]:
    after, events = GAME.plays.sealed["colour"].opened(state, answers)
    return after, tuple(Event(event.key, event.params) for event in events)


# Chains, and what is asked in them


def forget_what_waits(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return (structs.replace(after, agenda=()) if form.verb == "arrange" else after), events


def swap_for_ever(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    again = form.verb == "repay" and not after.over
    return (ask(after, (giver(state, seat),), "gift", {"placer": seat}) if again else after), events


def leave_the_gift_on_the_table(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb == "repay":
        pairs = zip(after.hidden, state.hidden, strict=True)
        after = structs.replace(after, hidden=tuple(structs.replace(now, gift=was.gift) for now, was in pairs))
    return after, events


def ask_about_nothing(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return structs.replace(after, decisions=tuple(structs.replace(each, about=()) for each in after.decisions)), events


def ask_about_the_gift(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb == "give":
        (asked,) = after.decisions
        after = ask(after, (asked.seat,), "return", {**asked.subject, "wish": after.hidden[seat].gift})
    return after, events


def spare_who_has_no_sun(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    while after.decisions and after.decisions[0].kind == "gift" and not after.hidden[after.decisions[0].seat].hand[0]:
        after, events = resume(structs.replace(after, decisions=()), TASKS, events)
    return after, events


# Secrets of two


def tell_a_third(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return after, tuple(map(partial(with_a_third, state.seats), events))


def with_a_third(seats: int, event: AnyEvent) -> AnyEvent:
    if event.key != "swapped" or seats == 2:
        return event
    third = min(set(range(seats)) - {own.seat for own in event.privates})
    heard = structs.replace(event.privates[0], seat=third, reveals=False)
    return Event(event.key, event.params, (*event.privates, heard))


def swap_in_the_open(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb == "repay":
        gift = state.hidden[giver(state, seat)].gift
        events = (Event("swapped", {**events[0].params, "wish": gift}, events[0].private), *events[1:])
    return after, events


def swap_as_if_nothing_were_shown(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb == "repay":
        own = tuple(structs.replace(each, reveals=False) for each in events[0].privates)
        events = (Event("swapped", events[0].params, own), *events[1:])
    return after, events


AS_IF_DRAWN = tuple(
    structs.replace(kind, reveals=False, drawn=frozenset({"got"})) if kind.key == "swapped-own" else kind
    for kind in EVENTS
)


def giver(state: State, seat: Seat) -> Seat:
    """With whom this seat swaps."""
    question = decision_of(state, seat)
    assert question is not None
    return number_in(question.subject, "giver")


# What is suggested, and where values lie


def suggest_the_middle_always(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Value | None:
    return "b2" if verb == "place" else suggest(state, seat, verb, filled, field)


def suggest_half_an_order(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Value | None:
    suggested = suggest(state, seat, verb, filled, field)
    return suggested[:1] if isinstance(suggested, tuple) else suggested


def suggest_what_the_other_lacks(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Value | None:
    offer = GAME.choices(state, seat, verb, filled, field)
    if verb != "repay" or not isinstance(offer, OneOffer):
        return suggest(state, seat, verb, filled, field)
    his = state.hidden[giver(state, seat)].hand
    return min(offer.values, key=lambda wish: his[WISHES.index(wish)])


def offer_in_any_order(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
    offer = GAME.choices(state, seat, verb, filled, field)
    return SomeOffer(offer.values, offer.least, offer.most) if isinstance(offer, SomeOffer) else offer


SMALL_POND = tuple(
    Verb("place", (OneOf("cell", "cell", layout=Grid(ROWS[:2])),)) if verb.name == "place" else verb for verb in VERBS
)


# After the end


def open_the_next_screen(state: State, seat: Seat) -> ScreenView:
    return show.open_screen(state, (seat + 1) % state.seats)


def show_a_keepsake_at_the_end(state: State) -> TableView:
    shown = show.show_table(state)
    return structs.replace(shown, colours=(state.hidden[0].keepsake,) * state.seats) if state.over else shown


def tell_a_keepsake_to_all(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    if view.screen is None:
        return tell.tell(view)
    return (*tell.tell(view), Section("kept", (Text("screen-keepsake", {"wish": view.screen.keepsake}),)))


def tell_no_opened_screen(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    return tuple(section for section in tell.tell(view) if not section.name.startswith("opened-"))


def opening(opened: Any) -> dict[str, Any]:
    return {"sealed": {"colour": Sealing(answered="chose", opened=opened)}}


of_lanterns = partial(Twin, of=GAME)

TWINS_OF_LANTERNS: tuple[Twin, ...] = (
    of_lanterns("a sealed answer on the table", "seals-answers", {"show_table": show_what_is_sealed}),
    of_lanterns("sealed answers on a screen", "seals-answers", {"show_screen": show_how_many_chose_red}),
    of_lanterns("a sealed answer in a view", "hides-from-everyone", {"show_table": show_what_is_sealed}),
    of_lanterns("a sealed answer in the choices", "hides-from-everyone", {"choices": offer_a_colour_that_is_left}),
    of_lanterns("a second thought refused", "lets-think-again", {"choices": offer_a_colour_only_once}),
    of_lanterns("opened, and nothing follows", "ends", opening(open_and_forget_the_turns)),
    of_lanterns("opened without a Reveal", "hides-while-acting", opening(open_without_a_reveal)),
    of_lanterns("a chain that is forgotten", "ends", {"apply": forget_what_waits}),
    of_lanterns("a chain without an end", "ends", {"apply": swap_for_ever}),
    of_lanterns("a card in two hands", "keeps-pieces", {"apply": leave_the_gift_on_the_table}),
    of_lanterns("a question without its subject", "asks-properly", {"apply": ask_about_nothing}),
    of_lanterns("an undeclared subject", "asks-properly", {"apply": ask_about_the_gift}),
    of_lanterns("a secret in a subject", "leads-on-alike", {"apply": ask_about_the_gift}),
    of_lanterns("who is asked depends on a hand", "hides-while-acting", {"apply": spare_who_has_no_sun}),
    of_lanterns("a swap of which a third hears", "hides-while-acting", {"apply": tell_a_third}),
    of_lanterns("a swap of which all hear", "hides-while-acting", {"apply": swap_in_the_open}),
    of_lanterns("a swap that shows without saying so", "hides-while-acting", {"apply": swap_as_if_nothing_were_shown}),
    of_lanterns("a swap that is not declared so", "declares-events", {"apply": swap_as_if_nothing_were_shown}),
    of_lanterns(
        "an undo past what one was shown",
        "undoes-only-what-is-its-own",
        {"apply": swap_as_if_nothing_were_shown, "events": AS_IF_DRAWN},
    ),
    of_lanterns("a taken cell suggested", "suggests-what-it-offers", {"suggest": suggest_the_middle_always}),
    of_lanterns("half an order suggested", "suggests-what-it-offers", {"suggest": suggest_half_an_order}),
    of_lanterns("a secret in a suggestion", "hides-from-everyone", {"suggest": suggest_what_the_other_lacks}),
    of_lanterns("an order that does not count", "suggests-what-it-offers", {"choices": offer_in_any_order}),
    of_lanterns("a cell that lies nowhere", "suggests-what-it-offers", {"verbs": SMALL_POND}),
    of_lanterns("somebody else's screen opened", "opens-at-the-end", {"opens": open_the_next_screen}),
    of_lanterns("a screen opened, and nobody told", "opens-at-the-end", {"tell": tell_no_opened_screen}),
    of_lanterns("a keepsake shown at the end", "hides-from-everyone", {"show_table": show_a_keepsake_at_the_end}),
    of_lanterns("a keepsake told as if all saw it", "tells-all-the-same", {"tell": tell_a_keepsake_to_all}),
)
