"""Compares features.tsv with docs/ods-support.md: each supported feature of the page has a row with a use in a test."""

import collections
import os
import re
import unittest

TABLE = "tests/lit/dialects/kitchen/features.tsv"
PAGE = "docs/ods-support.md"


# The root of the source tree: the table refers to files of many packages.
ROOT = os.path.dirname(os.path.realpath("LICENSE"))


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def page_rows():
    """Returns {first cell: list of the other cells} for the rows of all tables of the page."""
    rows = {}
    for line in read(PAGE).split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] and not cells[0].startswith("-"):
            rows[cells[0]] = cells[1:]
    return rows


def table_rows():
    """Returns {feature: [(file, text in the file that uses the feature)]}."""
    rows = collections.defaultdict(list)
    for line in read(TABLE).split("\n"):
        if line and not line.startswith("#"):
            row, path, text = line.split("\t")
            rows[row].append((path, text))
    return rows


class FeaturesTest(unittest.TestCase):
    def test_what_is_said_to_be_there_is_there(self):
        for row, places in table_rows().items():
            for path, text in places:
                self.assertTrue(os.path.exists(os.path.join(ROOT, path)), "%s: no file %s" % (row, path))
                self.assertIn(text, read(path), "%s: not in %s" % (row, path))

    def test_the_page_has_each_row_of_the_table(self):
        self.assertLessEqual(set(table_rows()), set(page_rows()))

    def test_the_table_has_each_row_of_the_page_that_is_not_refused(self):
        without = {row for row, states in page_rows().items() if not all(re.match(r"no\b|refused", s) for s in states)}
        self.assertEqual(without - set(table_rows()), set())

    def test_names_on_the_page_are_used(self):
        table = table_rows()
        for row in page_rows():
            places = table.get(row)
            for name in re.findall(r"`([A-Za-z]\w+)`", row) if places else []:
                self.assertTrue(any(name in read(path) for path, _ in places), "%s: nothing uses %s" % (row, name))


if __name__ == "__main__":
    unittest.main()
