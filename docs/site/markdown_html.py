"""Converts Markdown to HTML.

Supported: headings with ids, paragraphs, nested lists, fenced and indented code, tables, block quotes, rules, comments;
inside a line code, links, images, emphasis, entities and backslash escapes. Other markup, including HTML tags, is
shown as text, so a page cannot add elements or scripts to the site.
"""

import html
import re

from highlight import highlight

FENCE = re.compile(r"(\s*)(`{3,}|~{3,})\s*([^`]*)$")
HEADING = re.compile(r"(#{1,6})\s+(.*)")
ITEM = re.compile(r"(\s*)([*+-]|\d{1,9}[.)])(\s+)(?=\S)")
RULE = re.compile(r" {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$")
QUOTE = re.compile(r" {0,3}>\s?")
DELIMITER_ROW = re.compile(r"\s*\|?[\s:|-]*-[\s:|-]*$")
CELL = re.compile(r"(?<!\\)\|")
TARGET = r"\(((?:[^()\s]|\([^()\s]*\))+)\)"


def strip_tags(text):
    return html.unescape(re.sub(r"<[^>]+>", "", text))


def slug(text):
    """Returns the anchor that GitHub gives a heading: "A `b.c`, d" is a-bc-d."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def symbol_slug(text):
    """Returns the anchor of a heading of a generated page: the symbol that it documents, or else its slug."""
    if match := re.match(r"`-*([\w.$-]+)`", text):
        return match.group(1)
    return slug(re.sub(r"\s*\([^)]*\)$", "", text.rstrip(":")))


class Links:
    """Resolves references. This default keeps targets as they are; build_site.py maps them to pages of the site."""

    def link(self, target):
        """Returns (URL, title) of a link's target; None if it is not on the site. The title may be None."""
        return (target, None) if re.match(r"#|[\w./-]+(#|$)", target) else None

    def image(self, target):
        """Returns the URL of an image; None if it is not on the site."""
        return target

    def code(self, text):
        """Returns (URL, title) if the text in code marks names a page or a documented symbol, otherwise None."""
        return None


def inline(text, links=Links(), allow_links=True):
    """Returns the HTML of one paragraph, cell or heading. Headings cannot contain links."""
    # Finished pieces of HTML are replaced by "\0number\0" until the end, so that later steps do not change them.
    kept = []

    def keep(piece):
        kept.append(piece)
        return "\0%d\0" % (len(kept) - 1)

    def code(match):
        # A cell of a table cannot contain "|" without a backslash, not even in code.
        content = match.group(2).strip().replace("\\|", "|")
        piece = "<code>%s</code>" % html.escape(content)
        found = links.code(content) if allow_links else None
        if found:
            url, title = found
            piece = '<a href="%s">%s</a>' % (html.escape(url), html.escape(title) if title else piece)
        return keep(piece)

    def image(match):
        alt, target = match.groups()
        url = links.image(target)
        return keep('<img src="%s" alt="%s">' % (html.escape(url), html.escape(strip_tags(alt)))) if url else alt

    def link(match):
        shown, target = match.groups()
        # A placeholder for code would hide the link inside the link.
        shown = re.sub(r"\0(\d+)\0", lambda inner: re.sub(r"</?a\b[^>]*>", "", kept[int(inner.group(1))]), shown)
        target = html.unescape(target)
        found = links.link(target)
        if not found or not allow_links:
            return keep(shown if not allow_links else "%s (<code>%s</code>)" % (shown, html.escape(target)))
        url, title = found
        # A file name as the text of a link is replaced by the title of the page.
        if title and re.fullmatch(r"[\w./-]+\.md", strip_tags(shown)):
            shown = html.escape(title)
        return keep('<a href="%s">%s</a>' % (html.escape(url), shown))

    text = re.sub(r"(?<![`\\])(`+)(?!`)(.+?)(?<!`)\1(?!`)", code, text.replace("\0", ""))
    text = re.sub(r"\\([!-/:-@\[-`{-~])", lambda match: keep(html.escape(match.group(1))), text)
    text = html.escape(html.unescape(text), quote=False)
    text = re.sub(r"!\[([^\]]*)\]" + TARGET, image, text)
    text = re.sub(r"\[([^\]]+)\]" + TARGET, link, text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
    text = re.sub(r"(?<![\w*])\*([^*\s][^*]*?)\*(?![\w*])", r"<em>\1</em>", text)
    text = re.sub(r"(?<!\w)_([^_\s](?:.*?[^_\s])?)_(?!\w)", r"<em>\1</em>", text)
    while "\0" in text:
        text = re.sub(r"\0(\d+)\0", lambda match: kept[int(match.group(1))], text)
    return text


def indent_of(line):
    return len(line) - len(line.lstrip())


class Converter:
    """Converts one page. After convert(), `headings` and `sections` describe the page."""

    def __init__(self, text, links=None, anchor_of=slug):
        self.lines = text.expandtabs(4).split("\n")
        self.links = links or Links()
        self.anchor_of = anchor_of
        self.headings = []  # (level, HTML of the text, anchor)
        self.sections = {}  # anchor -> the HTML of each block up to the next heading

    def convert(self):
        """Returns the HTML of the page."""
        out = self.blocks(self.lines)
        section = None
        for block in out:
            if match := re.match(r'<h\d id="([^"]*)">', block):
                section = self.sections.setdefault(html.unescape(match.group(1)), [])
            elif section is not None:
                section.append(block)
        return "\n".join(out)

    def inline(self, text):
        return inline(text, self.links)

    def blocks(self, lines, tight=False):
        """Returns the HTML of each block. With `tight`, the paragraphs have no <p> (items of tight lists)."""
        out, at = [], 0
        while at < len(lines):
            line = lines[at]
            if not line.strip() or line.strip() == "[TOC]":
                at += 1
            elif line.lstrip().startswith("<!--"):
                at = self.comment(lines, at)
            elif match := FENCE.match(line):
                at = self.fence(lines, at, match, out)
            elif indent_of(line) >= 4:
                at = self.indented_code(lines, at, out)
            elif match := HEADING.match(line):
                at = self.heading(match, at, out)
            elif self.is_table(lines, at):
                at = self.table(lines, at, out)
            elif RULE.match(line):
                out.append("<hr>")
                at += 1
            elif QUOTE.match(line):
                at = self.quote(lines, at, out)
            elif ITEM.match(line):
                at = self.list(lines, at, out)
            else:
                at = self.paragraph(lines, at, out, tight)
        return out

    def comment(self, lines, at):
        while at < len(lines) and "-->" not in lines[at]:
            at += 1
        return at + 1

    def fence(self, lines, at, match, out):
        indent, fence, info = match.groups()
        language = (info.split() or [""])[0]
        code = []
        at += 1
        while at < len(lines) and not (lines[at].strip().startswith(fence) and not lines[at].strip().strip(fence[0])):
            code.append(lines[at][min(len(indent), indent_of(lines[at])):])
            at += 1
        self.code("\n".join(code), language, out)
        return at + 1

    def indented_code(self, lines, at, out):
        code = []
        while at < len(lines) and (not lines[at].strip() or indent_of(lines[at]) >= 4):
            code.append(lines[at][4:])
            at += 1
        self.code("\n".join(code).rstrip(), "", out)
        return at

    def code(self, text, language, out):
        out.append('<pre class="%s"><code>%s</code></pre>' % (html.escape(language) or "text",
                                                               highlight(text, language)))

    def heading(self, match, at, out):
        level, text = len(match.group(1)), match.group(2).rstrip("# ")
        anchor = self.anchor_of(text)
        taken = {old for _, _, old in self.headings}
        if anchor in taken:
            owner = next((old for old_level, _, old in reversed(self.headings) if old_level < level), "")
            anchor = "%s-%s" % (owner, anchor)
        number, wanted = 1, anchor
        while anchor in taken:
            number += 1
            anchor = "%s-%d" % (wanted, number)
        shown = inline(text, self.links, allow_links=False)
        self.headings.append((level, shown, anchor))
        out.append('<h%d id="%s">%s <a class="anchor" href="#%s" aria-label="Link to this section">#</a></h%d>' %
                   (level, html.escape(anchor), shown, html.escape(anchor), level))
        return at + 1

    def is_table(self, lines, at):
        return (lines[at].lstrip().startswith("|") and at + 1 < len(lines) and
                DELIMITER_ROW.match(lines[at + 1]))

    def table(self, lines, at, out):
        def cells(line):
            row = CELL.split(line.strip().removeprefix("|"))
            return [cell.strip() for cell in (row[:-1] if len(row) > 1 and not row[-1].strip() else row)]

        def row(tag, line):
            return "<tr>%s</tr>" % "".join("<%s>%s</%s>" % (tag, self.inline(cell), tag) for cell in cells(line))

        head, body = row("th", lines[at]), []
        at += 2
        while at < len(lines) and lines[at].lstrip().startswith("|"):
            body.append(row("td", lines[at]))
            at += 1
        out.append('<div class="table"><table><thead>%s</thead><tbody>\n%s\n</tbody></table></div>' %
                   (head, "\n".join(body)))
        return at

    def quote(self, lines, at, out):
        quoted = []
        while at < len(lines) and (QUOTE.match(lines[at]) or (lines[at].strip() and quoted[-1].strip() and
                                                              not self.starts_block(lines, at))):
            quoted.append(QUOTE.sub("", lines[at], count=1))
            at += 1
        out.append("<blockquote>%s</blockquote>" % "\n".join(self.blocks(quoted)))
        return at

    def list(self, lines, at, out):
        """An item contains the lines that are indented as far as its text, and the unindented rest of a paragraph."""
        ordered = lines[at].lstrip()[0].isdigit()
        start = int(re.match(r"\s*(\d+)", lines[at]).group(1)) if ordered else 1
        items, loose, blank = [], False, False
        while at < len(lines):
            line, match = lines[at], ITEM.match(lines[at])
            if not line.strip():
                blank = True
            elif items and indent_of(line) >= width:
                items[-1] += [""] * blank + [line[width:]]
                loose, blank = loose or blank, False
            elif match and match.group(2)[0].isdigit() == ordered and not RULE.match(line):
                loose, blank = loose or (blank and bool(items)), False
                width = match.end()
                items.append([line[width:]])
            elif not blank and items and not self.starts_block(lines, at):
                items[-1].append(line.strip())
            else:
                break
            at += 1
        tag = "ol" if ordered else "ul"
        out.append("<%s%s>%s</%s>" % (tag, ' start="%d"' % start if start != 1 else "", "".join(
            "<li>%s</li>" % "\n".join(self.blocks(item, tight=not loose)) for item in items), tag))
        return at

    def starts_block(self, lines, at):
        """True if the line ends the paragraph before it."""
        line = lines[at]
        item = ITEM.match(line)
        return bool(FENCE.match(line) or HEADING.match(line) or self.is_table(lines, at) or QUOTE.match(line) or
                    (item and item.group(2) in ("*", "+", "-", "1.", "1)")))

    def paragraph(self, lines, at, out, tight):
        text = [lines[at].strip()]
        at += 1
        while at < len(lines) and lines[at].strip() and not self.starts_block(lines, at):
            text.append(lines[at].strip())
            at += 1
        out.append(("%s" if tight else "<p>%s</p>") % self.inline(" ".join(text)))
        return at
