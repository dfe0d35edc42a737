"""What strata-tblgen is built from: it makes tables of runtime/ir, and so may not need runtime/ir itself.

The argument is a file with the labels of all that //tools:strata-tblgen depends on.
"""

import sys
import unittest

ROOMS = {"defs", "generator", "generator/check", "generator/emit/cpp", "generator/emit/doc",
         "generator/emit/schema", "generator/lower", "generator/model",
         "runtime/spec", "runtime/support", "tools", "tools/tblgen"}


def packages(labels):
    """The packages of this workspace, without the rules of the build and the system's libraries."""
    found = {label[2:].split(":")[0] for label in labels if label.startswith("//")}
    return {package for package in found if not package.startswith("tools/bazel")}


class BuildGraphTest(unittest.TestCase):
    def setUp(self):
        with open(LABELS, encoding="utf-8") as file:
            self.packages = packages(file.read().split())

    def test_the_query_saw_the_generator(self):
        self.assertLessEqual({"generator/model", "generator/emit/cpp", "runtime/support"}, self.packages)

    def test_the_runtime_is_out_of_reach(self):
        above = {package for package in self.packages if package.startswith("runtime/")}
        self.assertEqual(above - {"runtime/spec", "runtime/support"}, set())
        self.assertNotIn("generator/load", self.packages)

    def test_nothing_else_came_in(self):
        self.assertEqual(self.packages - ROOMS, set())


if __name__ == "__main__":
    LABELS = sys.argv.pop(1)
    unittest.main()
