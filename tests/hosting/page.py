"""The operator's page, docs/operating.md, as the commands that stand in it."""

import re
from pathlib import Path
from textwrap import dedent

TREE = Path(__file__).parents[2]
PAGE = (TREE / "docs" / "operating.md").read_text(encoding="utf8")


def blocks(heading: str) -> list[str]:
    """What can be copied into a shell below this heading, one block after the other."""
    _, below = PAGE.split(f"\n## {heading}\n", 1)
    chapter = below.split("\n## ", 1)[0]
    return [dedent(block) for block in re.findall(r"^ *```sh\n(.*?)^ *```", chapter, re.S | re.M)]


def paravent_commands() -> list[str]:
    """Whatever is said to `paravent` in any block, in whatever it is wrapped."""
    shell = "\n".join(dedent(block) for block in re.findall(r"^ *```sh\n(.*?)^ *```", PAGE, re.S | re.M))
    return re.findall(r"(?:^|&& |podman exec paravent |local/bin/)paravent ([a-z][^#\n'&]*)", shell, re.M)
