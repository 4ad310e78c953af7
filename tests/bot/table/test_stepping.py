"""Picture by picture: the table after each step; and when it is over the whole game, with what was hidden."""

import re

import pytest

from bot.pages.past import stepping
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats

_WHERE = re.compile(r"\*\*(?:Step|Étape) (\d+) · (\d+) (?:of|sur) (\d+)\*\*")


@pytest.fixture(autouse=True)
def pictures(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """What was drawn: the pictures themselves are of other tests."""
    drawn, draw = list[Scene](), Studio.draw

    def noting(studio: Studio, scene: Scene) -> bytes:
        drawn.append(scene)
        return draw(studio, scene)

    monkeypatch.setattr(Studio, "draw", noting)
    return drawn


def where(seen: Seen) -> list[int]:
    """The step that is shown, which it is, and of how many."""
    found = _WHERE.search(seen.text)
    assert found is not None, seen.text
    return [int(each) for each in found.groups()]


async def press(room: Seats, person: Person, label: str, on: Seen) -> Seen:
    """A press that changes this message."""
    await person.press(label, on=on)
    return await room.changes(person, on)


async def opened(room: Seats, person: Person, id: str) -> Seen:
    """The first picture that whoever presses the newest post is shown."""
    await room.sent()
    post = person.sees(await room.thread(id))[-1]
    found = (await person.press(post.buttons[-1], on=post)).message
    assert found is not None
    return found


async def test_from_the_first_step_since_my_turn_forth_and_back_in_one_message(
    play: Play, anna: Person, pictures: list[Scene]
) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio, game="carrara")
        while len(await _since(room, anna, id)) < 2:
            await room.move(id, (await room.to_move(id, anna, play.clio))[0])
        steps = await _since(room, anna, id)
        seen = await opened(room, anna, id)
        stood = len(anna.sees(thread))
        seen = await press(room, anna, "Picture by picture", seen)
        assert where(seen)[0] == steps[0]
        assert seen.private
        assert len(seen.files) == 1
        shown = [where(seen)[0]]
        for _ in steps[1:]:
            seen = await press(room, anna, "Later", seen)
            assert len(seen.files) == 1, "another picture in its place"
            shown.append(where(seen)[0])
        assert shown == steps
        assert "Later" not in seen.buttons
        assert "To the end" not in seen.buttons
        assert len(anna.sees(thread)) == stood, "one message all the while"
        seen = await press(room, anna, "Earlier", seen)
        assert where(seen)[0] == steps[-2]
        assert where(await press(room, anna, "To the start", seen)) == [0, 1, (await room.overview(id)).table.step + 1]
        assert [len(scene.news) for scene in pictures[-2:]] == [1, 1], "what that step brought is marked as new"
        assert not [scene for scene in pictures if scene.view.opened]


async def _since(room: Seats, person: Person, id: str) -> list[int]:
    found = await room.tables.since(int(person.user.id), id)
    assert isinstance(found, tuple)
    return [entry.step for entry in found] if found and found[0].step > 1 else []


async def test_what_was_taken_back_is_left_out(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        await anna.command("/table undo", at=thread)
        await room.move(id, anna)
        await room.move(id, play.clio)
        seen = (await room.press(play.clio, "step", id, "1")).message
        assert seen is not None
        assert where(seen) == [0, 1, 3], "the step before it"
        assert where(await press(room, play.clio, "Later", seen))[0] == 3


async def test_when_it_is_over_the_whole_game_with_what_was_behind_every_screen(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio)
        seen = await opened(room, anna, id)
        assert where(seen)[:2] == [0, 1]
        first, count = seen.text, where(seen)[2]
        for name in ("Anna", "Clio"):
            assert f"• Behind {name}’s screen: " in first
        texts = [first]
        for _ in range(count - 1):
            seen = await press(room, anna, "Later", seen)
            texts.append(seen.text)
        assert where(seen)[1:] == [count, count]
        hidden = [[line for line in text.splitlines() if line.startswith("• Behind ")] for text in texts]
        assert all(len(each) == 2 for each in hidden)
        assert len({*map(tuple, hidden)}) > 1, "as they stood then"
        assert max(map(len, texts)) <= 2_000
        watching = await opened(room, play.dora, id)
        assert "• Derrière le paravent d’Anna\u00a0: " in watching.text


async def test_a_long_game_is_also_stepped_through_faster(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stepping, "FAR", 3)
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio, steps=8)
        seen = (await room.press(anna, "step", id, "0")).message
        assert seen is not None
        seen = await press(room, anna, "10 later", seen)
        assert where(seen)[1] == 4
        assert where(await press(room, anna, "10 earlier", seen))[1] == 1
        monkeypatch.setattr(stepping, "FAR", 4)
        short = (await room.press(anna, "step", id, "0")).message
        assert short is not None
        assert short.buttons == ["Later", "To the end"]


async def test_nobody_is_shown_what_is_hidden_while_the_game_goes_on_or_was_given_up(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio, steps=6)
        for person in (anna, play.dora):
            told = await room.press(person, "step", id, "3:later")
            assert "screen" not in told.text
            assert "paravent" not in told.text
        asked = await anna.command("/table abandon", at=thread)
        await anna.press("End the game", on=asked.message)
        vote = await play.clio.will_see("would like to end the game", at=thread)
        await play.clio.press("Agree", on=vote)
        seen = await opened(room, anna, id)
        assert where(seen)[:2] == [0, 1], "it can be stepped through"
        assert "screen" not in seen.text, "but nobody has raised his screen"


async def test_what_the_rules_keep_closed_for_good_stays_closed(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio, game="lanterns")
        await room.play_on(id, anna, play.clio)
        seen = await opened(room, play.dora, id)
        texts = [seen.text]
        for _ in range(where(seen)[2] - 1):
            seen = await press(room, play.dora, "Après", seen)
            texts.append(seen.text)
        assert all("• Anna avait en main " in text for text in texts)
        assert not [text for text in texts if "souvenir est" in text or "souvenir\u00a0:" in text]


async def test_a_forged_step_is_no_more_than_a_step(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.move(id, anna)
        for rest, step in (("", 0), ("-3", 0), ("99", 1), ("9" * 40, 0), ("1:x", 1), ("²", 0)):
            answer = await room.press(anna, "step", id, rest)
            assert answer.private
            assert answer.message is not None
            assert where(answer.message)[0] == step


async def test_of_what_is_no_longer_kept_the_words_are_told(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio)
        await room.sent()
        play.clock.move(400 * 86_400)
        await room.tables.prune(30)
        answer = await room.press(anna, "step", id, "3")
        assert "How the table stood then is not kept any more." in answer.text
        assert answer.message is not None
        assert answer.message.files == ()
        assert where(answer.message)[0] == 3
