//===- VectorTransferFolders.cpp - Folders of transfers -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What is in bounds, masks that say nothing, reads of what was written, writes that nobody reads.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRef.h"
#include "dialects/vector/VectorFolding.h"

using namespace strata;
using namespace strata::vector;

//===----------------------------------------------------------------------===//
// Of reads and writes
//===----------------------------------------------------------------------===//

/// Whether a dimension of the vector stays inside of memory of a known size, from a known index on. A
/// negative index is outside, and a scalable dimension may be any number of times as long; MLIR 22 asks for
/// neither.
template <typename OpT>
static bool isKnownInBounds(OpT op, unsigned result, unsigned dim) {
  std::optional<int64_t> index = getConstantIntValue(op.getIndices()[dim]);
  if (op.getShapedType().isDynamicDim(dim) || !index || *index < 0 ||
      op.getVectorType().getScalableDims()[result])
    return false;
  int64_t end;
  return !llvm::AddOverflow(*index, op.getVectorType().getDimSize(result), end) &&
         end <= op.getShapedType().getDimSize(dim);
}

/// Says of more dimensions that they are in bounds. Where nothing goes out of bounds, what is repeated does
/// not either.
template <typename OpT>
static LogicalResult foldInBounds(OpT op) {
  AffineMap map = op.getPermutationMap();
  llvm::SmallVector<bool> inBounds = op.getInBoundsValues();
  bool changed = false, othersInBounds = true;
  for (unsigned i = 0; i != map.getNumResults(); ++i) {
    auto dim = llvm::dyn_cast<AffineDimExpr>(map.getResult(i));
    if (inBounds[i] || !dim)
      continue;
    inBounds[i] = isKnownInBounds(op, i, dim.getPosition());
    changed |= inBounds[i];
    othersInBounds &= inBounds[i];
  }
  if (othersInBounds)
    for (unsigned i : map.getBroadcastDims()) {
      changed |= !inBounds[i];
      inBounds[i] = true;
    }
  if (!changed)
    return failure();
  op.setInBoundsAttr(Builder(op.getContext()).getBoolArrayAttr(inBounds));
  return success();
}

template <typename OpT>
static LogicalResult foldFullMask(OpT op) {
  if (!op.getMask() || getMaskFormat(op.getMask()) != MaskFormat::AllTrue)
    return failure();
  op.getMaskMutable().clear();
  return success();
}

static bool isSamePlace(OperandRange lhs, OperandRange rhs) {
  return llvm::equal(lhs, rhs, [](Value a, Value b) { return a == b; });
}

/// How much of a dimension of memory a transfer goes along; none if that depends on the machine.
template <typename OpT>
static std::optional<int64_t> getExtent(OpT op, unsigned dim) {
  for (auto [i, expr] : llvm::enumerate(op.getPermutationMap().getResults()))
    if (auto along = llvm::dyn_cast<AffineDimExpr>(expr); along && along.getPosition() == dim)
      return op.getVectorType().getScalableDims()[i]
                 ? std::nullopt
                 : std::optional<int64_t>(op.getVectorType().getDimSize(i));
  return 1;
}

/// Whether two transfers of one type are known to have no element in common.
template <typename OneT, typename OtherT>
static bool areDisjoint(OneT one, OtherT other) {
  if (one.getVectorType() != other.getVectorType() || one.getIndices().size() != other.getIndices().size())
    return false;
  for (unsigned i = 0; i != one.getIndices().size(); ++i) {
    std::optional<int64_t> a = getConstantIntValue(one.getIndices()[i]);
    std::optional<int64_t> b = getConstantIntValue(other.getIndices()[i]);
    if (!a || !b)
      continue;
    uint64_t distance = *a > *b ? static_cast<uint64_t>(*a) - *b : static_cast<uint64_t>(*b) - *a;
    std::optional<int64_t> needed = *a > *b ? getExtent(other, i) : getExtent(one, i);
    if (needed && distance >= static_cast<uint64_t>(*needed))
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// transfer_read
//===----------------------------------------------------------------------===//

/// A read of just what was written into a tensor, through writes to elsewhere.
static Value findWrittenVector(TransferReadOp read) {
  if (!llvm::isa<RankedTensorType>(read.getShapedType()))
    return Value();
  auto write = read.getBase().getDefiningOp<TransferWriteOp>();
  while (write) {
    if (!write.hasOutOfBoundsDim() && !write.getMask() && !read.getMask() &&
        isSamePlace(write.getIndices(), read.getIndices()) && write.getVectorType() == read.getVectorType() &&
        write.getPermutationMap() == read.getPermutationMap())
      return write.getVector();
    if (!areDisjoint(write, read))
      break;
    write = write.getBase().getDefiningOp<TransferWriteOp>();
  }
  return Value();
}

OpFoldResult TransferReadOp::fold(FoldAdaptor) {
  if (Value vector = findWrittenVector(*this))
    return vector;
  if (succeeded(foldInBounds(*this)) || succeeded(foldFullMask(*this)) ||
      succeeded(memref::foldMemRefCast(*this)))
    return Value(getVector());
  return {};
}

namespace {
/// A read of what was written in another order, or repeated.
struct ReadOfWriteToBroadcast : OpRewritePattern<TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransferReadOp read, PatternRewriter &rewriter) const override {
    auto write = read.getBase().getDefiningOp<TransferWriteOp>();
    if (!write || read.getMask() || write.getMask() || !isSamePlace(read.getIndices(), write.getIndices()) ||
        !llvm::isa<TensorType>(read.getShapedType()) || read.hasOutOfBoundsDim() ||
        write.hasOutOfBoundsDim() || getAccessedChunk(read) != getAccessedChunk(write))
      return failure();
    AffineMap map = compressUnusedDims(getMapWithoutNewUnits(read, write.getPermutationMap()));
    AffineMap writeMap = compressUnusedDims(write.getPermutationMap());
    if (map.getNumDims() != writeMap.getNumResults())
      return failure();
    map = map.compose(writeMap);
    llvm::SmallVector<unsigned> permutation;
    if (map.getNumResults() == 0 || !map.isPermutationOfMinorIdentityWithBroadcasting(permutation))
      return failure();
    VectorType type = read.getVectorType();
    llvm::SmallVector<int64_t> shape(type.getRank()), transposition(permutation.begin(), permutation.end());
    llvm::SmallVector<bool> scalable(type.getRank());
    for (auto [i, place] : llvm::enumerate(permutation)) {
      shape[place] = type.getDimSize(i);
      scalable[place] = type.getScalableDims()[i];
    }
    auto spread = VectorType::get(shape, write.getVectorType().getElementType(), scalable);
    Value vector = rewriter.create<BroadcastOp>(read.getLoc(), spread, write.getVector());
    rewriter.replaceOpWithNewOp<TransposeOp>(read, vector, llvm::ArrayRef<int64_t>(transposition));
    return success();
  }

  /// The map of the read, in which dimensions of size 1 that the write does not go along are repeated ones.
  static AffineMap getMapWithoutNewUnits(TransferReadOp read, AffineMap writeMap) {
    AffineMap map = read.getPermutationMap();
    llvm::SmallVector<AffineExpr> results(map.getResults());
    for (auto [i, expr] : llvm::enumerate(results))
      if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr); dim && read.getVectorType().getDimSize(i) == 1 &&
                                                          !read.getVectorType().getScalableDims()[i] &&
                                                          !writeMap.isFunctionOfDim(dim.getPosition()))
        expr = getAffineConstantExpr(0, map.getContext());
    return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results, map.getContext());
  }

  /// How much of each dimension of the tensor is moved, and whether that is scalable: one element, where the
  /// vector does not go along it.
  template <typename OpT>
  static llvm::SmallVector<std::pair<int64_t, bool>> getAccessedChunk(OpT op) {
    llvm::SmallVector<std::pair<int64_t, bool>> chunk(op.getPermutationMap().getNumInputs(), {1, false});
    for (auto [i, expr] : llvm::enumerate(op.getPermutationMap().getResults()))
      if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
        chunk[dim.getPosition()] = {op.getVectorType().getDimSize(i),
                                    op.getVectorType().getScalableDims()[i]};
    return chunk;
  }
};
} // namespace

void TransferReadOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ReadOfWriteToBroadcast>(context);
}

//===----------------------------------------------------------------------===//
// transfer_write
//===----------------------------------------------------------------------===//

static bool areAllZero(OperandRange indices) {
  return llvm::all_of(indices, [](Value index) { return isZeroInteger(index); });
}

/// All of a tensor is read and written to another of its type: that is the first. With a mask, which MLIR 22
/// does not look at, it may not be all.
static Value findCopiedTensor(TransferWriteOp write) {
  auto type = llvm::dyn_cast<RankedTensorType>(write.getShapedType());
  auto read = write.getVector().getDefiningOp<TransferReadOp>();
  if (!type || !read || write.getTransferRank() == 0 || read.getTransferRank() != write.getTransferRank() ||
      !read.getPermutationMap().isMinorIdentity() || !write.getPermutationMap().isMinorIdentity() ||
      read.hasOutOfBoundsDim() || write.hasOutOfBoundsDim() || Type(read.getShapedType()) != Type(type) ||
      read.getVectorType() != write.getVectorType() || read.getVectorType().getShape() != type.getShape() ||
      !areAllZero(read.getIndices()) || !areAllZero(write.getIndices()) || read.getMask() || write.getMask())
    return Value();
  return read.getBase();
}

/// What was read is written back to where it was.
static Value findUnchangedTensor(TransferWriteOp write) {
  auto read = write.getVector().getDefiningOp<TransferReadOp>();
  if (!llvm::isa<RankedTensorType>(write.getShapedType()) || !read ||
      Value(read.getBase()) != Value(write.getBase()) ||
      !isSamePlace(read.getIndices(), write.getIndices()) ||
      read.getPermutationMap() != write.getPermutationMap() ||
      read.getVectorType() != write.getVectorType() || read.getMask() || write.getMask())
    return Value();
  return read.getBase();
}

LogicalResult TransferWriteOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  Value tensor = findCopiedTensor(*this);
  if (!tensor)
    tensor = findUnchangedTensor(*this);
  if (tensor) {
    results.push_back(tensor);
    return success();
  }
  return success(succeeded(foldInBounds(*this)) || succeeded(foldFullMask(*this)) ||
                 succeeded(memref::foldMemRefCast(*this)));
}

namespace {
/// What is written over, and not read in between, need not be written.
struct WriteOverWrite : OpRewritePattern<TransferWriteOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransferWriteOp write, PatternRewriter &rewriter) const override {
    if (!llvm::isa<RankedTensorType>(write.getShapedType()))
      return failure();
    TransferWriteOp last = write;
    auto before = write.getBase().getDefiningOp<TransferWriteOp>();
    for (; before; last = before, before = before.getBase().getDefiningOp<TransferWriteOp>()) {
      if (isSamePlace(before.getIndices(), write.getIndices()) &&
          Value(before.getMask()) == Value(write.getMask()) &&
          before.getVectorType() == write.getVectorType() &&
          before.getPermutationMap() == write.getPermutationMap()) {
        rewriter.modifyOpInPlace(last, [&] { last.getBaseMutable().set(before.getBase()); });
        return success();
      }
      // Another use may look at what is there in between.
      if (!areDisjoint(before, write) || !before->hasOneUse())
        break;
    }
    return failure();
  }
};
} // namespace

void TransferWriteOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<WriteOverWrite>(context);
}
