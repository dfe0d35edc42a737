"""The report of a test that is not a unittest: prints failed cases and writes Bazel's XML file."""

import os
import sys
import xml.etree.ElementTree as ElementTree


class Report:
    def __init__(self, name):
        self.suite = ElementTree.Element("testsuite", name=name)
        self.passed = self.failed = 0

    def case(self, name, wrong=None, seconds=0.0):
        """Adds a case. `wrong` is the message of a failure, or None."""
        element = ElementTree.SubElement(self.suite, "testcase", name=name, time="%.3f" % seconds)
        if wrong:
            ElementTree.SubElement(element, "failure", message="failed").text = wrong
            print("FAILED: %s\n%s\n" % (name, wrong))
        self.failed += bool(wrong)
        self.passed += not wrong

    def finish(self):
        """Writes the XML file that Bazel requests; returns the exit status. A report without cases is a failure."""
        if path := os.environ.get("XML_OUTPUT_FILE"):
            ElementTree.ElementTree(self.suite).write(path, encoding="utf-8")
        print("%d passed, %d failed" % (self.passed, self.failed))
        if not self.passed + self.failed:
            print("there is no case to test", file=sys.stderr)
        return int(self.failed > 0 or not self.passed)
