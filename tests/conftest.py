"""What every test can ask for, and what is said at the end of every run."""

import gc
from collections.abc import Generator
from typing import Any

import pytest

from tests.printed import Complaint, Printed
from tests.thorough import LONG


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Complaint:
    """What was said on standard error since it was last asked for."""
    return lambda: Printed(capsys.readouterr().err)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """For `make thorough`, only what has a long form: all the rest was tested by `make test`."""
    if LONG:
        config.hook.pytest_deselected(items=[item for item in items if not item.get_closest_marker("thorough")])
        items[:] = [item for item in items if item.get_closest_marker("thorough")]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """While tests and modules are read, nearly all that is made stays: there is no garbage to look for."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """All tests and modules are there for good by now. To look through them for garbage again and again, and often as
    Python does it by itself, takes a sixth of the whole time; a test leaves a few megabytes, and they can wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much was not tested for want of Discord's description or a browser: a dot more or less nobody sees."""
    skipped: list[Any] = terminalreporter.stats.get("skipped", [])
    if not skipped:
        return
    from tests.page.browsing import NONE_HERE
    from tests.sandbox.description.openapi import ABSENT

    for reason, message in ((ABSENT, "Discord's OpenAPI description was not there"), (NONE_HERE, NONE_HERE)):
        number = sum(reason in str(report.longrepr) for report in skipped)
        if number:
            said = f"{message[0].upper()}{message[1:]}: {number} tests skipped"
            terminalreporter.write_line(said, yellow=True, bold=True)
