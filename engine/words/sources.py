"""Message files as they were written: read, parsed, and with the faults that Fluent itself keeps silent about."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax.ast import BaseNode, Junk, Message, Pattern, Resource, SyntaxNode, Term
from msgspec import Struct

from engine.words.parsing import QuickParser

LANGUAGES = ("en", "fr")
"""The languages we speak."""

LOCALES = {"en": "en_GB", "fr": "fr_FR"}
"""Whose lists, numbers and plurals each language has. Ours is the English of grey, colour, and "a, b and c"."""

COMMON = files("data") / "common"
"""The folder with the words that every game shares."""


class WordsError(Exception):
    """A fault in the words, told so that whoever writes them can mend it."""


class Source(Struct, frozen=True):
    """One message file."""

    name: str
    text: str
    resource: Resource

    @property
    def entries(self) -> list[Message | Term]:
        """Its messages and terms, in order."""
        return [entry for entry in self.resource.body if isinstance(entry, Message | Term)]

    def texts(self) -> dict[str, Pattern]:
        """Each text by its full name: `verb-draw`, `verb-draw.help`, `-term`."""
        return {name: pattern for entry in self.entries for name, pattern in _texts(entry)}

    def at(self, node: SyntaxNode) -> str:
        """Where this node begins, as `folder/text/en.ftl:12`."""
        start = node.span.start if node.span else 0
        return f"{self.name}:{self.text.count(chr(10), 0, start) + 1}"

    def faults(self) -> list[str]:
        """What Fluent would drop without a word: what it cannot parse, and what is written twice."""
        junk = [
            f"{self.at(entry)}: this cannot be read: {why.message}"
            for entry in self.resource.body
            if isinstance(entry, Junk)
            for why in entry.annotations
        ]
        names = Counter(name for entry in self.entries for name in _names(entry))
        return junk + [f"{self.name}: {name} is written {n} times" for name, n in names.items() if n > 1]


def read(home: Traversable, language: str) -> Source:
    """The message file of this folder in this language. Raises `WordsError` if there is none."""
    if language not in LANGUAGES:
        raise WordsError(f"there are no words in {language!r}; there are in {', '.join(LANGUAGES)}")
    name = f"{home.name}/text/{language}.ftl"
    try:
        text = home.joinpath("text", f"{language}.ftl").read_text(encoding="utf8")
    except (OSError, UnicodeDecodeError) as error:
        raise WordsError(f"{name}: the file cannot be read ({error})") from error
    return Source(name, text, _parsed(text))


@lru_cache(256)
def _parsed(text: str) -> Resource:
    """Each file once: the words that all games share belong to the bundle of each. Nobody changes what is parsed."""
    resource: Resource = QuickParser().parse(text)
    return resource


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """This node of the syntax tree and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from nodes(child)


def name_of(entry: Message | Term) -> str:
    """The name under which a text refers to this one."""
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def _names(entry: Message | Term) -> list[str]:
    name = name_of(entry)
    return [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]


def _texts(entry: Message | Term) -> Iterator[tuple[str, Pattern]]:
    """A message that has attributes may lack a text of its own."""
    name = name_of(entry)
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value
