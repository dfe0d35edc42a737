//===- LoopInvariantSubsetHoisting.cpp - Loop-carried subsets -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Follows a loop-carried value through one iteration: from the region argument, through subset insertions
// (each creates the next version of the value) and nested loops, to the yielded value. Each use of a version
// must be an op of this chain or a subset extraction. If a matching extraction and insertion access a subset
// that no other op of the chain may access, the loop carries the subset instead, and both ops are moved out
// of the loop.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/SubsetOpInterface.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/transforms/LoopInvariantCodeMotion.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_LOOPINVARIANTSUBSETHOISTING
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

/// The subset ops that one iteration applies to one loop-carried value, and the versions of that value: the
/// iteration argument and the results of the insertions and nested loops that update it.
struct Chain {
  llvm::SmallVector<SubsetExtractionOpInterface> extractions;
  llvm::SmallVector<SubsetInsertionOpInterface> insertions;
  llvm::DenseSet<Value> versions;

  bool isSame(Value a, Value b) const { return a == b || (versions.contains(a) && versions.contains(b)); }
};

/// Returns the index of the init operand `use` of a loop, or nullopt if it is no init operand.
std::optional<unsigned> findInit(LoopLikeOpInterface loop, OpOperand &use) {
  for (auto [index, init] : llvm::enumerate(loop.getInitsMutable()))
    if (&init == &use)
      return index;
  return std::nullopt;
}

class ChainFinder {
public:
  explicit ChainFinder(Chain &chain) : chain(chain) {}
  /// Collects the subset ops between iteration argument `index` of `loop` and its yielded value. Returns
  /// false if the value has other uses than subset ops and nested loops. Recurses into nested loops, up to a
  /// limit.
  bool follow(LoopLikeOpInterface loop, unsigned index, unsigned depth = 0);

private:
  static constexpr unsigned maxDepth = 64;
  Chain &chain;
};

bool ChainFinder::follow(LoopLikeOpInterface loop, unsigned index, unsigned depth) {
  std::optional<llvm::MutableArrayRef<OpOperand>> yielded = loop.getYieldedValuesMutable();
  if (depth > maxDepth || !yielded || index >= yielded->size())
    return false;
  OpOperand &last = (*yielded)[index];
  Value current = loop.getRegionIterArgs()[index];
  while (true) {
    chain.versions.insert(current);
    Value next;
    bool isYielded = false;
    for (OpOperand &use : current.getUses()) {
      Operation *user = use.getOwner();
      if (&use == &last) {
        isYielded = true;
        continue;
      }
      if (auto extraction = llvm::dyn_cast<SubsetExtractionOpInterface>(user);
          extraction && &extraction.getSourceOperand() == &use) {
        chain.extractions.push_back(extraction);
        continue;
      }
      if (next)
        return false; // Two insertions use the same version, so the versions form no chain.
      auto insertion = llvm::dyn_cast<SubsetInsertionOpInterface>(user);
      if (insertion && &insertion.getDestinationOperand() == &use && insertion.getUpdatedDestination()) {
        chain.insertions.push_back(insertion);
        next = insertion.getUpdatedDestination();
        continue;
      }
      auto inner = llvm::dyn_cast<LoopLikeOpInterface>(user);
      std::optional<unsigned> innerIndex = inner ? findInit(inner, use) : std::nullopt;
      if (!innerIndex || !inner.getLoopResults() || !follow(inner, *innerIndex, depth + 1))
        return false;
      next = (*inner.getLoopResults())[*innerIndex];
    }
    if (isYielded || !next)
      return isYielded && !next;
    current = next;
  }
}

class SubsetHoister {
public:
  explicit SubsetHoister(RewriterBase &rewriter) : rewriter(rewriter) {}
  /// Hoists the subsets of all iteration arguments. Returns the loop or the loop that replaced it.
  LoopLikeOpInterface hoist(LoopLikeOpInterface loop, bool &changed);

private:
  struct Pair {
    SubsetExtractionOpInterface extraction;
    SubsetInsertionOpInterface insertion;
  };
  std::optional<Pair> findPair(LoopLikeOpInterface loop, const Chain &chain);
  FailureOr<LoopLikeOpInterface> carry(LoopLikeOpInterface loop, unsigned index, Pair pair);

  RewriterBase &rewriter;
};

/// Returns true if all operands of `op` except `carried` are defined before the loop.
bool isInvariant(LoopLikeOpInterface loop, Operation *op, llvm::ArrayRef<OpOperand *> carried) {
  return op->getNumRegions() == 0 && llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return llvm::is_contained(carried, &operand) || loop.isDefinedOutsideOfLoop(operand.get());
         });
}

bool areDisjoint(Operation *a, Operation *b, detail::EquivalenceFn same) {
  return llvm::cast<SubsetOpInterface>(a).operatesOnDisjointSubset(llvm::cast<SubsetOpInterface>(b), same);
}

std::optional<SubsetHoister::Pair> SubsetHoister::findPair(LoopLikeOpInterface loop, const Chain &chain) {
  auto same = [&](Value a, Value b) { return chain.isSame(a, b); };
  // Returns true if an op is directly in the body and invariant except for `carried`. Subset ops in a nested
  // loop are not considered: they are hoisted out of that loop first.
  auto isHere = [&](Operation *op, llvm::ArrayRef<OpOperand *> carried) {
    return op->getParentOp() == loop.getOperation() && isInvariant(loop, op, carried);
  };
  // Insertions are visited in chain order, because the order of use lists is not deterministic.
  for (SubsetInsertionOpInterface insertion : chain.insertions) {
    if (!isHere(insertion, {&insertion.getSourceOperand(), &insertion.getDestinationOperand()}))
      continue;
    for (SubsetExtractionOpInterface extraction : chain.extractions) {
      if (!isHere(extraction, {&extraction.getSourceOperand()}) ||
          extraction->getResult(0).getType() != insertion.getSourceOperand().get().getType() ||
          // The extracted subset must be the one that the previous iteration inserted.
          extraction->getBlock() != insertion->getBlock() || !extraction->isBeforeInBlock(insertion) ||
          !insertion.isEquivalentSubset(extraction->getResult(0), same))
        continue;
      auto isDisjoint = [&](Operation *other) {
        return other == extraction.getOperation() || other == insertion.getOperation() ||
               (areDisjoint(other, extraction, same) && areDisjoint(other, insertion, same));
      };
      if (llvm::all_of(chain.extractions, [&](auto other) { return isDisjoint(other); }) &&
          llvm::all_of(chain.insertions, [&](auto other) { return isDisjoint(other); }))
        return Pair{extraction, insertion};
    }
  }
  return std::nullopt;
}

FailureOr<LoopLikeOpInterface> SubsetHoister::carry(LoopLikeOpInterface loop, unsigned index, Pair pair) {
  auto [extraction, insertion] = pair;
  Value part = extraction->getResult(0), put = insertion.getSourceOperand().get();
  NewYieldValuesFn yieldPart = [&](OpBuilder &, Location, llvm::ArrayRef<BlockArgument>) {
    return llvm::SmallVector<Value>{put};
  };
  FailureOr<LoopLikeOpInterface> replaced =
      loop.replaceWithAdditionalYields(rewriter, part, /*replaceInitOperandUsesInLoop=*/false, yieldPart);
  if (failed(replaced))
    return failure();
  LoopLikeOpInterface carrying = *replaced;
  unsigned last = carrying.getInits().size() - 1;
  // In the loop: use the carried subset, and pass the whole value through unchanged.
  rewriter.replaceAllUsesExcept(part, carrying.getRegionIterArgs()[last], carrying);
  rewriter.replaceAllUsesWith(insertion.getUpdatedDestination(), insertion.getDestinationOperand().get());
  // Before the loop: extract the subset from the init operand.
  rewriter.modifyOpInPlace(extraction,
                           [&] { extraction.getSourceOperand().set(carrying.getInits()[index]); });
  rewriter.moveOpBefore(extraction, carrying);
  // After the loop: insert the subset into the result.
  Value whole = (*carrying.getLoopResults())[index];
  rewriter.moveOpAfter(insertion, carrying);
  rewriter.replaceAllUsesWith(whole, insertion.getUpdatedDestination());
  rewriter.modifyOpInPlace(insertion, [&] {
    insertion.getDestinationOperand().set(whole);
    insertion.getSourceOperand().set((*carrying.getLoopResults())[last]);
  });
  return carrying;
}

LoopLikeOpInterface SubsetHoister::hoist(LoopLikeOpInterface loop, bool &changed) {
  for (unsigned index = 0; index < loop.getRegionIterArgs().size(); ++index) {
    for (bool again = true; again;) {
      again = false;
      Chain chain;
      if (!loop.getLoopResults() || loop.getInits().size() != loop.getRegionIterArgs().size() ||
          !ChainFinder(chain).follow(loop, index))
        break;
      std::optional<Pair> pair = findPair(loop, chain);
      if (!pair)
        break;
      FailureOr<LoopLikeOpInterface> carrying = carry(loop, index, *pair);
      if (failed(carrying))
        break;
      loop = *carrying;
      changed = again = true;
    }
  }
  return loop;
}

class LoopInvariantSubsetHoistingPass
    : public impl::LoopInvariantSubsetHoistingBase<LoopInvariantSubsetHoistingPass> {
public:
  void runOnOperation() override {
    IRRewriter rewriter(getOperation()->getContext());
    SubsetHoister hoister(rewriter);
    bool changed = false;
    // In post-order, so that a loop is replaced after its nested loops and before its parent loops are
    // processed.
    llvm::SmallVector<LoopLikeOpInterface> loops;
    getOperation()->walk([&](Operation *op) {
      if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op); loop && op != getOperation())
        loops.push_back(loop);
    });
    for (LoopLikeOpInterface loop : loops)
      hoister.hoist(loop, changed);
    if (!changed)
      markAllAnalysesPreserved();
  }
};

} // namespace

LoopLikeOpInterface mlir::hoistLoopInvariantSubsets(RewriterBase &rewriter, LoopLikeOpInterface loop) {
  bool changed = false;
  return SubsetHoister(rewriter).hoist(loop, changed);
}

std::unique_ptr<Pass> mlir::createLoopInvariantSubsetHoistingPass() {
  return std::make_unique<LoopInvariantSubsetHoistingPass>();
}
