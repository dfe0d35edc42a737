//===- LLVMBytecode.h - Bytecode of the llvm dialect ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The bytecode encoding of debug information and loop annotations. Other attributes and the types are stored
// as text.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMBYTECODE_H
#define STRATA_DIALECTS_LLVM_LLVMBYTECODE_H

namespace mlir {
class DialectRegistry;
namespace LLVM {
/// Adds the encoding to the llvm dialect when it is loaded.
void registerBytecodeEncoding(DialectRegistry &registry);
} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_LLVMBYTECODE_H
