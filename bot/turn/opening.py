"""Showing a page of the turn to whoever makes it: his seat, his plan, the page in Discord's parts, and its picture."""

import discord
from discord import File
from msgspec import Struct
from msgspec.structs import replace

from bot.forms.place import Seated
from bot.interaction.answering import Page as Sent
from bot.interaction.control import view
from bot.interaction.control_ids import ControlId
from bot.interaction.deliveries import is_over
from bot.interaction.failures import may_be_the_files
from bot.interaction.press import Press
from bot.pages.panels import labelled, look_back
from bot.pictures.drawing import file_name
from bot.pictures.scenes import own
from bot.turn.page import Page
from bot.turn.page import Press as PagePress
from bot.turn.seat import AtSeat
from bot.turn.showing import Sheet
from bot.turn.taps import NO_ADVICE
from bot.turn.turn import Turn
from engine.core.learning import Lesson, lesson_at
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Draft


class Opened(Struct, frozen=True):
    """Somebody's turn, with the plan he has made so far."""

    place: Seated
    seat: AtSeat
    turn: Turn
    draft: Draft | None = None
    """The plan as it is kept, for whichever question."""
    advised: bool = False
    """Whether he is told at each step what it is about."""


def at_seat(press: Press, place: Seated) -> AtSeat | None:
    """His seat, if he is asked something."""
    decision, game = place.door.decision(), press.bot.games[place.overview.table.game]
    if decision is None or place.overview.table.status != "playing":
        return None
    voice, pictures = place.voice(game, press.language), press.bot.studio.pictures(game.name)
    return AtSeat(place.table, game, place.door, decision, voice, pictures)


async def opened(press: Press, place: Seated) -> Opened:
    """His turn, from what is kept of it. He is asked something."""
    seat = at_seat(press, place)
    assert seat is not None
    draft = await press.tables.draft_for(press.user, place.table)
    kept = None if isinstance(draft, Refusal) else draft
    advised = await press.tables.is_advised(press.user, seat.game.name)
    return Opened(place, seat, Turn(seat, kept.form if kept else None), kept, advised)


def changed(now: Opened) -> list[str]:
    """What has become of a plan that the game has overtaken."""
    draft, turn, tell = now.draft, now.turn, now.seat.tell
    if draft is None or (draft.decision == now.seat.decision.number and not turn.lost):
        return []
    if turn.plan is None or turn.plan.verb != draft.form.verb:
        return [tell("lost-all", verb=now.seat.voice.verb(draft.form.verb))]
    return [tell("overtaken"), *lost(now)]


def lost(now: Opened) -> list[str]:
    """What of a plan does not go together with the rest of it any more."""
    fields = tuple(now.seat.voice.field(name) for name in now.turn.lost)
    return [now.seat.tell("lost", fields=fields)] if fields else []


async def waits(press: Press, place: Seated) -> None:
    """It is not his turn: whose it is, and what he may do meanwhile."""
    game = press.bot.games[place.overview.table.game]
    voice = place.voice(game, press.language)
    owing = tuple(dict.fromkeys(each.seat for each in place.door.view().decisions))
    table = place.overview.table
    below = view(labelled(voice, ControlId("screen", table.id, str(table.step))), look_back(voice, table))
    await press.tell(voice.tell("turn", "waits", seats=owing), view=below)


async def show(press: Press, now: Opened, focus: str = "", notices: list[str] | None = None) -> None:
    """The page. Its picture is drawn only if the message does not have it yet; if it fails, the page has none."""
    page = now.turn.page(focus)
    standing = press.interaction.message if press.answering.on_page else None
    name = file_name(now.seat.game.name, now.seat.table, page.picture, now.place.overview.table.step, page.draft)
    kept = next((each for each in standing.attachments if each.filename == name), None) if standing else None
    if kept is not None:
        alt = kept.description or ""
        await press.show(lambda below: _sheet(now, page, notices, below, name, alt))
        return
    if not page.picture:
        await press.show(lambda below: _sheet(now, page, notices, below), [])
        return
    await press.answering.in_time()
    files = await _drawn(press, now, page)
    try:
        alt = files[0].description or "" if files else ""
        await press.show(lambda below: _sheet(now, page, notices, below, name if files else "", alt), files)
    except discord.HTTPException as error:
        if not files or is_over(error) or not may_be_the_files(error):
            raise
        await press.show(lambda below: _sheet(now, page, notices, below), [])


async def _drawn(press: Press, now: Opened, page: Page) -> list[File]:
    async with press.bot.pictures.turn(press.user):
        seen = await press.tables.seen(press.user, now.seat.table)
        if isinstance(seen, Refusal):
            return []
        scene = replace(own(seen, press.language), picture=page.picture, draft=page.draft)
        return await press.bot.pictures.look(seen.look.step, scene).at_last()


def _sheet(
    now: Opened, page: Page, notices: list[str] | None, below: list[str], picture: str = "", alt: str = ""
) -> Sent:
    sheet, lesson = Sheet(now.seat.table, page), lesson_at(now.seat.game, now.seat.decision.kind, *page.step)
    sheet.words("\n".join(notices or ()))
    if picture:
        sheet.picture(picture, alt)
    sheet.blocks(*page.blocks)
    sheet.words(*below)
    if lesson is not None:
        if now.advised:
            sheet.words(f"> {now.seat.voice.lesson(lesson)}")
        sheet.buttons(*_learning(now, lesson))
    return sheet.view


def _learning(now: Opened, lesson: Lesson) -> list[PagePress]:
    """The page of the rules that has more; and, for who has had enough of them, no more tips."""
    rules = ControlId("help", now.seat.table, f"{now.seat.game.name}:{lesson.topic}")
    more = PagePress(now.seat.voice.tell("play", "help"), to=rules)
    return [more, *([PagePress(now.seat.tell("no-advice"), NO_ADVICE)] if now.advised else [])]
