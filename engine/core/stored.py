"""States as bytes: deterministic JSON with its versions, its hash, and the way from older shapes to today's."""

from hashlib import sha256
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, convert, json

from engine.core.game import C, GameDefinition, Opt, S, T
from engine.core.state.sealed import SealedAnswer
from engine.core.state.state import GameState

_encoder = json.Encoder(order="deterministic")


class StoredError(Exception):
    """A stored state that cannot be read; the message says whose fault that is."""


class Envelope(Struct, frozen=True, forbid_unknown_fields=True):
    """A stored state and what is needed to read it."""

    game: str
    schema: int
    state: dict[str, Any]


class _Outgoing(Struct, frozen=True):
    game: str
    schema: int
    state: GameState


def to_json(value: object) -> bytes:
    """The one way a value becomes bytes: the same value gives the same bytes, everywhere."""
    return _encoder.encode(value)


def encode(game: GameDefinition[S, Opt, T, C], state: S) -> bytes:
    """The state as it is stored."""
    return _encoder.encode(_Outgoing(game.name, game.schema_version, state))


def digest(stored: bytes) -> str:
    """The hash kept with each step."""
    return sha256(stored).hexdigest()


def _kinds(state: GameState) -> set[str]:
    """Of all questions, open or answered under seal."""
    sealed: tuple[SealedAnswer, ...] = getattr(state, "sealed", ())
    return {asked.kind for asked in (*state.decisions, *(each.decision for each in sealed))}


def decode(game: GameDefinition[S, Opt, T, C], stored: bytes) -> S:
    """A stored state, brought to today's shape. Raises `StoredError`."""
    try:
        envelope = json.decode(stored, type=Envelope)
    except (DecodeError, ValueError, RecursionError) as error:
        raise StoredError(f"this is not a stored state: {error}") from error
    if envelope.game != game.name:
        raise StoredError(f"this is a state of {envelope.game!r}, not of {game.name!r}")
    if not 1 <= envelope.schema <= game.schema_version:
        raise StoredError(
            f"this state of {game.name} has schema {envelope.schema}; this program reads 1 to"
            f" {game.schema_version}: was it written by a newer version?"
        )
    raw = envelope.state
    for migration in game.declares.migrations[envelope.schema - 1 :]:
        raw = migration(raw)
    try:
        state = convert(raw, type=game.declares.state_type)
    except ValidationError as error:
        raise StoredError(f"this state of {game.name} does not have the shape it should: {error}") from error
    if state.data not in game.declares.facts or not 1 <= state.rules <= game.declares.rules_version:
        raise StoredError(
            f"this state of {game.name} needs rules {state.rules} and data {state.data}; this program has rules up to"
            f" {game.declares.rules_version} and data {sorted(game.declares.facts)}: was it written by a newer version?"
        )
    if state.seats not in game.declares.players or not _kinds(state) <= set(game.declares.decisions):
        raise StoredError(
            f"this state of {game.name} has {state.seats} seats and asks {state.decisions}: nothing we play"
        )
    return state
