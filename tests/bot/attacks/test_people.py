"""People who may do something here, and try more: hosts, players, those who were replaced or barred; and bots."""

import pytest

from sandbox.client.person import Person
from tests.bot.attacks.attacking import BOOLEAN, INTEGER, STRING, attack, option
from tests.bot.conftest import Play
from tests.bot.seating import table_in
from tests.bot.sketching import sketched as sketched


async def test_a_host_cannot_abuse_his_table(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    world = play.sandbox.world
    robot = world.user("Robot", bot=True)
    world.enter(play.guild, robot)
    async with attack(play, caplog) as at:
        id, thread = await at.room.started(anna, clio)
        names = await at.room.names(id)
        before = await at.rows()
        mine, hers = str(names.index("Anna")), str(names.index("Clio"))
        for seat, whom, why in (
            (hers, anna, "Whoever has sat at another seat"),
            (mine, anna, "Already seated"),
            (mine, clio, "Whoever has sat at another seat"),
            (hers, clio, "Already seated"),
            (hers, robot, "A bot cannot play."),
            ("9", play.dora, "Nobody at this table is called that."),
        ):
            answer = await anna.command("/table replace", seat=seat, person=whom, at=thread)
            assert answer.text.startswith(why), (seat, why)
        both = await anna.command("/table replace", seat=hers, person=play.dora, computer=True, at=thread)
        assert both.text.startswith("Say who should play on")
        assert (await anna.command("/table rewind", step=0, at=thread)).text.startswith("Step 0 is not a move")
        forged = await at.room.press(anna, "rewind", id, f"0:{anna.user.id}")
        assert forged.text.startswith("There is no such move.")
        assert await at.rows() == before


async def test_a_seat_offered_to_two_is_taken_by_one(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    world = play.sandbox.world
    eve = Person(play.sandbox, world.user("Eve"), play.games)
    world.enter(play.guild, eve.user)
    async with attack(play, caplog) as at:
        id, thread = await at.room.started(anna, clio)
        for whom in (play.dora, eve):
            await anna.command("/table replace", seat="Clio", person=whom, at=thread)
        begun = [await at.begin(whom, f"pv:take-seat:{id}:") for whom in (play.dora, eve, play.bruno)]
        told = await at.together(*begun)
        assert len([text for text in told if text.startswith(("The seat is yours", "La place est à toi"))]) == 1
        assert len(await at.room.names(id)) == 2
        assert "Anna" in await at.room.names(id)


async def test_who_was_replaced_has_no_screen_and_no_say(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id, thread = await at.room.started(anna, clio)
        await at.room.move(id, clio)
        await anna.command("/table replace", seat="Clio", computer=True, at=thread)
        await at.room.tables.computers_idle()
        before = await at.rows()
        for what in ("screen", "undo", "agree", "decline", "resign", "abandon", "take-seat", "show", "log"):
            text = await at.press(clio, f"pv:{what}:{id}:", at=thread)
            assert "Behind your screen" not in text, what
        for verb in at.room.bot.games["pebbles"].declares.verbs:
            fields = [option(field.name, STRING, "0") for field in verb.fields]
            assert (await at.command(clio, f"/pebbles {verb.name}", *fields, at=thread)).startswith("You do not sit")
        assert await at.rows() == before


async def test_who_is_barred_opens_and_joins_nothing(
    play: Play, anna: Person, clio: Person, dora: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        running, thread = await at.room.started(anna, clio)
        opened = await at.room.opened(anna)
        await anna.command("/table replace", seat="Clio", person=dora, at=thread)
        await anna.command("/admin bar", person=dora)
        before = await at.rows()
        why = "Les responsables de ce serveur ne te laissent pas"
        for what, id in (("join", opened), ("take-seat", running), ("join", running)):
            assert (await at.press(dora, f"pv:{what}:{id}:")).startswith(why)
        assert (await dora.command("/table new", game="pebbles")).text.startswith(why)
        assert await at.rows() == before


async def test_who_does_not_manage_the_server_governs_nothing_also_by_forged_commands(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id, _ = await at.room.started(anna, clio)
        before, table = await at.rows(), option("table", STRING, id)
        tries = [
            await at.command(clio, "/admin pause"),
            await at.command(clio, "/admin pause", table),
            await at.command(clio, "/admin close", table),
            await at.command(clio, "/admin log"),
            await at.command(clio, "/admin settings", option("per-person", INTEGER, 1)),
            await at.press(clio, f"pv:close-table:{id}:"),
        ]
        assert {text.split(" can ")[0] for text in tries} == {"Only people who may manage this server"}
        assert await at.suggested(await at.typing(clio, "/admin close", "table", "")) == []
        assert await at.rows() == before


async def test_a_player_moves_for_nobody_else(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id, thread = await at.room.started(anna, clio)
        for person in (anna, clio):
            await at.room.move(id, person)
        (mover,) = await at.room.to_move(id, anna, clio)
        other = clio if mover is anna else anna
        before = await at.rows()
        for verb in at.room.bot.games["pebbles"].declares.verbs:
            fields = [option(field.name, STRING, "0") for field in verb.fields]
            await at.command(other, f"/pebbles {verb.name}", *fields, at=thread)
        assert await at.rows() == before
        assert (await at.room.ask_to_undo(other, thread)).text.startswith("I have asked the others")
        asked = await at.rows()
        motion = asked["motions"][-1][0]
        assert (await at.press(other, f"pv:agree:{id}:{motion}", at=thread)).startswith("This has been decided")
        assert (await at.press(play.dora, f"pv:agree:{id}:{motion}", at=thread)).startswith("Tu n’es pas à cette table")
        assert await at.rows() == asked


async def test_nobody_has_two_seats_whatever_he_presses_at_once(
    play: Play, anna: Person, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id = table_in(await anna.command("/table new", game="pebbles"))
        begun = [await at.begin(clio, f"pv:{what}:{id}:") for what in ("join", "join", "take-seat", "join")]
        await at.together(*begun)
        assert await at.room.names(id) == ["Anna", "Clio"]
        yes = option("computer", BOOLEAN, True)
        assert await at.command(clio, "/table replace", option("seat", STRING, "0"), yes, option("table", STRING, id))
        assert await at.room.names(id) == ["Anna", "Clio"]
