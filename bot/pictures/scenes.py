"""Scenes of a table, for one person or for everyone: made of what the tables hand out to him, and of nothing else."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bot.words.voice import names_of
from engine.core.values.seats import Seat
from engine.tables.seeing.history import counts
from engine.tables.seeing.shown import LogEntry, Look, Overview, Past, Result, Seen, Told
from engine.tables.storage.records import Person
from render.core.contract import TABLE, Picture, Shows
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import THEMES

THEME = next(iter(THEMES))
"""Everybody's until he chooses, and that of what all see."""


def own(seen: Seen, language: str) -> Scene:
    """The table for one person. What has happened since his own last move is new; to who only watches, the last move
    is."""
    return _scene(seen.overview, seen.look, seen.news, seen.course, seen.result, language, theme_of(seen.person))


def everyones(overview: Overview, told: Told, look: Look) -> Scene:
    """The table as the public sees it. What its post tells is new."""
    return _scene(overview, look, told.entries, told.course, told.result, overview.table.language, THEME)


def then(past: Past, look: Look, language: str) -> Scene:
    """The table after an earlier step, for one person. What happened in that step is new; its names are those of who
    sat there then."""
    scene = _scene(past.overview, look, (past.entry,), (), None, language, theme_of(past.person))
    return replace(scene, names=names_of(past.entry.sitters, language))


def theme_of(person: Person | None) -> str:
    """Light or dark, as this person likes it."""
    return person.theme if person is not None and person.theme in THEMES else THEME


# Which pictures


def looked_at(studio: Studio, scene: Scene) -> Iterator[Scene]:
    """Every picture that whoever this scene is for may look at now, as a scene each."""
    for picture in studio.pictures(scene.game).pictures:
        for seat in _seats(picture, scene):
            yield replace(scene, picture=picture.name, seat=seat)


def below_post(studio: Studio, scene: Scene) -> list[Scene]:
    """What is posted for all: the table; at the end also what only then can be seen."""
    over = [picture for picture in studio.pictures(scene.game).pictures if picture.shows is Shows.OVER]
    return [scene, *(replace(scene, picture=each.name) for each in over if scene.view.over)]


def place(scene: Scene) -> str:
    """Which of its pictures it is, as it stands on a control."""
    return scene.picture if scene.seat is None else f"{scene.picture}:{scene.seat}"


def _seats(picture: Picture, scene: Scene) -> Iterable[Seat | None]:
    """Of whom this picture can be seen; None is all of them together."""
    if picture.shows is Shows.SEAT:
        return scene.seats
    if picture.shows is Shows.OWN:
        return _screens(scene)
    return [None] if picture.shows is Shows.ALWAYS or scene.view.over else []


def _screens(scene: Scene) -> Iterator[Seat | None]:
    """One's own; after the end, those of the others as well, as far as they are opened."""
    viewer = scene.view.viewer
    if viewer is not None:
        yield None
    for seat, screen in enumerate(scene.view.opened):
        if screen is not None and seat != viewer:
            yield seat


# What is on them


def _scene(
    overview: Overview,
    look: Look,
    news: tuple[LogEntry, ...],
    course: tuple[LogEntry, ...],
    result: Result | None,
    language: str,
    theme: str,
) -> Scene:
    ended = result or Result((), ())
    return Scene(
        overview.table.game,
        TABLE,
        look.table,
        names_of(overview.sitters, language),
        look.view,
        language,
        theme,
        _happenings(news),
        _happenings(course),
        ended.scores,
        ended.winners,
    )


def _happenings(entries: tuple[LogEntry, ...]) -> tuple[Happening, ...]:
    return tuple(Happening(each.step, each.texts) for each in entries if counts(each))
