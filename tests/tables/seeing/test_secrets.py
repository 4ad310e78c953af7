"""What is hidden stays hidden, whoever asks, whatever he asks, at every call of the service."""

import inspect
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.contract.trial import BrokenPromise
from engine.tables.service import Tables
from tests.roots import GAMES
from tests.tables.secrecy.checks import chains_of, compare, listen, tell_by_canary, tell_by_redeal
from tests.tables.secrecy.hidden import dealt_anew
from tests.tables.secrecy.questions import look_at_everything
from tests.tables.secrecy.scenes import ANNA, DINO, EVA, PLAYS, Play, Scene, changed_hands, staged
from tests.thorough import LONG, some_of, thorough

SAMPLE, *OURS = sorted(GAMES, key=lambda game: game != "pebbles")
SHORT = [*((play, SAMPLE) for play in some_of([*PLAYS], 2)), *((changed_hands, game) for game in OURS)]
CASES = [(play, game) for play in PLAYS for game in GAMES] if LONG else SHORT
"""Every play of every game; in the short form that in which most happens, of every game, and others of the sample."""
EVERY_CASE = pytest.mark.parametrize(("play", "game"), CASES, ids=[f"{play.__name__}-{game}" for play, game in CASES])


def readers(scene: Scene) -> Sequence[int | None]:
    """Everybody; in the short form all at a table of the sample, and some at the others."""
    return scene.users if scene.game.name == SAMPLE else some_of(scene.users, 1)


@thorough
@EVERY_CASE
async def test_nothing_anybody_hears_depends_on_what_is_hidden_from_him(tmp_path: Path, play: Play, game: str) -> None:
    scene = await staged(tmp_path / "scene.db", play, game)
    for user in readers(scene):
        await tell_by_redeal(scene, user, tmp_path)


@thorough
@EVERY_CASE
async def test_a_planted_secret_reaches_nobody_else(tmp_path: Path, play: Play, game: str) -> None:
    scene = await staged(tmp_path / "scene.db", play, game)
    for user in readers(scene):
        await tell_by_canary(scene, user, tmp_path)


async def test_every_call_is_asked_but_those_of_the_bot_and_the_operator(tmp_path: Path) -> None:
    calls = {name for name, _ in inspect.getmembers(Tables, inspect.iscoroutinefunction) if not name.startswith("_")}
    scene = await staged(tmp_path / "scene.db", changed_hands, "pebbles")
    asked = [(await listen(scene.path, scene, ANNA, chain)).asked for chain in chains_of(ANNA)]
    of_the_bot = {
        "place",
        "overdue",
        "tick",
        "now",
        "arrive",
        "newcomer",
        "waits_for",
        "told",
        "asked_asleep",
        "who_hears",
        "alive",
        "note",
        "set_note",
        "screens_on",
        "servers_here",
        "was_done",
    }
    assert calls - set().union(*asked) == of_the_bot | {"prune", "computers_idle"}


async def test_a_redeal_does_change_what_is_hidden(tmp_path: Path) -> None:
    """Else the first test would say nothing."""
    scene = await staged(tmp_path / "scene.db", changed_hands, "pebbles")
    dealt = dealt_anew(scene, DINO, tmp_path / "dealt.db")
    for user in (ANNA, EVA):
        here, there = [await listen(path, scene, user, look_at_everything) for path in (scene.path, dealt)]
        with pytest.raises(BrokenPromise, match="can tell from view_for"):
            compare(here.heard, there.heard, "")
