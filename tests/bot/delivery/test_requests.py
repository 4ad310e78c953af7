"""How much is asked of Discord: one ordinary move is one post, and for each screen it changes one send and one delete.

The first direct message to somebody takes one request more, which opens his channel.
"""

from tests.bot.conftest import Play
from tests.bot.delivery.delivering import delivering
from tests.bot.sketching import sketched as sketched


async def test_the_requests_of_a_move_do_not_grow_with_the_game(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        thread, people = hands.thread().id, (play.anna, play.bruno)
        moves = 0
        while (await hands.overview(table)).table.status == "playing":
            before, posts = len(hands.asked), len(hands.posts())
            mover = await hands.asked_at(table, *people)
            await hands.answer(table, mover)
            await hands.settled()
            moves += 1
            made = hands.asked[before:]
            if (await hands.overview(table)).table.status != "playing":
                made.remove(f"PATCH /api/v10/channels/{play.games.id}/messages/{thread}")  # the panel shows the end
            assert len(hands.posts()) == posts + 1
            assert [each for each in made if thread in each] == [f"POST /api/v10/channels/{thread}/messages"]
            screens = [each for each in made if thread not in each]
            sent = [each for each in screens if each.startswith("POST")]
            gone = [each for each in screens if each.startswith("DELETE")]
            assert len(sent) == len(gone) <= len(people)
            assert len(screens) == len(sent) + len(gone)
        assert moves >= 15


async def test_a_move_of_which_no_screen_changes_is_one_request(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, direct=False)
        before = len(hands.asked)
        await hands.answer(table, play.anna)
        await hands.settled()
        assert len(hands.asked) == before + 1
