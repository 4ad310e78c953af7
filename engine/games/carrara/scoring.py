"""Final scoring: points by source, and who won."""

from msgspec import UNSET

from engine.core.state.views import Score
from engine.core.values.seats import Seat
from engine.games.carrara.data import TABLES
from engine.games.carrara.rules.bonus import bonuses_of, coins_per_vp
from engine.games.carrara.rules.cards.buildings import building_points
from engine.games.carrara.rules.cards.objects import object_points
from engine.games.carrara.rules.objectives import building_cost
from engine.games.carrara.state import CarraraState, Expansion

SOURCES = ("track", "announcement", "objects", "buildings", "coins", "bonus")
"""The bonus card's points come only with the expansion."""


def scores(state: CarraraState) -> tuple[Score, ...]:
    """Every seat's points, in the order of `SOURCES`; objectives reached or not."""
    return tuple(score(state, seat) for seat in range(state.seats))


def score(state: CarraraState, seat: Seat) -> Score:
    """One seat's points. Those for announcing are on the track already, and told apart here."""
    facts, mine = TABLES[state.data].facts, state.hidden[seat]
    announcement = facts.announcement_vp if seat == state.announcer else 0
    if state.expansion is not UNSET:
        return score_by_cards(state, state.expansion, seat, announcement)
    return Score(
        (
            state.boards[seat].vp - announcement,
            announcement,
            sum(mine.objects) * facts.vp_per_object,
            building_cost(state, seat),
            mine.coins // facts.coins_per_vp,
        )
    )


def score_by_cards(state: CarraraState, expansion: Expansion, seat: Seat, announcement: int) -> Score:
    """With the expansion: objects and buildings by their cards, coins together with those of the bonus card."""
    tables, mine, board = TABLES[state.data], state.hidden[seat], state.boards[seat]
    bonus, left = bonuses_of(state)[seat], tables.facts.expansion.vp_per_object_left
    return Score(
        (
            board.vp - announcement,
            announcement,
            object_points(tables.cards.objects[expansion.objects], mine.objects, left),
            building_points(tables, tables.cards.buildings[expansion.buildings], board.buildings),
            (mine.coins + bonus.coins) // coins_per_vp(state),
            bonus.vp,
        )
    )


def winners(state: CarraraState) -> tuple[Seat, ...]:
    """Most points; of those who tie, most blocks of any colour; of those who still tie, all."""
    ranks = [(each.total, sum(hidden.blocks)) for each, hidden in zip(scores(state), state.hidden, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
