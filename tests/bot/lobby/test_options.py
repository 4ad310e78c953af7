"""The private panel of options: made from the game's own form, for the host alone, and each change holds at once."""

import asyncio
from typing import Literal

from bot.interaction.control import view
from bot.interaction.control_ids import ControlId
from bot.pages import options
from bot.words.voice import Voice
from engine.core.values.options import Options
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats


async def further(room: Seats, host: Person, panel: Seen | None) -> Seen:
    """The next page of the host's panel."""
    assert panel is not None
    await host.press("Further options", on=panel)
    return await room.offers(host, panel, "Bag")


async def test_the_host_chooses_and_each_change_holds_at_once(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        panel = (await anna.press("Options")).message
        assert panel is not None
        assert panel.private
        before = len(anna.sees())
        choices = ["Shells for sale: no", "Number of players: 2"]
        choices += ["Who may join: only those invited", "Language of the table: French"]
        for choice in choices:
            await anna.choose(choice, on=panel)
            await room.becomes(anna, panel, choice)
        panel = await further(room, anna, panel)
        for choice in ("Bag: small", "Pace: a move a day", "If somebody’s time runs out: the table waits"):
            await anna.choose(choice, on=panel)
            panel = await room.becomes(anna, panel, choice)
        found = await room.overview(id)
        assert found.options == {"bag": "small", "shells": False}
        assert (found.table.places, found.table.entry, found.table.language) == (2, "invited", "fr")
        assert (found.table.pace, found.table.late) == (86_400, "wait")
        assert len(anna.sees()) == before, "the panel is changed in place"
        shown = await bruno.will_see("Seules les personnes invitées peuvent participer.")
        assert "Le fil sera en français." in shown.text


async def test_the_panel_is_in_the_hosts_language(play: Play, bruno: Person) -> None:
    async with seats(play) as room:
        await room.opened(bruno)
        answer = await bruno.press("Options")
        assert "Langue de la table\u00a0: anglais" in answer.text
        assert answer.message is not None
        assert "Qui peut participer" in answer.message.menus


async def test_others_see_what_is_chosen_and_cannot_change_it(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        before = await room.overview(id)
        for person in (play.clio, play.dora):
            answer = await person.press("Options")
            assert answer.private
            assert answer.message is not None
            assert answer.message.menus == {}
        assert "Only its host can change them." in play.clio.reads()
        forged = await room.press(play.clio, "option", id, "0:game:bag", "small")
        assert "Only the host of the table can do that." in forged.text
        assert await room.overview(id) == before


async def test_fewer_seats_than_people_is_refused_and_the_panel_stays(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        panel = (await anna.press("Options")).message
        for guest in (play.bruno, play.clio):
            await guest.press("Join")
        await anna.choose("Number of players: 2", on=panel)
        now = await room.becomes(anna, panel, "There are only 2 seats at this table, and they are taken.")
        assert "Number of players" in now.menus
        assert (await room.overview(id)).table.places == 4


async def test_options_changed_while_others_join_lose_nothing(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        panel = (await anna.press("Options")).message
        panel = await further(room, anna, panel)
        await asyncio.gather(anna.choose("Bag: small", on=panel), play.bruno.press("Join"), play.clio.press("Join"))
        assert sorted(await room.names(id)) == ["Anna", "Bruno", "Clio"]
        assert (await room.overview(id)).options["bag"] == "small"


async def test_after_the_start_the_panel_leads_to_the_thread(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        panel = (await anna.press("Options")).message
        panel = await further(room, anna, panel)
        await anna.command("/table start")
        thread = await room.thread(id)
        await anna.choose("Bag: small", on=panel)
        await room.becomes(anna, panel, f"https://discord.com/channels/{play.guild.id}/{thread.id}")
        assert (await room.overview(id)).options["bag"] == "full"


async def test_values_that_were_never_on_offer_are_refused(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        before = await room.overview(id)
        for rest, value in {
            "0:game:bag": "huge",
            "0:game:cheating": "true",
            "0:table:places": "99",
            "0:table:places2": "3",
            "0:table:entry": "nobody",
            "0:table:language": "xx",
            "0:table:host": "1",
            "9999:game:shells": "maybe",
            "::": "x",
            "": "x",
        }.items():
            answer = await room.press(anna, "option", id, rest, value)
            assert "The options of this table." in answer.text, rest
            found = await room.overview(id)
            assert (found.options, found.table.places, found.table.entry) == (before.options, 4, "anyone"), rest


class Many(Options):
    """More than fit under one message."""

    a: bool = False
    b: bool = False
    c: bool = False
    d: Literal["x", "y"] = "x"
    e: bool = True


class Plain(Voice):
    """Says an option as it is."""

    def option(self, name: str) -> str:
        return name

    def option_value(self, name: str, value: str | bool) -> str:
        return str(value)


async def test_more_options_than_fit_come_in_pages(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        overview = await room.overview(await room.opened(anna))
        game = room.bot.games["pebbles"].altered(options=Many)
        pages = [view(*options.controls(Plain("en"), game, overview, page)) for page in (0, 1, 2)]
        shown = []
        for page in pages:
            assert page is not None
            sent = await room.bot.get_partial_messageable(int(play.games.id)).send("Options", view=page)
            (seen,) = [each for each in anna.sees() if each.id == str(sent.id)]
            shown.append((list(seen.menus), seen.buttons))
        assert shown == [
            (["Number of players", "Who may join", "Language of the table", "a"], ["Further options"]),
            (["b", "c", "d", "e"], ["Earlier options", "Further options"]),
            (["Pace"], ["Earlier options"]),
        ]


def test_the_page_is_read_from_what_stands_on_a_control() -> None:
    pages = [
        options.page_of(ControlId("option", "b4k2z", rest))
        for rest in ("1::", "0:game:bag", "-1::", "", "x", "99999::")
    ]
    assert pages == [1, 0, 0, 0, 0, 0]
