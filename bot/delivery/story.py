"""The post of one or several steps in words: what happened, how it ended or whose turn it is, and who is called."""

from collections.abc import Iterator

from msgspec import Struct

from bot.pages.scores import reckoning, so_far
from bot.words.clocks import clock_of
from bot.words.naming import LONGEST_TEXT, clipped, mention, shown
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.state.decisions import Decision
from engine.core.values.seats import Seat
from engine.tables.seeing.shown import LogEntry, Look, Overview, Told
from engine.tables.seeing.texts import OF_TABLES

UNDONE_BY_HIMSELF = "table-undone"
"""What the log says when somebody takes his own move back without having to ask."""
CLOSED = "table-closed"
"""The same when those who run a server close a table."""


class Story(Struct, frozen=True):
    """A post: the table, its game, and what is told of it."""

    overview: Overview
    game: AnyGame | None
    """None if it is not here: then only what happened around it can be said."""
    told: Told
    moved: bool = False
    """Whether the thread is a new one for a game that goes on."""


def parts(story: Story) -> list[str]:
    """The post, in as few messages as it takes; whose turn it is stands in the last. Of an end that does not fit into
    one, the last is how it ended: that is where everybody is called and the picture stands."""
    language = story.overview.table.language
    voice = Voice(language, story.game, shown(story.overview.sitters, language))
    moved, ended = [voice.tell("delivery", "moved")] if story.moved else [], list(_ended(story, voice))
    told, calls = _told(story, language), list(_calls(story))
    told = told if len(told) == 1 else [f"• {said}" for said in told]
    made = _packed([*moved, *ended, *told, *_stood(story, voice), *calls])
    if len(made) > 1 and ended:
        made = [*_packed([*moved, *told]), *_packed([*ended, *calls])]
    return made or ["…"]


def _packed(lines: list[str]) -> list[str]:
    """In as few messages as it takes."""
    made: list[str] = []
    for line in lines:
        if made and len(made[-1]) + 1 + len(line) <= LONGEST_TEXT:
            made[-1] += "\n" + line
        else:
            made.append(clipped(line))
    return made


def _ended(story: Story, voice: Voice) -> Iterator[str]:
    """Who has won, and by what, if the game is over."""
    if story.told.result is not None and story.game is not None:
        yield from reckoning(voice, story.game, story.told.result)


def _stood(story: Story, voice: Voice) -> Iterator[str]:
    """How it stood, if it ended without a result."""
    if story.overview.table.status == "abandoned" and story.told.after is not None:
        yield from so_far(voice, story.told.after, len(story.overview.sitters))


def _calls(story: Story) -> Iterator[str]:
    """Who is called stands last: he is heard where the last of several messages is."""
    calling = Voice(story.overview.table.language, story.game, _names_called(story))
    free = {sitter.seat for sitter in story.overview.sitters if sitter.kind == "open"}
    for decision in _open(story):
        asked = calling.tell("delivery", "seat-waits") if decision.seat in free else calling.decision(decision)
        clock = [] if decision.seat in free else clock_of(calling, story.overview, decision.number)
        yield "\n".join([f"**{asked}**", *clock])
    if _rings(story) and called(story):
        sitters = sorted(story.overview.sitters, key=lambda sitter: sitter.seat)
        named = zip(sitters, _names_called(story), strict=True)
        yield calling.tell(
            "delivery", "over", names=tuple(name for each, name in named if each.seat in story.told.users)
        )


def called(story: Story) -> list[int]:
    """Who is mentioned: those whose turn it has become, and at the end everybody. Nobody is while he is away or in his
    quiet hours."""
    seats = sorted(story.told.users) if _rings(story) else newly_asked(story)
    return [story.told.users[seat] for seat in seats if seat not in story.told.quiet]


def newly_asked(story: Story) -> list[Seat]:
    """The people who owe an answer they did not owe before, unless the turn just stayed theirs."""
    owed = {decision.seat for decision in _decisions(story.told.before)}
    acted = {entry.seat for entry in story.told.entries if entry.kind == "form"}
    last = _last_actor(story.told.entries)
    asked = dict.fromkeys(decision.seat for decision in _open(story))
    new = [seat for seat in asked if seat != last and (seat not in owed or seat in acted)]
    return [seat for seat in new if seat in story.told.users]


def _rings(story: Story) -> bool:
    """Whether the game has ended here: by its rules, or by somebody who does not play. Who agreed to it knows it."""
    closed = any(text.key == CLOSED for entry in story.told.entries for text in entry.texts)
    return story.told.result is not None or closed


def _last_actor(entries: tuple[LogEntry, ...]) -> Seat | None:
    """Who made the last move himself. A move taken back with consent may come days after it was asked for."""
    for entry in reversed(entries):
        if entry.kind == "form" or (entry.kind == "undo" and UNDONE_BY_HIMSELF in [text.key for text in entry.texts]):
            return entry.seat
        if entry.kind != "notice":
            return None
    return None


def _open(story: Story) -> tuple[Decision, ...]:
    """What is asked; not under the news that the table is paused: nobody can answer then."""
    paused = story.overview.paused and all(entry.kind == "notice" for entry in story.told.entries)
    return _decisions(story.told.after) if story.overview.table.status == "playing" and not paused else ()


def _decisions(look: Look | None) -> tuple[Decision, ...]:
    return () if look is None else look.view.decisions


def _names_called(story: Story) -> tuple[str, ...]:
    """The names, with a mention in the place of those who are called."""
    names, mentions = shown(story.overview.sitters, story.overview.table.language), set(called(story))
    sitters = sorted(story.overview.sitters, key=lambda sitter: sitter.seat)
    return tuple(
        mention(sitter, user) if (user := story.told.users.get(sitter.seat)) in mentions and user else name
        for sitter, name in zip(sitters, names, strict=True)
    )


def _told(story: Story, language: str) -> list[str]:
    """What happened, a line for each step; of the end, one for each thing that happened."""
    steps = [_sentences(entry, story.game, language) for entry in story.told.entries]
    if story.told.result is not None:
        return [said for each in steps for said in each]
    return [" ".join(each) for each in steps if each]


def _sentences(entry: LogEntry, game: AnyGame | None, language: str) -> list[str]:
    """What happened in one step, with the names of those who sat there then."""
    voice = Voice(language, game, shown(entry.sitters, language))
    return [voice.event(text) for text in entry.texts if game is not None or text.key.startswith(OF_TABLES)]
