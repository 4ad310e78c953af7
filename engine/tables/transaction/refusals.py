"""What the tables refuse, before or beside the rules: as codes with parameters, like the core's.

not there          no-such-table, no-such-game, no-such-person, no-such-step
not yours          not-seated, not-host, barred-from-seat, not-invited, request-reused
not now            not-open, not-playing, not-over, already-seated, full, too-few, too-many-live,
                   too-many-on-server, motion-open, no-motion, no-invitation, not-late, late-yourself, not-asked,
                   nothing-to-undo,
                   still-sealed, others-must-agree, gone-on, state-gone, no-result, no-computer, unreadable
of the server      paused, server-paused, not-paused, barred, not-barred, guest-barred, wrong-channel, may-not-create
badly written      bad-options, bad-setting, wrong-places
"""

from enum import Enum

from engine.core.values.refusals import Refusal
from engine.core.values.texts import NUMBER, SEAT, Kind, Message, Params, term, terms

WORD, WORDS = term(""), terms("")

LONGEST_WORD = 64
"""Letters of what somebody typed, where it is kept or said again."""


def writable(text: str) -> str:
    """What somebody typed, as it can be kept and said: not too long, and without half letters."""
    return text[:LONGEST_WORD].encode(errors="replace").decode()


class Declined(Exception):
    """Raised inside a transaction: it is undone, and this refusal is the answer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class No(Enum):
    """Each refusal with the parameters of its sentence."""

    NO_SUCH_TABLE = ("no-such-table",)
    NO_SUCH_GAME = ("no-such-game",)
    NO_SUCH_PERSON = ("no-such-person",)
    NO_SUCH_STEP = ("no-such-step", {"last": NUMBER})
    NOT_SEATED = ("not-seated",)
    NOT_HOST = ("not-host",)
    BARRED_FROM_SEAT = ("barred-from-seat",)
    NOT_INVITED = ("not-invited",)
    REQUEST_REUSED = ("request-reused",)
    NOT_OPEN = ("not-open",)
    NOT_PLAYING = ("not-playing",)
    NOT_OVER = ("not-over",)
    NO_RESULT = ("no-result",)
    ALREADY_SEATED = ("already-seated",)
    FULL = ("full", {"places": NUMBER})
    TOO_FEW = ("too-few", {"least": NUMBER})
    WRONG_PLACES = ("wrong-places", {"least": NUMBER, "most": NUMBER})
    TOO_MANY_LIVE = ("too-many-live", {"most": NUMBER})
    TOO_MANY_ON_SERVER = ("too-many-on-server", {"most": NUMBER})
    MOTION_OPEN = ("motion-open", {"seat": SEAT})
    NO_MOTION = ("no-motion",)
    NO_INVITATION = ("no-invitation",)
    NOT_LATE = ("not-late",)
    LATE_YOURSELF = ("late-yourself",)
    NOT_ASKED = ("not-asked",)
    NOTHING_TO_UNDO = ("nothing-to-undo",)
    STILL_SEALED = ("still-sealed",)
    OTHERS_MUST_AGREE = ("others-must-agree",)
    GONE_ON = ("gone-on",)
    STATE_GONE = ("state-gone",)
    NO_COMPUTER = ("no-computer",)
    UNREADABLE = ("unreadable",)
    PAUSED = ("paused",)
    SERVER_PAUSED = ("server-paused",)
    NOT_PAUSED = ("not-paused",)
    BARRED = ("barred",)
    NOT_BARRED = ("not-barred",)
    GUEST_BARRED = ("guest-barred",)
    WRONG_CHANNEL = ("wrong-channel", {"legal": WORDS})
    MAY_NOT_CREATE = ("may-not-create",)
    BAD_OPTIONS = ("bad-options", {"option": WORD})
    BAD_SETTING = ("bad-setting", {"setting": WORD})

    def __init__(self, code: str, params: dict[str, Kind] | None = None) -> None:
        self.code = f"tables.{code}"
        self.message = Message(f"refusal-tables-{code}", params or {})

    def because(self, **params: int | str | tuple[str, ...]) -> Declined:
        """The exception to raise."""
        return Declined(self.refusal(**params))

    def refusal(self, **params: int | str | tuple[str, ...]) -> Refusal:
        """The refusal itself."""
        values: Params = {name: writable(value) if isinstance(value, str) else value for name, value in params.items()}
        return Refusal(self.code, values)
