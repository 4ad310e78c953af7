"""The other uses of a card: trade, alone or twice; the city that the card names; pausing for a good."""

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import AnyEvent, Event
from engine.core.values.seats import Seat
from engine.games.dynasties.data import ACTIONS, CITIES, PRINCE, PRINCESS, ROLES, SHIPS, TABLES
from engine.games.dynasties.data.facts import ActionFacts
from engine.games.dynasties.rules.cards import held
from engine.games.dynasties.rules.cities import may_stand
from engine.games.dynasties.rules.deploying import settle
from engine.games.dynasties.rules.goods import draw, goes_with, payment, pinks_of, spend, to_choose
from engine.games.dynasties.rules.playing import before_main_choice, cards_with, play
from engine.games.dynasties.rules.trade import board, ships_to_board
from engine.games.dynasties.state import DynastiesState


def action(state: DynastiesState, card: str | None) -> ActionFacts | None:
    """What an action card shows; nothing for a tile, or for what is no card."""
    return TABLES[state.data].card(ACTIONS.index(card)) if card in ACTIONS else None


def specials(state: DynastiesState, seat: Seat, special: str, filled: Filled) -> tuple[str, ...]:
    """The cards in hand with this special action that can be paid."""
    if not before_main_choice(state, seat):
        return ()
    hand = held(state.hidden[seat].hand)
    cards = [card for card in hand if TABLES[state.data].card(ACTIONS.index(card)).special == special]
    return tuple(card for card in cards if goes_with(pinks_for_card(state, seat, card), filled))


def pinks_for_card(state: DynastiesState, seat: Seat, card: str) -> tuple[int, ...]:
    """How many pink cubes may be among those that a special action costs."""
    facts = TABLES[state.data].card(ACTIONS.index(card))
    return pinks_of(state, seat, facts.gold, TABLES[state.data].special)


def pay_special(state: DynastiesState, seat: Seat, filled: Filled) -> tuple[DynastiesState, tuple[AnyEvent, ...]]:
    """The card is played, and its gold is paid."""
    facts = action(state, one(filled, "card"))
    assert facts is not None
    paid = payment(state, seat, facts.gold, TABLES[state.data].special, filled)
    state, events = play(state, seat, filled)
    return spend(state, seat, paid), events


# Trade


def cards_to_trade_with(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """By the icon or a book tile one ship, by the special action two: that takes two figures and two ships."""
    ships, ship = ships_to_board(state, seat), one(filled, "ship")
    if not any(ship in (None, SHIPS[each]) for each in ships):
        return OneOffer(())
    by_icon = () if "pink" in filled else cards_with(state, seat, "trade", "trade", filled)
    return OneOffer((*by_icon, *(specials(state, seat, "voyage", filled) if can_sail_twice(state, seat) else ())))


def can_sail_twice(state: DynastiesState, seat: Seat) -> bool:
    """Two figures, and two ships for them."""
    return state.players[seat].reserve > 1 and len(ships_to_board(state, seat)) > 1


def ships_to_trade_on(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Any without an own figure, if the card allows it."""
    rest: Filled = {name: value for name, value in filled.items() if name not in ("card", "ship")}
    cards, card = cards_to_trade_with(state, seat, rest).values, one(filled, "card")
    possible = bool(cards) if card is None else card in cards
    return OneOffer(tuple(SHIPS[ship] for ship in ships_to_board(state, seat)) if possible else ())


def pinks_for_voyage(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """A trade by its icon costs nothing."""
    card = action(state, one(filled, "card"))
    if card is None or card.special != "voyage":
        return OneOffer(())
    return to_choose(pinks_for_card(state, seat, card.id))


def trade(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """No card has both the icon and the special action: the card says which it is."""
    ship, card = one(form.values, "ship") or "", action(state, one(form.values, "card"))
    if card is not None and card.special == "voyage":
        paid = payment(state, seat, card.gold, TABLES[state.data].special, form.values)
        state, events = pay_special(state, seat, form.values)
        events = (*events, Event("voyage", {"seat": seat, "paid": paid}))
        state = push(state, Task("second", seat, {"ship": ship}))
    else:
        state, events = play(state, seat, form.values, "trade")
    state, more = board(state, seat, SHIPS.index(ship))
    return state, (*events, *more)


# The city of a card


def roles_in(state: DynastiesState, seat: Seat, card: str) -> tuple[str, ...]:
    """The spaces of a card's city that can be taken."""
    city = TABLES[state.data].card(ACTIONS.index(card)).city
    if city is None or not state.players[seat].reserve:
        return ()
    return tuple(ROLES[role] for role in (PRINCE, PRINCESS) if may_stand(state, seat, CITIES.index(city), role))


def cards_with_city(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Cards whose city has a space for this player."""
    role, cards = one(filled, "role"), specials(state, seat, "city", filled)
    return OneOffer(tuple(card for card in cards if any(role in (None, each) for each in roles_in(state, seat, card))))


def roles_in_city(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Either space of the card's city."""
    card, cards = one(filled, "card"), specials(state, seat, "city", filled)
    found = [role for each in cards if card in (None, each) for role in roles_in(state, seat, each)]
    return OneOffer(tuple(role for role in ROLES if role in found))


def pinks_for_city(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """The gold on the card."""
    card = action(state, one(filled, "card"))
    return OneOffer(()) if card is None else to_choose(pinks_for_card(state, seat, card.id))


def deploy_in_city(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """Gold in the place of what the space costs."""
    card = action(state, one(form.values, "card"))
    assert card is not None
    paid = payment(state, seat, card.gold, TABLES[state.data].special, form.values)
    state, events = pay_special(state, seat, form.values)
    city, role = CITIES.index(card.city or ""), ROLES.index(one(form.values, "role") or "")
    return settle(state, seat, city, role, paid, events)


# Pausing


def cards_to_discard(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Any in hand."""
    return OneOffer(held(state.hidden[seat].hand) if before_main_choice(state, seat) else ())


def pause(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """A card for a good."""
    state, events = play(state, seat, form.values, told="paused")
    state, drawn = draw(state, seat, TABLES[state.data].facts.pause_goods)
    return state, (*events, *drawn)
