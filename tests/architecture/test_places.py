"""Whoever looks for something finds it: the table of places in `docs/architecture.md` leads to files that are there."""

import re

import pytest

from tests.architecture.map import OURS

PAGE = (OURS / "docs" / "architecture.md").read_text(encoding="utf8")
WANTED = (
    *("a pressed button", "an undo", "who may see this", "a price", "a French sentence"),
    *("a new game", "a lost message", "a backup", "a picture", "a setting"),
)
FILE = re.compile(r"`([\w./*-]+\.(?:py|ftl|json|md)|[\w./-]+/)`")
MOST = 3
"""Files to open, counted from the README, which names this page."""


def places() -> dict[str, list[str]]:
    """What one may look for, and the files it is in."""
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", PAGE.split("## Where to look")[1].split("\n## ")[0], re.MULTILINE)
    return {what.strip(): FILE.findall(where) for what, where in rows}


def test_the_readme_leads_to_the_page() -> None:
    assert "docs/architecture.md" in (OURS / "README.md").read_text(encoding="utf8")


@pytest.mark.parametrize("what", WANTED)
def test_it_is_found_in_three_files_at_most(what: str) -> None:
    named = places()[what]
    assert 1 <= len(named) <= MOST, what
    for each in named:
        assert list(OURS.glob(each.rstrip("/"))), f"{what}: there is no {each}"


def test_every_path_on_the_page_is_there() -> None:
    for named in FILE.findall(PAGE):
        found = [*OURS.glob(named.rstrip("/")), *OURS.glob(f"*/{named.rstrip('/')}"), *OURS.glob(f"*/*/{named}")]
        assert found, f"there is no {named}"


def test_every_link_on_the_page_leads_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)", PAGE):
        assert (OURS / "docs" / link).exists(), link
