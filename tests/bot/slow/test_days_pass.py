"""Days pass: reminders with their buttons, who is late, what the others press, threads that sleep, times that move."""

from datetime import timedelta

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
        assert "time has run out" in asked[0].text
        assert "the computer plays" in asked[0].text
        refused = await late.press("Give more time", on=asked[0])
        assert refused.private
        assert any(said in refused.text for said in ("It is you the table waits for", "C’est toi que la table attend"))
        assert (await at.overview(id)).clocks[0].late_since is not None
        answer = await stays.press("Computer plays this turn", on=asked[0])
        assert answer.private
        await at.tables.computers_idle()
        await at.sent()
        assert await at.to_move(id, late, stays) == [stays]
        assert all("Give more time" not in seen.buttons for seen in stays.sees(thread)), "and it is closed"


async def test_who_is_late_and_goes_away_moves_when_a_computer_plays_and_the_others_read_it(play: Play) -> None:
    async with seats(play) as at:
        id, late, stays = await begun(at, pace="a move a day")
        await pass_time(at, 2 * DAY + HOUR)
        thread, user = await at.thread(id), int(late.user.id)
        today = await at.tables.today(user)
        await at.tables.go_away(user, today, today + timedelta(days=5))
        await at.sent()
        (asked,) = [seen for seen in stays.sees(thread) if "Give more time" in seen.buttons]
        clock = (await at.overview(id)).clocks[0]
        assert clock.late_until is not None
        assert clock.late_until > play.clock.now() + 5 * DAY
        assert f"<t:{clock.late_until}:R>" in asked.text
        assert "clock stands still" in stays.sees(thread)[-1].text


async def test_where_nobody_is_in_a_hurry_it_is_said_for_how_long_he_has_not_answered(play: Play) -> None:
    async with seats(play) as at:
        id, _, stays = await begun(at)
        for _ in range(16):
            await pass_time(at, DAY)
        (asked,) = [seen for seen in stays.sees(await at.thread(id)) if "Go on waiting" in seen.buttons]
        assert "has not answered for weeks" in asked.text
        assert "time has run out" not in asked.text


async def test_before_a_computer_keeps_the_seat_that_is_said(play: Play) -> None:
    async with seats(play) as at:
        id, late, stays = await begun(at, pace="a move a day")
        thread, texts = await at.thread(id), list[str]()
        for _ in range(12):
            await pass_time(at, DAY)
            await at.tables.computers_idle()
            texts += [seen.text for seen in stays.sees(thread) if "Give more time" in seen.buttons]
            if await at.to_move(id, late, stays) == [stays]:
                await at.move(id, stays)
                await at.sent()
        assert any("If nobody chooses, the computer plays" in text for text in texts), "the first time"
        assert any("If nobody chooses, a computer takes the seat" in text for text in texts), "and the second"


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
        (asked,) = [seen for seen in stays.sees(await at.thread(id)) if "Computer takes the seat" in seen.buttons]
        await stays.press("Computer takes the seat", on=asked)
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


def warnings(person: Person) -> list[Seen]:
    """The messages before somebody that say a table will be closed."""
    return [seen for seen in person.sees() if "Keep the table" in seen.buttons]


async def test_who_joins_instead_of_pressing_keeps_it_as_well_and_is_warned_anew(play: Play) -> None:
    async with seats(play) as at:
        id = await at.opened(play.anna)
        await pass_time(at, WEEK + HOUR)
        (warned,) = warnings(play.anna)
        panel = await play.anna.will_see(f"· {id}**")
        await play.bruno.press(panel.buttons[0], on=panel)
        await at.sent()
        assert warnings(play.anna) == []
        assert [seen.text for seen in play.anna.sees() if seen.id == warned.id] == ["This table stays."]
        await pass_time(at, WEEK + HOUR)
        (again,) = warnings(play.anna)
        assert again.id != warned.id, "a new message: an old one that is changed calls nobody"
        await pass_time(at, 3 * DAY + HOUR)
        assert await at.status(id) == "abandoned"


async def test_a_lobby_that_was_warned_of_and_is_started_says_so(play: Play) -> None:
    async with seats(play) as at:
        id = await at.opened(play.anna, play.bruno)
        await pass_time(at, WEEK + HOUR)
        (warned,) = warnings(play.anna)
        await play.anna.command("/table start", table=id)
        await at.sent()
        assert [seen.text for seen in play.anna.sees() if seen.id == warned.id] == ["This table stays."]


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
