"""Writes the documentation site of dialects: Markdown and static HTML with search.

Usage: build_site.py --out=DIR [--page=NAME=FILE.md ...] [--tests=FILE.mlir ...]

A page may be given several times: its parts are put behind each other. A part of NAME/ is what stands below headings
of others: its title goes, and its headings are a level lower. Under each operation goes an example from the
file tests, where one has it. Needs no network, neither to build nor to read.
"""

import argparse
import html
import json
import os
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from markdown_html import Converter, inline  # noqa: E402

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="style.css">
<script src="search-index.js" defer></script>
<script src="search.js" defer></script>
</head>
<body>
<nav>
<a class="home" href="index.html">Strata dialects</a>
<input id="site-search" type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off">
<ul id="site-results" hidden></ul>
<div id="site-contents">
{contents}
</div>
</nav>
<main>
{body}
</main>
</body>
</html>
"""


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Examples:
    """Operations as the file tests write them. Tests of mistakes are no examples."""

    LONGEST = 14

    def __init__(self, paths):
        self.files = []
        for path in sorted(paths):
            text = read(path)
            if "/fail/" in path or "--verify-diagnostics" in text or re.search(r"not (strata-opt|%opt)", text):
                continue
            self.files.append((path, text.split("\n")))

    def find(self, op):
        """The shortest; of equally long ones the first."""
        # In a func.func the prefix may be left out, and a module need not say builtin.
        names = [re.escape(op)]
        for prefix in ("func.", "builtin."):
            if op.startswith(prefix):
                names.append(re.escape(op[len(prefix):]))
        pattern = re.compile(r"^\s*(?:%%[\w:, %%#]+ = )?(?:%s)(?![\w.])(?!\s*=)" % "|".join(names))
        best = None
        for path, lines in self.files:
            # What has no prefix may be another dialect's.
            if op.startswith("func.") and "/func/" not in path:
                continue
            for number, line in enumerate(lines):
                if not pattern.match(line):
                    continue
                block = self.block(lines, number)
                if block and (best is None or len(block) < len(best[0])):
                    best = (block, path)
        if best is None:
            return None
        block, path = best
        indent = min(len(line) - len(line.lstrip()) for line in block if line.strip())
        return "\n".join(line[indent:] for line in block), path

    def block(self, lines, start):
        """The lines of the operation: on while brackets are open."""
        block, depth = [], 0
        for line in lines[start:start + self.LONGEST]:
            if re.match(r"\s*//", line):
                continue
            code = re.sub(r'"(?:[^"\\]|\\.)*"|//.*', "", line).replace("->", "")
            depth += sum(code.count(c) for c in "{([") - sum(code.count(c) for c in "})]")
            block.append(re.sub(r"\s*//.*", "", line).rstrip())
            if depth <= 0:
                return block if depth == 0 else None
        return None


def add_examples(markdown, examples):
    """Behind the words about each op, before its tables."""
    parts = re.split(r"(?m)^(?=#{3,4} `[\w.]+\.[\w.]+` \()", markdown)
    result, count = [parts[0]], 0
    for part in parts[1:]:
        op = re.match(r"#+ `([\w.]+)`", part).group(1)
        found = examples.find(op)
        if found:
            count += 1
            level = "#" * (len(part) - len(part.lstrip("#")) + 1)
            text = "%s Example from the tests\n\n```mlir\n%s\n```\n\n" % (level, found[0])
            at = re.search(r"(?m)^(Traits|Interfaces|Effects): |^#{4,5} ", part[1:])
            # At the end of the op's words, or of the part.
            place = at.start() + 1 if at else len(part)
            part = part[:place] + text + part[place:]
        result.append(part)
    return "".join(result), count


def nested(markdown):
    """A page as a part of another."""
    markdown = re.sub(r"(?m)^# .*\n", "", re.sub(r"<!--.*?-->\n", "", markdown, flags=re.DOTALL))
    return re.sub(r"(?m)^(#{2,5} )", r"#\1", markdown)


def contents(headings):
    """Of a page, as nested lists; members of an operation are not shown."""
    out = ["<ul>"]
    for level, text, anchor in headings:
        if level in (2, 3) or (level == 4 and "<code>" in text):
            shown = re.sub(r"\s*\(.*\)$", "", text)
            out.append('<li class="level%d"><a href="#%s">%s</a></li>' % (level, anchor, shown))
    out.append("</ul>")
    return "\n".join(out)


def strip_tags(text):
    return html.unescape(re.sub(r"<[^>]+>", "", text))


def index_entries(name, converter, markdown):
    """For the search: what the headings are about, with the summary below each."""
    summaries = dict(re.findall(r"(?m)^#+ (.+)\n\n_(.+)_$", markdown))
    summaries = {strip_tags(inline(title)): strip_tags(inline(text)) for title, text in summaries.items()}
    section = ""
    for level, text, anchor in converter.headings:
        plain = strip_tags(text)
        if level == 2:
            section = plain
        if level == 3 or (level == 4 and "<code>" in text):
            yield {"t": re.sub(r"\s*\(.*\)$", "", plain), "n": plain, "s": summaries.get(plain, ""),
                   "u": "%s.html#%s" % (name, anchor), "k": "%s: %s" % (name, section.lower())}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--page", action="append", default=[])
    parser.add_argument("--tests", action="append", default=[])
    args = parser.parse_args()
    os.makedirs(os.path.join(args.out, "markdown"), exist_ok=True)
    here = os.path.dirname(os.path.abspath(__file__))
    for asset in ("style.css", "search.js"):
        shutil.copy(os.path.join(here, asset), os.path.join(args.out, asset))

    pages = {}
    for page in args.page:
        name, _, path = page.partition("=")
        text = read(path)
        if name.endswith("/"):
            name, text = name[:-1], nested(text)
        pages[name] = pages.get(name, "") + text
    examples = Examples(args.tests)
    index, cards, links = [], [], []
    for name, markdown in pages.items():
        markdown, _ = add_examples(markdown, examples)
        with open(os.path.join(args.out, "markdown", name + ".md"), "w", encoding="utf-8") as file:
            file.write(markdown)
        converter = Converter(markdown)
        body = converter.convert()
        title = next((strip_tags(text) for level, text, _ in converter.headings if level == 1), name)
        entries = list(index_entries(name, converter, markdown))
        index += entries
        summary = re.search(r"(?m)^# .*\n\n_(.+)_$", markdown)
        # "index" is a dialect as well, and cannot be the name of its page.
        dialect = re.fullmatch(r"'(\w+)' Dialect", title)
        links.append('<li class="level2"><a href="%s.html">%s</a></li>' % (name, dialect.group(1) if dialect else name))
        cards.append('<li><a href="%s.html">%s</a> <span class="count">%d entries</span><br>%s</li>' %
                     (name, html.escape(title), len(entries), inline(summary.group(1)) if summary else ""))
        with open(os.path.join(args.out, name + ".html"), "w", encoding="utf-8") as file:
            file.write(PAGE.format(title=html.escape(title), contents=contents(converter.headings), body=body))
    with open(os.path.join(args.out, "index.html"), "w", encoding="utf-8") as file:
        file.write(PAGE.format(title="Strata dialects", contents="<ul>%s</ul>" % "".join(links),
                               body='<h1>Dialects and passes</h1>\n<ul class="cards">%s</ul>' % "\n".join(cards)))
    with open(os.path.join(args.out, "search-index.js"), "w", encoding="utf-8") as file:
        file.write("const SEARCH_INDEX = %s;\n" % json.dumps(index, ensure_ascii=False, sort_keys=True))


if __name__ == "__main__":
    main()
