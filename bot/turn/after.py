"""What is said when a move was made on a page: what it was, what came of it, who is next, and how to take it back."""

import asyncio
from contextlib import suppress

from bot.forms.place import Seated
from bot.forms.summary import done, what_next
from bot.interaction.control import view
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.pages.panels import labelled
from bot.pages.table_now import take_back
from bot.turn.seat import AtSeat
from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal

SOON = 0.5
"""Seconds in which computers have mostly moved: then their moves are not news that make this page an old one."""


async def show(press: Press, place: Seated, lines: list[str]) -> None:
    """His turn is over, or the next one has come. As long as his move can be taken back, there is a button for that."""
    game, voice = press.bot.games[place.overview.table.game], press.voice
    said = [*lines, what_next(place.voice(game, press.language), place.door, game, press.app_language)]
    play = [labelled(voice, ControlId("play", place.table))] if place.door.decision() is not None else []
    await press.tell("\n".join(said), view=view(*play, *take_back(press, place.overview, place.undo)))


async def computers_moved(press: Press, place: Seated) -> None:
    """Wait a little, if computers sit there."""
    if any(sitter.kind == "computer" for sitter in place.overview.sitters):
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                await press.tables.computers_idle()


async def said(press: Press, seat: AtSeat, place: Seated, step: int, form: Form) -> list[str]:
    """The move in the words of the log; of what the log keeps to itself, as it was filled in."""
    entries = await press.tables.log_for(press.user, place.table, step, step, press.access)
    texts = () if isinstance(entries, Refusal) else tuple(text for entry in entries for text in entry.texts)
    if not texts or seat.decision.kind in seat.game.plays.sealed:
        return done(seat.voice, seat.door, seat.game.verb[form.verb], form)
    return [seat.tell("done", said=" ".join(seat.voice.event(text) for text in texts))]
