"""Tests of the documentation site: the conversion of Markdown, the choice of examples, and the built pages."""

import html.parser
import json
import os
import re
import tempfile
import unittest

import build_site
import markdown_html

SITE = "docs/site/html"


class Page(html.parser.HTMLParser):
    """Collects the links and anchors of a page, and errors in its structure."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors, self.open, self.problems = [], set(), [], []
        self.feed(text)
        self.problems += ["<%s> is never closed" % tag for tag in self.open]

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if "id" in attrs:
            if attrs["id"] in self.anchors:
                self.problems.append("two anchors '%s'" % attrs["id"])
            self.anchors.add(attrs["id"])
        for name in ("href", "src"):
            if name in attrs:
                self.links.append(attrs[name])
        if tag not in ("meta", "link", "input", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append("</%s> closes something else" % tag)


def convert(text):
    return markdown_html.Converter(text).convert()


class MarkdownTest(unittest.TestCase):
    def test_other_characters_are_text(self):
        self.assertEqual(convert("a < b && <script>"), "<p>a &lt; b &amp;&amp; &lt;script&gt;</p>")
        self.assertEqual(convert("`<b>` &laquo;x&raquo;"), "<p><code>&lt;b&gt;</code> «x»</p>")
        self.assertEqual(convert("[x](javascript:f())"), "<p>x)</p>")

    def test_lines(self):
        self.assertEqual(convert("_A summary_ of `a_b_c` and __x__"),
                         "<p><em>A summary</em> of <code>a_b_c</code> and __x__</p>")
        self.assertEqual(convert("**bold** [page](other.md)"),
                         '<p><strong>bold</strong> <a href="other.html">page</a></p>')

    def test_tables_keep_bars_in_cells(self):
        self.assertEqual(convert("| A | B |\n| :-: | - |\n| `x` | a\\|b |"),
                         "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>\n"
                         "<tr><td><code>x</code></td><td>a|b</td></tr>\n</tbody></table>")

    def test_code_blocks_are_not_converted(self):
        self.assertEqual(convert("```\n<a>\n  # no heading\n```"),
                         '<pre class="text"><code>&lt;a&gt;\n  # no heading</code></pre>')

    def test_an_invalid_fence_is_text(self):
        self.assertEqual(convert("```c++\nint f();\n```"), '<pre class="c++"><code>int f();</code></pre>')
        self.assertEqual(convert("```two words\nx"), "<p><code>`</code>two words x</p>")

    def test_grammars_and_ir_are_highlighted(self):
        self.assertEqual(markdown_html.highlight('a = "x" ;  (* c *)', "ebnf"),
                         '<span class="rule">a</span> = <span class="string">&quot;x&quot;</span> ;  '
                         '<span class="comment">(* c *)</span>')
        self.assertEqual(markdown_html.highlight("%0 = t.a : i32", "mlir"),
                         '<span class="value">%0</span> = <span class="op">t.a</span> : <span class="type">i32</span>')

    def test_anchors_are_unique(self):
        converter = markdown_html.Converter("### a\n#### Operands:\n### b\n#### Operands:\n")
        converter.convert()
        self.assertEqual([anchor for _, _, anchor in converter.headings], ["a", "operands", "b", "b-operands"])

    def test_lists(self):
        self.assertEqual(convert("* one\n  more\n* two"), "<ul><li>one more</li><li>two</li></ul>")


class NestedTest(unittest.TestCase):
    def test_a_nested_part_loses_its_title_and_one_heading_level(self):
        self.assertEqual(build_site.nested("<!-- from -->\n# Title\n\n## A\n\ntext # no\n\n### B\n"),
                         "\n### A\n\ntext # no\n\n#### B\n")


class ExamplesTest(unittest.TestCase):
    def find(self, op, text, name="arith/x.mlir"):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path))
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            found = build_site.Examples([path]).find(op)
            return found and found[0]

    def test_an_example_is_one_operation(self):
        self.assertEqual(self.find("t.a", "// t.a\n  %0 = t.ab\n    %1 = t.a %0 : i32 // why\n"), "%1 = t.a %0 : i32")
        self.assertIsNone(self.find("t.a", "%0 = other t.a\n"))

    def test_an_example_includes_its_regions(self):
        self.assertEqual(self.find("t.a", "  t.a {\n    // CHECK: x\n    t.b\n  }\n  t.c\n"), "t.a {\n  t.b\n}")

    def test_failure_tests_are_not_examples(self):
        self.assertIsNone(self.find("t.a", "// RUN: strata-opt %s --verify-diagnostics\nt.a\n"))
        self.assertIsNone(self.find("t.a", "t.a\n", "fail/x.mlir"))

    def test_operations_of_func_may_omit_the_prefix(self):
        self.assertEqual(self.find("func.return", "  return %a : i32\n", "func/x.mlir"), "return %a : i32")
        self.assertIsNone(self.find("func.return", "  return %a : i32\n", "other/x.mlir"))


class SiteTest(unittest.TestCase):
    def setUp(self):
        self.pages = {}
        for name in os.listdir(SITE):
            if name.endswith(".html"):
                with open(os.path.join(SITE, name), encoding="utf-8") as file:
                    self.pages[name] = file.read()

    def test_all_pages_exist(self):
        pages = ["affine", "arith", "arm_neon", "bufferization", "builtin", "cf", "complex", "dlti", "func", "gpu",
                 "index-dialect", "index", "interfaces", "math", "memref", "ml_program", "passes", "poly", "scf",
                 "shape", "spirv", "tensor", "ub", "vector"]
        self.assertEqual(sorted(self.pages), [page + ".html" for page in pages])
        self.assertEqual(sorted(os.listdir(os.path.join(SITE, "markdown"))),
                         [page + ".md" for page in pages if page != "index"])

    def test_html_is_well_formed_and_links_resolve(self):
        parsed = {name: Page(text) for name, text in self.pages.items()}
        for name, page in parsed.items():
            self.assertEqual(page.problems, [], name)
            for link in page.links:
                # Pages work without a network.
                self.assertNotRegex(link, r"^(https?:)?//")
                target, _, anchor = link.partition("#")
                target = target or name
                self.assertTrue(os.path.exists(os.path.join(SITE, target)), "%s: %s" % (name, link))
                if anchor:
                    self.assertIn(anchor, parsed[target].anchors, "%s: %s" % (name, link))

    def test_every_operation_has_an_example(self):
        for name in ("arith", "cf", "func", "poly"):
            with open(os.path.join(SITE, "markdown", name + ".md"), encoding="utf-8") as file:
                parts = re.split(r"(?m)^### (?=`)", file.read())[1:]
            missing = [part.split("`")[1] for part in parts if "Example from the tests" not in part]
            self.assertEqual(missing, [], name)

    def test_search_entries_resolve(self):
        with open(os.path.join(SITE, "search-index.js"), encoding="utf-8") as file:
            text = file.read()
        entries = json.loads(text[len("const SEARCH_INDEX = "):].rstrip(";\n"))
        by_title = {entry["t"]: entry for entry in entries}
        self.assertEqual(by_title["arith.addi"]["k"], "arith: operations")
        self.assertEqual(by_title["PolyType"]["s"], "a polynomial of bounded degree")
        self.assertEqual(by_title["BranchOpInterface"]["k"], "interfaces: interfaces of operations")
        pages = {name: Page(text) for name, text in self.pages.items()}
        for entry in entries:
            target, _, anchor = entry["u"].partition("#")
            self.assertIn(anchor, pages[target].anchors)


if __name__ == "__main__":
    unittest.main()
