"""People act as Discord's app lets them, and no further; what each sees is his own."""

from typing import Any

import pytest

from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.server import Sandbox
from sandbox.world.permissions import May
from sandbox.world.places import Channel
from tests.sandbox.bot import playing
from tests.sandbox.driving.quarry import Quarry


async def test_a_command_with_options_is_answered_for_all(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        answer = await anna.command("/quarry open", name="Carrara", seats=3)
        assert (answer.text, answer.private) == ("Carrara, 3 seats", False)
        assert bruno.reads() == "Carrara, 3 seats"
        assert answer.message is not None
        assert answer.message.buttons == ["Join", "My screen", "Note"]
        assert answer.message.menus == {"Take blocks": ["white", "red", "green"]}


async def test_somebody_is_named_and_called_once_by_a_deferred_answer(
    sandbox: Sandbox, anna: Person, bruno: Person, clio: Person
) -> None:
    async with playing(sandbox, Quarry()):
        answer = await anna.command("/quarry paint", colour="red", whom=bruno, coats="two coats")
        assert answer.text == "@Bruno is red (2)"
        assert [len(person.notified()) for person in (anna, bruno, clio)] == [0, 1, 0]


async def test_suggestions_know_what_is_filled_in_already(sandbox: Sandbox, anna: Person) -> None:
    async with playing(sandbox, Quarry()):
        assert await anna.autocomplete("/quarry paint", "colour", "re") == ["red", "green"]
        assert await anna.autocomplete("/quarry paint", "colour", "whi", coats=2) == ["white 2"]
        assert b"white 2" in anna.received()


async def test_a_french_app_shows_french_names_and_the_bot_gets_its_own(sandbox: Sandbox, bruno: Person) -> None:
    bruno.user.locale = "fr"
    async with playing(sandbox, Quarry()):
        assert (await bruno.command("/carrière ouvrir", name="Carrare")).text == "Carrare, 2 seats"
        painted = await bruno.command("/carrière paint", colour="red", whom=bruno, coats="deux couches")
        assert painted.text == "@Bruno is red (2)"


async def test_what_is_chosen_changes_the_message_for_all(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        await anna.command("/quarry open", name="Carrara")
        await bruno.choose("white", "red")
        assert anna.reads() == "Bruno took red, white"
        assert b"Carrara, 2 seats" in anna.received()


async def test_a_window_is_filled_in_once(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        await anna.command("/quarry open", name="Carrara")
        opened = await bruno.press("Note")
        assert opened.window is not None
        assert (opened.window.title, opened.window.labels) == ("A note", ["Words"])
        with pytest.raises(CannotDo, match="0 to 20 characters"):
            await bruno.fill(Words="x" * 21)
        await bruno.fill(Words="marble")
        assert "Bruno notes: marble" in anna.reads()
        with pytest.raises(CannotDo, match="no window is open"):
            await bruno.fill(Words="again")


async def test_a_thread_is_opened_pinned_to_and_played_in(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        await anna.command("/quarry thread", name="Table 7")
        thread = await opened(sandbox)
        await anna.will_see("Here we play.", at=thread)
        await bruno.press("Join", at=thread)
        assert (await bruno.press("My screen", at=thread)).text == "Your screen: secret-Bruno"
        pinned = await sandbox.world.pulse.until(
            lambda: [each for each in sandbox.messages.public_in(thread.id) if each.pinned_at], lambda: "nothing pinned"
        )
        assert [each.body["content"] for each in pinned] == ["Here we play."]


async def opened(sandbox: Sandbox) -> Channel:
    def look() -> list[Channel]:
        return [each for each in sandbox.world.channels.values() if each.parent]

    return (await sandbox.world.pulse.until(look, lambda: "no thread was opened"))[0]


async def test_a_command_is_used_in_direct_messages(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        answer = await anna.command("/quarry open", name="At home", at=anna.direct)
        assert answer.text == "At home, 2 seats"
        await anna.press("Join", at=anna.direct)
        await anna.will_see("secret-Anna", at=anna.direct)
        assert bruno.reads(anna.direct) == ""
        with pytest.raises(CannotDo, match="does not see that channel"):
            await bruno.press("Join", at=anna.direct)


REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    "a command that is not there": ("/quarry close", {}, "no command '/quarry close' here; there is: '/quarry open'"),
    "an option that is not there": ("/quarry open", {"name": "x", "colour": "red"}, "no option 'colour'"),
    "a required option left out": ("/quarry open", {}, "does not send the command without name"),
    "a number beyond the range": ("/quarry open", {"name": "x", "seats": 5}, "seats takes 2 to 4, not 5"),
    "a text for a number": ("/quarry open", {"name": "x", "seats": "3"}, "seats takes no '3'"),
    "an empty text": ("/quarry open", {"name": ""}, "name takes 1 to 6000 characters"),
    "a choice that is not offered": (
        "/quarry paint",
        {"colour": "red", "whom": "bruno", "coats": 3},
        "no choice of coats '3' here; there is: 'two coats'",
    ),
    "a text for a person": ("/quarry paint", {"colour": "red", "whom": "Bruno", "coats": 2}, "whom takes a person"),
}


@pytest.mark.parametrize("what", REFUSED)
async def test_what_the_app_would_not_send_is_not_sent(
    sandbox: Sandbox, anna: Person, bruno: Person, what: str
) -> None:
    line, options, says = REFUSED[what]
    options = {key: bruno if value == "bruno" else value for key, value in options.items()}
    async with playing(sandbox, Quarry()):
        with pytest.raises(CannotDo, match=says):
            await anna.command(line, **options)


async def test_only_what_is_there_can_be_pressed_and_chosen(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        with pytest.raises(CannotDo, match="no button 'Join' here; there is: nothing"):
            await anna.press("Join")
        panel = (await anna.command("/quarry open", name="Carrara")).message
        with pytest.raises(CannotDo, match="the button 'Later' is grey"):
            await anna.press("Later")
        with pytest.raises(CannotDo, match="takes 1 to 2 options, each once"):
            await anna.choose("white", "red", "green")
        with pytest.raises(CannotDo, match="no option 'black'"):
            await anna.choose("black", menu="Take blocks")
        with pytest.raises(CannotDo, match="nothing is suggested for 'name'"):
            await anna.autocomplete("/quarry open", "name")
        assert panel is not None
        await sandbox.messages.remove(panel.id)
        with pytest.raises(CannotDo, match="does not see that message"):
            await anna.press("Join", on=panel)


async def test_nobody_presses_what_was_shown_to_another(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, Quarry()):
        await anna.command("/quarry open", name="Carrara")
        hers = (await anna.press("Join")).message
        assert hers is not None
        with pytest.raises(CannotDo, match="does not see that message"):
            await bruno.press("Join", on=hers)


async def test_a_bot_that_never_answers_did_not_respond(sandbox: Sandbox, anna: Person) -> None:
    async with playing(sandbox, Quarry()) as bot:
        bot.tree.clear_commands(guild=None)
        anna.patience = 0.2
        with pytest.raises(AssertionError, match="the application did not respond"):
            await anna.command("/quarry open", name="Carrara")


async def test_a_sleeping_thread_is_woken_by_a_word(sandbox: Sandbox, anna: Person, games: Channel) -> None:
    async with playing(sandbox, Quarry()):
        await anna.command("/quarry thread", name="Table 7")
        thread = await opened(sandbox)
        await anna.will_see("Here we play.", at=thread)
        await sandbox.happenings.archive(thread)
        with pytest.raises(CannotDo, match="the thread sleeps"):
            await anna.press("Join", at=thread)
        await anna.say("Good morning", at=thread)
        await anna.press("Join", at=thread)


async def test_who_may_use_no_commands_is_offered_none(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    async with playing(sandbox, Quarry()):
        everyone = guild.roles[guild.id]
        await sandbox.happenings.change_role(guild, everyone, everyone.permissions & ~int(May.USE_APPLICATION_COMMANDS))
        with pytest.raises(CannotDo, match="there is: nothing"):
            await bruno.command("/quarry open", name="Carrara")
        await anna.command("/quarry open", name="The owner may")
