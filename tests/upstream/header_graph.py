#!/usr/bin/env python3
"""Compares the include graph of the headers in bindings/mlir with that of an installed MLIR.

  header_graph.py [--include DIR] [--update]

Reads, from DIR (default: the headers of the installed LLVM 22), which headers each header of bindings/mlir/headers.map and
which files each file of bindings/mlir/td.map includes. A header that Strata does not have is replaced by what it includes
itself. Prints the differences from bindings/mlir/includes.map and td_includes.map and fails if there are any; with --update, writes these two files.
Generated files (`.inc`) do not count. Only names of headers are read, nothing else of their text.
"""

import argparse
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "bindings", "mlir"))
import forward  # noqa: E402

INCLUDE = re.compile(r'^\s*#?\s*include\s+["<]([^">]+)[">]')


def direct_includes(path):
    """Returns the paths in the include directives of a file, in order, without generated files."""
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    found = [match.group(1) for match in map(INCLUDE.match, text.splitlines()) if match]
    # Headers of sanitizers exist only for some compilers, and are included under a condition.
    return [name for name in dict.fromkeys(found) if not name.endswith((".inc", ".def")) and not name.startswith("sanitizer/")]


def includes_of(name, include_dir, known):
    """Returns what `name` includes. Headers of MLIR that are not in `known` are replaced by what they include, without the
    headers of LLVM's large libraries."""
    result, seen = [], {name}
    stack = [(header, True) for header in reversed(direct_includes(os.path.join(include_dir, name)))]
    while stack:
        header, is_direct = stack.pop()
        if header in seen:
            continue
        seen.add(header)
        if not header.startswith(("mlir/", "mlir-c/")) or header in known:
            if is_direct or not header.startswith("llvm/") or header.startswith(("llvm/ADT/", "llvm/Support/")):
                result.append(header)
        elif os.path.exists(os.path.join(include_dir, header)):
            stack.extend((inner, False) for inner in reversed(direct_includes(os.path.join(include_dir, header))))
    return result


def graph(names, include_dir):
    return {name: includes_of(name, include_dir, names) for name in names
            if os.path.exists(os.path.join(include_dir, name))}


def compare(file, heading, expected, update):
    """Returns the number of differences between a map file and the facts."""
    if update:
        with open(file, "w", encoding="utf-8") as out:
            out.write(heading)
            for name, includes in sorted(expected.items()):
                out.write(f"{name}:{''.join(' ' + header for header in includes)}\n")
        return 0
    actual = forward.read_map(file)
    count = 0
    for name in sorted(set(expected) | set(actual)):
        if expected.get(name) != actual.get(name):
            print(f"{os.path.relpath(file, ROOT)}: {name}: {actual.get(name)}, but MLIR's file includes {expected.get(name)}")
            count += 1
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--include")
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    include = args.include or subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True,
                                             check=True).stdout.strip()
    folder = os.path.join(ROOT, "bindings", "mlir")
    heading = "# {0}. Made by `tests/upstream/header_graph.py --update`.\n"
    count = compare(os.path.join(folder, "includes.map"), heading.format("Which headers each header of MLIR 22 includes"),
                    graph(forward.read_map(os.path.join(folder, "headers.map")), include), args.update)
    td = dict(forward.read_map(os.path.join(folder, "td.map")))
    td.update((name, []) for name in forward.vocabulary(ROOT))
    count += compare(os.path.join(folder, "td_includes.map"), heading.format("Which `.td` files each of MLIR 22's includes"),
                     graph(td, include), args.update)
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
