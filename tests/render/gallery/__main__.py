"""`python -m tests.render.gallery DIR [GAME …]`: draw the gallery of all games, or of these, into a folder."""

import sys
from argparse import ArgumentParser
from itertools import chain
from pathlib import Path

from render.core.studio import Studio
from tests.render.gallery.shots import shots
from tests.render.gallery.writing import write
from tests.roots import GAMES, PICTURES


def main(arguments: list[str]) -> None:
    """Says where to look."""
    parser = ArgumentParser(prog="python -m tests.render.gallery")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", choices=(*GAMES, []), default=[], metavar="game")
    asked, studio = parser.parse_args(arguments), Studio(GAMES, PICTURES)
    number = write(studio, chain.from_iterable(shots(studio, game) for game in asked.games or GAMES), asked.folder)
    sys.stdout.write(f"{number} pictures: {asked.folder / 'index.html'}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
