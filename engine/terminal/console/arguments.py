"""The arguments that several commands share, and how what a person typed becomes what the engine takes."""

from argparse import ArgumentParser
from collections.abc import Sequence

from engine.core.game import AnyGame
from engine.core.values.options import Options, option_values, options_from
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.words.typed import plain

SEED_LENGTHS = range(16, 65)

_BOOL = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


def add_game(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """The game's name and what can be chosen before its start."""
    parser.add_argument("game", metavar="GAME", help=voice.tell("arg-game"))
    parser.add_argument("--seats", type=count, metavar="N", help=voice.tell("arg-seats"))
    parser.add_argument("--seed", type=seed, metavar="HEX", help=voice.tell("arg-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=voice.tell("arg-option"))


def count(typed: str) -> int:
    """A whole number from 0 on."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 9):
        raise Mistake("bad-number", typed=typed)
    return int(typed)


def seed(typed: str) -> bytes:
    """A seed in hexadecimal."""
    try:
        value = bytes.fromhex(typed)
    except ValueError:
        raise Mistake("bad-seed", typed=typed) from None
    if len(value) not in SEED_LENGTHS:
        raise Mistake("bad-seed", typed=typed)
    return value


def seats(game: AnyGame, wanted: int | None, computers: int = 0) -> int:
    """How many play: as many as wanted, else the fewest with which one person faces these computers."""
    n = max(game.declares.players[0], computers + 1) if wanted is None else wanted
    if n not in game.declares.players:
        raise Mistake(
            "wrong-seats", game=game.name, n=n, least=game.declares.players[0], most=game.declares.players[-1]
        )
    return n


def options(game: AnyGame, typed: Sequence[str]) -> Options:
    """The game's options from `name=value` words; those not named keep their defaults."""
    chosen: Options = options_from(game.declares.options, dict(_option(game, word) for word in typed))
    return chosen


def _option(game: AnyGame, typed: str) -> tuple[str, str | bool]:
    name, equals, value = typed.partition("=")
    possible = option_values(game.declares.options)
    if not possible:
        raise Mistake("no-options", game=game.name)
    if not equals:
        raise Mistake("bad-option", typed=typed)
    if name not in possible:
        raise Mistake("unknown-option", typed=name, known=tuple(possible))
    return name, _value(name, value, possible[name])


def _value(name: str, typed: str, possible: tuple[str | bool, ...]) -> str | bool:
    if isinstance(possible[0], bool):
        if plain(typed) in _BOOL:
            return _BOOL[plain(typed)]
        raise Mistake("unknown-value", option=name, typed=typed, legal=("yes", "no"))
    if typed in possible:
        return typed
    raise Mistake("unknown-value", option=name, typed=typed, legal=tuple(map(str, possible)))
