"""Complaints 8, 10 and 13: what is hidden stays so, what happened since one's last turn, and many games at once."""

import pytest

from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats


async def test_a_move_that_was_taken_back_tells_nobody_what_it_was(play: Play, anna: Person) -> None:
    """In pictures, their names and alternative texts, the log, what is shown and suggested: see also test_secrets."""
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await anna.press("Send me my screens")
        await anna.command("/pebbles favour", colour="grey", at=thread)
        await room.sent()
        await anna.command("/table undo", at=thread)
        await anna.command("/pebbles favour", colour="black", at=thread)
        await room.sent()
        for line in ("/table show", "/table log", "/table screen", "/table mine"):
            for person in (anna, play.clio, play.dora):
                await person.command(line, at=thread, **({} if line == "/table mine" else {"table": id}))
        told = (b"favourite is grey", b"favourite is black", b"You chose grey", b"You chose black")
        assert all(secret in anna.received() for secret in told)
        for person in (play.clio, play.dora):
            assert not any(secret in person.received() for secret in told)
            public = [seen for seen in person.sees(thread) if not seen.private and seen.text]
            assert public
            for seen in public:
                assert len(seen.files) == len(seen.alt) == 1
                assert not any("favourite is" in alt or "coins" in alt for alt in seen.alt)


async def test_who_comes_back_after_days_reads_what_happened_since_his_last_move(play: Play, anna: Person) -> None:
    people = (anna, play.clio, play.bruno)
    async with seats(play) as room:
        id, thread = await room.started(*people)
        for person in people:
            await room.move(id, person)
        (first,) = await room.to_move(id, *people)
        await first.command("/pebbles draw", at=thread)
        await room.move(id, first)
        for _ in range(2):
            play.clock.move(86_400)
            (other,) = await room.to_move(id, *people)
            assert other is not first
            await room.move(id, other)
            while await room.to_move(id, *people) == [other]:
                await room.move(id, other)
        first.user.locale = "en-US"
        await room.sent()
        assert await room.to_move(id, *people) == [first]
        shown = await first.command("/table show", at=thread)
        since = await first.press("Since my turn", on=shown.message)
        others = [person.user.name for person in people if person is not first]
        assert all(name in since.text for name in others)
        assert f"{first.user.name} drew" not in since.text
        assert "has chosen a favourite" not in since.text
        assert (await room.tables.since(int(first.user.id), id)) != ()


async def test_of_many_games_the_one_that_waits_longest_stands_first_with_the_way_to_it(
    play: Play, anna: Person
) -> None:
    async with seats(play) as room:
        tables = []
        for other in (play.bruno, play.clio, play.dora):
            tables.append(await room.started(anna, other))
            play.clock.move(86_400)
        first, second, third = (id for id, _ in tables)
        await anna.command("/pebbles favour", colour="grey", at=tables[0][1])
        text = (await anna.command("/table mine", at=anna.direct)).text
        assert text.startswith("**2 things are waiting for you, the oldest first**")
        assert text.index(second) < text.index(third) < text.index("Your other table") < text.index(first)
        for _, thread in tables:
            assert f"https://discord.com/channels/{play.guild.id}/{thread.id}" in text


@pytest.mark.parametrize("place", ["the channel", "a direct message", "another table's thread", "a thread of others"])
async def test_a_command_in_the_wrong_place_moves_nothing_it_was_not_meant_for(
    play: Play, anna: Person, place: str
) -> None:
    async with seats(play) as room:
        one, _ = await room.started(anna, play.bruno)
        two, there = await room.started(anna, play.clio)
        others, elsewhere = await room.started(play.bruno, play.clio)
        await anna.command("/pebbles favour", colour="grey", at=there)
        places = {"the channel": play.games, "a direct message": anna.direct, "a thread of others": elsewhere}
        before = [await room.overview(each) for each in (two, others)]
        answer = await anna.command("/pebbles favour", colour="white", at=places.get(place, there))
        assert answer.private
        assert [await room.overview(each) for each in (two, others)] == before
        meant = place in ("the channel", "a direct message")
        assert await room.to_move(one, anna) == ([] if meant else [anna])
        if meant:
            assert answer.text.startswith("Done: "), "only one table waited for her"
        elif place == "a thread of others":
            assert answer.text.startswith("You do not sit at this table.")


async def test_a_command_that_may_mean_several_games_asks_which(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        tables = [(await room.started(anna, other))[0] for other in (play.bruno, play.clio)]
        answer = await anna.command("/pebbles favour", colour="white")
        assert answer.text.startswith("Several tables of Pebbles are waiting for you.")
        assert all(id in answer.text for id in tables)
        assert [await room.to_move(id, anna) for id in tables] == [[anna], [anna]]
