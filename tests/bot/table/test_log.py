"""`/table log`: what has happened, as one person may know it, in pages."""

import re

from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats
from tests.bot.sketching import sketched as sketched

_SHOWN = re.compile(r"Steps (\d+) to (\d+) of (\d+)")


def shown(text: str) -> list[int]:
    """The first and last step of a page, and the newest there is."""
    found = _SHOWN.search(text)
    assert found is not None, text
    return [int(each) for each in found.groups()]


async def test_a_long_log_is_read_back_page_by_page_and_forth_again(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio, game="carrara")
        await room.play_on(id, anna, play.clio, steps=70)
        answer = await anna.command("/table log", at=thread)
        pages, seen = [shown(answer.text)], answer.message
        assert pages[0][1] == pages[0][2], "the newest come first"
        while pages[-1][0] > 0:
            assert seen is not None
            await anna.press("Older", on=seen)
            seen = await room.becomes(anna, seen, f" to {pages[-1][0] - 1} of")
            pages.append(shown(seen.text))
            assert len(seen.text) <= 2_000
        assert len(pages) > 1
        assert seen is not None
        assert "Everyone starts with" in seen.text
        await anna.press("Newer", on=seen)
        await room.becomes(anna, seen, f"Steps {pages[-1][1] + 1} to")


async def test_each_sees_his_own_secrets_and_nobody_elses(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        own, others, public = [
            (await person.command(line, at=thread)).text
            for person, line in ((anna, "/table log"), (play.clio, "/table log"), (play.dora, "/table journal"))
        ]
        assert "You chose" in own
        assert "You chose" not in others
        assert "a choisi" in public
        assert "Tu as choisi" not in public


async def test_from_a_step_on(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio, steps=4)
        for step, first in ((2, 2), (0, 0), (4, 4), (999, 4), (2**52, 4)):
            assert shown((await anna.command("/table log", at=thread, step=step)).text)[0] == first
        assert id in (await anna.command("/table log", at=anna.direct)).text


async def test_what_was_taken_back_is_struck_out(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        await anna.command("/table undo", at=thread)
        assert "~~" in (await anna.command("/table log", at=thread)).text


async def test_before_the_start_there_is_none(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        await room.opened(anna)
        assert (await anna.command("/table log")).text.startswith("The game has not begun")


async def test_a_forged_page_is_no_more_than_a_page(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        for rest in ("to-5", "from99999999999", "to", "x" * 60, "from-1", "since", "²"):
            answer = await room.press(anna, "page", id, rest)
            assert answer.private
            assert id in answer.text
