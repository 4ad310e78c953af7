"""Set-up, as in the booklet's components and game setup."""

from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.state.state import ask
from engine.core.values.chance import Chance
from engine.games.carrara.data import COLOURS, TABLES, FactTables
from engine.games.carrara.state import EMPTY, Board, CarraraOptions, CarraraState, Hidden, minus

RULES_VERSION = 1
DATA_VERSION = max(TABLES)


def initial(seats: int, options: CarraraOptions, chance: Chance) -> Outcome[CarraraState]:
    """Seat 0 is the start player. Nine tiles come face up, the rest of the set-up leaves nothing to chance."""
    tables = TABLES[DATA_VERSION]
    facts = tables.facts
    starts = start_blocks(tables, seats)
    first_section = (1,) * len(COLOURS)
    bag = minus(tuple(colour.of_each for colour in facts.colours), first_section)
    for block in starts:
        bag = minus(bag, block)
    display, pile, chance = chance.pick(range(len(tables.tile_cost)), facts.display)
    kinds = len(facts.types)
    state = CarraraState(
        seats=seats,
        rules=RULES_VERSION,
        data=DATA_VERSION,
        chance=chance,
        bag=bag,
        wheel=(first_section, *((0,) * len(COLOURS),) * (len(facts.sections) - 1)),
        display=display,
        pile=pile,
        for_sale=(facts.objects_for_sale_of_each,) * kinds,
        supply=(facts.objects_of_each - facts.objects_for_sale_of_each,) * kinds,
        city_markers=(EMPTY,) * len(facts.cities),
        boards=(Board(0, facts.markers),) * seats,
        hidden=tuple(Hidden(facts.start_coins, block, (0,) * kinds) for block in starts),
    )
    return ask(state, (0,), "turn"), (Event("began", {"seat": 0, "coins": facts.start_coins}),)


def start_blocks(tables: FactTables, seats: int) -> list[tuple[int, ...]]:
    """One block each: black for the start player, then blue, green, red."""
    return [tuple(int(colour == start) for colour in COLOURS) for start in tables.facts.start_blocks[:seats]]
