"""The hunt: each fault is put into a copy of the tree, and the game's tests are run until one of them fails."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory

from msgspec import Struct

from tests.mutants.copies import FAILED, PASSED, Copy
from tests.mutants.faults import TREE, Fault, ListError


class Stage(Struct, frozen=True):
    """Some tests, as pytest is told to run them."""

    name: str
    arguments: tuple[str, ...]


class Found(Struct, frozen=True):
    """What became of a fault."""

    fault: Fault
    killed_by: str = ""
    """The first test that noticed it; if none did, it survived."""

    @property
    def is_right(self) -> bool:
        """Killed, or explained; and not both, for then the explanation is wrong."""
        return bool(self.killed_by) is not bool(self.fault.survives)


def stages(game: str) -> tuple[Stage, ...]:
    """The tests of a game, the quickest first; the dear ones are only run for what has survived the others. The golden
    plays are not asked: they notice every change, and do not know which is a fault."""
    folder = f"tests/games/{game}"
    around = f"{folder}/around"
    all_stages = [Stage("rule tests", (folder, f"--ignore={around}"))]
    if (TREE / around).exists():
        all_stages.append(Stage("tests around the rules", (around,)))
    return (*all_stages, Stage("contract", ("tests/contract", "--ignore=tests/contract/test_golden.py", "-k", game)))


def hunt(faults: Sequence[Fault], stages: Sequence[Stage], tell: Callable[[Found], None]) -> list[Found]:
    """What becomes of these faults; each is told as soon as it is known."""
    found, left = list[Found](), list(faults)
    with TemporaryDirectory(prefix="paravent-mutants-") as folder:
        places = [Path(folder) / str(n) for n in range(min(os.cpu_count() or 1, len(left)))]
        with ThreadPoolExecutor(len(places) or 1) as pool:
            copies = list(pool.map(Copy, places))
            for stage in stages:
                killed = _killed(pool, copies, left, stage, tell)
                found += killed
                left = [fault for fault in left if fault not in {each.fault for each in killed}]
    survived = [Found(fault) for fault in left]
    for each in survived:
        tell(each)
    return [*found, *survived]


def _killed(
    pool: ThreadPoolExecutor, copies: list[Copy], faults: list[Fault], stage: Stage, tell: Callable[[Found], None]
) -> list[Found]:
    """Those that these tests notice. They must all pass where nothing is wrong, else they would say nothing."""
    if not faults:
        return []
    for sound in pool.map(lambda copy: copy.tested(stage.arguments, keep_compiled=True), copies):
        if sound.code != PASSED:
            raise ListError(f"the {stage.name} fail without any fault; mend that first: {sound.failed}")
    free = Queue[Copy]()
    for copy in copies:
        free.put(copy)

    def noticed(fault: Fault) -> Found:
        copy = free.get()
        try:
            with copy.spoilt(fault):
                tested = copy.tested(stage.arguments)
        finally:
            free.put(copy)
        if tested.code not in (PASSED, FAILED):
            raise ListError(f"with this fault the {stage.name} cannot even be run: {fault.meaning} ({fault.file})")
        found = Found(fault, tested.failed)
        if found.killed_by:
            tell(found)
        return found

    return [found for found in pool.map(noticed, faults) if found.killed_by]
