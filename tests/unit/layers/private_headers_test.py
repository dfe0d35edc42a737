"""A header that a library lists in `srcs` is private: no source of another package includes it.

The argument is the XML output of a Bazel query with all rules that the tools depend on. The sources are read from
the runfiles. Unit tests are not checked: they may include private headers of the library that they test.
"""

import os
import re
import sys
import unittest
import xml.etree.ElementTree as ElementTree

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def header_paths(labels):
    """The paths, from the workspace root, of the headers among labels of this workspace."""
    paths = {label[2:].replace(":", "/") for label in labels if label.startswith("//")}
    return {path for path in paths if path.endswith((".h", ".def"))}


def classify(xml_text):
    """Returns (public, private): paths of headers in hdrs or textual_hdrs, and of those that are only in srcs."""
    public, in_sources = set(), set()
    for rule in ElementTree.fromstring(xml_text).iter("rule"):
        lists = {entry.get("name"): [item.get("value") for item in entry] for entry in rule.iter("list")}
        public |= header_paths(lists.get("hdrs", []) + lists.get("textual_hdrs", []))
        in_sources |= header_paths(lists.get("srcs", []))
    return public, in_sources - public


def mistakes(path, text, private):
    """One line for each include of a private header of another package in the source `path`."""
    package = os.path.dirname(path)
    return [
        '%s includes "%s", which is private to //%s' % (path, name, os.path.dirname(name))
        for name in INCLUDE.findall(text)
        if name in private and os.path.dirname(name) != package
    ]


class ClassifyTest(unittest.TestCase):
    XML = """<query><rule class="cc_library" name="//a:a">
      <list name="srcs"><label value="//a:A.cpp"/><label value="//a:Detail.h"/></list>
      <list name="hdrs"><label value="//a:A.h"/></list></rule></query>"""

    def test_a_header_in_srcs_is_private(self):
        self.assertEqual(classify(self.XML), ({"a/A.h"}, {"a/Detail.h"}))

    def test_an_include_from_another_package_is_reported(self):
        text = '#include "a/Detail.h"\n#include "a/A.h"\n'
        self.assertEqual(len(mistakes("b/B.cpp", text, {"a/Detail.h"})), 1)

    def test_an_include_from_the_same_package_is_accepted(self):
        self.assertEqual(mistakes("a/A.cpp", '#include "a/Detail.h"\n', {"a/Detail.h"}), [])


class PrivateHeadersTest(unittest.TestCase):
    def test_private_headers_are_included_only_in_their_package(self):
        with open(RULES, encoding="utf-8") as file:
            public, private = classify(file.read())
        found, seen = [], set()
        for folder, _, names in os.walk("."):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), ".")
                if not path.endswith((".h", ".cpp", ".def")) or path.startswith(("external/", "tests/")):
                    continue
                seen.add(path)
                with open(path, encoding="utf-8") as file:
                    found += mistakes(path, file.read(), private)
        self.assertEqual(found, [])
        # Check that the query and the runfiles cover all parts of the tree.
        self.assertLessEqual({"runtime/ir/Operation.h", "runtime/asm/AsmPrinter.h"}, public | seen)
        self.assertGreater(len(private), 20)


if __name__ == "__main__":
    RULES = sys.argv.pop(1)
    unittest.main()
