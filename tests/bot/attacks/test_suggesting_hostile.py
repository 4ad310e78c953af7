"""Whatever somebody types, a suggestion is little work: counted in characters and words put together, not timed."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest

from bot.forms.filling import Filling
from bot.forms.suggesting import Suggestion
from engine.core.door import Door
from engine.core.forms.forms import Verb
from engine.core.game import AnyGame
from engine.core.state.state import GameState
from engine.words.bundles import Bundle
from tests.bot.forms.filled import positions, voices
from tests.roots import GAMES
from tests.thorough import some_of, thorough

LONGEST = 300
"""Characters that are read of an option."""

WRITTEN_OUT = "\ufdfa"
"""One character that stands for eighteen."""

HOSTILE = {
    "written out": WRITTEN_OUT * LONGEST,
    "as much as Discord takes": WRITTEN_OUT * 6_000,
    "one word": "a" * LONGEST,
    "many words": "w b " * 75,
    "real words": ("white blanc " * 30)[:LONGEST],
    "numbers": "1 2 " * 75,
    "marks": "e" + "\u0301" * 299,
}


class Work:
    """What was done: how many characters were normalised, and which words were put together."""

    def __init__(self) -> None:
        self.characters = 0
        self.words: list[str] = []


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """Counted wherever it is done."""
    counted, normalize, put_together = Work(), unicodedata.normalize, Bundle.format

    def noting(form: Any, text: str) -> str:
        found = normalize(form, text)
        counted.characters += max(len(text), len(found))
        return found

    def saying(self: Bundle, message: str, params: Any, attribute: str | None = None) -> str:
        if not params:
            counted.words.append(message)
        return put_together(self, message, params, attribute)

    monkeypatch.setattr(unicodedata, "normalize", noting)
    monkeypatch.setattr(Bundle, "format", saying)
    return counted


@cache
def _asked(name: str) -> list[tuple[AnyGame, GameState]]:
    """A position for each verb there is to fill in."""
    seen, found = set[str](), list[tuple[AnyGame, GameState]]()
    for game, state in positions(name, 4):
        if new := set(Door(game, state, state.decisions[0].seat).verbs()) - seen:
            seen |= new
            found.append((game, state))
    return found


def _each(name: str, typed: str) -> Iterator[tuple[int, Callable[[], list[Suggestion]]]]:
    """Every option of every command, with the same typed into all of them: how many there are, and the suggestions."""
    for game, state in _asked(name):
        door = Door(game, state, state.decisions[0].seat)
        for verb in (game.verb[each] for each in door.verbs()):
            texts = {field.name: typed for field in verb.fields}
            for field in verb.fields:
                yield len(texts), partial(_suggested, game, door, verb, texts, field.name)


def _suggested(
    game: AnyGame, door: Door[Any, Any, Any], verb: Verb, texts: dict[str, str], field: str
) -> list[Suggestion]:
    return Filling(voices(game), door, verb, texts).suggestions(field)


@cache
def _ready(name: str) -> None:
    """All names that are offered anyway are put together once."""
    for _, suggested in _each(name, "x"):
        suggested()


@thorough
@pytest.mark.parametrize("typed", some_of([*HOSTILE], 2))
@pytest.mark.parametrize("name", GAMES)
def test_what_is_typed_is_normalised_once_however_many_names_it_is_compared_with(
    name: str, typed: str, work: Work
) -> None:
    typed = HOSTILE[typed]
    _ready(name)
    for _, suggested in _each(name, typed):
        suggested()  # from here on the names are ready, also those that are only offered beside what cannot be read
    once = len(unicodedata.normalize("NFKD", typed[:LONGEST]))
    for options, suggested in _each(name, typed):
        work.characters = 0
        assert suggested()
        assert work.characters <= once * options


@pytest.mark.parametrize("name", GAMES)
def test_names_are_put_together_once_and_not_for_each_suggestion(name: str, work: Work) -> None:
    for _ in range(2):
        work.words.clear()
        for typed in ("", "w", "x" * LONGEST):
            for _, suggested in _each(name, typed):
                suggested()
    terms = {f"{group}-{value}" for group, values in GAMES[name].declares.groups.items() for value in values}
    assert terms
    assert terms & {*work.words} == set()
