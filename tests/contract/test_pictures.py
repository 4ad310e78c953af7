"""Every picture of every discovered game draws, whatever a random play brings about."""

from functools import cache
from itertools import count, product

import pytest

from engine.contract.trial import Trial, steps
from engine.core.door import look
from engine.core.game import AnyGame
from engine.core.state.events import seen
from engine.core.state.undo import PlayedStep
from engine.core.values.seats import Seat
from engine.words.sources import LANGUAGES
from render.core.contract import Picture, Shows
from render.core.scene import Happening, Scene
from render.core.studio import LONGEST_ALT, Studio
from render.core.theme import THEMES
from tests.roots import GAMES, PICTURES
from tests.thorough import how_many, thorough

STUDIO = Studio(GAMES, PICTURES)
LOOKS = how_many(3, 6)
"""Times in a play that a picture is looked at: evenly from its first step to its last."""
WIDEST, TALLEST = 1080, 3000
NAME = "Ἀλέξανδρος 👑 WWWWWWWWWWWWWWWWWWWWWWWWWWWW"

pictures = pytest.mark.parametrize(
    ("game", "picture"),
    [(game, picture) for name, game in GAMES.items() for picture in STUDIO.pictures(name).pictures],
    ids=lambda each: each.name,
)


@thorough
@pictures
def test_a_picture_draws_and_is_told_at_every_part_of_a_random_play(game: AnyGame, picture: Picture) -> None:
    turn, kinds = count(), list(product(LANGUAGES, THEMES))
    for seats in sorted({game.declares.players[0], game.declares.players[-1]}):
        play = played(game, seats)
        for at in looks(picture, len(play)):
            n = next(turn)
            draws(looked(game, picture, play[:at], n % seats, *kinds[n % len(kinds)]))


@cache
def played(game: AnyGame, seats: int) -> list[PlayedStep]:
    """The same for all pictures of a game."""
    return list(steps(Trial(game, seats, game.declares.options(), b"every picture...")))


def looks(picture: Picture, long: int) -> list[int]:
    """After how many steps; a picture of the end is drawn before it, too, should somebody ask for it."""
    every = sorted({1 + round(part * (long - 1) / (LOOKS - 1)) for part in range(LOOKS)})
    return every[-2:] if picture.shows is Shows.OVER else every


def looked(game: AnyGame, picture: Picture, play: list[PlayedStep], seat: Seat, language: str, theme: str) -> Scene:
    state, viewer = play[-1].after, seat if picture.shows is Shows.OWN else None
    course = tuple(Happening(step.number, seen(step.events, viewer)) for step in play)
    return Scene(
        game.name,
        picture.name,
        "k7f3q",
        tuple(f"{seat + 1} {NAME}"[:32] for seat in range(state.seats)),
        look(game, state, viewer),
        language,
        theme,
        course[-3:],
        course,
        game.shows.scores(state) if state.over else (),
        game.shows.winners(state) if state.over else (),
        seat if picture.shows is Shows.SEAT else None,
    )


def draws(scene: Scene) -> None:
    image = STUDIO.paint(scene).image
    assert image.width <= WIDEST
    assert image.height <= TALLEST
    assert image.getextrema() != ((0, 0), (0, 0), (0, 0))
    assert 0 < len(STUDIO.alt(scene)) <= LONGEST_ALT
    assert all(STUDIO.tell(scene))


def test_every_viewer_has_a_picture_of_each_kind() -> None:
    for name, game in GAMES.items():
        shown = {picture.shows for picture in STUDIO.pictures(name).pictures}
        assert {Shows.ALWAYS, Shows.OWN} <= shown, game.name
