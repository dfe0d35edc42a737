"""Markdown to HTML, as far as the pages of -gen-dialect-doc and its like go.

Headings with anchors, paragraphs, lists, fenced code, tables, and in a line: code, links, emphasis. What is no
Markdown is text: nothing of a page gets into the HTML unescaped.
"""

import html
import re


def slug(text):
    """The anchor of a heading: `arith.addi` (arith::AddIOp) is arith-addi-arith-addiop."""
    return re.sub(r"[^a-z0-9_]+", "-", html.unescape(text).lower()).strip("-")


def inline(text):
    """Code first, since nothing in it means anything; it is put back at the end."""
    kept = []

    def keep(match):
        kept.append("<code>%s</code>" % html.escape(match.group(2).strip()))
        return "\0%d\0" % (len(kept) - 1)

    text = re.sub(r"(`+)(.+?)\1(?!`)", keep, text.replace("\0", ""))
    text = html.escape(html.unescape(text.replace("\\|", "|")), quote=False)
    text = re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", link, text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
    text = re.sub(r"(?<![\w*])\*([^*\s][^*]*?)\*(?![\w*])", r"<em>\1</em>", text)
    text = re.sub(r"(?<!\w)_([^_\s](?:.*?[^_\s])?)_(?!\w)", r"<em>\1</em>", text)
    return re.sub(r"\0(\d+)\0", lambda match: kept[int(match.group(1))], text)


def link(match):
    text, target = match.groups()
    if not re.match(r"https?://|#|[\w./-]+(#|$)", target):
        return text
    return '<a href="%s">%s</a>' % (html.escape(target.replace(".md", ".html")), text)


def highlight(code, language):
    """Comments, strings and words of IR and of grammars."""
    rules = [
        ("comment", r"//[^\n]*" if language != "ebnf" else r"\(\*.*?\*\)"),
        ("string", r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''),
    ]
    if language == "mlir":
        rules += [("value", r"[%^@][\w$.#-]+"), ("type", r"![\w.]+|\b(?:[iuf]|si|ui)\d+\b|\bindex\b"),
                  ("op", r"\b[a-z_]\w*\.[\w.]+")]
    elif language == "ebnf":
        rules += [("rule", r"(?m)^[\w-]+(?=\s*=)")]
    else:
        return html.escape(code)
    pattern = "|".join("(?P<%s>%s)" % rule for rule in rules).replace("(?m)", "")
    result, at = [], 0
    for match in re.finditer(pattern, code, re.MULTILINE):
        result.append(html.escape(code[at:match.start()]))
        result.append('<span class="%s">%s</span>' % (match.lastgroup, html.escape(match.group())))
        at = match.end()
    return "".join(result) + html.escape(code[at:])


class Converter:
    def __init__(self, text):
        text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
        self.lines = text.split("\n")
        self.at = 0
        self.out = []
        self.headings = []  # (level, HTML of the text, anchor)

    def convert(self):
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip():
                self.at += 1
            elif match := re.match(r"(`{3,})([\w+-]*)\s*$", line.lstrip()):
                self.fence(match)
            elif match := re.match(r"(#{1,6})\s+(.*)", line):
                self.heading(len(match.group(1)), match.group(2).rstrip("# "))
            elif self.is_table():
                self.table()
            elif re.match(r"\s*([*+-]|\d+[.)])\s+", line):
                self.bullets()
            elif line.strip() == "[TOC]":
                self.at += 1
            else:
                self.paragraph()
        return "\n".join(self.out)

    def fence(self, match):
        indent = len(self.lines[self.at]) - len(self.lines[self.at].lstrip())
        self.at += 1
        code = []
        while self.at < len(self.lines) and not self.lines[self.at].strip().startswith(match.group(1)):
            line = self.lines[self.at]
            code.append(line[min(indent, len(line) - len(line.lstrip())):])
            self.at += 1
        self.at += 1
        text = "\n".join(code)
        language = match.group(2)
        self.out.append('<pre class="%s"><code>%s</code></pre>' % (html.escape(language) or "text",
                                                                   highlight(text, language)))

    def heading(self, level, text):
        self.at += 1
        anchor = slug(text)
        taken = {old for _, _, old in self.headings}
        if anchor in taken:
            owner = next((old for old_level, _, old in reversed(self.headings) if old_level < level), "")
            anchor = "%s-%s" % (owner, anchor)
        number, wanted = 1, anchor
        while anchor in taken:
            number += 1
            anchor = "%s-%d" % (wanted, number)
        shown = inline(text)
        self.headings.append((level, shown, anchor))
        self.out.append('<h%d id="%s">%s <a class="anchor" href="#%s" aria-label="Link to this">#</a></h%d>' %
                        (level, anchor, shown, anchor, level))

    def is_table(self):
        return (self.lines[self.at].lstrip().startswith("|") and self.at + 1 < len(self.lines) and
                re.match(r"\s*\|?[\s:|-]+\|?\s*$", self.lines[self.at + 1]))

    def table(self):
        def cells(line):
            return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]

        head = cells(self.lines[self.at])
        self.at += 2
        rows = []
        while self.at < len(self.lines) and self.lines[self.at].lstrip().startswith("|"):
            line = self.lines[self.at].strip()
            rows.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
            self.at += 1
        self.out.append("<table><thead><tr>%s</tr></thead><tbody>" %
                        "".join("<th>%s</th>" % inline(cell) for cell in head))
        for row in rows:
            self.out.append("<tr>%s</tr>" % "".join("<td>%s</td>" % inline(cell) for cell in row))
        self.out.append("</tbody></table>")

    def bullets(self):
        ordered = bool(re.match(r"\s*\d", self.lines[self.at]))
        items = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if match := re.match(r"\s*(?:[*+-]|\d+[.)])\s+(.*)", line):
                items.append(match.group(1))
            elif line.strip() and line.startswith(" ") and items:
                items[-1] += " " + line.strip()
            else:
                break
            self.at += 1
        tag = "ol" if ordered else "ul"
        self.out.append("<%s>%s</%s>" % (tag, "".join("<li>%s</li>" % inline(item) for item in items), tag))

    def paragraph(self):
        lines = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            # The first line is taken whatever it is: nothing else wanted it.
            if lines and (not line.strip() or line.lstrip().startswith("```") or re.match(r"#{1,6}\s", line)):
                break
            if lines and (re.match(r"\s*[*+-]\s+", line) or self.is_table()):
                break
            lines.append(line.strip())
            self.at += 1
        self.out.append("<p>%s</p>" % inline(" ".join(lines)))
