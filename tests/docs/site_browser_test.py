"""The documentation site in headless Chromium: errors, links, layout, search. Skipped without Chromium."""

import os
import pathlib
import time
import unittest
import urllib.parse

import browser

SITE = os.path.realpath(os.environ.get("SITE", "docs/site/html"))

# Runs in each page; returns its ids, the URLs that it refers to, and the width that it needs.
SURVEY = """
const all = selector => [...document.querySelectorAll(selector)];
return {
  ids: all("[id]").map(node => node.id),
  links: all("[href]").map(node => node.href),
  loaded: all("[src]").map(node => node.src),
  broken: all("img").filter(node => !(node.complete && node.naturalWidth)).map(node => node.src),
  title: document.title,
  width: document.documentElement.scrollWidth,
};
"""
# Returns the title and URL of each search result.
RESULTS = """
return [...document.querySelectorAll("#site-results a")].map(
    link => [link.querySelector(".title").textContent, link.href]);
"""


def url_of(name):
    return pathlib.Path(SITE, name).as_uri()


@unittest.skipIf(browser.missing(), "%s" % browser.missing())
class SiteBrowserTest(unittest.TestCase):
    NARROW = 400

    @classmethod
    def setUpClass(cls):
        cls.browser = cls.enterClassContext(browser.Browser())
        cls.names = sorted(str(path.relative_to(SITE)) for path in pathlib.Path(SITE).rglob("*.html"))
        cls.browser.emulate(cls.NARROW)
        cls.surveys, cls.logs = {}, {}
        for name in cls.names:
            cls.browser.open(url_of(name))
            cls.surveys[name] = cls.browser.run(SURVEY)
            # Ignore console messages of Chromium's own pages.
            cls.logs[name] = [line for line in cls.browser.log() if "chrome://" not in line]

    def test_site_has_pages_of_every_kind(self):
        for name in ("index.html", "getting-started.html", "how-to/new-pass.html", "contributing.html",
                     "dialects/arith.html", "interfaces/operations.html", "passes/generic.html"):
            self.assertIn(name, self.names)

    def test_pages_load_without_messages_on_the_console(self):
        for name in self.names:
            self.assertEqual(self.logs[name], [], name)

    def test_links_lead_to_existing_files_and_ids(self):
        for name, survey in self.surveys.items():
            for url in survey["links"] + survey["loaded"]:
                if url == "data:,":  # the empty icon
                    continue
                path, _, anchor = url.partition("#")
                self.assertTrue(path.startswith("file:///"), "%s: %s is not part of the site" % (name, url))
                path = os.path.relpath(urllib.parse.unquote(path.removeprefix("file://")), SITE)
                self.assertTrue(os.path.isfile(os.path.join(SITE, path)), "%s: no file %s" % (name, path))
                if anchor:
                    self.assertIn(urllib.parse.unquote(anchor), self.surveys[path]["ids"], "%s: %s" % (name, url))

    def test_ids_and_titles_are_unique(self):
        for name, survey in self.surveys.items():
            self.assertEqual(len(survey["ids"]), len(set(survey["ids"])), name)
        titles = [survey["title"] for survey in self.surveys.values()]
        self.assertEqual(sorted(titles), sorted(set(titles)))

    def test_images_are_shown(self):
        self.assertTrue(any(url.endswith("linear.svg") for url in self.surveys["performance.html"]["loaded"]))
        for name, survey in self.surveys.items():
            self.assertEqual(survey["broken"], [], name)

    def test_narrow_windows_need_no_horizontal_scrolling(self):
        for name, survey in self.surveys.items():
            self.assertLessEqual(survey["width"], self.NARROW, name)

    def test_navigation_opens_from_a_button_in_narrow_windows(self):
        shown = 'return getComputedStyle(document.getElementById("site-navigation")).display !== "none"'
        self.browser.open(url_of("ods.html"))
        self.assertFalse(self.browser.run(shown))
        self.browser.click("#site-menu")
        self.assertTrue(self.browser.run(shown))
        self.browser.click('#site-navigation a[href="how-to/new-pass.html"]')
        self.assertEqual(self.browser.run("return location.href"), url_of("how-to/new-pass.html"))

    def test_dark_colors_follow_the_preference(self):
        background = "return getComputedStyle(document.body).backgroundColor"
        self.browser.emulate(self.NARROW, dark=True)
        self.browser.open(url_of("index.html"))
        dark = self.browser.run(background)
        self.browser.emulate(self.NARROW)
        self.assertNotEqual(dark, self.browser.run(background))

    def search(self, page, words):
        self.browser.open(url_of(page))
        self.browser.type("#site-search", words)
        for _ in range(100):
            results = self.browser.run(RESULTS)
            if results:
                break
            time.sleep(0.05)  # The index is being loaded.
        return results

    def test_search_finds_pages_of_every_kind_first(self):
        for page, words, expected in [
                ("index.html", "arith.addi", "dialects/arith.html#arith.addi"),
                ("dialects/arith.html", "memref load", "dialects/memref.html#memref.load"),
                ("how-to/new-pass.html", "IntegerType", "dialects/builtin.html#integertype"),
                ("index.html", "canonicalize", "passes/generic.html#canonicalize"),
                ("passes/generic.html", "BranchOpInterface", "interfaces/operations.html#branchopinterface"),
                ("dialects/scf.html", "getting started", "getting-started.html"),
                ("dialects/scf.html", "new pass", "how-to/new-pass.html"),
                ("index.html", "contributing", "contributing.html")]:
            results = self.search(page, words)
            self.assertTrue(results, words)
            self.assertEqual(results[0][1], url_of(expected.partition("#")[0]) +
                             "".join(expected.partition("#")[1:]), words)

    def test_search_finds_text(self):
        # A phrase from the text of a guide, which is in no title.
        phrase = self.phrase("diagnostics.html")
        self.assertTrue(any(url.startswith(url_of("diagnostics.html")) for _, url in self.search("index.html", phrase)),
                        phrase)

    def phrase(self, page):
        """Returns four words from the middle of a paragraph."""
        self.browser.open(url_of(page))
        words = self.browser.run('return document.querySelector("main p:not(.group)").textContent').split()
        return " ".join(words[2:6])

    def test_enter_opens_the_selected_result(self):
        results = self.search("how-to/new-pass.html", "memref.store")
        self.browser.type("#site-search", "\ue007")  # Enter
        self.assertEqual(self.browser.run("return location.href"), results[0][1])

    def test_search_reports_that_nothing_was_found(self):
        self.browser.open(url_of("index.html"))
        self.browser.type("#site-search", "qqxyzzy")
        for _ in range(100):
            text = self.browser.run('return document.getElementById("site-results").textContent')
            if text == "No results":
                break
            time.sleep(0.05)
        self.assertEqual(text, "No results")


if __name__ == "__main__":
    unittest.main()
