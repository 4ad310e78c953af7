"""Set-up, as in the booklet's components and game setup."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.state.state import ask
from engine.core.values.chance import Chance
from engine.games.carrara.data import COLOURS, SPACES, TABLES, FactTables
from engine.games.carrara.rules.rounds import question
from engine.games.carrara.state import EMPTY, Board, CarraraOptions, CarraraState, Expansion, Hidden, minus

RULES_VERSION = 1
DATA_VERSION = max(TABLES)
CARD_COLOURS = ("top", "objects", "buildings", "bonus")
"""The cards by their places on the objectives board: so they are called in data, options and state."""


def initial(seats: int, options: CarraraOptions, chance: Chance) -> Outcome[CarraraState]:
    """Seat 0 is the start player. Nine tiles come face up, the rest of the set-up leaves nothing to chance."""
    tables = TABLES[DATA_VERSION]
    facts = tables.facts
    starts = start_blocks(tables, seats)
    first_section = (1,) * len(COLOURS)
    bag = minus(tuple(colour.of_each for colour in facts.colours), first_section)
    for block in starts:
        bag = minus(bag, block)
    display, pile, chance = chance.pick(range(tables.in_pile), facts.display)
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
    began = Event("began", {"seat": 0, "coins": facts.start_coins})
    if options.expansion == "no":
        return ask(state, (0,), question(state)), (began,)
    state = expanded(state, tables, options)
    return ask(state, (0,), question(state)), (began, cards_event(state, tables, options))


def expanded(state: CarraraState, tables: FactTables, options: CarraraOptions) -> CarraraState:
    """With one card of each colour, the 8-buildings and the upgrade tiles; none of them goes by how many play."""
    chance, numbers = state.chance, list[str]()
    for colour in CARD_COLOURS:
        number, chance = number_of(tables, options, colour, chance)
        numbers.append(number)
    top, objects, buildings, bonus = numbers
    expansion = Expansion(
        top,
        objects,
        buildings,
        bonus,
        eights=tuple(range(tables.in_pile, len(tables.tile_cost))),
        upgrades=tuple(range(len(SPACES))),
        laid=((),) * state.seats,
    )
    return replace(state, expansion=expansion, chance=chance)


def number_of(tables: FactTables, options: CarraraOptions, colour: str, chance: Chance) -> tuple[str, Chance]:
    """The card that was named, the one for a first game, or one that is drawn."""
    named: str = getattr(options, colour)
    if named != "any":
        return named, chance
    if options.expansion == "first":
        return tables.facts.expansion.first_game, chance
    numbers = tuple(getattr(tables.cards, colour))
    at, chance = chance.below(len(numbers))
    return numbers[at], chance


def cards_event(state: CarraraState, tables: FactTables, options: CarraraOptions) -> Event:
    """Which cards lie open, how many of them were drawn, and what of all this is our reading of a lost picture."""
    assert state.expansion is not UNSET
    cards = {colour: getattr(state.expansion, colour) for colour in CARD_COLOURS}
    unsure = [colour for colour in CARD_COLOURS if getattr(tables.cards, colour)[cards[colour]].reconstructed]
    drawn = sum(getattr(options, colour) == "any" for colour in CARD_COLOURS) if options.expansion == "drawn" else 0
    upgrades = tuple(upgrade.space for upgrade in tables.facts.expansion.upgrades if upgrade.reconstructed)
    return Event("cards", {**cards, "drawn": drawn, "unsure": tuple(unsure), "upgrades": upgrades})


def start_blocks(tables: FactTables, seats: int) -> list[tuple[int, ...]]:
    """One block each: black for the start player, then blue, green, red."""
    return [tuple(int(colour == start) for colour in COLOURS) for start in tables.facts.start_blocks[:seats]]
