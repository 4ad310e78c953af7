"""Set-up, as in the booklet: boards, frames, cards, tiles, points and discs."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.agenda import Task, resume
from engine.core.state.events import Event
from engine.core.values.chance import Chance
from engine.games.carpe_diem.data import KINDS, SIDE_NAMES, TABLES, FactTables
from engine.games.carpe_diem.rules.book import TASKS
from engine.games.carpe_diem.rules.phases import lay_out
from engine.games.carpe_diem.state import NOBODY, CarpeDiemOptions, CarpeDiemState, Hidden, Player

RULES_VERSION = 1
DATA_VERSION = max(TABLES)


def initial(seats: int, options: CarpeDiemOptions, chance: Chance) -> Outcome[CarpeDiemState]:
    """Seat 0 has the marker. Everything random is drawn here, but for the order of the piles."""
    tables = TABLES[DATA_VERSION]
    facts = tables.facts
    players, chance = drawn_players(tables, seats, chance)
    cards, chance = drawn_cards(tables, seats, chance)
    row, black, chance = chance.pick(range(tables.white, tables.white + len(facts.black)), facts.row)
    nothing = (0,) * len(KINDS)
    state = CarpeDiemState(
        seats=seats,
        rules=RULES_VERSION,
        data=DATA_VERSION,
        chance=chance,
        white=tuple(range(tables.white)),
        black=tuple(black),
        spaces=((),) * facts.spaces,
        row=tuple(sorted(row)),
        fountains=tuple(sum(card.of_each for card in facts.fountains if card.id == kind) for kind in KINDS),
        cards=cards,
        circles=(NOBODY,) * len(facts.circles),
        players=players,
        hidden=(Hidden(nothing, nothing),) * seats,
        track=(tuple(range(seats)), *((),) * facts.track),
        agenda=(Task("pawns", 0),),
    )
    state, spaces = lay_out(state, black=False)
    return resume(replace(state, spaces=spaces), TASKS, (Event("began", {"seat": 0}),))


def drawn_players(tables: FactTables, seats: int, chance: Chance) -> tuple[tuple[Player, ...], Chance]:
    """A board and four pieces of the frame for everybody."""
    facts, sides = tables.facts, len(SIDE_NAMES)
    boards, _, chance = chance.pick(range(len(facts.boards)), seats)
    frames, _, chance = chance.pick(range(len(facts.frames)), seats * sides)
    points = facts.start_vp[seats - 2]
    found = [
        Player(points[seat], boards[seat], tuple(frames[seat * sides : (seat + 1) * sides])) for seat in range(seats)
    ]
    return tuple(found), chance


def drawn_cards(tables: FactTables, seats: int, chance: Chance) -> tuple[tuple[str, ...], Chance]:
    """Some of each deck, shuffled together onto the card spaces in use."""
    facts, found = tables.facts, list[int]()
    for deck, n in zip("ABCD", facts.cards_drawn[seats - 2], strict=True):
        pile = [at for at, card in enumerate(facts.cards) if card.deck == deck]
        drawn, _, chance = chance.pick(pile, n)
        found += drawn
    order, _, chance = chance.pick(range(len(found)), len(found))
    waiting, empty = [facts.cards[found[at]].id for at in order], facts.empty_spaces[seats - 2]
    return tuple("" if space in empty else waiting.pop() for space in facts.card_spaces), chance
