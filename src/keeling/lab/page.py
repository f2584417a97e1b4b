"""The page of a report: plain HTML made of parts, with its own style and nothing from elsewhere."""

import json
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from html import escape
from typing import Any, Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22262b; --quiet: #5c636b; --line: #d9d5cb; --sure: #1f6f8b;
  --card: #ffffff }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15181c; --ink: #e6e4de; --quiet: #a3a9b0; --line: #383d44; --sure: #7cc3da; --card: #1c2025 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, "Segoe UI", Roboto, Arial,
  sans-serif }
main { max-width: 74rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem }
h2 { font-size: 1.25rem; margin: 2.6rem 0 .6rem; padding-top: .8rem; border-top: 1px solid var(--line) }
p { max-width: 52rem; margin: .5rem 0 }
.question { font-size: 1.15rem; color: var(--quiet) }
ul { padding-left: 1.2rem; max-width: 52rem }
li { margin: .3rem 0 }
.findings { background: var(--card); border: 1px solid var(--line); border-radius: 10px; max-width: none;
  padding: .9rem 1.2rem .9rem 2.2rem }
.scroll { overflow-x: auto; margin: .8rem 0 }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .3rem .65rem; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; min-width: 12rem;
  text-wrap: pretty }
.pairs :is(th, td):nth-child(2) { text-align: left; white-space: normal; min-width: 12rem }
th { font-weight: 600; vertical-align: bottom; white-space: normal; max-width: 8rem }
td small, .note { color: var(--quiet); font-size: .8125rem }
td.sure { color: var(--sure); font-weight: 600 }
figure { margin: 1rem 0; overflow-x: auto }
figcaption { color: var(--quiet); font-size: .875rem; max-width: 46rem; margin-bottom: .4rem }
code { font-size: .875rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.2rem; margin: .8rem 0 }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dt { margin-top: .4rem } }
@media print { body { background: white } h2 { break-after: avoid } figure, tr { break-inside: avoid } }
"""
POLICY: Final = "default-src 'none'; script-src 'sha256-{hash}'; style-src 'unsafe-inline'; img-src data:"
"""What the page may do: run the one program it was written with, and load nothing from anywhere."""
# `ast`: the expressions of a figure are walked through and not made into programs, which its policy would not run.
DRAW: Final = """
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
for (const place of document.querySelectorAll("[data-figure]")) {
  const spec = JSON.parse(document.getElementById("spec-" + place.dataset.figure).textContent);
  const ink = dark ? "#e6e4de" : "#22262b";
  for (const part of ["axis", "legend", "header"]) {
    spec.config[part] = { ...spec.config[part], labelColor: ink, titleColor: ink };
  }
  const actions = { export: true, source: false, compiled: false, editor: false };
  vegaEmbed(place, spec, { actions, renderer: "svg", ast: true, downloadFileName: place.dataset.figure });
}
"""


def element(name: str, inside: str, **attributes: str) -> str:
    """An element around HTML; `class_` is the class."""
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{inside}</{name}>"


def paragraph(text: str, kind: str = "") -> str:
    """A sentence or more."""
    return element("p", escape(text), class_=kind) if kind else element("p", escape(text))


def points(sentences: Sequence[str], kind: str = "") -> str:
    """A list of sentences."""
    items = "".join(element("li", escape(each)) for each in sentences)
    return element("ul", items, class_=kind) if kind else element("ul", items)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """A table of HTML cells; one that begins with `<td` is taken as it is. In `pairs` two columns are names."""
    top = element("tr", "".join(element("th", escape(head), scope="col") for head in heads))
    body = "".join(
        element("tr", "".join(cell if cell.startswith("<td") else element("td", cell) for cell in row)) for row in rows
    )
    whole = element("table", element("thead", top) + element("tbody", body))
    return element("div", whole, class_=f"scroll {kind}".strip(), tabindex="0")


def definitions(pairs: Sequence[tuple[str, str]]) -> str:
    """Names and what they are, as HTML."""
    return element("dl", "".join(element("dt", escape(name)) + element("dd", what) for name, what in pairs))


def figure(name: str, caption: str, spec: dict[str, Any]) -> str:
    """A figure that is drawn when the page is opened."""
    text = json.dumps(spec, separators=(",", ":")).replace("<", "\\u003c")
    place = element("div", "", data_figure=name)
    script = f'<script type="application/json" id="spec-{escape(name)}">{text}</script>'
    return element("figure", element("figcaption", escape(caption)) + place + script)


def page(language: str, heading: str, body: str, engine: str) -> str:
    """The whole page; `engine` is the program that draws."""
    program = f"{engine}\n{DRAW}".replace("</script", "<\\/script").replace("\r", "\n")
    policy = POLICY.format(hash=b64encode(sha256(program.encode()).digest()).decode())
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">\n'
        f"<title>{escape(heading)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n"
        f'<script type="module">{program}</script>\n</body>\n</html>\n'
    )
