"""Which messages must exist, with their variables: computed from what a game declares, so that a missing
text and an unused one can be told without playing."""

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.core.forms.forms import CountsByKind, Field, YesNo
from engine.core.game import AnyGame
from engine.core.values.options import option_values
from engine.core.values.refusals import Core
from engine.core.values.texts import NUMBER, SEAT, Kind, Message
from engine.words.sources import WordsError

SIZE = dict.fromkeys(("counts", "pieces"), "_total") | dict.fromkeys(
    ("each", "numbers", "seats", "terms", "values"), "_count"
)
"""Kinds of which a sentence also gets the size, as `$name_total` or `$name_count`, to agree with it."""

SINGLE = ("number", "seat", "term")
"""The other kinds: the parameter is the only variable."""

OWN_GROUPS = ("verb", "field")
"""The groups of terms that every game has."""

COMMON_WORDS = ("yes", "no", "nothing", "nobody", "not-said", "free")
"""What is said for the answers of a yes or no, for an empty list, for a field left out, and for what costs nothing."""

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Declared(Struct, frozen=True):
    """One message: the parameters of its text, and those of each of its attributes."""

    params: dict[str, Kind] = {}
    attributes: dict[str, dict[str, Kind]] = {}

    def variables(self, attribute: str | None = None) -> frozenset[str]:
        """What the text, or an attribute, may use. It need not use all."""
        params = self.params if attribute is None else self.attributes[attribute]
        sizes = {name + SIZE[kind.name] for name, kind in params.items() if kind.name in SIZE}
        return frozenset(params) | sizes


def declared(game: AnyGame) -> dict[str, Declared]:
    """Every message that the game's own files must have. Raises `WordsError` if its declarations conflict."""
    found: dict[str, Declared] = {}
    for name, declaration in _of_game(game):
        if name in found:
            raise WordsError(f"{game.name} declares the message {name} twice")
        if not _ID.fullmatch(name):
            raise WordsError(f"{game.name} declares {name!r}, which cannot be the name of a message")
        _check(name, declaration.params, (*OWN_GROUPS, *game.declares.groups), game.declares.counted)
        found[name] = declaration
    _check_each(found)
    return found


def declared_common() -> dict[str, Declared]:
    """Every message that the common files must have."""
    words = {word: Declared() for word in COMMON_WORDS}
    return words | {refusal_id(core.message.key): Declared(core.message.params) for core in Core}


def declared_messages(messages: Iterable[Message]) -> dict[str, Declared]:
    """Messages that go by their own key, such as the terminal's."""
    return {message.key: Declared(message.params) for message in messages}


def refusal_id(code: str) -> str:
    """The message of a refusal's code; Fluent has no dots in names."""
    return "refusal-" + code.replace(".", "-")


def fields_of(game: AnyGame) -> dict[str, Field]:
    """The game's fields by name. Verbs may share a field, if its values are read with the same terms."""
    found: dict[str, Field] = {}
    for verb in game.declares.verbs:
        for field in verb.fields:
            if found.setdefault(field.name, field).group != field.group:
                raise WordsError(f"{game.name} has two fields {field.name} with terms of different groups")
    return found


def _of_game(game: AnyGame) -> Iterator[tuple[str, Declared]]:
    yield from (("game-name", Declared()), ("game-blurb", Declared()))
    yield from _of_forms(game)
    for kind in game.declares.decisions:
        about = game.declares.subjects.get(kind, {})
        yield f"decision-{kind}", Declared({"seat": SEAT, **about}, {"yours": about})
    for event in game.declares.events:
        yield f"event-{event.key}", Declared(event.params)
    for message in game.declares.refusals:
        yield refusal_id(message.key), Declared(message.params)
    for message in game.declares.messages:
        yield message.key, Declared(message.params)
    for source in game.declares.sources:
        yield f"source-{source}", Declared()
    yield from _of_learning(game)
    yield from _of_groups(game)
    yield from _of_options(game)


def _of_forms(game: AnyGame) -> Iterator[tuple[str, Declared]]:
    for verb in game.declares.verbs:
        warnings = [kind for kind, so in (("final", verb.final), ("solemn", verb.solemn)) if so]
        attributes: dict[str, dict[str, Kind]] = {name: {} for name in ("help", "button", *warnings)}
        yield f"verb-{verb.name}", Declared(attributes=attributes)
    for field in fields_of(game).values():
        if field.group and field.group not in game.declares.groups:
            raise WordsError(f"{game.name}: the field {field.name} has no group {field.group!r} to be read with")
        if isinstance(field, CountsByKind) and field.group not in game.declares.counted:
            raise WordsError(f"{game.name}: the field {field.name} needs the group {field.group!r} to be counted")
        solemn: dict[str, dict[str, Kind]] = {"solemn": {}} if isinstance(field, YesNo) and field.solemn else {}
        yield f"field-{field.name}", Declared(attributes={"option": {}} | solemn)


def _of_learning(game: AnyGame) -> Iterator[tuple[str, Declared]]:
    for topic in game.declares.topics:
        yield f"topic-{topic.name}", Declared(attributes={"title": {}})
    for lesson in game.declares.lessons:
        yield lesson.message, Declared()


def _of_groups(game: AnyGame) -> Iterator[tuple[str, Declared]]:
    for group, values in game.declares.groups.items():
        for value in values:
            yield (
                f"{group}-{value}",
                Declared(attributes={"counted": {"n": NUMBER}} if group in game.declares.counted else {}),
            )


def _of_options(game: AnyGame) -> Iterator[tuple[str, Declared]]:
    for name, values in option_values(game.declares.options).items():
        yield f"option-{name}", Declared()
        for value in values:
            if not isinstance(value, bool):
                yield f"option-{name}-{value}", Declared()


def _check_each(found: dict[str, Declared]) -> None:
    """What is said by another message can be said only once all messages are known."""
    for name, declaration in found.items():
        for param, kind in declaration.params.items():
            if kind.name == "each" and kind.group not in found:
                raise WordsError(f"{name}: the parameter {param} has no message {kind.group!r} to be said with")


def _check(name: str, params: dict[str, Kind], groups: tuple[str, ...], counted: tuple[str, ...]) -> None:
    """A parameter nobody could read is found here, not when the sentence is first needed."""
    for param, kind in params.items():
        if kind.name not in SIZE and kind.name not in SINGLE:
            raise WordsError(f"{name}: the parameter {param} has the unknown kind {kind.name!r}")
        if kind.name in ("term", "terms") and kind.group and kind.group not in groups:
            raise WordsError(f"{name}: the parameter {param} has no group {kind.group!r} to be read with")
        if kind.name == "counts" and kind.group not in counted:
            raise WordsError(f"{name}: the parameter {param} needs the group {kind.group!r} to be counted")
        if kind.name in ("values", "pieces") and "field" not in params:
            raise WordsError(f"{name}: the parameter {param} needs a parameter `field` beside it")
