#!/usr/bin/env python3
"""Tests that bindings/c/generate.py reports mistakes in lists with file and line. Argument: its path."""

import os
import subprocess
import sys
import tempfile

# The text of a list, and the message that it leads to.
CASES = [
    ("/// Text.\nbool f(MlirType type) = true;\n", "2: error: cannot read the declaration"),
    ("@header h\n\nbool mlirF(MlirType type) = true;\n", "3: error: 'bool mlirF(MlirType type)' has no comment"),
    ("/// Text.\nbool mlirF(MlirType type) {\n  return true;\n", "2: error: missing '}'"),
    ("/// Text.\nbool mlirF(MlirType type)\n", "2: error: incomplete function"),
    ("/// Text.\n@section S\n", "2: error: a comment must precede a function"),
    ("@c\ntypedef int x;\n", "1: error: missing @end"),
    ("@unknown\n", "1: error: unknown directive '@unknown'"),
    ("@expand nothing(a)\n", "1: error: unknown template 'nothing'"),
    ("@template t(A, B)\n@end\n@expand t(a)\n", "3: error: template 't' has 2 parameters, but got 1"),
    ("/// Text.\nbool mlirF(...) = true;\n", "2: error: cannot read the parameter"),
    ("/// Text.\n", "1: error: a comment must precede a function"),
]


def main():
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Test.api")
        for text, message in CASES:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            run = subprocess.run([sys.executable, sys.argv[1], "--header", "strata-c/T.h", "--out-header", os.devnull, path],
                                 capture_output=True, text=True, check=False)
            if run.returncode != 1 or f"Test.api:{message}" not in run.stderr:
                failures += 1
                print(f"expected {message!r} for {text!r}, but got status {run.returncode} and {run.stderr!r}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
