"""Measures the memory that a large constant needs on the way to LLVM IR.

  constant_memory.py [--mib N] [--copies X] dense|string|resource TOOL...

Writes a module with a global of N MiB in one of three forms. Runs each tool with `--mlir-to-llvmir` on this module and on
one with a small global, and prints the peak memory for the large one. The difference of the two peaks consists of the text
(N MiB for a string, 2 N for hexadecimal digits), the attribute (N), LLVM's constant (N) and further copies. With
`--copies`, prints an error and exits with status 1 if the difference without the text is larger than X times N.
"""

import argparse
import os
import subprocess
import tempfile


def write_module(path, kind, size):
    """Writes a module with a global of `size` bytes, a multiple of 256; returns the size of the text."""
    block = bytes(range(256))
    with open(path, "w", encoding="ascii") as file:
        value = 'dense<"0x' if kind == "dense" else '"' if kind == "string" else "dense_resource<data>"
        file.write(f"llvm.mlir.global internal constant @data({value}")
        if kind == "dense":
            for _ in range(size // 256):
                file.write(block.hex())
            file.write(f'"> : tensor<{size}xi8>')
        elif kind == "string":
            for _ in range(size // 256):
                file.write("The letters " + "abcdefghijklmnopqrstuvwxyz0123456789" * 6 + "." * 28)
            file.write('"')
        else:
            file.write(f" : tensor<{size}xi8>")
        file.write(f") : !llvm.array<{size} x i8>\n")
        if kind == "resource":
            file.write('{-# dialect_resources: { builtin: { data: "0x01000000')
            for _ in range(size // 256):
                file.write(block.hex())
            file.write('" } } #-}\n')
    return os.path.getsize(path)


def peak(tool, path):
    """Returns the peak memory in bytes of a translation."""
    process = subprocess.Popen([tool, "--mlir-to-llvmir", path, "-o", os.devnull])
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{tool}: failed")
    return usage.ru_maxrss * 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mib", type=int, default=64)
    parser.add_argument("--copies", type=float)
    parser.add_argument("kind", choices=["dense", "string", "resource"])
    parser.add_argument("tool", nargs="+")
    options = parser.parse_args()
    size = options.mib << 20
    with tempfile.TemporaryDirectory() as folder:
        large, small = (os.path.join(folder, name) for name in ("large.mlir", "small.mlir"))
        text = write_module(large, options.kind, size)
        write_module(small, options.kind, 256)
        for tool in options.tool:
            total = peak(tool, large)
            print(f"{os.path.basename(tool)}: {options.kind} of {options.mib} MiB: {total >> 20} MiB")
            copies = (total - peak(tool, small) - text) / size
            if options.copies is not None and copies > options.copies:
                raise SystemExit(f"the data is {copies:.2f} times in memory")


if __name__ == "__main__":
    main()
