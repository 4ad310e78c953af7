"""Action I: buy blocks. Turn the wheel and fill it up to eleven; then take blocks of one section, or be relieved."""

from operator import mul

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import CountsOffer, OneOffer, most_affordable
from engine.core.game import Outcome
from engine.core.state.events import Event, Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carrara.data import COLOURS, FACTS, SECTIONS, TABLES, Counts, FactTables
from engine.games.carrara.rules.closing import close_action
from engine.games.carrara.rules.rounds import next_turn
from engine.games.carrara.state import CarraraState, hide, minus, plus, put

_BLOCKS = sum(colour.of_each for facts in FACTS.values() for colour in facts.colours)
_UP_TO = tuple(tuple(range(1, most + 1)) for most in range(_BLOCKS + 1))
"""The totals from one to so many, made once: they are asked for in every turn."""


def can_turn(state: CarraraState, seat: Seat) -> bool:
    """Not if wheel and bag are both empty (special situation 4)."""
    return any(state.bag) or any(map(any, state.wheel))


def turn(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """Blocks of VI come round to I; new ones from the bag join them until eleven lie on the wheel."""
    lying = sum(map(sum, state.wheel))
    drawn, bag, chance = state.chance.draw(state.bag, TABLES[state.data].facts.wheel_holds - lying)
    wheel = (plus(state.wheel[-1], drawn), *state.wheel[:-1])
    turned = Event("turned", {"seat": seat, "blocks": drawn})
    return ask(state, (seat,), "take", wheel=wheel, bag=bag, chance=chance), (turned,)


def can_take(state: CarraraState, seat: Seat) -> bool:
    """Whether any block on any section is affordable; then at least one must be taken."""
    coins, affordable = state.hidden[seat].coins, TABLES[state.data].affordable
    if coins >= len(affordable) - 1:
        return any(map(any, state.wheel))
    return any(any(lying[colour:]) for lying, colour in zip(state.wheel, affordable[coins], strict=True))


def sections_to_take_from(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """Sections with a block, or with just these blocks, that the coins allow."""
    coins, blocks = _budget(state, seat, filled), counts(filled, "blocks")
    if not blocks:
        return OneOffer(_affordable_sections(state, coins))
    tables, wheel = TABLES[state.data], state.wheel
    return OneOffer(
        tuple(name for number, name in enumerate(SECTIONS) if _spent(tables, wheel, number, blocks) <= coins)
    )


def blocks_to_take(state: CarraraState, seat: Seat, filled: Filled) -> CountsOffer:
    """Any blocks of the section that the coins allow, at least one; before the section is known, a hint."""
    section = one(filled, "section")
    if section is None:
        caps = tuple(map(max, zip(*state.wheel, strict=True)))
        return CountsOffer(COLOURS, caps, _UP_TO[sum(caps)])
    number = SECTIONS.index(section)
    caps, prices, coins = state.wheel[number], TABLES[state.data].prices[number], _budget(state, seat, filled)
    return CountsOffer(COLOURS, caps, _UP_TO[most_affordable(caps, prices, coins)], prices, coins)


def left_after_taking(state: CarraraState, seat: Seat, filled: Filled) -> int:
    """The most coins that can be left after taking blocks as the form is filled so far."""
    return state.hidden[seat].coins - _least_spent(state, filled)


def take(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """Pay for the blocks and put them behind the screen. With the expansion this may come without a turn of the wheel,
    and then nothing is added to it."""
    section, blocks = SECTIONS.index(one(form.values, "section") or ""), counts(form.values, "blocks")
    paid = price(TABLES[state.data], section, blocks)
    mine = state.hidden[seat]
    mine = replace(mine, coins=mine.coins - paid, blocks=plus(mine.blocks, blocks))
    wheel = put(state.wheel, section, minus(state.wheel[section], blocks))
    state = replace(state, hidden=put(state.hidden, seat, mine), wheel=wheel)
    key = "took" if state.decisions[0].kind == "take" else "took-unturned"
    took = Event(key, {"seat": seat, "section": SECTIONS[section], "blocks": blocks, "price": paid})
    return close_action(state, seat, form, (took,))


def relief(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """Raise the screen, take two coins, and the turn is over: no purchase, no announcement."""
    mine, coins = state.hidden[seat], TABLES[state.data].facts.relief
    shown: Params = {"seat": seat, "had": mine.coins, "coins": coins, "blocks": mine.blocks}
    state = hide(state, seat, replace(mine, coins=mine.coins + coins))
    return next_turn(state, seat, (Reveal("relieved", shown),))


def prices_to_pay(state: CarraraState) -> tuple[Counts, ...]:
    """By section, then by colour: what a block that lies there now costs whoever buys next.

    Buying turns the wheel first, and every block goes on to the next section: today's prices are paid only once it has
    turned. When the game is over nothing is sold. With the expansion one may also buy before it turns, at `prices`.
    """
    if state.over:
        return ()
    tables = TABLES[state.data]
    return tables.prices if state.decisions[0].kind == "take" else tables.turned


def price(tables: FactTables, section: int, blocks: Counts) -> int:
    """What these blocks cost in this section."""
    return sum(map(mul, blocks, tables.prices[section]))


def _budget(state: CarraraState, seat: Seat, filled: Filled) -> int:
    """An object bought in the same turn has to be paid as well."""
    kept = TABLES[state.data].object_price if "object" in filled else 0
    return state.hidden[seat].coins - kept


def _affordable_sections(state: CarraraState, coins: int) -> tuple[str, ...]:
    """Sections with a block for at most so many coins: the darker a block, the cheaper, so the last are affordable."""
    if coins < 0:
        return ()
    affordable = TABLES[state.data].affordable
    if coins >= len(affordable) - 1:
        return tuple([name for name, lying in zip(SECTIONS, state.wheel, strict=True) if any(lying)])
    first = zip(SECTIONS, state.wheel, affordable[coins], strict=True)
    return tuple([name for name, lying, colour in first if any(lying[colour:])])


def _least_spent(state: CarraraState, filled: Filled) -> int:
    tables, blocks, section = TABLES[state.data], counts(filled, "blocks"), one(filled, "section")
    if section is not None:
        return _spent(tables, state.wheel, SECTIONS.index(section), blocks)
    return min(_spent(tables, state.wheel, number, blocks) for number in range(len(SECTIONS)))


_NEVER = 1_000_000


def _spent(tables: FactTables, wheel: tuple[Counts, ...], section: int, blocks: Counts) -> int:
    """What these blocks, or else the cheapest one, cost in a section; more than anybody has if they are not there."""
    lying, prices = wheel[section], tables.prices[section]
    if blocks:
        there = all(n <= lies for n, lies in zip(blocks, lying, strict=True))
        return price(tables, section, blocks) if there else _NEVER
    for colour in range(len(lying) - 1, -1, -1):
        if lying[colour]:
            return prices[colour]  # the darker, the cheaper
    return _NEVER
