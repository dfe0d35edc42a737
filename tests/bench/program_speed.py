#!/usr/bin/env python3
"""Compares the times of the programs in tests/programs with those of mlir-runner.

    bazel build //tools:strata-run
    tests/bench/program_speed.py [--runs 5] [--level 3] [--run bazel-bin/tools/strata-run] [program ...]

Each program is lowered once by mlir-opt with the default pipeline of strata-run. Both runners get this text, compile it in
memory at the same optimization level and call its function main. They run alternately; the times are medians of the
processor time of the whole process, and the ratio is that of the medians. Both must print the same numbers. No test depends
on these times.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

LIBRARIES = "/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so,/usr/lib/llvm-22/lib/libmlir_runner_utils.so"


def output_of(*command):
    """Runs a command and returns its standard output; ends the script if the command fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: exit status {done.returncode}\n{done.stderr}")
    return done.stdout


def seconds(command):
    """Returns the processor time of a command."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command)}: failed")
    return usage.ru_utime + usage.ru_stime


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--level", type=int, choices=range(4), default=3)
    parser.add_argument("--run", default=str(root / "bazel-bin/tools/strata-run"))
    parser.add_argument("--mlir-runner", default="mlir-runner-22")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("program", nargs="*", help="names of programs; all by default")
    options = parser.parse_args()
    programs = options.program or sorted(path.stem for path in (root / "tests/programs").glob("*.mlir"))
    pipeline = output_of(options.run, "--show-default-pipeline").strip()
    print(f"| program at O{options.level} | strata-run | mlir-runner | ratio |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name in programs:
            lowered = os.path.join(folder, name + ".mlir")
            source = str(root / "tests/programs" / (name + ".mlir"))
            output_of(options.mlir_opt, source, f"--pass-pipeline={pipeline}", "-o", lowered)
            arguments = [lowered, "-e", "main", "-entry-point-result=void", f"-O{options.level}"]
            ours = [options.run, *arguments]
            theirs = [options.mlir_runner, *arguments, f"-shared-libs={LIBRARIES}"]
            if output_of(*ours) != output_of(*theirs):
                raise SystemExit(f"{name}: the outputs differ")
            times = [(seconds(ours), seconds(theirs)) for _ in range(options.runs)]
            own, other = (statistics.median(pair[side] for pair in times) for side in (0, 1))
            print(f"| {name} | {own:.3f} s | {other:.3f} s | {other / own:.1f} |")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
