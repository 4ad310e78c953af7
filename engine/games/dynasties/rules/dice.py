"""The dowry dice: what each face brings, and what of it has to be asked."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.games.dynasties.data import CITIES, REGIONS, SHIPS, TABLES
from engine.games.dynasties.rules.cities import can_bear
from engine.games.dynasties.rules.goods import draw, gain
from engine.games.dynasties.rules.trade import board, ships_to_board
from engine.games.dynasties.state import DynastiesState, changed, more, put

TRADE, BIRTH, CARD, GOODS, COAT, POINTS = "trade", "birth", "card", "goods", "coat-", "vp"


def is_possible(state: DynastiesState, seat: Seat, face: str) -> bool:
    """Only a trade or a birth can be impossible."""
    if face == TRADE:
        return bool(ships_to_board(state, seat))
    return face != BIRTH or bool(births(state, seat))


def births(state: DynastiesState, seat: Seat) -> tuple[int, ...]:
    """Where a child can be born: it needs a figure of the reserve."""
    return can_bear(state, seat) if state.players[seat].reserve else ()


def coats_to_take(state: DynastiesState, face: str) -> tuple[int, ...]:
    """The region of a coat die; if it has no coats left, any other that has."""
    region = REGIONS.index(face.removeprefix(COAT))
    if state.coats[region]:
        return (region,)
    return tuple(other for other, n in enumerate(state.coats) if n)


def to_carry_out(state: DynastiesState, seat: Seat) -> tuple[str, ...]:
    """This player's dice that wait."""
    return tuple(die.face for die in state.dice if die.owner == seat and not die.done)


def is_settled(state: DynastiesState, faces: tuple[str, ...], face: str) -> bool:
    """Whether there is nothing to decide about a die, and nothing that its order could change: goods drawn before a
    trade change the bag from which the ship is loaded."""
    if face.startswith(COAT):
        return len(coats_to_take(state, face)) < 2
    return face.startswith(POINTS) or (face == GOODS and TRADE not in faces)


def go_on(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """What cannot be carried out is lost, what leaves no choice is done at once, the rest is asked."""
    seat, faces = task.seat, to_carry_out(state, task.seat)
    if not faces:
        return state, ()
    for face in faces:
        if not is_possible(state, seat, face):
            return push(_done(state, face), task), (Event("die-lost", {"seat": seat, "die": face}),)
    for face in sorted(faces, key=_rank):
        if is_settled(state, faces, face):
            return carry_out(push(state, task), seat, face)
    if len(faces) == 1 and len(targets(state, seat, faces[0])) < 2:
        return carry_out(push(state, task), seat, faces[0])
    return ask(push(state, task), (seat,), "die", {"dice": faces}), ()


def _rank(face: str) -> int:
    """Points, then coats, then goods."""
    return next((at for at, kind in enumerate((POINTS, COAT, GOODS)) if face.startswith(kind)), len(face))


def targets(state: DynastiesState, seat: Seat, face: str) -> tuple[str, ...]:
    """Ships, cities or regions to choose between."""
    if face == TRADE:
        return tuple(SHIPS[ship] for ship in ships_to_board(state, seat))
    if face == BIRTH:
        return tuple(CITIES[city] for city in births(state, seat))
    return tuple(REGIONS[region] for region in coats_to_take(state, face)) if face.startswith(COAT) else ()


# Asking

FIELD = {TRADE: "ship", BIRTH: "city"}
"""The field of a die's target; of a coat it is the region."""


def dice_to_carry_out(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Those that wait and go with the target that is filled in."""
    others = [name for name in ("ship", "city", "region") if name in filled]

    def fits(face: str) -> bool:
        own = FIELD.get(face, "region")
        return all(name == own and one(filled, name) in to_aim_at(state, seat, face) for name in others)

    return OneOffer(tuple(face for face in to_carry_out(state, seat) if fits(face)))


def to_aim_at(state: DynastiesState, seat: Seat, face: str) -> tuple[str, ...]:
    """The targets that are asked for: a coat of a region that has some is just taken."""
    found = targets(state, seat, face)
    return () if face.startswith(COAT) and len(found) < 2 else found


def ships_for_die(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """For a trade die."""
    return OneOffer(targets(state, seat, TRADE) if one(filled, "die") == TRADE else ())


def cities_for_die(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """For a birth die."""
    return OneOffer(targets(state, seat, BIRTH) if one(filled, "die") == BIRTH else ())


def regions_for_die(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """For a coat die whose region has no coats left."""
    face = one(filled, "die") or ""
    return OneOffer(to_aim_at(state, seat, face) if face in to_carry_out(state, seat) and COAT in face else ())


def carry(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """One die, as the form says."""
    face = one(form.values, "die") or ""
    target = next((said for name in ("ship", "city", "region") if (said := one(form.values, name))), "")
    return carry_out(close(state, seat), seat, face, target)


# Carrying out


def carry_out(state: DynastiesState, seat: Seat, face: str, target: str = "") -> Outcome[DynastiesState]:
    """What a die brings; without a target, the only one there is."""
    state, target = _done(state, face), target or next(iter(targets(state, seat, face)), "")
    if face == TRADE:
        return board(state, seat, SHIPS.index(target))
    if face == BIRTH:
        return bear(state, seat, CITIES.index(target))
    if face == CARD:
        return push(state, Task("look", seat)), ()
    if face == GOODS:
        return draw(state, seat, TABLES[state.data].facts.effects.die_goods)
    if face.startswith(COAT):
        return take_coat(state, seat, face, target)
    n = int(face.removeprefix(POINTS))
    return gain(state, seat, "dice", n), (Event("die-points", {"seat": seat, "n": n}),)


def _done(state: DynastiesState, face: str) -> DynastiesState:
    return replace(state, dice=tuple(replace(die, done=True) if die.face == face else die for die in state.dice))


def bear(state: DynastiesState, seat: Seat, city: int) -> Outcome[DynastiesState]:
    """A figure of the reserve becomes a child."""
    state = changed(state, seat, reserve=state.players[seat].reserve - 1)
    state = replace(state, towns=put(state.towns, city, replace(state.towns[city], child=seat)))
    return state, (Event("born", {"seat": seat, "city": CITIES[city]}),)


def take_coat(state: DynastiesState, seat: Seat, face: str, target: str) -> Outcome[DynastiesState]:
    """Of the die's region, or of the one chosen in its place; if there are none at all, nothing."""
    if not target:
        return state, (Event("no-coat", {"seat": seat, "die": face}),)
    region = REGIONS.index(target)
    state = changed(state, seat, coats=more(state.players[seat].coats, region))
    told = Event("coat", {"seat": seat, "region": target})
    return replace(state, coats=more(state.coats, region, -1)), (told,)
