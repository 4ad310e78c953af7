"""The page to look through the gallery: plain HTML, nothing from elsewhere, the text twin under each picture."""

from collections.abc import Iterable
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
nav a { margin-right: 1rem; }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; padding: .75rem; width: 390px; background: var(--panel); border-radius: 12px; }
img { width: 390px; height: auto; display: block; border-radius: 6px; }
figcaption, summary { color: var(--soft); font-size: .85rem; }
p, li { font-size: .85rem; margin: .4rem 0; }
h2 { margin-top: 2.5rem; }
</style>
"""


class Entry(Struct, frozen=True):
    """One picture on the page."""

    group: str
    file: str
    width: int
    height: int
    nbytes: int
    language: str
    alt: str
    tell: tuple[str, ...]


def page(entries: Iterable[Entry]) -> str:
    """All of them, those of a group together, in the order in which they came."""
    groups = [(name, list(those)) for name, those in groupby(entries, key=lambda entry: entry.group)]
    n, nbytes = sum(len(those) for _, those in groups), sum(entry.nbytes for _, those in groups for entry in those)
    links = " ".join(f'<a href="#{escape(name)}">{escape(name)} ({len(those)})</a>' for name, those in groups)
    parts = [HEAD, "<h1>Paravent: the gallery</h1>", f"<p>{n} pictures, {_size(nbytes)}</p>", f"<nav>{links}</nav>"]
    for name, those in groups:
        parts += [f'<h2 id="{escape(name)}">{escape(name)}</h2>', "<section>", *map(_figure, those), "</section>"]
    return "\n".join([*parts, "</html>", ""])


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
