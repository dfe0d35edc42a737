//===- LLVMMemoryDetail.h - Helpers of memory slots -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions on memory intrinsics for the promotion (LLVMPromotion.cpp) and the destructuring
// (LLVMDestructuring.cpp) of memory slots. Private to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMMEMORYDETAIL_H
#define STRATA_DIALECTS_LLVM_LLVMMEMORYDETAIL_H

#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "runtime/ir/Matchers.h"

namespace mlir::LLVM::detail {

/// Returns the size of a value of the type in memory, in bytes; nullopt if the data layout does not support
/// the type.
inline std::optional<uint64_t> getSizeInMemory(Type type, const DataLayout &layout) {
  if (!DataLayout::supportsType(type))
    return std::nullopt;
  return layout.getTypeSize(type).getKnownMinValue();
}

/// Returns the number of bytes that a copy or fill accesses; nullopt if it is not constant or exceeds 64
/// bits.
template <typename OpT>
std::optional<uint64_t> getConstantLength(OpT op) {
  llvm::APInt length;
  if constexpr (std::is_same_v<OpT, MemcpyInlineOp> || std::is_same_v<OpT, MemsetInlineOp>)
    length = op.getLen();
  else if (!matchPattern(op.getLen(), m_ConstantInt(&length)))
    return std::nullopt;
  if (length.getActiveBits() > 64)
    return std::nullopt;
  return length.getZExtValue();
}

/// Returns true if a copy or fill accesses exactly as many bytes as a value of the type has.
template <typename OpT>
bool accessesWhole(OpT op, Type type, const DataLayout &layout) {
  std::optional<uint64_t> length = getConstantLength(op);
  return length && length == getSizeInMemory(type, layout);
}

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_LLVMMEMORYDETAIL_H
