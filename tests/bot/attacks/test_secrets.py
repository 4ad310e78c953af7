"""What is hidden stays hidden on the wire: in every byte that reached somebody, and in the operator's log."""

import logging
import shutil
from collections.abc import Iterator
from io import StringIO
from operator import attrgetter
from pathlib import Path

import pytest

from bot.pictures import drawing
from bot.program import logs
from engine.contract.trial import BrokenPromise
from render.core.scene import Scene as Picture
from render.core.studio import Studio
from tests.bot.conftest import PEOPLE, Play, quarry
from tests.bot.secrecy.checks import marked, tell_by_canary, tell_by_redeal
from tests.bot.secrecy.mutants import DEPENDING, TELLING, Mutant, write_screens_into_the_log
from tests.bot.secrecy.stored import planted, redealt, staged
from tests.thorough import LONG, how_many, some_of, thorough

VIEWERS = [("Bruno", "take"), ("Anna", "take"), ("Anna", None), ("Dora", None), ("Clio", "take")]
"""Who looks, and what he does if it is his turn. Dora watches."""

UNTOLD = [mutant for mutant in DEPENDING if mutant not in TELLING]
"""In the short form each fault is caught once: these by nothing but what depends on secrets."""

LOGGERS = ("", *logs.OURS, "discord", "aiosqlite", "aiohttp", "aiohttp.access", "asyncio")


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[bytes, str]:
    """The words of all pictures. However slow this machine is, none is late: that is a matter of other tests."""
    words, draw = dict[bytes, str](), Studio.draw

    def noting(studio: Studio, scene: Picture) -> bytes:
        png = draw(studio, scene)
        words[png] = " ".join([words.get(png, ""), *studio.tell(scene)])
        return png

    monkeypatch.setattr(Studio, "draw", noting)
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)
    monkeypatch.setattr(drawing, "LONGEST", 60.0)
    return words


@pytest.fixture
def log() -> Iterator[StringIO]:
    """What an operator has who wants to know everything."""
    root, levels = logging.getLogger(), {name: logging.getLogger(name).level for name in LOGGERS}
    kept, root.handlers[:], written = list(root.handlers), [], StringIO()
    logs.begin("debug", "text")
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)  # the sandbox's own
    for handler in root.handlers:
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(written)
    yield written
    root.handlers[:] = kept
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@thorough
@pytest.mark.parametrize(("viewer", "move"), some_of(VIEWERS, 1))
async def test_nothing_that_reaches_anybody_depends_on_what_is_hidden_from_him(
    tmp_path: Path, viewer: str, move: str | None
) -> None:
    scene = await staged(tmp_path, "carrara", viewer if move else "Bruno")
    await tell_by_redeal(scene, redealt(scene, await user_of(viewer)), viewer, move)


@thorough
@pytest.mark.parametrize("owner", ["Bruno", "a computer"])
async def test_a_planted_number_reaches_nobody_but_its_owner(
    play: Play, tmp_path: Path, log: StringIO, drawn: dict[bytes, str], owner: str
) -> None:
    scene = await staged(tmp_path, "carrara", computers=1)
    whose = await user_of(owner) if owner in play.people else None
    shutil.copyfile(planted(scene, whose), play.database)
    by = tuple(PEOPLE) if LONG else ("Anna" if whose else "Dora",)  # who plays, and who watches
    await tell_by_canary(play, scene, owner, drawn, moves=how_many(1, 8), by=by)
    written = log.getvalue()
    assert "level=info" in written
    assert marked(written) == ""


@thorough
@pytest.mark.parametrize("mutant", some_of(TELLING, 4), ids=attrgetter("fault"))
async def test_a_bot_that_tells_somebody_elses_secret_is_caught(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: dict[bytes, str], mutant: Mutant
) -> None:
    scene, whose = await staged(tmp_path, "carrara", "Bruno", "turn", rounds=0), await user_of("Bruno")
    shutil.copyfile(planted(scene, whose), play.database)
    mutant.broken(monkeypatch, whose)
    with pytest.raises(BrokenPromise, match="sees a secret in"):
        await tell_by_canary(play, scene, "Bruno", drawn, by=("Anna",))


@thorough
@pytest.mark.parametrize("mutant", DEPENDING if LONG else UNTOLD, ids=attrgetter("fault"))
async def test_a_bot_that_shows_what_depends_on_secrets_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutant: Mutant
) -> None:
    scene = await staged(tmp_path, "carrara", "Bruno", "turn", rounds=0)
    mutant.broken(monkeypatch, await user_of("Bruno"))
    with pytest.raises(BrokenPromise, match="Anna can tell"):
        await tell_by_redeal(scene, redealt(scene, await user_of("Anna")), "Anna", None)


async def test_a_screen_in_the_operators_log_is_caught(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: StringIO, drawn: dict[bytes, str]
) -> None:
    scene, whose = await staged(tmp_path, "carrara"), await user_of("Bruno")
    shutil.copyfile(planted(scene, whose), play.database)
    write_screens_into_the_log(monkeypatch, whose)
    await tell_by_canary(play, scene, "Bruno", drawn, by=("Bruno",))
    assert marked(log.getvalue()) != ""


async def user_of(name: str) -> int:
    """His number in Discord: the same on every server that is made alike."""
    async with quarry(Path("nowhere")) as play:
        return int(play.people[name].user.id)
