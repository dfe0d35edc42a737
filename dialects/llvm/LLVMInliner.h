//===- LLVMInliner.h - Inlining of llvm functions -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers the inliner interface of the llvm dialect. This is a separate library, so that the dialect does
// not depend on runtime/transforms. The inliner pass is in runtime/transforms/Inliner.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMINLINER_H
#define STRATA_DIALECTS_LLVM_LLVMINLINER_H

namespace mlir {
class DialectRegistry;
}

namespace mlir::LLVM {
/// Makes calls of llvm functions inlinable. Not inlined: calls and functions with `no_inline`, functions with
/// variable arguments or a personality, and functions that contain an op which must not be copied.
///
/// Inlining keeps the guarantees of the call: the memory of a `byval` argument is copied, a `noalias`
/// argument is replaced by alias scopes, and stack memory of the callee is freed, or marked as unused, where
/// the callee returned.
void registerInlinerInterface(DialectRegistry &registry);
} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMINLINER_H
