"""Writes headers and `.td` files under MLIR's paths that forward to those of Strata.

headers.map and td.map say which files of Strata stand for a file of MLIR 22; includes.map and td_includes.map say what the
file of MLIR includes. A written file includes both, so that a program finds all names that it finds with MLIR.

Used by `tools/install` and, in Bazel, by //bindings/mlir:headers:

    forward.py --out DIR [--prefix strata/]     writes all files to DIR; PREFIX is put before paths of this repository
"""

import argparse
import os
import re

FOLDER = os.path.dirname(os.path.abspath(__file__))
NOTICE = "// Part of Strata, under the Apache License v2.0. See LICENSE. Generated from {0}.\n"


def read_map(path):
    """Returns the lines `NAME: WORD...` of a file as a dictionary."""
    result = {}
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.split("#", 1)[0].strip()
            if not line:
                continue
            name, separator, words = line.partition(":")
            if not separator or name in result:
                raise SystemExit(f"{path}:{number}: {'a second line for ' + name if separator else 'a line without a colon'}")
            result[name] = words.split()
    return result


def vocabulary(root):
    """Returns the include paths of the files in defs/mlir, sorted."""
    found = []
    for folder, _, files in os.walk(os.path.join(root, "defs", "mlir")):
        found += [os.path.relpath(os.path.join(folder, name), os.path.join(root, "defs"))
                  for name in files if name.endswith(".td")]
    return sorted(found)


def guard(name):
    return "STRATA_FORWARD_" + re.sub(r"\W", "_", name).upper()


def header(name, targets, includes, prefix):
    """Returns the text of a forwarding header."""
    lines = [NOTICE.format("headers.map"), f"#ifndef {guard(name)}\n#define {guard(name)}\n\n"]
    lines += [f'#include "{prefix}{target}"\n' for target in targets]
    lines += [f'#include "{path}"\n' if "/" in path else f"#include <{path}>\n" for path in includes]
    return "".join(lines) + "\n#endif\n"


def td(name, targets, includes, prefix):
    """Returns the text of a forwarding `.td` file. First come the includes of MLIR's file, whose records are used below."""
    lines = [NOTICE.format("td.map"), f"#ifndef {guard(name)}\n#define {guard(name)}\n\n"]
    lines += [f'include "{path}"\n' for path in includes]
    lines += [f'include "{prefix}{target}"\n' for target in targets]
    return "".join(lines) + "\n#endif\n"


def forwarding_files(prefix="strata/", folder=FOLDER):
    """Returns all forwarding files as a dictionary from path to text."""
    result = {}
    for kind, text, graph in (("headers.map", header, "includes.map"), ("td.map", td, "td_includes.map")):
        includes = read_map(os.path.join(folder, graph))
        for name, targets in read_map(os.path.join(folder, kind)).items():
            result[name] = text(name, targets, includes.get(name, []), prefix)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--prefix", default="")
    args = parser.parse_args()
    for name, text in forwarding_files(args.prefix).items():
        path = os.path.join(args.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
