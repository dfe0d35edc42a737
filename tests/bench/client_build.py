#!/usr/bin/env python3
"""Compares the time to build a CMake project against an installation of Strata and against an installed MLIR.

    tests/bench/client_build.py PROJECT TARGET --prefix PREFIX [--mlir /usr/lib/llvm-22] [--runs 3] [-- CMAKE-OPTION...]

PROJECT is the source folder of a project that takes MLIR_DIR and LLVM_DIR. Each run builds TARGET from clean with ninja, with
both installations in turn; configuring is not timed. Prints the medians of the wall time and of the processor time, and the
ratios. Processor times include the generators and the linker. No test depends on these numbers.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time


def configure(project, build, package, llvm, options):
    subprocess.run(["cmake", "-G", "Ninja", "-S", project, "-B", build, f"-DMLIR_DIR={package}/lib/cmake/mlir",
                    f"-DLLVM_DIR={llvm}/lib/cmake/llvm", *options], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def build_once(build, target):
    """Returns the wall time and the processor time of a build from clean, in seconds."""
    subprocess.run(["ninja", "-C", build, "-t", "clean"], check=True, stdout=subprocess.DEVNULL)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(["ninja", "-C", build, target], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(done.stdout)
    return wall, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("project")
    parser.add_argument("target")
    parser.add_argument("--prefix", required=True, help="an installation of Strata")
    parser.add_argument("--mlir", default="/usr/lib/llvm-22", help="an installation of MLIR, and LLVM's")
    parser.add_argument("--runs", type=int, default=3)
    # argparse does not accept further positional arguments after options.
    own, _, options = "\0".join(sys.argv[1:]).partition("\0--\0")
    args = parser.parse_args(own.split("\0") if own else [])
    times = {"strata": [], "MLIR": []}
    with tempfile.TemporaryDirectory() as work:
        for side, package in (("strata", args.prefix), ("MLIR", args.mlir)):
            configure(args.project, os.path.join(work, side), package, args.mlir, options.split("\0") if options else [])
        for _ in range(args.runs):
            for side, values in times.items():
                values.append(build_once(os.path.join(work, side), args.target))
    print("| | strata | MLIR | ratio |\n|---|---|---|---|")
    for index, name in enumerate(("wall time", "processor time")):
        ours, theirs = (statistics.median(run[index] for run in times[side]) for side in ("strata", "MLIR"))
        print(f"| {name} | {ours:.2f} s | {theirs:.2f} s | {theirs / ours:.1f} |")


if __name__ == "__main__":
    main()
