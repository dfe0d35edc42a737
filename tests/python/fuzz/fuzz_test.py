# Part of Strata, under the Apache License v2.0. See LICENSE.
"""A few hundred random programs of API calls; random_programs runs more."""

import os
import subprocess
import sys
import unittest

COMMAND = os.path.abspath("tests/python/fuzz/random_programs")
PACKAGE = os.path.abspath(os.environ.get("STRATA_PYTHON_PACKAGE", "bindings/python/package"))


class FuzzTest(unittest.TestCase):
    def run_programs(self, *arguments):
        sanitized = ["--asan"] if "STRATA_SANITIZER_LOADED" in os.environ else []
        return subprocess.run([sys.executable, COMMAND, "--package", PACKAGE, *sanitized, *arguments], check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def test_programs_do_not_crash(self):
        done = self.run_programs("--programs", "200")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("200 programs, 0 failed", done.stdout)

    def test_a_seed_gives_the_same_calls(self):
        first, second = (self.run_programs("--seed", "5").stdout for _ in range(2))
        self.assertEqual(first, second)
        # Most steps succeed: the programs reach the functions that they are about.
        lines = first.splitlines()
        self.assertEqual(sum(line.startswith("do_") for line in lines), 60)


if __name__ == "__main__":
    unittest.main()
