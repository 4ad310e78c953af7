"""The Palaces of Carrara, as a table of contents."""

from engine.core.game import Declares, GameDefinition, Plays, Proves, Shows, Stage
from engine.core.learning import Lesson, Topic
from engine.core.state.events import EventKind
from engine.core.values import texts
from engine.core.values.texts import NUMBER, SEAT, Message, counts, term, terms
from engine.games.carrara import means
from engine.games.carrara.computer import computer
from engine.games.carrara.data import CITIES, COLOURS, FACTS, HOME, OBJECTS, SCORABLE, SECTIONS, TYPES
from engine.games.carrara.forms import CHOICES, DECISIONS, MAY, VERBS
from engine.games.carrara.initial import RULES_VERSION, initial
from engine.games.carrara.labels import foresee, label
from engine.games.carrara.migrations import MIGRATIONS
from engine.games.carrara.reasons import why_not
from engine.games.carrara.redeal import census, faults, plant, redeal
from engine.games.carrara.rules.book import RULES
from engine.games.carrara.scoring import SOURCES, scores, winners
from engine.games.carrara.show import show_screen, show_table
from engine.games.carrara.state import CarraraOptions, CarraraState
from engine.games.carrara.tell import MESSAGES, tell
from engine.games.carrara.views import ScreenView, TableView

BLOCKS, THINGS = counts("colour"), counts("object")

EVENTS = (
    EventKind("began", {"seat": SEAT, "coins": NUMBER}),
    EventKind("turned", {"seat": SEAT, "blocks": BLOCKS}, drawn=frozenset({"blocks"})),
    EventKind("took", {"seat": SEAT, "section": term("section"), "blocks": BLOCKS, "price": NUMBER}),
    EventKind("relieved", {"seat": SEAT, "had": NUMBER, "coins": NUMBER, "blocks": BLOCKS}, reveals=True),
    EventKind(
        "built",
        {
            "seat": SEAT,
            "slot": NUMBER,
            "type": term("type"),
            "cost": NUMBER,
            "city": term("city"),
            "blocks": BLOCKS,
        },
    ),
    EventKind("displayed", {"slot": NUMBER, "type": term("type"), "cost": NUMBER}, drawn=frozenset({"type", "cost"})),
    EventKind("scored", {"seat": SEAT, "what": term("scorable"), "vp": NUMBER, "coins": NUMBER, "objects": THINGS}),
    EventKind("bought", {"seat": SEAT, "object": term("object"), "price": NUMBER}),
    EventKind("last-building", {"seat": SEAT}),
    EventKind("announced", {"seat": SEAT, "vp": NUMBER, "objects": THINGS}, reveals=True),
    EventKind("skipped", {"seat": SEAT}),
    EventKind("screen-raised", {"seat": SEAT, "coins": NUMBER, "blocks": BLOCKS, "objects": THINGS}, reveals=True),
)

REFUSALS = (
    Message("carrara.nothing-on-the-wheel", {"legal": texts.VERBS}),
    Message("carrara.nothing-on-display", {"legal": texts.VERBS}),
    Message("carrara.too-few-blocks", {"blocks": NUMBER}),
    Message("carrara.nothing-to-score"),
    Message("carrara.no-marker"),
    Message("carrara.no-skipping"),
    Message("carrara.no-relief", {"legal": texts.VERBS}),
    Message("carrara.building-cost", {"type": term("type"), "cost": NUMBER, "have": NUMBER}),
    Message("carrara.space-empty", {"legal": texts.VALUES, "field": texts.FIELD}),
    Message("carrara.city-blocks", {"city": term("city"), "colours": terms("colour"), "have": NUMBER, "cost": NUMBER}),
    Message("carrara.city-colour", {"city": term("city"), "colours": terms("colour"), "offered": BLOCKS}),
    Message("carrara.wrong-payment", {"cost": NUMBER, "n": NUMBER}),
    Message("carrara.too-dear", {"price": NUMBER, "have": NUMBER}),
    Message("carrara.type-scored", {"type": term("type")}),
    Message("carrara.no-such-building", {"type": term("type")}),
    Message("carrara.city-scored", {"city": term("city"), "seat": SEAT}),
    Message("carrara.city-buildings", {"city": term("city"), "have": NUMBER, "least": NUMBER}),
    Message("carrara.object-gone", {"object": term("object")}),
    Message("carrara.object-too-dear", {"price": NUMBER, "left": NUMBER}),
    Message("carrara.already-ending"),
    Message(
        "carrara.not-reached",
        {
            "scorings": NUMBER,
            "scorings_goal": NUMBER,
            "objects": NUMBER,
            "objects_goal": NUMBER,
            "cost": NUMBER,
            "cost_goal": NUMBER,
        },
    ),
)


GROUPS = {
    "colour": COLOURS,
    "section": SECTIONS,
    "city": CITIES,
    "type": TYPES,
    "object": OBJECTS,
    "scorable": SCORABLE,
}

TOPICS = (
    Topic("aim", "table"),
    Topic("wheel", "wheel"),
    Topic("building", "screen"),
    Topic("scoring", "board"),
    Topic("objects"),
    Topic("end", "objectives"),
    Topic("reckoning", "reckoning"),
    Topic("screen", "screen"),
)

LESSONS = (
    Lesson("turn", "aim"),
    Lesson("turn.turn", "wheel"),
    Lesson("take", "wheel"),
    Lesson("take.section", "wheel"),
    Lesson("take.blocks", "wheel"),
    Lesson("build", "building"),
    Lesson("build.building", "building"),
    Lesson("build.city", "building"),
    Lesson("build.blocks", "building"),
    Lesson("score", "scoring"),
    Lesson("score.what", "scoring"),
    Lesson("announce", "end"),
    Lesson("relief", "wheel"),
    Lesson("skip", "end"),
)


def longest(seats: int) -> int:
    """At most 132 takings (42 blocks, 90 returned by building), each after up to three reliefs; 30 buildings, 6
    scorings a seat, and a round of reliefs around each of these; two steps a turn, and one announcement."""
    takings, deeds = 42 + 90, 30 + 6 * seats
    return 2 * (takings * 4 + deeds * (seats + 1)) + 1


GAME: GameDefinition[CarraraState, CarraraOptions, TableView, ScreenView] = GameDefinition(
    name="carrara",
    home=HOME,
    stage=Stage.BETA,
    flagship=True,
    declares=Declares(
        players=range(2, 5),
        options=CarraraOptions,
        rules_version=RULES_VERSION,
        facts=FACTS,
        migrations=MIGRATIONS,
        state_type=CarraraState,
        table_type=TableView,
        screen_type=ScreenView,
        verbs=VERBS,
        decisions=DECISIONS,
        events=EVENTS,
        refusals=REFUSALS,
        sources=SOURCES,
        groups=GROUPS,
        counted=("colour", "object"),
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
