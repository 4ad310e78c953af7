"""A table is known to its own people and to those who see its channel. For anybody else it is as if it were not there:
whatever he asks, he hears exactly what he hears of an id that nobody ever had."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandbox.client.person import Person
from sandbox.world.permissions import EVERYONE, May
from tests.bot.attacks.knowing import INVENTED, Den, answers, den
from tests.bot.conftest import Play
from tests.bot.seating import PATIENCE
from tests.bot.sketching import sketched as sketched
from tests.thorough import how_many, thorough

NONE = "There is no such table."
OF_NO_TABLE = {"dm-yes", "dm-no", "keep", "list", "mine", "audit", "play-now", "help", "help-at", "advice"}
OF_NO_TABLE |= {"me", "me-set", "me-quiet", "me-away", "me-tables", "me-file", "me-forget", "away", "later", "hush"}
"""The controls that say the same whatever table stands on them; the rules, which can be read without one; and what
somebody sets for himself."""

Situation = Callable[[Den], Awaitable[Person]]


async def abroad(den: Den, name: str, *, runs_it: bool) -> Person:
    """Somebody on another server of the bot's."""
    world = den.play.sandbox.world
    user, owner = world.user(name), world.user("Owner")
    harbour = world.guild("The Harbour", *((user, owner) if runs_it else (owner, user)))
    place = world.channel(harbour, "games")
    await den.play.sandbox.happenings.invite(harbour)
    return Person(den.play.sandbox, user, place)


async def who_is_on_another_server(den: Den) -> Person:
    return await abroad(den, "Yves", runs_it=False)


async def who_runs_another_server(den: Den) -> Person:
    return await abroad(den, "Zoe", runs_it=True)


async def who_does_not_see_the_channel(den: Den) -> Person:
    return den.person("Nils")


async def who_sees_it_no_longer(den: Den) -> Person:
    nora = await den.guest("Nora")
    assert den.tables["open"] in (await nora.command("/table list")).text
    await den.play.sandbox.happenings.hide(den.back, nora.user)
    return nora


async def who_does_not_see_it_and_is_barred(den: Den) -> Person:
    boris = den.person("Boris")
    await den.play.anna.command("/admin bar", person=boris)
    return boris


async def who_writes_by_direct_message(den: Den) -> Person:
    olga = await den.guest("Olga")
    return Person(den.play.sandbox, olga.user, olga.direct)


async def who_saw_the_channel_before_it_was_deleted(den: Den) -> Person:
    olga = await den.guest("Olga")
    await den.play.sandbox.happenings.delete_channel(den.back)
    return olga


async def whose_server_is_out_of_reach(den: Den) -> Person:
    return await _lost(den, unavailable=True)


async def whose_server_is_not_there_yet(den: Den) -> Person:
    return await _lost(den)


async def _lost(den: Den, **how: bool) -> Person:
    """The bot keeps what Discord says of its servers; that is done before anybody asks."""
    olga = await den.guest("Olga")
    await den.play.sandbox.gateway.dispatch("GUILD_DELETE", {"id": den.play.guild.id, **how})
    async with asyncio.timeout(PATIENCE):
        while not any(gone_at for *_, gone_at in (await den.at.rows())["servers"]):
            await asyncio.sleep(0.01)
    return olga


PLAIN = (who_runs_another_server, who_does_not_see_the_channel)
"""In these, every way to ask is tried at a table in every state; in the others, at one that is being played."""
PART = how_many(40, 1)
FIRST_PART = how_many(6, 1)
"""In the short form each situation asks a part of what there is to ask, the next one another; the first one a sixth."""

STRANGERS: dict[str, Situation] = {
    each.__name__.replace("_", " "): each
    for each in (
        *PLAIN,
        who_is_on_another_server,
        who_sees_it_no_longer,
        who_does_not_see_it_and_is_barred,
        who_writes_by_direct_message,
        who_saw_the_channel_before_it_was_deleted,
        whose_server_is_out_of_reach,
        whose_server_is_not_there_yet,
    )
}


@thorough
@pytest.mark.parametrize("situation", STRANGERS.values(), ids=STRANGERS)
async def test_for_a_stranger_a_table_is_as_if_it_were_not_there(
    play: Play, situation: Situation, caplog: pytest.LogCaptureFixture
) -> None:
    async with den(play, caplog) as back:
        who, every = await situation(back), situation in PLAIN
        before, heard_already = await back.at.rows(), len(who.received())
        tables = back.tables if every else {"being played": back.tables["being played"]}
        different = []
        questions = list(back.questions(who, every=every))
        at = [*STRANGERS.values()].index(situation)
        questions = questions[at % PART :: PART if at else FIRST_PART]
        for question, ask in questions:
            *real, invented = await answers(back, ask, *tables.values(), INVENTED)
            told = zip(tables, real, strict=True)
            different += [(question, state, heard) for state, heard in told if heard != invented]
        assert different == []
        assert await back.at.rows() == before
        received = who.received()[heard_already:]
        assert [name for name in ("Anna", "Clio") if name.encode() in received] == []


async def test_every_command_and_control_about_a_table_says_that_there_is_none(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    """So that the answers that are compared say something: each way to ask gets to the table."""
    async with den(play, caplog) as back:
        who = back.person("Nils", play.sandbox.world.role(play.guild, "Staff", EVERYONE | May.MANAGE_GUILD))
        lines = {f"{entry.line()} with {given}" for entry in back.entries() for given in ("all", "what is required")}
        assert {"/table replace with all", "/pebbles take with all", "/admin close with all"} <= lines
        controls = set(back.at.room.bot.controls) - OF_NO_TABLE
        refused = set()
        for question, ask in back.questions(who):
            if "typing" not in question and NONE in (await answers(back, ask, INVENTED))[0]:
                refused.add(question)
        assert lines - refused == set()
        assert controls - {question.split()[2] for question in refused if question.startswith("the control")} == set()


async def test_while_somebody_types_discord_is_asked_nothing(
    play: Play, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with den(play, caplog) as back:
        asked, carry_out = list[str](), play.sandbox.witness.carry_out

        async def noting(request: Any, handler: Any) -> Any:
            asked.append(f"{request.method} {request.path.rsplit('/', 1)[-1]}")
            return await carry_out(request, handler)

        monkeypatch.setattr(play.sandbox.witness, "carry_out", noting)
        made = 0
        for who in (await back.guest("Olga"), back.person("Nils"), play.clio):
            for question, ask in back.questions(who):
                if "typing" in question:
                    await answers(back, ask, *back.tables.values(), INVENTED)
                    made += len(back.tables) + 1
        assert made > 300
        assert asked == ["POST callback"] * made


# Who knows a table


async def known(den: Den, who: Person, table: str) -> bool:
    """Whether he is told something else of it than of what is not there, whichever way he asks; all say the same."""
    told = {
        (await den.at.command(who, f"/table {name}", option_table(table))).startswith((NONE, "Cette table n’existe"))
        for name in ("show", "log", "look", "screen", "undo")
    } | {(await den.at.press(who, f"pv:{what}:{table}:")).startswith(NONE) for what in ("show", "log", "look")}
    (unknown,) = told
    return not unknown


def option_table(table: str) -> dict[str, Any]:
    return {"name": "table", "type": 3, "value": table}


async def test_its_own_people_know_a_table_wherever_they_ask(
    play: Play, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with den(play, caplog) as back:
        opened, playing = back.tables["open"], back.tables["being played"]
        invited, offered, stranger = (back.person(name) for name in ("Ines", "Otto", "Nils"))
        host = Person(play.sandbox, play.anna.user, back.back)
        await host.command("/table invite", person=invited, table=opened)
        await host.command("/table replace", seat="Clio", person=offered, table=playing)
        await play.sandbox.happenings.hide(back.back, clio.user)
        for who, table in (
            (play.anna, playing),
            (clio, playing),
            (clio, opened),
            (invited, opened),
            (offered, playing),
        ):
            for place in (play.games, who.direct):
                assert await known(back, Person(play.sandbox, who.user, place), table)
        await host.command("/table replace", seat="Clio", computer=True, table=playing)
        await back.at.room.tables.computers_idle()
        assert await known(back, Person(play.sandbox, clio.user, clio.direct), playing), "she played there"
        await host.command("/table uninvite", person=invited, table=opened)
        assert not await known(back, invited, opened)
        assert not await known(back, stranger, opened)


async def test_who_sees_the_channel_knows_its_tables_and_who_is_let_in_later_does_then(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    role = play.sandbox.world.role(play.guild, "Regulars", EVERYONE)
    async with den(play, caplog) as back:
        olga, nils, rita = await back.guest("Olga"), back.person("Nils"), back.person("Rita", role)
        for table in back.tables.values():
            assert await known(back, olga, table)
            assert not await known(back, nils, table)
        await play.sandbox.happenings.reveal(back.back, nils.user)
        assert await known(back, nils, back.tables["open"])
        assert not await known(back, rita, back.tables["open"])
        # Those who rule a server see every channel of it.
        await play.sandbox.happenings.change_role(play.guild, role, EVERYONE | May.ADMINISTRATOR)
        assert await known(back, rita, back.tables["open"])


async def test_where_somebody_presses_he_sees_whatever_is_known_of_the_server(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async with den(play, caplog) as back:
        olga = await back.guest("Olga")
        await play.sandbox.gateway.dispatch("GUILD_DELETE", {"id": play.guild.id})
        thread = await back.at.room.thread(back.tables["being played"])
        for place in (back.back, thread):
            assert await known(back, Person(play.sandbox, olga.user, place), back.tables["being played"])


async def test_lists_and_suggestions_hold_what_one_may_know(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with den(play, caplog) as back:
        opened, playing = back.tables["open"], back.tables["being played"]
        olga, nils = await back.guest("Olga"), back.person("Nils")
        in_games = await back.at.room.opened(play.anna)

        async def seen(who: Person, place: Any = play.games) -> set[str]:
            lists = [(await who.command(f"/table {name}", at=place)).text for name in ("list", "mine")]
            offered = await who.autocomplete("/table show", "table", at=place)
            return {id for id in (opened, playing, in_games) if any(id in text for text in [*lists, *offered])}

        assert await seen(olga) == {opened, playing, in_games}
        assert await seen(nils) == {in_games}
        assert await seen(olga, olga.direct) == set()
        assert await seen(play.clio, play.clio.direct) == {opened, playing}
        await play.sandbox.happenings.hide(back.back, play.clio.user)
        assert await seen(play.clio) == {opened, playing, in_games}, "she plays there"


# Those who manage a server


async def test_who_manages_the_server_governs_a_table_that_he_does_not_see(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async with den(play, caplog) as back:
        max_ = back.person("Max", play.sandbox.world.role(play.guild, "Staff", EVERYONE | May.MANAGE_GUILD))
        playing = back.tables["being played"]
        assert not await known(back, max_, playing)
        assert any(playing in label for label in await max_.autocomplete("/admin close", "table"))
        assert (await max_.command("/admin pause", table=playing)).text != NONE
        zoe = await abroad(back, "Zoe", runs_it=True)
        assert await zoe.autocomplete("/admin close", "table") == []
        for name in ("pause", "resume", "close"):
            assert (await zoe.command(f"/admin {name}", table=playing)).text == NONE


async def test_who_manages_another_server_replaces_nobody_at_the_table_he_plays_at(
    play: Play, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    world = play.sandbox.world
    harbour = world.channel(world.guild("The Harbour", clio.user, play.dora.user), "games")
    async with den(play, caplog) as back:
        playing = back.tables["being played"]
        before = await back.at.rows()
        at_home = Person(play.sandbox, clio.user, harbour)
        assert (await at_home.command("/admin log")).text != "", "she manages this one"
        answer = await at_home.command("/table replace", seat="Anna", computer=True, table=playing)
        assert answer.text.startswith("Only the host of the table can do that.")
        answer = await at_home.command("/table replace", seat="Anna", person=play.dora, table=playing)
        assert answer.private
        assert await back.at.rows() == before
        staff = world.role(play.guild, "Staff", EVERYONE | May.MANAGE_GUILD)
        play.guild.members[clio.user.id].roles.append(staff.id)
        there = Person(play.sandbox, clio.user, back.back)
        answer = await there.command("/table replace", seat="Anna", computer=True, table=playing)
        assert answer.text.startswith("A computer"), answer.text
