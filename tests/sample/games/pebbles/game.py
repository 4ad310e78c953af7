"""Pebbles, as a table of contents: copy this folder to begin a game."""

from engine.core.game import Declares, GameDefinition, Plays, Proves, Shows, Stage
from engine.core.learning import Lesson, Topic
from engine.core.state.events import EventKind
from engine.core.values.texts import NUMBER, SEAT, Message, counts, term, terms
from tests.sample.games.pebbles import means
from tests.sample.games.pebbles.computer import computer
from tests.sample.games.pebbles.data import COLOURS, HOME, SHELLS, TABLES
from tests.sample.games.pebbles.forms import CHOICES, MAY, VERBS
from tests.sample.games.pebbles.initial import RULES_VERSION, initial
from tests.sample.games.pebbles.labels import foresee, label
from tests.sample.games.pebbles.migrations import MIGRATIONS
from tests.sample.games.pebbles.reasons import why_not
from tests.sample.games.pebbles.redeal import census, faults, plant, redeal
from tests.sample.games.pebbles.rules.beach import draw, take
from tests.sample.games.pebbles.rules.favour import favour
from tests.sample.games.pebbles.rules.polish import polish
from tests.sample.games.pebbles.rules.sea import sell
from tests.sample.games.pebbles.scoring import SOURCES, scores, winners
from tests.sample.games.pebbles.show import show_screen, show_table
from tests.sample.games.pebbles.state import PebblesOptions, PebblesState
from tests.sample.games.pebbles.tell import MESSAGES, tell
from tests.sample.games.pebbles.views import ScreenView, TableView

RULES = {"favour": favour, "draw": draw, "take": take, "sell": sell, "polish": polish}

EVENTS = (
    EventKind("began", {"coins": NUMBER}),
    EventKind("favoured", {"seat": SEAT}),
    EventKind("favoured-own", {"colour": term("colour")}, private=True),
    EventKind("drew", {"seat": SEAT, "pebbles": counts("colour")}, drawn=frozenset({"pebbles"})),
    EventKind("took", {"seat": SEAT, "pebbles": counts("colour"), "price": NUMBER}),
    EventKind("bought", {"seat": SEAT, "shell": term("shell"), "price": NUMBER}),
    EventKind("sold", {"seat": SEAT, "pebbles": counts("colour"), "price": NUMBER}),
    EventKind("boasted", {"seat": SEAT, "colour": term("colour")}, reveals=True),
    EventKind("bag-empty"),
    EventKind("polished", {"seat": SEAT}),
    EventKind("polished-own", {"colours": terms("colour")}, private=True),
    EventKind(
        "screen-raised",
        {
            "seat": SEAT,
            "coins": NUMBER,
            "pebbles": counts("colour"),
            "favourite": term("colour"),
            "polish": terms("colour"),
        },
        reveals=True,
    ),
)

REFUSALS = (
    Message("pebbles.nothing-to-sell"),
    Message("pebbles.shell-too-dear", {"price": NUMBER, "left": NUMBER}),
)

TOPICS = (Topic("aim", "table"), Topic("beach", "table"), Topic("sea"), Topic("end", "screen"))

LESSONS = (
    Lesson("favourite", "aim"),
    Lesson("favour", "aim"),
    Lesson("turn", "aim"),
    Lesson("turn.draw", "beach"),
    Lesson("take", "beach"),
    Lesson("sell", "sea"),
    Lesson("polish", "end"),
)


def longest(seats: int) -> int:
    """Each turn moves at least one of 18 pebbles on, at most thrice; then one round, and two choices each."""
    return 3 * 18 * 2 + 2 * seats + 2 * seats


GAME: GameDefinition[PebblesState, PebblesOptions, TableView, ScreenView] = GameDefinition(
    name="pebbles",
    home=HOME,
    stage=Stage.SAMPLE,
    declares=Declares(
        players=range(2, 5),
        options=PebblesOptions,
        rules_version=RULES_VERSION,
        facts=TABLES,
        migrations=MIGRATIONS,
        state_type=PebblesState,
        table_type=TableView,
        screen_type=ScreenView,
        verbs=VERBS,
        decisions={"favourite": ("favour",), "turn": ("draw", "sell"), "take": ("take",), "polish": ("polish",)},
        events=EVENTS,
        refusals=REFUSALS,
        sources=SOURCES,
        groups={"colour": COLOURS, "shell": SHELLS},
        counted=("colour",),
        topics=TOPICS,
        lessons=LESSONS,
        messages=(*MESSAGES, *means.MESSAGES),
    ),
    plays=Plays(
        initial=initial,
        may=MAY,
        choices=CHOICES,
        apply=RULES,
        label=label,
        foresee=foresee,
        why_not=why_not,
        computer=computer,
        longest=longest,
    ),
    shows=Shows(
        show_table=show_table,
        show_screen=show_screen,
        tell=tell,
        means=means.means,
        scores=scores,
        winners=winners,
    ),
    proves=Proves(census=census, faults=faults, redeal=redeal, plant=plant),
)
