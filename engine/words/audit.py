"""The audit: every fault in a message file, in words that whoever writes it can act on, without saying a sentence."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable

from fluent.runtime.builtins import BUILTINS
from fluent.syntax.ast import FunctionReference, MessageReference, Pattern, TermReference, VariableReference
from msgspec import Struct

from engine.core.game import AnyGame
from engine.words.declared import Declared, declared, declared_common
from engine.words.elision import FUNCTIONS
from engine.words.sources import COMMON, Source, WordsError, name_of, nodes, read
from engine.words.typography import faults as faults_of_setting


def audit(game: AnyGame, language: str) -> list[str]:
    """What is wrong with a game's words in this language; empty if nothing is."""
    return audit_home(game.home, language, declared(game), (COMMON,))


def audit_common(language: str) -> list[str]:
    """What is wrong with the common words in this language."""
    return audit_home(COMMON, language, declared_common())


def audit_home(
    home: Traversable, language: str, wanted: Mapping[str, Declared], beside: Sequence[Traversable] = ()
) -> list[str]:
    """What is wrong with one folder's words, which may refer to those of the folders beside it."""
    try:
        source, others = read(home, language), [read(other, language) for other in beside]
    except WordsError as error:
        return [str(error)]
    page = _Page(source, source.texts(), {n: p for other in others for n, p in other.texts().items()})
    return [
        *source.faults(),
        *_not_as_declared(page, _full_names(wanted)),
        *_badly_referred(page),
        *_terms(page),
        *(f"{page.at(name)} {fault}" for name, text in page.own.items() for fault in faults_of_setting(text, language)),
    ]


class _Page(Struct, frozen=True):
    """A file and its texts by full name, with those it may refer to elsewhere."""

    source: Source
    own: dict[str, Pattern]
    beside: dict[str, Pattern]

    def at(self, name: str) -> str:
        return f"{self.source.at(self.own[name])}: {name}"

    def text(self, name: str) -> Pattern | None:
        return self.own.get(name) or self.beside.get(name)


def _full_names(wanted: Mapping[str, Declared]) -> dict[str, frozenset[str]]:
    """The variables of each text by its full name, as in `Source.texts`."""
    found = {}
    for name, declaration in wanted.items():
        found[name] = declaration.variables()
        found |= {f"{name}.{attribute}": declaration.variables(attribute) for attribute in declaration.attributes}
    return found


def _not_as_declared(page: _Page, wanted: Mapping[str, frozenset[str]]) -> Iterator[str]:
    for name in wanted:
        if name not in page.own:
            yield f"{page.source.name}: {name} is missing"
    for name, text in page.own.items():
        if name in page.beside:
            yield f"{page.at(name)} is also among the words beside this file"
        elif name in wanted:
            for variable in sorted(_variables(page, text) - wanted[name]):
                yield f"{page.at(name)} uses ${variable}; {_may_use(wanted[name])}"
        elif not name.startswith("-"):
            yield f"{page.at(name)} is not used"


def _may_use(variables: frozenset[str]) -> str:
    return "it may use " + (", ".join(f"${name}" for name in sorted(variables)) or "no variables")


def _variables(page: _Page, text: Pattern) -> set[str]:
    """The variables a text needs, its own and those of the messages it refers to. A term gets none of them."""
    found, names, texts = set[str](), set[str](), [text]
    while texts:
        for node in nodes(texts.pop()):
            if isinstance(node, VariableReference):
                found.add(node.id.name)
            elif isinstance(node, MessageReference) and (name := _target(node)) not in names:
                names.add(name)
                texts += filter(None, [page.text(name)])
    return found


def _badly_referred(page: _Page) -> Iterator[str]:
    for name, text in page.own.items():
        for node in nodes(text):
            if isinstance(node, MessageReference | TermReference) and page.text(_target(node)) is None:
                yield f"{page.at(name)} refers to {_target(node)}, which does not exist"
            elif isinstance(node, FunctionReference) and node.id.name not in (*BUILTINS, *FUNCTIONS):
                yield f"{page.at(name)} calls {node.id.name}, which does not exist"


def _terms(page: _Page) -> Iterator[str]:
    """A term must be referred to, and a variable in it be passed: Fluent would print the variable's name."""
    passed: dict[str, set[str]] = {}
    for node in (node for text in page.own.values() for node in nodes(text)):
        if isinstance(node, TermReference):
            named = node.arguments.named if node.arguments else []
            passed.setdefault(f"-{node.id.name}", set()).update(argument.name.name for argument in named)
    for name in (name_of(entry) for entry in page.source.entries):
        if name.startswith("-") and name not in passed:
            yield f"{page.at(name)} is not used"
        elif name.startswith("-"):
            for variable in sorted(_variables(page, page.own[name]) - passed[name]):
                yield f"{page.at(name)} uses ${variable}, which nobody passes to it"


def _target(node: MessageReference | TermReference) -> str:
    name = f"-{node.id.name}" if isinstance(node, TermReference) else node.id.name
    return f"{name}.{node.attribute.name}" if node.attribute else name
