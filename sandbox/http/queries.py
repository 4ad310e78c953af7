"""What is asked for behind the question mark of an address: how many, and from when on."""

from collections.abc import Mapping
from datetime import datetime

from sandbox.checks.form import Faults
from sandbox.limits import Limit


def how_many(query: Mapping[str, str], limit: Limit, usual: int) -> int:
    """So many are wanted."""
    wanted = query.get("limit", str(usual))
    if not wanted.isdecimal() or not limit.least <= int(wanted) <= limit.most:
        faults = Faults()
        problem = f"int value should be between {limit.least} and {limit.most}."
        faults.add(("limit",), "NUMBER_TYPE_RANGE", problem)
        faults.refuse()
    return int(wanted)


def before(query: Mapping[str, str]) -> float:
    """Only what was before this moment is wanted."""
    if "before" not in query:
        return float("inf")
    try:
        # A plus sign that was not escaped is read as a blank.
        return datetime.fromisoformat(query["before"].replace(" ", "+")).timestamp()
    except (ValueError, OverflowError, OSError):
        faults = Faults()
        faults.add(("before",), "DATE_TIME_TYPE_PARSE", "Could not parse it. Should be ISO8601.")
        faults.refuse()
        raise
