"""Drawing the gallery into a folder."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from struct import unpack

from msgspec.structs import replace

from engine.core.discovery import discover
from engine.core.values.texts import Text
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from tests.render.gallery.page import Entry, page
from tests.render.gallery.shots import Shot

OWN, THEME = tuple(discover()), tuple(THEMES)


def write(studio: Studio, shots: Iterable[Shot], folder: Path) -> int:
    """Every picture as a file, and `index.html`; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = [_hang(studio, shot, folder) for shot in sorted(shots, key=partial(_place, studio))]
    (folder / "index.html").write_text(page(entries), encoding="utf8")
    return len(entries)


def _place(studio: Studio, shot: Shot) -> tuple[bool, str, int, int]:
    """Our own games before samples, pictures in the order of their game, then by theme, else as they come."""
    seen = shot.scene
    names = [picture.name for picture in studio.pictures(seen.game).pictures]
    return seen.game not in OWN, seen.game, names.index(seen.picture), THEME.index(seen.theme)


def _hang(studio: Studio, shot: Shot, folder: Path) -> Entry:
    seen = shot.scene
    png = studio.draw(seen)
    (folder / shot.file).write_bytes(png)
    width, height = unpack(">II", png[16:24])
    alt, tell = studio.alt(seen), studio.tell(seen)
    section = _section(studio, seen)
    return Entry(section, seen.theme, shot.file, width, height, len(png), seen.language, alt, tell)


def _section(studio: Studio, seen: Scene) -> str:
    """The page is in English, whatever its pictures are."""
    english = replace(seen, language="en")
    return f"{studio.speaker(english).say(Text('game-name'))} – {studio.title(english)}"
