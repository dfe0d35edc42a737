"""The documentation site: the conversion of pages, and the consistency of the site that was built."""

import html.parser
import json
import os
import re
import tempfile
import unittest

import build_site
import examples
import highlight
import markdown_html

SITE = os.environ.get("SITE", "docs/site/html")


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
        if tag not in ("meta", "link", "input", "br", "img", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append("</%s> closes something else" % tag)


def convert(text):
    return markdown_html.Converter(text).convert()


class InlineTest(unittest.TestCase):
    def test_other_markup_is_text(self):
        self.assertEqual(convert("a < b && <script>"), "<p>a &lt; b &amp;&amp; &lt;script&gt;</p>")
        self.assertEqual(convert("`<b>` &laquo;x&raquo;"), "<p><code>&lt;b&gt;</code> «x»</p>")

    def test_targets_that_are_not_on_the_site_are_text(self):
        self.assertEqual(convert("[x](javascript:f())"), "<p>x (<code>javascript:f()</code>)</p>")
        self.assertEqual(convert("[x](https://e.org/?a&b)"), "<p>x (<code>https://e.org/?a&amp;b</code>)</p>")

    def test_emphasis_does_not_change_names(self):
        self.assertEqual(convert("_A summary_ of `a_b_c` and __x__, a_b_c"),
                         "<p><em>A summary</em> of <code>a_b_c</code> and __x__, a_b_c</p>")
        self.assertEqual(convert("**bold** and *slanted*, 2 * 3 * 4"),
                         "<p><strong>bold</strong> and <em>slanted</em>, 2 * 3 * 4</p>")

    def test_code_may_contain_backticks_and_brackets(self):
        self.assertEqual(convert("``a ` b`` `[x](y)` `**`"),
                         "<p><code>a ` b</code> <code>[x](y)</code> <code>**</code></p>")

    def test_backslashes_escape(self):
        self.assertEqual(convert(r"\*a\* \`b\` c\d"), "<p>*a* `b` c\\d</p>")

    def test_links_and_images(self):
        self.assertEqual(convert("[a `b`](x.html#y)"), '<p><a href="x.html#y">a <code>b</code></a></p>')
        self.assertEqual(convert('![a "b"](c.svg)'), '<p><img src="c.svg" alt="a &quot;b&quot;"></p>')


class BlocksTest(unittest.TestCase):
    def test_tables_keep_bars_in_cells(self):
        self.assertEqual(convert("| A | B |\n| :-: | - |\n| `x` | a\\|b |\n| `c\\|d` | |"),
                         '<div class="table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>\n'
                         "<tr><td><code>x</code></td><td>a|b</td></tr>\n"
                         "<tr><td><code>c|d</code></td><td></td></tr>\n</tbody></table></div>")

    def test_fenced_code_is_unchanged(self):
        self.assertEqual(convert("```\n<a>\n  # no heading\n<!-- no comment -->\n\n```\nx"),
                         '<pre class="text"><code>&lt;a&gt;\n  # no heading\n&lt;!-- no comment --&gt;\n</code></pre>\n'
                         "<p>x</p>")
        self.assertEqual(convert("````\n```\n````"), '<pre class="text"><code>```</code></pre>')

    def test_language_is_the_first_word_of_an_info_string(self):
        self.assertEqual(convert("```c++ a/b.cpp\nf();\n```"), '<pre class="c++"><code>f();</code></pre>')

    def test_fence_without_end_extends_to_the_end(self):
        self.assertEqual(convert("```two words\nx"), '<pre class="two"><code>x</code></pre>')

    def test_indented_lines_are_code(self):
        self.assertEqual(convert("a\n\n    b\n\n      c\n\nd"),
                         '<p>a</p>\n<pre class="text"><code>b\n\n  c</code></pre>\n<p>d</p>')
        self.assertEqual(convert("a\n    b"), "<p>a b</p>")

    def test_lists(self):
        self.assertEqual(convert("* one\n  more\n* two"), "<ul><li>one more</li><li>two</li></ul>")
        self.assertEqual(convert("text\n- one\n- two"), "<p>text</p>\n<ul><li>one</li><li>two</li></ul>")
        self.assertEqual(convert("3. one\n4. two"), '<ol start="3"><li>one</li><li>two</li></ol>')

    def test_numbers_inside_a_paragraph_do_not_start_a_list(self):
        self.assertEqual(convert("in the year\n1985. Then"), "<p>in the year 1985. Then</p>")

    def test_nested_lists(self):
        self.assertEqual(convert("1. a\n   - b\n     - c\n   - d\n2. e"),
                         "<ol><li>a\n<ul><li>b\n<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ol>")

    def test_items_contain_blocks(self):
        self.assertEqual(convert("1. a\n\n   b\n\n   ```mlir\n   x\n   ```\n\n2. c\n\nd"),
                         '<ol><li><p>a</p>\n<p>b</p>\n<pre class="mlir"><code>x</code></pre></li>'
                         "<li><p>c</p></li></ol>\n<p>d</p>")

    def test_quotes_contain_blocks(self):
        self.assertEqual(convert("> a\n> b\n>\n> - c\n\nd"),
                         "<blockquote><p>a b</p>\n<ul><li>c</li></ul></blockquote>\n<p>d</p>")

    def test_rules_and_comments(self):
        self.assertEqual(convert("<!-- a\nb -->\nc\n\n---\n\n[TOC]\nd"), "<p>c</p>\n<hr>\n<p>d</p>")


class HeadingTest(unittest.TestCase):
    def anchors(self, text, anchor_of=markdown_html.slug):
        converter = markdown_html.Converter(text, None, anchor_of)
        converter.convert()
        return [anchor for _, _, anchor in converter.headings]

    def test_anchors_are_those_of_github(self):
        self.assertEqual(self.anchors("# A `b.c`, d - E_f\n## Größe?\n"), ["a-bc-d---e_f", "größe"])

    def test_anchors_of_generated_pages_are_symbols(self):
        self.assertEqual(self.anchors("### `t.a` (t::AOp)\n### `-dce`\n### FooType\n## Type constraints\n",
                                      markdown_html.symbol_slug), ["t.a", "dce", "footype", "type-constraints"])

    def test_anchors_are_unique(self):
        self.assertEqual(self.anchors("### a\n#### Operands:\n### b\n#### Operands:\n#### Operands:\n"),
                         ["a", "operands", "b", "b-operands", "b-operands-2"])

    def test_headings_have_ids_and_no_links_inside(self):
        self.assertEqual(convert("## A [b](c.html) ##"),
                         '<h2 id="a-bchtml">A b <a class="anchor" href="#a-bchtml" '
                         'aria-label="Link to this section">#</a></h2>')

    def test_sections_are_the_blocks_below_each_heading(self):
        converter = markdown_html.Converter("x\n# A\na\n\nb\n## C\n")
        converter.convert()
        self.assertEqual(converter.sections, {"a": ["<p>a</p>", "<p>b</p>"], "c": []})


class HighlightTest(unittest.TestCase):
    def spans(self, code, language):
        return re.findall(r'<span class="(\w+)">(.*?)</span>', highlight.highlight(code, language))

    def test_grammars_and_ir(self):
        self.assertEqual(highlight.highlight('a = "x" ;  (* c *)', "ebnf"),
                         '<span class="rule">a</span> = <span class="string">&quot;x&quot;</span> ;  '
                         '<span class="comment">(* c *)</span>')
        self.assertEqual(highlight.highlight("%0 = t.a : i32", "mlir"),
                         '<span class="value">%0</span> = <span class="op">t.a</span> : <span class="type">i32</span>')

    def test_literals_of_grammars_have_no_escapes(self):
        self.assertEqual(self.spans("""a = "\\" 'b"' ?c "d"? ;""", "ebnf"),
                         [("rule", "a"), ("string", "&quot;\\&quot;"), ("string", "&#x27;b&quot;&#x27;"),
                          ("comment", "?c &quot;d&quot;?")])

    def test_declarations_and_code(self):
        self.assertEqual(self.spans("def A : B<[C]>; // d", "tablegen"), [("keyword", "def"), ("comment", "// d")])
        self.assertEqual(self.spans("#include <a>\nreturn 'c';", "c++"),
                         [("rule", "#include &lt;a&gt;"), ("keyword", "return"), ("string", "&#x27;c&#x27;")])
        self.assertEqual(self.spans("load(x)  # y", "starlark"), [("keyword", "load"), ("comment", "# y")])

    def test_commands_differ_from_their_output(self):
        self.assertEqual(highlight.highlight("$ a \\\n  b\n<c>", "console"),
                         '<span class="prompt">$ </span><span class="command">a \\</span>\n'
                         '<span class="command">  b</span>\n&lt;c&gt;')

    def test_unknown_languages_are_escaped_only(self):
        self.assertEqual(highlight.highlight('"<a>" // b', "other"), "&quot;&lt;a&gt;&quot; // b")


class LinksTest(unittest.TestCase):
    """Links between the pages of a small site."""

    GUIDE = """# Guide a

One `x`. Two.

[how-to/new-pass.md](how-to/new-pass.md), `docs/how-to/new-pass.md`

[it](how-to/new-pass.md#part), `t.op`, [self](#guide-a), `t.none`, [src](../runtime/ir/)

![p](p.svg) ![q](q.svg)
"""

    def setUp(self):
        site = build_site.Site()
        site.add_guide("Getting started", "README.md",
                       "# Start\n[a](docs/ods.md) [b](docs/how-to/new-pass.md) [c](LICENSE)")
        site.add_guide("Guides", "docs/ods.md", self.GUIDE)
        site.add_guide("How-tos", "docs/how-to/new-pass.md",
                       "# How to b\n\n## Part\n\n[a](../ods.md) ![p](../p.svg) `--dce`")
        site.add_generated("dialects/t", "# 't' Dialect\n\n_Sum_\n\n## Operations\n\n### `t.op` (t::Op)\n\n`t.op`\n")
        site.add_generated("passes/g", "# Passes\n\n### `-dce`\n")
        site.add_image("docs/p.svg", None)
        site.prepare()
        self.site = site

    def body(self, url):
        page = next(page for page in self.site.pages if page.url == url)
        return page.converter(build_site.SiteLinks(self.site, page)).convert()

    def test_links_to_pages(self):
        self.assertIn('<a href="ods.html">a</a> <a href="how-to/new-pass.html">b</a> c (<code>LICENSE</code>)',
                      self.body("index.html"))
        self.assertIn('<a href="how-to/new-pass.html#part">it</a>', self.body("ods.html"))
        self.assertIn('<a href="#guide-a">self</a>', self.body("ods.html"))
        self.assertIn('<a href="../ods.html">a</a>', self.body("how-to/new-pass.html"))

    def test_paths_of_pages_are_shown_as_their_titles(self):
        link = '<a href="how-to/new-pass.html">How to b</a>'
        self.assertIn(link + ", " + link, self.body("ods.html"))

    def test_sources_are_no_links(self):
        self.assertIn("src (<code>../runtime/ir/</code>)", self.body("ods.html"))

    def test_symbols_in_code_marks_are_links(self):
        self.assertIn('<a href="dialects/t.html#t.op"><code>t.op</code></a>', self.body("ods.html"))
        self.assertIn('<a href="../passes/g.html#dce"><code>--dce</code></a>', self.body("how-to/new-pass.html"))
        self.assertIn("<code>t.none</code>", self.body("ods.html"))

    def test_images(self):
        self.assertIn('<img src="p.svg" alt="p"> q', self.body("ods.html"))
        self.assertIn('<img src="../p.svg" alt="p">', self.body("how-to/new-pass.html"))

    def test_summaries(self):
        self.assertEqual({page.short_title: page.summary for page in self.site.pages if page.group in
                          ("Guides", "Dialects")}, {"Guide a": "One x.", "t": "Sum"})

    def test_index_has_pages_headings_and_symbols(self):
        entries = {}
        for page in self.site.pages:
            converter = page.converter()
            converter.convert()
            for entry in build_site.index_entries(page, converter):
                entries[entry["u"]] = entry
        self.assertEqual(entries["dialects/t.html#t.op"],
                         {"t": "t.op", "p": "t: Operations", "n": "t.op (t::Op)", "u": "dialects/t.html#t.op",
                          "x": "t.op", "e": 1})
        self.assertEqual(entries["how-to/new-pass.html#part"]["p"], "How to b")
        self.assertTrue(entries["ods.html"]["x"].startswith("One x. Two."))


class PartsTest(unittest.TestCase):
    def test_parts_have_lower_headings_and_no_title(self):
        self.assertEqual(build_site.lower_headings("<!-- from -->\n# Title\n\n## A (`A`)\n\ntext # no\n\n### B\n"),
                         "\n### A\n\ntext # no\n\n#### B\n")


class ExamplesTest(unittest.TestCase):
    def find(self, op, text, name="arith/x.mlir"):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path))
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            found = examples.Examples([path]).find(op)
            return found and found[0]

    def test_example_is_the_operation(self):
        self.assertEqual(self.find("t.a", "// t.a\n  %0 = t.ab\n    %1 = t.a %0 : i32 // why\n"), "%1 = t.a %0 : i32")
        self.assertIsNone(self.find("t.a", "%0 = other t.a\n"))

    def test_example_contains_regions(self):
        self.assertEqual(self.find("t.a", "  t.a {\n    // CHECK: x\n    t.b\n  }\n  t.c\n"), "t.a {\n  t.b\n}")

    def test_tests_of_errors_are_excluded(self):
        self.assertIsNone(self.find("t.a", "// RUN: strata-opt %s --verify-diagnostics\nt.a\n"))
        self.assertIsNone(self.find("t.a", "t.a\n", "fail/x.mlir"))

    def test_prefix_of_func_may_be_omitted(self):
        self.assertEqual(self.find("func.return", "  return %a : i32\n", "func/x.mlir"), "return %a : i32")
        self.assertIsNone(self.find("func.return", "  return %a : i32\n", "other/x.mlir"))


class SiteTest(unittest.TestCase):
    """The site that was built."""

    @classmethod
    def setUpClass(cls):
        cls.pages = {}
        for folder, _, files in os.walk(SITE):
            for name in files:
                if name.endswith(".html"):
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as file:
                        cls.pages[os.path.relpath(path, SITE)] = file.read()
        cls.parsed = {name: Page(text) for name, text in cls.pages.items()}

    def test_every_dialect_interface_kind_and_pass_group_has_a_page(self):
        dialects = ["affine", "arith", "arm_neon", "bufferization", "builtin", "cf", "complex", "dlti", "func", "gpu",
                    "index", "llvm", "math", "memref", "ml_program", "poly", "ptr", "scf", "shape", "spirv", "tensor", "ub", "vector"]
        for folder, pages in [("dialects", dialects), ("interfaces", ["attributes", "operations", "types"]),
                              ("passes", ["affine", "arith", "conversion", "generic", "llvm", "math", "memref", "vector"])]:
            self.assertEqual(sorted(name for name in self.pages if name.startswith(folder + "/")),
                             ["%s/%s.html" % (folder, page) for page in pages])
            self.assertEqual(sorted(os.listdir(os.path.join(SITE, "markdown", folder))),
                             [page + ".md" for page in pages])

    def test_html_is_balanced_and_every_link_has_a_target(self):
        for name, page in self.parsed.items():
            self.assertEqual(page.problems, [], name)
            for link in page.links:
                if link == "data:,":  # the empty icon
                    continue
                # Nothing is loaded from the network.
                self.assertNotRegex(link, r"^(\w+:|//)")
                target, _, anchor = link.partition("#")
                target = os.path.normpath(os.path.join(os.path.dirname(name), target)) if target else name
                self.assertTrue(os.path.isfile(os.path.join(SITE, target)), "%s: %s" % (name, link))
                if anchor:
                    self.assertIn(anchor, self.parsed[target].anchors, "%s: %s" % (name, link))

    def test_navigation_has_every_page_in_its_group(self):
        navigation = self.pages["index.html"].split("<nav")[1].split("</nav>")[0]
        groups = re.findall(r"<summary>(.*?)</summary>", navigation)
        self.assertEqual(groups, ["Getting started", "Guides", "How-tos", "Dialects", "Interfaces", "Passes",
                                  "Python", "Reference"])
        linked = set(re.findall(r'href="([^"]*)"', navigation))
        self.assertEqual(linked, set(self.pages) - {"index.html"})
        for group, page in [("Getting started", "getting-started.html"), ("Guides", "ods.html"),
                            ("How-tos", "how-to/new-pass.html"), ("Dialects", "dialects/arith.html"),
                            ("Python", "python/ir.html"), ("Reference", "text-format.html")]:
            self.assertIn('href="%s"' % page, navigation.split("<summary>%s<" % group)[1].split("</details>")[0])

    def test_every_operation_has_an_example(self):
        for name in ("arith", "cf", "func", "poly"):
            with open(os.path.join(SITE, "markdown/dialects", name + ".md"), encoding="utf-8") as file:
                parts = re.split(r"(?m)^### (?=`)", file.read())[1:]
            missing = [part.split("`")[1] for part in parts if "Example from the tests" not in part]
            self.assertEqual(missing, [], name)

    def test_search_index_contains_entities_pages_and_text(self):
        with open(os.path.join(SITE, "search-index.js"), encoding="utf-8") as file:
            text = file.read()
        entries = json.loads(text[len("const SEARCH_INDEX = "):].rstrip(";\n"))
        by_title = {entry["t"]: entry for entry in entries}
        self.assertEqual(by_title["arith.addi"]["p"], "arith: Operations")
        self.assertTrue(by_title["PolyType"]["x"].startswith("a polynomial of bounded degree"))
        self.assertEqual(by_title["BranchOpInterface"]["p"], "Operation interfaces")
        self.assertEqual(by_title["-canonicalize"]["p"], "Generic passes")
        self.assertIn("getting-started.html", {entry["u"] for entry in entries})
        for entry in entries:
            target, _, anchor = entry["u"].partition("#")
            if anchor:
                self.assertIn(anchor, self.parsed[target].anchors)
            else:
                self.assertIn(target, self.pages)


if __name__ == "__main__":
    unittest.main()
