"""What a host installs: exactly what the bot stands on, in the versions it is tested with, each file with its hash."""

import re
from importlib.metadata import distribution

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.hosting.page import TREE

TEXT = (TREE / "requirements.txt").read_text(encoding="utf8")
ENTRIES = re.sub(r"\\\n", "", re.sub(r"^#.*\n", "", TEXT, flags=re.M)).splitlines()
PINNED: dict[str, str] = {canonicalize_name(Requirement(entry.split("--hash")[0]).name): entry for entry in ENTRIES}
CONSTRAINTS = dict(
    line.split("==") for line in (TREE / "constraints.txt").read_text(encoding="utf8").splitlines() if "==" in line
)
TOOLS = ("pytest", "hypothesis", "mypy", "ruff", "chess", "jsonschema", "zstandard", "uv")
PLATFORMS = 20
"""Files at least, of what is built for each system, processor and version of Python."""


def needed(name: str, extras: frozenset[str] = frozenset(), known: frozenset[str] = frozenset()) -> set[str]:
    """What a package stands on here, and what that stands on."""
    found = set[str]()
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        wanted = [requirement.marker is None or requirement.marker.evaluate({"extra": each}) for each in ("", *extras)]
        if any(wanted) and (each := canonicalize_name(requirement.name)) not in known | found:
            found |= {each} | needed(each, frozenset(requirement.extras), known | found | {each})
    return found


def test_all_that_the_bot_stands_on_is_pinned_and_nothing_of_the_tests() -> None:
    wanted = needed("paravent", frozenset({"discord"})) | {"setuptools"}
    here = {name for name, entry in PINNED.items() if _counts_here(entry)}
    assert here == wanted
    assert not set(TOOLS) & set(PINNED)


def test_what_only_newer_pythons_need_is_pinned_too() -> None:
    assert "python_full_version >= '3.13'" in PINNED["audioop-lts"]


@pytest.mark.parametrize("name", PINNED)
def test_a_package_is_of_one_version_with_the_hash_of_each_of_its_files(name: str) -> None:
    entry = PINNED[name]
    assert re.match(r"[a-z0-9.-]+==[\w.]+ (; [^-]*)?", entry)
    hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})(?= |$)", entry)
    assert entry.count("--hash") == len(hashes) == len(set(hashes)) > 0
    if _counts_here(entry):
        tags = distribution(name).read_text("WHEEL") or ""
        assert len(hashes) >= PLATFORMS or "none-any" in tags, "a host may have any system"


@pytest.mark.parametrize("name", PINNED)
def test_it_is_the_version_that_is_tested(name: str) -> None:
    constraints: dict[str, str] = {canonicalize_name(each): version for each, version in CONSTRAINTS.items()}
    version = re.split("==| ", PINNED[name])[1]
    if _counts_here(PINNED[name]):
        assert Version(distribution(name).version) == Version(version)
        assert name == "setuptools" or Version(constraints[name]) == Version(version)


def test_it_says_nothing_of_where_it_was_written() -> None:
    assert not re.search(r"https?:|file:|index-url|find-links|trusted-host|@|/", re.sub("^#.*", "", TEXT))


def test_we_can_be_built_with_what_is_pinned() -> None:
    (wanted,) = re.findall(r'requires = \["(.*)"\]', (TREE / "pyproject.toml").read_text(encoding="utf8"))
    requirement = Requirement(wanted)
    version = re.split("==| ", PINNED[canonicalize_name(requirement.name)])[1]
    assert requirement.specifier.contains(version)
    assert f"echo '{wanted}'" in (TREE / "Makefile").read_text(encoding="utf8")


def _counts_here(entry: str) -> bool:
    marker = Requirement(entry.split("--hash")[0]).marker
    return marker is None or marker.evaluate()
