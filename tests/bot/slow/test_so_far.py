"""A game that ends without a result: how it stood can be read, and what was hidden stays hidden."""

import pytest

from bot.pages.scores import so_far
from bot.words.voice import Voice
from engine.core.door import look
from engine.core.play import start
from engine.core.state.views import player_section
from engine.tables.seeing.shown import Look
from tests.bot.conftest import Play
from tests.bot.seating import seats
from tests.bot.slow.test_days_pass import DAY, HOUR, pass_time
from tests.roots import GAMES

SO_FAR = "How it stood so far"


async def test_the_last_post_of_a_game_that_nobody_touched_says_how_it_stood(play: Play) -> None:
    async with seats(play) as at:
        id, thread = await at.started(play.anna, play.bruno, game="lanterns")
        await pass_time(at, 30 * DAY + HOUR)
        await pass_time(at, 14 * DAY + HOUR)
        assert await at.status(id) == "abandoned"
        last = [seen for seen in play.anna.sees(thread) if "without a result" in seen.text][-1]
        assert SO_FAR in last.text
        assert "Anna has no coins." in last.text
        assert "Bruno has no coins." in last.text
        shown = await play.clio.command("/table show", table=id)
        assert SO_FAR in shown.text
        assert "Anna has no coins." in shown.text


async def test_a_game_that_those_who_run_the_server_close_says_so_as_well(play: Play) -> None:
    async with seats(play) as at:
        id, thread = await at.started(play.anna, play.bruno, game="lanterns")
        asked = (await play.anna.command("/admin close", table=id)).message
        assert asked is not None
        await play.anna.press(asked.buttons[0], on=asked)
        await play.anna.will_see("without a result", at=thread)
        await at.sent()
        assert any(SO_FAR in seen.text for seen in play.anna.sees(thread))


async def test_a_game_that_goes_on_does_not(play: Play) -> None:
    async with seats(play) as at:
        id, thread = await at.started(play.anna, play.bruno, game="lanterns")
        await at.sent()
        assert all(SO_FAR not in seen.text for seen in play.anna.sees(thread))
        assert SO_FAR not in (await play.anna.command("/table show", table=id)).text


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_says_it_of_every_seat_and_the_same_to_everybody(name: str, language: str) -> None:
    game = GAMES[name]
    n = game.declares.players[-1]
    state, _ = start(game, n, game.declares.options(), b"sixteen bytes...")
    names = [f"player {seat}" for seat in range(n)]
    said = []
    for viewer in (None, *range(n)):
        view = look(game, state, viewer)
        seen = Look("table", 0, view, game.shows.tell(view))
        assert {player_section(seat) for seat in range(n)} <= {section.name for section in seen.told}
        said.append(list(so_far(Voice(language, game, names), seen, n)))
    assert all(each == said[0] for each in said)
