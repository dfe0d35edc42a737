"""Writes the documentation site: guides, how-tos and pages generated from declarations, as static HTML with search.

Usage: build_site.py --out=DIR --guide=GROUP=SOURCE=FILE.md ... --page=GROUP/NAME=FILE.md ... --image=SOURCE=FILE ...
                     --tests=FILE.mlir ...

  --guide   a page that is written by hand. SOURCE is its path in the repository; links between pages refer to it.
            README.md in the root of the repository is the start page.
  --page    a generated page. A name that occurs several times is one page of several parts, in this order. If the
            name ends with "/", the title of the part is dropped and its headings are one level lower.
  --image   a file that guides show.
  --tests   a file test; each operation gets an example from these files, if there is one.

Reading the site needs no server and no network: index.html can be opened as a file.
"""

import argparse
import html
import json
import os
import posixpath
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from examples import Examples, add_examples  # noqa: E402
from markdown_html import Converter, Links, inline, slug, strip_tags, symbol_slug  # noqa: E402

# Groups of the navigation, in order.
GROUPS = ["Getting started", "Guides", "How-tos", "Dialects", "Interfaces", "Passes", "Python", "Reference"]
# Pages whose title or URL does not follow from their source.
URLS = {"README.md": "index.html", "docs/README.md": "overview.html", "CONTRIBUTING.md": "contributing.html"}
TITLES = {"docs/README.md": "How Strata works"}
# These pages come first in their group, the others in the order of the links in docs/README.md.
FIRST = ["docs/getting-started.md", "docs/README.md", "CONTRIBUTING.md"]
ASSETS = ("style.css", "site.js")

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{root}style.css">
<script src="{root}site.js" data-root="{root}" defer></script>
</head>
<body>
<a class="skip" href="#site-content">Skip to content</a>
<header>
<button id="site-menu" type="button" aria-expanded="false" aria-controls="site-navigation">Menu</button>
<a class="home" href="{root}index.html">Strata</a>
<div class="search">
<input id="site-search" type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off"
  spellcheck="false">
<ul id="site-results" aria-label="Search results" hidden></ul>
</div>
</header>
<nav id="site-navigation" aria-label="Pages">
{navigation}
</nav>
{contents}
<main id="site-content">
<p class="group">{group}</p>
{body}
</main>
</body>
</html>
"""


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Page:
    """A page of the site. `source` is its path in the repository, or None for a generated page."""

    def __init__(self, group, url, source, markdown):
        self.group, self.url, self.source, self.markdown = group, url, source, markdown
        title = re.search(r"(?m)^# (.+)$", markdown)
        self.title = strip_tags(inline(title.group(1))) if title else url
        dialect = re.fullmatch(r"'(\w+)' Dialect", self.title)
        self.short_title = dialect.group(1) if dialect else TITLES.get(source, self.title)
        shown = dialect.group(1) + " dialect" if dialect else self.short_title
        if title and shown != self.title:
            self.title = shown
            self.markdown = markdown[:title.start()] + "# " + shown + markdown[title.end():]
        self.summary = ""

    @property
    def root(self):
        """The relative URL of the root of the site."""
        return "../" * self.url.count("/")

    def converter(self, links=None):
        return Converter(self.markdown, links, slug if self.source else symbol_slug)


class SiteLinks(Links):
    """Resolves references on one page."""

    def __init__(self, site, page):
        self.site, self.page = site, page

    def relative(self, url):
        path, _, anchor = url.partition("#")
        path = "" if path == self.page.url else posixpath.relpath(path, posixpath.dirname(self.page.url) or ".")
        return path + ("#" + anchor if anchor else "") or posixpath.basename(self.page.url)

    def repository_path(self, target):
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.page.source or ""), target))

    def link(self, target):
        path, _, anchor = target.partition("#")
        if not path:
            return target, None
        found = self.site.by_source.get(self.repository_path(path))
        if not found:
            return None
        return self.relative(found.url + ("#" + anchor if anchor else "")), None if anchor else found.title

    def image(self, target):
        path = self.repository_path(target)
        return self.relative(self.site.images[path][0]) if path in self.site.images else None

    def code(self, text):
        # Most folders have a README.md, so the name alone does not refer to the one in the root.
        if text in self.site.by_source and text != "README.md":
            found = self.site.by_source[text]
            return self.relative(found.url), found.title
        # Traits of interfaces: `NoMemoryEffect (MemoryEffectOpInterface)`.
        match = re.fullmatch(r"\w+ \((\w+)\)", text)
        url = self.site.symbols.get(match.group(1) if match else text)
        return (self.relative(url), None) if url else None


class Site:
    def __init__(self):
        self.pages = []
        self.by_source = {}  # path in the repository -> Page
        self.images = {}  # path in the repository -> (URL, file)
        self.symbols = {}  # operation, interface or pass -> URL with anchor

    def add_guide(self, group, source, markdown):
        url = URLS.get(source) or re.sub(r"^docs/|\.md$", "", source) + ".html"
        self.by_source[source] = Page(group, url, source, markdown)
        self.pages.append(self.by_source[source])

    def add_generated(self, name, markdown):
        group = next(group for group in GROUPS if group.lower() == name.split("/")[0])
        self.pages.append(Page(group, name + ".html", None, markdown))

    def add_image(self, source, path):
        self.images[source] = (re.sub(r"^docs/", "", source), path)

    def prepare(self):
        """Orders the pages, and collects their summaries and all symbols."""
        overview = self.by_source.get("docs/README.md")
        text = overview.markdown if overview else ""
        listed = dict(re.findall(r"(?m)^[-*] \[[^\]]*\]\(([\w./-]+\.md)\): (.+)$", text))
        order = FIRST + ["docs/" + name for name in re.findall(r"\]\(([\w./-]+\.md)\)", text)]
        for page in self.pages:
            text = (listed.get(page.source.removeprefix("docs/")) if page.source else
                    "".join(re.findall(r"(?m)\A(?:<!--.*-->\s*)?# .*\n\n_(.+)_$", page.markdown)))
            summary = strip_tags(inline(text)) if text else first_sentence(page)
            page.summary = summary[:1].upper() + summary[1:]
        # The sort is stable: pages without a link follow in the order of the command line.
        self.pages.sort(key=lambda page: (GROUPS.index(page.group),
                                          order.index(page.source) if page.source in order else len(order)))
        ambiguous = set()
        for page in self.pages:
            if page.source:
                continue
            converter = page.converter()
            converter.convert()
            for level, text, anchor in converter.headings:
                name = symbol(level, text)
                if name in self.symbols:
                    ambiguous.add(name)
                if name:
                    self.symbols[name] = page.url + "#" + anchor
        for name in ambiguous:
            del self.symbols[name]
        self.symbols.update({"-" + name: url for name, url in self.symbols.items() if name.startswith("-")})

    def navigation(self, current):
        links = SiteLinks(self, current)
        out = []
        for group in GROUPS:
            pages = [page for page in self.pages if page.group == group and page.url != "index.html"]
            if pages:
                out.append("<details open><summary>%s</summary>\n<ul>" % group)
                out += ['<li><a href="%s"%s>%s</a></li>' % (
                    links.relative(page.url), ' aria-current="page"' if page is current else "",
                    html.escape(page.short_title)) for page in pages]
                out.append("</ul>\n</details>")
        return "\n".join(out)

    def cards(self):
        """Returns the list of all pages for the start page, and its headings."""
        out, headings = [], []
        for group in GROUPS:
            pages = [page for page in self.pages if page.group == group and page.url != "index.html"]
            if pages:
                headings.append((2, group, "pages-" + slug(group)))
                out.append('<h2 id="pages-%s">%s</h2>\n<ul class="cards">' % (slug(group), group))
                out += ['<li><a href="%s">%s</a><br>%s</li>' % (page.url, html.escape(page.short_title),
                                                                html.escape(page.summary)) for page in pages]
                out.append("</ul>")
        return "\n".join(out), headings

    def write(self, folder):
        self.prepare()
        index = []
        for page in self.pages:
            converter = page.converter(SiteLinks(self, page))
            body, headings = converter.convert(), converter.headings
            index += index_entries(page, converter)
            if page.url == "index.html":
                cards, more = self.cards()
                body, headings = body + "\n" + cards, headings + more
            write(folder, page.url, PAGE.format(
                title=html.escape(page.title if page.title == "Strata" else page.title + " - Strata"), root=page.root,
                navigation=self.navigation(page), group=page.group if page.url != "index.html" else "",
                body=body, contents=contents(headings)))
            if not page.source:
                write(folder, "markdown/" + page.url.removesuffix(".html") + ".md", page.markdown)
        write(folder, "search-index.js",
              "const SEARCH_INDEX = %s;\n" % json.dumps(index, ensure_ascii=False, sort_keys=True, indent=0))
        here = os.path.dirname(os.path.abspath(__file__))
        for url, path in list(self.images.values()) + [(name, os.path.join(here, name)) for name in ASSETS]:
            os.makedirs(os.path.join(folder, os.path.dirname(url)), exist_ok=True)
            shutil.copy(path, os.path.join(folder, url))


def write(folder, url, text):
    path = os.path.join(folder, url)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def first_sentence(page):
    paragraph = re.search(r"<p>(.*?)</p>", page.converter().convert())
    text = strip_tags(paragraph.group(1)) if paragraph else ""
    return re.split(r"(?<=\.)\s", text)[0]


def lower_headings(markdown):
    """Returns the page as a part of another page: without its title, and with its headings one level lower.

    Headings of interfaces repeat the name if the declaration has no other title; the repetition is removed.
    """
    markdown = re.sub(r"(?m)^(#+ (\w+)) \(`\2`\)$", r"\1", markdown)
    markdown = re.sub(r"(?m)^# .*\n", "", re.sub(r"<!--.*?-->\n", "", markdown, flags=re.DOTALL))
    return re.sub(r"(?m)^(#{2,5} )", r"#\1", markdown)


def is_entity(level, text):
    """True for a heading of a generated page that documents an operation, type, attribute, interface or pass."""
    return level == 3 or (level == 4 and "<code>" in text)


def without_parentheses(text):
    return re.sub(r"\s*\([^()]*\)$", "", text)


def symbol(level, text):
    """Returns the name that code marks use for the entity: an operation, a pass or an interface; otherwise None."""
    name = without_parentheses(strip_tags(text))
    if is_entity(level, text) and re.fullmatch(r"[a-z_]\w*(\.[\w$]+)+|--?[a-z][\w-]+|\w+Interface", name):
        return name
    return None


def contents(headings):
    """Returns the table of contents of a page; members of operations and interfaces are omitted."""
    shown = [(level, without_parentheses(text), anchor) for level, text, anchor in headings
             if level == 2 or is_entity(level, text)]
    if len(shown) < 2:
        return ""
    return '<details id="site-contents"><summary>On this page</summary>\n<ul>\n%s\n</ul>\n</details>' % "\n".join(
        '<li class="level%d"><a href="#%s">%s</a></li>' % (level, anchor, text) for level, text, anchor in shown)


def index_entries(page, converter):
    """Yields the entries of the search index.

    t: title, p: the page and section that contain it, n: further names, u: URL, x: text, e: 1 for a documented entity.
    """
    section, entry = "", None
    for level, text, anchor in converter.headings:
        plain = strip_tags(text)
        blocks = converter.sections.get(anchor, [])
        if not page.source:
            blocks = [block for block in blocks if not block.startswith("<pre") and block != "<p>Syntax:</p>"]
        # Neighboring cells and items are separate words.
        spaced = re.sub(r"</(?:li|p|pre|t[dh])>", r"\g<0> ", " ".join(blocks))
        body = re.sub(r"\s+", " ", strip_tags(spaced)).strip()
        if level == 2:
            section = plain
        entity = not page.source and is_entity(level, text)
        if page.source or entity or level <= 2:
            if entry:
                yield entry
            place = page.group if level == 1 else page.short_title
            if entity and section:
                place += ": " + section
            entry = {"t": page.short_title if level == 1 else without_parentheses(plain) if entity else plain,
                     "p": place, "n": plain, "u": page.url + ("" if level == 1 else "#" + anchor), "x": body}
            if level == 1:
                entry["n"] += " " + re.sub(r"\W", " ", page.url.removesuffix(".html"))
            if entity:
                entry["e"] = 1
        elif entry:
            # Members belong to the entry of their operation or interface.
            entry["x"] += " " + plain + " " + body if body else ""
    if entry:
        yield entry


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    for option in ("guide", "page", "image", "tests"):
        parser.add_argument("--" + option, action="append", default=[])
    args = parser.parse_args()

    site = Site()
    for guide in args.guide:
        group, source, path = guide.split("=", 2)
        site.add_guide(group, source, read(path))
    for image in args.image:
        site.add_image(*image.split("=", 1))
    parts = {}
    for page in args.page:
        name, _, path = page.partition("=")
        text = read(path)
        if name.endswith("/"):
            name, text = name[:-1], lower_headings(text)
        parts[name] = parts.get(name, "") + text
    examples = Examples(args.tests)
    for name, text in parts.items():
        site.add_generated(name, add_examples(text, examples))
    site.write(args.out)


if __name__ == "__main__":
    main()
