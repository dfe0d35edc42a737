"""Tests of tools/bazel/testing/summary.py: the counts that tools/test prints."""

import unittest

import summary

TWO_OF_THREE = """<testsuites><testsuite>
<testcase name="a" status="run"/><testcase name="b"><failure/></testcase>
<testcase name="c" status="run"/><testcase name="d"><skipped/></testcase><testcase name="e" status="notrun"/>
</testsuite></testsuites>"""


def result(label, status, xml="", attempt=1):
    return {
        "id": {"testResult": {"label": label, "run": 1, "shard": 1, "attempt": attempt}},
        "testResult": {"status": status, "testActionOutput": [{"name": "test.xml", "uri": xml}]},
    }


def add_up(events, status=0):
    return summary.add_up(events, status, read=lambda uri: uri)


class SummaryTest(unittest.TestCase):
    def test_cases_are_counted_and_skipped_ones_are_not(self):
        self.assertEqual(add_up([result("//a", "FAILED", TWO_OF_THREE)], 3), (2, 1, []))

    def test_a_crash_without_failed_case_is_a_failure(self):
        passed, failed, notes = add_up([result("//a", "FAILED", "<testsuites/>")], 3)
        self.assertEqual((passed, failed), (0, 1))
        self.assertIn("//a", notes[0])

    def test_a_test_without_a_report_is_one_case(self):
        self.assertEqual(add_up([result("//a", "PASSED", "not xml")]), (1, 0, []))

    def test_only_the_last_attempt_counts(self):
        events = [result("//a", "FAILED", TWO_OF_THREE), result("//a", "PASSED", "<t><testcase/></t>", 2)]
        self.assertEqual(add_up(events), (1, 0, []))

    def test_a_target_that_does_not_build_is_a_failure(self):
        event = {"id": {"targetCompleted": {"label": "//b"}}, "completed": {}}
        self.assertEqual(add_up([event], 1), (0, 1, ["not built: //b"]))

    def test_a_built_target_is_not_counted(self):
        event = {"id": {"targetCompleted": {"label": "//b"}}, "completed": {"success": True}}
        self.assertEqual(add_up([event, result("//a", "PASSED", "<t><testcase/></t>")]), (1, 0, []))

    def test_broken_build_files_are_a_failure(self):
        self.assertEqual(add_up([], 1)[:2], (0, 1))


if __name__ == "__main__":
    unittest.main()
