"""Scenes of a table, for one person or for everyone: made of what the tables hand out to him, and of nothing else."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bot.app import Paravent
from bot.words import names_of
from engine.core.refusals import Refusal
from engine.core.seats import Seat
from engine.tables.knowing import NOBODY, Standing
from engine.tables.records import StepKind
from engine.tables.sights import LogEntry, Look, Overview, Result
from render.core.contract import TABLE, Picture, Shows
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import THEMES

THEME = next(iter(THEMES))
"""Everybody's until he chooses, and that of what all see."""
MOVES: tuple[StepKind, ...] = ("start", "form")
"""What changes a table. Who came or went is told in words; what was taken back did not happen."""


async def own(
    bot: Paravent, user: int, overview: Overview, look: Look, language: str, standing: Standing = NOBODY
) -> Scene:
    """The table for one person. What has happened since his own last move is new; to who only watches, the last move
    is."""
    step = look.step - 1 if look.view.viewer is None else None
    news = await bot.tables.since(user, look.table, step, standing)
    return await _scene(bot, user, overview, look, language, await theme_of(bot, user), news, standing)


async def everyones(bot: Paravent, overview: Overview, look: Look, news: tuple[LogEntry, ...] | Refusal) -> Scene:
    """The table as the public sees it. What its post tells is new."""
    return await _scene(bot, None, overview, look, overview.table.language, THEME, news)


async def theme_of(bot: Paravent, user: int) -> str:
    """Light or dark, as this person likes it."""
    person = await bot.tables.person(user)
    return THEME if isinstance(person, Refusal) or person.theme not in THEMES else person.theme


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
    seen = {Shows.ALWAYS: True, Shows.OWN: scene.view.viewer is not None, Shows.OVER: scene.view.over}
    return [None] if seen[picture.shows] else []


# What is on them


async def _scene(
    bot: Paravent,
    user: int | None,
    overview: Overview,
    look: Look,
    language: str,
    theme: str,
    news: tuple[LogEntry, ...] | Refusal,
    standing: Standing = NOBODY,
) -> Scene:
    over = look.view.over
    result = await bot.tables.result(user, look.table, standing) if over else None
    ended = result if isinstance(result, Result) else Result((), ())
    return Scene(
        overview.table.game,
        TABLE,
        look.table,
        names_of(overview.sitters, language),
        look.view,
        language,
        theme,
        _happenings(news),
        _happenings(await bot.tables.log_for(user, look.table, 0, look.step, standing)) if over else (),
        ended.scores,
        ended.winners,
    )


def _happenings(entries: tuple[LogEntry, ...] | Refusal) -> tuple[Happening, ...]:
    if isinstance(entries, Refusal):
        return ()
    return tuple(Happening(each.step, each.texts) for each in entries if each.kind in MOVES and not each.undone)
