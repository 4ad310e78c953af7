"""The import and purity rules hold in our tree, and are seen to fail where they are broken."""

from pathlib import Path

import pytest

from tests.architecture.rules import violations

OURS = Path(__file__).parents[2]


def test_our_tree_keeps_the_rules() -> None:
    assert violations(OURS) == []


@pytest.mark.parametrize(
    ("file", "line", "said"),
    [
        ("engine/core/forms/forms.py", "import random", "import random"),
        ("engine/core/forms/forms.py", "from time import sleep", "import time.sleep"),
        ("engine/core/forms/forms.py", "import asyncio", "import asyncio"),
        ("engine/core/forms/forms.py", "from importlib import import_module", "import importlib"),
        ("engine/core/forms/forms.py", "from pathlib import Path", "import pathlib"),
        ("engine/core/forms/forms.py", "from builtins import open as o", "import builtins"),
        ("engine/core/forms/forms.py", "x = hash('a')", "must not call hash"),
        ("engine/core/__init__.py", "from ..games.carrara import game", "import engine.games.carrara"),
        ("engine/games/__init__.py", "import random", "import random"),
        ("engine/games/carrara/__init__.py", "from ...words import speaker", "import engine.words"),
        ("engine/core/forms/forms.py", "import os.path", "import os.path"),
        ("engine/core/forms/forms.py", "from engine.games.carrara import game", "import engine.games.carrara"),
        ("engine/core/forms/forms.py", "x = open('a')", "must not call open"),
        ("engine/games/carrara/rules/wheel.py", "import datetime", "import datetime"),
        ("engine/games/carrara/rules/wheel.py", "print('a')", "must not call print"),
        ("engine/games/carrara/rules/wheel.py", "def f():\n    global x", "global"),
        ("engine/games/carrara/rules/wheel.py", "from engine.games.lucca import data", "import engine.games.lucca"),
        ("engine/games/carrara/rules/wheel.py", "from engine.words import speaker", "import engine.words"),
        ("engine/games/carrara/rules/wheel.py", "from ....tables import store", "import engine.tables"),
        ("engine/tables/storage/store.py", "import discord", "import discord"),
        ("engine/tables/storage/store.py", "from engine.games.carrara import game", "import engine.games"),
        ("engine/words/speaker.py", "from PIL import Image", "import PIL"),
        ("engine/terminal/main.py", "import bot", "import bot"),
        ("bot/cogs/play.py", "from engine.games import carrara", "import engine.games"),
        ("bot/cogs/play.py", "from render.games.carrara import table", "import render.games"),
        (
            "render/games/carrara/table.py",
            "from engine.games.carrara.state import State",
            "import engine.games.carrara.state",
        ),
        (
            "render/games/carrara/table.py",
            "from engine.games.lucca.views import TableView",
            "import engine.games.lucca",
        ),
        ("render/core/theme.py", "from engine.tables import service", "import engine.tables"),
        ("sandbox/server.py", "import engine.core.forms.forms", "import engine.core"),
        ("data/__init__.py", "import engine", "import engine"),
    ],
)
def test_a_broken_rule_is_seen(tmp_path: Path, file: str, line: str, said: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf8")
    (fault,) = violations(tmp_path)
    assert said in fault
    assert fault.startswith(file)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/games/carrara/rules/wheel.py", "from engine.core.values.chance import Chance"),
        ("engine/games/carrara/rules/wheel.py", "from engine.games.carrara.state import State"),
        ("render/games/carrara/table.py", "from engine.games.carrara.views import TableView"),
        ("bot/cogs/play.py", "from engine.tables.service import Service"),
        ("engine/tables/storage/store.py", "import aiosqlite"),
        ("engine/games/carrara/data.py", "from importlib.resources import files"),
        ("engine/games/carrara/__init__.py", "from .state import State"),
    ],
)
def test_what_is_allowed_is_let_through(tmp_path: Path, file: str, line: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf8")
    assert violations(tmp_path) == []
