"""Drawing the gallery into a folder."""

from collections.abc import Iterable
from pathlib import Path
from struct import unpack

from render.core.studio import Studio
from tests.render.gallery.page import Entry, page
from tests.render.gallery.shots import Shot


def write(studio: Studio, shots: Iterable[Shot], folder: Path) -> int:
    """Every picture as a file, and `index.html`; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = [_hang(studio, shot, folder) for shot in shots]
    entries.sort(key=lambda entry: entry.group)  # stable: within a group they stay as they came
    (folder / "index.html").write_text(page(entries), encoding="utf8")
    return len(entries)


def _hang(studio: Studio, shot: Shot, folder: Path) -> Entry:
    seen = shot.scene
    png = studio.draw(seen)
    (folder / shot.file).write_bytes(png)
    width, height = unpack(">II", png[16:24])
    alt, tell = studio.alt(seen), studio.tell(seen)
    return Entry(f"{seen.game}-{seen.picture}", shot.file, width, height, len(png), seen.language, alt, tell)
