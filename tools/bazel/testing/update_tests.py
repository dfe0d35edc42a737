"""tools/update_tests: rewrites the expected output of file tests.

    tools/update_tests                                 all lit suites in //tests
    tools/update_tests tests/lit/runtime/asm           the suites of a folder and its subfolders
    tools/update_tests tests/lit/runtime/asm/a.mlir    one test
    tools/update_tests //tests/lit/runtime/asm:lit     one suite

Builds the suites, runs them so that failing tests update their expected output (expected_text.py), lists the changed
files, and runs the tests again. Tests that still fail are shown and make the exit code 1. Passing tests are never changed.
Review the changes with `git diff` before you commit them.
"""

import os
import re
import subprocess
import sys
import tempfile


def workspace_root(start):
    path = os.path.abspath(start)
    while not os.path.exists(os.path.join(path, "WORKSPACE")):
        parent = os.path.dirname(path)
        if parent == path:
            sys.exit("update_tests: no WORKSPACE above " + start)
        path = parent
    return path


def package_of(root, path):
    """Returns the Bazel package that contains `path`, relative to the root."""
    folder = path if os.path.isdir(path) else os.path.dirname(path)
    while not any(os.path.exists(os.path.join(folder, name)) for name in ("BUILD.bazel", "BUILD")):
        if folder == root:
            sys.exit("update_tests: no BUILD file above " + path)
        folder = os.path.dirname(folder)
    return os.path.relpath(folder, root)


def plan(root, arguments):
    """Returns a pair (query pattern, lit filter or None) for each argument."""
    pairs = []
    for argument in arguments or ["//tests/..."]:
        if argument.startswith("//") or argument.startswith("@"):
            pairs.append((argument, None))
            continue
        path = os.path.abspath(argument)
        if not os.path.exists(path):
            sys.exit("update_tests: %s does not exist" % argument)
        if os.path.isdir(path):
            pairs.append(("//" + os.path.relpath(path, root) + "/...", None))
        else:
            test = os.path.basename(path)
            if test.endswith(".expected"):
                test = test[: -len(".expected")]
            pairs.append(("//" + package_of(root, path) + ":all", "/%s$" % re.escape(test)))
    return pairs


class Bazel:
    """Runs Bazel commands in one workspace with one set of startup options."""

    def __init__(self, root, startup, options):
        self.root, self.startup, self.options = root, startup, options

    def suites(self, pattern):
        query = 'attr(tags, "[\\[ ]lit[,\\]]", tests(%s))' % pattern
        command = ["bazel"] + self.startup + ["query", "--noshow_progress", "--ui_event_filters=-info", query]
        result = subprocess.run(command, cwd=self.root, stdout=subprocess.PIPE, text=True)
        if result.returncode != 0:
            sys.exit("update_tests: cannot query " + pattern)
        return sorted(result.stdout.split())

    def write_script(self, suite, script):
        """Builds a suite and writes a script that runs it outside of the sandbox. Returns True on success."""
        command = ["bazel"] + self.startup + ["run", "--noshow_progress", "--ui_event_filters=-info", "--show_result=0"]
        command += self.options + ["--script_path=" + script, suite]
        return subprocess.run(command, cwd=self.root).returncode == 0


def update_suite(bazel, suite, lit_options):
    """Updates a suite. Returns the written files, and a report of the tests that still fail or None."""
    with tempfile.TemporaryDirectory() as folder:
        script, log = os.path.join(folder, "run"), os.path.join(folder, "written")
        if not bazel.write_script(suite, script):
            return [], "%s does not build" % suite
        # The script runs the test with `env`, which passes on variables that it does not set, such as
        # STRATA_UPDATED_FILES.
        environment = dict(os.environ, STRATA_UPDATED_FILES=log)
        subprocess.run(
            ["/bin/bash", script, "--update-tests"] + lit_options,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        written = []
        if os.path.exists(log):
            with open(log, encoding="utf-8") as file:
                written = sorted(set(file.read().splitlines()))
            bazel.write_script(suite, script)  # New files need links in the runfiles.
        check = subprocess.run(
            ["/bin/bash", script] + lit_options, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        report = check.stdout[max(check.stdout.find("-- Testing"), 0) :]
        return written, report if check.returncode != 0 else None


def main(arguments):
    root = workspace_root(os.getcwd())
    startup = [argument for argument in arguments if argument.startswith("--output_base=")]
    options = [argument for argument in arguments if argument.startswith("-") and argument not in startup]
    if "--help" in options or "-h" in options:
        print(__doc__)
        return 0
    bazel = Bazel(root, startup, options)
    status, count = 0, 0
    wanted = {}  # suite -> lit filters; None: all tests
    for pattern, test_filter in plan(root, [a for a in arguments if not a.startswith("-")]):
        suites = bazel.suites(pattern)
        if not suites:
            print("update_tests: no lit suite in " + pattern)
            status = 1
        for suite in suites:
            if test_filter is None or wanted.get(suite, []) is None:
                wanted[suite] = None
            else:
                wanted.setdefault(suite, []).append(test_filter)
    for suite, filters in sorted(wanted.items()):
        lit_options = ["--filter=" + "|".join(filters)] if filters else []
        written, failure = update_suite(bazel, suite, lit_options)
        for path in written:
            print("updated " + os.path.relpath(path, root))
        count += len(written)
        if failure:
            print("%s still fails:\n%s" % (suite, failure))
            status = 1
    print("%d files updated" % count)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
