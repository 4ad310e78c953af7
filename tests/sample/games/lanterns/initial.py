"""Set-up: everybody is dealt a hand and a keepsake, somebody is drawn to begin, and the first round is on."""

from engine.core.game import Outcome
from engine.core.state.events import Event, Private
from engine.core.values.chance import Chance
from tests.sample.games.lanterns.data import TABLES, WISHES
from tests.sample.games.lanterns.rules.rounds import begin_round
from tests.sample.games.lanterns.state import Hidden, LanternsOptions, LanternsState

RULES_VERSION = 1
DATA_VERSION = max(TABLES)


def initial(seats: int, options: LanternsOptions, chance: Chance) -> Outcome[LanternsState]:
    """The table before the first decision is answered."""
    tables = TABLES[DATA_VERSION]
    bag, hidden = tuple(wish.cards for wish in tables.wishes), list[Hidden]()
    for _ in range(seats):
        hand, bag, chance = chance.draw(bag, tables.cards_in_hand)
        kept, bag, chance = chance.draw(bag, 1)
        hidden.append(Hidden(hand, WISHES[kept.index(1)]))
    first, chance = chance.below(seats)
    state = LanternsState(
        seats=seats,
        rules=RULES_VERSION,
        data=DATA_VERSION,
        chance=chance,
        bag=bag,
        hidden=tuple(hidden),
        coins=(0,) * seats,
    )
    own = (
        Private(seat, "dealt-own", {"wishes": mine.hand, "keepsake": mine.keepsake}) for seat, mine in enumerate(hidden)
    )
    dealt = Event("dealt", {"cards": tables.cards_in_hand}, tuple(own))
    return begin_round(state, first), (dealt, Event("first", {"seat": first}))
