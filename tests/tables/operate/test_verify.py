"""`verify` runs every step again and says what it did not; it finds whatever was changed behind its back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as with_versions

from engine.core.game import AnyGame
from engine.core.values.refusals import Refusal
from engine.tables.operate.verify import Report, verify_all
from engine.tables.storage.reading import reading
from engine.tables.transaction.transaction import Transaction
from tests.roots import GAMES
from tests.tables.operate.operating import database_in, paravent
from tests.tables.room import ANNA, BRUNO, CARLA, NOON, room_in


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return database_in(tmp_path)


def report(path: Path, games: dict[str, AnyGame] | None = None) -> Report:
    with reading(path) as stored:
        return verify_all(Transaction(stored, games or GAMES, NOON, None, None, bytes, set()))


def test_every_step_of_whole_and_half_games_with_undos_is_run_again(database: Path) -> None:
    found = report(database)
    assert (found.tables, found.faults, dict(found.skipped)) == (2, [], {})
    assert found.again == found.steps > 20
    code, said = paravent("verify", "--database", str(database))
    assert code == 0
    assert "Everything is as it should be." in said


CHANGES = [
    ("a state", "UPDATE states SET state = replace(state, '\"turn\":', '\"turn\":1') WHERE step = 3"),
    ("a hash", "UPDATE steps SET hash = replace(hash, substr(hash, 1, 1), 'z') WHERE step = 4"),
    ("a lost step", "DELETE FROM steps WHERE step = 5"),
    ("a lost last step", "DELETE FROM steps WHERE step = (SELECT max(step) FROM steps)"),
    ("a lost last state", "DELETE FROM states WHERE step = (SELECT max(step) FROM states)"),
    ("another form", 'UPDATE steps SET form = \'{"verb":"sell","values":{}}\' WHERE step = 6'),
    ("another seat", "UPDATE steps SET seat = 1 - seat WHERE step = 7 AND seat < 2"),
    ("another event", "UPDATE steps SET events = '[]' WHERE step = 2"),
    ("a forgotten question", "UPDATE decisions SET closed_step = 1 WHERE closed_step IS NULL"),
    ("an invented question", "UPDATE decisions SET closed_step = NULL WHERE number = 1"),
    ("an empty seat", "UPDATE seats SET until_step = 1 WHERE seat = 1"),
    ("an end too early", "UPDATE tables SET status = 'finished' WHERE status = 'playing'"),
]


@pytest.mark.parametrize(("what", "change"), CHANGES, ids=[what for what, _ in CHANGES])
def test_what_was_changed_behind_its_back_is_found(database: Path, what: str, change: str) -> None:
    with closing(sqlite3.connect(database)) as db:
        assert db.execute(change).rowcount
        db.commit()
    assert report(database).faults
    code, said = paravent("verify", "--database", str(database))
    assert code == 1
    assert "Everything is as it should be." not in said


def test_a_pruned_game_is_run_again_from_its_start(database: Path) -> None:
    assert paravent("prune", "--days", "0", "--database", str(database))[0] == 0
    found = report(database)
    assert (found.faults, dict(found.skipped)) == ([], {})
    assert found.again == found.steps


def test_a_game_that_is_not_installed_is_named(database: Path) -> None:
    code, said = paravent("verify", "--database", str(database), sample=False)
    assert code == 0
    assert "not installed" in said


async def go_on(path: Path, games: dict[str, AnyGame]) -> None:
    """Running tables go on after a new version was installed: moves, an undo, the end."""
    async with room_in(path, games=games) as room:
        (going,) = [table.id for table in await room.tables.listed(None, "playing")]
        for _ in range(5):
            assert await room.move(going, ANNA, CARLA)
        await room.play_out(going, ANNA, CARLA)
        overview = await room.tables.overview(None, going)
        assert not isinstance(overview, Refusal)
        assert overview.table.status == "finished"


async def test_a_corrected_number_leaves_running_tables_their_own(database: Path) -> None:
    """A data correction: a new version of the facts; tables in play keep theirs, new ones take the new."""
    carrara = GAMES["carrara"]
    facts = carrara.declares.facts
    corrected = carrara.altered(facts={**facts, 2: facts[1]}, initial=begun_with(carrara, data=2))
    games = {**GAMES, "carrara": corrected}
    await go_on(database, games)
    found = report(database, games)
    assert found.faults == []
    assert dict(found.skipped) == {"set-up": 1}


async def test_a_fix_for_new_tables_only_is_run_again_with_the_old_rules(database: Path) -> None:
    """A rules fix that asks `state.rules`: what was played before still comes out the same."""
    carrara = GAMES["carrara"]
    fixed = carrara.altered(rules_version=2, initial=begun_with(carrara, rules=2))
    games = {**GAMES, "carrara": fixed}
    await go_on(database, games)
    found = report(database, games)
    assert found.faults == []
    assert dict(found.skipped) == {"set-up": 1}


async def test_a_fix_for_all_tables_is_not_held_against_what_was_played_before(database: Path) -> None:
    """A rules fix that changes tables in play too: older steps are not run again, and that is said."""
    before = report(database)
    carrara = GAMES["carrara"]

    def fixed_rule(state: Any, seat: int, form: Any) -> Any:
        after, events = carrara.apply(state, seat, form)
        return after, (*events, *events[:1])

    games = {**GAMES, "carrara": carrara.altered(rules_version=2, replays_from=2, apply=fixed_rule)}
    await go_on(database, games)
    found = report(database, games)
    assert found.faults == []
    assert set(found.skipped) == {"rules"}
    assert found.again > before.again - found.skipped["rules"]
    changed = {**GAMES, "carrara": carrara.altered(rules_version=2, apply=fixed_rule)}
    assert report(database, changed).faults, "a fix that does not say so is found out"


def begun_with(game: AnyGame, **versions: int) -> Any:
    """The game's set-up under other versions."""

    def initial(seats: int, options: Any, chance: Any) -> Any:
        state, events = game.plays.initial(seats, options, chance)
        return with_versions(state, **versions), events

    return initial


async def test_the_log_and_the_old_states_outlive_the_next_version(tmp_path: Path) -> None:
    """A change of the state's shape: a migration brings old states along, history too."""
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table = await room.started(ANNA, BRUNO)
        for _ in range(4):
            await room.move(table, ANNA, BRUNO)
    pebbles = GAMES["pebbles"]
    games = {**GAMES, "pebbles": pebbles.altered(migrations=(*pebbles.declares.migrations, lambda raw: raw))}
    async with room_in(path, games=games) as room:
        look = await room.tables.view_at(ANNA, table, 2)
        assert not isinstance(look, Refusal)
        await room.play_out(table, ANNA, BRUNO)
    assert report(path, games).faults == []
