"""Legal or not: what one implementation allows the other must allow, and nothing else."""

from collections.abc import Callable
from random import Random

from engine.core.forms.offers import Value
from engine.core.play import Accepted
from engine.core.state.decisions import Decision
from engine.core.walk import walked
from engine.games.dynasties.data import (
    ACTIONS,
    BONUS_ACTIONS,
    CARDS,
    CHARACTERS,
    CITIES,
    FACES,
    FREE_CITIES,
    GOODS,
    PLACES,
    REGIONS,
    ROLES,
    SCORES,
    SHIPS,
)
from engine.games.dynasties.game import GAME
from engine.games.dynasties.rules.rounds.bonus import SPACES
from engine.games.dynasties.state import DynastiesState
from tests.games.dynasties.moves import answer, every_form
from tests.games.dynasties.second.ask import Move
from tests.games.dynasties.second.beside.forms import Said, Told

NUMBERS = ("0", "1", "2", "3")
VALUES: dict[str, tuple[str, ...]] = {
    "card": CARDS,
    "keep": ACTIONS,
    "ship": SHIPS,
    "city": CITIES,
    "city2": CITIES,
    "role": ROLES,
    "role2": ROLES,
    "pink": NUMBERS,
    "character": CHARACTERS,
    "place": PLACES,
    "part": ("1", "2"),
    "die": FACES,
    "region": REGIONS,
    "score": SCORES,
    "action": (*BONUS_ACTIONS, "none"),
    "free": FREE_CITIES,
    "space": SPACES,
    **{f"ship{name}": (*GOODS, "none") for name in SHIPS},
}
OMITTED = ("pink", "keep", "region", "city", "ship", "space", "free", "extra", "payment")
"""Fields that some forms have and others must not have."""

IsLegal = Callable[[Told], bool]


def accepts(state: DynastiesState, seat: int, form: Told) -> bool:
    return isinstance(answer(state, form.verb, seat, **form.values), Accepted)


def changed(form: Told, random: Random, hand: list[str]) -> Told:
    """With one thing changed, left out or put in: likely, but not surely, illegal."""
    said = form.values
    fields = [field.name for field in GAME.verb[form.verb].fields if field.name != "done"]
    if not fields or random.random() < 0.05:
        return Told.of(random.choice([*GAME.verb]), said)
    name = random.choice(fields)
    if name in OMITTED and name in said and random.random() < 0.2:
        del said[name]
    else:
        said[name] = another(name, said.get(name), random, hand)
    return Told.of(form.verb, said)


def another(name: str, value: Value | None, random: Random, hand: list[str]) -> Value:
    if name in ("card", "keep") and hand and random.random() < 0.6:
        return random.choice(hand)
    if name in VALUES:
        return random.choice(VALUES[name])
    if isinstance(value, tuple) and value and isinstance(value[0], int):
        return tuple(max(0, int(n) + random.choice((-1, 0, 0, 0, 1))) for n in value)
    return tuple(random.sample(FACES, random.randint(1, 3))) if name == "dice" else (0, 0, 1)


def agree_on(
    state: DynastiesState, seat: int, legal: dict[Told, Move], random: Random, tried: int, hand: list[str]
) -> None:
    """Some legal answers are accepted, and of changed ones just those that are legal, too."""
    forms = list(legal)
    for form in random.sample(forms, min(tried, len(forms))):
        assert accepts(state, seat, form), f"seat {seat} may {form}"
    for _ in range(tried):
        form = changed(random.choice(forms), random, hand)
        assert accepts(state, seat, form) is (form in legal), f"seat {seat}: {form}, legal is {form in legal}"


def agree_on_all(state: DynastiesState, decision: Decision, legal: dict[Told, Move]) -> None:
    """Everything that the engine offers, form by form, is legal, and nothing else is."""
    offered = [
        Told.of(verb, {**values})
        for verb in GAME.declares.decisions[decision.kind]
        if GAME.plays.may[verb](state, decision.seat)
        for values in every_form(state, verb)
    ]
    assert {*offered} == {*legal}
    assert len(offered) == len(legal)


def by_lot(state: DynastiesState, decision: Decision, random: Random) -> Told:
    """What the engine's random player says; never that it is done."""
    form = walked(GAME, state, decision, random.randrange)
    return without_done(form.verb, form.values)


def without_done(verb: str, values: Said) -> Told:
    return Told.of(verb, {name: value for name, value in values.items() if name != "done"})
