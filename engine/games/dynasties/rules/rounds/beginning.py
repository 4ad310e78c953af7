"""How a round begins: cards for everybody, and the characters in their places."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event, Private
from engine.games.dynasties.data import CHARACTERS, TABLES, Counts
from engine.games.dynasties.state import NOBODY, DynastiesState, Slot, around, hide, plus


def begin_round(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """With this seat as the start player."""
    facts, first = TABLES[state.data].facts, task.seat
    state = replace(
        state,
        round=state.round + 1,
        turn=state.turn + 1,
        first=first,
        active=first,
        track=(NOBODY,) * (len(facts.places) + state.seats),
        leonardo=NOBODY,
        bonus=((),) * len(facts.bonus_actions),
        actions=plus(state.actions, state.discards),
        discards=(0,) * len(state.discards),
    )
    began = Event("round", {"round": state.round, "seat": first})
    state, dealt = deal(state)
    characters, _, chance = state.chance.pick(range(len(CHARACTERS)), len(CHARACTERS))
    state = replace(state, slots=tuple(Slot(character) for character in characters), chance=chance)
    lying = Event("characters", {"characters": tuple(CHARACTERS[each] for each in characters)})
    return push(state, Task("turn", first)), (began, dealt, lying)


def deal(state: DynastiesState) -> tuple[DynastiesState, Event]:
    """On top of what was kept; each sees only his own."""
    n, chance, pile = TABLES[state.data].facts.hand[state.seats - 3], state.chance, state.actions
    own, hands = list[Private](), dict[int, Counts]()
    for seat in around(state, state.first):
        hands[seat], pile, chance = chance.draw(pile, n)
    for seat in range(state.seats):
        state = hide(state, seat, hand=plus(state.hidden[seat].hand, hands[seat]))
        own.append(Private(seat, "dealt-own", {"cards": hands[seat]}, reveals=True))
    return replace(state, actions=pile, chance=chance), Event("dealt", {"n": n}, tuple(own))
