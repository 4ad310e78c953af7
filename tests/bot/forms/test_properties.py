"""Whatever is suggested is accepted, and whatever is typed is read or explained."""

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.forms.filling import Filling
from bot.forms.spelling import HINT
from engine.core.door import Door
from engine.core.forms.forms import Field, Form, Verb
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from tests.bot.forms.filled import outcome, positions, voices
from tests.roots import GAMES
from tests.thorough import how_many, thorough


def _orders(verb: Verb, dice: random.Random) -> list[Field]:
    fields = dice.sample(verb.fields, len(verb.fields))
    return sorted(fields, key=lambda field: len(field.after))


def _filled(game: AnyGame, door: Door[Any, Any, Any], verb: Verb, dice: random.Random) -> Iterator[dict[str, str]]:
    """Forms made from suggestions alone: each of those for the last field, by value, label, or foreign label."""
    language = dice.choice(("en", "fr"))
    own, foreign = voices(game, language), voices(game, "fr" if language == "en" else "en")
    *first, last = [field.name for field in _orders(verb, dice) if not field.optional or dice.random() < 0.6] or [""]
    texts: dict[str, str] = {}
    for name in first:
        offered = [each for each in Filling(own, door, verb, texts).suggestions(name) if each.value != HINT]
        if offered:
            texts[name] = dice.choice(offered).value
    found = [Filling(speakers, door, verb, texts).suggestions(last) for speakers in (own, foreign)] if last else []
    offered = [each for suggestions in found for each in suggestions if each.value != HINT]
    for each in offered:
        assert 1 <= len(each.label) <= 100
        assert 1 <= len(each.value) <= 100
        yield {**texts, last: each.value}
        yield {**texts, last: each.label}
    if not offered:
        yield texts


@thorough
@pytest.mark.parametrize("seed", range(11, 11 + how_many(1, 5)))
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_suggested_is_accepted_as_value_and_as_label_in_either_language(name: str, seed: int) -> None:
    dice, tried, games = random.Random(7), 0, count(seed, 1_000)
    while tried <= 100:  # one game or, of a short one, several
        for game, state in positions(name, next(games)):
            decision = dice.choice(state.decisions)
            door = Door(game, state, decision.seat)
            verb = game.verb[dice.choice(door.verbs())]
            for texts in _filled(game, door, verb, dice):
                form = Filling(voices(game), door, verb, texts).form()
                assert isinstance(act(game, state, decision.seat, decision.number, form), Accepted), (texts, form)
                tried += 1


ANYTHING = st.one_of(
    st.text(max_size=400),
    st.text("2 0,whiterdgbklu·–?\n", max_size=40),
    st.sampled_from(
        ("white", "2 white, red", "I", "II", "livorno", "4", "yes", "oui", HINT, "0", "@everyone", "9" * 50)
    ),
)


SOME = [*positions("carrara", 2)[::9], *positions("pebbles", 2)[::5]]


@thorough
@settings(max_examples=how_many(60, 1500), deadline=None)
@given(st.data())
def test_whatever_is_typed_is_read_or_explained(data: st.DataObject) -> None:
    game, state = data.draw(st.sampled_from(SOME))
    door = Door(game, state, state.decisions[0].seat)
    verb = game.verb[data.draw(st.sampled_from(door.verbs()))]
    texts = {field.name: data.draw(ANYTHING) for field in verb.fields}
    filling = Filling(voices(game, data.draw(st.sampled_from(("en", "fr")))), door, verb, texts)
    read = outcome(filling)
    assert read
    if isinstance(read, Form):
        assert isinstance(act(game, state, door.seat, state.decisions[0].number, read), Accepted)
    for field in verb.fields:
        found = filling.suggestions(field.name)
        assert len(found) <= 25
        assert all(1 <= len(each.label) <= 100 and 1 <= len(each.value) <= 100 for each in found)
