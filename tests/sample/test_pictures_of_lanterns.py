"""The pond as a picture: a half-made move is on its player's own, and on nobody else's."""

import pytest

from engine.core.door import Door, look
from render.core.scene import Draft, Scene
from render.core.studio import Studio
from tests.roots import GAMES, PICTURES
from tests.sample.games.lanterns.game import GAME
from tests.sample.ponds import pond, position

STUDIO = Studio(GAMES, PICTURES)
STATE = position("red", "mauve", on=pond("1red . .", ". 0mauve .", ". . 1yellow"))


def scene(viewer: int | None, draft: Draft | None = None) -> Scene:
    picture = "table" if viewer is None else "screen"
    return Scene("lanterns", picture, "k7f3q", ("Anna", "Bruno"), look(GAME, STATE, viewer), "en", draft=draft)


def draft(**filled: str) -> Draft:
    offers = {"cell": Door(GAME, STATE, 0).choices("place", {}, "cell")}
    return Draft("place", dict(filled), offers)


def test_who_is_about_to_place_sees_the_free_cells_numbered_and_his_lantern_where_it_would_lie() -> None:
    pictures = [STUDIO.draw(scene(0)), STUDIO.draw(scene(0, draft())), STUDIO.draw(scene(0, draft(cell="c1")))]
    assert len(set(pictures)) == 3


def test_it_is_never_on_a_public_picture() -> None:
    with pytest.raises(ValueError, match="no public picture"):
        scene(None, draft())


def test_lanterns_of_each_colour_and_player_look_different() -> None:
    looks = set()
    for lying in ("0red", "1red", "0yellow", "0mauve"):
        state = position("red", "mauve", on=pond(f"{lying} . .", ". . .", ". . ."))
        looks.add(STUDIO.draw(Scene("lanterns", "table", "k7f3q", ("Anna", "Bruno"), look(GAME, state, None), "en")))
    assert len(looks) == 4
