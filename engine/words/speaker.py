"""The speaker: says in one language, with the players' names, what the rules express in keys and parameters."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources.abc import Traversable

from engine.core.forms.forms import CountsByKind, Field, Verb, YesNo
from engine.core.forms.offers import Value
from engine.core.game import AnyGame
from engine.core.learning import Lesson
from engine.core.state.decisions import Decision
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Kind, Message, Param, Params, Text
from engine.words.bundles import Bundle, load
from engine.words.called import Names
from engine.words.declared import SIZE, Declared, declared, declared_common, declared_messages, fields_of, refusal_id
from engine.words.sources import WordsError
from engine.words.vocabulary import Vocabulary, items, kinds, number, word

ALTERNATIVES = "legal"
"""The parameter that lists what one may choose from: "a, b or c", where every other list says "and"."""


class Speaker:
    """Sentences for one table in one language. What was not declared is not said: it raises `WordsError`.

    >>> from engine.core.discovery import discover
    >>> game = discover(("tests.sample.games",))["pebbles"]
    >>> drew = Text("drew", {"seat": 0, "pebbles": (1, 0, 2)})
    >>> Speaker(game, "en", ("Anna", "Bruno")).event(drew)
    'Anna drew 1 white and 2 black onto the beach.'
    >>> Speaker(game, "fr", ("Anna", "Bruno")).event(drew)
    'Anna pioche 1 blanc et 2 noirs, posés sur la plage.'
    """

    def __init__(
        self,
        game: AnyGame | None,
        language: str,
        names: Sequence[str] = (),
        homes: Sequence[Traversable] = (),
        messages: Sequence[Message] = (),
    ) -> None:
        """`names` are the players' in the order of seats; `homes` hold further words, declared by `messages`."""
        self.language = language
        self.groups = game.declares.groups if game else {}
        self._fields = fields_of(game) if game else {}
        self._declared = _declared(game, _Same(messages))
        self._bundle = _bundle(language, (*((game.home,) if game else ()), *homes))
        self._words = Vocabulary(self._bundle, names)

    # Sentences

    def say(self, text: Text) -> str:
        """A message that goes by its own key: the game's lines and labels, `game-name`, the common words."""
        return self._say(text.key, text.params)

    def event(self, text: Text) -> str:
        """What happened, as one viewer may know it."""
        return self._say(f"event-{text.key}", text.params)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and what would be legal."""
        return self._say(refusal_id(refusal.code), refusal.params)

    def decision(self, decision: Decision, to: Viewer = None) -> str:
        """What the seat is asked, and about what; to himself, if it is he who reads it."""
        message, about = f"decision-{decision.kind}", decision.subject
        if decision.seat == to and message in self._declared:
            return self._bundle.format(
                message, self._variables(message, self._declared[message].attributes["yours"], about), "yours"
            )
        return self._say(message, {"seat": decision.seat, **about})

    # Words

    def common(self, word: str) -> str:
        """One of the words that every game shares, such as `yes`."""
        return self._words.common(word)

    def name(self, seat: Seat) -> str:
        """The player who sits there."""
        return self._words.name(seat)

    def term(self, group: str, value: str) -> str:
        """A value of a group, such as a city."""
        return self._words.term(group, value)

    def value(self, field: Field, value: Value | None) -> str:
        """A filled field; None is one that was left out."""
        return self._words.filled(field, value)

    def kinds(self, field: CountsByKind) -> tuple[Names, ...]:
        """What a person may call each kind of piece of a field."""
        return kinds(self._bundle, field)

    def counted(self, group: str, counts: Sequence[int]) -> str:
        """Pieces by kind, in the order in which the group lists its terms."""
        return self._words.counted(group, self.groups[group], counts)

    def verb(self, name: str) -> str:
        """What a player can do, in a word or two."""
        return self.term("verb", name)

    def verb_button(self, name: str) -> str:
        """The same on a button, for who sees nothing else of it."""
        return self._bundle.format(f"verb-{name}", {}, "button")

    def verb_help(self, name: str) -> str:
        """What the verb does, in a short sentence."""
        return self._bundle.format(f"verb-{name}", {}, "help")

    def verb_warning(self, verb: Verb) -> str:
        """What is to be known before it is confirmed: that it is final, or what it starts."""
        kinds = [kind for kind, so in (("final", verb.final), ("solemn", verb.solemn)) if so]
        return " ".join(self._bundle.format(f"verb-{verb.name}", {}, kind) for kind in kinds)

    def field_warning(self, field: Field) -> str:
        """What saying yes starts, if that is solemn."""
        solemn = isinstance(field, YesNo) and field.solemn
        return self._bundle.format(f"field-{field.name}", {}, "solemn") if solemn else ""

    def field(self, name: str) -> str:
        """What a field of a form is called."""
        return self.term("field", name)

    def field_option(self, name: str) -> str:
        """What the field is called as an option of a command: a short word."""
        return self._bundle.format(f"field-{name}", {}, "option")

    def source(self, name: str) -> str:
        """Where points come from."""
        return self.term("source", name)

    def option(self, name: str) -> str:
        """What an option is called."""
        return self.term("option", name)

    def option_value(self, name: str, value: str | bool) -> str:
        """One of the values of an option."""
        return self._words.yes_no(value) if isinstance(value, bool) else self.term(f"option-{name}", value)

    # The rules

    def topic(self, name: str) -> str:
        """A page of the rules."""
        return self.term("topic", name)

    def topic_title(self, name: str) -> str:
        """The heading of such a page: a word or two."""
        return self._bundle.format(f"topic-{name}", {}, "title")

    def lesson(self, lesson: Lesson) -> str:
        """What a step is about, and one piece of advice."""
        return self._bundle.word(lesson.message)

    # How a sentence gets its variables

    def _say(self, message: str, params: Params) -> str:
        if message not in self._declared:
            raise WordsError(f"the message {message} was not declared")
        return self._bundle.format(message, self._variables(message, self._declared[message].params, params))

    def _variables(self, message: str, kinds: Mapping[str, Kind], params: Params) -> dict[str, int | str]:
        if kinds.keys() != params.keys():
            raise WordsError(f"the message {message} has the parameters {sorted(kinds)}, not {sorted(params)}")
        variables: dict[str, int | str] = {}
        for name, kind in kinds.items():
            variables |= self._read(name, kind, params)
        return variables

    def _read(self, name: str, kind: Kind, params: Params) -> Mapping[str, int | str]:
        """One parameter as variables. A number stays one, and a list brings its size, so that plurals agree."""
        if kind.name == "number":
            return {name: number(params[name])}
        if kind.name not in SIZE:
            return {name: self._one(kind, params[name], params)}
        several, size = items(params[name]), name + SIZE[kind.name]
        if kind.name in ("counts", "pieces"):
            group, kinds = self._kinds(kind, params)
            return {name: self._words.counted(group, kinds, several), size: sum(map(number, several))}
        if kind.name == "each":
            texts = self._each(kind.group, several)
        else:
            texts = [self._one(kind, item, params) for item in several]
        empty = "nobody" if kind.name == "seats" else "nothing"
        return {name: self._words.several(texts, name == ALTERNATIVES, empty), size: len(texts)}

    def _each(self, message: str, several: Sequence[int | str]) -> list[str]:
        """Each thing by its own message, which takes as many of these values as it has parameters."""
        names = tuple(self._declared[message].params)
        things = (several[at : at + len(names)] for at in range(0, len(several), len(names)))
        return [self._say(message, dict(zip(names, thing, strict=False))) for thing in things]

    def _one(self, kind: Kind, item: Param, params: Params) -> str:
        match kind.name:
            case "numbers":
                return self._words.number(number(item))
            case "seat" | "seats":
                return self.name(number(item))
            case "values":
                return self.term(self._field(word(params["field"])).group, word(item))
            case _:
                return self.term(kind.group, word(item))

    def _kinds(self, kind: Kind, params: Params) -> tuple[str, Sequence[str]]:
        """The group that pieces are counted with, and their kinds in order."""
        if kind.name == "counts":
            return kind.group, self.groups[kind.group]
        field = self._field(word(params["field"]))
        if not isinstance(field, CountsByKind):
            raise WordsError(f"the field {field.name} has no pieces")
        return field.group, field.kinds

    def _field(self, name: str) -> Field:
        if name not in self._fields:
            raise WordsError(f"there is no field {name}")
        return self._fields[name]


class _Same:
    """Messages as a key: only the same list is the same key. The cache keeps it, so that no other takes its place."""

    def __init__(self, messages: Sequence[Message]) -> None:
        self.messages = messages

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.messages is other.messages

    def __hash__(self) -> int:
        return id(self.messages)


@lru_cache(64)
def _declared(game: AnyGame | None, further: _Same) -> dict[str, Declared]:
    """All that can be said at a table. Speakers come and go with each message; what is declared stays."""
    return declared_common() | (declared(game) if game else {}) | declared_messages(further.messages)


@cache
def _bundle(language: str, homes: tuple[Traversable, ...]) -> Bundle:
    """Speakers come and go with each message sent; the files are parsed once."""
    return load(language, homes)
