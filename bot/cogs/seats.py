"""Changes of players: leaving a game, giving a seat to another or to a computer, taking it; and playing once more."""

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.cogs.invitations import may_come
from bot.cogs.lobby import sit_down
from bot.interaction.app import Paravent
from bot.interaction.asker import Asker
from bot.interaction.control_ids import ControlId
from bot.interaction.places import game_called, is_here, newest, refuse, voice_at, where
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.suggestions import LONGEST, holding, suggesting
from bot.interaction.which_table import ENDED, focus, meant, named, suggested
from bot.pages.confirm import ask, asked_of, carried_out, keep
from bot.words.naming import clipped, plain
from bot.words.voice import names_of
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.seeing.shown import Overview
from engine.words.names import likeness

PLAYING = suggested("playing")


async def setup(bot: Paravent) -> None:
    """Add the commands to the group, and the controls to the bot."""
    for command in (resign_command, replace_command, rematch_command):
        table_group(bot).add_command(command)
    bot.controls |= {
        "resign": resign,
        "keep": keep,
        "take-seat": take_seat,
        "no-seat": decline_seat,
        "rematch": rematch,
    }
    bot.updating |= {"resign", "keep"}


# Leaving


@slash("table", "resign", "table")
@app_commands.autocomplete(table=PLAYING)
async def resign_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """Leave a game that goes on."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is not None:
        text = press.voice.tell("table", "resign-really")
        await ask(
            press, overview, ControlId("resign", overview.table.id), text, press.voice.tell("table", "resign-yes")
        )


async def resign(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """It is meant."""
    overview = await asked_of(press, mark)
    if overview is None:
        return
    answer = await press.tables.resign(press.request, mark.table)
    if await carried_out(press, answer, overview):
        await press.tell(press.voice.tell("table", "resigned"))


# Giving a seat to another


@slash("table", "replace", "seat", "person", "computer", "open", "table")
@app_commands.autocomplete(table=PLAYING)
async def replace_command(
    interaction: Interaction[Paravent],
    seat: str,
    person: discord.User | discord.Member | None = None,
    computer: bool = False,
    open: bool = False,
    table: str | None = None,
) -> None:
    """Offer a seat to somebody else, let a computer play on, or leave it open for whoever takes it."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "playing")
    if overview is None:
        return
    found = _seat(overview, seat, press.language)
    if found is None:
        await press.tell(press.voice.tell("table", "no-such-seat"))
    elif [person is not None, computer, open].count(True) != 1:
        await press.tell(press.voice.tell("table", "replace-how"))
    elif open:
        await _leave_open(press, overview, found)
    else:
        await _replace(press, overview, found, person)


async def _leave_open(press: Press, overview: Overview, seat: Seat) -> None:
    done = await press.tables.open_seat(press.request, overview.table.id, seat)
    if isinstance(done, Refusal):
        await refuse(press, done, overview)
    else:
        await press.tell(voice_at(press, overview).tell("table", "seat-left-open", seat=seat))


async def _replace(press: Press, overview: Overview, seat: Seat, person: discord.User | discord.Member | None) -> None:
    if person is not None and not await may_come(press, overview, person):
        return
    voice, user = voice_at(press, overview), person.id if person else None
    done = await press.tables.replace(press.request, overview.table.id, seat, user)
    if isinstance(done, Refusal):
        await refuse(press, done, overview)
    elif person is None:
        await press.tell(voice.tell("table", "replaced-by-computer", seat=seat))
    else:
        await press.tell(voice.tell("table", "seat-offered", seat=seat, name=plain(person.display_name)))


@replace_command.autocomplete("seat")
@suggesting("seats")
async def suggest_seats(asker: Asker, typed: str) -> list[Choice[str]]:
    """Who sits at the table."""
    overview = await focus(asker)
    if overview is None:
        return []
    names, holds = names_of(overview.sitters, asker.spoken), holding(typed)
    return [Choice(name=clipped(name, LONGEST), value=str(seat)) for seat, name in enumerate(names) if holds(name)]


def _seat(overview: Overview, typed: str, language: str) -> Seat | None:
    """The seat that was chosen, or whose player was named; None if nobody is called that, or two are."""
    names = [likeness(name) for name in names_of(overview.sitters, language)]
    if typed in [str(seat) for seat in range(len(names))]:
        return int(typed)
    wanted = likeness(typed[:LONGEST])
    return names.index(wanted) if names.count(wanted) == 1 else None


# Taking it


async def take_seat(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Sit down where one was asked to."""
    overview = await named(press, mark.table)
    if overview is not None:
        await sit_down(press, overview)


async def decline_seat(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """Rather not."""
    overview = await named(press, mark.table)
    if overview is None:
        return
    done = await press.tables.withdraw(press.request, mark.table, press.user)
    if isinstance(done, Refusal):
        await refuse(press, done, overview)
    else:
        await press.tell(press.voice.tell("table", "seat-declined"))


# Playing once more


@slash("table", "rematch", "table")
@app_commands.autocomplete(table=suggested(*ENDED))
async def rematch_command(interaction: Interaction[Paravent], table: str | None = None) -> None:
    """Open the same table again, or join it."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, *ENDED)
    if overview is not None:
        await rematch(press, ControlId("rematch", overview.table.id), ())


async def rematch(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """The same by a button; on the table's own server, as everything that opens or joins a table."""
    overview = await named(press, mark.table)
    if overview is None:
        return
    if not is_here(press, overview.table):
        await press.tell("\n".join([press.voice.tell("lobby", "elsewhere"), *await where(press, overview.table)]))
        return
    done = await press.tables.rematch(press.request, mark.table)
    if isinstance(done, Refusal):
        await refuse(press, done, await newest(press, overview))
        return
    game = game_called(press.bot, press.language, overview.table.game)
    text = press.voice.tell("table", "rematch-open", id=done.table, game=game)
    again = await press.tables.overview(press.user, done.table, press.access)
    await press.tell("\n".join([text, *([] if isinstance(again, Refusal) else await where(press, again.table))]))
