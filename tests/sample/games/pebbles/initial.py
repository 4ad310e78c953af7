"""Set-up: the bag is filled, everyone gets coins and is asked for a favourite."""

from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.state.state import ask
from engine.core.values.chance import Chance
from tests.sample.games.pebbles.data import COLOURS, TABLES
from tests.sample.games.pebbles.state import Hidden, PebblesOptions, PebblesState

RULES_VERSION = 1
DATA_VERSION = max(TABLES)


def initial(seats: int, options: PebblesOptions, chance: Chance) -> Outcome[PebblesState]:
    """The table before the first decision is answered."""
    tables = TABLES[DATA_VERSION]
    none = (0,) * len(COLOURS)
    state = PebblesState(
        seats=seats,
        rules=RULES_VERSION,
        data=DATA_VERSION,
        chance=chance,
        bag=(tables.of_each(options.bag),) * len(COLOURS),
        beach=none,
        sea=none,
        shells=tables.shells if options.shells else (),
        hidden=(Hidden(tables.coins_at_start, none),) * seats,
        shells_of=((),) * seats,
        boasts=("",) * seats,
    )
    return ask(state, range(seats), "favourite"), (Event("began", {"coins": tables.coins_at_start}),)
