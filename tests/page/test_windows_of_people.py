"""Two people in two windows: each sees his places, his private answers and direct messages, and nobody else's."""

from tests.page.conftest import Room
from tests.page.looking import Window, window


def control(message: dict[str, object], label: str) -> str:
    """The id of a button, by what stands on it."""
    found = [each for each in buttons(message) if each["label"] == label]
    assert found, (label, [each["label"] for each in buttons(message)])
    return str(found[0]["id"])


def buttons(part: object) -> list[dict[str, object]]:
    if isinstance(part, dict):
        own = [part] if part.get("is") == "button" else []
        return own + [each for value in part.values() for each in buttons(value)]
    return [each for value in part for each in buttons(value)] if isinstance(part, list) else []


def private(person: Window) -> set[str]:
    """The private answers he was ever shown."""
    shown = [told["message"] for told in person.heard if told["is"] == "message"]
    return {each["id"] for each in shown if each["private"]}


async def pressed(person: Window, text: str, label: str) -> None:
    """A button of the message that says this."""
    message = await person.sees(text)
    answer = await person.ask("press", message=message["id"], control=control(message, label))
    assert answer["ok"], answer


async def test_a_table_is_opened_joined_and_started_and_each_sees_what_is_his(room: Room) -> None:
    async with window(room.page, "Anna") as anna, window(room.page, "Bruno") as bruno:
        await anna.go(room.games.id)
        await bruno.go(room.games.id)
        used = await anna.ask("use", place=room.games.id, line="/table new", options={"game": "carrara"})
        assert used["ok"], used
        await pressed(bruno, "Anna", "Join")
        await pressed(anna, "Bruno", "Start")
        await anna.until(lambda told: any(each["kind"] == "thread" for each in anna.told["places"]["places"]) or None)
        thread = next(each for each in anna.told["places"]["places"] if each["kind"] == "thread")
        await anna.go(thread["id"])
        post = await anna.sees("pictures")
        assert [part for part in post["parts"] if part["is"] == "pictures" or part["is"] == "box"]
        private = [
            each for told in bruno.heard if told["is"] == "message" for each in [told["message"]] if each["private"]
        ]
        ids = {each["id"] for each in private}
        assert not ids & {each["id"] for told in anna.heard if told["is"] == "message" for each in [told["message"]]}


async def test_what_comes_while_one_is_elsewhere_is_unread_until_one_looks(empty: Room) -> None:
    lounge = next(each for each in empty.sandbox.world.channels.values() if each.name == "lounge")
    async with window(empty.page, "Anna") as anna, window(empty.page, "Clio") as clio:
        await anna.go(lounge.id)
        await clio.say("say", place=empty.games.id, text="is anybody there?")
        await anna.until(lambda told: anna.place("games")["unread"] or None)
        await anna.go(empty.games.id)
        assert anna.told["messages"]["new_from"] == next(iter(anna.messages))
        await anna.until(lambda told: True if anna.place("games")["unread"] == 0 else None)
        assert clio.place("games")["unread"] == 0, "one's own words are read"


async def test_others_see_that_somebody_writes_where_they_are(empty: Room) -> None:
    async with window(empty.page, "Anna") as anna, window(empty.page, "Clio") as clio:
        await anna.go(empty.games.id)
        await clio.go(empty.games.id)
        await clio.say("typing", place=empty.games.id)
        told = await anna.until(lambda each: each if each["is"] == "typing" else None)
        assert (told["place"], told["name"]) == (empty.games.id, "Clio")
        await clio.ask("say", place=empty.games.id, text="it is me")
        assert not [each for each in clio.heard if each["is"] == "typing"]


async def test_everyone_has_the_commands_in_his_language(room: Room) -> None:
    async with window(room.page, "Anna") as anna, window(room.page, "Bruno") as bruno:
        for person, line in ((anna, "/table new"), (bruno, "/table nouvelle")):
            await person.go(room.games.id)
            assert line in [each["line"] for each in person.told["commands"]["commands"]]
        await bruno.say("speak", language="en")
        await bruno.until(lambda told: told if told["is"] == "commands" else None)
        assert "/table new" in [each["line"] for each in bruno.told["commands"]["commands"]]


async def test_something_is_suggested_while_one_types(room: Room) -> None:
    async with window(room.page, "Anna") as anna:
        await anna.go(room.games.id)
        await anna.ask("use", place=room.games.id, line="/table new", options={"game": "carrara"})
        await anna.sees("Join")
        wanted = {"place": room.games.id, "line": "/table show", "option": "table", "options": {}}
        told = await anna.ask("suggest", typed="", **wanted)
        assert ["Carrara" in each["label"] for each in told["choices"]] == [True]
        assert (await anna.ask("suggest", typed="nothing like it", **wanted))["choices"] == []


async def test_a_private_answer_can_be_dismissed_and_a_public_message_cannot(room: Room) -> None:
    async with window(room.page, "Anna") as anna:
        await anna.go(room.games.id)
        await anna.ask("use", place=room.games.id, line="/table mine", options={})
        answer = await anna.sees("'private': True")
        await anna.say("dismiss", message=answer["id"])
        await anna.until(lambda told: told if told["is"] == "gone" else None)
        await anna.ask("say", place=room.games.id, text="a public one")
        public = await anna.sees("a public one")
        assert (await anna.ask("dismiss", message=public["id"]))["ok"] is False


async def test_a_bot_that_is_not_there_does_not_respond(empty: Room) -> None:
    async with window(empty.page, "Anna") as anna:
        await anna.go(empty.games.id)
        assert anna.told["bot"] == {"is": "bot", "running": False, "connected": False}
        refused = await anna.ask("use", place=empty.games.id, line="/table new", options={})
        assert refused["ok"] is False
