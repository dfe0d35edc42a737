//===- VectorLowering.h - Helpers of lowering patterns --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The base class of patterns on maskable ops, and functions that create ops of most lowerings. Private to
// this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORLOWERING_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORLOWERING_H

#include "dialects/ub/UB.h"
#include "dialects/vector/VectorUtils.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

/// Base of patterns on an op that may be in a vector.mask. Replaces the vector.mask if there is one,
/// otherwise the op. Does not match if the mask has a pass-through value.
template <typename OpT>
struct MaskablePattern : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const final {
    Operation *root = op;
    Value mask;
    auto maskable = llvm::dyn_cast<MaskableOpInterface>(op.getOperation());
    if (maskable && maskable.isMasked()) {
      MaskingOpInterface masking = maskable.getMaskingOp();
      if (masking.hasPassthru())
        return failure();
      root = masking;
      mask = masking.getMask();
    }
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(root);
    FailureOr<Value> value = lower(op, mask, rewriter);
    if (failed(value))
      return failure();
    rewriter.replaceOp(root, ValueRange(*value));
    return success();
  }

  /// Creates the replacement and returns its value. \param mask The mask of the op; null if it is not masked.
  virtual FailureOr<Value> lower(OpT op, Value mask, PatternRewriter &rewriter) const = 0;
};

inline Value makePoison(OpBuilder &builder, Location loc, Type type) {
  return builder.create<ub::PoisonOp>(loc, type, ub::PoisonAttr::get(builder.getContext()));
}
inline Value makeZero(OpBuilder &builder, Location loc, Type type) {
  return builder.create<arith::ConstantOp>(loc, builder.getZeroAttr(type));
}
inline Value makeIndex(OpBuilder &builder, Location loc, int64_t value) {
  return builder.create<arith::ConstantOp>(loc, builder.getIndexAttr(value));
}
inline Value extractAt(OpBuilder &builder, Location loc, Value vector, llvm::ArrayRef<int64_t> position) {
  return builder.create<ExtractOp>(loc, vector, position);
}
inline Value insertAt(OpBuilder &builder, Location loc, Value part, Value vector,
                      llvm::ArrayRef<int64_t> position) {
  return builder.create<InsertOp>(loc, part, vector, position);
}

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORLOWERING_H
