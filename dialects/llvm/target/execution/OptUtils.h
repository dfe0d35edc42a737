//===- OptUtils.h - LLVM's optimizations ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_EXECUTION_OPTUTILS_H
#define STRATA_DIALECTS_LLVM_TARGET_EXECUTION_OPTUTILS_H

#include "llvm/Support/Error.h"
#include <functional>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir {

/// Returns a function that runs LLVM's default optimization pipeline on a module; the function returns an
/// error if a level is out of range.
/// \param optLevel 0 to 3, as -O0 to -O3.
/// \param sizeLevel 0 to 2. With `optLevel` 2, 1 stands for -Os and 2 for -Oz; ignored with other levels.
/// \param targetMachine Provides the cost model; may be null. The function keeps the pointer.
std::function<llvm::Error(llvm::Module *)> makeOptimizingTransformer(unsigned optLevel, unsigned sizeLevel,
                                                                     llvm::TargetMachine *targetMachine);

/// Replaces calls of the matrix intrinsics, which code generation does not support, by operations on vectors.
/// Does nothing for a module without such calls.
/// \param targetMachine Provides the sizes of registers; may be null.
void lowerMatrixIntrinsics(llvm::Module &module, llvm::TargetMachine *targetMachine);

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_EXECUTION_OPTUTILS_H
