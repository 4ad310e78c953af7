"""Who sees the screen of a seat: whoever sits there now, and neither those who left it nor the host."""

from pathlib import Path

import pytest

from engine.contract.secrecy import CANARY
from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.storage.records import Person
from engine.tables.transaction.request import Request
from tests.tables.room import THERE, code, done, door_at, room_in
from tests.tables.secrecy.checks import listen
from tests.tables.secrecy.ear import Ear
from tests.tables.secrecy.hidden import planted, rows, seat_of
from tests.tables.secrecy.questions import look_at_everything
from tests.tables.secrecy.scenes import ANNA, BRUNO, CARLA, DINO, EVA, FINA, STRANGER, Scene, changed_hands, staged

OWN = ("mine", "person", "own_data")
"""Calls about oneself: another's are different, of course."""


@pytest.fixture
async def scene(tmp_path: Path) -> Scene:
    """Bruno's seat is Eva's now, Carla's a computer's; Dino is offered Anna's, who is the host."""
    return await staged(tmp_path / "scene.db", changed_hands, "pebbles")


def by_question(ear: Ear, scene: Scene) -> dict[str, str]:
    """What was heard of the table that is played at."""
    told = (heard for heard in ear.heard if not heard.what.startswith(OWN) and scene.lobby not in heard.what)
    return {heard.what: heard.answer for heard in told}


def former_seat(scene: Scene, user: int) -> Seat:
    with rows(scene.path) as db:
        found = db.execute(
            "SELECT seat FROM seats JOIN people ON people.id = person"
            " WHERE table_id = ? AND user = ? AND until_step IS NOT NULL",
            (scene.table, user),
        ).fetchone()
    return int(found[0])


@pytest.mark.parametrize(
    "user", [BRUNO, CARLA, DINO, STRANGER], ids=["was replaced", "has resigned", "was offered a seat", "was never here"]
)
async def test_who_does_not_sit_there_sees_what_the_public_sees(scene: Scene, user: int) -> None:
    public = by_question(await listen(scene.path, scene, None, look_at_everything), scene)
    his = by_question(await listen(scene.path, scene, user, look_at_everything), scene)
    assert {what: his[what] for what in public} == public


@pytest.mark.parametrize("user", [BRUNO, CARLA], ids=["was replaced", "has resigned"])
async def test_who_has_left_a_seat_has_no_door_no_draft_and_no_question(scene: Scene, user: int) -> None:
    async with room_in(scene.path) as room:
        assert code(await door_at(room.tables, user, scene.table)) == "tables.not-seated"
        assert await room.tables.draft_for(user, scene.table) is None
        assert [item for item in await room.tables.mine(user) if item.table == scene.table] == []


async def test_a_newcomer_sees_the_screen_and_what_was_said_to_the_seat_before_he_came(scene: Scene) -> None:
    seat = former_seat(scene, BRUNO)
    ear = await listen(scene.path, scene, EVA, look_at_everything)
    with rows(scene.path) as db:
        assert seat_of(db, scene.table, EVA) == seat
    heard = by_question(ear, scene)
    assert f'"viewer":{seat}' in heard[f"view_at ('{scene.table}', 1)"]
    assert "favoured-own" in heard[f"log_for ('{scene.table}',)"]
    assert '"screen":null' not in heard[f"view_for ('{scene.table}',)"]


async def test_what_is_planted_behind_a_screen_reaches_who_sits_there(scene: Scene, tmp_path: Path) -> None:
    """The marks are where they should be: that nobody else finds them means something."""
    ear = await listen(planted(scene, BRUNO, tmp_path / "planted.db"), scene, EVA, look_at_everything)
    reached = {heard.what.split()[0] for heard in ear.heard if str(CANARY) in heard.answer}
    assert reached >= {
        "view_for",
        "view_at",
        "log_for",
        "since",
        "since_turn",
        "past",
        "export_for",
        "door:",
        "own_data",
        "person",
    }


async def test_drafts_and_preferences_reach_their_owner(scene: Scene, tmp_path: Path) -> None:
    path = planted(scene, None, tmp_path / "planted.db")
    async with room_in(path) as room:
        drafts = [await room.tables.draft_for(user, scene.table) for user, _, _ in scene.begun]
        assert all(str(CANARY) in repr(draft) for draft in drafts)
        assert drafts
        anna = await room.tables.person(ANNA)
        assert isinstance(anna, Person)
        assert anna.dm_channel == CANARY


async def test_a_host_sees_no_more_than_if_he_were_none(scene: Scene) -> None:
    as_host = await listen(scene.path, scene, ANNA, look_at_everything)
    with rows(scene.path) as db:
        db.execute("UPDATE tables SET host = (SELECT id FROM people WHERE user = ?)", (EVA,))
    as_guest = await listen(scene.path, scene, ANNA, look_at_everything)
    says_who_is_host = (
        "overview",
        "governed",
        "listed",
        "known",
        "seated",
        "own_data",
        "seen",
        "at_table",
        "since_turn",
        "past",
    )
    seen, seen_too = (
        [heard for heard in ear.heard if not heard.what.startswith(says_who_is_host)] for ear in (as_host, as_guest)
    )
    assert seen == seen_too


async def test_who_was_forgotten_and_comes_back_sees_what_the_public_sees(scene: Scene) -> None:
    async with room_in(scene.path) as room:
        assert await room.tables.forget(EVA) is None
        await room.tables.meet(EVA, "Eva")
        tables, table = room.tables, scene.table
        assert await tables.view_for(EVA, table, THERE) == await tables.view_for(None, table)
        assert await tables.log_for(EVA, table, access=THERE) == await tables.log_for(None, table)
        assert await tables.draft_for(EVA, table, THERE) is None


async def test_an_offered_seat_is_seen_from_the_moment_it_is_taken(scene: Scene) -> None:
    async with room_in(scene.path) as room:
        before = await room.tables.view_for(ANNA, scene.table)
        done(await room.tables.join(room.by(DINO), scene.table))
        after = await room.tables.view_for(DINO, scene.table)
        assert getattr(after, "view", after) == getattr(before, "view", before)
        assert await room.tables.view_for(ANNA, scene.table) == await room.tables.view_for(None, scene.table)


async def test_neither_a_draft_nor_an_offer_is_noticed_by_anybody_else(scene: Scene) -> None:
    before = [await listen(scene.path, scene, user, look_at_everything) for user in (None, EVA, CARLA)]
    user, decision, form = scene.begun[0]
    assert user == ANNA
    async with room_in(scene.path) as room:
        room.now += 30
        seat = await room.seat(scene.table, ANNA)
        assert await room.tables.keep_draft(ANNA, scene.table, decision, Form(form.verb)) is None
        done(await room.tables.replace(room.by(ANNA), scene.table, seat, FINA))
    after = [await listen(scene.path, scene, user, look_at_everything) for user in (None, EVA, CARLA)]
    assert [ear.heard for ear in before] == [ear.heard for ear in after]


async def test_the_answer_to_a_request_is_for_whoever_made_it(scene: Scene) -> None:
    user, decision, _ = scene.begun[0]
    async with room_in(scene.path) as room:
        asked = (scene.table, decision, Form("take", {"pebbles": (3, 3, 3)}))
        own = await room.tables.submit(Request("the same", user), *asked)
        assert code(own) == "core.too-many-of-kind"
        for other in (BRUNO, CARLA, DINO, EVA, STRANGER):
            answer = await room.tables.submit(Request("the same", other), *asked)
            assert answer == Refusal("tables.request-reused")
        assert await room.tables.submit(Request("the same", user), *asked) == own
