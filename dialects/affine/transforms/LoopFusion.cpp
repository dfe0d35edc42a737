//===- LoopFusion.cpp - Fusion of loop nests with the same iterations -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/transforms/AffineAccess.h"
#include "dialects/affine/transforms/Passes.h"
#include "dialects/func/Func.h"
#include "runtime/analysis/AliasAnalysis.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::affine;

namespace mlir::affine {
#define GEN_PASS_DEF_AFFINELOOPFUSION
#include "dialects/affine/transforms/Passes.h.inc"
} // namespace mlir::affine

namespace {

/// The number of ops before a nest among which another nest is searched. It bounds the time per block.
constexpr unsigned maxDistance = 64;

/// A perfect nest of loops without results, whose innermost body accesses memory only by affine.load and
/// affine.store.
struct LoopNest {
  llvm::SmallVector<AffineForOp, 4> loops; ///< Outermost first.
  llvm::SmallVector<AffineAccess, 4> accesses;

  Block *body() { return loops.back().getBody(); }
  /// Returns the nest with this outermost loop; nullopt if a loop has results or is not perfectly nested, or
  /// if the innermost body accesses memory by other ops than affine.load and affine.store.
  static std::optional<LoopNest> get(AffineForOp outermost);
};

std::optional<LoopNest> LoopNest::get(AffineForOp outermost) {
  LoopNest nest;
  for (AffineForOp loop = outermost; loop;) {
    if (loop->getNumResults() != 0)
      return std::nullopt;
    nest.loops.push_back(loop);
    Block *body = loop.getBody();
    loop = llvm::dyn_cast<AffineForOp>(&body->front());
    if (loop && loop->getNextNode() != &body->back())
      return std::nullopt;
  }
  for (Operation &op : nest.body()->without_terminator()) {
    AffineAccess access = AffineAccess::get(&op);
    if (access.op)
      nest.accesses.push_back(std::move(access));
    else if (op.getNumRegions() != 0 || !isMemoryEffectFree(&op))
      return std::nullopt;
  }
  return nest;
}

/// Tries to fuse a nest into a later one of the same block.
class Fusion {
public:
  Fusion(LoopNest &first, LoopNest &second, AliasAnalysis &aliases)
      : first(first), second(second), aliases(aliases) {}

  /// Returns true if both nests have the same iterations, access a common memref, and can be fused.
  bool isPossible();
  /// Moves the body of the first nest to the start of the second one's body, and erases the first nest.
  void run();

private:
  /// Returns an index expression over the induction variables, as dimensions, and other values, as symbols
  /// that are the same for both nests.
  AffineExpr normalized(LoopNest &nest, AffineMap map, unsigned result, ValueRange operands);
  bool haveSameBounds(unsigned depth);
  /// Returns true if both accesses have the same index expressions, and no two iterations access the same
  /// element.
  bool isSameElementOfIteration(const AffineAccess &one, const AffineAccess &other);

  LoopNest &first, &second;
  AliasAnalysis &aliases;
  llvm::MapVector<Value, unsigned> symbols;
};

AffineExpr Fusion::normalized(LoopNest &nest, AffineMap map, unsigned result, ValueRange operands) {
  MLIRContext *context = map.getContext();
  llvm::SmallVector<AffineExpr> replacements;
  for (Value operand : operands) {
    auto *owner =
        llvm::find_if(nest.loops, [&](AffineForOp loop) { return Value(loop.getInductionVar()) == operand; });
    if (owner != nest.loops.end()) {
      replacements.push_back(getAffineDimExpr(owner - nest.loops.begin(), context));
      continue;
    }
    unsigned symbol = symbols.insert({operand, symbols.size()}).first->second;
    replacements.push_back(getAffineSymbolExpr(symbol, context));
  }
  llvm::ArrayRef<AffineExpr> all(replacements);
  return map.getResult(result).replaceDimsAndSymbols(all.take_front(map.getNumDims()),
                                                     all.drop_front(map.getNumDims()));
}

bool Fusion::haveSameBounds(unsigned depth) {
  AffineForOp one = first.loops[depth], other = second.loops[depth];
  auto areEqual = [&](AffineMap map, ValueRange operands, AffineMap otherMap, ValueRange otherOperands) {
    if (map.getNumResults() != otherMap.getNumResults())
      return false;
    for (unsigned i = 0, e = map.getNumResults(); i != e; ++i)
      if (normalized(first, map, i, operands) != normalized(second, otherMap, i, otherOperands))
        return false;
    return true;
  };
  return one.getStep() == other.getStep() &&
         areEqual(one.getLowerBoundMap(), one.getLowerBoundOperands(), other.getLowerBoundMap(),
                  other.getLowerBoundOperands()) &&
         areEqual(one.getUpperBoundMap(), one.getUpperBoundOperands(), other.getUpperBoundMap(),
                  other.getUpperBoundOperands());
}

bool Fusion::isSameElementOfIteration(const AffineAccess &one, const AffineAccess &other) {
  if (one.memref != other.memref || one.map.getNumResults() != other.map.getNumResults())
    return false;
  // If an index is an induction variable, with or without an added constant, the iterations of this loop
  // access different elements.
  llvm::SmallVector<bool> isDistinguished(first.loops.size(), false);
  for (unsigned i = 0, e = one.map.getNumResults(); i != e; ++i) {
    AffineExpr index = normalized(first, one.map, i, one.operands);
    if (index != normalized(second, other.map, i, other.operands))
      return false;
    if (auto sum = llvm::dyn_cast<AffineBinaryOpExpr>(index))
      if (sum.getKind() == AffineExprKind::Add && llvm::isa<AffineConstantExpr>(sum.getRHS()))
        index = sum.getLHS();
    if (auto dimension = llvm::dyn_cast<AffineDimExpr>(index))
      isDistinguished[dimension.getPosition()] = true;
  }
  return llvm::all_of(isDistinguished, [](bool value) { return value; });
}

bool Fusion::isPossible() {
  if (first.loops.size() != second.loops.size())
    return false;
  for (unsigned depth = 0, e = first.loops.size(); depth != e; ++depth)
    if (!haveSameBounds(depth))
      return false;
  bool haveCommonMemRef = false;
  for (const AffineAccess &one : first.accesses)
    for (const AffineAccess &other : second.accesses) {
      haveCommonMemRef |= one.memref == other.memref;
      if ((one.isStore || other.isStore) && !aliases.alias(one.memref, other.memref).isNo() &&
          !isSameElementOfIteration(one, other))
        return false;
    }
  if (!haveCommonMemRef)
    return false;
  // Fusion moves the first nest after the ops between the nests: none of them may conflict with its accesses.
  for (Operation *op = first.loops.front()->getNextNode(); op != second.loops.front().getOperation();
       op = op->getNextNode())
    for (const AffineAccess &access : first.accesses) {
      ModRefResult effect = aliases.getModRef(op, access.memref);
      if (effect.isMod() || (access.isStore && effect.isRef()))
        return false;
    }
  return true;
}

void Fusion::run() {
  for (auto [from, to] : llvm::zip(first.loops, second.loops))
    Value(from.getInductionVar()).replaceAllUsesWith(to.getInductionVar());
  Block *target = second.body();
  Operation *position = &target->front();
  for (Operation &op : llvm::make_early_inc_range(first.body()->without_terminator()))
    op.moveBefore(position);
  first.loops.front()->erase();
}

class LoopFusionPass : public affine::impl::AffineLoopFusionBase<LoopFusionPass> {
public:
  void runOnOperation() override {
    AliasAnalysis aliases(getOperation());
    llvm::SmallVector<Block *> blocks;
    getOperation()->walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          blocks.push_back(&block);
    });
    // Blocks of loops that are erased are not visited: inner blocks come first, and their loops are fused
    // only with others of the same block.
    for (Block *block : llvm::reverse(blocks))
      if (!erased.contains(block))
        fuseIn(*block, aliases);
  }

private:
  void fuseIn(Block &block, AliasAnalysis &aliases) {
    for (Operation &op : llvm::make_early_inc_range(block))
      if (auto loop = llvm::dyn_cast<AffineForOp>(&op))
        while (fuseInto(loop, aliases)) {
        }
  }

  /// Fuses an earlier nest into the nest of \p loop. Returns false if no nest can be fused.
  bool fuseInto(AffineForOp loop, AliasAnalysis &aliases) {
    std::optional<LoopNest> second = LoopNest::get(loop);
    if (!second)
      return false;
    Operation *op = loop->getPrevNode();
    for (unsigned distance = 0; op && distance != maxDistance; op = op->getPrevNode(), ++distance) {
      auto earlier = llvm::dyn_cast<AffineForOp>(op);
      std::optional<LoopNest> first = earlier ? LoopNest::get(earlier) : std::nullopt;
      if (!first)
        continue;
      Fusion fusion(*first, *second, aliases);
      if (!fusion.isPossible())
        continue;
      for (AffineForOp each : first->loops)
        erased.insert(each.getBody());
      fusion.run();
      return true;
    }
    return false;
  }

  llvm::SmallPtrSet<Block *, 16> erased;
};

} // namespace

std::unique_ptr<Pass> affine::createLoopFusionPass() { return std::make_unique<LoopFusionPass>(); }
