"""The post of one or several steps in words: what happened, how it ended or whose turn it is, and who is called."""

from collections.abc import Iterator

from msgspec import Struct

from bot.ui.naming import LONGEST_TEXT, clipped, shown
from bot.ui.scores import reckoning, winners
from bot.words import Voice, names_of
from engine.core.decisions import Decision
from engine.core.game import AnyGame
from engine.core.seats import Seat
from engine.tables.sights import LogEntry, Look, Overview, Result

UNDONE_BY_HIMSELF = "table-undone"
"""What the log says when somebody takes his own move back without having to ask."""


class Scene(Struct, frozen=True):
    """All that a post is made of, as the public knows it."""

    overview: Overview
    game: AnyGame
    entries: tuple[LogEntry, ...]
    before: Look | None
    """The table before the first of these steps; None if that is not known."""
    after: Look | None
    result: Result | None
    users: dict[Seat, int]
    """The people at the table, by their seats."""
    moved: bool = False
    """Whether the thread is a new one for a game that goes on."""


def parts(scene: Scene) -> list[str]:
    """The post, in as few messages as it takes; whose turn it is stands in the last."""
    made: list[str] = []
    for block in blocks(scene):
        if made and len(made[-1]) + 1 + len(block) <= LONGEST_TEXT:
            made[-1] += "\n" + block
        else:
            made.append(clipped(block))
    return made or ["…"]


def blocks(scene: Scene) -> Iterator[str]:
    """The lines of the post; the scores are one block, which is not torn apart."""
    language = scene.overview.table.language
    voice = Voice(language, scene.game, _names_called(scene))
    if scene.moved:
        yield voice.tell("delivery", "moved")
    told = [said for entry in scene.entries if (said := _sentences(entry, scene.game, language))]
    yield from told if len(told) == 1 else [f"• {said}" for said in told]
    if scene.result is not None:
        yield winners(voice, scene.result)
        yield reckoning(voice, scene.game, scene.result, names_of(scene.overview.sitters, language))
    for decision in _open(scene):
        yield f"**{voice.decision(decision)}**"


def called(scene: Scene) -> list[int]:
    """Who is mentioned: the people who owe an answer they did not owe before, unless the turn just stayed theirs."""
    owed = {decision.seat for decision in _decisions(scene.before)}
    acted = {entry.seat for entry in scene.entries if entry.kind == "form"}
    last = _last_actor(scene.entries)
    asked = dict.fromkeys(decision.seat for decision in _open(scene))
    new = [seat for seat in asked if seat != last and (seat not in owed or seat in acted)]
    return [scene.users[seat] for seat in new if seat in scene.users]


def _last_actor(entries: tuple[LogEntry, ...]) -> Seat | None:
    """Who made the last move himself. A move taken back with consent may come days after it was asked for."""
    for entry in reversed(entries):
        if entry.kind == "form" or (entry.kind == "undo" and UNDONE_BY_HIMSELF in [text.key for text in entry.texts]):
            return entry.seat
        if entry.kind != "notice":
            return None
    return None


def _open(scene: Scene) -> tuple[Decision, ...]:
    """What is asked; not under the news that the table is paused: nobody can answer then."""
    paused = scene.overview.paused and all(entry.kind == "notice" for entry in scene.entries)
    return _decisions(scene.after) if scene.overview.table.status == "playing" and not paused else ()


def _decisions(look: Look | None) -> tuple[Decision, ...]:
    return () if look is None else look.view.decisions


def _names_called(scene: Scene) -> tuple[str, ...]:
    """The names, with a mention in the place of those who are called."""
    mentions = set(called(scene))
    names = shown(scene.overview.sitters, scene.overview.table.language)
    users = [scene.users.get(sitter.seat) for sitter in sorted(scene.overview.sitters, key=lambda each: each.seat)]
    return tuple(f"<@{user}>" if user in mentions else name for name, user in zip(names, users, strict=True))


def _sentences(entry: LogEntry, game: AnyGame, language: str) -> str:
    """What happened in one step, with the names of those who sat there then."""
    voice = Voice(language, game, shown(entry.sitters, language))
    return " ".join(voice.event(text) for text in entry.texts)
