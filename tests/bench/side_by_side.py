#!/usr/bin/env python3
"""Compares wall time and peak memory of strata-opt and mlir-opt on the same inputs, alternately in one run.

    tests/bench/side_by_side.py [--tool bazel-bin/tools/strata-opt] [--oracle mlir-opt-22] [--runs 5] [--ops 1000000]
                               [--only NAME,...]

Prints one row per scenario in Markdown: median wall time and maximum peak memory of both tools, and the ratios oracle /
tool. Inputs are generated from a fixed seed. If a tool fails, the run ends with its message. Needs time(1) (Debian
package time). No test depends on these numbers.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

ARITH_OPS = ["addi", "subi", "muli", "andi", "ori", "xori"]


def write_straight_line(path, count):
    """Writes functions of 1,000 integer ops, each of which uses two of the previous 16 values."""
    rng = random.Random(7)
    with open(path, "w", encoding="ascii") as out:
        for function in range(max(1, count // 1000)):
            out.write(f"func.func @f{function}(%a: i64, %b: i64) -> i64 {{\n")
            values = ["%a", "%b"]
            for i in range(999):
                left, right = rng.choice(values[-16:]), rng.choice(values[-16:])
                out.write(f"  %v{i} = arith.{rng.choice(ARITH_OPS)} {left}, {right} : i64\n")
                values.append(f"%v{i}")
            out.write(f"  return {values[-1]} : i64\n}}\n")


def write_foldable(path, count):
    """Like write_straight_line, with constants, identities and equivalent ops for canonicalize and cse."""
    rng = random.Random(11)
    with open(path, "w", encoding="ascii") as out:
        for function in range(max(1, count // 1000)):
            out.write(f"func.func @f{function}(%a: i64, %b: i64) -> i64 {{\n")
            out.write("  %zero = arith.constant 0 : i64\n  %one = arith.constant 1 : i64\n")
            values = ["%a", "%b"]
            for i in range(997):
                left, right = rng.choice(values[-16:]), rng.choice(values[-16:])
                text = rng.choice([
                    f"arith.constant {rng.randrange(100)} : i64", f"arith.addi {left}, %zero : i64",
                    f"arith.muli {left}, %one : i64", "arith.addi %a, %b : i64",
                    f"arith.xori {left}, {right} : i64", f"arith.muli {left}, {right} : i64"
                ])
                out.write(f"  %v{i} = {text}\n")
                values.append(f"%v{i}")
            out.write(f"  return {values[-1]} : i64\n}}\n")


def write_blocks(path, count):
    """Writes functions of 250 blocks with arguments and three ops each."""
    with open(path, "w", encoding="ascii") as out:
        for function in range(max(1, count // 1000)):
            out.write(f"func.func @f{function}(%a: i32, %c: i1) -> i32 {{\n  cf.br ^bb0(%a : i32)\n")
            for i in range(249):
                out.write(f"^bb{i}(%x{i}: i32):\n  %y{i} = arith.addi %x{i}, %x{i} : i32\n"
                          f"  %z{i} = arith.muli %y{i}, %a : i32\n"
                          f"  cf.cond_br %c, ^bb{i + 1}(%y{i} : i32), ^bb{i + 1}(%z{i} : i32)\n")
            out.write("^bb249(%r: i32):\n  return %r : i32\n}\n")


def write_regions(path, count):
    """Writes loops and conditionals of an unregistered dialect, with attributes and nested regions."""
    with open(path, "w", encoding="ascii") as out:
        for function in range(max(1, count // 1000)):
            out.write(f'"u.func"() <{{sym_name = "f{function}"}}> ({{\n^bb0(%a: index, %m: memref<?x?xf32>):\n')
            for i in range(111):
                out.write(f'''  "u.for"(%a, %a) ({{
  ^bb0(%i: index):
    %v = "u.load"(%m, %i, %a) {{order = {i} : i64}} : (memref<?x?xf32>, index, index) -> f32
    "u.if"(%i) ({{
      %w = "u.add"(%v, %v) {{fast, tag = "t{i}"}} : (f32, f32) -> f32
      %x = "u.mul"(%w, %v) : (f32, f32) -> f32
      "u.store"(%x, %m, %i, %a) : (f32, memref<?x?xf32>, index, index) -> ()
      "u.end"() : () -> ()
    }}) : (index) -> ()
    "u.end"() : () -> ()
  }}) : (index, index) -> ()
''')
            out.write('  "u.end"() : () -> ()\n}) : () -> ()\n')


def write_attributes(path, count):
    """Writes count / 10 ops with distinct types and attributes."""
    with open(path, "w", encoding="ascii") as out:
        for i in range(count // 10):
            out.write(f'"u.op"() {{a{i % 97} = {i} : i64, s = "str{i}", d = [{i} : i32, {i}.5 : f32], '
                      f't = tensor<{i}x?xf32>}} : () -> tensor<{i % 5000}x{i % 7}xi{i % 64 + 1}>\n')


def write_locations(path, count):
    """Writes count / 10 ops, each with a fused location of two parts."""
    with open(path, "w", encoding="ascii") as out:
        for i in range(count // 10):
            out.write(f'%{i} = "u.op"() : () -> i32 loc(fused["p{i % 11}", "file{i % 13}.cc":{i}:{i % 80}])\n')


def write_empty(path, _):
    with open(path, "w", encoding="ascii") as out:
        out.write("module {}\n")


SCENARIOS = [
    # name, input, options, repetitions per measurement
    ("start-up: an empty module", write_empty, [], 20),
    ("parse, verify, print", write_straight_line, [], 1),
    ("one thread", write_straight_line, ["--mlir-disable-threading"], 1),
    ("printed in generic form", write_straight_line, ["--mlir-print-op-generic"], 1),
    ("blocks", write_blocks, [], 1),
    ("nested regions, generic form", write_regions, ["--allow-unregistered-dialect"], 1),
    ("distinct types and attributes", write_attributes, ["--allow-unregistered-dialect"], 1),
    ("locations", write_locations, ["--allow-unregistered-dialect", "--mlir-print-debuginfo"], 1),
    ("--cse", write_foldable, ["--cse"], 1),
    ("--canonicalize", write_foldable, ["--canonicalize"], 1),
]


def run(command):
    """Returns the wall time of one process in seconds."""
    start = time.perf_counter()
    result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    seconds = time.perf_counter() - start
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{result.stderr.decode(errors='replace')[:2000]}")
    return seconds


def peak_memory(command):
    """Returns the peak memory in MiB, measured by time(1), because the peak of a child of Python includes Python's own memory."""
    with tempfile.NamedTemporaryFile("r") as report:
        run(["/usr/bin/time", "-f", "%M", "-o", report.name, *command])
        return int(report.read().split()[-1]) / 1024


def measure(tools, path, options, runs, repeats):
    """Returns the median time and the peak memory of each tool; the tools run alternately."""
    commands = [[tool, path, *options] for tool in tools]
    peaks = [peak_memory(command) for command in commands]
    times = [[] for _ in tools]
    for _ in range(runs):
        for index, command in enumerate(commands):
            times[index].append(statistics.median(run(command) for _ in range(repeats)))
    return [statistics.median(t) for t in times], peaks


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default="bazel-bin/tools/strata-opt")
    parser.add_argument("--oracle", default="mlir-opt-22")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--ops", type=int, default=1000000)
    parser.add_argument("--only", default="", help="names of scenarios, separated by commas")
    options = parser.parse_args()
    chosen = options.only.split(",") if options.only else [name for name, *_ in SCENARIOS]
    if unknown := set(chosen) - {name for name, *_ in SCENARIOS}:
        parser.error(f"no such scenario: {', '.join(sorted(unknown))}")
    print("| scenario | strata-opt | mlir-opt | faster | memory | mlir-opt's | smaller |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        inputs = {}
        for name, write, arguments, repeats in SCENARIOS:
            if name not in chosen:
                continue
            if write not in inputs:
                inputs[write] = os.path.join(folder, f"{write.__name__}.mlir")
                write(inputs[write], options.ops)
            (ours, theirs), (our_peak, their_peak) = measure([options.tool, options.oracle], inputs[write], arguments,
                                                             options.runs, repeats)
            print(f"| {name} | {ours * 1000:.0f} ms | {theirs * 1000:.0f} ms | {theirs / ours:.1f} | "
                  f"{our_peak:.0f} MiB | {their_peak:.0f} MiB | {their_peak / our_peak:.1f} |", flush=True)


if __name__ == "__main__":
    main()
