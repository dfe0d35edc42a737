"""Counts the test cases of a `bazel test` run from its build event file.

    summary.py EVENTS STATUS      STATUS is the exit code of Bazel

The last line of the output is "N passed, N failed". A target that does not build counts as one failure, and so does a test
that ends without reporting the failed case (a crash or time-out).
"""

import json
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree

NO_TESTS_FOUND = 4  # exit code of Bazel


def count_cases(xml_text):
    """Returns (run, failed) for a JUnit file. Skipped and disabled cases do not count as run."""
    run = failed = 0
    for case in ElementTree.fromstring(xml_text).iter("testcase"):
        if case.find("skipped") is not None or case.get("status") == "notrun":
            continue
        run += 1
        failed += case.find("failure") is not None or case.find("error") is not None
    return run, failed


def read_uri(uri):
    with open(urllib.parse.unquote(uri.removeprefix("file://")), encoding="utf-8", errors="replace") as file:
        return file.read()


def add_up(events, status=0, read=read_uri):
    """Returns (passed, failed, notes) for the events of one run with exit code `status`."""
    passed = failed = 0
    notes = []
    seen_attempts = {}
    for event in events:
        name = event.get("id", {})
        if "testResult" in event:
            key = (name["testResult"]["label"], name["testResult"].get("run"), name["testResult"].get("shard"))
            seen_attempts[key] = event  # The last attempt of a retried test counts.
        elif "targetCompleted" in name and not event.get("completed", {}).get("success"):
            failed += 1
            notes.append("not built: " + name["targetCompleted"]["label"])
    for (label, _, _), event in seen_attempts.items():
        result = event["testResult"]
        outputs = {output["name"]: output.get("uri", "") for output in result.get("testActionOutput", [])}
        try:
            run, bad = count_cases(read(outputs["test.xml"]))
        except (KeyError, OSError, ElementTree.ParseError):
            run, bad = 1, 0  # A test with a single case that writes no report.
        if result["status"] not in ("PASSED", "FLAKY") and not bad:
            run, bad = max(run, 1), 1
            notes.append("failed without naming a case: " + label)
        passed += run - bad
        failed += bad
    if status not in (0, NO_TESTS_FOUND) and not failed:
        failed = 1
        notes.append("bazel ended with exit code %d" % status)
    return passed, failed, notes


def main(arguments):
    path, status = arguments[0], int(arguments[1])
    with open(path, encoding="utf-8") as file:
        events = [json.loads(line) for line in file if line.strip()]
    passed, failed, notes = add_up(events, status)
    for note in notes:
        print(note)
    print("%d passed, %d failed" % (passed, failed), flush=True)
    return int(failed > 0 or passed == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
