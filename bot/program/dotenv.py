"""The file `.env` with settings, in the folder the program is started in. What is set in the environment counts before
it."""

import os
import stat
from pathlib import Path

from dotenv import dotenv_values

FILE = Path(".env")


class NotText(Exception):
    """The file cannot be read as a text."""


def in_file(file: Path = FILE) -> dict[str, str]:
    """What stands in it, if it is there and ours to read; what is empty is not set."""
    try:
        return {name: value for name, value in dotenv_values(file, encoding="utf8").items() if value}
    except OSError:
        return {}
    except UnicodeDecodeError:
        raise NotText from None


def is_open(file: Path = FILE) -> bool:
    """Whether others on this machine can read or change it: the token stands there."""
    others = stat.S_IRGRP | stat.S_IWGRP | stat.S_IROTH | stat.S_IWOTH
    return os.name == "posix" and file.is_file() and bool(file.stat().st_mode & others)


def lend(names: tuple[str, ...], file: Path = FILE) -> None:
    """Put these settings of the file into the environment, for commands that only look there."""
    found = in_file(file)
    for name in names:
        if name in found and not os.environ.get(name):
            os.environ[name] = found[name]
