"""Opening a table: which game, for how many, with which options, and whether there may be one more."""

from collections.abc import Mapping
from typing import Any, get_args

from pydantic import ValidationError

from engine.core.game import AnyGame
from engine.core.values.chance import Chance
from engine.core.values.options import Options, options_from
from engine.tables.clocks.clocks import UNTOUCHED, WATCH
from engine.tables.outbox.intents import LOBBY, intend
from engine.tables.play.touching import touch
from engine.tables.storage.records import Entry, Lateness, PersonId, Table
from engine.tables.transaction.knowing import NOBODY, Access
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.server_settings import ServerSettings, settings_from
from engine.tables.transaction.transaction import Transaction
from engine.words.sources import LANGUAGES

ALPHABET = "23456789bcdfghjkmnpqrstvwxz"
"""What the id of a table is made of: nothing that reads like something else, and no vowels to make words of."""

ID_LENGTH = 5
SEED_BYTES = 32

LONGEST_PACE = 366 * 86_400
"""Seconds. Who wants longer for an answer wants no clock."""


def create(
    tx: Transaction,
    game: str,
    server: int | None,
    language: str | None,
    places: int | None,
    entry: Entry,
    options: Mapping[str, Any],
    pace: int | None,
    channel: int | None,
    rematch_of: str | None = None,
    late: Lateness = "ask",
) -> Done:
    """Open a table; whoever asks is its host and sits at it."""
    if tx.person is None or game not in tx.games:
        raise No.NO_SUCH_GAME.because()
    definition = tx.games[game]
    wanted = definition.declares.players[-1] if places is None else places
    check_places(definition, wanted)
    check_frame(entry, language, pace, late)
    settings = settings_of(tx, server)
    check_welcome(tx, server, tx.person)
    check_opening(settings, channel, (tx.access or NOBODY).on(server))
    check_limits(tx, server, tx.person, settings)
    chosen = chosen_options(definition, options)
    table = Table(
        id=_new_id(tx),
        server=server,
        game=game,
        language=language or settings.language or LANGUAGES[0],
        status="open",
        host=tx.person,
        places=wanted,
        entry=entry,
        pace=pace,
        step=-1,
        rules=None,
        data=None,
        channel=channel,
        thread=None,
        rematch_of=rematch_of,
        created_at=tx.now,
        touched_at=tx.now,
        ended_at=None,
        late=late,
    )
    tx.stored.tables.add(table)
    tx.stored.tables.set_options(table.id, chosen.model_dump())
    tx.stored.tables.sit(table.id, 0, "person", tx.person, -1)
    tx.stored.clocks.look_at(table.id, WATCH, tx.now + UNTOUCHED["open"])
    return lobby_changed(tx, table)


def lobby_changed(tx: Transaction, table: Table) -> Done:
    """The panel of a table that has not begun is to be shown anew."""
    touch(tx, table)
    intend(tx, table.id, table.step, (LOBBY, None))
    return Done(table.id, table.step)


def settings_of(tx: Transaction, server: int | None) -> ServerSettings:
    """A server's settings; it is known from now on."""
    if server is None:
        return ServerSettings()
    stored = tx.stored.requests.server(server)
    if stored is None:
        tx.stored.requests.set_server(server, ServerSettings().model_dump_json(), tx.now)
    return settings_from(stored)


def check_limits(tx: Transaction, server: int | None, person: PersonId, settings: ServerSettings) -> None:
    """Neither a person nor a server has more live tables than is settled."""
    on_server, with_person = tx.stored.tables.live(server, person)
    if server is not None and on_server >= settings.tables_per_server:
        raise No.TOO_MANY_ON_SERVER.because(most=settings.tables_per_server)
    if with_person >= settings.tables_per_person:
        raise No.TOO_MANY_LIVE.because(most=settings.tables_per_person)


def check_welcome(tx: Transaction, server: int | None, person: PersonId) -> None:
    """Nothing is paused on this server, and this person is not barred from it."""
    tx.check_server(server)
    if tx.stored.servers.is_barred(server, person):
        raise No.BARRED.because()


def check_guest(tx: Transaction, table: Table, person: PersonId) -> None:
    """Somebody else may be asked to this table."""
    if tx.stored.servers.is_barred(table.server, person):
        raise No.GUEST_BARRED.because()


def check_opening(settings: ServerSettings, channel: int | None, access: Access) -> None:
    """Tables may be opened here, and by people who stand so on this server."""
    check_channel(settings, channel)
    allowed = settings.creators == "everyone" or settings.creators in access.roles
    if not allowed and not access.manages:
        raise No.MAY_NOT_CREATE.because()


def check_channel(settings: ServerSettings, channel: int | None) -> None:
    """Tables may be opened here."""
    if settings.channels and channel not in settings.channels:
        raise No.WRONG_CHANNEL.because(legal=tuple(f"<#{channel}>" for channel in settings.channels))


def check_person(tx: Transaction, table: Table, person: PersonId) -> None:
    """This person may sit at one more table there."""
    check_welcome(tx, table.server, person)
    most = settings_of(tx, table.server).tables_per_person
    if tx.stored.tables.live(table.server, person)[1] >= most:
        raise No.TOO_MANY_LIVE.because(most=most)


def check_places(game: AnyGame, places: int) -> None:
    """So many can play."""
    if places not in game.declares.players:
        raise No.WRONG_PLACES.because(least=game.declares.players[0], most=game.declares.players[-1])


def is_table_id(typed: object) -> bool:
    """Whether this can be the id of a table."""
    return isinstance(typed, str) and len(typed) == ID_LENGTH and set(typed) <= set(ALPHABET)


def check_frame(
    entry: Entry | None, language: str | None, pace: int | None = None, late: Lateness | None = None
) -> None:
    """Who may come, in which language, how long an answer may take: each as we know it, or not said."""
    if entry is not None and entry not in get_args(Entry):
        raise No.BAD_SETTING.because(setting="entry")
    if language is not None and language not in LANGUAGES:
        raise No.BAD_SETTING.because(setting="language")
    if pace is not None and (type(pace) is not int or not 0 < pace <= LONGEST_PACE):
        raise No.BAD_SETTING.because(setting="pace")
    if late is not None and late not in get_args(Lateness):
        raise No.BAD_SETTING.because(setting="late")


def chosen_options(game: AnyGame, chosen: Mapping[str, Any]) -> Options:
    """What was chosen, if it can be; else which option cannot."""
    try:
        options: Options = options_from(game.declares.options, chosen)
    except ValidationError as error:
        raise No.BAD_OPTIONS.because(option=str((*error.errors()[0]["loc"], "?")[0])) from error
    return options


def _new_id(tx: Transaction) -> str:
    """Short enough to type. Should it be taken, another is drawn."""
    while True:
        letters, _, _ = Chance(tx.dice(SEED_BYTES)).pick(tuple(ALPHABET * 2), ID_LENGTH)
        found = "".join(letters)
        if tx.stored.tables.find(found) is None:
            return found
