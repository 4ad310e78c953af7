"""From state to views, by naming each field that may be seen."""

from collections.abc import Iterable

from engine.core.forms.forms import Filled
from engine.core.state.sealed import sealed_answer
from engine.core.values.seats import Seat
from engine.games.lucca.data import PLACES, TABLES, TOWER
from engine.games.lucca.forms import suggest
from engine.games.lucca.rules.cards import in_order, kind
from engine.games.lucca.rules.opening import worth_opening
from engine.games.lucca.rules.reckoning import Numbered, highest_opened, lowest_under_construction, worth_of_walls
from engine.games.lucca.rules.start import kept
from engine.games.lucca.rules.triplet import lay
from engine.games.lucca.state import (
    LuccaState,
    Palace,
    Quarter,
    palace_of,
    shields,
    table_facts,
    windows,
)
from engine.games.lucca.views import (
    CardView,
    FitView,
    NumberView,
    OfferView,
    PalaceView,
    PlayerView,
    ScreenView,
    TableView,
    TripletView,
)


def show_table(state: LuccaState) -> TableView:
    """The table as everyone sees it."""
    here, places = table_facts(state), zip(state.display, state.taken_by, strict=True)
    return TableView(
        data=state.data,
        round=state.round,
        rounds=here.rounds,
        palace=here.palace,
        display=tuple(
            TripletView(n, show_cards(state.data, cards), taken_by) for n, (cards, taken_by) in enumerate(places, 1)
        ),
        pile=len(state.pile),
        order=state.order,
        players=tuple(show_player(state, seat) for seat in range(state.seats)),
        lowest=_numbered(lowest_under_construction(state)),
        highest=_numbered(highest_opened(state)),
    )


def show_player(state: LuccaState, seat: Seat) -> PlayerView:
    """A quarter as everyone sees it."""
    quarter = state.quarters[seat]
    return PlayerView(
        palaces=tuple(show_palace(state, seat, palace) for palace in quarter.palaces),
        walls=quarter.walls,
        towers=quarter.towers,
        discards=quarter.discards,
        shields=shields(state.data, quarter),
        needed=TABLES[state.data].facts.shields_per_wall * quarter.walls,
        walls_worth=worth_of_walls(state, quarter),
        points=quarter.points,
        chosen=state.round > 0 or sealed_answer(state, seat) is not None,
    )


def show_palace(state: LuccaState, seat: Seat, palace: Palace) -> PalaceView:
    """A palace with what can be added up on its cards."""
    return PalaceView(
        colour=palace.colour,
        area=palace.area,
        cards=show_cards(state.data, palace.cards),
        number=palace.number,
        windows=windows(state.data, palace.cards),
        shields=sum(TABLES[state.data].card[number].shields for number in palace.cards),
        opening=worth_opening(state, seat, palace.colour) if palace.area == "finished" else 0,
    )


def show_cards(data: int, cards: Iterable[int]) -> tuple[CardView, ...]:
    """Cards with all that is printed on them."""
    return tuple(show_card(data, number) for number in cards)


def show_card(data: int, number: int) -> CardView:
    """A card; a tower has nothing printed on it."""
    card = TABLES[data].card.get(number)
    return CardView(kind(data, number), number, card.windows if card else 0, card.shields if card else 0)


def _numbered(found: Numbered | None) -> NumberView | None:
    return None if found is None else NumberView(found.seat, found.number)


# What one seat sees of its own


def show_screen(state: LuccaState, seat: Seat) -> ScreenView:
    """What lies face down before this seat, and how the triplets would fit into its quarter."""
    mine, answer = state.hidden[seat], sealed_answer(state, seat)
    walls = in_order(tuple(card for turn in mine.turns for card in turn.walls))
    discards = in_order(tuple(card for turn in mine.turns for card in turn.discards))
    left = [n for n, cards in enumerate(state.display, 1) if cards] if state.round else []
    return ScreenView(
        hand=show_cards(state.data, mine.hand),
        kept=() if answer is None else show_cards(state.data, kept(answer.form.values)),
        aside=show_cards(state.data, mine.aside),
        walls=show_cards(state.data, walls),
        discards=show_cards(state.data, discards),
        offers=tuple(show_offer(state, seat, number) for number in left),
    )


def show_offer(state: LuccaState, seat: Seat, number: int) -> OfferView:
    """A triplet, each of its cards used as most would, one after the other."""
    filled: Filled = {"triplet": str(number)}
    quarter, fits = state.quarters[seat], list[FitView]()
    for place, card in zip(PLACES, state.display[number - 1], strict=True):
        use = filled[place] = suggest(state, seat, "take", filled, place) or "discard"
        fits.append(fit(state, quarter, card, str(use)))
        quarter = lay(state.data, quarter, card) if use == "build" else quarter
    return OfferView(number, tuple(fits), sum(each.points for each in fits))


def fit(state: LuccaState, quarter: Quarter, card: int, use: str) -> FitView:
    """What this use of a card would make of a quarter."""
    view = show_card(state.data, card)
    if use != "build" or card == TOWER:
        return FitView(view, "tower" if use == "build" else use, 0, 0)
    before = palace_of(quarter, view.kind)
    cards = (*(before.cards if before else ()), card)
    if len(cards) == table_facts(state).palace:
        return FitView(view, "completes", len(cards), windows(state.data, cards))
    return FitView(view, "enlarges" if before else "starts", len(cards), 0)
