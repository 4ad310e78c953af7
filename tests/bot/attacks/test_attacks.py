"""Controls with forged ids, and used by those they are not for: a private answer, and nothing is changed."""

import pytest

from bot.pages.welcome import PLAY_NOW
from sandbox.actions.interactions import MODAL
from sandbox.client.person import Person
from tests.bot.attacks.attacking import BUTTON, MENU, Attack, attack, stranger
from tests.bot.conftest import Play
from tests.bot.seating import Seats
from tests.bot.sketching import sketched as sketched
from tests.thorough import LONG, how_many, thorough

HARMLESS = {"dm-yes", "dm-no", "later", "hush"}
"""They change what whoever presses them has chosen for himself, wherever they stand."""

RESTS = {
    "nothing": "",
    "a huge number": "9" * 60,
    "a number below nothing": "-1",
    "digits of another script": "٣",
    "a digit that is none": "²",
    "half a number": "1e9",
    "SQL": "0'; DROP TABLE tables; --",
    "marks and mentions": "@everyone **x** [y](https://evil.example)",
    "colons": ":::::",
    "what an option has": "0:table:places",
    "an option nobody has": "0:game:__class__",
    "a page far away": "from99999999999999999999",
    "lines and a bell": "1\n2\u0007\u202e",
}


async def tables(room: Seats, play: Play) -> dict[str, str]:
    """A table in every state, none of them for strangers."""
    running, _ = await room.started(play.anna, play.clio)
    invited = await room.opened(play.anna, who="invited")
    cancelled = await room.opened(play.anna)
    await play.anna.command("/table cancel", table=cancelled)
    finished, _ = await room.started(play.anna, play.clio)
    await room.play_on(finished, play.anna, play.clio)
    return {
        "running": running,
        "invited": invited,
        "cancelled": cancelled,
        "finished": finished,
        "unknown": "zzzzz",
        "none": "",
        "no id at all": "b" * 60,
    }


@pytest.mark.parametrize("of", ["a member who only looks on", "somebody on another server"])
async def test_no_control_of_any_table_obeys_a_stranger(
    play: Play, dora: Person, of: str, caplog: pytest.LogCaptureFixture
) -> None:
    who = dora if of.startswith("a member") else stranger(play)
    async with attack(play, caplog) as at:
        known = await tables(at.room, play)
        before = await at.rows()
        names = sorted(set(at.room.bot.controls) - HARMLESS)
        for name in names:
            # Of no table, to play now is the welcome's own button, which is for everybody.
            ids = [id for id in known.values() if id or name != PLAY_NOW]
            begun = [await at.begin(who, f"pv:{name}:{id}:") for id in ids]
            for text in await at.together(*begun):
                assert "Behind your screen" not in text, name
        assert await at.rows() == before


@thorough
@pytest.mark.parametrize("of", ["a player who is not the host", "a member who only looks on"])
async def test_whatever_stands_in_the_rest_of_an_id_is_answered_and_does_nothing(
    play: Play, clio: Person, dora: Person, of: str, caplog: pytest.LogCaptureFixture
) -> None:
    who = clio if of.startswith("a player") else dora
    rests = [*RESTS.values()][who is dora and not LONG :: how_many(2, 1)]
    async with attack(play, caplog) as at:
        id, _ = await at.room.started(play.anna, clio)
        before = await at.rows()
        # Those take no rest: what they do is a player's own to do, however their id is written.
        for name in sorted(set(at.room.bot.controls) - HARMLESS - {"resign", "abandon"}):
            await at.together(*[await at.begin(who, f"pv:{name}:{id}:{rest}"[:100]) for rest in rests])
        assert await at.rows() == before


async def test_a_question_put_to_one_person_is_answered_by_nobody_else(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id, _ = await at.room.started(anna, clio)
        await at.room.move(id, anna)
        before = await at.rows()
        for what in ("resign:", "abandon:", "rewind:1", "rewind:"):
            name, _, step = what.partition(":")
            others = await at.press(clio, f"pv:{name}:{id}:{step}:{anna.user.id}")
            assert others.startswith("This question was not put to you.")
        own = await at.press(clio, f"pv:rewind:{id}:1:{clio.user.id}")
        assert own.startswith("Only the host of the table can do that.")
        for step in ("-1", "0", "²", "9" * 60, "1e3", ""):
            gone = await at.press(anna, f"pv:rewind:{id}:{step}:{anna.user.id}"[:100])
            assert gone.startswith(("There is no such move.", "This question was not put to you.")), step
        assert await at.rows() == before


async def test_an_option_takes_only_what_it_offers_and_only_from_the_host(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id = await at.room.opened(anna, clio)
        before = await at.rows()
        abouts = ("table:places", "table:entry", "table:language", "table:host", "game:bag", "game:__init__", "x:y")
        values = ("never offered", "-1", "99999999999999999999", "²", "", "x" * 6_000, "'; --", "\x00", "\ud800")
        for about in abouts:
            for who in (anna, clio):
                made = [
                    await at.begin(who, f"pv:option:{id}:0:{about}", kind=MENU, values=(value,)) for value in values
                ]
                await at.together(*made)
        both = await at.begin(clio, f"pv:option:{id}:0:table:entry", kind=MENU, values=("invited", "anyone"))
        assert "Only the host" in await at.answer(both)
        assert await at.rows() == before


async def test_a_button_with_the_values_of_a_menu_is_a_button(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id = await at.room.opened(anna, clio)
        before = await at.rows()
        await at.press(anna, f"pv:option:{id}:0:table:places", kind=BUTTON, values=("2",))
        await at.press(clio, f"pv:start:{id}:", kind=MENU, values=("old",))
        assert await at.rows() == before


async def test_what_stands_nowhere_and_windows_nobody_opened_do_nothing(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id = await at.room.opened(anna, clio)
        before = await at.rows()
        on = await at.access(play.games, "pv:show::")
        begun = [
            await at.use(anna, f"pv:cancel:{id}:", on, play.games),
            await at.use(anna, f"pv:cancel:{id}:", None, play.games),
            await at.use(anna, "x" * 100, on, play.games),
            await at.use(anna, "", on, play.games),
            await play.sandbox.interactions.begin(
                MODAL, anna.user, play.games, {"custom_id": f"pv:cancel:{id}:", "components": []}, source=on
            ),
        ]
        # They came before this, and this is answered.
        await at.press(anna, f"pv:show:{id}:")
        assert [each.answered for each in begun] == [None] * len(begun)
        assert await at.rows() == before


async def fifty_at_once(at: Attack, play: Play, id: str) -> list[str]:
    """Fifty people press Join in the same moment; what they are told."""
    world = play.sandbox.world
    users = [world.user(f"Guest {n}") for n in range(50)]
    for user in users:
        world.enter(play.guild, user)
    on = await at.access(play.games, f"pv:join:{id}:")
    guests = [Person(play.sandbox, user, play.games) for user in users]
    begun = [await at.use(guest, f"pv:join:{id}:", on, play.games) for guest in guests]
    return await at.together(*begun)


async def test_of_fifty_who_press_join_at_once_one_gets_the_seat_and_all_are_answered(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id = await at.room.opened(anna, seats=2)
        told = await fifty_at_once(at, play, id)
        assert len([text for text in told if text.startswith("You have a seat")]) == 1
        assert len([text for text in told if text.startswith("There are only 2 seats")]) == 49
        assert len(await at.room.names(id)) == 2


async def test_fifty_presses_of_start_begin_one_game(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id = await at.room.opened(anna, clio)
        on = await at.access(play.games, f"pv:start:{id}:")
        begun = [await at.use(anna, f"pv:start:{id}:", on, play.games) for _ in range(50)]
        told = await at.together(*begun)
        assert len([text for text in told if text.startswith("The game begins!")]) == 1
        assert len([text for text in told if text.startswith("The game has begun")]) == 49
        await at.room.thread(id)
        assert len(play.threads) == 1
