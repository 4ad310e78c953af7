"""`/table new`: a table is opened where one can be, by a form made from the games there are."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from discord import Interaction, TextChannel, Thread, app_commands
from discord.app_commands import Choice, Command, locale_str

from bot.interaction.app import Paravent
from bot.interaction.control import view
from bot.interaction.places import game_called, missing
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.pages import consent
from bot.words.clocks import PACE_KEYS
from bot.words.voice import Voice, spoken
from engine.core.game import AnyGame, Stage
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from engine.tables.clocks.clocks import PACES
from engine.tables.storage.records import Entry
from engine.words.sources import LANGUAGES

ENTRIES: dict[Entry, str] = {"anyone": "entry-anyone", "invited": "entry-invited"}
TONGUES = {"en": "language-en", "fr": "language-fr"}
STAGES = {Stage.SAMPLE: "stage-sample", Stage.BETA: "stage-beta", Stage.STABLE: "stage-stable"}


async def setup(bot: Paravent) -> None:
    """Add it to the group."""
    table_group(bot).add_command(new_command(bot.games))


def new_command(games: Mapping[str, AnyGame]) -> Command[Any, ..., None]:
    """The command, with the games there are to choose from."""
    sizes = range(
        min(game.declares.players[0] for game in games.values()),
        max(game.declares.players[-1] for game in games.values()) + 1,
    )

    @slash("lobby", "new", "game", "seats", "who", "language", "pace")
    @app_commands.choices(seats=[Choice(name=str(n), value=n) for n in sizes])
    @app_commands.choices(
        game=[Choice(name=_called(game), value=name) for name, game in sorted(games.items())],
        who=[Choice(name=spoken("lobby", key), value=str(entry)) for entry, key in ENTRIES.items()],
        language=[Choice(name=spoken("lobby", key), value=tongue) for tongue, key in TONGUES.items()],
        pace=[Choice(name=spoken("lobby", PACE_KEYS[word]), value=word) for word in PACES],
    )
    async def new(
        interaction: Interaction[Paravent],
        game: str,
        seats: int | None = None,
        who: str = "anyone",
        language: str | None = None,
        pace: str = "none",
    ) -> None:
        press = await Press.begin(interaction.client, interaction)
        channel = await where_to_open(press)
        if channel is not None:
            entry: Entry = "invited" if who == "invited" else "anyone"
            await _open(press, channel, game, seats, entry, language, PACES.get(pace))

    return new


@cache
def _called(game: AnyGame) -> locale_str:
    """A game's name, with how far it has come."""
    first, *others = [_with_stage(language, game) for language in LANGUAGES]
    return locale_str(first, **dict(zip(LANGUAGES[1:], others, strict=True)))


def _with_stage(language: str, game: AnyGame) -> str:
    voice = Voice(language, game)
    return voice.tell("lobby", STAGES[game.stage], game=voice.say(Text("game-name")))


async def where_to_open(press: Press) -> TextChannel | None:
    """Where the panel will stand; None if he has been told why not."""
    place = await text_channel(press)
    lacking = missing(press.interaction.app_permissions, press.voice)
    if place is not None and lacking:
        await press.tell(press.voice.tell("lobby", "missing-permissions", permissions=tuple(lacking)))
        return None
    return place


async def text_channel(press: Press) -> TextChannel | None:
    """This channel, or the one this thread is in; None if he has been told why not."""
    here, voice = press.interaction.channel, press.voice
    if press.interaction.guild_id is None:
        await press.tell(voice.tell("lobby", "not-in-direct"))
        return None
    place = here.parent if isinstance(here, Thread) else here
    if not isinstance(place, TextChannel):
        await press.tell(voice.tell("lobby", "no-threads-here"))
        return None
    return place


async def _open(
    press: Press,
    channel: TextChannel,
    game: str,
    seats: int | None,
    entry: Entry,
    language: str | None,
    pace: int | None,
) -> None:
    done = await press.tables.create(
        press.request,
        game,
        server=channel.guild.id,
        channel=channel.id,
        places=seats,
        entry=entry,
        language=language or await press.server_language(channel.guild.id),
        pace=pace,
    )
    if isinstance(done, Refusal):
        await press.refuse(done)
        return
    called = game_called(press.bot, press.language, game)
    key = {"anyone": "opened-anyone", "invited": "opened-invited"}[entry]
    words, controls = consent.question(press)
    text = press.voice.tell("lobby", key, id=done.table, game=called, channel=f"<#{channel.id}>")
    await press.tell("\n\n".join([text, *words]), view=view(*controls))
