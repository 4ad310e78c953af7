"""Measuring suggestions: the worst that somebody can type, in good faith or not, beside an option that is empty."""

from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any

from bench.drawing.positions import NAMES, played
from bot.forms.filling import Filling
from bot.forms.spelling import HINT
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import Verb
from engine.core.game import AnyGame
from engine.words.sources import LANGUAGES
from engine.words.typed import LONGEST

EVERY = 7
"""Of so many positions of a game one is measured."""
TIMES = 3
"""How often each is, in time of the processor; the quickest counts: the machine may do something else meanwhile."""

HOSTILE = {
    "one sign for eighteen": "\ufdfa" * LONGEST,
    "one long word": "a" * LONGEST,
    "many short words": "w b " * (LONGEST // 4),
    "real words": ("white blanc " * LONGEST)[:LONGEST],
}
"""What is typed into every option at once, as much as is read."""

HONEST = "in good faith"
Texts = dict[str, str]


def measure(game: AnyGame) -> dict[str, Any]:
    """Milliseconds for which the event loop is held by one suggestion, the median and the worst of a game."""
    found: dict[str, list[float]] = {name: [] for name in ("nothing typed", HONEST, *HOSTILE)}
    for door, verb in _asked(game):
        for field in verb.fields:
            found["nothing typed"].append(_timed(game, door, verb, {}, field.name))
            for texts in _honest(game, door, verb, field.name):
                found[HONEST].append(_timed(game, door, verb, texts, field.name))
            for name, typed in HOSTILE.items():
                texts = {each.name: typed for each in verb.fields}
                found[name].append(_timed(game, door, verb, texts, field.name))
    worst = max(found["nothing typed"])
    return {
        name: {"p50": median(times), "worst": max(times), "times_nothing": max(times) / worst}
        for name, times in found.items()
    }


def _asked(game: AnyGame) -> Iterator[tuple[Door[Any, Any, Any], Verb]]:
    for state, _ in played(game, game.declares.players[-1])[::EVERY]:
        if not state.over:
            door = Door(game, state, state.decisions[0].seat)
            yield from ((door, game.verb[verb]) for verb in door.verbs())


def _honest(game: AnyGame, door: Door[Any, Any, Any], verb: Verb, field: str) -> Iterator[Texts]:
    """What comes before it is chosen from what is suggested; of the field itself there is nothing, or some letters."""
    texts: Texts = {}
    for each in verb.fields:
        offered = [one for one in _suggest(game, door, verb, texts, each.name) if one.value != HINT]
        if each.name == field:
            yield from ({**texts, field: typed} for typed in ("", *(one.label[:2] for one in offered[-2:])))
            return
        if offered:
            texts[each.name] = offered[-1].value


def _timed(game: AnyGame, door: Door[Any, Any, Any], verb: Verb, texts: Texts, field: str) -> float:
    best = float("inf")
    for _ in range(TIMES):
        begun = process_time()
        _suggest(game, door, verb, texts, field)
        best = min(best, process_time() - begun)
    return best * 1000


def _suggest(game: AnyGame, door: Door[Any, Any, Any], verb: Verb, texts: Texts, field: str) -> list[Any]:
    """As the bot makes them: with voices of its own each time."""
    voices = [Voice(language, game, NAMES[: game.declares.players[-1]]) for language in LANGUAGES]
    return list(Filling(voices, door, verb, texts).suggestions(field))


def as_table(told: dict[str, Any]) -> str:
    """The figures for people."""
    lines = ["Suggestions: what one holds the event loop up      p50 ms    worst   beside nothing typed"]
    for name, times in told.items():
        lines.append(f"  {name:<44} {times['p50']:>9.2f} {times['worst']:>8.2f}   {times['times_nothing']:.2f}")
    return "\n".join(lines)
