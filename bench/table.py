"""The figures as a table for people and as JSON for machines."""

from statistics import mean
from typing import Any

from bench.engine import PARTS, Figures


def as_table(figures: list[Figures], chess: list[float]) -> str:
    """A table with ratios: a figure without its yardstick says little."""
    lines = [
        f"yardstick: python-chess, random play, {mean(chess):,.0f} moves/s"
        f" ({chess[0]:,.0f} before, {chess[-1]:,.0f} after)",
        "",
        f"{'game':<12}{'seats':>6}{'moves/s':>10}{'x chess':>9}{'games/s':>9}{'steps':>7}",
    ]
    for each in figures:
        ratio = each.moves_per_second / mean(chess)
        lines.append(
            f"{each.game:<12}{each.seats:>6}{each.moves_per_second:>10,.0f}{ratio:>9.2f}"
            f"{each.games_per_second:>9.1f}{each.steps_per_game:>7.1f}"
        )
    lines += [
        "",
        f"{'µs per call, first and last quarter of a game':<18}",
        f"{'game':<12}" + "".join(f"{part:>22}" for part in PARTS),
    ]
    for each in figures:
        lines.append(f"{each.game:<12}" + "".join(f"{_pair(each.cost[part]):>22}" for part in PARTS))
    return "\n".join(lines)


def as_json(figures: list[Figures], chess: list[float]) -> dict[str, Any]:
    """The same, for machines."""
    return {
        "yardstick": {"name": "python-chess random play", "moves_per_second": chess},
        "games": {
            each.game: {
                "seats": each.seats,
                "moves_per_second": each.moves_per_second,
                "times_chess": each.moves_per_second / mean(chess),
                "games_per_second": each.games_per_second,
                "steps_per_game": each.steps_per_game,
                "microseconds": {
                    part: {"first_quarter": first, "last_quarter": last, "ratio": last / first}
                    for part, (first, last) in each.cost.items()
                },
            }
            for each in figures
        },
    }


def _pair(cost: tuple[float, float]) -> str:
    first, last = cost
    return f"{first:.1f} {last:.1f} (x{last / first:.2f})"
