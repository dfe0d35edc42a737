// Strings with characters that are special in C++ are escaped in the generated code.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: strata-tblgen -gen-op-decls %s | FileCheck %s --check-prefix=DECLS --strict-whitespace --match-full-lines
// RUN: strata-tblgen -gen-op-defs %s | FileCheck %s --check-prefix=DEFS
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

// A backslash at the end of a comment would continue the comment on the next line.
def T_SlashOp : Op<T_Dialect, "slash"> { let summary = "ends with \\"; }
//      DECLS:/// ends with
// DECLS-NEXT:class SlashOp : public ::mlir::DeclaredOp<SlashOp, ::mlir::detail::NoResult, ::mlir::detail::Count::Zero> {
// DEFS: .summary = "ends with \\",

def T_LinesOp : Op<T_Dialect, "lines"> { let summary = "two\nlines, \"quoted\", {0} and %s */"; }
//      DECLS:/// two
// DECLS-NEXT:/// lines, "quoted", {0} and %s */
// DECLS-NEXT:class LinesOp : public ::mlir::DeclaredOp<LinesOp, ::mlir::detail::NoResult, ::mlir::detail::Count::Zero> {
// DEFS: .summary = "two\nlines, \"quoted\", {0} and %s */",
