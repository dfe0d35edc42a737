//===- AsyncDependencies.h - Syntax of async dependencies -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The clause `async [%token, …]` that precedes the operands of an asynchronous op: the directive
// custom<AsyncDependencies> of declarative formats, also called by parsers and printers in C++.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_ASYNCDEPENDENCIES_H
#define STRATA_DIALECTS_GPU_ASYNCDEPENDENCIES_H

#include "dialects/gpu/GPU.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

namespace mlir::gpu {

/// Parses the clause `async [%token, …]`. Sets `tokenType` if the keyword `async` is present; this requires
/// that the op has a result name.
ParseResult parseAsyncDependencies(OpAsmParser &parser, Type &tokenType,
                                   llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dependencies);
void printAsyncDependencies(OpAsmPrinter &printer, Operation *op, Type tokenType, OperandRange dependencies);

} // namespace mlir::gpu

#endif // STRATA_DIALECTS_GPU_ASYNCDEPENDENCIES_H
