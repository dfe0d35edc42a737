# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Runs unittest files and reports each test case.

    run_unittest.py [--sanitized] FILE... [-k PATTERN]

Writes a JUnit file to $XML_OUTPUT_FILE, from which tools/test counts the cases. The package is found in the runfiles.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import time
import unittest
import xml.etree.ElementTree as ElementTree

PACKAGE = "bindings/python/package"


class Result(unittest.TextTestResult):
    """Records each case with its time and, if it failed, the text of the failure."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.cases = {}

    def startTest(self, test):
        super().startTest(test)
        self.cases[test] = {"start": time.time()}

    def stopTest(self, test):
        super().stopTest(test)
        self.cases[test]["time"] = time.time() - self.cases[test]["start"]

    def _record(self, test, kind, text):
        # Failures of setUpClass have no started test.
        self.cases.setdefault(test, {"time": 0})[kind] = text

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._record(test, "skipped", reason)

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self._record(test, "failure", self.failures[-1][1])

    def addError(self, test, error):
        super().addError(test, error)
        self._record(test, "error", self.errors[-1][1])

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error is not None:
            self._record(test, "failure", self._exc_info_to_string(error, test))

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._record(test, "failure", "passed unexpectedly")


def write_report(path, result):
    suite = ElementTree.Element("testsuite", name="python")
    for test, record in result.cases.items():
        class_name, _, name = test.id().rpartition(".")
        case = ElementTree.SubElement(suite, "testcase", classname=class_name, name=name,
                                      time="%.3f" % record.get("time", 0))
        for kind in ("skipped", "failure", "error"):
            if kind in record:
                ElementTree.SubElement(case, kind, message=record[kind].strip().splitlines()[-1]).text = record[kind]
    ElementTree.ElementTree(suite).write(path, encoding="utf-8")


def preload_sanitizer():
    """Starts Python again with the runtime library of the sanitizer, which instrumented libraries need."""
    if "STRATA_SANITIZER_LOADED" in os.environ:
        return
    library = subprocess.run(["clang-22", "-print-file-name=libclang_rt.asan-x86_64.so"], check=True,
                             stdout=subprocess.PIPE, text=True).stdout.strip()
    # CPython does not free everything at its end.
    options = os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"
    os.environ.update(LD_PRELOAD=library, ASAN_OPTIONS=options, STRATA_SANITIZER_LOADED="1")
    os.execv(sys.executable, [sys.executable] + sys.argv)


def load(path):
    """Imports a file as a module named after it."""
    name = os.path.splitext(os.path.basename(path))[0]
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="+")
    parser.add_argument("--sanitized", action="store_true")
    parser.add_argument("-k", action="append", dest="patterns")
    arguments = parser.parse_args()
    if arguments.sanitized:
        preload_sanitizer()
    sys.path.insert(0, os.path.abspath(os.environ.get("STRATA_PYTHON_PACKAGE", PACKAGE)))
    loader = unittest.TestLoader()
    if arguments.patterns:
        loader.testNamePatterns = ["*%s*" % pattern for pattern in arguments.patterns]
    suite = unittest.TestSuite(loader.loadTestsFromModule(load(path)) for path in arguments.files)
    result = unittest.TextTestRunner(resultclass=Result, verbosity=1).run(suite)
    if "XML_OUTPUT_FILE" in os.environ:
        write_report(os.environ["XML_OUTPUT_FILE"], result)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
