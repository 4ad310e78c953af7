"""The checks of secrecy can fail: every broken twin of the service is caught by those that are there for it."""

import logging
from pathlib import Path
from typing import Any

import pytest

from engine.contract.trial import BrokenPromise
from engine.core.play import act
from engine.tables.play import moves
from tests.tables.secrecy.checks import listen, marks_in, name_of, tell_by_canary, tell_by_redeal
from tests.tables.secrecy.doings import hear_the_others
from tests.tables.secrecy.hidden import planted
from tests.tables.secrecy.scenes import ANNA, changed_hands, staged
from tests.tables.secrecy.seeing_twins import SEEING
from tests.tables.secrecy.telling_twins import TELLING
from tests.tables.secrecy.twins import CANARY, REDEAL, Twin
from tests.thorough import some_of, thorough

CHECKS = {REDEAL: tell_by_redeal, CANARY: tell_by_canary}
CASES = some_of([(twin, check) for twin in (*SEEING, *TELLING) for check in twin.found_by], 16)


@thorough
@pytest.mark.parametrize(("twin", "check"), CASES, ids=[f"{twin.fault}: {check}" for twin, check in CASES])
async def test_a_broken_twin_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, twin: Twin, check: str) -> None:
    scene = await staged(tmp_path / "scene.db", changed_hands, "pebbles")
    twin.broken(monkeypatch)
    with pytest.raises(BrokenPromise, match=f"^{name_of(twin.user)}, .* {twin.call}"):
        await CHECKS[check](scene, twin.user, tmp_path)


async def test_a_log_line_with_what_was_filled_in_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(game: Any, state: Any, *rest: Any) -> Any:
        logging.getLogger("engine").debug("this is how things stand: %s", state)
        return act(game, state, *rest)

    scene = await staged(tmp_path / "scene.db", changed_hands, "pebbles")
    monkeypatch.setattr(moves, "act", broken)
    caplog.set_level(logging.DEBUG)
    await listen(planted(scene, None, tmp_path / "planted.db"), scene, ANNA, hear_the_others)
    assert marks_in(caplog.records) == ["a secret"]
