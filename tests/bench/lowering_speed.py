#!/usr/bin/env python3
"""Compares the times of lowering, translation to LLVM IR and program start with those of MLIR's tools.

    bazel build //tools:strata-opt //tools:strata-translate //tools:strata-run
    tests/bench/lowering_speed.py [--functions 5000] [--runs 3] [--bin bazel-bin/tools]

Each function of the input has a loop with a condition, loads and stores. Runs the tools alternately, and prints the median
seconds of each, the ratio, and the peak memory in MB. Both tools must write the same text. No test depends on these numbers.
"""

import argparse
import os
import statistics
import subprocess
import tempfile
import time

FUNCTION = """func.func @f{n}(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 2.5 : f32
  scf.for %i = %c0 to %n step %c1 {{
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
    %s = arith.mulf %x, %k : f32
    %t = arith.addf %s, %y : f32
    %p = arith.cmpf ogt, %t, %k : f32
    scf.if %p {{
      memref.store %t, %a[%i] : memref<?xf32>
    }} else {{
      %u = arith.subf %t, %x : f32
      memref.store %u, %b[%i] : memref<?xf32>
    }}
  }}
  return
}}
"""
PROGRAM = """llvm.func @main() -> i64 {
  %a = llvm.mlir.constant(42 : i64) : i64
  llvm.return %a : i64
}
"""
PASSES = ["--convert-scf-to-cf", "--finalize-memref-to-llvm", "--convert-arith-to-llvm", "--convert-cf-to-llvm",
          "--convert-func-to-llvm", "--reconcile-unrealized-casts"]


def run(command):
    """Returns seconds and the peak memory in MB of a command."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command)}: failed")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def compare(title, ours, theirs, runs):
    results = [(run(ours), run(theirs)) for _ in range(runs)]
    our_time, their_time = (statistics.median(pair[side][0] for pair in results) for side in (0, 1))
    our_memory, their_memory = (max(pair[side][1] for pair in results) for side in (0, 1))
    print(f"| {title} | {our_time:.3f} s | {their_time:.3f} s | {their_time / our_time:.1f} | {our_memory:.0f} MB | {their_memory:.0f} MB |",
          flush=True)


def check_equal(*paths):
    texts = [open(path, encoding="utf-8").read() for path in paths]
    if texts[0] != texts[1]:
        raise SystemExit(f"{paths[0]} and {paths[1]} differ")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--functions", type=int, default=5000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--bin", default="bazel-bin/tools")
    options = parser.parse_args()
    tool = lambda name: os.path.join(options.bin, name)
    print("| | strata | MLIR | ratio | memory of strata | memory of MLIR |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        path = lambda name: os.path.join(folder, name)
        with open(path("in.mlir"), "w", encoding="utf-8") as file:
            file.writelines(FUNCTION.format(n=n) for n in range(options.functions))
        with open(path("main.mlir"), "w", encoding="utf-8") as file:
            file.write(PROGRAM)
        compare("lowering", [tool("strata-opt"), path("in.mlir"), *PASSES, "-o", path("a.mlir")],
                ["mlir-opt-22", path("in.mlir"), *PASSES, "-o", path("b.mlir")], options.runs)
        check_equal(path("a.mlir"), path("b.mlir"))
        compare("translation and printing", [tool("strata-translate"), "--mlir-to-llvmir", path("a.mlir"), "-o", path("a.ll")],
                ["mlir-translate-22", "--mlir-to-llvmir", path("a.mlir"), "-o", path("b.ll")], options.runs)
        check_equal(path("a.ll"), path("b.ll"))
        start = ["-e", "main", "-entry-point-result=i64"]
        compare("start of a program", [tool("strata-run"), path("main.mlir"), *start], ["mlir-runner-22", path("main.mlir"), *start],
                5 * options.runs)


if __name__ == "__main__":
    main()
