//===- RuntimeLibrary.h - Functions for compiled programs -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// C functions that compiled programs call: printing of numbers and memrefs, a clock, allocation, copies of
// memrefs. The names and formats are those of MLIR's runner libraries. Tools that compile in memory define
// them from runtimeFunctions(); executables link this library. Depends on the C++ standard library only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNTIMELIBRARY_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNTIMELIBRARY_H

#include "dialects/llvm/target/library/MemRefDescriptor.h"

namespace mlir {

/// A function of the library.
struct RuntimeFunction {
  const char *name;
  void *address;
};

/// Returns the functions of the library; the last entry has no name.
const RuntimeFunction *runtimeFunctions();

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNTIMELIBRARY_H
