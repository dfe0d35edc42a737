#!/usr/bin/env python3
"""Compares the cost of compiling generated op definitions with that of MLIR's definitions of the same dialects.

    bazel build //dialects/...
    tests/bench/compile_cost.py [--runs 5] [--only func]

For each dialect and side, one translation unit that consists of the required headers and the generated definitions is
compiled with g++ -O2; the sides alternate. Prints a table in Markdown: median processor seconds of the compiler, object
size, preprocessed lines without blank lines, and the ratios. MLIR's side uses the headers and generated files of
libmlir-22-dev; without this package only our side is measured. Functions that definitions of either side call but that
are not declared in the headers are declared here. No test depends on these numbers.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile

THEIR_HEADERS = """#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
"""
SWITCH_CASES = """using namespace mlir;
ParseResult parseSwitchOpCases(OpAsmParser &, Type &, Block *&, SmallVectorImpl<OpAsmParser::UnresolvedOperand> &,
                               SmallVectorImpl<Type> &, DenseIntElementsAttr &, SmallVectorImpl<Block *> &,
                               SmallVectorImpl<SmallVector<OpAsmParser::UnresolvedOperand>> &,
                               SmallVectorImpl<SmallVector<Type>> &);
void printSwitchOpCases(OpAsmPrinter &, Operation *, Type, Block *, OperandRange, TypeRange, DenseIntElementsAttr,
                        SuccessorRange, OperandRangeRange, const TypeRangeRange &);
"""
SCF_CASES = """using namespace mlir;
ParseResult parseSwitchCases(OpAsmParser &, DenseI64ArrayAttr &, SmallVectorImpl<std::unique_ptr<Region>> &);
void printSwitchCases(OpAsmPrinter &, Operation *, DenseI64ArrayAttr, RegionRange);
"""
# Functions that our definitions call and our headers do not declare: the custom<...> directives of assembly formats.
OUR_SWITCH_CASES = """#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
namespace mlir::cf {
using UnresolvedOperands = llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand>;
ParseResult parseSwitchCases(OpAsmParser &, Type, Block *&, UnresolvedOperands &, llvm::SmallVectorImpl<Type> &,
                             DenseIntElementsAttr &, llvm::SmallVectorImpl<Block *> &,
                             llvm::SmallVectorImpl<llvm::SmallVector<OpAsmParser::UnresolvedOperand>> &,
                             llvm::SmallVectorImpl<llvm::SmallVector<Type>> &);
void printSwitchCases(OpAsmPrinter &, SwitchOp, Type, Block *, OperandRange, TypeRange, DenseIntElementsAttr,
                      llvm::ArrayRef<Block *>, OperandRangeRange, TypeRangeRange);
} // namespace mlir::cf
"""
OURS = {"cf": OUR_SWITCH_CASES}
# dialect: our header, our definitions, MLIR's header, MLIR's definitions, declarations that MLIR's definitions need
DIALECTS = {
    "arith": ("dialects/arith/Arith.h", "dialects/arith/ArithOps.cpp.inc", "mlir/Dialect/Arith/IR/Arith.h",
              "mlir/Dialect/Arith/IR/ArithOps.cpp.inc", "mlir::Type getI1SameShape(mlir::Type);\n"),
    "func": ("dialects/func/Func.h", "dialects/func/FuncOps.cpp.inc", "mlir/Dialect/Func/IR/FuncOps.h",
             "mlir/Dialect/Func/IR/FuncOps.cpp.inc", ""),
    "cf": ("dialects/cf/ControlFlow.h", "dialects/cf/ControlFlowOps.cpp.inc", "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h",
           "mlir/Dialect/ControlFlow/IR/ControlFlowOps.cpp.inc", SWITCH_CASES),
    "scf": ("dialects/scf/SCF.h", "dialects/scf/SCFOps.cpp.inc", "mlir/Dialect/SCF/IR/SCF.h",
            "mlir/Dialect/SCF/IR/SCFOps.cpp.inc", SCF_CASES),
}


def our_text(dialect):
    header, definitions, _, _, _ = DIALECTS[dialect]
    return (f'#include "{header}"\n#include "runtime/rewrite/CanonicalizeMethod.h"\n{OURS.get(dialect, "")}'
            f'using namespace mlir;\nusing namespace mlir::{dialect};\n#define GET_OP_CLASSES\n#include "{definitions}"\n')


def their_text(dialect):
    _, _, header, definitions, declarations = DIALECTS[dialect]
    return (f'#include "{header}"\n{THEIR_HEADERS}{declarations}using namespace mlir;\n'
            f'using namespace mlir::{dialect};\n#define GET_OP_CLASSES\n#include "{definitions}"\n')


class Unit:
    def __init__(self, folder, name, text, flags):
        self.source, self.object = os.path.join(folder, name + ".cpp"), os.path.join(folder, name + ".o")
        with open(self.source, "w", encoding="ascii") as out:
            out.write(text)
        self.compiler = ["g++", "-std=c++20", "-O2", "-DNDEBUG", "-fno-exceptions", "-fno-rtti", "-w", *flags]
        self.seconds = []

    def compile(self):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*self.compiler, "-c", self.source, "-o", self.object], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    def figures(self):
        text = subprocess.run([*self.compiler, "-E", "-P", self.source], check=True, stdout=subprocess.PIPE).stdout
        return statistics.median(self.seconds), os.path.getsize(self.object), text.count(b"\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generated", default="bazel-bin", help="folder of our generated files")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", default=",".join(DIALECTS))
    options = parser.parse_args()
    llvm = subprocess.run(["llvm-config-22", "--includedir"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    has_mlir = os.path.exists(os.path.join(llvm, "mlir/Dialect/Arith/IR/ArithOps.cpp.inc"))
    if not has_mlir:
        print("libmlir-22-dev is not installed: only our side is measured\n", file=sys.stderr)

    print("| dialect | | strata | MLIR | ratio |\n|---|---|---|---|---|")
    for dialect in options.only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            units = [Unit(folder, "ours", our_text(dialect), ["-I.", f"-I{options.generated}", "-isystem", llvm])]
            if has_mlir:
                units.append(Unit(folder, "theirs", their_text(dialect), ["-isystem", llvm]))
            for _ in range(options.runs):
                for unit in units:
                    unit.compile()
            figures = [unit.figures() for unit in units]
        for i, (what, form) in enumerate((("processor time", "{:.2f} s"), ("object", "{:,} bytes"), ("lines", "{:,}"))):
            cells = [form.format(figure[i]) for figure in figures]
            ratio = f"{figures[1][i] / figures[0][i]:.1f}" if has_mlir else ""
            print(f"| {dialect} | {what} | {' | '.join(cells)} | {ratio} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
