"""Finding the games: every folder below a root package that has a `game` module with a `GAME`."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules

from engine.core.game import AnyGame, GameDefinition, Stage

ROOT = "engine.games"
"""The package with our own games. Tests add the root of the sample."""


class DiscoveryError(Exception):
    """A folder that should be a game and is not."""


def discover(roots: Iterable[str] = (ROOT,)) -> dict[str, AnyGame]:
    """All games below these root packages, by name, in alphabetical order."""
    games: dict[str, AnyGame] = {}
    for root in roots:
        for module in iter_modules(import_module(root).__path__):
            if module.ispkg:
                game = _game_in(root, module.name)
                if game.name in games:
                    raise DiscoveryError(f"two games are called {game.name!r}")
                games[game.name] = game
    return dict(sorted(games.items()))


def flagship(games: Mapping[str, AnyGame]) -> AnyGame:
    """What is played when nobody has chosen: the one that says so, else the first that is no sample, else the first."""
    return min(games.values(), key=lambda game: (not game.flagship, game.stage is Stage.SAMPLE))


def _game_in(root: str, folder: str) -> AnyGame:
    where = f"{root}.{folder}.game"
    try:
        game = import_module(where).GAME
    except ModuleNotFoundError as error:
        if error.name != where:
            raise
        raise DiscoveryError(f"{root}.{folder} has no module `game`") from error
    except AttributeError as error:
        raise DiscoveryError(f"{where} defines no `GAME`") from error
    if not isinstance(game, GameDefinition) or game.name != folder:
        raise DiscoveryError(f"{where}.GAME must be a GameDefinition named {folder!r}, like its folder")
    return game
