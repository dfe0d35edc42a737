//===- RuntimeLibrary.h - Functions for compiled programs -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// C functions that compiled programs call: printing of numbers and memrefs, a clock, allocation, and copies
// of memrefs. Names and output formats are those of MLIR's runner libraries. The JIT compiler of strata-run
// defines the functions as symbols of the program; executables link this library. Depends on the C++ standard
// library only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNTIMELIBRARY_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNTIMELIBRARY_H

#include "dialects/llvm/target/library/MemRefDescriptor.h"

namespace mlir {

/// Name and address of a function of the library.
struct RuntimeFunction {
  const char *name;
  void *address;
};

/// Returns a static array of all functions; the last entry has the name null.
const RuntimeFunction *runtimeFunctions();

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNTIMELIBRARY_H
