"""For the tests of secrecy: everything a viewer cannot see, dealt anew; and numbers planted to be looked for."""

from collections import Counter

from msgspec.structs import replace

from engine.core.values.chance import Chance
from engine.core.values.seats import Seat, Viewer
from engine.games.lucca.data import TABLES, TOWER
from engine.games.lucca.rules.cards import in_order
from engine.games.lucca.state import Cards, FaceDown, LuccaState, hide, table_facts


def redeal(state: LuccaState, viewer: Viewer, chance: Chance) -> LuccaState:
    """Before all have chosen, the others' hands and the pile are one unknown lot. Afterwards nobody knows what others
    have set aside, nor which of the cards of one turn became walls and which were discarded."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    state, chance = (_cards_aside if state.round else _hands)(state, viewer, others, chance)
    for seat in others:
        turns = list[FaceDown]()
        for turn in state.hidden[seat].turns:
            dealt, chance = _exchanged(turn, chance)
            turns.append(dealt)
        state = hide(state, seat, replace(state.hidden[seat], turns=tuple(turns)))
    return replace(state, chance=chance)


def _hands(state: LuccaState, viewer: Viewer, others: list[Seat], chance: Chance) -> tuple[LuccaState, Chance]:
    lot: Cards = tuple(sorted((*state.pile, *(card for seat in others for card in state.hidden[seat].hand))))
    for seat in others:
        hand, lot, chance = chance.pick(lot, len(state.hidden[seat].hand))
        state = hide(state, seat, replace(state.hidden[seat], hand=tuple(sorted(hand))))
    return replace(state, pile=lot), chance


def _cards_aside(state: LuccaState, viewer: Viewer, others: list[Seat], chance: Chance) -> tuple[LuccaState, Chance]:
    """Any cards but those that lay open at the start, or that the viewer has set aside himself."""
    own = () if viewer is None else state.hidden[viewer].aside
    lot: Cards = tuple(card for card in sorted(TABLES[state.data].card) if card not in (*state.known, *own))
    for seat in others:
        aside, lot, chance = chance.pick(lot, len(state.hidden[seat].aside))
        state = hide(state, seat, replace(state.hidden[seat], aside=tuple(sorted(aside))))
    return state, chance


def _exchanged(turn: FaceDown, chance: Chance) -> tuple[FaceDown, Chance]:
    """The same numbers of walls and discards of one turn; a tower was never a wall."""
    towers = turn.discards.count(TOWER)
    cards = (*turn.walls, *(card for card in turn.discards if card != TOWER))
    walls, rest, chance = chance.pick(cards, len(turn.walls))
    return FaceDown(in_order(walls), in_order((*rest, *(TOWER,) * towers))), chance


def plant(state: LuccaState, seat: Seat, mark: int) -> LuccaState:
    """This number wherever the seat hides one."""
    mine = state.hidden[seat]
    turns = tuple(FaceDown((mark,) * len(turn.walls), (mark,) * len(turn.discards)) for turn in mine.turns)
    aside, hand = (mark,) * len(mine.aside), (mark,) * len(mine.hand)
    return hide(state, seat, replace(mine, hand=hand, aside=aside, turns=turns))


def census(state: LuccaState) -> dict[str, int]:
    """Every card, wherever it lies. The towers come to the others when all have chosen."""
    found = Counter((*state.pile, *state.unused, *(card for cards in state.display for card in cards)))
    for quarter, hidden in zip(state.quarters, state.hidden, strict=True):
        found.update(card for palace in quarter.palaces for card in palace.cards)
        found.update({TOWER: quarter.towers})
        found.update((*hidden.hand, *(card for turn in hidden.turns for card in (*turn.walls, *turn.discards))))
    if not state.round:
        found[TOWER] += TABLES[state.data].facts.towers
    return {f"card {number}" if number else "towers": n for number, n in sorted(found.items())}


def faults(state: LuccaState) -> tuple[str, ...]:
    """What can never be."""
    found, card, size = list[str](), TABLES[state.data].card, table_facts(state).palace
    for seat, (quarter, hidden) in enumerate(zip(state.quarters, state.hidden, strict=True)):
        for palace in quarter.palaces:
            if len(palace.cards) > size or (len(palace.cards) == size) != (palace.area != "construction"):
                found.append(f"seat {seat} has a palace of {len(palace.cards)} cards {palace.area}")
            if any(card[number].colour != palace.colour for number in palace.cards):
                found.append(f"seat {seat}: not all of {palace.cards} are {palace.colour}")
        if len({palace.colour for palace in quarter.palaces}) != len(quarter.palaces):
            found.append(f"seat {seat} has two palaces of one colour")
        face_down = sum(len(turn.walls) for turn in hidden.turns), sum(len(turn.discards) for turn in hidden.turns)
        if face_down != (quarter.walls, quarter.discards):
            found.append(f"seat {seat} shows {quarter.walls} walls and {quarter.discards} discards, not {face_down}")
    if tuple(sorted(state.pile)) != state.pile:
        found.append("the pile has an order")
    return tuple(found)
