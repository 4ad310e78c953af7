"""Playing by pressing: *Play*, the pages of a turn, and what is kept of them. No game is named here."""

from discord import Interaction, app_commands
from msgspec.structs import replace

from bot.forms.place import Refused, Seated, sit_down
from bot.interaction.app import Paravent
from bot.interaction.control_ids import ControlId
from bot.interaction.places import refuse
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.which_table import meant, suggested
from bot.turn import after
from bot.turn.opening import Opened, at_seat, changed, lost, opened, show, waits
from bot.turn.reading import Pressed, read
from bot.turn.taps import CONFIRM, NO_ADVICE, Tapped, Taps
from bot.turn.turn import Turn
from engine.core.values.refusals import Core, Refusal
from engine.tables.seats.newcomers import OFF
from engine.tables.transaction.locks import Locks

_pressing = Locks()
"""One press of a person at a table after the other: a second one finds what the first has chosen."""
KEPT = 1_000
"""Pages on which a move was confirmed that are remembered."""


async def setup(bot: Paravent) -> None:
    """Add the command to the group, and the controls to the bot."""
    table_group(bot).add_command(play_command)
    bot.controls |= {"play": play, "turn": press_on}
    bot.updating |= {"turn"}
    bot.at_once |= {"play", "turn"}


@slash("turn", "play", "table")
@app_commands.autocomplete(table=suggested("playing"))
async def play_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """The first page, or the plan as it was left."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is not None:
        await play(press, ControlId("play", overview.table.id), ())


async def play(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same by a button, wherever it stands: always a page of its own."""
    async with _pressing.of(f"{press.user} {mark.table}"):
        place = await _seated(press, mark.table)
        if place is not None:
            now = await opened(press, place)
            await show(press, now, notices=changed(now))


async def press_on(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """A press on a page of the turn."""
    async with _pressing.of(f"{press.user} {mark.table}"):
        pressed = read(mark.rest)
        if pressed is not None and press.bot.confirmed.get(_message(press)) == pressed.mark:
            await press.answering.leave()
            return
        if pressed is not None and pressed.tap == CONFIRM and await press.tables.was_done(press.request):
            await press.tell(press.voice.tell("core", "done-before"))
            return
        press.bot.confirmed.pop(_message(press), None)
        place = await _seated(press, mark.table)
        if place is not None and pressed is None:
            await press.tell(press.voice.tell("core", "old-control"))
        elif place is not None and pressed is not None:
            await _press_on(press, place, pressed, values)


async def refuse_seat(press: Press, place: Refused) -> None:
    """Why he has no turn to make; who could have a seat there is shown the way to it."""
    if place.overview is None:
        await press.refuse(place.refusal)
    else:
        await refuse(press, place.refusal, place.overview)


async def _seated(press: Press, table: str) -> Seated | None:
    """Whoever presses at this table; None when he has been told why he has no turn to make there."""
    place = await sit_down(press.bot, press.user, table)
    if isinstance(place, Refused):
        await refuse_seat(press, place)
    elif place.overview.table.status != "playing":
        await press.refuse(Core.GAME_OVER.refuse(), place.overview)
    elif place.door.decision() is None:
        await waits(press, place)
    else:
        return place
    return None


async def _press_on(press: Press, place: Seated, pressed: Pressed, values: tuple[str, ...]) -> None:
    if pressed.tap == NO_ADVICE:
        await press.tables.prefer(press.user, advice=OFF)
    now = await opened(press, place)
    tell, turn = now.seat.tell, now.turn
    if now.seat.decision.number != pressed.decision:
        await show(press, now, notices=[tell("gone-on")])
        return
    tapped = Taps(now.seat.game, now.seat.door, turn.plan).tapped(pressed.tap, pressed.focus, values)
    page = turn.page(pressed.focus)
    if (page.mark, page.focus) != (pressed.mark, pressed.focus):
        # Pressed twice, or on another device: what it asks for is so already, or the page is not what it was.
        again = tapped is not None and tapped.plan == turn.plan
        await show(press, now, tapped.focus if tapped and again else "", [] if again else [tell("other-page")])
    elif pressed.tap == NO_ADVICE:
        said = tell("unadvised", help=now.seat.voice.tell("play", "help"))
        await show(press, now, pressed.focus, [said])
    elif pressed.tap == CONFIRM:
        await _confirm(press, place, now, pressed.mark)
    elif tapped is None:
        await show(press, now, notices=[tell("other-page")])
    else:
        await _go_on(press, place, now, tapped)


async def _go_on(press: Press, place: Seated, now: Opened, tapped: Tapped) -> None:
    """Keep what was chosen, and show the next page."""
    if tapped.plan != now.turn.plan:
        number = now.seat.decision.number
        refusal = await press.tables.keep_draft(press.user, place.table, number, tapped.plan, press.access)
        if refusal is not None:
            await press.refuse(refusal, place.overview)
            return
    on = replace(now, turn=Turn(now.seat, tapped.plan))
    await show(press, on, tapped.focus, lost(on))


async def _confirm(press: Press, place: Seated, now: Opened, mark: str) -> None:
    """Carry it out; then the next question, if it goes on, or what was done."""
    at = now.turn.at
    if at is None or at.asked is not None:
        await show(press, now, notices=[now.seat.tell("other-page")])
        return
    await press.answering.in_time()
    number = now.seat.decision.number
    answer = await press.tables.submit(press.request, place.table, number, at.form)
    if isinstance(answer, Refusal):
        await show(press, now, notices=[now.seat.voice.refusal(answer)])
        return
    _remember(press, mark)
    lines = await after.said(press, now.seat, place, answer.step, at.form)
    await after.computers_moved(press, place)
    then = await sit_down(press.bot, press.user, place.table, undo=True)
    if not isinstance(then, Seated):
        await press.tell("\n".join(lines))
    elif at_seat(press, then) is None or then.door.view().turn != place.door.view().turn:
        await after.show(press, then, lines)
    else:
        await show(press, await opened(press, then), notices=lines)


def _remember(press: Press, mark: str) -> None:
    confirmed = press.bot.confirmed
    if press.answering.on_page:
        confirmed[_message(press)] = mark
    for oldest in list(confirmed)[:-KEPT]:
        del confirmed[oldest]


def _message(press: Press) -> int:
    message = press.interaction.message
    return 0 if message is None else message.id
