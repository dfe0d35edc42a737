//===- LoopInvariantSubsetHoisting.cpp - Carrying a part ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A value that a loop carries is followed through one iteration: from the argument, over insertions that give
// it on (each the next version), in and out of loops inside, to what is yielded. All that uses a version must
// be an op of the chain or take a part out. A part that is taken out and put in, and that no other op of the
// chain may touch, is carried instead.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/SubsetOpInterface.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

namespace strata {
#define GEN_PASS_DEF_LOOPINVARIANTSUBSETHOISTING
#include "runtime/transforms/Passes.h.inc"
} // namespace strata

namespace {

/// What happens to one carried value in an iteration.
struct Chain {
  llvm::SmallVector<SubsetExtractionOpInterface> extractions;
  llvm::SmallVector<SubsetInsertionOpInterface> insertions;
  llvm::DenseSet<Value> versions;

  bool isSame(Value a, Value b) const { return a == b || (versions.contains(a) && versions.contains(b)); }
};

/// The index of a value that a loop carries, by the operand that hands it in.
std::optional<unsigned> findInit(LoopLikeOpInterface loop, OpOperand &use) {
  for (auto [index, init] : llvm::enumerate(loop.getInitsMutable()))
    if (&init == &use)
      return index;
  return std::nullopt;
}

class ChainFinder {
public:
  explicit ChainFinder(Chain &chain) : chain(chain) {}
  /// From an argument of a loop to what it yields for it. Loops inside of loops are on a stack of calls: as
  /// deep as the IR, but limited.
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
        return false; // It goes two ways.
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
  /// Carries parts of all values. The loop, or the one that took its place.
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

/// Whether all that an op needs, but for what the loop carries, is there before the loop.
bool isInvariant(LoopLikeOpInterface loop, Operation *op, llvm::ArrayRef<OpOperand *> carried) {
  return op->getNumRegions() == 0 && llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return llvm::is_contained(carried, &operand) || loop.isDefinedOutsideOfLoop(operand.get());
         });
}

bool areApart(Operation *a, Operation *b, detail::EquivalenceFn same) {
  return llvm::cast<SubsetOpInterface>(a).operatesOnDisjointSubset(llvm::cast<SubsetOpInterface>(b), same);
}

std::optional<SubsetHoister::Pair> SubsetHoister::findPair(LoopLikeOpInterface loop, const Chain &chain) {
  auto same = [&](Value a, Value b) { return chain.isSame(a, b); };
  // Those in a loop inside are carried by that one first.
  auto isHere = [&](Operation *op, llvm::ArrayRef<OpOperand *> carried) {
    return op->getParentOp() == loop.getOperation() && isInvariant(loop, op, carried);
  };
  // In the order of the insertions: uses have none to rely on.
  for (SubsetInsertionOpInterface insertion : chain.insertions) {
    if (!isHere(insertion, {&insertion.getSourceOperand(), &insertion.getDestinationOperand()}))
      continue;
    for (SubsetExtractionOpInterface extraction : chain.extractions) {
      if (!isHere(extraction, {&extraction.getSourceOperand()}) ||
          extraction->getResult(0).getType() != insertion.getSourceOperand().get().getType() ||
          // What is taken out must be what the iteration before has put in.
          extraction->getBlock() != insertion->getBlock() || !extraction->isBeforeInBlock(insertion) ||
          !insertion.isEquivalentSubset(extraction->getResult(0), same))
        continue;
      auto isApart = [&](Operation *other) {
        return other == extraction.getOperation() || other == insertion.getOperation() ||
               (areApart(other, extraction, same) && areApart(other, insertion, same));
      };
      if (llvm::all_of(chain.extractions, [&](auto other) { return isApart(other); }) &&
          llvm::all_of(chain.insertions, [&](auto other) { return isApart(other); }))
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
  // Inside, the part is what is carried, and the whole stays as it is.
  rewriter.replaceAllUsesExcept(part, carrying.getRegionIterArgs()[last], carrying);
  rewriter.replaceAllUsesWith(insertion.getUpdatedDestination(), insertion.getDestinationOperand().get());
  // Before: out of what the loop begins with.
  rewriter.modifyOpInPlace(extraction,
                           [&] { extraction.getSourceOperand().set(carrying.getInits()[index]); });
  rewriter.moveOpBefore(extraction, carrying);
  // Behind: into what it ends with.
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
    // A loop is replaced when those in it are done, and none around it is known yet.
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

std::unique_ptr<Pass> strata::createLoopInvariantSubsetHoistingPass() {
  return std::make_unique<LoopInvariantSubsetHoistingPass>();
}
