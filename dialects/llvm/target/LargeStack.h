//===- LargeStack.h - Stack of 1 GiB for recursive calls ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// LLVM's reader, verifier and printer recurse over nested constants, metadata and types, without a limit of
// the depth. The translations and their tools run these functions on a stack that suffices for files of any
// practical depth.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LARGESTACK_H
#define STRATA_DIALECTS_LLVM_TARGET_LARGESTACK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::LLVM {

/// Calls a function on a new stack of 1 GiB, whose memory is allocated as it is used. If the caller already
/// runs on such a stack, calls the function on the same stack.
void runOnLargeStack(llvm::function_ref<void()> function);

/// Returns true if the brackets of a text are nested so deeply that the large stack may not suffice to read
/// it as LLVM IR.
bool isNestedTooDeeply(llvm::StringRef text);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TARGET_LARGESTACK_H
