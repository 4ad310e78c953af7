"""The page to look through the gallery: plain HTML, nothing from elsewhere, the description under each picture."""

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from msgspec import Struct

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paravent: the gallery</title>
<style>
:root { color-scheme: light dark; --ground: #f4f0e8; --panel: #fff; --ink: #222; --soft: #666; }
@media (prefers-color-scheme: dark) { :root { --ground: #1a1c22; --panel: #262933; --ink: #eee; --soft: #aaa; } }
body { margin: 1.5rem; background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
a { color: inherit; }
body { overflow-wrap: anywhere; }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { box-sizing: border-box; margin: 0; padding: .75rem; width: min(414px, 100%); }
figure { background: var(--panel); border-radius: 12px; }
img { width: 100%; height: auto; display: block; border-radius: 6px; }
figcaption, summary { color: var(--soft); font-size: .85rem; }
p, li { font-size: .85rem; margin: .4rem 0; }
h2 { margin: 2.5rem 0 0; }
@media (max-width: 480px) { body { margin: 1rem; } }
</style>
"""


class Entry(Struct, frozen=True):
    """One picture on the page."""

    section: str
    """Its game and what it shows, in words."""
    theme: str
    file: str
    width: int
    height: int
    nbytes: int
    language: str
    alt: str
    tell: tuple[str, ...]


def page(entries: Iterable[Entry]) -> str:
    """All of them in the order in which they came, with a heading for each section and for each theme in it."""
    sections = [(name, list(those)) for name, those in groupby(entries, key=lambda entry: entry.section)]
    shown = [entry for _, those in sections for entry in those]
    links = [f'<a href="#{_anchor(name)}">{escape(name)} ({len(those)})</a>' for name, those in sections]
    parts = [HEAD, "<h1>Paravent: the gallery</h1>"]
    parts += [f"<p>{len(shown)} pictures, {_size(sum(entry.nbytes for entry in shown))}</p>"]
    parts += ["<nav>", *links, "</nav>"]
    for name, those in sections:
        parts += [f'<h2 id="{_anchor(name)}">{escape(name)}</h2>', *_by_theme(those)]
    return "\n".join([*parts, "</html>", ""])


def _by_theme(entries: Iterable[Entry]) -> Iterator[str]:
    for theme, those in groupby(entries, key=lambda entry: entry.theme):
        yield f"<h3>{escape(theme.capitalize())}</h3>"
        yield from ("<section>", *map(_figure, those), "</section>")


def _anchor(name: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


def _figure(entry: Entry) -> str:
    file, alt = escape(entry.file), escape(entry.alt)
    size = f'width="{entry.width}" height="{entry.height}"'
    lines = "".join(f"<li>{escape(line)}</li>" for line in entry.tell)
    return (
        f'<figure><a href="{file}"><img src="{file}" {size} loading="lazy" lang="{entry.language}" alt="{alt}"></a>'
        f"<figcaption>{file} · {_size(entry.nbytes)}</figcaption>"
        f'<p lang="{entry.language}">{alt}</p>'
        f'<details lang="{entry.language}"><summary>in words</summary><ul>{lines}</ul></details></figure>'
    )


def _size(nbytes: int) -> str:
    return f"{nbytes / 1_000_000:.1f} MB" if nbytes >= 1_000_000 else f"{nbytes / 1_000:.0f} kB"
