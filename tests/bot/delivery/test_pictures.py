"""The pictures below a post: the table, and at the end the reckoning. One that is late or fails never holds up a post;
it follows while its post is the newest."""

import asyncio
import threading

import pytest

from bot.pictures import drawing
from engine.tables.outbox.intents import HELD_BACK
from render.core.contract import TABLE
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.client.reading import Seen
from sandbox.world.sights import Sight
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import DRAW, GREY, WHITE, delivering, done


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Pictures are drawn only when this is set, and no message waits for one."""
    go, draw = threading.Event(), Studio.draw

    def late(studio: Studio, scene: Scene) -> bytes:
        go.wait(30)
        return draw(studio, scene)

    monkeypatch.setattr(Studio, "draw", late)
    monkeypatch.setattr(drawing, "PATIENCE", 0.01)
    return go


# What they show


async def test_what_the_post_tells_is_marked_on_its_picture_and_nothing_older(play: Play, scenes: list[Scene]) -> None:
    async with delivering(play) as hands:
        table, mover, _ = await hands.first_turn(play.anna, play.bruno, direct=False)
        await hands.answer(table, mover, DRAW)
        await hands.settled()
        step = (await hands.overview(table)).table.step
        assert [happening.step for happening in scenes[-1].news] == [step]
        assert (scenes[-1].table, scenes[-1].picture, scenes[-1].theme) == (table, TABLE, "dark")
        assert scenes[-1].view.screen is None


async def test_a_move_that_was_taken_back_marks_nothing(play: Play, scenes: list[Scene]) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, direct=False)
        await hands.answer(table, play.anna, GREY)
        done(await hands.tables.undo(hands.by(play.anna), table))
        await hands.settled()
        assert scenes[-1].news == ()


async def test_a_picture_that_is_drawn_anew_after_a_start_is_the_same(
    play: Play, slow: threading.Event, scenes: list[Scene]
) -> None:
    async with delivering(play) as hands:
        slow.set()
        table, mover, _ = await hands.first_turn(play.anna, play.bruno, direct=False)
        await hands.settled()
        slow.clear()
        scenes.clear()
        posts = len(hands.posts())
        await hands.answer(table, mover, DRAW)
        play.clock.move(HELD_BACK)
        hands.tables.outbox.news.set()
        assert (await wait_for_post(play, posts + 1)).files == ()
        while not scenes:
            await asyncio.sleep(0.01)
    slow.set()
    async with delivering(play) as hands:
        await hands.settled()
        assert len(hands.posts()[-1].files) == 1
        before, after = scenes
        assert before == after
        assert len(after.news) == 1


async def test_the_name_of_a_file_tells_game_table_picture_and_step(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        assert names(play.clio.ever_saw(), table) == {f"pebbles-{table}-table-0.png"}
        assert names(play.anna.ever_saw(), table) == {
            f"pebbles-{table}-table-0.png",
            f"pebbles-{table}-screen-0.png",
        }


async def test_the_last_post_shows_the_table_and_the_reckoning(play: Play, scenes: list[Scene]) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, game="carrara", direct=False)
        while (await hands.overview(table)).table.status == "playing":
            await hands.answer(table, await hands.asked_at(table, play.anna, play.bruno))
        await hands.settled()
        last, step = hands.posts()[-1], (await hands.overview(table)).table.step
        assert len(last.files) == len(last.alt) == 2
        reckoning = scenes[-1]
        assert [scene.picture for scene in scenes[-2:]] == ["table", "reckoning"]
        assert [happening.step for happening in reckoning.course] == list(range(step + 1))
        result = await hands.tables.result(None, table)
        assert (reckoning.scores, reckoning.winners) == (
            getattr(result, "scores", None),
            getattr(result, "winners", None),
        )


# When they are late, or fail


async def test_a_screen_whose_picture_is_late_says_all_of_it_in_words(play: Play, slow: threading.Event) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.bruno)
        await hands.tables.start(hands.by(play.anna), table)
        await wait_for_post(play, 1)
        await hands.answer(table, play.anna, WHITE)
        await play.anna.will_see("Your favourite is white.", at=play.anna.direct)
        slow.set()
        await hands.settled()


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
        assert "pebbles" in post.alt[0]


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


async def test_a_picture_that_cannot_be_drawn_is_done_without(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(studio: Studio, scene: Scene) -> bytes:
        raise ValueError("no ink")

    monkeypatch.setattr(Studio, "draw", broken)
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        [post] = hands.posts()
        assert post.files == ()
        assert "favourite" in post.text
        told = {record.getMessage().splitlines()[0] for record in caplog.records if record.levelname == "ERROR"}
        which = [f"picture pebbles-{table}-{name}-0.png" for name in ("table", "screen")]
        assert told == {f"{each} could not be drawn: ValueError" for each in which}


async def test_of_two_pictures_one_of_which_cannot_be_drawn_the_other_comes(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = Studio.draw

    def broken(studio: Studio, scene: Scene) -> bytes:
        if scene.picture == "reckoning":
            raise ValueError("no ink")
        return draw(studio, scene)

    monkeypatch.setattr(Studio, "draw", broken)
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, game="carrara", direct=False)
        while (await hands.overview(table)).table.status == "playing":
            await hands.answer(table, await hands.asked_at(table, play.anna, play.bruno))
        await hands.settled()
        assert len(hands.posts()[-1].files) == 1


async def wait_for_post(play: Play, number: int) -> Seen:
    """Wait until so many posts stand in the thread."""

    def look() -> Seen | None:
        posts = [seen for seen in play.anna.sees(play.threads[-1]) if seen.components] if play.threads else []
        return posts[-1] if len(posts) >= number else None

    found = await play.sandbox.world.pulse.until(look, lambda: "the post never came")
    assert found is not None
    return found


def names(sights: list[Sight], table: str) -> set[str]:
    """The names of files about this table that somebody got."""
    words = b" ".join(sight.payload for sight in sights).decode().replace('"', " ").split()
    return {word for word in words if word.endswith(".png") and "/" not in word and table in word}
