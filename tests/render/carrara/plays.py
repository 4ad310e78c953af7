"""Games of Carrara with its expansion to look at: save blocks, build what is dear, improve it now and then, score what
brings most."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Unpack

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.door import Door
from engine.core.forms.forms import Field, Form
from engine.core.state.events import AnyEvent
from engine.core.values.chance import Below
from engine.core.values.seats import Seat
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraOptions, CarraraState, Hidden, put
from engine.games.carrara.views import ExpansionView, ScreenView, TableView
from render.core.contract import Shows
from render.core.scene import Scene
from render.core.studio import Studio
from tests.render.shared.plays import Look, play, scene_at
from tests.roots import GAMES

STUDIO = Studio(GAMES)
Step = tuple[CarraraState, tuple[AnyEvent, ...]]
AnyDoor = Door[CarraraState, TableView, ScreenView]
FIRST = CarraraOptions(expansion="first")
WISHES = ("announce", "eight", "score", "improve", "build", "turn", "take", "relief", "skip")
"""The first that is possible, unless the die says otherwise."""
ORDER = ("section", "what", "old", "type", "building", "city", "blocks", "upgrade", "object", "announce")
CLOSING = ORDER[-2:]
SAVING, SCORING = 9, 3
"""So often of ten an action that is possible is put off: a building, while there are fewer blocks than this; and a
scoring, while it brings fewer objects."""


@lru_cache(16)
def played(seats: int, options: CarraraOptions = FIRST, seed: int = 1) -> tuple[Step, ...]:
    """A whole game: each state, and what happened on the way to it."""
    return tuple(play(GAME, seats, options, seed, _form, "player"))


def table(
    picture: str,
    seats: int,
    part: float,
    *,
    options: CarraraOptions = FIRST,
    seed: int = 1,
    **how: Unpack[Look],
) -> Scene:
    """How a table with the expansion stood after so much of its game, with what happened just before."""
    how.setdefault("news", 4)
    return scene_at(GAME, played(seats, options, seed), float(part), picture, **how)


def _form(state: CarraraState, below: Below) -> Form:
    door = Door(GAME, state, state.decisions[0].seat)
    possible = [verb for verb in WISHES if verb in door.answers() and door.may(verb)]
    verb = next((verb for verb in possible if not _puts_off(door, verb, below)), possible[-1])
    return Form(verb, door.by_lot(verb, _fields(verb, below), below, {}))


def _fields(verb: str, below: Below) -> list[Field]:
    """In an order of our own, so that another order of the forms plays the same game; objects are bought seldom."""
    fields = sorted(GAME.verb[verb].fields, key=lambda field: ORDER.index(field.name))
    return [field for field in fields if field.name not in CLOSING or below(12) == 0]


def _puts_off(door: AnyDoor, verb: str, below: Below) -> bool:
    screen = door.view().screen
    assert screen is not None
    match verb:
        case "build":
            return sum(screen.blocks) < SAVING and below(10) < 7
        case "improve":
            return below(10) < 6
        case "score":
            return max(sum(each.objects) for each in screen.scorable) < SCORING and below(10) < 8
        case "take":
            return "turn" in door.answers() and door.may("turn") and below(10) < 7
        case "turn":
            return "take" in door.answers() and door.may("take") and below(10) < 3
    return False


def of(seen: Scene) -> tuple[TableView, ExpansionView]:
    view: TableView = seen.view.table
    assert view.expansion is not UNSET
    return view, view.expansion


def scenes(seats: int, part: float, viewer: int | None, **more: object) -> Iterator[Scene]:
    """All pictures that this viewer can look at."""
    for picture in STUDIO.pictures("carrara").pictures:
        own, over = picture.shows is Shows.OWN, picture.shows is Shows.OVER
        if (viewer is not None or not own) and (part == 1 or not over):
            seat = (viewer or 0) if own or picture.shows is Shows.SEAT else None
            yield table(picture.name, seats, part, viewer=viewer, seat=seat, **more)  # type: ignore[arg-type]


def rich(state: CarraraState, seat: Seat) -> CarraraState:
    """The same with many coins, blocks and objects behind one screen."""
    mine = Hidden(coins=99, blocks=(5, 4, 4, 3, 2, 2), objects=(3, 2, 2, 2, 1, 2))
    return replace(state, hidden=put(state.hidden, seat, mine))
