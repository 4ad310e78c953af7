"""Discord's OpenAPI description, where this machine has it; tests that need it are skipped where it has not."""

import os

import pytest

from sandbox.openapi.description import Description

VARIABLE = "PARAVENT_DISCORD_OPENAPI"
ABSENT = f"Discord's OpenAPI description is not there: set {VARIABLE} to the path of its openapi.json"


def _read() -> Description | None:
    """A path that is given and leads nowhere is a mistake, and not skipped over."""
    path = os.environ.get(VARIABLE)
    return Description.read(path) if path else None


DESCRIPTION: Description | None = _read()


def description() -> Description:
    """The description; a test that asks for it is skipped where there is none."""
    if DESCRIPTION is None:
        pytest.skip(ABSENT)
    return DESCRIPTION
