"""`/table list` and `/table mine`: which tables there are, and what waits for whom, with links to jump to."""

import re
from typing import Any

import pytest

from engine.tables.transaction.request import Done, Request
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.seating import seats
from tests.bot.sketching import sketched as sketched


async def test_the_tables_of_a_server_the_newest_first(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        assert (await anna.command("/table list")).text.startswith("There is no table on this server.")
        first, thread = await room.started(anna, play.clio)
        play.clock.move(60)
        second = await room.opened(play.dora, seats=3)
        closed = await room.opened(anna)
        await anna.command("/table cancel")
        text = (await bruno.command("/table liste")).text
        assert text.index(second) < text.index(first)
        assert closed not in text
        assert "1 place prise sur 3" in text
        assert f"https://discord.com/channels/{play.guild.id}/{thread.id}" in text
        assert "Anna" in text


async def test_of_many_tables_each_stands_on_a_page(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        await room.tables.meet(int(anna.user.id), "Anna")
        await room.tables.settle(Request("s", int(anna.user.id)), int(play.guild.id), tables_per_person=100)
        ids = set[str]()
        for number in range(25):
            request = Request(f"table {number}", int(anna.user.id))
            made = await room.tables.create(request, "pebbles", server=int(play.guild.id), channel=int(play.games.id))
            assert isinstance(made, Done)
            ids.add(made.table)
        await room.sent()
        for line in ("/table list", "/table mine"):
            page = (await anna.command(line)).message
            assert page is not None
            assert page.buttons == ["Next page"]
            assert page.text.endswith(" of 25")
            onwards = [page]
            while "Next page" in page.buttons:
                await anna.press("Next page", on=page)
                page = await room.changes(anna, page)
                onwards.append(page)
                assert len(page.text) <= 2_000
            found = [id for each in onwards for id in listed(each)]
            assert (len(found), set(found)) == (25, ids), "each once"
            assert page.buttons == ["Previous page"]
            for before in reversed(onwards[:-1]):
                await anna.press("Previous page", on=page)
                page = await room.changes(anna, page)
                assert listed(page) == listed(before)


def listed(page: Seen) -> list[str]:
    return re.findall(r"^• `(\w+)`", page.text, re.MULTILINE)


@pytest.mark.parametrize("rest", ["", "x", "from", "to", "from99", "to99", "from" + "9" * 80, "to-1", "from²"])
async def test_a_page_that_is_not_there_leads_to_one_that_is(play: Play, anna: Person, rest: str) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        for what in ("list", "mine", "audit"):
            answer = await room.press(anna, what, "", rest)
            assert answer.private
            assert id in answer.text or what == "audit"


async def test_what_has_just_ended_stands_below_with_who_won_for_three_days(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio)
        given_up, _ = await room.started(anna, play.clio)
        asked = await anna.command("/table abandon", table=given_up)
        await anna.press("End the game", on=asked.message)
        await play.clio.press("Agree", on=await play.clio.will_see("would like to end the game", at=play.threads[-1]))
        other = await room.opened(anna)
        text = (await anna.command("/table mine")).text
        assert text.startswith("**Nothing is waiting for you.**\n**Your other table**")
        assert text.index(other) < text.index("**Just ended**") < text.index(id)
        (line,) = [line for line in text.splitlines() if id in line]
        assert "won by " in line or "win shared by " in line
        assert f"<t:{int(play.clock.now())}:R>" in line
        assert f"/{thread.id}" in line
        assert any(given_up in line and "· closed ·" in line for line in text.splitlines())
        assert id not in (await play.dora.command("/table miennes")).text
        play.clock.move(3 * 86_400 + 1)
        assert id not in (await anna.command("/table mine")).text


async def test_in_direct_messages_a_list_shows_ones_own_tables(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        none = await anna.command("/table list", at=anna.direct)
        assert none.text.startswith("You sit at no table, and you are invited to none.")
        seated = await room.opened(anna, play.clio)
        other = await room.opened(play.dora)
        invited = await room.opened(play.dora, who="invited")
        await play.dora.command("/table inviter", personne=anna, table=invited)
        text = (await anna.command("/table list", at=anna.direct)).text
        assert text.startswith("**Your 2 tables, the newest first**")
        assert all(id in text for id in (seated, invited))
        assert other not in text
        assert (await play.clio.command("/table list", at=play.clio.direct)).text.startswith("**Your table**")
        assert (await bruno.command("/table liste", at=bruno.direct)).text.startswith("Tu n’es à aucune table")


async def test_what_waits_for_me_oldest_first_with_links(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        assert (await anna.command("/table mine")).text.startswith(
            "Nothing is waiting for you, and you sit at no table."
        )
        first, thread = await room.started(anna, play.clio)
        play.clock.move(3_600)
        second, _ = await room.started(play.clio, anna)
        third = await room.opened(play.bruno, anna)
        for place in (play.games, anna.direct, thread):
            text = (await anna.command("/table mine", at=place)).text
            assert text.startswith("**2 things are waiting for you, the oldest first**")
            assert text.index(first) < text.index(second) < text.index("Your other table") < text.index(third)
            assert "· Which colour is your favourite? ·" in text
            assert f"<t:{int(play.clock.now()) - 3_600}:R>" in text
            assert f"https://discord.com/channels/{play.guild.id}/{thread.id}" in text


async def test_a_vote_and_an_invitation_wait_too(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, bruno)
        await room.move(id, bruno)
        asked = await anna.command("/table abandon", at=thread)
        await anna.press("End the game", on=asked.message)
        await room.becomes(anna, asked.message, "I have asked the others")
        other = await room.opened(play.clio, who="invited")
        await play.clio.command("/table invite", person=bruno, table=other)
        text = (await bruno.command("/table miennes")).text
        assert "Anna aimerait arrêter la partie" in text
        assert "Tu as une invitation." in text


async def test_of_what_waits_each_table_is_read_once(play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async with seats(play) as room:
        started = [(await room.started(anna, play.clio))[0] for _ in range(2)]
        read, overview = list[str](), room.tables.overview

        async def noting(user: int | None, table: str, *more: Any) -> Any:
            if user is not None:  # and not one who delivers
                read.append(table)
            return await overview(user, table, *more)

        monkeypatch.setattr(room.tables, "overview", noting)
        text = (await anna.command("/table mine")).text
        assert all(id in text for id in started)
        assert sorted(read) == sorted(started)
