"""A bot that leaks is caught by what each person has seen; the sound one passes the same play."""

import pytest

from sandbox.client.person import Person
from sandbox.server import Sandbox
from tests.sandbox.bot import playing
from tests.sandbox.driving.quarry import Quarry


async def play(anna: Person, bruno: Person, clio: Person) -> None:
    """Anna and Bruno play, Clio looks on and tries; nobody may ever get what is another's."""
    await anna.command("/quarry open", name="Carrara")
    await anna.press("Join")
    await bruno.press("Join")
    for person in (anna, bruno):
        mine = f"secret-{person.user.name}"
        await person.will_see(mine, at=person.direct)
        shown = await person.press("My screen")
        assert (shown.text, shown.private) == (f"Your screen: {mine}", True)
    refused = await clio.press("My screen")
    assert (refused.text, refused.private) == ("You do not play here.", True)
    for person, others in ((anna, "Bruno"), (bruno, "Anna"), (clio, "Anna"), (clio, "Bruno")):
        assert f"secret-{others}".encode() not in person.received()


async def test_the_sound_bot_passes(sandbox: Sandbox, anna: Person, bruno: Person, clio: Person) -> None:
    async with playing(sandbox, Quarry()):
        await play(anna, bruno, clio)


CAUGHT = {
    "forgets that it is private": "Your screen",
    "asks not whose it is": "Your screen",
    "mistakes one for another": "secret-Bruno",
    "writes to another person": "Bruno never saw 'secret-Bruno'",
    "writes in public instead": "Anna never saw 'secret-Anna'",
}
"""What it does wrong, and what the play says of it."""


@pytest.mark.parametrize("wrong", CAUGHT)
async def test_a_bot_that_leaks_is_caught(
    sandbox: Sandbox, anna: Person, bruno: Person, clio: Person, wrong: str
) -> None:
    async with playing(sandbox, Quarry(wrong)):
        for person in (anna, bruno, clio):
            person.patience = 1.0
        with pytest.raises(AssertionError, match=CAUGHT[wrong]):
            await play(anna, bruno, clio)


@pytest.mark.parametrize("wrong", ["writes to another person", "writes in public instead"])
async def test_what_went_astray_is_among_the_bytes_that_reached_the_wrong_person(
    sandbox: Sandbox, anna: Person, bruno: Person, wrong: str
) -> None:
    async with playing(sandbox, Quarry(wrong)):
        await anna.command("/quarry open", name="Carrara")
        await anna.press("Join")
        await bruno.press("Join")
        place = anna.direct if wrong == "writes to another person" else anna.at
        gone = await anna.will_see("secret-Bruno", at=place)
        await sandbox.messages.remove(gone.id)
        assert "secret-Bruno" not in anna.reads(place)
        assert b"secret-Bruno" in anna.received()
