"""The long form, for `make soak`: as many kills as one likes, and a summary."""

import argparse
import shutil
import sys
import time
from pathlib import Path
from tempfile import mkdtemp

from tests.tables.soak.killer import soak


def main() -> int:
    """Soak, and say what came of it. The files are kept if something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.tables.soak")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--folder", type=Path, default=None)
    chosen = parser.parse_args()
    folder = chosen.folder or Path(mkdtemp(prefix="paravent-soak-"))
    folder.mkdir(parents=True, exist_ok=True)
    sys.stdout.write(f"{chosen.kills} kills with seed {chosen.seed} in {folder}\n")
    summary = soak(folder, chosen.kills, chosen.seed)
    sys.stdout.write("".join(f"{fault}\n" for fault in summary.faults) + f"{summary}\n")
    if summary.faults:
        return 1
    if chosen.folder is None:
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
