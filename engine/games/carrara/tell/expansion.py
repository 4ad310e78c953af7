"""What the expansion adds to the view in words: cards, 8-buildings, upgrade tiles, how far everybody is."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.core.values.texts import Params, Text
from engine.games.carrara.data import CATEGORIES, CITIES, TABLES, TYPES, FactTables
from engine.games.carrara.data.cards import BonusFacts, BuildingCardFacts, GoalFacts, ObjectCardFacts
from engine.games.carrara.views import (
    Bonus,
    CardView,
    ExpandedScreenView,
    ExpansionView,
    ImprovableView,
    Progress,
    ScreenView,
    TableView,
    UpgradeView,
)

Parts = tuple[int | str, ...]


def _flat(things: Iterable[Parts]) -> Parts:
    """The parameters of one message over and over."""
    return tuple(part for thing in things for part in thing)


def goals(table: TableView, progress: tuple[Progress | None, ...]) -> Parts:
    """How far somebody is with those objectives that can be told, as `goal-far` takes them."""
    expansion, tables = table.expansion, TABLES[table.data]
    assert expansion is not UNSET
    return far(goal_facts(tables, expansion), progress)


def far(cards: tuple[GoalFacts, ...], progress: tuple[Progress | None, ...]) -> Parts:
    """The same for these cards."""
    told = zip(cards, progress, strict=True)
    return _flat((card.goal, card.size, so_far.least, so_far.far) for card, so_far in told if so_far is not None)


def goal_facts(tables: FactTables, expansion: ExpansionView) -> tuple[GoalFacts, GoalFacts, GoalFacts]:
    """The three cards with an objective."""
    top, objects, buildings, _ = (card.number for card in expansion.cards)
    return tables.cards.top[top], tables.cards.objects[objects], tables.cards.buildings[buildings]


def tell_cards(table: TableView, expansion: ExpansionView) -> Iterator[Text]:
    """Each card: its objective, then what it brings in the end."""
    tables = TABLES[table.data]
    top, objects, buildings, bonus = expansion.cards
    goal = dict(zip(("top", "objects", "buildings"), goal_facts(tables, expansion), strict=True))
    yield _goal(top, goal["top"])
    if expansion.coins_per_vp != tables.facts.coins_per_vp:
        yield Text("table-coins", {"n": expansion.coins_per_vp})
    yield _goal(objects, goal["objects"])
    yield tell_objects(tables, tables.cards.objects[objects.number])
    yield _goal(buildings, goal["buildings"])
    yield tell_buildings(tables.cards.buildings[buildings.number])
    yield tell_bonus(bonus, tables.cards.bonus[bonus.number])


def _goal(card: CardView, facts: GoalFacts) -> Text:
    counted: Params = {"goal": facts.goal, "size": facts.size, "least": card.least}
    return Text("card-goal", {"card": card.colour, "number": card.number, **counted})


def tell_objects(tables: FactTables, card: ObjectCardFacts) -> Text:
    """What objects bring in the end."""
    if card.score in ("by-type", "by-set"):
        points = _flat((n, vp) for n, vp in enumerate(card.vp) if n)
        return Text("worth-objects-by", {"how": card.score, "points": points})
    how = card.score if card.score != "sets" else card.goal
    vp, left = (card.vp or (0,))[0], tables.facts.expansion.vp_per_object_left
    return Text("worth-objects", {"how": how, "size": card.size, "vp": vp, "left": left, "groups": card.groups})


def tell_buildings(card: BuildingCardFacts) -> Text:
    """What buildings bring in the end."""
    if card.score in ("sets", "eights"):
        points = _flat(zip(CITIES, card.vp, strict=True))
        return Text("worth-buildings-by-city", {"how": card.score, "size": card.size, "points": points})
    vp = (card.vp or (0,))[0]
    return Text("worth-buildings", {"how": card.score, "goal": card.goal, "vp": vp, "groups": card.groups})


def tell_bonus(card: CardView, facts: BonusFacts) -> Text:
    """What is scored once more in the end."""
    if facts.score == "most":
        areas = zip(facts.areas, facts.vp, strict=True)
        parts = _flat((area[0], area[-1], len(area), vp) for area, vp in areas)
        return Text("card-most", {"number": card.number, "areas": parts})
    return Text("card-scores", {"number": card.number, "how": facts.score, "n": facts.choose, "cities": facts.cities})


def tell_beside(expansion: ExpansionView) -> Iterator[Text]:
    """What lies beside the board: 8-buildings, upgrade tiles, and what is out of the game."""
    yield Text("table-eights", {"types": tuple(tile.type for tile in expansion.eights)})
    yield Text("table-upgrades", {"upgrades": _upgrades(expansion.upgrades)})
    if expansion.replaced:
        gone = _flat((tile.type, tile.cost) for tile in expansion.replaced)
        yield Text("table-replaced", {"tiles": gone})


def _upgrades(upgrades: tuple[UpgradeView, ...]) -> Parts:
    return _flat((each_one.space, each_one.vp, each_one.coins) for each_one in upgrades)


def tell_expanded_player(table: TableView, seat: Seat) -> Iterator[Text]:
    """What somebody has come to, as far as everybody sees it; his upgrade tiles, and the categories he has scored."""
    if table.expansion is UNSET:
        return
    player = table.expansion.players[seat]
    told = goals(table, player.progress)
    yield Text("player-far", {"seat": seat, "goals": told, "vp": player.building_points})
    if categories := tuple(what for what in table.players[seat].scored if what in CATEGORIES):
        yield Text("player-categories", {"categories": categories})
    if player.upgrades:
        yield Text("player-upgrades", {"upgrades": _upgrades(player.upgrades)})


def opened_bonuses(screens: Sequence[ScreenView | None]) -> tuple[Bonus, ...]:
    """By seat, what the bonus card has brought, once all screens are raised; nothing before."""
    raised = [screen.expansion for screen in screens if screen is not None]
    return tuple(each_one.bonus for each_one in raised if each_one is not UNSET)


def tell_bonuses(bonuses: tuple[Bonus, ...]) -> Iterator[Text]:
    """What the bonus card has brought, when the game is over."""
    for seat, bonus in enumerate(bonuses):
        told: Params = {"seat": seat, "what": bonus.what, "vp": bonus.vp, "coins": bonus.coins}
        yield Text("player-bonus", told)


def tell_eight(screen: ExpandedScreenView) -> Iterator[Text]:
    """Where one could build an 8-building."""
    if screen.eight_in:
        yield Text("screen-eight", {"cities": screen.eight_in})


def tell_improvable(table: TableView, screen: ExpandedScreenView) -> Iterator[Text]:
    """What each of one's buildings could become."""
    for old in screen.improvable:
        into = _flat(_into(table, old))
        yield Text("screen-improves", {"type": old.type, "cost": old.cost, "city": old.city, "legal": into})


def _into(table: TableView, old: ImprovableView) -> Iterator[tuple[str, int, int]]:
    for slot in old.slots:
        tile = table.display[slot - 1]
        assert tile is not None
        yield tile.type, tile.cost, slot
    for kind in sorted(old.eights, key=TYPES.index):
        yield kind, TABLES[table.data].facts.expansion.cost, 0


def tell_worth(building_points: int, screen: ExpandedScreenView) -> Text:
    """What one's objects, buildings and the bonus card would bring if the game ended now."""
    bonus = screen.bonus
    return Text(
        "screen-worth",
        {"objects": screen.object_points, "buildings": building_points, "vp": bonus.vp, "coins": bonus.coins},
    )
