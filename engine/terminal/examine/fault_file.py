"""A fault on disk: everything that is needed to make it happen again."""

from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, json
from pydantic import ValidationError as OptionsError

from engine.contract.trial import Trial
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.values.options import options_from
from engine.core.values.seats import Seat
from engine.terminal.console.arguments import seats, seed
from engine.terminal.console.voice import Mistake
from engine.terminal.examine.fuzzing import Found


class PlayedForm(Struct, frozen=True, forbid_unknown_fields=True):
    """One form of the play."""

    seat: Seat
    form: Form


class FaultFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the file says. The seed decides the play; the forms are for the reader."""

    v: int = 1
    game: str
    roots: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: str
    promise: str
    fault: str
    forms: tuple[PlayedForm, ...]
    last: PlayedForm | None
    where: str


def write(found: Found, roots: tuple[str, ...], folder: Path) -> Path:
    """The fault as a file in this folder. Raises `Mistake` if it cannot be written."""
    trial = found.trial
    content = FaultFile(
        game=trial.game.name,
        roots=roots,
        seats=trial.seats,
        options=trial.options.model_dump(),
        seed=trial.seed.hex(),
        promise=found.promise,
        fault=found.fault,
        forms=tuple(PlayedForm(*played) for played in found.forms),
        last=PlayedForm(*found.last) if found.last else None,
        where=found.where,
    )
    path = folder / f"fuzz-{trial.game.name}-{found.promise}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(json.format(json.encode(content)) + b"\n")
    except OSError as error:
        raise Mistake("bad-file", path=str(path), problem=error.strerror or str(error)) from error
    return path


def read(path: Path) -> FaultFile:
    """The fault in this file. Raises `Mistake` if there is none."""
    try:
        return json.decode(path.read_bytes(), type=FaultFile)
    except OSError as error:
        raise Mistake("bad-file", path=str(path), problem=error.strerror or str(error)) from error
    except (ValidationError, ValueError) as error:
        raise Mistake("bad-file", path=str(path), problem=str(error)) from error


def trial_of(path: Path, fault: FaultFile, game: AnyGame) -> Trial:
    """The trial in which it happened. Raises `Mistake` if the game no longer has such a table."""
    try:
        options = options_from(game.declares.options, fault.options)
    except OptionsError as error:
        raise Mistake("bad-file", path=str(path), problem=str(error)) from error
    return Trial(game, seats(game, fault.seats), options, seed(fault.seed))
