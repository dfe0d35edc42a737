#!/usr/bin/env python3
"""Measures the cost of compiling one source file of a dialect with -O2, without the build system.

    bazel build //dialects/example/poly
    tests/bench/generated_code.py [dialects/example/poly/Poly.cpp] [--runs 5]

Prints the median wall and processor seconds of g++, its peak memory and the number of preprocessed lines. Needs time(1).
"""

import argparse
import statistics
import subprocess
import sys
import tempfile


def output_of(command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", nargs="?", default="dialects/example/poly/Poly.cpp")
    parser.add_argument("--generated", default="bazel-bin", help="folder of the generated files")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    llvm = output_of(["llvm-config-22", "--includedir"]).strip()
    compiler = ["g++", "-std=c++20", "-O2", "-DNDEBUG", "-fno-exceptions", "-fno-rtti", "-I.", f"-I{options.generated}",
                "-isystem", llvm]
    lines = len(output_of([*compiler, "-E", "-P", options.source]).splitlines())
    wall, cpu, peak = [], [], 0
    with tempfile.NamedTemporaryFile("r") as report, tempfile.NamedTemporaryFile(suffix=".o") as target:
        for _ in range(options.runs):
            subprocess.run(["/usr/bin/time", "-f", "%e %U %S %M", "-o", report.name, *compiler, "-c", options.source,
                            "-o", target.name], check=True)
            report.seek(0)
            seconds, user, system, memory = map(float, report.read().split())
            wall.append(seconds)
            cpu.append(user + system)
            peak = max(peak, memory / 1024)
    print(f"{options.source}: {statistics.median(wall):.2f} s wall, {statistics.median(cpu):.2f} s processor time, "
          f"{peak:.0f} MiB peak memory, {lines} preprocessed lines")


if __name__ == "__main__":
    sys.exit(main())
