//===- VectorLowering.h - Helpers of lowering patterns --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector/transforms. The base class of patterns on maskable ops, and short names for ops
// that most lowerings create.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORLOWERING_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORLOWERING_H

#include "dialects/ub/UB.h"
#include "dialects/vector/VectorUtils.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

/// A pattern on a maskable op. It replaces the enclosing masking op, if there is one, else the op itself.
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

  /// Returns the value of the op, computed by new ops before it. \param mask may be null.
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
