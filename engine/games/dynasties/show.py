"""From state to views, by naming each field that may be seen."""

from engine.core.values.seats import Seat
from engine.games.dynasties.data import (
    BONUS_ACTIONS,
    CHARACTERS,
    CITIES,
    NEXT,
    PLACES,
    PRINCE,
    PRINCESS,
    REGIONS,
    ROLES,
    SCORES,
    TABLES,
)
from engine.games.dynasties.rules.cities import (
    cost,
    founded,
    is_crowned,
    large_role,
    members_by_region,
    open_cities,
    region_of,
)
from engine.games.dynasties.rules.scorecards import worth
from engine.games.dynasties.state import NEUTRAL, DynastiesState, has_passed, plus
from engine.games.dynasties.views import (
    BonusView,
    CharacterView,
    CityView,
    DieView,
    FreeCityView,
    PlaceView,
    PlayerView,
    RegionView,
    ScoreCardView,
    ScreenView,
    ShipView,
    TableView,
)


def show_table(state: DynastiesState) -> TableView:
    """The table as everyone sees it."""
    facts = TABLES[state.data].facts
    return TableView(
        data=state.data,
        round=state.round,
        rounds=facts.rounds,
        first=state.first,
        active=_seat(state.active),
        cities=tuple(show_city(state, city) for city in open_cities(state)),
        free_cities=tuple(show_free_city(state, free) for free, where in enumerate(state.free) if where is None),
        regions=tuple(show_region(state, region) for region in range(len(REGIONS))),
        ships=tuple(ShipView(ship.goods, _seat(ship.first), _seat(ship.second)) for ship in state.ships),
        characters=show_characters(state),
        dice=tuple(DieView(die.face, die.apart, _seat(die.owner), die.done) for die in state.dice),
        track=show_track(state),
        leonardo=_seat(state.leonardo),
        bonus=show_bonus(state),
        bag=state.bag,
        actions=sum(state.actions),
        discards=state.discards,
        yellows=sum(state.yellows) + len(state.under),
        scored=state.scored,
        books=sum(state.books),
        used_books=state.used_books,
        neutrals=state.neutrals,
        players=tuple(show_player(state, seat) for seat in range(state.seats)),
    )


def _seat(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None


def show_city(state: DynastiesState, city: int) -> CityView:
    """With a neutral figure by its role."""
    facts, town = TABLES[state.data].cities[city], state.towns[city]
    return CityView(
        id=CITIES[city],
        region=REGIONS[region_of(state, city)],
        symbol=facts.symbol,
        vp=facts.bonus.vp,
        goods=facts.bonus.goods,
        book=facts.bonus.book,
        large=ROLES[large_role(state, city)],
        prince_cost=cost(state, city, PRINCE),
        princess_cost=cost(state, city, PRINCESS),
        prince=_seat(town.prince),
        princess=_seat(town.princess),
        neutral=next((ROLES[role] for role in (PRINCE, PRINCESS) if town.on(role) == NEUTRAL), ""),
        child=_seat(town.child),
        free=founded(state, city) is not None,
    )


def show_free_city(state: DynastiesState, free: int) -> FreeCityView:
    """One that can still be founded."""
    facts = TABLES[state.data].facts.free_cities[free]
    bonus = facts.bonus
    return FreeCityView(facts.id, facts.symbol, bonus.vp, bonus.goods, bonus.book, facts.large_cost, facts.small_cost)


def show_region(state: DynastiesState, region: int) -> RegionView:
    """With strengths that leave out what lies face down."""
    facts, seats = TABLES[state.data].facts, range(state.seats)
    tile, again = facts.region_tiles[state.region_tiles[region]], facts.revaluations[region]
    found = tuple(members_by_region(state, seat)[region] for seat in seats)
    return RegionView(
        id=REGIONS[region],
        first=tile.first,
        second=tile.second,
        crown=tile.crown,
        coats=state.coats[region],
        majority_again=again.majority,
        crown_again=again.crown,
        revalued_by=_seat(state.revaluations[region]),
        members=found,
        strengths=plus(found, tuple(player.coats[region] for player in state.players)),
        crowned=tuple(seat for seat in seats if is_crowned(state, seat, region)),
    )


def show_characters(state: DynastiesState) -> tuple[CharacterView, ...]:
    """Slot by slot."""
    slots = zip(TABLES[state.data].facts.slots, state.slots, strict=True)
    return tuple(CharacterView(CHARACTERS[lying.character], at.cost, at.court, lying.used) for at, lying in slots)


def show_track(state: DynastiesState) -> tuple[PlaceView, ...]:
    """The places that cost something, then one for each player."""
    paid = TABLES[state.data].facts.places
    names = (*PLACES[: len(paid)], *(NEXT,) * state.seats)
    prices = (*(place.pink for place in paid), *(0,) * state.seats)
    return tuple(PlaceView(*each[:2], _seat(each[2])) for each in zip(names, prices, state.track, strict=True))


def show_bonus(state: DynastiesState) -> tuple[BonusView, ...]:
    """In the order of the data file."""
    shared = [action.shared for action in TABLES[state.data].facts.bonus_actions]
    return tuple(BonusView(*each) for each in zip(BONUS_ACTIONS, shared, state.bonus, strict=True))


def show_player(state: DynastiesState, seat: Seat) -> PlayerView:
    """Of what is hidden only how many, and of scoring cards their backs."""
    player, mine, greens = state.players[seat], state.hidden[seat], TABLES[state.data].greens
    return PlayerView(
        vp=sum(player.points),
        points=player.points,
        goods=player.goods,
        reserve=player.reserve,
        coats=player.coats,
        revaluations=tuple(region for region, owner in zip(REGIONS, state.revaluations, strict=True) if owner == seat),
        hand=sum(mine.hand),
        greens=sum(mine.scores[:greens]),
        yellows=sum(mine.scores[greens:]) + len(mine.looked),
        books=sum(mine.books),
        passed=has_passed(state, seat),
    )


def show_screen(state: DynastiesState, seat: Seat) -> ScreenView:
    """What this seat sees of its own."""
    mine = state.hidden[seat]
    held = [(card, n) for card, n in enumerate(mine.scores) if n]
    return ScreenView(
        hand=mine.hand,
        scores=tuple(ScoreCardView(SCORES[card], n, worth(state, seat, card)) for card, n in held),
        books=mine.books,
        looked=tuple(SCORES[card] for card in mine.looked),
        under=tuple(SCORES[each.card] for each in state.under if each.seat == seat),
    )
