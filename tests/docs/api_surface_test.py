"""Tests that the ApiSurface tests call the names in api_surface.tsv, and that docs/api-surface.md has the current table.

api_surface.tsv lists, in sections, the names of MLIR's C++ API that dialect projects use, and the number of uses. A name
without a reason in its last column must be called in a test of its section. The table on the page is generated:

    bazel run //tests/docs:api_surface_test -- --update
"""

import os
import re
import sys
import unittest

ROWS = "tests/docs/api_surface.tsv"
PAGE = "docs/api-surface.md"
TESTS = "tests/unit/runtime/"
BEGIN, END = "<!-- made by tests/docs/api_surface_test.py -->\n", "<!-- end -->\n"


class Section:
    def __init__(self, number, title, tests):
        self.number, self.title, self.tests = number, title, tests.split()
        self.names = []  # (name, uses, reason)

    def counted(self):
        return [entry for entry in self.names if not entry[2].startswith("elsewhere:")]

    def covered(self):
        return [entry for entry in self.names if not entry[2]]

    def percent(self):
        total = sum(uses for _, uses, _ in self.counted())
        return 100.0 * sum(uses for _, uses, _ in self.covered()) / total


def read_sections():
    sections = []
    with open(ROWS) as rows:
        for row in rows.read().splitlines():
            if row.startswith("## "):
                sections.append(Section(*row[3:].split("\t")))
            elif not row.startswith("#"):
                name, _, uses, *reason = row.split("\t")
                sections[-1].names.append((name, int(uses), reason[0] if reason else ""))
    return sections


def uncalled(section):
    """Returns the covered names of a section that none of its tests calls."""
    text = ""
    for test in section.tests:
        with open(TESTS + test) as source:
            text += re.sub(r"//.*", "", source.read())
    return [name for name, _, _ in section.covered()
            if not re.search(r"\b%s\b\s*[(<>;]" % re.escape(name), text)]


def table(sections):
    lines = ["| section | names | called in tests | share of uses | left out |", "|---|---|---|---|---|"]
    for section in sections:
        reasons = {}
        for name, _, reason in section.names:
            if reason.startswith("left out:"):
                reasons.setdefault(reason[len("left out:"):].strip(), []).append("`%s`" % name)
        left = "; ".join("%s: %s" % (", ".join(names), why) for why, names in reasons.items())
        lines.append("| %s %s | %d | %d | %.1f %% | %s |" % (
            section.number, section.title, len(section.counted()), len(section.covered()), section.percent(), left))
    return "\n".join(lines) + "\n"


def page_with(sections, text):
    before, rest = text.split(BEGIN)
    return before + BEGIN + "\n" + table(sections) + "\n" + END + rest.split(END)[1]


class ApiSurfaceTest(unittest.TestCase):
    def test_covered_names_are_called(self):
        for section in read_sections():
            with self.subTest(section=section.number):
                self.assertEqual(uncalled(section), [])

    def test_reasons_start_with_their_kind(self):
        for section in read_sections():
            for name, _, reason in section.names:
                with self.subTest(name=name):
                    self.assertRegex(reason, r"^($|left out: |elsewhere: )")

    def test_the_page_has_the_current_table(self):
        with open(PAGE) as page:
            text = page.read()
        self.assertEqual(text, page_with(read_sections(), text))


def update():
    path = os.path.join(os.environ.get("BUILD_WORKSPACE_DIRECTORY", "."), PAGE)
    with open(path) as page:
        text = page.read()
    with open(path, "w") as page:
        page.write(page_with(read_sections(), text))


if __name__ == "__main__":
    if "--update" in sys.argv:
        update()
    else:
        unittest.main()
