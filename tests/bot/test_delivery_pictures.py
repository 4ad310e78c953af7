"""A picture that is late or fails never holds up a post; it follows while its post is the newest."""

import threading
from collections.abc import Sequence

import pytest

from bot.delivery import pictures
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.delivering import GREY, delivering


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Pictures are drawn only when this is set, and no post waits for one."""
    go, drawn = threading.Event(), pictures.picture

    def drawing(title: str, lines: Sequence[str]) -> bytes:
        go.wait(30)
        return drawn(title, lines)

    monkeypatch.setattr(pictures, "picture", drawing)
    monkeypatch.setattr(pictures, "PATIENCE", 0.01)
    return go


async def test_a_late_picture_follows_its_post(play: Play, slow: threading.Event) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.bruno)
        await hands.tables.start(hands.by(play.anna), table)
        post = await wait_for_post(play, 1)
        assert post.files == ()
        slow.set()
        await hands.settled()
        [post] = hands.posts()
        assert len(post.files) == 1
        assert post.alt[0].startswith("Pebbles")


async def test_a_picture_that_was_overtaken_is_dropped(play: Play, slow: threading.Event) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.bruno)
        await hands.tables.start(hands.by(play.anna), table)
        await wait_for_post(play, 1)
        await hands.answer(table, play.anna, GREY)
        await wait_for_post(play, 2)
        slow.set()
        await hands.settled()
        first, second = hands.posts()
        assert first.files == ()
        assert len(second.files) == 1


async def test_a_picture_that_cannot_be_drawn_is_done_without(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(title: str, lines: Sequence[str]) -> bytes:
        raise ValueError("no ink")

    monkeypatch.setattr(pictures, "picture", broken)
    async with delivering(play) as hands:
        await hands.started(play.anna, play.bruno)
        [post] = hands.posts()
        assert post.files == ()
        assert "favourite" in post.text


async def wait_for_post(play: Play, number: int) -> Seen:
    """Wait until so many posts stand in the thread."""

    def look() -> Seen | None:
        posts = [seen for seen in play.anna.sees(play.threads[-1]) if seen.components] if play.threads else []
        return posts[-1] if len(posts) >= number else None

    found = await play.sandbox.world.pulse.until(look, lambda: "the post never came")
    assert found is not None
    return found
