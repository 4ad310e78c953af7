"""The bonus card of this table: what it brings each seat once the game is over, and how that is told."""

from collections.abc import Iterator

from msgspec import UNSET

from engine.core.state.events import Event
from engine.games.carrara.data import TABLES
from engine.games.carrara.rules.cards.bonus import bonuses
from engine.games.carrara.state import CarraraState
from engine.games.carrara.views import Bonus


def bonuses_of(state: CarraraState) -> tuple[Bonus, ...]:
    """By seat, as the table lies now; none in the base game."""
    expansion = state.expansion
    if expansion is UNSET:
        return ()
    tables = TABLES[state.data]
    return bonuses(
        tables,
        tables.cards.bonus[expansion.bonus],
        [board.buildings for board in state.boards],
        expansion.laid,
        tuple(hidden.coins for hidden in state.hidden),
        coins_per_vp(state),
    )


def coins_per_vp(state: CarraraState) -> int:
    """So many coins are a point in the end: fewer, for everybody, if the top card says so."""
    tables = TABLES[state.data]
    by_card = 0 if state.expansion is UNSET else tables.cards.top[state.expansion.top].coins_per_vp
    return by_card or tables.facts.coins_per_vp


def told_bonuses(state: CarraraState) -> Iterator[Event]:
    """For every seat what was scored, or where it has built for most."""
    if state.expansion is UNSET:
        return
    how = TABLES[state.data].cards.bonus[state.expansion.bonus].score
    for seat, bonus in enumerate(bonuses_of(state)):
        if how == "most":
            yield Event("bonus-most", {"seat": seat, "cities": bonus.what, "vp": bonus.vp})
        else:
            what = "cities" if how == "cities" else "types"
            yield Event(f"bonus-{how}", {"seat": seat, what: bonus.what, "vp": bonus.vp, "coins": bonus.coins})
