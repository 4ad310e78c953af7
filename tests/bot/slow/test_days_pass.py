"""Days pass: reminders with their buttons, who is late, what the others press, threads that sleep, times that move."""

from sandbox.client.person import Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats

HOUR, DAY, WEEK = 3_600, 86_400, 604_800


async def pass_time(at: Seats, seconds: int) -> None:
    """So much time passes for everything; what is due is done and sent."""
    await at.play.sandbox.pass_time(seconds)
    while await at.tables.tick() == 0:
        pass
    await at.sent()


async def agreed(at: Seats, *people: Person) -> None:
    """They want direct messages."""
    for person in people:
        await at.press(person, "dm-yes")


def reminded(person: Person) -> list[Seen]:
    """The reminders before somebody, in his direct messages."""
    later = ("Later today", "Plus tard aujourd’hui")
    return [seen for seen in person.sees(person.direct) if {*later} & {*seen.buttons}]


async def begun(at: Seats, **chosen: str) -> tuple[str, Person, Person]:
    """A table of Anna and Bruno: its id, whose turn it is, and the other."""
    anna, bruno = at.play.anna, at.play.bruno
    id, _ = await at.started(anna, bruno, **chosen)
    for person in (anna, bruno):  # both choose a favourite; then it is somebody's turn
        await at.move(id, person)
    (asked,) = await at.to_move(id, anna, bruno)
    await at.sent()
    return id, asked, bruno if asked is anna else anna


async def test_one_direct_message_with_all_that_waits_and_its_play_leads_on(play: Play) -> None:
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        tables = [(await begun(at))[0] for _ in range(2)]
        await pass_time(at, DAY + HOUR)
        found = {person.user.name: reminded(person) for person in (play.anna, play.bruno)}
        for person in (play.anna, play.bruno):
            owed = [id for id in tables if await at.to_move(id, person)]
            assert len(found[person.user.name]) == (1 if owed else 0)
            assert all(id in found[person.user.name][0].text for id in owed)
        first = next(person for person in (play.anna, play.bruno) if found[person.user.name])
        message = found[first.user.name][0]
        answer = await first.press(message.buttons[0], on=message)
        assert answer.private


async def test_later_and_quiet_are_answered_and_kept(play: Play) -> None:
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        id, mover, _ = await begun(at)
        await pass_time(at, DAY + HOUR)
        (message,) = reminded(mover)
        later, quiet, away = message.buttons[1:]
        assert "…" not in later + quiet + away
        await mover.press(later, on=message)
        await pass_time(at, 5 * HOUR)
        (again,) = reminded(mover)
        assert again.id != message.id, "it takes the place of the one before"
        await mover.press(quiet, on=again)
        await pass_time(at, 9 * DAY)
        assert [seen.id for seen in reminded(mover)] == [again.id]
        assert await at.to_move(id, mover) == [mover]


async def test_where_direct_messages_are_closed_the_thread_calls_of_this_table_alone(play: Play) -> None:
    async with seats(play) as at:
        id, mover, _ = await begun(at)
        other, *_ = await begun(at)
        await pass_time(at, DAY + HOUR)
        thread = await at.thread(id)
        calls = [seen for seen in mover.sees(thread) if "Later today" in seen.buttons]
        assert calls, "he is called there"
        assert mover.user.name in calls[-1].text
        assert other not in calls[-1].text
        assert reminded(mover) == []


async def test_a_sleeping_thread_is_woken_and_play_works_whatever_it_does(play: Play) -> None:
    async with seats(play) as at:
        await agreed(at, play.anna, play.bruno)
        id, mover, _ = await begun(at)
        thread = await at.thread(id)
        await play.sandbox.happenings.archive(thread)
        await pass_time(at, DAY + HOUR)
        assert not thread.archived, "before he is reminded"
        (message,) = reminded(mover)
        await play.sandbox.happenings.archive(thread, locked=True)
        assert (await mover.press(message.buttons[0], on=message)).private


async def test_the_post_shows_pace_and_reserve_and_is_corrected_when_they_move(play: Play) -> None:
    async with seats(play) as at:
        id, _, _ = await begun(at, pace="a move a day")
        thread = await at.thread(id)
        post = play.anna.sees(thread)[-1]
        assert "⏳" in post.text
        assert post.text.count(":R>") == 2, "until when it is expected, and with the reserve"
        await play.anna.command("/admin pause", table=id)
        await pass_time(at, 2 * DAY)
        await play.anna.command("/admin resume", table=id)
        await at.sent()
        newest = [seen for seen in play.anna.sees(thread) if "⏳" in seen.text][-1]
        clock = (await at.overview(id)).clocks[0]
        assert f"<t:{clock.due_at}:R>" in newest.text


async def test_whose_time_runs_out_is_told_of_and_the_others_press(play: Play) -> None:
    async with seats(play) as at:
        id, late, stays = await begun(at, pace="a move a day")
        await pass_time(at, 2 * DAY + HOUR)
        thread = await at.thread(id)
        asked = [seen for seen in stays.sees(thread) if "Give more time" in seen.buttons]
        assert len(asked) == 1
        refused = await late.press("Give more time", on=asked[0])
        assert refused.private
        assert (await at.overview(id)).clocks[0].late_since is not None
        answer = await stays.press("Computer plays this turn", on=asked[0])
        assert answer.private
        await at.tables.computers_idle()
        await at.sent()
        assert await at.to_move(id, late, stays) == [stays]
        assert all("Give more time" not in seen.buttons for seen in stays.sees(thread)), "and it is closed"


async def test_an_open_seat_is_listed_and_taken_by_a_stranger(play: Play) -> None:
    async with seats(play) as at:
        id, late, stays = await begun(at, pace="a move a day")
        await pass_time(at, 2 * DAY + HOUR)
        thread = await at.thread(id)
        (asked,) = [seen for seen in stays.sees(thread) if "Open the seat" in seen.buttons]
        await stays.press("Open the seat", on=asked)
        await at.sent()
        listed = await play.clio.command("/table list")
        assert "a seat is open" in listed.text
        shown = await play.clio.command("/table show", table=id)
        assert shown.message is not None
        assert "Take the seat" in shown.message.buttons
        await play.clio.press("Take the seat", on=shown.message)
        await at.sent()
        assert sorted(await at.names(id)) == sorted([stays.user.name, "Clio"])
        gone = await at.press(late, "screen", id)
        assert gone.private


async def test_who_returns_has_his_seat_back_from_a_computer(play: Play) -> None:
    async with seats(play) as at:
        id, late, stays = await begun(at, pace="a move a day")
        await pass_time(at, 2 * DAY + HOUR)
        (asked,) = [seen for seen in stays.sees(await at.thread(id)) if "Computer plays on" in seen.buttons]
        await stays.press("Computer plays on", on=asked)
        await at.sent()
        assert "" in await at.names(id)
        answer = await at.press(late, "play", id)
        assert answer.message is not None
        take = next(label for label in answer.message.buttons if label in ("Take the seat", "Prendre la place"))
        await late.press(take, on=answer.message)
        assert sorted(await at.names(id)) == ["Anna", "Bruno"]


async def test_a_lobby_that_nobody_joins_is_warned_of_and_kept_by_a_press(play: Play) -> None:
    async with seats(play) as at:
        id = await at.opened(play.anna)
        await pass_time(at, WEEK + HOUR)
        warned = [seen for seen in play.anna.sees() if "Keep the table" in seen.buttons]
        assert len(warned) == 1
        await play.anna.press("Keep the table", on=warned[0])
        await at.sent()
        assert not [seen for seen in play.anna.sees() if "Keep the table" in seen.buttons]
        await pass_time(at, 6 * DAY)
        assert await at.status(id) == "open"
        await pass_time(at, DAY + HOUR)
        await pass_time(at, 3 * DAY + HOUR)
        assert await at.status(id) == "abandoned"


async def test_another_pace_is_asked_of_the_others(play: Play) -> None:
    async with seats(play) as at:
        id, mover, other = await begun(at)
        await play.anna.command("/table pace", to="a move a week", table=id)
        await at.sent()
        thread = await at.thread(id)
        (asked,) = [seen for seen in play.bruno.sees(thread) if "a move a week" in seen.text and seen.buttons]
        await play.bruno.press("Agree", on=asked)
        await at.sent()
        assert (await at.overview(id)).table.pace == WEEK
        assert {mover, other} == {play.anna, play.bruno}
