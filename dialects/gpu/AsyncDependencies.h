//===- AsyncDependencies.h - The text of tokens ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `async [%token, …]` in front of what an op does, for formats and for ops whose text is written in C++.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_ASYNCDEPENDENCIES_H
#define STRATA_DIALECTS_GPU_ASYNCDEPENDENCIES_H

#include "dialects/gpu/GPU.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

namespace strata::gpu {

ParseResult parseAsyncDependencies(OpAsmParser &parser, Type &tokenType,
                                   llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dependencies);
void printAsyncDependencies(OpAsmPrinter &printer, Operation *op, Type tokenType, OperandRange dependencies);

} // namespace strata::gpu

#endif // STRATA_DIALECTS_GPU_ASYNCDEPENDENCIES_H
