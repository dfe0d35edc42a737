"""Runs a program as machine code, in memory and ahead of time, and compares its output with that of the reference in C++.

  program_test.py STRATA-RUN STRATA-COMPILE RUNTIME-LIBRARY PROGRAM REFERENCE
"""

import os
import subprocess
import sys
import tempfile
import unittest

RUN, COMPILE, LIBRARY, PROGRAM, REFERENCE = (os.path.abspath(name) for name in sys.argv[1:6])


def output_of(*command):
    """Runs a command and returns its standard output; an error contains all that it wrote."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class ProgramTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.expected = output_of(REFERENCE)

    def compare(self, actual):
        self.assertGreater(len(self.expected.splitlines()), 10)
        self.assertEqual(actual.splitlines(), self.expected.splitlines())

    def test_machine_code_in_memory(self):
        self.compare(output_of(RUN, PROGRAM, "-e", "main", "-entry-point-result=void"))

    def test_optimised_machine_code_in_memory(self):
        self.compare(output_of(RUN, PROGRAM, "-e", "main", "-entry-point-result=void", "-O3"))

    def test_executable(self):
        for level in ("-O0", "-O2"):
            with self.subTest(level=level), tempfile.TemporaryDirectory() as folder:
                program = os.path.join(folder, "program")
                output_of(COMPILE, PROGRAM, level, "-o", program, f"--runtime-library={LIBRARY}")
                self.compare(output_of(program))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
