"""Forms that are being filled in, without a wire: made up, or from a random game."""

import random
from collections.abc import Mapping

from bot.forms.explaining import explain
from bot.forms.filling import Filling
from bot.forms.reading import TypedWrong
from bot.forms.suggesting import Suggestion
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import CountsByKind, Field, Form, Verb
from engine.core.forms.offers import CountsOffer, Offer
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state.state import GameState
from engine.core.state.views import Label
from engine.core.walk import random_form
from engine.words.typed import Misread
from tests.roots import GAMES

NAMES = ("Anna", "Bruno", "Clio")
COLOURS = ("white", "grey", "black")
PIECES = CountsByKind("pebbles", COLOURS, "colour")
TEN = CountsOffer(COLOURS, (2, 2, 2), tuple(range(7)), (3, 2, 1), 6)
SEED = bytes(range(16))


def voices(game: AnyGame, language: str = "en") -> list[Voice]:
    return [Voice(each, game, NAMES) for each in (language, "fr" if language == "en" else "en")]


def made(*fields: Field, language: str = "en", offers: Mapping[str, Offer], **texts: str) -> Filling:
    """A form with these fields and offers, filled in so far."""
    game: AnyGame = GAMES["pebbles"].altered(
        verbs=(Verb("favour", fields),),
        choices=lambda state, seat, verb, filled, field: offers[field],
        label=lambda *question: Label(),
    )
    state, _ = start(game, 2, game.declares.options(), SEED)
    return Filling(voices(game, language), Door(game, state, 0), game.verb["favour"], texts)


def outcome(filling: Filling) -> Form | str:
    """The form, or what is said against it."""
    try:
        return filling.form()
    except Misread as misread:
        return explain(filling.voices[0], misread)
    except TypedWrong as declined:
        return filling.voices[0].refusal(declined.refusal)


def why(filling: Filling) -> str:
    """What is said against this form."""
    said = outcome(filling)
    assert isinstance(said, str), said
    return said


def values(suggestions: list[Suggestion]) -> list[str]:
    return [each.value for each in suggestions]


def positions(name: str, seed: int, kind: str = "") -> list[tuple[AnyGame, GameState]]:
    """Where a random game came by, at questions of a kind."""
    game, dice = GAMES[name], random.Random(seed)
    state, _ = start(game, game.declares.players[0], game.declares.options(), dice.randbytes(16))
    found: list[tuple[AnyGame, GameState]] = []
    while not state.over:
        decision = dice.choice(state.decisions)
        if kind in ("", decision.kind):
            found.append((game, state))
        form = random_form(game, Door(game, state, decision.seat), dice.randrange)
        after = act(game, state, decision.seat, decision.number, form)
        assert isinstance(after, Accepted)
        state = after.state
    return found
