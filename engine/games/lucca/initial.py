"""Set-up: four cards for everybody, the first triplets in the open, and all are asked at once which two they keep."""

from engine.core.game import Outcome
from engine.core.state.events import Event, Private
from engine.core.state.state import ask
from engine.core.values.chance import Chance
from engine.games.lucca.data import TABLES
from engine.games.lucca.rules.cards import said, triplets_said
from engine.games.lucca.state import Hidden, LuccaOptions, LuccaState, Quarter

RULES_VERSION = 1
DATA_VERSION = max(TABLES)


def initial(seats: int, options: LuccaOptions, chance: Chance) -> Outcome[LuccaState]:
    """The table before anybody has chosen. The towers come into the pile afterwards."""
    tables = TABLES[DATA_VERSION]
    here, pile, hands = tables.by_players[seats], tuple(sorted(tables.card)), list[Hidden]()
    for _ in range(seats):
        hand, pile, chance = chance.pick(pile, tables.facts.hand)
        hands.append(Hidden(tuple(sorted(hand))))
    laid, pile, chance = chance.pick(pile, 3 * here.triplets)
    display = tuple(laid[at : at + 3] for at in range(0, len(laid), 3))
    state = LuccaState(
        seats=seats,
        rules=RULES_VERSION,
        data=DATA_VERSION,
        chance=chance,
        pile=pile,
        display=display,
        taken_by=(None,) * len(display),
        quarters=(Quarter(),) * seats,
        hidden=tuple(hands),
        known=tuple(sorted(laid)),
    )
    own = (Private(seat, "dealt-own", {"cards": said(DATA_VERSION, mine.hand)}) for seat, mine in enumerate(hands))
    dealt = Event("dealt", {"n": tables.facts.hand}, tuple(own))
    return ask(state, range(seats), "keep"), (dealt, Event("laid", triplets_said(DATA_VERSION, display)))
