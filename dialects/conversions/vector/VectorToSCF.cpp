//===- VectorToSCF.cpp - Transfers as loops -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/vector/VectorToSCF.h"
#include "dialects/affine/AffineComposition.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/conversions/vector/Passes.h"
#include "dialects/conversions/vector/PrintToLoops.h"
#include "dialects/conversions/vector/ScalableTranspose.h"
#include "dialects/memref/MemRef.h"
#include "dialects/scf/SCF.h"
#include "dialects/tensor/Tensor.h"
#include "dialects/vector/VectorUtils.h"
#include "dialects/vector/transforms/LoweringPatterns.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::vector;

namespace mlir {
#define GEN_PASS_DEF_CONVERTVECTORTOSCF
#include "dialects/conversions/vector/Passes.h.inc"
} // namespace mlir

namespace {

using BodyFn = llvm::function_ref<Value(OpBuilder &)>;

Value makeIndex(OpBuilder &builder, Location loc, int64_t value) {
  return builder.create<arith::ConstantIndexOp>(loc, value);
}

//===----------------------------------------------------------------------===//
// Helpers for reads and writes
//===----------------------------------------------------------------------===//

/// A transfer of a subvector: of the whole vector at first, then of ever smaller subvectors.
struct Transfer {
  Value base;                       ///< The memref or tensor. For a write to a tensor, its current value.
  llvm::SmallVector<Value> indices; ///< Indices into the base.
  AffineMap map;                    ///< The permutation map of the subvector.
  llvm::ArrayRef<Attribute> inBounds;
  VectorType type;                   ///< Type of the subvector.
  llvm::SmallVector<Value> position; ///< Indices of the subvector in the vector.

  bool isBroadcast() const { return llvm::isa<AffineConstantExpr>(map.getResult(0)); }
  bool isInBounds() const { return isBroadcast() || llvm::cast<BoolAttr>(inBounds.front()).getValue(); }
  /// Returns true if only the first dimension of the subvector has a mask: its mask bits are conditions of
  /// the loop over that dimension.
  bool isMaskExhausted() const {
    return type.getRank() > 1 && !isBroadcast() &&
           llvm::all_of(map.getResults().drop_front(), llvm::IsaPred<AffineConstantExpr>);
  }
  unsigned getBaseDim() const { return llvm::cast<AffineDimExpr>(map.getResult(0)).getPosition(); }

  /// Returns the transfer of the subvector at index `iv` of the first dimension.
  Transfer enter(Value iv, Location loc, OpBuilder &builder) const {
    Transfer inner = *this;
    if (!isBroadcast()) {
      Value &index = inner.indices[getBaseDim()];
      index = addIndices(iv, index, loc, builder);
    }
    inner.map = AffineMap::get(map.getNumDims(), 0, map.getResults().drop_front(), map.getContext());
    inner.inBounds = inBounds.drop_front();
    if (type.getRank() > 1)
      inner.type = llvm::cast<VectorType>(getSubvectorType(type));
    inner.position.push_back(iv);
    return inner;
  }

  /// Creates the condition that index `iv` of the first dimension is in bounds; returns null if it always is.
  Value createCheck(Value iv, Value original, Location loc, OpBuilder &builder) const {
    if (isInBounds())
      return nullptr;
    unsigned dim = getBaseDim();
    Value size = llvm::isa<MemRefType>(original.getType())
                     ? builder.createOrFold<memref::DimOp>(loc, original, dim)
                     : builder.createOrFold<tensor::DimOp>(loc, original, dim);
    Value index = addIndices(iv, indices[dim], loc, builder);
    return builder.create<arith::CmpIOp>(loc, arith::CmpIPredicate::sgt, size, index);
  }

  static Value addIndices(Value iv, Value index, Location loc, OpBuilder &builder) {
    AffineExpr sum = builder.getAffineDimExpr(0) + builder.getAffineDimExpr(1);
    OpFoldResult operands[] = {getAsOpFoldResult(index), getAsOpFoldResult(iv)};
    OpFoldResult result = affine::makeComposedFoldedAffineApply(builder, loc, sum, operands);
    return getValueOrCreateConstantIndexOp(builder, loc, result);
  }
};

/// Creates `check ? body : other` as an scf.if op; if \p check is null, only the body. Returns its result.
/// \param resultType The type of the result; null if there is none.
Value createChecked(Value check, Type resultType, Location loc, OpBuilder &builder, BodyFn body,
                    BodyFn other) {
  if (!check)
    return body(builder);
  TypeRange resultTypes = resultType ? TypeRange(resultType) : TypeRange();
  auto branch =
      builder.create<scf::IfOp>(loc, resultTypes, check, /*addThenBlock=*/true, /*addElseBlock=*/true);
  const std::pair<Region *, BodyFn> regions[] = {{&branch.getThenRegion(), body},
                                                 {&branch.getElseRegion(), other}};
  for (auto [region, fill] : regions) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&region->front());
    Value value = fill(builder);
    builder.create<scf::YieldOp>(loc, resultType ? ValueRange(value) : ValueRange());
  }
  return resultType ? Value(branch->getResult(0)) : Value();
}

/// Returns the conjunction of \p check and bit `iv` of a one-dimensional mask. \p check may be null.
Value addMaskBit(Value check, Value mask, Value iv, Location loc, OpBuilder &builder) {
  Value bit = builder.create<ExtractOp>(loc, mask, getAsOpFoldResult(iv));
  return check ? builder.create<arith::AndIOp>(loc, check, bit).getResult() : bit;
}

bool isMasked(Operation *op) { return llvm::cast<MaskableOpInterface>(op).isMasked(); }

/// Creates the size of the first dimension of a vector.
Value createSize(VectorType type, Location loc, OpBuilder &builder) {
  Value size = makeIndex(builder, loc, type.getDimSize(0));
  if (!type.getScalableDims()[0])
    return size;
  Value vscale = builder.create<VectorScaleOp>(loc);
  return builder.create<arith::MulIOp>(loc, vscale, size);
}

/// Base of the patterns for transfer_read and transfer_write.
template <typename OpT>
struct TransferPattern : OpRewritePattern<OpT> {
  TransferPattern(MLIRContext *context, const VectorTransferToSCFOptions &options)
      : OpRewritePattern<OpT>(context), options(options) {}

  static constexpr bool isRead = std::is_same_v<OpT, TransferReadOp>;

  /// Returns the transfer of the whole vector; nullopt if this op is not lowered by splitting its first
  /// dimension.
  std::optional<Transfer> match(OpT op) const {
    VectorType type = op.getVectorType();
    auto base = llvm::cast<ShapedType>(op.getBase().getType());
    unsigned targetRank = std::max(options.targetRank, 1u);
    if (type.getRank() <= targetRank || type.getRank() > kMaxLoweredRank || type.getScalableDims()[0] ||
        isMasked(op) || (!options.lowerTensors && llvm::isa<TensorType>(base)) ||
        base.getElementType() != type.getElementType() || !hasOrderedMask(op))
      return std::nullopt;
    return makeTransfer(op);
  }

  static Transfer makeTransfer(OpT op) {
    Transfer result;
    result.base = op.getBase();
    result.indices.assign(op.getIndices().begin(), op.getIndices().end());
    result.map = op.getPermutationMap();
    result.inBounds = op.getInBounds().getValue();
    result.type = op.getVectorType();
    return result;
  }

  /// Returns true if the subvector is split further.
  bool isLowered(const Transfer &transfer) const {
    return transfer.type.getRank() > static_cast<int64_t>(std::max(options.targetRank, 1u)) &&
           !transfer.type.getScalableDims()[0];
  }

  Value createRead(TransferReadOp op, const Transfer &transfer, Value mask, OpBuilder &builder) const {
    return builder.create<TransferReadOp>(op.getLoc(), transfer.type, transfer.base, transfer.indices,
                                          AffineMapAttr::get(transfer.map), op.getPadding(), mask,
                                          builder.getArrayAttr(transfer.inBounds));
  }
  Value createWrite(TransferWriteOp op, const Transfer &transfer, Value vector, Value mask,
                    OpBuilder &builder) const {
    auto write = builder.create<TransferWriteOp>(op.getLoc(), vector, transfer.base, transfer.indices,
                                                 AffineMapAttr::get(transfer.map), mask,
                                                 builder.getArrayAttr(transfer.inBounds));
    return write->getNumResults() ? Value(write->getResult(0)) : Value();
  }

  VectorTransferToSCFOptions options;

private:
  /// Returns true if the dimensions of the mask are in the same order as those of the vector. The dimensions
  /// of a mask are in the order of the base (the memref or tensor), which the permutation map may change for
  /// the vector.
  static bool hasOrderedMask(OpT op) {
    if (!op.getMask())
      return true;
    int64_t last = -1;
    for (AffineExpr result : op.getPermutationMap().getResults()) {
      auto dim = llvm::dyn_cast<AffineDimExpr>(result);
      if (dim && static_cast<int64_t>(dim.getPosition()) < last)
        return false;
      if (dim)
        last = dim.getPosition();
    }
    return true;
  }
};

//===----------------------------------------------------------------------===//
// Rank 2 or more: loops with a buffer
//===----------------------------------------------------------------------===//

/// A stack buffer that holds a whole vector.
struct Buffer {
  Value memref; ///< View of the buffer as a memref of subvectors; null if there is no buffer.
  Value whole;  ///< The buffer as it was allocated.

  void allocate(VectorType type, Operation *op, OpBuilder &builder) {
    OpBuilder::InsertionGuard guard(builder);
    Operation *scope = op->getParentWithTrait<OpTrait::AutomaticAllocationScope>();
    Region *region = op->getParentRegion();
    while (region->getParentOp() != scope)
      region = region->getParentOp()->getParentRegion();
    builder.setInsertionPointToStart(&region->front());
    memref = whole = builder.create<memref::AllocaOp>(op->getLoc(), MemRefType::get({}, type));
  }
  /// Changes the view: the first dimension of the element vector becomes a dimension of the memref.
  void unpack(Location loc, OpBuilder &builder) {
    auto type = llvm::cast<MemRefType>(memref.getType());
    auto element = llvm::cast<VectorType>(type.getElementType());
    llvm::SmallVector<int64_t> shape(type.getShape());
    shape.push_back(element.getDimSize(0));
    memref = builder.create<TypeCastOp>(loc, MemRefType::get(shape, getSubvectorType(element)), memref);
  }
};

template <typename OpT>
struct TransferToLoops : TransferPattern<OpT> {
  using Base = TransferPattern<OpT>;
  using Base::Base, Base::isRead;

  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    std::optional<Transfer> transfer = this->match(op);
    if (!transfer || !op->template getParentWithTrait<OpTrait::AutomaticAllocationScope>())
      return failure();
    Location loc = op.getLoc();
    Buffer data, mask;
    data.allocate(op.getVectorType(), op, rewriter);
    if (op.getMask()) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointAfterValue(data.whole);
      // Allocate the buffer of the mask after that of the vector.
      auto maskType = llvm::cast<VectorType>(op.getMask().getType());
      mask.memref = mask.whole = rewriter.create<memref::AllocaOp>(loc, MemRefType::get({}, maskType));
    }
    if (mask.whole)
      rewriter.create<memref::StoreOp>(loc, op.getMask(), mask.whole, ValueRange());
    if constexpr (isRead) {
      createLoop(op, *transfer, data, mask, rewriter);
      rewriter.replaceOpWithNewOp<memref::LoadOp>(op, data.whole, ValueRange());
    } else {
      rewriter.create<memref::StoreOp>(loc, op.getVector(), data.whole, ValueRange());
      Value result = createLoop(op, *transfer, data, mask, rewriter);
      if (result)
        rewriter.replaceOp(op, ValueRange(result));
      else
        rewriter.eraseOp(op);
    }
    return success();
  }

private:
  /// Creates the loop over the first dimension. Returns the new tensor of a tensor write, otherwise null.
  Value createLoop(OpT op, const Transfer &transfer, Buffer data, Buffer mask, OpBuilder &builder) const {
    Location loc = op.getLoc();
    Value lastMask;
    if (mask.memref && transfer.isMaskExhausted()) {
      lastMask = builder.create<memref::LoadOp>(loc, mask.memref, getMaskPosition(op, transfer));
      mask.memref = nullptr;
    }
    data.unpack(loc, builder);
    if (mask.memref && !transfer.isBroadcast())
      mask.unpack(loc, builder);
    bool isTensorWrite = !isRead && llvm::isa<TensorType>(transfer.base.getType());
    Value lower = makeIndex(builder, loc, 0), upper = makeIndex(builder, loc, transfer.type.getDimSize(0)),
          step = makeIndex(builder, loc, 1);
    auto body = [&](OpBuilder &inner, Location, Value iv, ValueRange args) {
      Transfer current = transfer;
      if (isTensorWrite)
        current.base = args.front();
      Value check = current.createCheck(iv, op.getBase(), loc, inner);
      if (lastMask)
        check = addMaskBit(check, lastMask, iv, loc, inner);
      Value result = createChecked(
          check, isTensorWrite ? current.base.getType() : Type(), loc, inner,
          [&](OpBuilder &b) { return createBody(op, current.enter(iv, loc, b), data, mask, b); },
          [&](OpBuilder &b) { return createPadding(op, current, iv, data, b); });
      inner.create<scf::YieldOp>(loc, isTensorWrite ? ValueRange(result) : ValueRange());
    };
    auto loop = builder.create<scf::ForOp>(loc, lower, upper, step,
                                           isTensorWrite ? ValueRange(transfer.base) : ValueRange(), body);
    return isTensorWrite ? Value(loop->getResult(0)) : Value();
  }

  /// Creates the transfer of a subvector, or further loops.
  Value createBody(OpT op, const Transfer &transfer, const Buffer &data, const Buffer &mask,
                   OpBuilder &builder) const {
    if (this->isLowered(transfer))
      return createLoop(op, transfer, data, mask, builder);
    Location loc = op.getLoc();
    auto loadMask = [&]() -> Value {
      if (!mask.memref)
        return nullptr;
      return builder.create<memref::LoadOp>(loc, mask.memref, getMaskPosition(op, transfer));
    };
    if constexpr (isRead) {
      Value vector = this->createRead(op, transfer, loadMask(), builder);
      builder.create<memref::StoreOp>(loc, vector, data.memref, transfer.position);
      return nullptr;
    } else {
      Value vector = builder.create<memref::LoadOp>(loc, data.memref, transfer.position);
      return this->createWrite(op, transfer, vector, loadMask(), builder);
    }
  }

  /// Returns the indices of the subvector's mask. Broadcast dimensions have no mask dimension.
  static llvm::SmallVector<Value> getMaskPosition(OpT op, const Transfer &transfer) {
    llvm::SmallVector<Value> position;
    for (auto [i, index] : llvm::enumerate(transfer.position))
      if (!llvm::isa<AffineConstantExpr>(op.getPermutationMap().getResult(i)))
        position.push_back(index);
    return position;
  }

  /// Creates the code for an index that is out of bounds: a read stores the padding value; a write returns
  /// the tensor unchanged.
  Value createPadding(OpT op, const Transfer &transfer, Value iv, const Buffer &data,
                      OpBuilder &builder) const {
    if constexpr (isRead) {
      Type type = llvm::cast<MemRefType>(data.memref.getType()).getElementType();
      Value padding = builder.create<BroadcastOp>(op.getLoc(), type, op.getPadding());
      llvm::SmallVector<Value> position = transfer.position;
      position.push_back(iv);
      builder.create<memref::StoreOp>(op.getLoc(), padding, data.memref, position);
    }
    return transfer.base;
  }
};

//===----------------------------------------------------------------------===//
// Rank 2 or more: unrolled
//===----------------------------------------------------------------------===//

template <typename OpT>
struct UnrollTransfer : TransferPattern<OpT> {
  using Base = TransferPattern<OpT>;
  using Base::Base, Base::isRead;

  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    std::optional<Transfer> transfer = this->match(op);
    if (!transfer)
      return failure();
    Location loc = op.getLoc();
    if constexpr (isRead) {
      // If the only use of the read is a vector.insert at a constant position, insert the subvectors directly
      // in the destination of that vector.insert.
      InsertOp insert = getInsert(op);
      llvm::SmallVector<int64_t> position;
      Value vector;
      if (insert) {
        vector = insert.getDest();
        position.assign(insert.getStaticPosition().begin(), insert.getStaticPosition().end());
        rewriter.setInsertionPoint(insert);
      } else {
        vector = rewriter.create<BroadcastOp>(loc, op.getVectorType(), op.getPadding());
      }
      vector = unroll(op, *transfer, vector, position, rewriter);
      if (insert) {
        rewriter.replaceOp(insert, ValueRange(vector));
        rewriter.eraseOp(op);
      } else {
        rewriter.replaceOp(op, ValueRange(vector));
      }
    } else {
      Value result = unroll(op, *transfer, op.getBase(), {}, rewriter);
      if (op->getNumResults())
        rewriter.replaceOp(op, ValueRange(result));
      else
        rewriter.eraseOp(op);
    }
    return success();
  }

private:
  static InsertOp getInsert(TransferReadOp op) {
    Value vector = op->getResult(0);
    if (!vector.hasOneUse())
      return nullptr;
    auto insert = llvm::dyn_cast<InsertOp>(*vector.getUsers().begin());
    return insert && insert.getValueToStore() == vector && !insert.hasDynamicPosition() &&
                   insert->getBlock() == op->getBlock()
               ? insert
               : InsertOp();
  }

  /// Creates the transfers of all subvectors. \param value The vector into which a read inserts, or the base
  /// of a write.
  /// \param position The position of the read vector in \p value, or of the written subvector in the source
  ///   vector.
  Value unroll(OpT op, const Transfer &transfer, Value value, llvm::SmallVector<int64_t> position,
               OpBuilder &builder) const {
    Location loc = op.getLoc();
    bool hasResult = isRead || llvm::isa<TensorType>(value.getType());
    position.push_back(0);
    for (int64_t i = 0, e = transfer.type.getDimSize(0); i != e; ++i) {
      Value iv = makeIndex(builder, loc, i);
      position.back() = i;
      Transfer current = transfer;
      if (!isRead)
        current.base = value;
      Value check = current.createCheck(iv, op.getBase(), loc, builder);
      if (op.getMask() && current.isMaskExhausted())
        check = addMaskBit(check, extractMask(op, current, builder), iv, loc, builder);
      Value next = createChecked(
          check, hasResult ? value.getType() : Type(), loc, builder,
          [&](OpBuilder &b) { return createBody(op, current.enter(iv, loc, b), value, position, b); },
          [&](OpBuilder &) { return value; });
      if (hasResult)
        value = next;
    }
    return value;
  }

  Value createBody(OpT op, const Transfer &transfer, Value value, llvm::ArrayRef<int64_t> position,
                   OpBuilder &builder) const {
    if (this->isLowered(transfer))
      return unroll(op, transfer, value, llvm::SmallVector<int64_t>(position), builder);
    Location loc = op.getLoc();
    if constexpr (isRead) {
      Value part = this->createRead(op, transfer, extractMask(op, transfer, builder), builder);
      return builder.create<InsertOp>(loc, part, value, position);
    } else {
      Value part = builder.create<ExtractOp>(loc, op.getVector(), position);
      return this->createWrite(op, transfer, part, extractMask(op, transfer, builder), builder);
    }
  }

  /// Returns the mask of a subvector; null if the op has no mask, or if a condition has tested the mask
  /// already.
  static Value extractMask(OpT op, const Transfer &transfer, OpBuilder &builder) {
    bool isCondition = llvm::all_of(transfer.map.getResults(), llvm::IsaPred<AffineConstantExpr>);
    if (!op.getMask() || isCondition)
      return nullptr;
    llvm::SmallVector<OpFoldResult> position;
    for (auto [i, index] : llvm::enumerate(transfer.position))
      if (!llvm::isa<AffineConstantExpr>(op.getPermutationMap().getResult(i)))
        position.push_back(getAsOpFoldResult(index));
    if (position.empty())
      return op.getMask();
    return builder.create<ExtractOp>(op.getLoc(), op.getMask(), position);
  }
};

//===----------------------------------------------------------------------===//
// Rank 1: loops over elements
//===----------------------------------------------------------------------===//

/// Lowers a one-dimensional transfer of memory that is not contiguous to loads or stores of elements.
template <typename OpT>
struct ElementsToLoop : TransferPattern<OpT> {
  using Base = TransferPattern<OpT>;
  using Base::Base, Base::isRead;

  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    auto base = llvm::dyn_cast<MemRefType>(op.getBase().getType());
    if (!base || type.getRank() != 1 || isMasked(op) || base.getElementType() != type.getElementType())
      return failure();
    if (op.getPermutationMap().isMinorIdentity() && base.isLastDimUnitStride())
      return rewriter.notifyMatchFailure(op, "the transfer is contiguous");
    Location loc = op.getLoc();
    Transfer transfer = this->makeTransfer(op);
    Value lower = makeIndex(rewriter, loc, 0), upper = createSize(type, loc, rewriter),
          step = makeIndex(rewriter, loc, 1);
    llvm::SmallVector<Value, 1> inits;
    if constexpr (isRead)
      inits.push_back(rewriter.create<BroadcastOp>(loc, type, op.getPadding()));
    auto body = [&](OpBuilder &builder, Location, Value iv, ValueRange args) {
      Transfer element = transfer.enter(iv, loc, builder);
      Value check = createMaskedCheck(op, transfer, iv, builder);
      Value vector = isRead ? args.front() : Value();
      Value result = createChecked(
          check, isRead ? Type(type) : Type(), loc, builder,
          [&](OpBuilder &b) { return createBody(op, element.indices, iv, vector, b); },
          [&](OpBuilder &) { return vector; });
      builder.create<scf::YieldOp>(loc, isRead ? ValueRange(result) : ValueRange());
    };
    auto loop = rewriter.create<scf::ForOp>(loc, lower, upper, step, inits, body);
    rewriter.replaceOp(op, loop->getResults());
    return success();
  }

private:
  static Value createMaskedCheck(OpT op, const Transfer &transfer, Value iv, OpBuilder &builder) {
    Location loc = op.getLoc();
    Value check = transfer.createCheck(iv, op.getBase(), loc, builder);
    if (!op.getMask() || transfer.isBroadcast())
      return check;
    return addMaskBit(check, op.getMask(), iv, loc, builder);
  }

  static Value createBody(OpT op, ValueRange indices, Value iv, Value vector, OpBuilder &builder) {
    Location loc = op.getLoc();
    if constexpr (isRead) {
      Value element = builder.create<memref::LoadOp>(loc, op.getBase(), indices);
      return builder.create<InsertOp>(loc, element, vector, OpFoldResult(iv));
    } else {
      Value element = builder.create<ExtractOp>(loc, op.getVector(), OpFoldResult(iv));
      builder.create<memref::StoreOp>(loc, element, op.getBase(), indices);
      return nullptr;
    }
  }
};

class VectorToSCFPass : public impl::ConvertVectorToSCFBase<VectorToSCFPass> {
public:
  VectorToSCFPass() = default;
  explicit VectorToSCFPass(const VectorTransferToSCFOptions &options) {
    fullUnroll = options.unroll;
    targetRank = options.targetRank;
    lowerTensors = options.lowerTensors;
    lowerScalable = options.lowerScalable;
  }

  void runOnOperation() override {
    VectorTransferToSCFOptions options;
    options.unroll = fullUnroll;
    options.targetRank = targetRank;
    options.lowerTensors = lowerTensors;
    options.lowerScalable = lowerScalable;
    // Simplify permutation maps first, which makes more transfers contiguous.
    for (bool permutations : {true, false}) {
      RewritePatternSet patterns(&getContext());
      if (permutations)
        populateVectorTransferPermutationMapLoweringPatterns(patterns);
      else
        populateVectorToSCFConversionPatterns(patterns, options);
      if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
        return signalPassFailure();
    }
  }
};

} // namespace

void mlir::populateVectorToSCFConversionPatterns(RewritePatternSet &patterns,
                                                 const VectorTransferToSCFOptions &options) {
  MLIRContext *context = patterns.getContext();
  if (options.unroll)
    patterns.add<UnrollTransfer<TransferReadOp>, UnrollTransfer<TransferWriteOp>>(context, options);
  else
    patterns.add<TransferToLoops<TransferReadOp>, TransferToLoops<TransferWriteOp>>(context, options);
  if (options.targetRank <= 1)
    patterns.add<ElementsToLoop<TransferReadOp>, ElementsToLoop<TransferWriteOp>>(context, options);
  if (options.lowerScalable)
    populateScalableTransposePattern(patterns, options.lowerTensors);
  populatePrintToLoopsPattern(patterns);
}

std::unique_ptr<Pass> mlir::createConvertVectorToSCFPass(const VectorTransferToSCFOptions &options) {
  return std::make_unique<VectorToSCFPass>(options);
}
