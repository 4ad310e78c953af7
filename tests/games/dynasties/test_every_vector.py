"""Every vector of the rules, D01 to D80, is a test named after it."""

import ast
import re
from pathlib import Path

VECTORS = set(range(1, 81))


def test_every_vector_has_a_test() -> None:
    found = set[int]()
    for path in Path(__file__).parent.rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf8"))
        names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        found |= {int(number) for name in names for number in re.findall(r"\Atest_d(\d\d)_", name)}
    assert found == VECTORS
