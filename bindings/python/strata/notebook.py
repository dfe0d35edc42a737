# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportUnnecessaryIsInstance=false
"""IR and explanations of pipelines as HTML. Notebooks show operations and modules highlighted.

>>> module                                    # The last line of a cell.
>>> explain(module, "builtin.module(cse)")    # The changes of each pass, and the origin of each operation.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import subprocess
import tempfile
from typing import cast

from . import loading
from ._libs._strata import Module, Operation, OpView, capi

__all__ = ["Explanation", "explain", "highlight", "ir_to_html"]

#: `_repr_html_` of operations shows this number of lines, and elements of attributes up to this number.
MAX_LINES = 1000
MAX_ELEMENTS = 16

# The class of a token and its regular expression. At each position, the first one that matches is taken.
_TOKENS = (
    ("comment", r"//[^\n]*"),
    ("string", r'"(?:[^"\\\n]|\\.)*"'),
    ("value", r"[%^][\w$.#-]+"),
    ("symbol", r"@[\w$.-]+"),
    ("type", r"![\w.]+|\b(?:[suf]?i\d+|f\d\w*|bf16|tf32|index|none|tensor|memref|vector|tuple|complex)\b"),
    ("alias", r"#[\w.]+"),
    ("op", r"\b[a-z_]\w*(?:\.\w+)+"),
    ("number", r"(?<![\w.])-?\d+(?:\.\d+(?:[eE][+-]?\d+)?)?(?![\w.])|\b(?:true|false|unit)\b"),
)
_PATTERN = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in _TOKENS))

# Colors with a contrast of at least 4.5 to 1 on white and on black.
_STYLE = """<style>
.strata-ir { color: inherit; background: none; line-height: 1.35; white-space: pre; overflow-x: auto }
.strata-ir .comment { color: #737373 } .strata-ir .string { color: #1a7f37 } .strata-ir .value { color: #0969da }
.strata-ir .symbol { color: #8250df } .strata-ir .type { color: #9a6700 } .strata-ir .alias { color: #0f766e }
.strata-ir .op { color: #bc1d4b } .strata-ir .number { color: #bc4c00 }
@media (prefers-color-scheme: dark) {
.strata-ir .comment { color: #8b949e } .strata-ir .string { color: #7ee787 } .strata-ir .value { color: #79c0ff }
.strata-ir .symbol { color: #d2a8ff } .strata-ir .type { color: #e3b341 } .strata-ir .alias { color: #56d4dd }
.strata-ir .op { color: #ff7b9c } .strata-ir .number { color: #ffa657 } }
</style>"""


def highlight(text: str) -> str:
    """Returns the text of IR as HTML with a `span` for each token of these classes: comment, string, value, symbol, type, alias,
    op, number."""
    pieces: list[str] = []
    position = 0
    for match in _PATTERN.finditer(text):
        pieces += [html.escape(text[position:match.start()]),
                   f'<span class="{match.lastgroup}">{html.escape(match.group())}</span>']
        position = match.end()
    return "".join(pieces) + html.escape(text[position:])


def ir_to_html(op: Operation | OpView | Module, max_lines: int | None = None) -> str:
    """Returns an operation as HTML, highlighted and with its style. Lines after `max_lines` are counted."""
    text = op.operation.get_asm(large_elements_limit=MAX_ELEMENTS, assume_verified=False).rstrip("\n")
    lines = text.split("\n")
    more = ""
    if max_lines is not None and len(lines) > max_lines:
        more = f'\n<span class="comment">// {len(lines) - max_lines} more lines</span>'
        text = "\n".join(lines[:max_lines])
    return f'{_STYLE}<pre class="strata-ir">{highlight(text)}{more}</pre>'


class Explanation:
    """What the passes of a pipeline changed: a page with a script, and no references to other files."""

    __slots__ = ("page", "messages")

    def __init__(self, page: str, messages: str) -> None:
        #: The page as HTML.
        self.page = page
        #: The diagnostics that passes emitted.
        self.messages = messages

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the page to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.page)

    def _repr_html_(self) -> str:
        return (f'<iframe srcdoc="{html.escape(self.page)}" style="width: 100%; height: 40em; border: 1px solid #8886" '
                'sandbox="allow-scripts"></iframe>')

    def __repr__(self) -> str:
        return f"Explanation({len(self.page)} characters)"


def explain(op: Operation | OpView | Module, pipeline: str, tool: str | os.PathLike[str] | None = None) -> Explanation:
    """Runs a pipeline on a copy of an operation and returns a page with the changes of each pass (docs/debugging.md).

    The C API has no such page. It is written by `strata-opt`: `tool`, or the environment variable STRATA_OPT, or the command of
    this name. The tool gets the files of loaded dialects that occur in the operation. Passes in Python cannot be explained.

    FileNotFoundError without the tool; ValueError with its messages if it does not accept the pipeline. If a pass fails, the page
    shows the failure.
    """
    if not isinstance(pipeline, str):
        raise TypeError(f"explain(): argument 'pipeline' must be a str, not {type(pipeline).__name__}")
    command = _find_tool(tool)
    text = op.operation.get_asm(enable_debug_info=True)
    with tempfile.TemporaryDirectory(prefix="strata-") as folder:
        source, page = os.path.join(folder, "ir.mlir"), os.path.join(folder, "page.html")
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([command, source, *_loaded_dialects(text), f"--pass-pipeline={pipeline}", f"--explain={page}",
                               "--allow-unregistered-dialect", "-o", os.devnull],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if not os.path.exists(page) or not os.path.getsize(page):
            raise ValueError(f"the pipeline cannot be explained:\n{done.stderr.rstrip()}")
        with open(page, encoding="utf-8") as file:
            return Explanation(file.read(), done.stderr)


def _find_tool(tool: str | os.PathLike[str] | None) -> str:
    name = os.fspath(tool) if tool is not None else os.environ.get("STRATA_OPT", "strata-opt")
    found = shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"there is no program '{name}'; set STRATA_OPT to the path of strata-opt")
    return found


def _loaded_dialects(text: str) -> list[str]:
    """Returns the options for the files of loaded dialects whose names occur in the text."""
    options: list[str] = []
    for key, positions in loading._loaded.items():
        path, include_dirs = str(key[0]), cast("tuple[str, ...]", key[2])
        names = [re.escape(capi.strataGetLoadedDialectName(position)) for position in positions]
        if os.path.exists(path) and re.search(rf"\b(?:{'|'.join(names)})\.", text):
            options += [f"-I{folder}" for folder in (os.path.dirname(path), *include_dirs)]
            options.append(f"--load-dialect={path}")
    return options
