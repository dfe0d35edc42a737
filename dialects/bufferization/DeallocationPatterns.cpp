//===- DeallocationPatterns.cpp - Canonicalization of clone, dealloc ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/bufferization/Bufferization.h"
#include "dialects/memref/MemRef.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::bufferization;

//===----------------------------------------------------------------------===//
// clone
//===----------------------------------------------------------------------===//

OpFoldResult CloneOp::fold(FoldAdaptor) {
  return succeeded(memref::foldMemRefCast(*this)) ? OpFoldResult(Value(getOutput())) : OpFoldResult();
}

/// Returns the memref of which `value` is a view, through any number of view-like operations.
static Value skipViews(Value value) {
  while (auto view = llvm::dyn_cast_or_null<ViewLikeOpInterface>(value.getDefiningOp())) {
    if (view.getViewDest() != value)
      break;
    value = view.getViewSource();
  }
  return value;
}

/// Returns the deallocation that can be erased if the clone is replaced by its source; null if there is none.
/// The deallocation must be the only one that frees the clone or the cloned memref, and must be in the block
/// of the clone. The other memref must not be freed in this block, since that could end its lifetime first.
static Operation *findRedundantDealloc(CloneOp op) {
  std::optional<Operation *> freesClone = memref::findDealloc(op.getOutput());
  std::optional<Operation *> freesSource = memref::findDealloc(skipViews(op.getInput()));
  // Fail if several ops free the clone, or several ops free the cloned memref.
  if (!freesClone || !freesSource)
    return nullptr;
  auto isInBlock = [&](Operation *dealloc) { return dealloc && dealloc->getBlock() == op->getBlock(); };
  bool hasCloneDealloc = isInBlock(*freesClone), hasSourceDealloc = isInBlock(*freesSource);
  if (hasCloneDealloc && hasSourceDealloc)
    return nullptr;
  return hasCloneDealloc ? *freesClone : hasSourceDealloc ? *freesSource : nullptr;
}

namespace {
/// Erases a clone without uses.
struct EraseUnusedClone : OpRewritePattern<CloneOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CloneOp op, PatternRewriter &rewriter) const override {
    if (!op.use_empty())
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

/// Replaces a clone by its source if the clone or the source is deallocated in the same block. Not applied if
/// another operation between the clone and this deallocation frees memory, because that could be an alias.
struct ReplaceCloneBySource : OpRewritePattern<CloneOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CloneOp op, PatternRewriter &rewriter) const override {
    Value source = op.getInput();
    Type type = op.getOutput().getType();
    if (source.getType() != type && !memref::CastOp::areCastCompatible(source.getType(), type))
      return failure();
    Operation *dealloc = findRedundantDealloc(op);
    if (!dealloc)
      return failure();
    for (Operation *next = op->getNextNode(); next != dealloc; next = next->getNextNode())
      if (!next || hasEffect<MemoryEffects::Free>(next))
        return failure();
    if (source.getType() == type)
      rewriter.replaceOp(op, source);
    else
      rewriter.replaceOpWithNewOp<memref::CastOp>(op, type, source);
    rewriter.eraseOp(dealloc);
    return success();
  }
};
} // namespace

void CloneOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<EraseUnusedClone, ReplaceCloneBySource>(context);
}

//===----------------------------------------------------------------------===//
// dealloc
//===----------------------------------------------------------------------===//

/// Replaces the memref and condition operands of a dealloc; fails if they are unchanged.
static LogicalResult updateMemrefs(DeallocOp op, llvm::ArrayRef<Value> memrefs,
                                   llvm::ArrayRef<Value> conditions, PatternRewriter &rewriter) {
  if (llvm::equal(op.getMemrefs(), memrefs) && llvm::equal(op.getConditions(), conditions))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.getMemrefsMutable().assign(memrefs);
    op.getConditionsMutable().assign(conditions);
  });
  return success();
}

/// Replaces each memref by `replace(memref, condition)`; those with a null replacement are removed, together
/// with their condition. Fails if nothing changes.
static LogicalResult replaceMemrefs(DeallocOp op, llvm::function_ref<Value(Value, Value)> replace,
                                    PatternRewriter &rewriter) {
  llvm::SmallVector<Value> memrefs, conditions;
  for (auto [memref, condition] : llvm::zip(op.getMemrefs(), op.getConditions()))
    if (Value replacement = replace(memref, condition)) {
      memrefs.push_back(replacement);
      conditions.push_back(condition);
    }
  return updateMemrefs(op, memrefs, conditions, rewriter);
}

/// Returns true if the only effect of the operation that defines `memref` is its allocation.
static bool isAllocatedWithoutOtherEffects(Value memref) {
  auto allocation = llvm::dyn_cast_or_null<MemoryEffectOpInterface>(memref.getDefiningOp());
  if (!allocation)
    return false;
  llvm::SmallVector<MemoryEffects::EffectInstance, 4> effects;
  allocation.getEffects(effects);
  return effects.size() == 1 && llvm::isa<MemoryEffects::Allocate>(effects.front().getEffect()) &&
         effects.front().getValue() == memref;
}

namespace {
/// Merges equal memref operands of a dealloc. The condition of the merged memref is the disjunction of their
/// conditions.
struct DeduplicateMemrefs : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    llvm::MapVector<Value, Value> conditions;
    for (auto [memref, condition] : llvm::zip(op.getMemrefs(), op.getConditions())) {
      auto [entry, isNew] = conditions.try_emplace(memref, condition);
      if (!isNew && entry->second != condition)
        entry->second = rewriter.create<arith::OrIOp>(op.getLoc(), entry->second, condition);
    }
    return updateMemrefs(op, llvm::to_vector(llvm::make_first_range(conditions)),
                         llvm::to_vector(llvm::make_second_range(conditions)), rewriter);
  }
};

/// Merges equal retained memrefs of a dealloc, and the corresponding results.
struct DeduplicateRetained : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    llvm::MapVector<Value, unsigned> newIndices;
    llvm::SmallVector<unsigned> newIndexOf;
    for (Value retained : op.getRetained())
      newIndexOf.push_back(newIndices.try_emplace(retained, newIndices.size()).first->second);
    if (newIndices.size() == op.getRetained().size())
      return failure();
    llvm::SmallVector<Value> retained = llvm::to_vector(llvm::make_first_range(newIndices));
    auto fewer = rewriter.create<DeallocOp>(op.getLoc(), op.getMemrefs(), op.getConditions(), retained);
    llvm::SmallVector<Value> results;
    for (unsigned index : newIndexOf)
      results.push_back(fewer.getUpdatedConditions()[index]);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Erases a dealloc without memrefs: no retained memref aliases a memref whose condition holds, so all
/// results are false.
struct EraseEmptyDealloc : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    if (!op.getMemrefs().empty())
      return failure();
    Value no;
    if (!op.getRetained().empty())
      no = rewriter.create<arith::ConstantOp>(op.getLoc(), rewriter.getBoolAttr(false));
    rewriter.replaceOp(op, llvm::SmallVector<Value>(op.getUpdatedConditions().size(), no));
    return success();
  }
};

/// Removes memref operands whose condition is the constant false.
struct EraseAlwaysFalseDealloc : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    return replaceMemrefs(
        op,
        [](Value memref, Value condition) { return matchPattern(condition, m_Zero()) ? Value() : memref; },
        rewriter);
  }
};

/// If an operand of a dealloc is the base memref that memref.extract_strided_metadata returns for an
/// allocated memref, replaces it by that allocated memref.
struct SkipExtractMetadataOfAlloc : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    return replaceMemrefs(
        op,
        [](Value memref, Value) {
          auto metadata = memref.getDefiningOp<memref::ExtractStridedMetadataOp>();
          Value source = metadata ? Value(metadata.getSource()) : Value();
          Operation *allocation = source ? source.getDefiningOp() : nullptr;
          return allocation && hasEffect<MemoryEffects::Allocate>(allocation, source) ? source : memref;
        },
        rewriter);
  }
};

/// Removes memrefs that are only used by this dealloc, together with the op that allocates them.
struct RemoveAllocDeallocPair : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Operation *> unused;
    LogicalResult changed = replaceMemrefs(
        op,
        [&](Value memref, Value) {
          if (!memref.hasOneUse() || !isAllocatedWithoutOtherEffects(memref))
            return memref;
          unused.push_back(memref.getDefiningOp());
          return Value();
        },
        rewriter);
    for (Operation *allocation : unused)
      rewriter.eraseOp(allocation);
    return changed;
  }
};
} // namespace

void DeallocOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<DeduplicateMemrefs, DeduplicateRetained, EraseEmptyDealloc, EraseAlwaysFalseDealloc,
              SkipExtractMetadataOfAlloc, RemoveAllocDeallocPair>(context);
}
