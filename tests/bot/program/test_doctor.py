"""`paravent doctor` says what is fine and what has to be mended; on a live server it tries all of it, and cleans up."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.program import doctor_live
from bot.program.doctor import (
    NEEDED,
    Finding,
    allowed,
    at_discord,
    database,
    examine,
    invitation,
    kept_backups,
    missing,
    secrets,
)
from bot.program.doctor_live import rehearse
from bot.program.settings import Settings
from sandbox.actions import message
from sandbox.actions.attachments import Attachments
from sandbox.http.trouble import refuse
from sandbox.server import TOKEN
from sandbox.world.permissions import May
from sandbox.world.places import Channel
from sandbox.world.showing import shown
from tests.bot.conftest import Play
from tests.bot.program.operating import SECRET, TREE, at, ended, examined


def settings(play: Play, **given: Any) -> Settings:
    wanted: dict[str, Any] = {"_env_file": None, "token": TOKEN, "discord_api": play.sandbox.api}
    return Settings(**{**wanted, "database": play.database, **given})


async def found(findings: AsyncIterator[Finding]) -> dict[str, Finding]:
    return {each.key: each async for each in findings}


def levels(findings: dict[str, Finding]) -> dict[str, str]:
    return {key: finding.level for key, finding in findings.items()}


# On this machine


async def test_everything_is_looked_at(play: Play, tmp_path: Path) -> None:
    told = levels(await found(examine(settings(play), tmp_path)))
    assert told.pop("fonts") == "fine"
    assert told == {
        "versions": "fine",
        "database-new": "fine",
        "room": told["room"],
        "backups-none": "look",
        "token": "fine",
        "user": "fine",
        "server": "fine",
        "invite": "fine",
    }


async def test_without_a_token_discord_is_not_asked(play: Play, tmp_path: Path) -> None:
    told = levels(await found(examine(settings(play, token=None), tmp_path)))
    assert told["token-missing"] == "wrong"
    assert "user" not in told
    told = levels(await found(examine(settings(play, token=SECRET), tmp_path)))
    assert told["token-wrong"] == "wrong"
    assert "user" not in told


def test_a_database_that_is_damaged_or_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "kept.db").write_bytes(b"hello, world" * 99)
    assert next(database(tmp_path / "kept.db")).key == "fault-not-a-database"
    assert next(database(tmp_path / "nowhere" / "kept.db")).key == "database-nowhere"


def test_backups_are_counted_and_their_age_is_told(tmp_path: Path) -> None:
    made = tmp_path / "paravent-20270115T080000Z.db"
    made.touch()
    assert [each.key for each in kept_backups(tmp_path)] == ["backups"]
    os.utime(made, (0, time.time() - 5 * 86_400))
    (old,) = kept_backups(tmp_path)
    assert (old.key, old.params["n"]) == ("backups-old", 5)
    assert [each.key for each in kept_backups(tmp_path / "nowhere")] == ["backups-none"]


@pytest.mark.parametrize(("mode", "told"), [(0o600, []), (0o644, ["file-open"]), (0o622, ["file-open"])])
def test_a_file_with_the_token_that_others_can_read(tmp_path: Path, mode: int, told: list[str]) -> None:
    file = tmp_path / ".env"
    file.touch()
    file.chmod(mode)
    assert [each.key for each in secrets(file)] == told


# At Discord


async def test_what_the_bot_lacks_on_a_server_is_named(play: Play) -> None:
    world = play.sandbox.world
    poor = world.guild("Elsewhere", play.clio.user)
    for role in poor.roles.values():
        role.permissions &= ~(May.ATTACH_FILES | May.CREATE_PUBLIC_THREADS)
    told = await found(at_discord(settings(play), TOKEN))
    assert told["server"].params == {"name": "The Quarry"}
    assert told["server-lacks"].level == "wrong"
    assert set(told["server-lacks"].params["names"]) == {"attach files", "create public threads"}  # type: ignore[arg-type]
    assert told["user"].params["n"] == 2


async def test_a_token_discord_does_not_know(play: Play) -> None:
    assert levels(await found(at_discord(settings(play), "sandbox.other"))) == {"token-refused": "wrong"}


async def test_discord_that_cannot_be_reached(play: Play) -> None:
    away = settings(play, discord_api="http://127.0.0.1:9/api/v10")
    assert levels(await found(at_discord(away, TOKEN))) == {"unreachable": "wrong"}


def test_the_invitation_asks_for_what_is_needed_and_nothing_else() -> None:
    link = invitation(5)
    assert f"permissions={NEEDED.value}" in link
    assert "client_id=5" in link
    assert "scope=bot+applications.commands" in link
    assert f"permissions={NEEDED.value}`" in (TREE / "docs" / "operating.md").read_text(encoding="utf8")
    assert not NEEDED.administrator
    assert not missing(NEEDED)
    assert missing(type(NEEDED)(administrator=True)) == ()
    assert allowed({"name": "x", "permissions": str(NEEDED.value)}).level == "fine"


async def test_the_command_prints_it_and_ends_with_what_it_found(play: Play, tmp_path: Path) -> None:
    code, printed = await ended("doctor", cwd=tmp_path, **at(play.sandbox))
    assert code == 0, printed
    assert printed.endswith("Nothing has to be mended.")
    assert "The Quarry: it has all the permissions it needs." in printed
    assert TOKEN not in printed
    code, printed = await examined(cwd=tmp_path, LANG="fr")
    assert (code, printed.endswith("est à réparer.")) == (78, True), "the token is missing"
    code, printed = await examined(cwd=tmp_path, TOKEN="abc")
    assert (code, "The client secret and the public key are something else." in printed) == (78, True), "as run says it"
    code, _ = await examined("--database", "no/where.db", cwd=tmp_path, **at(play.sandbox))
    assert code == 1, "something else has to be mended"
    assert (await examined("--live", cwd=tmp_path, **at(play.sandbox)))[0] == 2


# Live


@pytest.fixture(autouse=True)
def all_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sandbox tells of all its servers in one breath."""
    monkeypatch.setattr(doctor_live, "ALL_TOLD", 0.05)


def live(play: Play, channel: Channel | None = None, patience: float = 20.0, server: str | None = None) -> Any:
    place = channel or play.games
    where = (int(server or play.guild.id), int(place.id))
    return rehearse(settings(play), TOKEN, *where, lambda key: key, patience)


async def test_everything_is_tried_and_nothing_is_left_behind(play: Play) -> None:
    trial = asyncio.create_task(found(live(play)))
    await play.sandbox.world.pulse.until(lambda: play.threads, lambda: "no thread", play.anna.patience)
    thread = play.threads[0]
    await play.anna.will_see("live-press", at=thread)
    answer = await play.anna.press("live-button", at=thread)
    assert answer.private
    told = await trial
    assert levels(told) == {
        f"live-{key}": "fine"
        for key in (
            "picture-works",
            "thread-works",
            "button-works",
            "private-works",
            "page-works",
            "direct-works",
            "clean",
        )
    }
    assert told["live-button-works"].params == {"n": 20}
    pages = [sight.payload.decode() for sight in play.anna.ever_saw() if b"live-thanks" in sight.payload]
    turned = [sight for sight in play.anna.ever_saw() if b"live-turned" in sight.payload]
    assert pages
    assert turned
    assert turned[-1].files == turned[0].files != (), "the picture is still there"
    assert not [seen for seen in play.anna.sees(play.games) if seen.private]
    assert play.threads == []
    assert "live-post" not in play.anna.reads()
    assert play.anna.sees(play.anna.direct) == []
    pictures = [sight for sight in play.anna.ever_saw() if b"rehearsal.png" in sight.payload]
    assert pictures


async def test_nobody_presses(play: Play) -> None:
    told = levels(await found(live(play, patience=0.05)))
    assert told["live-nobody"] == "look"
    assert told["live-clean"] == "fine"
    assert play.threads == []


async def test_closed_direct_messages_are_told(play: Play) -> None:
    play.sandbox.happenings.close_direct(play.anna.user)
    trial = asyncio.create_task(found(live(play)))
    await play.sandbox.world.pulse.until(lambda: play.threads, lambda: "no thread", play.anna.patience)
    await play.anna.will_see("live-press", at=play.threads[0])
    await play.anna.press("live-button", at=play.threads[0])
    told = await trial
    assert told["live-direct-fails"].params == {"problem": "403 50007"}
    assert told["live-clean"].level == "fine"


async def test_a_page_that_is_shown_without_its_picture_when_it_was_changed(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message, "shown", lambda components, attachments: shown(components, []))
    told = await _pressed(play)
    assert told["live-private-works"].level == "fine"
    assert told["live-page-bare"].level == "wrong"
    assert told["live-clean"].level == "fine"


async def test_a_page_whose_picture_is_gone_when_it_is_changed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Attachments.of

    def losing(attachments: Attachments, body: Any, files: Any, before: Any) -> Any:
        return whole(attachments, body, files, before) if files else []

    monkeypatch.setattr(Attachments, "of", losing)
    told = await _pressed(play)
    assert told["live-private-works"].level == "fine"
    assert told["live-page-fails"].level == "wrong", "Discord does not take a page that shows what is not there"
    assert told["live-clean"].level == "fine"


async def test_a_page_that_cannot_be_changed(play: Play) -> None:
    play.sandbox.trouble.next("PATCH", "/webhooks/*/*/messages/@original", refuse(403, 50001))
    told = await _pressed(play)
    assert told["live-page-fails"].params == {"problem": "403 50001"}
    assert told["live-direct-works"].level == "fine", "what does not depend on it is tried all the same"
    assert told["live-clean"].level == "fine"


async def _pressed(play: Play) -> dict[str, Finding]:
    trial = asyncio.create_task(found(live(play)))
    await play.sandbox.world.pulse.until(lambda: play.threads, lambda: "no thread", play.anna.patience)
    await play.anna.will_see("live-press", at=play.threads[0])
    await play.anna.press("live-button", at=play.threads[0])
    return await trial


async def test_a_channel_in_which_it_may_open_no_thread(play: Play) -> None:
    await play.sandbox.happenings.forbid(play.games, May.CREATE_PUBLIC_THREADS)
    told = await found(live(play))
    assert told["live-lacks"].params == {"name": "games", "names": ("create public threads",)}
    assert told["live-thread-fails"].level == "wrong"
    assert told["live-clean"].level == "fine"
    assert "live-post" not in play.anna.reads()


async def test_a_channel_that_is_not_there_or_elsewhere(play: Play) -> None:
    world = play.sandbox.world
    other = world.guild("Elsewhere", play.clio.user)
    assert levels(await found(live(play, server=other.id))) == {"live-no-channel": "wrong"}


async def test_it_can_be_done_from_the_command_line(play: Play, tmp_path: Path) -> None:
    where = ("--server", play.guild.id, "--channel", play.games.id)
    trial = asyncio.create_task(examined("--live", *where, cwd=tmp_path, **at(play.sandbox)))
    await play.sandbox.world.pulse.until(lambda: play.threads, lambda: "no thread", 20.0)
    await play.anna.will_see("Please press", at=play.threads[0])
    await play.anna.press("Press me", at=play.threads[0])
    code, printed = await trial
    assert code == 0, printed
    assert "All of it was removed again." in printed
