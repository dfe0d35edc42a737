#!/usr/bin/env python3
"""Compares which of the installed .td files mlir-tblgen and strata-tblgen accept.

    bazel build //tools:strata-tblgen
    tests/upstream/accept.py [--tool bazel-bin/tools/strata-tblgen] [--jobs 2] [--only Arith] [--backends gen-op-defs,...]

Each .td file in mlir/ of the installed headers is processed by each generator of both tools. Files that exist in defs/
replace the installed ones for our tool, also as input; dialect files are the installed ones for both. Prints a table in
Markdown and each miss with its explanation from misses.tsv. The exit status is 1 if less than 98 % of the inputs that
mlir-tblgen accepts are accepted, or if a miss is not explained. Without libmlir-22-dev and mlir-22-tools nothing is
compared and the exit status is 0.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
DEFS = HERE.parent.parent / "defs"
BACKENDS = """gen-op-decls gen-op-defs gen-typedef-decls gen-typedef-defs gen-attrdef-decls gen-attrdef-defs gen-enum-decls
gen-enum-defs gen-dialect-decls gen-dialect-defs gen-op-interface-decls gen-op-interface-defs gen-attr-interface-decls
gen-attr-interface-defs gen-type-interface-decls gen-type-interface-defs gen-pass-decls gen-rewriters""".split()
BAR = 98.0
TIMEOUT = 60


def find_include():
    for folder in ("/usr/lib/llvm-22/include", "/usr/include"):
        if os.path.isdir(os.path.join(folder, "mlir/Dialect")):
            return folder
    return None


def run(tool, backend, include, path):
    """Returns None if the tool accepts the file, else its first error."""
    command = [tool, "--" + backend, "-I", include, "-I", os.path.dirname(path), path, "-o", os.devnull]
    try:
        result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return f"error: timeout after {TIMEOUT} s"
    if result.returncode == 0:
        return None
    lines = result.stderr.decode(errors="replace").splitlines()
    return next((line for line in lines if "error:" in line), lines[0] if lines else f"exit status {result.returncode}")


def read_misses():
    """Returns {(file, backend or "*"): explanation}."""
    misses = {}
    for line in (HERE / "misses.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            path, backend, why = line.split("\t")
            misses[path, backend] = why
    return misses


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default="bazel-bin/tools/strata-tblgen")
    parser.add_argument("--oracle", default=shutil.which("mlir-tblgen-22") or "/usr/lib/llvm-22/bin/mlir-tblgen")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="only files whose path contains this text")
    parser.add_argument("--backends", default=",".join(BACKENDS))
    options = parser.parse_args()
    include = find_include()
    if not include or not os.path.exists(options.oracle):
        print("skipped: libmlir-22-dev or mlir-22-tools is not installed")
        return 0

    paths = sorted(str(path) for path in pathlib.Path(include, "mlir").rglob("*.td") if options.only in str(path))
    backends = options.backends.split(",")

    def compare(job):
        path, backend = job
        if run(options.oracle, backend, include, path) is not None:
            return None
        ours = DEFS / os.path.relpath(path, include)
        return path, backend, run(options.tool, backend, include, str(ours) if ours.exists() else path)

    accepted, wanted, misses = collections.Counter(), collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for result in pool.map(compare, [(path, backend) for path in paths for backend in backends]):
            if result is None:
                continue
            path, backend, error = result
            wanted[backend] += 1
            if error is None:
                accepted[backend] += 1
            else:
                misses.append((os.path.relpath(path, include), backend, error))

    print(f"{len(paths)} files\n\n| generator | mlir-tblgen accepts | strata-tblgen, too | |\n|---|---|---|---|")
    for backend in backends:
        if wanted[backend]:
            share = accepted[backend] / wanted[backend] * 100
            print(f"| `--{backend}` | {wanted[backend]} | {accepted[backend]} | {share:.1f} % |")
    total, good = sum(wanted.values()), sum(accepted.values())
    share = good / total * 100 if total else 100.0
    print(f"| all | {total} | {good} | {share:.1f} % |\n")

    known, unexplained = read_misses(), 0
    for path, backend, error in misses:
        why = known.get((path, backend)) or known.get((path, "*"))
        unexplained += why is None
        print(f"{path} --{backend}: {why or 'NOT EXPLAINED: ' + error}")
    return 0 if share >= BAR and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main())
