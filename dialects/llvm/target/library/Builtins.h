//===- Builtins.h - Functions that generated code calls -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions of compilers' support libraries (libgcc, compiler-rt) that code generation refers to, for systems
// whose library lacks them or is not loaded.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_BUILTINS_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_BUILTINS_H

namespace mlir {

/// Returns the function of a name: of this library, or of the system's libgcc_s; null if there is none.
void *findBuiltin(const char *name);

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_BUILTINS_H
