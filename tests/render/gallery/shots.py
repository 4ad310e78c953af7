"""What hangs in the gallery: every picture at several moments of a game, for every number of players."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.words.sources import LANGUAGES
from render.core.contract import Picture, Shows
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from tests.render.gallery.extremes import EXTREMES, Extreme
from tests.render.positions import LONG, NAMES, last_round, scene
from tests.roots import GAMES

EARLY, MIDDLE = 0.1, 0.5
STYLES = tuple((theme, language) for theme in THEMES for language in LANGUAGES)
FEW = (("dark", "fr"), ("light", "en"))
"""Enough for what differs in nothing but its names, or is as full as can be."""

SOME = (1, 2)
"""Of whom boards and screens are shown in every theme and language."""


class Shot(Struct, frozen=True):
    """One picture to be drawn, and what it is called."""

    scene: Scene
    moment: str

    @property
    def file(self) -> str:
        seen = self.scene
        of = "" if seen.seat is None else f"-of-{seen.seat + 1}"
        parts = (seen.game, seen.picture + of, f"{len(seen.names)}-players", self.moment, seen.theme, seen.language)
        return "_".join(parts) + ".png"


def moments(game: str, seats: int) -> dict[str, float]:
    """By name: how much of the game has been played."""
    return {"early": EARLY, "middle": MIDDLE, "last-round": last_round(game, seats), "end": 1.0}


def shots(studio: Studio, game: str) -> Iterator[Shot]:
    """All of one game's."""
    most = max(GAMES[game].declares.players)
    for seats in GAMES[game].declares.players:
        for moment, part in moments(game, seats).items():
            yield from _all(studio, game, seats, moment, part, NAMES, STYLES)
    for moment, part in moments(game, most).items():
        yield from _all(studio, game, most, f"{moment}-long-names", part, LONG, FEW)
    for moment, extreme in EXTREMES.get(game, {}).items():
        part, styles = 1.0 if extreme.over else MIDDLE, STYLES if extreme.every_style else FEW
        for shot in _all(studio, game, most, moment, part, LONG, styles):
            if _hangs(shot.scene, extreme):
                yield Shot(extreme.grown(shot.scene), moment)


def _hangs(seen: Scene, extreme: Extreme) -> bool:
    if extreme.every_style and seen.seat not in (None, *SOME):
        return False
    return not extreme.pictures or seen.picture in extreme.pictures


def _all(
    studio: Studio,
    game: str,
    seats: int,
    moment: str,
    part: float,
    names: tuple[str, ...],
    styles: Iterable[tuple[str, str]],
) -> Iterator[Shot]:
    for theme, language in styles:
        for picture in studio.pictures(game).pictures:
            for seat in _of(picture, seats, part):
                # At the end the first player looks at his own screen; those of the others are open to all.
                own = picture.shows is Shows.OWN and (part < 1 or seat == 0)
                viewer = seat if own else None
                seen = scene(game, picture.name, seats, part, viewer=viewer, seat=seat, names=names)
                if picture.shows is Shows.OWN and seen.screen is None:
                    continue  # one that the rules keep closed, even after the end
                yield Shot(replace(seen, theme=theme, language=language), moment)


def _of(picture: Picture, seats: int, part: float) -> Iterable[Seat | None]:
    """Whose pictures there are."""
    if picture.shows in (Shows.OWN, Shows.SEAT):
        return range(seats)
    return () if picture.shows is Shows.OVER and part < 1 else (None,)
