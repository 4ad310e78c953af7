"""Broken twins of Pebbles: each has one fault that a tired author could make, and names the promise that finds it."""

from dataclasses import dataclass
from itertools import count
from typing import Any

from msgspec import structs

from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import Offer, OneOffer, Value
from engine.core.game import AnyGame, Outcome
from engine.core.state.events import Event, Reveal
from engine.core.state.state import ask
from engine.core.state.views import Label, Section, View
from engine.core.values.chance import Below, Chance
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Text
from tests.sample.games.pebbles import labels, show, tell
from tests.sample.games.pebbles.computer import PebblesDoor, computer
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.initial import initial
from tests.sample.games.pebbles.state import PebblesOptions, PebblesState
from tests.sample.games.pebbles.views import ScreenView, TableView

State = PebblesState
AnyView = View[TableView, ScreenView]

WITHOUT_A_WARNING = tuple(structs.replace(verb, final=False) for verb in GAME.declares.verbs)


@dataclass(frozen=True)
class Twin:
    """A sample with one fault."""

    fault: str
    caught_by: str
    changes: dict[str, Any]
    of: AnyGame = GAME

    def game(self) -> AnyGame:
        return self.of.altered(**self.changes)


def show_a_secret(state: State) -> TableView:
    return structs.replace(show.show_table(state), bag=state.hidden[0].coins)


def show_what_is_in_the_bag(state: State) -> TableView:
    return structs.replace(show.show_table(state), sea=state.bag)


def show_a_secret_at_the_end(state: State) -> TableView:
    return show_a_secret(state) if state.over else show.show_table(state)


def label_with_a_secret(state: State, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """Only in the menu of pebbles, before a shell is thought of."""
    if (verb, field, filled) != ("take", "pebbles", {}):
        return labels.label(state, seat, verb, filled, field, value)
    return Label(cost=(Text("coins", {"n": state.hidden[(seat + 1) % state.seats].coins}),))


def label_all_alike(state: State, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    if field != "shell":
        return labels.label(state, seat, verb, filled, field, value)
    return Label(Text("coins", {"n": 1}))


def foresee_a_neighbour(state: State, seat: Seat, form: Form) -> tuple[Text, ...]:
    other = state.hidden[(seat + 1) % state.seats]
    return (Text("foreseen", {"coins": other.coins, "pebbles": other.pebbles}),)


def foresee_the_draw(state: State, seat: Seat, form: Form) -> tuple[Text, ...]:
    """What the bag will bring: by trying it."""
    after, _ = GAME.apply(state, seat, form)
    return (Text("foreseen", {"coins": 0, "pebbles": after.beach}),) if form.verb == "draw" else ()


def begin_with_a_secret(seats: int, options: PebblesOptions, chance: Chance) -> Outcome[State]:
    state, _ = initial(seats, options, chance)
    return state, (Event("began", {"coins": chance.seed[0]}),)


def reveal_a_neighbour(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    wrong = state.hidden[(seat + 1) % state.seats].favourite
    return after, tuple(
        Reveal(event.key, {**event.params, "colour": wrong}) if event.key == "boasted" else event for event in events
    )


def skip_the_poor_after_a_draw(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb == "draw" and state.hidden[seat].coins < 3:
        after = ask(after, ((seat + 1) % state.seats,), "turn")
    return after, events


def refuse_with_a_secret(
    state: State, seat: Seat, verb: str, filled: Filled, field: str, value: Value
) -> Refusal | None:
    richest = max(hidden.coins for hidden in state.hidden)
    return Refusal("pebbles.shell-too-dear", {"price": 4, "left": richest})


def offer_by_a_secret(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
    offer = GAME.choices(state, seat, verb, filled, field)
    poor_neighbour = state.hidden[(seat + 1) % state.seats].coins < 4
    return OneOffer(()) if field == "shell" and poor_neighbour else offer


def peek_at_a_secret(door: PebblesDoor, below: Below) -> Form:
    form = computer(door, below)
    favourite = door._state.hidden[(door.seat + 1) % door._state.seats].favourite
    return Form("favour", {"colour": favourite}) if form.verb == "favour" and favourite else form


def let_the_rich_go_again(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb in ("take", "sell") and not after.over and after.hidden[seat].coins >= 4:
        after = ask(after, (seat,), "turn")
    return after, events


def tell_a_secret(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb != "take":
        return after, events
    left = after.hidden[seat].coins
    return after, (Event("took", {**events[0].params, "price": left}), *events[1:])


def boast_without_a_reveal(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return after, tuple(Event(event.key, event.params, event.private) for event in events)


def say_too_much(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return after, (Event(events[0].key, {**events[0].params, "secret": 1}, events[0].private), *events[1:])


def lose_a_pebble(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    if form.verb == "sell":
        after = structs.replace(after, sea=state.sea)
    return after, events


def change_the_form(state: State, seat: Seat, form: Form) -> Outcome[State]:
    outcome = GAME.apply(state, seat, form)
    form.values.pop("shell", None)
    return outcome


def change_the_state(state: State, seat: Seat, form: Form) -> Outcome[State]:
    outcome = GAME.apply(state, seat, form)
    structs.force_setattr(state, "sea", outcome[0].sea)
    return outcome


def offer_shells_on_credit(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
    return GAME.choices(state, seat, verb, {} if field == "shell" else filled, field)


def offer_only_in_order(state: State, seat: Seat, verb: str, filled: Filled, field: str) -> Offer:
    return GAME.choices(state, seat, verb, {} if field == "pebbles" else filled, field)


def forbid_the_poor_everything(state: State, seat: Seat, verb: str) -> bool:
    return state.hidden[seat].coins > 0 and GAME.may(state, seat, verb)


def forbid_the_poor_to_sell(state: State, seat: Seat, verb: str) -> bool:
    return GAME.may(state, seat, verb) and not (verb == "sell" and state.hidden[seat].coins < 3)


def never_end(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return (ask(structs.replace(after, over=False), (0,), "polish"), events) if after.over else (after, events)


def draw_and_forget_it(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return structs.replace(after, chance=state.chance), events


def leave_the_question_open(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return (structs.replace(after, decisions=state.decisions), events) if form.verb == "draw" else (after, events)


def use_numbers_again(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(structs.replace(state, asked=0), seat, form)
    return after, events


def keep_something_unstorable(state: State, seat: Seat, form: Form) -> Outcome[State]:
    after, events = GAME.apply(state, seat, form)
    return structs.replace(after, shells=list(after.shells)), events


def redeal_nothing(state: State, viewer: Viewer, chance: object) -> State:
    return state


def tell_the_screen_as_if_all_saw_it(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    return tuple(structs.replace(section, private=False) for section in tell.tell(view))


def tell_nobody_of_himself(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    return tuple(section for section in tell.tell(view) if section.name != f"player-{view.viewer}")


def tell_the_public_in_private(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    return tuple(structs.replace(section, private=True) for section in tell.tell(view))


def tell_two_things_by_one_name(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    return tuple(structs.replace(section, name=section.name.split("-")[0]) for section in tell.tell(view))


def tell_what_was_hidden_only_of_the_last_moment(view: AnyView) -> tuple[Section, ...]:
    return tell.tell(view if view.over else structs.replace(view, opened=()))


def mean_what_is_in_the_bag(then: AnyView, now: AnyView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    return (Text("means-beach", {"pebbles": now.table.sea}),)


_asked = count()


def mean_something_else_each_time(then: AnyView, now: AnyView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    return (Text("means-beach", {"pebbles": (next(_asked), 0, 0)}),)


def mean_what_nobody_can_say(then: AnyView, now: AnyView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    return (Text("means-storm"),)


def mean_it_with_the_wrong_words(then: AnyView, now: AnyView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    return (Text("means-beach", {"shells": now.table.shells}),)


TWINS = (
    Twin("a secret in a view", "hides-from-everyone", {"show_table": show_a_secret}),
    Twin("the bag's contents in a view", "hides-from-everyone", {"show_table": show_what_is_in_the_bag}),
    Twin("a secret in the view of the end", "hides-from-everyone", {"show_table": show_a_secret_at_the_end}),
    Twin("a secret in a label", "hides-from-everyone", {"label": label_with_a_secret}),
    Twin("choices that read alike", "suggests-what-it-offers", {"label": label_all_alike}),
    Twin("a neighbour's screen foreseen", "hides-from-everyone", {"foresee": foresee_a_neighbour}),
    Twin("a planted secret foreseen", "plants-no-canary", {"foresee": foresee_a_neighbour}),
    Twin("a draw foreseen", "hides-from-everyone", {"foresee": foresee_the_draw}),
    Twin("a draw without a warning", "warns-of-what-is-final", {"verbs": WITHOUT_A_WARNING}),
    Twin("a secret in the set-up", "hides-while-acting", {"initial": begin_with_a_secret}),
    Twin("a Reveal of somebody else's secret", "hides-while-acting", {"apply": reveal_a_neighbour}),
    Twin("whose turn it is after a draw", "hides-while-acting", {"apply": skip_the_poor_after_a_draw}),
    Twin("a secret in a refusal", "hides-from-everyone", {"why_not": refuse_with_a_secret}),
    Twin("a planted secret in a refusal", "plants-no-canary", {"why_not": refuse_with_a_secret}),
    Twin("a secret in the choices", "hides-from-everyone", {"choices": offer_by_a_secret}),
    Twin("a computer that peeks", "hides-from-everyone", {"computer": peek_at_a_secret}),
    Twin("whose turn it is depends on a hidden field", "hides-while-acting", {"apply": let_the_rich_go_again}),
    Twin("an event that reveals without Reveal", "hides-while-acting", {"apply": tell_a_secret}),
    Twin("a planted secret in an event", "plants-no-canary", {"apply": tell_a_secret}),
    Twin("a Reveal that is not one", "declares-events", {"apply": boast_without_a_reveal}),
    Twin("an undeclared parameter", "declares-events", {"apply": say_too_much}),
    Twin("a lost piece", "keeps-pieces", {"apply": lose_a_pebble}),
    Twin("a mutated form", "changes-no-input", {"apply": change_the_form}),
    Twin("a mutated state", "changes-no-input", {"apply": change_the_state}),
    Twin("an illegal form accepted", "accepts-what-it-offers", {"choices": offer_shells_on_credit}),
    Twin("an illegal form leads to debts", "keeps-pieces", {"choices": offer_shells_on_credit}),
    Twin("a choice that cannot be completed", "offers-in-any-order", {"choices": offer_only_in_order}),
    Twin("a dead end", "ends", {"may": forbid_the_poor_everything}),
    Twin("a verb forbidden that its fields allow", "offers-in-any-order", {"may": forbid_the_poor_to_sell}),
    Twin("an endless game", "ends", {"apply": never_end}),
    Twin("an undo past a draw", "undoes-only-what-is-its-own", {"apply": draw_and_forget_it}),
    Twin("a draw that leaves no trace", "draws-from-chance", {"apply": draw_and_forget_it}),
    Twin("an answered question left open", "asks-properly", {"apply": leave_the_question_open}),
    Twin("a question's number used again", "asks-properly", {"apply": use_numbers_again}),
    Twin("a state that storing changes", "survives-storing", {"apply": keep_something_unstorable}),
    Twin("a screen told as if it were public", "tells-all-the-same", {"tell": tell_the_screen_as_if_all_saw_it}),
    Twin("a player who is not told of himself", "tells-all-the-same", {"tell": tell_nobody_of_himself}),
    Twin("private words to the public", "tells-all-the-same", {"tell": tell_the_public_in_private}),
    Twin("two sections of one name", "tells-all-the-same", {"tell": tell_two_things_by_one_name}),
    Twin(
        "a past that cannot be told",
        "opens-at-the-end",
        {"tell": tell_what_was_hidden_only_of_the_last_moment},
    ),
    Twin(
        "a secret in what it means",
        "means-what-one-sees",
        {"show_table": show_what_is_in_the_bag, "means": mean_what_is_in_the_bag},
    ),
    Twin("what it means is not what is seen", "means-what-one-sees", {"means": mean_something_else_each_time}),
    Twin("what it means cannot be said", "means-what-one-sees", {"means": mean_what_nobody_can_say}),
    Twin("what it means has other words", "means-what-one-sees", {"means": mean_it_with_the_wrong_words}),
    Twin("a redeal that deals nothing", "really-redeals", {"redeal": redeal_nothing}),
)
