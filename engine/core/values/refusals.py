"""Refusals: why a form was not accepted, as codes with parameters; never sentences, never a stack trace.

    not yours          no-such-seat, not-your-decision
    not now            game-over, decision-closed, verb-not-now
    badly written      unknown-verb, unknown-field, missing-field, malformed-field
    not on offer       not-offered, too-many-or-few, too-many-of-kind, wrong-total, too-dear, not-allowed

A game adds its own, namespaced by its name, where it can say better what would be legal.
"""

from enum import Enum

from msgspec import Struct

from engine.core.values.texts import FIELD, NUMBER, NUMBERS, PIECES, SEAT, VALUES, VERB, VERBS, Kind, Message, Params


class Refusal(Struct, frozen=True):
    """A form was refused. The state is untouched; the code and parameters become a private sentence."""

    code: str
    params: Params = {}


class Core(Enum):
    """The refusals that every game shares, each with the parameters of its sentence."""

    NO_SUCH_SEAT = ("core.no-such-seat",)
    NOT_YOUR_DECISION = ("core.not-your-decision", {"seat": SEAT})
    GAME_OVER = ("core.game-over",)
    DECISION_CLOSED = ("core.decision-closed",)
    VERB_NOT_NOW = ("core.verb-not-now", {"verb": VERB, "legal": VERBS})
    UNKNOWN_VERB = ("core.unknown-verb", {"legal": VERBS})
    UNKNOWN_FIELD = ("core.unknown-field", {"verb": VERB})
    MISSING_FIELD = ("core.missing-field", {"verb": VERB, "field": FIELD})
    MALFORMED_FIELD = ("core.malformed-field", {"verb": VERB, "field": FIELD})
    NOT_OFFERED = ("core.not-offered", {"field": FIELD, "legal": VALUES})
    TOO_MANY_OR_FEW = ("core.too-many-or-few", {"field": FIELD, "least": NUMBER, "most": NUMBER})
    TOO_MANY_OF_KIND = ("core.too-many-of-kind", {"field": FIELD, "legal": VALUES, "most": PIECES})
    WRONG_TOTAL = ("core.wrong-total", {"field": FIELD, "total": NUMBER, "legal": NUMBERS})
    TOO_DEAR = ("core.too-dear", {"field": FIELD, "price": NUMBER, "budget": NUMBER})
    NOT_ALLOWED = ("core.not-allowed", {"field": FIELD})

    def __init__(self, code: str, params: dict[str, Kind] | None = None) -> None:
        self.message = Message(code, params or {})

    def refuse(self, params: Params | None = None) -> Refusal:
        """The refusal with this code."""
        return Refusal(self.message.key, params or {})
