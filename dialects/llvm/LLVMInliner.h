//===- LLVMInliner.h - Inlining of llvm functions -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers the inliner interface of the llvm dialect. A library of its own, so that the dialect does not
// depend on runtime/transforms. For the pass, see runtime/transforms/Inliner.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMINLINER_H
#define STRATA_DIALECTS_LLVM_LLVMINLINER_H

namespace mlir {
class DialectRegistry;
}

namespace mlir::LLVM {
/// Makes llvm.call inlinable. A call or function with `no_inline`, a function with variable arguments or a
/// personality, and a function that cannot be copied is not inlined.
///
/// Inlining keeps the guarantees of the callee: an argument `byval` is copied, an argument `noalias` becomes
/// alias scopes, and memory that the callee allocates on the stack is freed or marked unused when it ends.
void registerInlinerInterface(DialectRegistry &registry);
} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMINLINER_H
