"""Finding the pictures: every folder below a root package that has a module `pictures` with `PICTURES`."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

from render.core.contract import SCREEN, TABLE, GamePictures

ROOT = "render.games"


def discover(roots: Iterable[str] = (ROOT,)) -> dict[str, GamePictures]:
    """The pictures of all games below these root packages, by the game's name."""
    found: dict[str, GamePictures] = {}
    for root in roots:
        for module in iter_modules(import_module(root).__path__):
            if module.ispkg:
                pictures = import_module(f"{root}.{module.name}.pictures").PICTURES
                if not isinstance(pictures, GamePictures) or pictures.game != module.name:
                    raise TypeError(f"{root}.{module.name}.pictures.PICTURES must be the GamePictures of its folder")
                if pictures.named(TABLE) is None or pictures.named(SCREEN) is None:
                    raise TypeError(f"{root}.{module.name}.pictures must have a picture {TABLE!r} and one {SCREEN!r}")
                found[pictures.game] = pictures
    return found
