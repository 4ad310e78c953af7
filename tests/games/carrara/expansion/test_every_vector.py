"""Every worked example of the rules on the expansion has a test named after it."""

import ast
import re
from pathlib import Path

VECTORS = {
    f"{letter}{n:02}"
    for letter, last in {"x": 30, "o": 16, "b": 17, "g": 11, "f": 3}.items()
    for n in range(1, last + 1)
}


def test_every_vector_has_a_test() -> None:
    found = set[str]()
    for path in Path(__file__).parent.rglob("test_*.py"):
        tree = ast.walk(ast.parse(path.read_text(encoding="utf8")))
        names = [node.name for node in tree if isinstance(node, ast.FunctionDef)]
        found |= {each for name in names for each in re.findall(r"\Atest_([xobgf]\d\d)_", name)}
    assert found == VECTORS
