"""Every vector of the rules, 1 to 65, is a test named after it; 35 has none, since its pictures are lost."""

import ast
import re
from pathlib import Path

VECTORS = {n for n in range(1, 66) if n != 35}


def test_every_vector_has_a_test() -> None:
    found = set[int]()
    for path in Path(__file__).parent.rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf8"))
        names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        found |= {int(number) for name in names for number in re.findall(r"\Atest_v(\d\d)_", name)}
    assert found == VECTORS
