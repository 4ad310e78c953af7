"""The panel of a table: who sits there, what was chosen, and what can be pressed; for the channel or for one person."""

from collections.abc import Iterator

from discord import ButtonStyle
from discord.ui import View

from bot.interaction.app import Paravent
from bot.interaction.control import Control, button, view
from bot.interaction.control_ids import ControlId
from bot.words.clocks import pace_word
from bot.words.naming import clipped, game_name, shown
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.values.options import spoken_of
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import No

LOUD = {"join": ButtonStyle.primary, "start": ButtonStyle.success, "cancel": ButtonStyle.danger}
LOUD |= {
    "play": ButtonStyle.primary,
    "rematch": ButtonStyle.primary,
    "agree": ButtonStyle.success,
    "take-seat": ButtonStyle.primary,
}
"""Those that stand out; the others are grey."""


def labelled(voice: Voice, mark: ControlId, *, disabled: bool = False) -> Control:
    """A button with the words that belong to it."""
    style = LOUD.get(mark.what, ButtonStyle.secondary)
    return button(mark, voice.tell("delivery", mark.what), style, disabled=disabled)


def look_back(voice: Voice, table: Table) -> Control:
    """A button for what has happened since one's own turn; after the end, for the whole game."""
    label = "since" if table.status == "playing" else "step-through"
    return button(ControlId("since", table.id), voice.tell("delivery", label))


def unreadable(voice: Voice, overview: Overview) -> list[str]:
    """That a part of what is kept around the game cannot be read, if so."""
    return [voice.refusal(No.UNREADABLE.refusal())] if overview.unreadable else []


def panel(
    bot: Paravent, overview: Overview, thread: int | None = None, language: str | None = None
) -> tuple[str, View | None]:
    """What it says and what can be pressed, in the table's language unless another is wanted.

    `thread` is where the table stands, if that is not written down yet.
    """
    table, game = overview.table, bot.games.get(overview.table.game)
    voice = Voice(language or table.language, game)
    title = voice.tell("delivery", "title", game=game_name(voice, game, table), table=table.id)
    if table.step >= 0:
        lines, controls = _begun(voice, overview, thread or table.thread)
    elif table.status == "open":
        lines, controls = list(_lobby(voice, game, overview)), list(_controls(voice, game, overview))
    else:
        lines, controls = [voice.tell("delivery", "cancelled")], []
    return clipped("\n".join([f"**{title}**", *lines])), view(*controls)


def _lobby(voice: Voice, game: AnyGame | None, overview: Overview) -> Iterator[str]:
    table, names = overview.table, _names(voice, overview)
    yield voice.tell("delivery", "seated", names=names)
    yield voice.tell("delivery", "free", n=table.places - len(names))
    for name, value in spoken_of(game.declares.options, overview.options).items() if game else ():
        yield voice.tell("delivery", "option", option=voice.option(name), value=voice.option_value(name, value))
    yield from unreadable(voice, overview)
    if len(names) < table.places:
        yield voice.tell("delivery", "entry", entry=table.entry)
    yield voice.tell("delivery", "language", language=table.language)
    yield voice.tell("delivery", "pace", pace=pace_word(voice, table.pace))
    if table.pace is not None:
        yield voice.tell("delivery", "late", what=voice.tell("lobby", f"late-{table.late}"))


def _names(voice: Voice, overview: Overview) -> tuple[str, ...]:
    """Who sits there; the host is marked."""
    sitters = sorted(overview.sitters, key=lambda sitter: sitter.seat)
    return tuple(
        voice.tell("delivery", "host", name=name) if sitter.seat == overview.host else name
        for sitter, name in zip(sitters, shown(sitters, voice.language), strict=True)
    )


def _controls(voice: Voice, game: AnyGame | None, overview: Overview) -> Iterator[Control]:
    id, seated = overview.table.id, len(overview.sitters)
    free = seated < overview.table.places
    computers = any(sitter.kind == "computer" for sitter in overview.sitters)
    yield labelled(voice, ControlId("join", id), disabled=not free)
    yield labelled(voice, ControlId("leave", id))
    yield labelled(voice, ControlId("computer", id), disabled=not free)
    yield labelled(voice, ControlId("no-computer", id), disabled=not computers)
    yield labelled(voice, ControlId("options", id))
    yield labelled(voice, ControlId("start", id), disabled=game is None or seated not in game.declares.players)
    yield labelled(voice, ControlId("cancel", id))


def _begun(voice: Voice, overview: Overview, thread: int | None) -> tuple[list[str], list[Control]]:
    names, on = shown(overview.sitters, voice.language), overview.table.status == "playing"
    said = voice.tell("delivery", "playing", names=names) if on else voice.tell("delivery", "played", names=names)
    lines = [said, *([voice.tell("delivery", "to-thread", thread=f"<#{thread}>")] if thread else [])]
    # No step in its id: this is the panel, not the post of a step.
    return lines, [labelled(voice, ControlId(what, overview.table.id)) for what in ("screen", "look")]
