"""Final scoring: points by source, and who won."""

from engine.core.state.views import Score
from engine.core.values.seats import Seat
from engine.games.carrara.data import TABLES
from engine.games.carrara.rules.objectives import building_cost
from engine.games.carrara.state import CarraraState

SOURCES = ("track", "announcement", "objects", "buildings", "coins")


def scores(state: CarraraState) -> tuple[Score, ...]:
    """Every seat's points, in the order of `SOURCES`; objectives reached or not."""
    return tuple(score(state, seat) for seat in range(state.seats))


def score(state: CarraraState, seat: Seat) -> Score:
    """One seat's points. Those for announcing are on the track already, and told apart here."""
    facts, mine = TABLES[state.data].facts, state.hidden[seat]
    announcement = facts.announcement_vp if seat == state.announcer else 0
    return Score(
        (
            state.boards[seat].vp - announcement,
            announcement,
            sum(mine.objects) * facts.vp_per_object,
            building_cost(state, seat),
            mine.coins // facts.coins_per_vp,
        )
    )


def winners(state: CarraraState) -> tuple[Seat, ...]:
    """Most points; of those who tie, most blocks of any colour; of those who still tie, all."""
    ranks = [(each.total, sum(hidden.blocks)) for each, hidden in zip(scores(state), state.hidden, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
