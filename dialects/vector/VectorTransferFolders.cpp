//===- VectorTransferFolders.cpp - Folders of transfers -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and canonicalization patterns of vector.transfer_read and vector.transfer_write: inference of
// `in_bounds`, removal of all-true masks, store-to-load forwarding through tensors, and removal of
// overwritten writes.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRef.h"
#include "dialects/vector/VectorFolding.h"

using namespace mlir;
using namespace mlir::vector;

//===----------------------------------------------------------------------===//
// Folds of both ops
//===----------------------------------------------------------------------===//

/// True if the accesses of a transfer along dimension `dim` of the base are statically in bounds. Requires a
/// constant non-negative index and a fixed vector dimension; MLIR 22 requires neither.
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

/// Sets `in_bounds` of a transfer for dimensions that are statically in bounds. If all other dimensions are
/// in bounds, also sets it for broadcast dimensions.
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

static bool areEqualIndices(OperandRange lhs, OperandRange rhs) {
  return llvm::equal(lhs, rhs, [](Value a, Value b) { return a == b; });
}

/// Returns the number of elements that a transfer accesses along dimension `dim` of the base; nullopt if it
/// is scalable.
template <typename OpT>
static std::optional<int64_t> getExtent(OpT op, unsigned dim) {
  for (auto [i, expr] : llvm::enumerate(op.getPermutationMap().getResults()))
    if (auto along = llvm::dyn_cast<AffineDimExpr>(expr); along && along.getPosition() == dim)
      return op.getVectorType().getScalableDims()[i]
                 ? std::nullopt
                 : std::optional<int64_t>(op.getVectorType().getDimSize(i));
  return 1;
}

/// True if two transfers with the same vector type are known to access no common element.
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

/// If the read returns exactly the vector of an earlier write into the same tensor, returns that vector.
/// Skips writes in between that are disjoint from the read.
static Value findWrittenVector(TransferReadOp read) {
  if (!llvm::isa<RankedTensorType>(read.getShapedType()))
    return Value();
  auto write = read.getBase().getDefiningOp<TransferWriteOp>();
  while (write) {
    if (!write.hasOutOfBoundsDim() && !write.getMask() && !read.getMask() &&
        areEqualIndices(write.getIndices(), read.getIndices()) &&
        write.getVectorType() == read.getVectorType() &&
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
/// A read of the elements that a write stored with another permutation map becomes
/// transpose(broadcast(vector)).
struct ReadOfWriteToBroadcast : OpRewritePattern<TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransferReadOp read, PatternRewriter &rewriter) const override {
    auto write = read.getBase().getDefiningOp<TransferWriteOp>();
    if (!write || read.getMask() || write.getMask() ||
        !areEqualIndices(read.getIndices(), write.getIndices()) ||
        !llvm::isa<TensorType>(read.getShapedType()) || read.hasOutOfBoundsDim() ||
        write.hasOutOfBoundsDim() || getAccessedChunk(read) != getAccessedChunk(write))
      return failure();
    AffineMap map = compressUnusedDims(getMapWithBroadcastUnitDims(read, write.getPermutationMap()));
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
    for (auto [i, dim] : llvm::enumerate(permutation)) {
      shape[dim] = type.getDimSize(i);
      scalable[dim] = type.getScalableDims()[i];
    }
    auto spread = VectorType::get(shape, write.getVectorType().getElementType(), scalable);
    Value vector = rewriter.create<BroadcastOp>(read.getLoc(), spread, write.getVector());
    rewriter.replaceOpWithNewOp<TransposeOp>(read, vector, llvm::ArrayRef<int64_t>(transposition));
    return success();
  }

  /// Returns the permutation map of the read, with a broadcast (0) for each dimension of size 1 that the
  /// write does not index.
  static AffineMap getMapWithBroadcastUnitDims(TransferReadOp read, AffineMap writeMap) {
    AffineMap map = read.getPermutationMap();
    llvm::SmallVector<AffineExpr> results(map.getResults());
    for (auto [i, expr] : llvm::enumerate(results))
      if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr); dim && read.getVectorType().getDimSize(i) == 1 &&
                                                          !read.getVectorType().getScalableDims()[i] &&
                                                          !writeMap.isFunctionOfDim(dim.getPosition()))
        expr = getAffineConstantExpr(0, map.getContext());
    return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results, map.getContext());
  }

  /// Returns the size of the accessed part in each dimension of the tensor, and whether it is scalable. The
  /// size is 1 for dimensions that the permutation map does not use.
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

/// If the write copies a whole tensor into another of the same type, returns the copied tensor. Masked
/// transfers are excluded, since they may copy only a part; MLIR 22 does not check the masks.
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

/// If the write stores a vector to the location in the tensor that it was read from, returns that tensor.
static Value findUnchangedTensor(TransferWriteOp write) {
  auto read = write.getVector().getDefiningOp<TransferReadOp>();
  if (!llvm::isa<RankedTensorType>(write.getShapedType()) || !read ||
      Value(read.getBase()) != Value(write.getBase()) ||
      !areEqualIndices(read.getIndices(), write.getIndices()) ||
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
/// Removes a write into a tensor that a later write to the same location overwrites, unless an op in between
/// may read it.
struct WriteOverWrite : OpRewritePattern<TransferWriteOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransferWriteOp write, PatternRewriter &rewriter) const override {
    if (!llvm::isa<RankedTensorType>(write.getShapedType()))
      return failure();
    TransferWriteOp last = write;
    auto before = write.getBase().getDefiningOp<TransferWriteOp>();
    for (; before; last = before, before = before.getBase().getDefiningOp<TransferWriteOp>()) {
      if (areEqualIndices(before.getIndices(), write.getIndices()) &&
          Value(before.getMask()) == Value(write.getMask()) &&
          before.getVectorType() == write.getVectorType() &&
          before.getPermutationMap() == write.getPermutationMap()) {
        rewriter.modifyOpInPlace(last, [&] { last.getBaseMutable().set(before.getBase()); });
        return success();
      }
      // Another user may read the tensor between the two writes.
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
