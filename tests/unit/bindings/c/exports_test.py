#!/usr/bin/env python3
"""Compares the dynamic symbols of a shared library of the C API with the functions that the headers declare.

  exports_test.py LIBRARY HEADER...

Fails if the library exports a symbol that is no function of the API, or lacks one. Functions that need LLVM are in another
library.
"""

import re
import subprocess
import sys

NEEDS_LLVM = re.compile(r"mlirExecutionEngine|mlirTranslateModuleTo|mlirType(From|To)LLVMIRTranslator|mlirRegisterAllLLVMTranslations$")


def declared(headers):
    names = set()
    for path in headers:
        if "strata-c/" in path:
            with open(path, encoding="utf-8") as file:
                names |= set(re.findall(r"^MLIR_CAPI_EXPORTED [^;]*?\b((?:mlir|strata)\w+)\(", file.read(), re.M))
    return names


def main():
    library, headers = sys.argv[1], sys.argv[2:]
    lines = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    exported = {line.split()[-1].split("@")[0] for line in lines.splitlines()}
    wanted = {name for name in declared(headers) if not NEEDS_LLVM.match(name)}
    foreign, missing = sorted(exported - wanted), sorted(wanted - exported)
    print(f"{len(exported)} exported, {len(wanted)} declared; foreign: {foreign[:20]}; missing: {missing[:20]}")
    assert len(wanted) > 800
    sys.exit(1 if foreign or missing else 0)


if __name__ == "__main__":
    main()
