"""Lucca Città, as a table of contents."""

from engine.core.game import Declares, GameDefinition, Plays, Proves, Sealing, Shows, Stage
from engine.core.learning import Lesson, Topic
from engine.core.state.events import EventKind
from engine.core.values.seats import Seat
from engine.core.values.texts import FIELD, NUMBER, SEAT, VALUES, Message, each, term
from engine.games.lucca import means
from engine.games.lucca.computer.choosing import computer
from engine.games.lucca.data import COLOURS, FACTS, HOME, KINDS, USES
from engine.games.lucca.forms import CHOICES, DECISIONS, MAY, VERBS, suggest
from engine.games.lucca.initial import RULES_VERSION, initial
from engine.games.lucca.labels import foresee, label
from engine.games.lucca.migrations import MIGRATIONS
from engine.games.lucca.reasons import why_not
from engine.games.lucca.redeal import census, faults, plant, redeal
from engine.games.lucca.rules.cards import CARD, CARDS, TRIPLETS
from engine.games.lucca.rules.start import show_kept
from engine.games.lucca.rules.turns import take
from engine.games.lucca.scoring import SOURCES, scores, winners
from engine.games.lucca.show import show_screen, show_table
from engine.games.lucca.state import LuccaOptions, LuccaState
from engine.games.lucca.tell import FATES, MESSAGES, tell
from engine.games.lucca.views import ScreenView, TableView

COLOUR = {"colour": term("colour")}
NUMBERED = {"low": NUMBER, "high": NUMBER}
WALLS = dict.fromkeys(("walls", "towers", "opened", "shields", "needed", "points"), NUMBER)

EVENTS = (
    EventKind("dealt", {"n": NUMBER}),
    EventKind("dealt-own", {"cards": CARDS}, private=True),
    EventKind("laid", TRIPLETS, drawn=frozenset(TRIPLETS)),
    EventKind("chosen", {"seat": SEAT}),
    EventKind("revealed", {"seat": SEAT, "cards": CARDS}, reveals=True),
    EventKind("revealed-own", {"cards": CARDS, "aside": CARDS}, private=True),
    EventKind("round", {"n": NUMBER, "of": NUMBER, "pile": NUMBER}),
    EventKind("order", {"ranked": each("ranked")}, by_what_is_shown=frozenset({"ranked"})),
    EventKind("final-order", {"ranked": each("ranked")}),
    EventKind("opened", {"seat": SEAT, **COLOUR, "points": NUMBER, "thanks": each("thanks")}),
    EventKind("taken", {"seat": SEAT, "n": NUMBER, "cards": CARDS}),
    EventKind("started", {"seat": SEAT, **COLOUR, **CARD.params, "n": NUMBER}),
    EventKind("enlarged", {"seat": SEAT, **COLOUR, **CARD.params, "n": NUMBER}),
    EventKind("completed", {"seat": SEAT, **COLOUR, "number": NUMBER, "points": NUMBER}),
    EventKind("tower", {"seat": SEAT}),
    EventKind("face-down", {"seat": SEAT, "walls": NUMBER, "discards": NUMBER}),
    EventKind("face-down-own", {"seat": SEAT, "walls": CARDS, "discards": CARDS}, private=True),
    EventKind("unused", {"cards": CARDS}),
    EventKind("walls", {"seat": SEAT, **WALLS}),
    EventKind("walls-fall", {"seat": SEAT, **WALLS}),
    EventKind("no-lowest"),
    EventKind("no-highest"),
    EventKind("numbers-kept", {"seat": SEAT, **NUMBERED}),
    EventKind("numbers", {"seat": SEAT, "other": SEAT, "points": NUMBER, **NUMBERED}),
)

LEGAL = {"legal": VALUES, "field": FIELD}

REFUSALS = (
    Message("lucca.not-in-hand", LEGAL),
    Message("lucca.triplet-gone", LEGAL),
    Message("lucca.top-is-clear"),
    Message("lucca.tower-no-wall"),
    Message("lucca.palace-complete", COLOUR),
    Message("lucca.no-room", {**CARD.params, "n": NUMBER}),
    Message("lucca.open-none", COLOUR),
    Message("lucca.open-construction", COLOUR),
    Message("lucca.open-opened", COLOUR),
)

TOPICS = (
    Topic("aim", "table"),
    Topic("start"),
    Topic("order"),
    Topic("triplet", "screen"),
    Topic("opening"),
    Topic("walls"),
    Topic("end", "reckoning"),
)

LESSONS = (
    Lesson("keep", "start"),
    Lesson("keep.top", "start"),
    Lesson("turn", "aim"),
    Lesson("take", "triplet"),
    Lesson("take.triplet", "triplet"),
    Lesson("take.open", "opening"),
)


def longest(seats: int) -> int:
    """Everybody chooses once, and has one turn a round."""
    return seats + seats * max(table.rounds for table in FACTS[max(FACTS)].tables)


def stays_closed(state: LuccaState, seat: Seat) -> None:
    """Walls and discards are not turned up at the end."""


GAME: GameDefinition[LuccaState, LuccaOptions, TableView, ScreenView] = GameDefinition(
    name="lucca",
    home=HOME,
    stage=Stage.BETA,
    declares=Declares(
        players=range(3, 6),
        options=LuccaOptions,
        rules_version=RULES_VERSION,
        facts=FACTS,
        migrations=MIGRATIONS,
        state_type=LuccaState,
        table_type=TableView,
        screen_type=ScreenView,
        verbs=VERBS,
        decisions=DECISIONS,
        events=EVENTS,
        refusals=REFUSALS,
        sources=SOURCES,
        groups={"colour": COLOURS, "kind": KINDS, "use": USES, "fate": FATES},
        topics=TOPICS,
        lessons=LESSONS,
        messages=(*MESSAGES, *means.MESSAGES),
    ),
    plays=Plays(
        initial=initial,
        may=MAY,
        choices=CHOICES,
        apply={"take": take},
        sealed={"keep": Sealing(answered="chosen", opened=show_kept)},
        suggest=suggest,
        label=label,
        foresee=foresee,
        why_not=why_not,
        computer=computer,
        longest=longest,
    ),
    shows=Shows(
        show_table=show_table,
        show_screen=show_screen,
        opens=stays_closed,
        tell=tell,
        means=means.means,
        scores=scores,
        winners=winners,
    ),
    proves=Proves(census=census, faults=faults, redeal=redeal, plant=plant),
)
