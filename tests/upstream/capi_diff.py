#!/usr/bin/env python3
"""Compares the C API with the headers mlir-c/*.h of an installed MLIR.

  capi_diff.py [--include DIR] [--check] [--update] HEADER...

HEADER are the generated headers strata-c/... (bazel build //bindings/c:headers). DIR is the folder that contains mlir-c; by
default that of the installed LLVM 22. Compares the names and signatures of functions for the parts that Strata has: all headers
but those of dialects that are not here. Prints a table. capi_missing.tsv lists the functions that are missing, with reasons;
capi_missing_passes.txt the functions of passes that are not here, which do not count.

With --check, fails if a function is missing that the lists do not have, if a list has a function that is present, if a signature
differs, or if less than 98 % of the functions are present. With --update, writes capi_missing_passes.txt. Without an installed
MLIR, prints that it is skipped. Only names and signatures are read, nothing else of the files.
"""

import argparse
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
BAR = 98.0
# Headers whose dialects or libraries are not here.
OTHER = re.compile(r"(Bindings/|Target/ExportSMTLIB|Dialect/)")
FUNCTION = re.compile(r"((?:[A-Za-z_]\w*[\s*]+)+?)((?:mlir|strata)\w+)\s*\(((?:[^()]|\([^()]*\))*)\)\s*[;{]")


def clean(text):
    """Removes comments, preprocessor lines and markers."""
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"//[^\n]*", " ", text)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", " ", text, flags=re.M)
    return text.replace('extern "C" {', " ").replace("MLIR_CAPI_EXPORTED", " ")


def parameter_type(text):
    """Returns the type of a parameter without its name."""
    text = " ".join(text.split())
    pointer = re.match(r"(.*)\(\*\s*\w*\)\s*\((.*)\)$", text)
    if pointer:
        inner = ",".join(parameter_type(part) for part in pointer.group(2).split(","))
        return f"{parameter_type(pointer.group(1))}(*)({inner})"
    text = text.replace("struct ", "").replace("unsigned int", "unsigned")
    tokens = re.findall(r"\w+|\*", text)
    words = [token for token in tokens if token not in ("*", "const")]
    if len(words) > 1 and tokens[-1] not in ("*", "const"):
        words.pop()
    return ("const " if "const" in tokens else "") + " ".join(words) + "*" * tokens.count("*")


def split(text):
    parts, depth, current = [], 0, ""
    for char in text:
        depth += (char == "(") - (char == ")")
        if char == "," and not depth:
            parts.append(current)
            current = ""
        else:
            current += char
    return [part for part in parts + [current] if part.strip() and part.strip() != "void"]


def functions(path):
    """Returns the signatures of the functions of a header by name."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    text, result = clean(source), {}
    for match in FUNCTION.finditer(text):
        returned = re.sub(r"\b(static|inline)\b", "", match.group(1))
        result[match.group(2)] = (parameter_type(returned + " result"),) + tuple(parameter_type(part) for part in split(match.group(3)))
    for match in re.finditer(r"^MLIR_DECLARE_CAPI_DIALECT_REGISTRATION\((\w+),\s*(\w+)\)", source, re.M):
        result[f"mlirGetDialectHandle__{match.group(2)}__"] = ("MlirDialectHandle",)
    return result


def read_list(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]
    return dict((line.split("\t") + [""])[:2] for line in lines)


def pass_headers(path, include):
    """Returns the included headers of passes."""
    with open(path, encoding="utf-8") as file:
        return [os.path.join(include, name) for name in re.findall(r'#include "(mlir/[^"]*\.capi\.h\.inc)"', file.read())]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--include", default="/usr/lib/llvm-22/include")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("headers", nargs="+")
    options = parser.parse_args()
    root = os.path.join(options.include, "mlir-c")
    if not os.path.isdir(root):
        print(f"skipped: {root} does not exist")
        return 0
    ours, own_headers = {}, set()
    for path in options.headers:
        if "strata-c/" in path:
            own_headers.add(path.split("strata-c/")[1])
            ours.update(functions(path))
    listed, listed_passes = read_list("capi_missing.tsv"), read_list("capi_missing_passes.txt")
    total, present, missing, differing, all_passes, missing_passes = 0, 0, [], [], 0, []
    for folder, _, names in sorted(os.walk(root)):
        for name in sorted(names):
            header = os.path.relpath(os.path.join(folder, name), root)
            if header not in own_headers and OTHER.match(header):
                continue
            theirs = functions(os.path.join(folder, name))
            found = [function for function in theirs if function in ours]
            total, present = total + len(theirs), present + len(found)
            missing += [function for function in theirs if function not in ours]
            differing += [function for function in found if ours[function] != theirs[function]]
            passes = [function for path in pass_headers(os.path.join(folder, name), options.include) for function in functions(path)]
            all_passes += len(passes)
            missing_passes += [function for function in passes if function not in ours]
            print(f"{header:28} {len(found):4} of {len(theirs):4}" + (f"   passes: {len([p for p in passes if p in ours])} of {len(passes)}" if passes else ""))
    share = 100.0 * present / total
    print(f"{'all':28} {present:4} of {total:4}   {share:.1f} %; functions of passes: {all_passes - len(missing_passes)} of {all_passes}; "
          f"{len([name for name in ours if name.startswith('strata')])} functions of Strata only")
    if options.update:
        with open(os.path.join(HERE, "capi_missing_passes.txt"), "w", encoding="utf-8") as out:
            out.write("# Functions of MLIR's C API for passes that are not here. Written by capi_diff.py --update.\n")
            out.write("".join(name + "\n" for name in sorted(missing_passes)))
    problems = [f"{name} is missing and not in capi_missing.tsv" for name in missing if name not in listed]
    problems += [f"{name} is in capi_missing.tsv, but is present or not in MLIR" for name in listed if name not in missing]
    problems += [f"{name} has no reason in capi_missing.tsv" for name, reason in listed.items() if not reason]
    problems += [f"{name}: {ours[name]} instead of the signature of MLIR" for name in differing]
    problems += [f"{name} is missing and not in capi_missing_passes.txt" for name in missing_passes if name not in listed_passes]
    problems += [f"{name} is in capi_missing_passes.txt, but is present" for name in listed_passes if name not in missing_passes]
    if share < BAR:
        problems.append(f"{share:.1f} % of the functions are present, less than {BAR} %")
    print("\n".join(problems))
    return 1 if options.check and problems else 0


if __name__ == "__main__":
    sys.exit(main())
