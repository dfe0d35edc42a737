"""Tests of tools/bazel/testing/expected_text.py, without lit and without Bazel."""

import os
import tempfile
import unittest

import expected_text


class PipelineTest(unittest.TestCase):
    def test_splits_at_the_last_pipe(self):
        self.assertEqual(expected_text.split_pipeline("a | b 2>&1 | FileCheck x"), ("a | b 2>&1", "FileCheck x"))

    def test_pipes_in_quotes_and_or_lists_are_ignored(self):
        self.assertEqual(expected_text.split_pipeline("a 'x | y' \"|\" || c"), (None, "a 'x | y' \"|\" || c"))

    def test_diff_operands_may_be_in_any_order(self):
        self.assertEqual(expected_text.diff_operands("diff -u a.expected -"), ("a.expected", "-"))
        self.assertEqual(expected_text.diff_operands("diff - a.expected"), ("a.expected", "-"))
        self.assertEqual(expected_text.diff_operands("diff /o/a.mlir.tmp golden"), ("golden", "/o/a.mlir.tmp"))
        self.assertIsNone(expected_text.diff_operands("diff a b"))
        self.assertIsNone(expected_text.diff_operands("FileCheck a"))

    def test_check_prefix_requires_the_path_of_the_test(self):
        self.assertEqual(expected_text.check_prefix("FileCheck /t/a.mlir", "/t/a.mlir"), "CHECK")
        self.assertEqual(expected_text.check_prefix("FileCheck --check-prefix=X /t/a.mlir", "/t/a.mlir"), "X")
        self.assertEqual(expected_text.check_prefix("FileCheck /t/a.mlir -check-prefix X", "/t/a.mlir"), "X")
        self.assertIsNone(expected_text.check_prefix("FileCheck /t/other", "/t/a.mlir"))


class CheckLinesTest(unittest.TestCase):
    def lines(self, output):
        return expected_text.check_lines(output, "CHECK", "/t/a.mlir")

    def test_lines_are_checked_in_order(self):
        self.assertEqual(
            self.lines("\nmodule {\n\n  x\n}\n\n"),
            ["// CHECK:      module {", "// CHECK-EMPTY:", "// CHECK-NEXT:   x", "// CHECK-NEXT: }"],
        )

    def test_filecheck_syntax_is_escaped(self):
        self.assertEqual(self.lines("dense<[[1], {{2}}]>"), ["// CHECK:      dense<{{\\[\\[}}1], {{\\{\\{}}2}}]>"])

    def test_folder_of_the_test_is_not_checked(self):
        self.assertEqual(self.lines("/t/a.mlir:1:2: error: no"), ["// CHECK:      {{.*}}a.mlir:1:2: error: no"])

    def test_empty_output_is_checked(self):
        self.assertEqual(self.lines(""), ["// CHECK-NOT: {{.}}"])


class UpdateTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w") as file:
            file.write(text)
        return self.path(name)

    def read(self, name):
        with open(self.path(name)) as file:
            return file.read()

    def test_section_is_rewritten_up_to_the_next_marker(self):
        test = self.write(
            "a.mlir",
            "// RUN: x\ninput\n"
            "// CHECK lines below are written by tools/update_tests\n// CHECK: old\n"
            "// X lines below are written by tools/update_tests\n// X: kept\n",
        )
        written = expected_text.update(test, "%dbg(RUN: at line 1) x | FileCheck " + test, lambda command: "new\n")
        self.assertEqual(written, os.path.realpath(test))
        self.assertEqual(
            self.read("a.mlir"),
            "// RUN: x\ninput\n"
            "// CHECK lines below are written by tools/update_tests\n// CHECK:      new\n"
            "// X lines below are written by tools/update_tests\n// X: kept\n",
        )

    def test_last_section_ends_with_the_file(self):
        test = self.write("a.mlir", "// CHECK lines below are written by tools/update_tests\n// CHECK: old\n// CHECK: old\n")
        expected_text.update(test, "x | FileCheck " + test, lambda command: "a\nb\n")
        self.assertEqual(
            self.read("a.mlir"),
            "// CHECK lines below are written by tools/update_tests\n// CHECK:      a\n// CHECK-NEXT: b\n",
        )

    def test_file_without_marker_is_not_changed(self):
        test = self.write("a.mlir", "// CHECK: by hand\n")
        self.assertIsNone(expected_text.update(test, "x | FileCheck " + test, lambda command: "new\n"))
        self.assertEqual(self.read("a.mlir"), "// CHECK: by hand\n")

    def test_diff_file_is_written_next_to_the_linked_source(self):
        os.mkdir(self.path("runfiles"))
        os.symlink(self.write("a.mlir", ""), self.path("runfiles/a.mlir"))
        link = self.path("runfiles/a.mlir")
        expected_text.update(link, "x | diff %s.expected -" % link, lambda command: "output of " + command)
        self.assertEqual(self.read("a.mlir.expected"), "output of x")

    def test_diff_with_a_temporary_file_copies_it(self):
        test = self.write("a.mlir", "")
        actual = self.write("a.mlir.tmp", "new")
        golden = self.write("golden", "old")
        expected_text.update(
            test, "diff %s %s" % (golden, actual), lambda line: expected_text.run(line, self.folder, {"PATH": "/bin"})
        )
        self.assertEqual(self.read("golden"), "new")

    def test_unchanged_file_is_not_written(self):
        test = self.write("a.mlir", "")
        self.write("golden", "same")
        self.assertIsNone(expected_text.update(test, "x | diff %s -" % self.path("golden"), lambda command: "same"))

    def test_a_crash_writes_nothing(self):
        test = self.write("a.mlir", "")
        self.write("golden", "old")
        self.assertIsNone(expected_text.update(test, "x | diff %s -" % self.path("golden"), lambda command: None))
        self.assertIsNone(expected_text.run("kill -SEGV $$", self.folder, {"PATH": "/usr/bin:/bin"}))
        self.assertEqual(self.read("golden"), "old")


if __name__ == "__main__":
    unittest.main()
