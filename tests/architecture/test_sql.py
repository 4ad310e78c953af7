"""All SQL is in one place: whoever changes the schema knows where to look."""

import ast
import re
from pathlib import Path

OURS = Path(__file__).parents[2] / "engine"
STATEMENT = re.compile(
    r"\b(SELECT .+ FROM|INSERT (OR \w+ )?INTO|UPDATE \w+ (AS \w+ )?SET|DELETE FROM|CREATE TABLE)\b", re.S
)
SCHEMA = ("tables/schema/__init__.py",)
"""It asks SQLite whether a file is empty, before there is any table to have a module for."""


def statements(code: str) -> list[str]:
    """The pieces of text in the code that are SQL statements."""
    texts = [node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and STATEMENT.search(text)]


def test_no_module_but_those_of_sql_has_statements() -> None:
    found = {
        path.relative_to(OURS).as_posix(): statements(path.read_text(encoding="utf8"))
        for path in OURS.rglob("*.py")
        if path.parent.name != "sql"
    }
    assert {name: told for name, told in found.items() if told and name not in SCHEMA} == {}


def test_a_statement_elsewhere_would_be_seen() -> None:
    assert statements('db.execute("DELETE FROM people WHERE id = ?", (1,))')
    assert statements('"""Select from what there is."""') == []
