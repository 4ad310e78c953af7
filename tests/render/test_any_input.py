"""Whatever people are called, and however a table stands, every picture of every game is drawn and told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.core.contract import Picture, Shows
from render.core.studio import LONGEST_ALT, Studio
from tests.render.positions import NAMES, scene
from tests.roots import GAMES
from tests.thorough import how_many, thorough

STUDIO = Studio(GAMES)
PICTURES = [(game, picture) for game in GAMES for picture in STUDIO.pictures(game).pictures]

any_name = st.text(st.characters(), max_size=32)
"""As long as Discord lets a name be, of any letters there are and some that are none."""


@thorough
@pytest.mark.parametrize(("game", "picture"), PICTURES, ids=[f"{game}-{each.name}" for game, each in PICTURES])
@given(names=st.tuples(any_name, any_name), part=st.sampled_from([0.0, 0.4, 0.9]), light=st.booleans())
@settings(max_examples=how_many(2, 25), deadline=None)
def test_with_any_names_a_picture_is_drawn_and_told(
    game: str, picture: Picture, names: tuple[str, str], part: float, light: bool
) -> None:
    fewest = max(2, GAMES[game].declares.players[0])
    made = scene(
        game,
        picture.name,
        fewest,
        1.0 if picture.shows is Shows.OVER else part,
        viewer=0 if picture.shows is Shows.OWN else None,
        seat=1 if picture.shows is Shows.SEAT else None,
        names=(*names, *NAMES)[:fewest],
        theme="light" if light else "dark",
    )
    assert STUDIO.draw(made).startswith(b"\x89PNG")
    assert 0 < len(STUDIO.alt(made)) <= LONGEST_ALT
    assert STUDIO.tell(made)
