"""The frame of a page: one HTML file with everything inside, for light and dark screens."""

from __future__ import annotations

from html import escape

from .sheets import Sheet

STYLE = """
:root{color-scheme:light dark;--back:#fbfbf9;--panel:#fff;--ink:#22252b;--soft:#6b7078;--line:#dcdcd6;
--band:#3f8f6322;--c0:#3b6fb6;--c1:#c8622d;--c2:#3f8f63;--c3:#8a5bb0;--c4:#b08a1e;--c5:#2f8f9d}
@media(prefers-color-scheme:dark){:root{--back:#15171b;--panel:#1c1f24;--ink:#e6e6e1;--soft:#9aa0a8;
--line:#33373e;--band:#77c49a22;
--c0:#7fa8e0;--c1:#e8935f;--c2:#77c49a;--c3:#b995dc;--c4:#d9b85a;--c5:#6cc3cf}}
body{background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif;margin:2rem auto;
max-width:60rem;padding:0 1rem}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .25rem}h2{font-size:1.2rem;margin:2.75rem 0 .5rem}
p.facts,p.note{color:var(--soft);margin:0 0 .75rem}p.note{font-size:.9rem;max-width:46rem}
code{background:var(--panel);border:1px solid var(--line);border-radius:4px;font-size:.85rem;
overflow-wrap:anywhere;padding:.1rem .35rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums;
white-space:nowrap}
th,td{border-bottom:1px solid var(--line);padding:.3rem .7rem;text-align:right}
th:first-child,td:first-child{padding-left:0;text-align:left}th{color:var(--soft);font-weight:600}
details{margin:.5rem 0}summary{color:var(--soft);cursor:pointer;font-size:.9rem;padding:.25rem 0}
ul.verdicts{list-style:none;margin:1.25rem 0;padding:0}
ul.verdicts li{background:var(--panel);border:1px solid var(--line);border-left:4px solid var(--mood);
border-radius:4px;display:grid;gap:0 1rem;grid-template-columns:1fr auto;margin:.5rem 0;padding:.5rem .9rem}
ul.verdicts b{color:var(--mood);text-align:right}ul.verdicts small{color:var(--soft);grid-column:1/-1}
.kept{--mood:var(--c2)}.likely{--mood:var(--c5)}.unlikely{--mood:var(--c4)}.broken{--mood:var(--c1)}
dl.tiles{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));margin:1.25rem 0}
dl.tiles div{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:.6rem .9rem}
dl.tiles dt{color:var(--soft);font-size:.85rem}dl.tiles dd{font-size:1.35rem;margin:0;white-space:nowrap}
.plots{display:grid;gap:1rem 2rem;margin-bottom:1rem;
grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
figure{margin:0}figcaption{font-size:.9rem;font-weight:600;margin-bottom:.25rem}
.key{color:var(--soft);font-size:.85rem;margin:0 0 .75rem}.key span{margin-right:1.25em}
.key i{background:var(--dot);border-radius:50%;display:inline-block;height:.65em;margin-right:.4em;
width:.65em}
svg{display:block;height:auto;width:100%}svg text{fill:var(--ink);font-size:13px}svg .tick{fill:var(--soft)}
.plots svg text{font-size:17px}
svg .grid{stroke:var(--line)}svg .whisker{fill:none;stroke:var(--ink);stroke-width:1.5}
svg .even{stroke:var(--ink);stroke-dasharray:4 3;stroke-width:1.2}svg .band{fill:var(--band)}
.mark path{fill:none;stroke:var(--dot);stroke-width:2}.mark circle{fill:var(--dot)}
svg .head{fill:var(--soft);font-size:12px}.wide svg{min-width:38rem}
@media(max-width:36rem){ul.verdicts li{grid-template-columns:1fr}ul.verdicts b{text-align:left}}
.above{--dot:var(--c2)}.below{--dot:var(--c1)}.close{--dot:var(--c0)}
""" + "".join(f".c{number}{{fill:var(--c{number})}}" for number in range(6))


def document(title: str, language: str, body: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{body}</body></html>\n"
    )


def section(head: str, *parts: str) -> str:
    return f"<section><h2>{escape(_capital(head))}</h2>{''.join(parts)}</section>"


def paragraph(words: str, style: str = "note") -> str:
    return f'<p class="{style}">{escape(words)}</p>'


def table(sheet: Sheet) -> str:
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in sheet.head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows
    )
    return wide(f"<table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>")


def wide(content: str) -> str:
    """Something that may be wider than a small screen."""
    return f'<div class="wide">{content}</div>'


def folded(summary: str, content: str) -> str:
    """Something that is shown on demand."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def figure(caption: str, drawing: str) -> str:
    return f"<figure><figcaption>{escape(_capital(caption))}</figcaption>{drawing}</figure>"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
