//===- PrintToLoops.cpp - Printing of vectors -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/vector/PrintToLoops.h"
#include "dialects/scf/SCF.h"
#include "dialects/vector/VectorUtils.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

Value makeIndex(OpBuilder &builder, Location loc, int64_t value) {
  return builder.create<arith::ConstantIndexOp>(loc, value);
}

/// Lowers vector.print of a vector to loops over its dimensions that print each element.
struct PrintToLoops : OpRewritePattern<PrintOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PrintOp op, PatternRewriter &rewriter) const override {
    Value source = op.getSource();
    auto type = source ? llvm::dyn_cast<VectorType>(source.getType()) : VectorType();
    if (!type)
      return failure();
    if (type.getNumScalableDims() > 1 || type.getRank() > kMaxLoweredRank)
      return rewriter.notifyMatchFailure(op, "too many dimensions, or several scalable ones");
    Location loc = op.getLoc();
    source = convertElements(source, type, loc, rewriter);
    llvm::SmallVector<int64_t> shape(type.getShape());
    llvm::SmallVector<bool> scalable(type.getScalableDims());
    if (shape.size() > 1) {
      auto flat = VectorType::get({type.getNumElements()}, getElementTypeOrSelf(source.getType()),
                                  {type.getNumScalableDims() != 0});
      source = rewriter.create<ShapeCastOp>(loc, flat, source);
    }
    bool hasRank = !shape.empty();
    if (!hasRank) {
      shape.push_back(1);
      scalable.push_back(false);
    }
    llvm::SmallVector<Value> indices;
    printDims(source, shape, scalable, hasRank, indices, loc, rewriter);
    rewriter.setInsertionPointAfter(op);
    rewriter.create<PrintOp>(loc, op.getPunctuation());
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// Extends integer elements to a width of 8, 16, 32 and so on. An i1 is zero-extended.
  static Value convertElements(Value source, VectorType type, Location loc, OpBuilder &builder) {
    auto element = llvm::dyn_cast<IntegerType>(type.getElementType());
    unsigned width = element ? element.getWidth() : 8,
             wideWidth = std::max<unsigned>(8, llvm::PowerOf2Ceil(width));
    if (width == wideWidth)
      return source;
    auto withElements = [&](Type elementType) {
      return VectorType::get(type.getShape(), elementType, type.getScalableDims());
    };
    // Extensions are defined on signless integers.
    if (!element.isSignless())
      source = builder.create<BitCastOp>(loc, withElements(builder.getIntegerType(width)), source);
    Type wideType = withElements(builder.getIntegerType(wideWidth));
    if (element.isUnsigned() || width == 1)
      source = builder.create<arith::ExtUIOp>(loc, wideType, source);
    else
      source = builder.create<arith::ExtSIOp>(loc, wideType, source);
    if (element.isSignless())
      return source;
    auto original = IntegerType::get(builder.getContext(), wideWidth, element.getSignedness());
    return builder.create<BitCastOp>(loc, withElements(original), source);
  }

  static void printDims(Value source, llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<bool> scalable,
                        bool hasRank, llvm::SmallVectorImpl<Value> &indices, Location loc,
                        PatternRewriter &rewriter) {
    unsigned dim = indices.size();
    if (dim == shape.size()) {
      Value element = extractElement(source, shape, hasRank, indices, loc, rewriter);
      rewriter.create<PrintOp>(loc, element, PrintPunctuation::NoPunctuation);
      return;
    }
    Value lower = makeIndex(rewriter, loc, 0), upper = makeIndex(rewriter, loc, shape[dim]),
          step = makeIndex(rewriter, loc, 1);
    if (scalable[dim]) {
      Value vscale = rewriter.create<VectorScaleOp>(loc);
      upper = rewriter.create<arith::MulIOp>(loc, vscale, upper);
    }
    Value last = rewriter.create<arith::SubIOp>(loc, upper, step);
    rewriter.create<PrintOp>(loc, PrintPunctuation::Open);
    auto loop = rewriter.create<scf::ForOp>(loc, lower, upper, step);
    {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(loop.getBody());
      indices.push_back(loop.getInductionVar());
      printDims(source, shape, scalable, hasRank, indices, loc, rewriter);
      indices.pop_back();
      Value isNotLast =
          rewriter.create<arith::CmpIOp>(loc, arith::CmpIPredicate::ult, loop.getInductionVar(), last);
      auto branch = rewriter.create<scf::IfOp>(loc, isNotLast, /*withElseRegion=*/false);
      rewriter.setInsertionPointToStart(&branch.getThenRegion().front());
      rewriter.create<PrintOp>(loc, PrintPunctuation::Comma);
    }
    rewriter.create<PrintOp>(loc, PrintPunctuation::Close);
  }

  /// Extracts the element with the given indices from the flattened vector.
  static Value extractElement(Value source, llvm::ArrayRef<int64_t> shape, bool hasRank,
                              llvm::ArrayRef<Value> indices, Location loc, PatternRewriter &rewriter) {
    if (!hasRank)
      return rewriter.create<ExtractOp>(loc, source);
    Value index;
    int64_t stride = 1;
    for (unsigned dim = shape.size(); dim != 0; --dim) {
      Value part = indices[dim - 1];
      if (index) {
        Value factor = makeIndex(rewriter, loc, stride);
        part = rewriter.create<arith::MulIOp>(loc, part, factor);
        index = rewriter.create<arith::AddIOp>(loc, index, part);
      } else {
        index = part;
      }
      stride *= shape[dim - 1];
    }
    return rewriter.create<ExtractOp>(loc, source, OpFoldResult(index));
  }
};

} // namespace

void mlir::populatePrintToLoopsPattern(RewritePatternSet &patterns) {
  patterns.add<PrintToLoops>(patterns.getContext());
}
