"""Whatever anybody sends at a table with the expansion: a refusal with words in both languages, or a legal move; never
an exception, and never a change of what it was sent to."""

from random import Random

import pytest

from engine.core.door import Door
from engine.core.forms.forms import Form, Verb
from engine.core.forms.offers import Value
from engine.core.play import Accepted, act, start
from engine.core.stored import encode
from engine.core.walk import random_form
from engine.games.carrara.forms import VERBS
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraOptions, CarraraState
from engine.words.speaker import Speaker
from tests.thorough import how_many, some_of, thorough

NAMES = ("Anna", "Bruno", "Clio", "Dora")
SPEAKERS = (Speaker(GAME, "en", NAMES), Speaker(GAME, "fr", NAMES))
WORDS = (
    "0",
    "1",
    "9",
    "10",
    "I",
    "VI",
    "VII",
    "villa",
    "porta",
    "livorno",
    "lerici",
    "city",
    "land",
    "cup",
    "book",
    "",
)
NAMED = ("villa-8", "porta-8", "porta-3", "villa-1", "castello-2", "castello-8")
BLOCKS = ((0,) * 6, (1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 4, 4), (2, 2, 2, 2, 0, 0), (-1, 1, 1, 0, 0, 0), (99,) * 6, (1, 1))
VALUES: tuple[Value, ...] = (*WORDS, *NAMED, *BLOCKS, True, False)
VERB = {verb.name: verb for verb in VERBS}


def spoilt(form: Form, random: Random) -> Form:
    """Something of a legal form, or of none, with values that belong elsewhere."""
    verb: Verb = VERB[form.verb] if random.random() < 0.5 else random.choice(VERBS)
    values = dict(form.values) if verb.name == form.verb else {}
    for field in verb.fields:
        if random.random() < 0.5:
            values[field.name] = random.choice(VALUES)
    if random.random() < 0.3:
        values["announce"] = True
    return Form(verb.name, values)


def answered(state: CarraraState, form: Form) -> bool:
    """Whether it was accepted; if not, both languages say why."""
    decision = state.decisions[0]
    answer = act(GAME, state, decision.seat, decision.number, form)
    if isinstance(answer, Accepted):
        return True
    said = [speaker.refusal(answer) for speaker in SPEAKERS]
    assert all(sentence and "{" not in sentence for sentence in said), said
    return False


@thorough
@pytest.mark.parametrize("players", some_of([2, 3, 4], 1))
def test_it_is_refused_in_words_or_legal_and_changes_nothing(players: int) -> None:
    accepted = refused = 0
    for game in range(how_many(1, 8)):
        random = Random(f"bad input {players} {game}")
        seed = f"bad input {players} {game}".encode().ljust(32)
        state = start(GAME, players, CarraraOptions(expansion="drawn"), seed)[0]
        while not state.over:
            decision, before = state.decisions[0], encode(GAME, state)
            door = Door(GAME, state, decision.seat)
            good = [random_form(GAME, door, random.randrange) for _ in range(3)]
            found = [answered(state, spoilt(form, random)) for form in good]
            accepted, refused = accepted + sum(found), refused + found.count(False)
            assert encode(GAME, state) == before
            done = act(GAME, state, decision.seat, decision.number, good[0])
            assert isinstance(done, Accepted)
            state = done.state
    assert accepted
    assert refused > accepted
