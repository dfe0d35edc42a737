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

/// Returns a function that runs LLVM's default pipeline of a level on a module.
/// \param optLevel 0 to 3. \param sizeLevel 1 or 2 for smaller code, with `optLevel` 2.
/// \param targetMachine Costs of instructions; may be null.
std::function<llvm::Error(llvm::Module *)> makeOptimizingTransformer(unsigned optLevel, unsigned sizeLevel,
                                                                     llvm::TargetMachine *targetMachine);

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_EXECUTION_OPTUTILS_H
