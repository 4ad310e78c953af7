"""Two who are called alike are told apart wherever they stand, and nobody passes for a computer."""

import pytest

from engine.words.names import COMPUTER
from render.core.scene import Scene
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats


def comes(play: Play, name: str) -> Person:
    """Somebody new on the server."""
    user = play.sandbox.world.user(name)
    play.sandbox.world.enter(play.guild, user)
    return Person(play.sandbox, user, play.games)


@pytest.mark.parametrize("name", ["Anna", "anna", "An\u200bna", "Аnna"])
async def test_two_of_one_name_are_two_wherever_they_stand(
    play: Play, anna: Person, name: str, scenes: list[Scene]
) -> None:
    other, seen = comes(play, name), name.replace("\u200b", "")
    async with seats(play) as room:
        id = await room.opened(anna, other)
        await anna.will_see(f"At the table: Anna (host) and {seen} (2)")
        assert f"Anna and {seen} (2)" in (await anna.command("/table list")).text
        await anna.command("/table start", table=id)
        thread = await room.thread(id)
        assert f"{seen} (2)" in thread.name
        assert f"{seen} (2)" in await anna.autocomplete("/table replace", "seat", "", at=thread)
        assert any(f"{seen} (2)" in each for each in await anna.autocomplete("/table show", "table", "", at=thread))
        assert f"@{name} (2)" in anna.reads(thread), "a mention shows a name and no more"
        await room.move(id, other)
        await anna.will_see(f"{seen} (2) has chosen a favourite.", at=thread)
        await room.sent()
        assert set(scenes[-1].names) == {"Anna", f"{seen} (2)"}
        answer = await anna.command("/table replace", seat=f"{seen} (2)", computer=True, at=thread)
        assert answer.text.startswith(f"A computer plays on for {seen} (2), who ")


async def test_who_stays_keeps_his_number_when_the_other_leaves(play: Play, anna: Person) -> None:
    other = comes(play, "Anna")
    async with seats(play) as room:
        id, thread = await room.started(anna, other, play.clio)
        await anna.command("/table replace", seat="Anna", person=play.dora, at=thread)
        await play.dora.press("Take the seat", on=await play.dora.will_see("you are offered", at=thread))
        await play.clio.will_see("Dora takes Anna’s seat over.", at=thread)
        await room.move(id, other)
        await play.clio.will_see("Anna (2) has chosen a favourite.", at=thread)


@pytest.mark.parametrize("name", ["Computer 1", "computer 1", "Cοmputer 1", f"{COMPUTER} Computer 1"])
async def test_nobody_looks_like_a_computer(play: Play, anna: Person, name: str) -> None:
    other, seen = comes(play, name), name.replace(f"{COMPUTER} ", "")
    async with seats(play) as room:
        id = await room.opened(anna, other, seats=3)
        await anna.press("Add computer")
        await anna.will_see(f"At the table: Anna (host), {seen} and {COMPUTER} Computer 1")
        await anna.command("/table start", table=id)
        thread = await room.thread(id)
        offered = await anna.autocomplete("/table replace", "seat", "", at=thread)
        assert sorted(offered) == sorted(["Anna", seen, f"{COMPUTER} Computer 1"])
        text = (await play.bruno.command("/table montrer", table=id)).text
        assert f"{COMPUTER} Ordinateur 1" in text
        assert seen in text


async def test_a_computer_that_takes_over_is_named_and_keeps_its_number(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio, play.dora, seats=4)
        await anna.press("Add computer")
        await anna.will_see(f"{COMPUTER} Computer 1")
        await anna.command("/table start", table=id)
        thread = await room.thread(id)
        asked = await play.clio.command("/table resign", at=thread)
        await play.clio.press("Leave the game", on=asked.message)
        await anna.will_see(f"Clio leaves the game. {COMPUTER} Computer 2 plays on.", at=thread)
        await anna.command("/table replace", seat="Dora", computer=True, at=thread)
        await anna.will_see(f"{COMPUTER} Computer 3 plays on for Dora, and keeps the seat", at=thread)
        assert f"{COMPUTER} Computer 2 plays on." in (await anna.command("/table log", at=thread)).text
