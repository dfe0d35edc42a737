"""strata-tblgen does not depend on runtime/ir, because the build uses it to generate tables of runtime/ir.

The argument is a file with the labels of all dependencies of //tools:strata-tblgen.
"""

import sys
import unittest

PACKAGES = {"defs", "generator", "generator/check", "generator/emit/cpp", "generator/emit/doc",
         "generator/emit/python", "generator/emit/schema", "generator/lower", "generator/model",
         "runtime/spec", "runtime/support", "tools", "tools/tblgen"}


def packages(labels):
    """The packages of this workspace among the labels, without those of build rules and system libraries."""
    found = {label[2:].split(":")[0] for label in labels if label.startswith("//")}
    return {package for package in found if not package.startswith("tools/bazel")}


class BuildGraphTest(unittest.TestCase):
    def setUp(self):
        with open(LABELS, encoding="utf-8") as file:
            self.packages = packages(file.read().split())

    def test_the_query_lists_the_generator(self):
        self.assertLessEqual({"generator/model", "generator/emit/cpp", "runtime/support"}, self.packages)

    def test_the_runtime_is_not_a_dependency(self):
        above = {package for package in self.packages if package.startswith("runtime/")}
        self.assertEqual(above - {"runtime/spec", "runtime/support"}, set())
        self.assertNotIn("generator/load", self.packages)

    def test_no_other_package_is_a_dependency(self):
        self.assertEqual(self.packages - PACKAGES, set())


if __name__ == "__main__":
    LABELS = sys.argv.pop(1)
    unittest.main()
