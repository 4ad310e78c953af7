"""The two checks: what one user hears is the same whatever is hidden, and nothing that is marked reaches him."""

import base64
import shutil
from collections.abc import Iterable, Iterator
from logging import Formatter, LogRecord
from pathlib import Path

from engine.contract.secrecy import CANARY
from engine.contract.trial import BrokenPromise
from engine.tables.service import Tables
from engine.tables.storage.store import Store
from engine.tables.transaction.dice import Dice
from tests.roots import GAMES
from tests.tables.room import NOON, bytes_of
from tests.tables.secrecy.doings import CHAINS, Chain, answer, hear_the_others, use_others_requests, use_the_lobby
from tests.tables.secrecy.ear import ADDRESS, Ear, Heard
from tests.tables.secrecy.hidden import dealt_anew, planted
from tests.tables.secrecy.questions import look_at_everything
from tests.tables.secrecy.scenes import FINA, KEY, NAMES, STRANGER, Scene


def chains_of(user: int | None) -> tuple[Chain, ...]:
    """What this user tries; the public can only look."""
    few: dict[int | None, tuple[Chain, ...]] = {
        None: (),
        FINA: (use_the_lobby,),
        STRANGER: (answer, use_others_requests),
    }
    return look_at_everything, *few.get(user, CHAINS)


async def listen(path: Path, scene: Scene, user: int | None, chain: Chain) -> Ear:
    """Open a copy of this file, with computers that do not move, and ask."""
    copy = path.with_suffix(".copy")
    shutil.copyfile(path, copy)
    async with Store(copy) as store:
        tables = Tables(store, GAMES, clock=lambda: NOON + 60, dice=Dice(bytes_of(b"later")))
        await tables._computers.stop()
        ear = Ear(tables, user)
        await chain(ear, scene)
    return ear


async def tell_by_redeal(scene: Scene, user: int | None, folder: Path) -> None:
    """Raise a fault if this user can tell from anything what is hidden from him."""
    dealt = dealt_anew(scene, user, folder / "dealt.db")
    for chain in chains_of(user):
        here, there = await listen(scene.path, scene, user, chain), await listen(dealt, scene, user, chain)
        compare(here.heard, there.heard, f"{name_of(user)}, {chain.__name__}")
        expect_no_error(here)


async def tell_by_canary(scene: Scene, user: int | None, folder: Path) -> None:
    """Raise a fault if anything marked reaches this user."""
    marked = planted(scene, user, folder / "planted.db")
    for chain in (*chains_of(user), hear_the_others):
        ear = await listen(marked, scene, user, chain)
        search(ear.heard, forbidden(user), f"{name_of(user)}, {chain.__name__}")
        expect_no_error(ear)


def compare(here: list[Heard], there: list[Heard], where: str) -> None:
    """Raise a fault at the first answer that differs."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            raise BrokenPromise(f"{where}: can tell from {one.what}: {one.printed} or {other.what}: {other.printed}")
    if len(here) != len(there):
        raise BrokenPromise(f"{where}: {len(here)} answers or {len(there)}")


def search(heard: list[Heard], marks: dict[str, str], where: str) -> None:
    """Raise a fault at the first answer with one of these marks."""
    for one in heard:
        for mark, what in marks.items():
            if mark in one.answer or mark in one.printed:
                raise BrokenPromise(f"{where}: hears {what} in {one.what}: {one.printed}")


def expect_no_error(ear: Ear) -> None:
    """What is asked may be refused; it must not fail."""
    for error in ear.raised:
        raise error


def marks_in(records: Iterable[LogRecord]) -> list[str]:
    """What should not be there of what was logged, traces and the values to be filled in included."""
    said = ADDRESS.sub("", "\n".join(f"{Formatter().format(record)} {record.args}" for record in records))
    return [what for mark, what in forbidden(None).items() if mark in said]


def forbidden(user: int | None) -> dict[str, str]:
    """What must never reach this user, and what it would be."""
    ids = {str(other): "another's Discord id" for other in (*NAMES, STRANGER) if other != user}
    return {str(CANARY): "a secret", **ids, **dict.fromkeys(seeds(), "a seed")}


def seeds() -> Iterator[str]:
    """All secret bytes of a scene, in every writing one could think of."""
    throw = bytes_of(KEY)
    for _ in range(20):
        seed: bytes = throw(32)
        yield from (seed.hex(), repr(seed)[2:-1], str(int.from_bytes(seed, "big")))
        yield from (base64.b64encode(seed).decode().rstrip("="), base64.urlsafe_b64encode(seed).decode().rstrip("="))


def name_of(user: int | None) -> str:
    """Who that is, for the message of a fault."""
    return "the public" if user is None else NAMES.get(user, "a stranger")
