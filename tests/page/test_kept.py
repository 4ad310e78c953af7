"""What stays for the next time: a sandbox that is saved and loaded again shows the same, and the bot goes on in it."""

import json
from pathlib import Path

import pytest

from sandbox.client.app import App
from sandbox.page import saving
from sandbox.page.routes import Page
from sandbox.page.sight import Sight
from sandbox.server import Sandbox
from tests.bot.program.running import paravent
from tests.page.conftest import Room
from tests.page.looking import window
from tests.page.test_windows_of_people import pressed


def sights(sandbox: Sandbox, read: dict[str, dict[str, str]]) -> list[object]:
    """All that everybody has before him, but for private answers."""
    seen: list[object] = []
    for user in [each for each in sandbox.world.users.values() if not each.bot]:
        sight = Sight(App(sandbox, user), read.setdefault(user.id, {}))
        seen.append(sight.places())
        for place in sandbox.world.channels:
            public = [each for each in sight.messages(place) if each.only_for is None]
            seen += [sight.message(each) for each in public]
    return seen


async def test_everything_public_is_there_again(empty: Room, tmp_path: Path) -> None:
    async with paravent(empty.sandbox, tmp_path / "paravent.db"), window(empty.page, "Anna") as anna:
        await anna.go(empty.games.id)
        await anna.ask("use", place=empty.games.id, line="/table new", options={"game": "carrara"})
        await anna.ask("use", place=empty.games.id, line="/table mine", options={})
        await anna.sees("'private': True")
        await anna.sees("Join")
        saving.save(empty.sandbox, empty.page.read, tmp_path)
        again = Sandbox()
        page = Page(again)
        read = saving.load(again, tmp_path)
        assert read == empty.page.read
        assert sights(again, read) == sights(empty.sandbox, empty.page.read)
        assert again.messages.attachments.contents.keys() <= empty.sandbox.messages.attachments.contents.keys()
    async with again, paravent(again, tmp_path / "paravent.db"), window(page, "Bruno") as bruno:
        await bruno.go(empty.games.id)
        await pressed(bruno, "Anna", "Join")
        await bruno.sees("Bruno")


async def test_time_that_was_let_pass_does_not_come_back(empty: Room, tmp_path: Path) -> None:
    thread = empty.sandbox.world.thread(empty.games, "Table 7", empty.sandbox.world.bot, 60)
    await empty.sandbox.pass_time(3_000)
    saving.save(empty.sandbox, empty.page.read, tmp_path)
    again = Sandbox()
    saving.load(again, tmp_path)
    assert again.world.clock.ahead == 3_000
    assert again.world.clock.now() >= empty.sandbox.world.clock.now() - 1
    await again.pass_time(500)
    assert not again.world.channels[thread.id].archived
    await again.pass_time(100)
    assert again.world.channels[thread.id].archived


def test_what_was_kept_before_time_could_pass_is_as_late_as_it_is(empty_folder: Path) -> None:
    state = json.loads((empty_folder / saving.STATE).read_bytes())
    del state["ahead"]
    (empty_folder / saving.STATE).write_bytes(json.dumps(state).encode())
    again = Sandbox()
    assert saving.load(again, empty_folder) == {}
    assert again.world.clock.ahead == 0


@pytest.mark.parametrize("ahead", [-1, 1e12, "soon", None, True])
def test_a_time_that_cannot_be_is_said_to_be_damaged(empty_folder: Path, ahead: object) -> None:
    state = json.loads((empty_folder / saving.STATE).read_bytes())
    (empty_folder / saving.STATE).write_bytes(json.dumps({**state, "ahead": ahead}).encode())
    again = Sandbox()
    with pytest.raises(saving.Damaged):
        saving.load(again, empty_folder)
    assert again.world.clock.ahead == 0


@pytest.fixture
def empty_folder(tmp_path: Path) -> Path:
    """What is kept of a sandbox in which nobody is."""
    saving.save(Sandbox(), {}, tmp_path)
    return tmp_path


def test_where_nothing_was_saved_there_is_nothing(tmp_path: Path) -> None:
    assert saving.load(Sandbox(), tmp_path) is None


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"version": 1}', b'{"version": "x"}'])
def test_what_cannot_be_read_is_said_and_nothing_is_loaded(tmp_path: Path, content: bytes) -> None:
    (tmp_path / saving.STATE).write_bytes(content)
    with pytest.raises(saving.Damaged):
        saving.load(Sandbox(), tmp_path)
    assert (tmp_path / saving.STATE).read_bytes() == content
