"""For `make mutants`: every fault of a game's list, or of all lists, and whether a test notices it."""

import sys
from argparse import ArgumentParser

from tests.mutants.faults import Fault, ListError, faults_of, games
from tests.mutants.hunt import Found, hunt, stages


def tell(found: Found) -> None:
    """One line for each."""
    fault = found.fault
    by = f", by {found.killed_by}" if found.killed_by else ""
    why = f"; explained: {fault.survives}" if fault.survives else ""
    sys.stdout.write(f"{'killed' if by else 'SURVIVED'}: {fault.meaning} ({fault.file}){by}{why}\n")
    sys.stdout.flush()


def total(game: str, found: list[Found]) -> str:
    """How many were killed and how many survived, and what has to be done about them."""
    killed = sum(bool(each.killed_by) for each in found)
    explained = sum(not each.killed_by and bool(each.fault.survives) for each in found)
    said = (
        f"{game}: {len(found)} faults, {killed} killed, {len(found) - killed} survived, {explained} of them explained\n"
    )
    for each in found:
        if not each.is_right:
            wrong = "is explained, and yet a test notices it" if each.killed_by else "is noticed by no test"
            said += f"  {wrong}: {each.fault.meaning}\n"
    return said


def spread(faults: list[Fault], some: int) -> list[Fault]:
    """So many of them, spread over the list; all if none is said."""
    return faults[:: max(1, len(faults) // some)] if some else faults


def main(said: list[str]) -> int:
    """Hunt, and say what came of it."""
    arguments = ArgumentParser(prog="mutants", description=__doc__)
    arguments.add_argument("games", nargs="*", help="of all lists, if none is named")
    arguments.add_argument("--some", type=int, default=0, help="only about so many of each list")
    chosen, right = arguments.parse_args(said), True
    for game in chosen.games or games():
        try:
            found = hunt(spread(list(faults_of(game)), chosen.some), stages(game), tell)
        except ListError as error:
            sys.stderr.write(f"{error}\n")
            return 2
        sys.stdout.write(total(game, found))
        right &= all(each.is_right for each in found)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
