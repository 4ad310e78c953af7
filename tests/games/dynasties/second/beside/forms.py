"""The same answers, as the engine is told them."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.forms.offers import Value
from engine.games.dynasties.data import GOODS, SHIPS
from tests.games.dynasties.second.ask import Move, Question
from tests.games.dynasties.second.beside.converted import ACTION_OF, called, kind
from tests.games.dynasties.second.table import Table

Said = dict[str, Value]
PINK = GOODS.index("pink")
KIND_OF = {
    "main": "turn",
    "after": "after",
    "divide goods": "divide",
    "choose goods": "goods",
    "divide dice": "apart",
    "choose dice": "dowry",
    "die": "die",
    "pick dice": "pick",
    "keep": "keep",
    "drake": "plunder",
    "machiavelli": "plot",
    "isabella": "wed",
    "second ship": "second",
    "fugger": "tribute",
    "lone trader": "unload",
    "bonus": "bonus",
    "leonardo": "leonardo",
    "scoring cards": "scoring",
    "convent": "convent",
}
"""What the engine calls a question."""


class Told(NamedTuple):
    """A form, to be compared and looked up."""

    verb: str
    said: frozenset[tuple[str, Value]]

    @classmethod
    def of(cls, verb: str, said: Said) -> "Told":
        """Of several that are chosen in any order, in one order."""
        dice = said.get("dice")
        same = {"dice": tuple(sorted(map(str, dice)))} if isinstance(dice, tuple) else {}
        return cls(verb, frozenset({**said, **same}.items()))

    @property
    def values(self) -> Said:
        return dict(self.said)


def asked(question: Question) -> str:
    """What the engine calls this question."""
    return KIND_OF[question.kind.rstrip(" 0123456789")]


def told(table: Table, question: Question) -> dict[Told, Move]:
    """Every legal answer as a form. Pink is named where there is a choice of payments; cards that are alike are one."""
    payments = Counter(_unpaid(move) for move in question.legal)
    found = dict[Told, Move]()
    for move in question.legal:
        verb, said = FORMS[question.kind](table, move)
        paid = move[-1]
        if isinstance(paid, tuple) and question.kind in PAID and payments[_unpaid(move)] > 1:
            said = {**said, "pink": str(paid[PINK])}
        found.setdefault(Told.of(verb, said), move)
    return found


PAID = ("main", "after", "bonus", "leonardo")


def _unpaid(move: Move) -> Move:
    return move[:-1] if isinstance(move[-1], tuple) else move


def ship(number: int) -> str:
    return SHIPS[number]


# By question


def turn(_: Table, move: Move) -> tuple[str, Said]:
    verb, *what = move
    match verb:
        case "trade" | "double_trade":
            return "trade", {"card": kind(what[0]), "ship": ship(what[1])}
        case "prince" | "princess":
            return str(verb), {"card": kind(what[0]), "city": what[1]}
        case "character" | "court":
            return "character", {"card": kind(what[0]), "character": what[1]}
        case "city":
            return "city", {"card": kind(what[0]), "role": what[1]}
        case "pause":
            return "pause", {"card": kind(what[0])}
        case "pass":
            keep: Said = {"keep": kind(what[1])} if what[1] else {}
            return "pass", {"place": "next" if what[0] == "normal" else what[0], **keep}
    return book(what) if verb == "book" else ("end", {})


def book(what: list[Any]) -> tuple[str, Said]:
    """A tile: its kind and where."""
    match what[0]:
        case "actioncard":
            return "draw", {}
        case "trade":
            return "trade", {"card": "tile", "ship": ship(what[1])}
    return str(what[2]), {"card": "tile", "city": what[1]}


def die(table: Table, move: Move) -> tuple[str, Said]:
    """A coat of the region that the die shows is not named."""
    face, where = str(move[0]), move[1]
    said: Said = {"die": called(face)}
    if face == "trade":
        return "carry", {**said, "ship": ship(where)}
    if face == "birth":
        return "carry", {**said, "city": where}
    to_choose = face.startswith("coat:") and not table.coats[face.removeprefix("coat:")]
    return "carry", {**said, "region": where} if to_choose and where else said


def bonus(table: Table, move: Move) -> tuple[str, Said]:
    action, *what = move
    said: Said = {"action": str(ACTION_OF.get(action, action))}
    match action:
        case "revaluation":
            return "bonus", {**said, "region": what[0]}
        case "free":
            tile, region, large, role, _ = what
            size = "large" if role == large else "small"
            return "bonus", {**said, "free": tile, "region": region, "space": f"{role}-{size}"}
        case "casanova":
            return "bonus", {**said, "city": what[0]}
    return "bonus", said


def cubes(_: Table, move: Move) -> tuple[str, Said]:
    """One of each ship."""
    taken = [GOODS[cube.index(1)] if any(cube) else "none" for cube in move]
    return "plunder", {f"ship{name}": good for name, good in zip(SHIPS, taken, strict=True)}


FORMS: dict[str, Callable[[Table, Move], tuple[str, Said]]] = {
    "main": turn,
    "after": turn,
    "divide goods": lambda _, move: ("divide", {"goods": move[0]}),
    "choose goods": lambda _, move: ("choose", {"part": str(move[0])}),
    "divide dice": lambda table, move: ("apart", {"die": called(table.dice[move[0]])}),
    "choose dice": lambda _, move: ("choose", {"part": "1" if move[0] == "single" else "2"}),
    "die": die,
    "pick dice": lambda table, move: ("pick", {"dice": tuple(called(table.dice[at]) for at in move)}),
    "keep": lambda _, move: ("keep", {"score": kind(move[0])}),
    "drake": cubes,
    "isabella": lambda _, move: ("wed", {"city": move[0]}),
    "second ship": lambda _, move: ("board", {"ship": ship(move[0])}),
    "bonus": bonus,
    "leonardo": bonus,
}
