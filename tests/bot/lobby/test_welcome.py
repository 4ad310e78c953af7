"""`/admin welcome`: where it can stand, what it says, and to whom."""

import pytest

from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.client.refusal import CannotDo
from sandbox.http.trouble import lose_answer, refuse
from sandbox.world.permissions import May
from tests.bot.conftest import Play
from tests.bot.lobby.test_opening import LACKING
from tests.bot.seating import seats

PLAY_NOW = "Play now against computers"
CARPE_DIEM = "Carpe Diem against computers"
DYNASTIES = "Dynasties against computers"
LUCCA = "Lucca Città against computers"
BUTTONS = [PLAY_NOW, CARPE_DIEM, DYNASTIES, LUCCA]


def welcomes(person: Person) -> list[Seen]:
    """Those that stand in the channel."""
    return [seen for seen in person.sees() if seen.text.startswith(("**I am Paravent", "**Je suis Paravent"))]


async def test_a_manager_posts_it_and_everybody_sees_it(play: Play, anna: Person, clio: Person) -> None:
    async with seats(play):
        answer = await anna.command("/admin welcome")
        assert (answer.text, answer.private) == (f"The welcome stands in <#{play.games.id}>.", True)
        (seen,) = welcomes(clio)
        assert (seen.author, seen.private, seen.buttons) == (play.sandbox.world.bot.name, False, BUTTONS)
        who, *tries = seen.text.splitlines()
        assert "board games played slowly" in who
        for line, part in zip(tries, ("/table new", "direct message", "/table mine"), strict=True):
            assert part in line
        assert "The welcome stands" not in clio.reads()
        assert clio.notified() == [], "nobody is called for it"


async def test_its_commands_can_be_tapped(play: Play, anna: Person) -> None:
    async with seats(play):
        await anna.command("/admin welcome")
        said = play.sandbox.messages.find(welcomes(anna)[0].id).body["content"]
        for command in ("table new", "table mine"):
            assert f"</{command}:" in said
        assert "`" not in said


async def test_it_speaks_the_servers_language_and_answers_in_the_managers(play: Play, anna: Person) -> None:
    play.guild.locale = "fr"
    async with seats(play):
        assert (await anna.command("/admin welcome")).text.startswith("The welcome stands")
        (french,) = welcomes(play.bruno)
        assert french.buttons == [
            "Jouer tout de suite contre l’ordinateur",
            "Carpe Diem contre l’ordinateur",
            "Dynasties contre l’ordinateur",
            "Lucca Città contre l’ordinateur",
        ]
        said = play.sandbox.messages.find(french.id).body["content"]
        assert "jeux de société" in said
        assert said.count("</table ") == 2, "in French, too, they can be tapped"
        await anna.command("/admin settings", language="English")
        await anna.command("/admin welcome")
        assert welcomes(anna)[-1].buttons == BUTTONS, "as the server has settled it"


async def test_a_french_manager_finds_it_under_a_french_name(play: Play, bruno: Person) -> None:
    manager = play.sandbox.world.role(play.guild, "Managers", 1 << 5)
    play.guild.members[bruno.user.id].roles.append(manager.id)
    async with seats(play):
        assert (await bruno.command("/admin accueil")).text.startswith("Le message d’accueil est dans")
        assert "Bruno a demandé le message d’accueil" in (await bruno.command("/admin journal")).text


async def test_a_member_is_not_offered_it_and_refused_if_the_server_shows_it(play: Play, clio: Person) -> None:
    async with seats(play):
        with pytest.raises(CannotDo):
            await clio.command("/admin welcome")
        for command in play.sandbox.commands.all(None):
            command["default_member_permissions"] = None
        answer = await clio.command("/admin welcome")
        assert (answer.text, answer.private) == ("Only people who may manage this server can do that.", True)
        assert welcomes(clio) == []


async def test_in_a_thread_it_goes_to_its_channel(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread = await room.started(anna, play.bruno)
        answer = await anna.command("/admin welcome", at=thread)
        assert answer.text == f"The welcome stands in <#{play.games.id}>."
        assert len(welcomes(anna)) == 1


# Where it cannot stand


@pytest.mark.parametrize("what", LACKING, ids=str)
async def test_where_the_bot_may_not_do_what_tables_need_it_says_so(play: Play, anna: Person, what: May) -> None:
    """Also what the welcome alone would not need: its button would lead nowhere."""
    async with seats(play) as room:
        await play.sandbox.happenings.forbid(play.games, what)
        answer = await anna.command("/admin welcome")
        assert answer.private
        assert answer.text.startswith(f"I cannot post the welcome in <#{play.games.id}>")
        assert f"not allowed to {LACKING[what]}" in answer.text
        assert (welcomes(anna), await room.tables.notices(int(play.guild.id))) == ([], ())
        await play.sandbox.happenings.permit(play.games, what)
        assert (await anna.command("/admin welcome")).text.startswith("The welcome stands")


async def test_where_discord_lets_it_write_nothing_all_the_same_it_says_so_too(play: Play, anna: Person) -> None:
    async with seats(play):
        play.sandbox.trouble.next("POST", f"/channels/{play.games.id}/messages", refuse(403, 50013))
        answer = await anna.command("/admin welcome")
        assert "not allowed to send messages" in answer.text
        assert welcomes(anna) == []


async def test_where_no_table_may_be_opened_it_cannot_stand(play: Play, anna: Person) -> None:
    other = play.sandbox.world.channel(play.guild, "tables")
    async with seats(play) as room:
        settled = {"add-channel": other}
        await anna.command("/admin settings", **settled)
        assert (await anna.command("/admin welcome")).text == f"On this server tables are opened in <#{other.id}>."
        assert welcomes(anna) == []
        assert (await anna.command("/admin welcome", at=other)).text == f"The welcome stands in <#{other.id}>."
        assert [line.action for line in await room.tables.notices(int(play.guild.id))] == ["welcome", "settings"]


async def test_if_the_answer_is_lost_on_the_way_it_stands_once(play: Play, anna: Person) -> None:
    async with seats(play):
        play.sandbox.trouble.next("POST", f"/channels/{play.games.id}/messages", lose_answer())
        assert (await anna.command("/admin welcome")).text.startswith("The welcome stands")
        assert len(welcomes(anna)) == 1
        assert play.sandbox.trouble.left == []
