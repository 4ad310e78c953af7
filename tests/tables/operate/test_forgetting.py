"""An export of all that is kept of a person, and forgetting him without a trace."""

from typing import Any

from engine.core.stored import to_json
from engine.core.values.refusals import Refusal
from engine.tables.service import Request
from engine.tables.storage.records import Posted
from engine.tables.storage.stored import Stored
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, THERE, Room, code, done
from tests.tables.situations import (
    GREY,
    after_a_draw,
    everything,
    favours,
    first_turn,
    host_of,
    log_of,
    overview_of,
    person,
    sitters,
)

ZELDA = 424_242_424_242
CHANNEL = 989_898_989_898
"""Her id and her channel, and her name, are such that nothing else in the file looks like them."""


# Export


async def test_an_export_holds_all_that_is_kept_of_a_person(room: Room) -> None:
    """Whatever column points to a person, its rows are in the export."""
    table, player = await after_a_draw(room, ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, player)
    form = await room.form(player, table)
    assert await room.tables.keep_draft(player, table, decision, form) is None
    invited = await room.opened(CARLA)
    done(await room.tables.invite(room.by(CARLA), invited, player, call=True))
    await room.tables.outbox.done([], Posted(invited, (await person(room, player)).id, "invite", None, 70, 71))
    export = await room.tables.own_data(player)
    assert not isinstance(export, Refusal)
    assert export["person"]["user"] == player
    assert [kept["table"] for kept in export["tables"]] == [table]
    assert export["tables"][0]["view"].screen.favourite == "grey"
    assert [kept["table_id"] for kept in export["drafts"]] == [table]
    assert [kept["table_id"] for kept in export["invitations"]] == [invited]
    assert [(kept["table_id"], kept["status"]) for kept in export["calls"]] == [(invited, "waiting")]
    assert [(kept["table_id"], kept["message"]) for kept in export["called"]] == [(invited, 71)]
    assert to_json(export)


async def test_no_row_of_a_person_is_missing_from_his_export(room: Room) -> None:
    table, _ = await after_a_draw(room, ANNA, BRUNO)
    done(await room.tables.replace(room.by(ANNA), table, await room.seat(table, ANNA), CARLA))
    assert await room.tables.bar(room.by(BRUNO), 7, ANNA) is None
    export = await room.tables.own_data(ANNA)
    assert not isinstance(export, Refusal)
    number = (await person(room, ANNA)).id

    def links(stored: Stored) -> dict[str, int]:
        tables = [name for (name,) in stored.db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        columns = [
            (name, row[3])
            for name in tables
            for row in stored.db.execute(f"PRAGMA foreign_key_list({name})")
            if row[2] == "people"
        ]
        count = stored.db.execute
        return {
            f"{name}.{column}": count(f"SELECT count(*) FROM {name} WHERE {column} = ?", (number,)).fetchone()[0]
            for name, column in columns
        }

    assert await room.tables.store.read(links) == {
        "tables.host": len(export["hosted"]),
        "seats.person": len(export["seats"]),
        "seats.held_for": len(export["held"]),
        "invitations.person": len(export["invitations"]),
        "requests.person": len(export["requests"]),
        "drafts.person": len(export["drafts"]),
        "audit.person": len(export["audit"]),
        "bars.person": len(export["bars"]),
    }
    assert export["bars"]
    assert export["audit"]


async def test_an_export_holds_nothing_that_others_hide(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    export = await room.tables.own_data(ANNA)
    text = to_json(export).decode()
    assert "favoured-own" not in text
    assert str(BRUNO) not in text
    assert "seed" not in text
    public = await room.tables.export_for(None, table)
    assert not isinstance(public, Refusal)
    assert (public["seat"], public["view"].screen) == (None, None)


async def test_who_is_unknown_has_nothing_to_export(room: Room) -> None:
    assert code(await room.tables.own_data(ZELDA)) == "tables.no-such-person"


# Forgetting


async def traces(room: Room, *words: str) -> list[str]:
    """Where in the file one of these words is found."""
    found = await everything(room, but=())
    return [f"{name}: {row}" for name, kept in found.items() for row in kept if any(word in str(row) for word in words)]


async def known_everywhere(room: Room) -> tuple[str, str, str, str]:
    """Zelda hosts a table, plays at one, has finished one and is invited to one, and has had messages."""
    await room.tables.meet(ZELDA, "Zelda")
    assert await room.tables.reach(ZELDA, CHANNEL, "open") is None
    ended = await room.started(ZELDA, computers=1, options={"bag": "small"})
    await room.play_out(ended, ZELDA)
    opened, invited = await room.opened(ZELDA, BRUNO), await room.opened(CARLA, entry="invited")
    done(await room.tables.invite(room.by(CARLA), invited, ZELDA, call=True))
    done(await room.tables.invite(room.by(CARLA), invited, DINO, call=True))
    playing, _ = await first_turn(room, ZELDA, BRUNO)
    done(await room.tables.replace(room.by(ZELDA), playing, await room.seat(playing, BRUNO), DINO))
    for message, table in enumerate((ended, playing), 1):
        seat = 0 if table == ended else await room.seat(playing, ZELDA)
        await room.tables.outbox.done([], Posted(table, 1, "screen", seat, CHANNEL, message))
    await room.tables.outbox.done([], Posted(playing, 1, "post", None, 1, 3))
    for message, (user, kind) in enumerate(((ZELDA, "invite"), (ZELDA, "invited"), (DINO, "invite")), 4):
        number = (await person(room, user)).id
        await room.tables.outbox.done([], Posted(invited, number, kind, None, 1, message))
    return ended, opened, invited, playing


async def test_nothing_in_the_file_leads_to_who_was_forgotten(room: Room) -> None:
    await known_everywhere(room)
    assert len(await traces(room, str(ZELDA), "Zelda", str(CHANNEL))) > 2
    number = (await person(room, ZELDA)).id
    assert await room.tables.forget(ZELDA) is None
    await room.tables.computers_idle()
    assert await traces(room, str(ZELDA), "Zelda", str(CHANNEL)) == []
    found = await everything(room, but=())
    assert [row[-2] for row in found["posted"]] == [3, 6]  # what all have read stays, and whom else we have called
    assert number not in calls(found)
    assert (await person(room, DINO)).id in calls(found)
    assert number not in {row[0] for row in found["people"]}
    assert number not in {row[4] for row in found["seats"]} | {row[5] for row in found["tables"]}
    assert code(await room.tables.person(ZELDA)) == "tables.no-such-person"
    assert await room.tables.mine(ZELDA) == ()


def calls(found: dict[str, list[Any]]) -> set[int]:
    """The numbers of those who were called to a table, or are to be."""
    return {row[2] for name in ("posted", "outbox") for row in found[name] if row[3] in ("invite", "invited")}


async def test_who_is_forgotten_while_he_is_being_called_leaves_nothing(room: Room) -> None:
    table = await room.opened(ANNA)
    done(await room.tables.invite(room.by(ANNA), table, ZELDA, call=True))
    number = (await person(room, ZELDA)).id
    claimed = [intent for intent in await room.tables.outbox.claim() if intent.kind == "invite"]
    assert [intent.step for intent in claimed] == [number]
    assert await room.tables.forget(ZELDA) is None
    await room.tables.outbox.later(claimed, "the line was cut", 0, maybe_sent=True)
    await room.tables.outbox.done(claimed, Posted(table, number, "invite", None, 70, 71))
    await room.tables.outbox.drop(claimed[0], "not invited any more")
    assert number not in calls(await everything(room, but=()))
    assert [intent for intent in await room.tables.outbox.unsettled() if intent.kind == "invite"] == []


async def test_the_tables_of_who_was_forgotten_go_on(room: Room) -> None:
    ended, opened, _, playing = await known_everywhere(room)
    before = await log_of(room, ended)
    assert await room.tables.forget(ZELDA) is None
    await room.tables.computers_idle()
    assert (await sitters(room, opened), await host_of(room, opened)) == (["Bruno"], "Bruno")
    assert (sorted(await sitters(room, playing)), await host_of(room, playing)) == (["", "Bruno"], "Bruno")
    await room.play_out(playing, BRUNO)
    assert (await overview_of(room, playing)).table.status == "finished"
    assert [entry.texts for entry in await log_of(room, ended)] == [entry.texts for entry in before]
    assert {sitter.name for entry in await log_of(room, ended) for sitter in entry.sitters} == {""}
    result = await room.tables.result(None, ended)
    assert not isinstance(result, Refusal)
    assert len(result.scores) == 2


async def test_a_table_ends_when_its_only_person_is_forgotten(room: Room) -> None:
    table = await room.started(ANNA, computers=2)
    assert await room.tables.forget(ANNA) is None
    await room.tables.computers_idle()
    assert (await overview_of(room, table)).table.status == "abandoned"


async def test_forgetting_twice_does_no_harm(room: Room) -> None:
    await room.opened(ANNA)
    for _ in range(2):
        assert await room.tables.forget(ANNA) is None
    assert code(await room.tables.person(ANNA)) == "tables.no-such-person"
    assert await traces(room, str(ANNA)) == []


async def test_forgetting_who_was_never_here_leaves_no_trace_of_him(room: Room) -> None:
    before = await everything(room)
    assert await room.tables.forget(ZELDA) is None
    assert await traces(room, str(ZELDA)) == []
    after = await everything(room)
    assert {name for name in before if before[name] != after[name]} <= {"audit"}


async def test_who_comes_back_is_a_new_person(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, ANNA)
    request = Request("before", ANNA)
    done(await room.tables.create(request, "pebbles"))
    old = (await person(room, ANNA)).id
    assert await room.tables.prefer(ANNA, language="fr") is None
    assert await room.tables.forget(ANNA) is None
    await room.tables.meet(ANNA, "Anna")
    new = await person(room, ANNA)
    assert (new.id == old, new.language) == (False, None)
    look = await room.tables.view_for(ANNA, table, THERE)
    assert not isinstance(look, Refusal)
    assert look.view.screen is None
    export = await room.tables.own_data(ANNA)
    assert not isinstance(export, Refusal)
    assert (export["tables"], export["requests"]) == ([], [])
    answer = await room.tables.submit(room.by(ANNA), table, 1, GREY)
    assert code(answer) == "tables.not-seated"
