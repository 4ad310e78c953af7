"""The figures as a table for people and as JSON for machines."""

from statistics import mean, median
from typing import Any

from bench.rules.engine import PARTS, Figures


def as_table(figures: list[Figures], chess: list[float]) -> str:
    """A table with ratios: a figure without its yardstick says little."""
    lines = [
        f"yardstick: python-chess, random play, median {median(chess):,.0f} moves/s"
        f" ({min(chess):,.0f} to {max(chess):,.0f} in {len(chess)} rounds)",
        "",
        f"{'game':<12}{'seats':>6}{'moves/s':>10}{'x chess':>9}{'games/s':>9}{'steps':>7}",
    ]
    for each in figures:
        row = as_row(each, chess)
        lines.append(
            f"{each.game:<12}{each.seats:>6}{row['moves_per_second']:>10,.0f}{row['times_chess']:>9.2f}"
            f"{row['games_per_second']:>9.1f}{row['steps_per_game']:>7.1f}"
        )
    lines += ["", "microseconds a call, first and last quarter of a game, and their ratio"]
    lines.append(f"{'game':<12}" + "".join(f"{part:>20}" for part in PARTS))
    for each in figures:
        lines.append(f"{each.game:<12}" + "".join(f"{_pair(each.cost[part]):>20}" for part in PARTS))
    return "\n".join(lines)


def as_row(each: Figures, chess: list[float]) -> dict[str, float]:
    """One game beside the yardstick: the median of the rounds' own ratios, since each round has its own weather."""
    rates = each.rates
    return {
        "moves_per_second": median(rate.moves_per_second for rate in rates),
        "times_chess": median(rate.moves_per_second / yard for rate, yard in zip(rates, chess, strict=True)),
        "games_per_second": median(rate.games / rate.seconds for rate in rates),
        "steps_per_game": mean(rate.moves / rate.games for rate in rates),
    }


def as_json(figures: list[Figures], chess: list[float]) -> dict[str, Any]:
    """The same, for machines."""
    return {
        "yardstick": {"name": "python-chess random play", "moves_per_second": chess},
        "games": {
            each.game: {
                "seats": each.seats,
                **as_row(each, chess),
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
    return f"{first:.1f} {last:.1f} x{last / first:.2f}"
