"""Around a turn: a refused command that is continued, what no longer goes together, tips, and computers that answer."""

import pytest

from bot.turn.taps import CONFIRM
from engine.core.forms.forms import Form
from tests.bot.conftest import Play
from tests.bot.match import match, written
from tests.bot.seating import Seats
from tests.bot.sketching import sketched as sketched
from tests.bot.turn.pressing import Turning, at_a_table, finished

pytestmark = pytest.mark.usefixtures("tiny")


async def test_a_refused_command_is_continued_from_what_could_be_read(play: Play) -> None:
    async with at_a_table(play, "carrara", play.anna, play.clio) as table:
        who, form = await table.about_to("turn", "build")
        typed = written(table.room.bot, "carrara", "build", form.values)
        answer = await who.person.command(
            "/carrara build", at=who.place, **{**typed, "blocks": "99 white", "building": typed["building"]}
        )
        assert "What could be read of it is kept" in answer.text
        assert answer.message is not None
        assert answer.message.buttons == ["Play"]
        page = await who.play()
        assert "The table has changed" not in page.text
        assert "No longer possible" not in page.text
        plan = await who.plan()
        assert plan is not None
        assert {name: plan.values.get(name) for name in ("building", "city")} == {
            name: form.values[name] for name in ("building", "city")
        }
        await who.go(form)
        await who.tap(CONFIRM)
        assert table.made()[max(table.made())] == form


async def test_what_does_not_go_together_any_more_is_said(play: Play) -> None:
    """In Pebbles the coins are for pebbles and a shell: with more pebbles there is no money left for it."""
    async with at_a_table(play, "pebbles", play.anna, play.clio) as table:
        who, _ = await table.about_to("take", "take")
        await who.play()
        if "z0" in who.controls:
            await who.tap("z0")
        shell = next(tap for tap in who.controls if tap.startswith("o1."))
        await who.tap(shell)
        plan = await who.plan()
        assert plan is not None
        assert "shell" in plan.values
        for _ in range(12):
            more = [tap for tap in who.controls if tap.startswith("c0.") and not tap.endswith(".0")]
            if not more or "No longer possible: shell." in who.page.text:
                break
            await who.tap(more[0])
        assert "No longer possible: shell." in who.page.text
        assert (await who.plan() or Form("")).values.keys() >= {"pebbles"}


async def test_tips_come_by_themselves_and_go_with_one_press(play: Play) -> None:
    async with at_a_table(play, "carrara", play.anna, play.clio) as table:
        who, _ = await table.about_to("turn", "build")
        page = await who.play()
        assert "> One action: buy" in page.text
        told = await who.person.press("No more tips", on=page)
        assert "No more tips." in told.text
        assert "> One action: buy" not in told.text
        again = await who.play()
        assert ">" not in again.text
        assert "Help" in again.buttons


async def test_what_can_only_stay_at_nothing_cannot_be_pressed(play: Play) -> None:
    async with at_a_table(play, "carrara", play.anna, play.clio) as table:
        who, _ = await table.about_to("take", "take")
        await who.play()
        await who.tap(next(tap for tap in who.controls if tap.startswith(("o0.", "v1."))))
        for _ in range(6):
            labels = {each["label"]: each["custom_id"] for each in who.page.components if "/" in str(each.get("label"))}
            nothing = [control.rsplit(":", 1)[1] for label, control in labels.items() if " 0/" in label]
            assert not any(tap.endswith(".0") and tap in who.controls for tap in nothing)
            if not labels or "z1" not in who.controls:
                break
            await who.tap(next(tap for tap in who.controls if tap.startswith("c1.")))


async def test_computers_have_answered_before_the_page_says_whose_turn_it_is(play: Play) -> None:
    async with match(play, play.anna, computers=1) as game:
        who = Turning(Seats(game.bot, play), play.anna, game.table, game.bot.games["carrara"])
        await who.play()
        while not who.page.text.startswith(("Done: Anna buys", "Done: Anna takes", "Done: Anna builds")):
            await who.go(await game.chosen(play.anna))
            await who.tap(CONFIRM)
        assert "It is your turn." in who.page.text
        assert "Now it is up to" not in who.page.text
        assert who.page.buttons == ["Play", "Take back my move"]
        asked = await play.anna.press("Take back my move", on=who.page)
        assert "Computer 1" in asked.text, "what it has done since would be undone as well, and is told before"
        assert asked.message is not None
        step = await who.step()
        await play.anna.press(asked.message.buttons[0], on=asked.message)
        await finished()
        await game.settled()
        assert await who.step() > step, "nobody else has to agree"
