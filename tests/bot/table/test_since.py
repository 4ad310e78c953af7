"""*Since my turn*: what has happened since one's own last move, and what it means for oneself."""

from engine.core.values.refusals import Refusal
from engine.tables.transaction.request import Request
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats


async def test_what_the_others_did_and_what_it_means(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio, game="carrara")
        for _ in range(60):
            (other,) = await room.to_move(id, anna, play.clio)
            mover = anna if other is play.clio else play.clio
            since = await room.tables.since_turn(int(other.user.id), id)
            assert not isinstance(since, Refusal)
            if since.means and since.entries[0].step:
                break
            await room.move(id, other)
        await room.sent()
        post = other.sees(thread)[-1]
        answer = await other.press("Since my turn", on=post)
        assert answer.private
        head, title, *lines = answer.text.splitlines()
        assert id in head
        assert title == "**What it means for you**", "that first: the rest may go on for pages"
        happened = lines.index("**Since your turn**")
        assert lines[:happened]
        assert all(line.startswith("• ") for line in lines[:happened])
        assert lines[happened + 1].startswith(f"• {mover.user.name} ")
        assert all(line.startswith("• ") for line in lines[happened + 1 :])
        assert answer.message is not None
        assert answer.message.buttons == ["Picture by picture", "Play"]


async def test_right_after_ones_own_move_nothing_has_happened(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        await room.sent()
        nothing = await anna.press("Since my turn", on=anna.sees(thread)[-1])
        assert nothing.text.splitlines()[1:] == ["Nothing has happened since your last move."]
        await room.move(id, play.clio)
        show = await anna.command("/table show", at=thread)
        since = await anna.press("Since my turn", on=show.message)
        assert "Clio has chosen a favourite." in since.text
        assert "Anna has chosen" not in since.text


async def test_in_the_middle_of_his_turn_it_is_still_since_the_turn_before(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        for person in (anna, play.clio):
            await room.move(id, person)
        (first,) = await room.to_move(id, anna, play.clio)
        second = anna if first is play.clio else play.clio
        while await room.to_move(id, first) == [first]:
            await room.move(id, first)
        await second.command("/pebbles draw", at=thread)
        show = await second.command("/table show", at=thread)
        since = await second.press("Since my turn", on=show.message)
        assert f"• {first.user.name} " in since.text, "what he did comes before one's own draw"
        assert f"• {second.user.name} drew " in since.text
        assert f"{second.user.name} has chosen" not in since.text


async def test_who_only_watches_is_told_what_happened_last(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        await room.sent()
        answer = await play.dora.press("Since my turn", on=play.dora.sees(thread)[-1])
        assert answer.private
        assert "Anna a choisi sa couleur préférée." in answer.text
        assert "ton tour" not in answer.text
        assert answer.message is not None
        assert answer.message.buttons[0] == "Image par image"


async def test_it_is_answered_from_a_direct_message_in_ones_own_language(play: Play, bruno: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(bruno, play.clio)
        await room.press(bruno, "dm-yes")
        await room.move(id, bruno)
        await room.move(id, play.clio)
        await room.sent()
        screen = next(seen for seen in bruno.sees(bruno.direct) if "Ton paravent" in seen.text)
        answer = await bruno.press("Depuis mon tour", on=screen)
        assert answer.private
        assert "**Depuis ton tour**\n• Clio a choisi sa couleur préférée." in answer.text


async def test_what_is_too_much_for_one_message_is_told_in_pages(play: Play, anna: Person) -> None:
    """The host takes back again and again what the others do: all that is told, and nothing of it is his own move."""
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio, game="carrara")
        while await room.to_move(id, play.clio) == []:
            await room.move(id, anna)
        host = int(anna.user.id)
        for time in range(25):
            step = (await room.move(id, play.clio)).step
            await room.tables.undo_as_host(Request(f"back {time}", host), id, step)
        page = (await anna.press("Since my turn", on=(await anna.command("/table show", at=thread)).message)).message
        assert page is not None
        pages = [page.text]
        while "Next page" in page.buttons:
            await anna.press("Next page", on=page)
            page = await room.changes(anna, page)
            pages.append(page.text)
            if "Previous page" in page.buttons and "Next page" in page.buttons:
                break
        assert len(pages) > 1
        assert max(map(len, pages)) <= 2_000
        assert "~~" in pages[-1]
        assert (await room.press(anna, "since-page", id, "99")).private


async def test_a_game_that_has_not_begun_or_is_not_there(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        for what in ("since", "since-page", "step"):
            for rest in ("", "0", "-1", "9" * 40, "x", "²:later"):
                assert (await room.press(anna, what, id, rest)).text.startswith("No game is going on at this table.")
                assert (await room.press(anna, what, "nowhere", rest)).private
