"""What is said at the end of every test run."""

from typing import Any

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much was not tested for want of Discord's description: a dot more or less nobody sees."""
    skipped: list[Any] = terminalreporter.stats.get("skipped", [])
    if not skipped:
        return
    from tests.sandbox.openapi import ABSENT  # only here: most runs need neither the sandbox nor what it stands on

    number = sum(ABSENT in str(report.longrepr) for report in skipped)
    if number:
        message = f"Discord's OpenAPI description was not there: {number} tests skipped"
        terminalreporter.write_line(message, yellow=True, bold=True)
