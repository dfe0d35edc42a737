#!/usr/bin/env python3
"""Compares the run time of strata-tblgen and mlir-tblgen on MLIR's op files.

    bazel build //tools:strata-tblgen
    tests/bench/generator_speed.py [--tool bazel-bin/tools/strata-tblgen] [--runs 9]

Runs --gen-op-defs of both tools alternately; prints the median wall times and their ratio. Needs libmlir-22-dev and
mlir-22-tools.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import time

FILES = ["Dialect/Arith/IR/ArithOps.td", "Dialect/Vector/IR/VectorOps.td", "Dialect/LLVMIR/LLVMOps.td"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default="bazel-bin/tools/strata-tblgen")
    parser.add_argument("--oracle", default=shutil.which("mlir-tblgen-22") or "/usr/lib/llvm-22/bin/mlir-tblgen")
    parser.add_argument("--include", default="/usr/lib/llvm-22/include")
    parser.add_argument("--runs", type=int, default=9)
    options = parser.parse_args()
    if not os.path.exists(options.oracle) or not os.path.isdir(os.path.join(options.include, "mlir/Dialect")):
        print("skipped: libmlir-22-dev or mlir-22-tools is not installed")
        return 0
    print("| file | strata-tblgen | mlir-tblgen | faster |\n|---|---|---|---|")
    for name in FILES:
        path = os.path.join(options.include, "mlir", name)
        times = {options.tool: [], options.oracle: []}
        for _ in range(options.runs):
            for tool, list_of in times.items():
                start = time.perf_counter()
                subprocess.run([tool, "--gen-op-defs", "-I", options.include, path, "-o", os.devnull], check=True)
                list_of.append(time.perf_counter() - start)
        ours, theirs = (statistics.median(list_of) for list_of in times.values())
        print(f"| {name} | {ours * 1e3:.0f} ms | {theirs * 1e3:.0f} ms | {theirs / ours:.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
