"""The games whose pictures are promised the same: how each is looked at, and what differs from one to the other."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Unpack

from msgspec import Struct

from engine.core.game import AnyGame
from engine.core.state.events import AnyEvent
from engine.core.state.state import GameState
from engine.core.values.seats import Viewer
from render.core.contract import Shows
from render.core.easel import Easel
from render.core.parts.ranking import Place
from render.core.parts.reckoning import Source
from render.core.scene import Scene
from render.core.studio import Studio
from tests.render.carpe_diem import plays as carpe_diem
from tests.render.lucca import plays as lucca
from tests.render.shared.plays import Look
from tests.roots import GAMES

STUDIO = Studio(GAMES)


class Looked(Struct, frozen=True):
    """One game: a table of it at any moment, and the moments at which it is looked at."""

    name: str
    table: Callable[..., Scene]
    played: Callable[[int], Sequence[tuple[GameState, tuple[AnyEvent, ...]]]]
    steps: tuple[int, ...]
    """Of the most players."""
    dealt: tuple[int, ...]
    """At which all that is hidden is dealt anew, or found again."""
    public: tuple[str, ...]
    """The pictures that are the same for everybody."""
    gist: tuple[str, ...]
    """What has to be said of the table whatever the names are: the keys of its lines."""
    tie: str
    """What decides a tie, in English."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.name]

    @property
    def most(self) -> int:
        """Players."""
        return max(self.game.declares.players)

    @property
    def rendered(self) -> str:
        """The folder of its pictures."""
        return f"render.games.{self.name}"

    def scenes(self, seats: int, step: int, viewer: Viewer, *, language: str = "en", news: int = 3) -> Iterator[Scene]:
        """All pictures that this viewer can look at; of those of each player, the last one's."""
        for picture in STUDIO.pictures(self.name).pictures:
            seat = seats - 1 if picture.shows is Shows.SEAT else None
            seen = self.table(picture.name, seats, step, viewer=viewer, seat=seat, language=language, news=news)
            if {Shows.OWN: viewer is not None, Shows.OVER: seen.view.over}.get(picture.shows, True):
                yield seen

    def end(self, seats: int, **how: Unpack[Look]) -> Scene:
        """The final reckoning."""
        return self.table("reckoning", seats, -1, **how)

    def tray(self, seen: Scene) -> Any:
        """What its pieces are drawn with."""
        easel = Easel(seen, STUDIO.speaker(seen), STUDIO.shelf)
        return import_module(f"{self.rendered}.tray").Tray(easel, easel.canvas(1, 1))

    def ranking(self, seen: Scene) -> tuple[Place, ...]:
        """Who stands where."""
        found: tuple[Place, ...] = import_module(f"{self.rendered}.ranking").ranking(seen)
        return found

    def sources(self, seen: Scene) -> tuple[Source, ...]:
        """Where its points come from, as they stand on the reckoning."""
        found: tuple[Source, ...] = import_module(f"{self.rendered}.reckoning.sources").sources(self.tray(seen))
        return found


LOOKED = {
    looked.name: looked
    for looked in (
        Looked(
            "lucca",
            lucca.table,
            lucca.played,
            (0, 2, 6, 14, -2, -1),
            (1, 12, -1),
            ("table",),
            ("decision-turn", "player", "table-triplet"),
            "with the highest street number",
        ),
        Looked(
            "carpe_diem",
            carpe_diem.table,
            carpe_diem.played,
            (0, 2, 30, 80, 100, -2, -1),
            (1, 60, -2),
            ("table", "district"),
            ("decision-turn", "player", "player-has"),
            "further back on the banner track",
        ),
    )
}


def said(seen: Scene) -> str:
    """All its words."""
    return "\n".join((STUDIO.alt(seen), *STUDIO.tell(seen)))
