#!/usr/bin/env python3
"""Compiles each public header of the C API alone: as C99 and as C++20, with warnings as errors, with the paths strata-c/ and
mlir-c/. Arguments: the files."""

import os
import re
import subprocess
import sys

OPTIONS = {"c": ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Wstrict-prototypes"], "c++": ["-std=c++20", "-Wall", "-pedantic"]}


def main():
    headers = [path for path in sys.argv[1:] if path.endswith(".h")]
    root = re.match(r"(.*?)/?(strata-c|mlir-c)/", headers[0]).group(1)
    llvm = subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True, check=True).stdout.strip()
    failures = 0
    assert len(headers) >= 80, f"only {len(headers)} headers"
    for path in headers:
        name = os.path.relpath(path, root)
        for language, options in OPTIONS.items():
            run = subprocess.run(["gcc", "-x", language, *options, "-Werror", "-fsyntax-only", "-I", root, "-isystem", llvm, "-"],
                                 input=f'#include "{name}"\n#include "{name}"\n', capture_output=True, text=True, check=False)
            if run.returncode:
                failures += 1
                print(f"{name} as {language}:\n{run.stderr}")
    print(f"{len(headers)} headers, {failures} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
