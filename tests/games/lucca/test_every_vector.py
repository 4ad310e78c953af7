"""Every worked example of the rules, L01 to L51, is the docstring of a test that plays it."""

import ast
import re
from pathlib import Path

VECTORS = {f"L{n:02}" for n in range(1, 52)}


def test_every_vector_has_a_test() -> None:
    found = set[str]()
    for path in Path(__file__).parent.glob("test_*.py"):
        tests = [
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))) if isinstance(node, ast.FunctionDef)
        ]
        said = [ast.get_docstring(test) or "" for test in tests if test.name.startswith("test_")]
        found |= {each for line in said for each in re.findall(r"\AL\d\d\b", line)}
    assert found == VECTORS
