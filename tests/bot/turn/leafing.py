"""The pages of a turn without Discord: of whoever is asked at any state of a game, and where each press leads."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, cast

from msgspec import Struct

from bot.turn import opening
from bot.turn.opening import Opened
from bot.turn.page import Menu, Page, Presses
from bot.turn.seat import AtSeat
from bot.turn.taps import CONFIRM, NO_ADVICE, Tapped, Taps
from bot.turn.turn import Turn
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import SomeOffer
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.chance import Below
from engine.core.walk import random_form
from render.core.studio import Studio
from tests.bot.turn.thumb import Tap, Thumb, taps_on
from tests.roots import GAMES, PICTURES

NAMES = ("Anna", "Bruno", "Clio", "Dora", "Emil", "Fina")
TABLE = "k7f2x"
MANY = 40
"""Presses after which a thumb is lost."""
_studio = Studio(GAMES, PICTURES)


class Position(Struct, frozen=True):
    """A state, and the question to one of the seats."""

    game: AnyGame
    state: GameState
    decision: Decision

    @property
    def door(self) -> Door[Any, Any, Any]:
        return Door(self.game, self.state, self.decision.seat)

    def after(self, form: Form) -> GameState:
        """The game goes on with this form, which must be legal."""
        answer = act(self.game, self.state, self.decision.seat, self.decision.number, form)
        assert isinstance(answer, Accepted), (form, answer)
        state: GameState = answer.state
        return state

    def computers(self, below: Below) -> Form:
        """What the computer would do."""
        return plain(self.game, self.door, self.game.plays.computer(self.door, below))

    def anything(self, below: Below) -> Form:
        """Something that is legal, by lot."""
        return plain(self.game, self.door, random_form(self.game, self.door, below))


class Leafing:
    """Somebody with the pages of his turn before him, in one language."""

    def __init__(self, at: Position, language: str = "en") -> None:
        names = NAMES[: at.state.seats]
        voice, pictures = Voice(language, at.game, names), _studio.pictures(at.game.name)
        self.seat = AtSeat(TABLE, at.game, at.door, at.decision, voice, pictures)

    def turn(self, plan: Form | None) -> Turn:
        return Turn(self.seat, plan)

    def page(self, plan: Form | None, focus: str = "") -> Page:
        return self.turn(plan).page(focus)

    def tapped(self, plan: Form | None, focus: str, tap: Tap) -> Tapped | None:
        """Where a press on that page leads."""
        taps = Taps(self.seat.game, self.seat.door, self.turn(plan).plan)
        return taps.tapped(tap[0], focus, tap[1:] if tap[1] else ())

    def sheet(self, plan: Form | None, focus: str, *notices: str) -> Any:
        """The components of the page, with all that may stand around it: notices, a reminder, a picture, advice."""
        turn = self.turn(plan)
        now = Opened(cast(Any, None), self.seat, turn, None, advised=True)
        page = turn.page(focus)
        sent: Any = opening._sheet(now, page, list(notices), ["Do."], page.picture and "picture.png", "A picture.")
        return sent.to_components()

    def pages(self, form: Form) -> Iterator[Page]:
        """Every page on the way to this move, *Play* not counted; the last is where it is confirmed."""
        plan, focus = None, ""
        for _ in range(MANY):
            turn = self.turn(plan)
            page = turn.page(focus)
            yield page
            tap = Thumb(self.seat.game, self.seat.door, form).next(taps_on(page), turn.plan)
            if tap[0] == CONFIRM:
                assert turn.at is not None
                assert turn.at.form == form, "what is confirmed is what was meant"
                return
            led = self.tapped(plan, focus, tap)
            assert led is not None, (tap, page)
            plan, focus = led.plan, led.focus
        raise AssertionError(f"no way to {form}")

    def taps(self, form: Form) -> int:
        """How many presses it takes to make this move, *Play* not counted."""
        return sum(1 for _ in self.pages(form))


def plain(game: AnyGame, door: Door[Any, Any, Any], form: Form) -> Form:
    """The same as pages write it: a no or a none that is said is left out, values without an order stand as they are
    offered."""
    values: Filled = {}
    for name, value in form.values.items():
        offer = door.choices(form.verb, values, name)
        if isinstance(offer, SomeOffer) and isinstance(value, tuple) and not offer.ordered:
            value = tuple(each for each in offer.values if each in value)
        if value is not False and (value != () or not game.verb[form.verb].field(name).optional):
            values[name] = value
    return Form(form.verb, values)


def pressable(page: Page) -> list[Tap]:
    """All that can be pressed on a page, and each line of its menus."""
    found = list[Tap]()
    for block in page.blocks:
        if isinstance(block, Presses):
            found += [(each.tap, "") for each in block.buttons if each.tap and not each.disabled]
        elif isinstance(block, Menu):
            found += [(block.tap, str(item.number)) for item in block.items]
    return [tap for tap in found if tap[0] != NO_ADVICE]


def played(game: AnyGame, seed: int, *, wild: bool = False) -> Iterable[tuple[Position, Form]]:
    """A game by computers, or by lot: every question, with what was answered. Several tests leaf through the same."""
    return _played(game, seed, wild)


@lru_cache(24)
def _played(game: AnyGame, seed: int, wild: bool) -> tuple[tuple[Position, Form], ...]:
    return tuple(_moves(game, seed, wild))


def _moves(game: AnyGame, seed: int, wild: bool) -> Iterator[tuple[Position, Form]]:
    dice, seats = Random(seed), game.declares.players[seed % len(game.declares.players)]
    state, _ = start(game, seats, game.declares.options(), seed.to_bytes(16, "big"))
    while not state.over:
        at = Position(game, state, state.decisions[dice.randrange(len(state.decisions))])
        form = at.anything(dice.randrange) if wild else at.computers(dice.randrange)
        yield at, form
        state = at.after(form)
